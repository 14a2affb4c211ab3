"""The controls of the shared screens: drawn from our own art, driven by `event.pos` and keys alone."""

from game.ui.grounds import draw_panel, draw_shadow, draw_slice
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, IconButton, Press
from game.ui.widgets.choices import Choice, Toggle
from game.ui.widgets.field import TextField
from game.ui.widgets.group import WidgetGroup
from game.ui.widgets.labels import Label, Panel
from game.ui.widgets.scroll import Row, ScrollArea
from game.ui.widgets.slider import Slider

__all__ = [
    "Button",
    "Choice",
    "IconButton",
    "Label",
    "Panel",
    "Press",
    "Row",
    "ScrollArea",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetGroup",
    "draw_panel",
    "draw_shadow",
    "draw_slice",
]
