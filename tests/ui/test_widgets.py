"""The controls by themselves: pointer, keyboard, states, notes."""

from __future__ import annotations

import pygame
import pytest

from game.ui.context import Context
from game.ui.dialog import inform
from game.ui.scenes import Scene
from game.ui.theme import TOOLTIP_DELAY_MS
from game.ui.tooltip import place_note
from game.ui.widgets import (
    Button,
    Choice,
    Label,
    Row,
    ScrollArea,
    Slider,
    TextField,
    Toggle,
    Widget,
    WidgetGroup,
)
from tests.ui.pilot import Pilot


class Board(Scene):
    """A scene of given widgets, 220 by 40 each, below one another."""

    def __init__(self, ctx: Context, widgets: list[Widget]) -> None:
        super().__init__(ctx)
        self.group = WidgetGroup(ctx)
        for place, widget in enumerate(widgets):
            widget.rect = pygame.Rect(100, 60 + 60 * place, 220, 40)
            self.group.add(widget)

    def handle(self, event: pygame.event.Event) -> None:
        self.group.handle(event)

    def update(self, dt_ms: float) -> None:
        self.group.update(dt_ms)

    @property
    def animating(self) -> bool:
        return self.group.animating

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((30, 44, 38))
        self.group.draw(surface)


@pytest.fixture
def p() -> Pilot:
    return Pilot((1024, 640))


def lay(p: Pilot, *widgets: Widget) -> Board:
    board = Board(p.ctx, list(widgets))
    p.show(board)
    return board


def test_a_button_acts_on_release_over_it_and_not_when_the_pointer_has_left(p: Pilot) -> None:
    heard: list[str] = []
    lay(p, Button(p.ctx, "go", "Go", lambda: heard.append("go")))
    p.press("go")
    assert heard == []
    p.release()
    assert heard == ["go"]
    p.press("go")
    p.haul((600, 400))
    p.release()
    assert heard == ["go"]
    assert p.sounds[-1] == "click"


def test_other_mouse_buttons_press_nothing(p: Pilot) -> None:
    heard: list[str] = []
    lay(p, Button(p.ctx, "go", "Go", lambda: heard.append("go")))
    p.click("go", button=3)
    p.click("go", button=2)
    assert heard == []


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_focused_button_is_pressed_by_enter_and_space(p: Pilot, key: str) -> None:
    heard: list[str] = []
    lay(p, Label(p.ctx, "Words"), Button(p.ctx, "go", "Go", lambda: heard.append("go")))
    p.key("tab", key)
    assert heard == ["go"]


def test_a_disabled_button_refuses_with_a_sound_and_tells_its_reason(p: Pilot) -> None:
    heard: list[str] = []
    button = Button(p.ctx, "go", "Go", lambda: heard.append("go"), tip="Goes")
    button.disabled = "There is nothing to go to."
    board = lay(p, button)
    p.click("go")
    assert heard == []
    assert p.sounds == ["refuse"]
    p.wait(TOOLTIP_DELAY_MS + 50)
    assert board.group.note == "There is nothing to go to."


def test_the_four_states_and_the_focus_look_different(p: Pilot) -> None:
    button = Button(p.ctx, "go", "Go", lambda: None)
    board = lay(p, button)
    pictures = [pygame.image.tobytes(p.shot(), "RGB")]
    p.move("go")
    pictures.append(pygame.image.tobytes(p.shot(), "RGB"))
    p.press("go")
    pictures.append(pygame.image.tobytes(p.shot(), "RGB"))
    p.release()
    p.move((600, 400))
    board.group.set_focus(button, ring=True)
    pictures.append(pygame.image.tobytes(p.shot(), "RGB"))
    board.group.set_focus(None)
    button.disabled = "No."
    pictures.append(pygame.image.tobytes(p.shot(), "RGB"))
    assert len(set(pictures)) == 5


def test_a_note_comes_after_350_ms_and_goes_with_the_pointer(p: Pilot) -> None:
    board = lay(p, Button(p.ctx, "go", "Go", lambda: None, tip="Goes on"))
    p.move("go")
    p.wait(300)
    assert board.group.note is None
    p.wait(100)
    assert board.group.note == "Goes on"
    p.move((600, 400))
    assert board.group.note is None


def test_a_note_follows_the_keyboard_focus(p: Pilot) -> None:
    one, two = (Button(p.ctx, name, name, lambda: None, tip=f"About {name}") for name in ("one", "two"))
    board = lay(p, one, two)
    p.key("tab")
    p.wait(400)
    assert board.group.note == "About one"
    p.key("tab")
    assert board.group.note is None
    p.wait(400)
    assert board.group.note == "About two"


def test_a_note_follows_whichever_of_pointer_and_keys_was_used_last(p: Pilot) -> None:
    one, two = (Button(p.ctx, name, name, lambda: None, tip=f"About {name}") for name in ("one", "two"))
    board = lay(p, one, two)
    p.move("two")
    p.key("tab")
    p.wait(400)
    assert board.group.note == "About one"
    p.move((150, 125))
    p.wait(400)
    assert board.group.note == "About two"


def test_the_wheel_scrolls_what_lies_under_a_pointer_that_has_not_moved(p: Pilot) -> None:
    p.move((150, 100))
    area = ScrollArea(p.ctx, "list")
    board = lay(p, area)
    area.rect = pygame.Rect(100, 60, 220, 200)
    row = Row(p.ctx, "row", lambda: None)
    row.rect = pygame.Rect(100, 60, 200, 800)
    area.place([row], 800)
    inform(p.ctx, "Title", "Text")
    p.key("esc")
    assert p.top is board
    p.wheel(-1)
    assert area.offset == 48


def test_a_note_never_covers_what_it_is_about() -> None:
    window = pygame.Rect(0, 0, 640, 480)
    for x in range(0, 600, 35):
        for y in range(0, 450, 27):
            about = pygame.Rect(x, y, 40, 30)
            box = place_note(pygame.Rect(0, 0, 260, 90), about, window, 8)
            assert not box.colliderect(about)
            assert window.contains(box)


def test_tab_goes_round_in_both_directions(p: Pilot) -> None:
    names = ["a", "b", "c"]
    board = lay(p, *(Button(p.ctx, name, name, lambda: None) for name in names))
    seen = []
    for _ in range(4):
        p.key("tab")
        assert board.group.focus
        seen.append(board.group.focus.name)
    assert seen == ["a", "b", "c", "a"]
    p.key("shift+tab")
    assert board.group.focus and board.group.focus.name == "c"


def test_arrows_go_to_the_geometric_neighbour(p: Pilot) -> None:
    board = lay(p, *(Button(p.ctx, name, name, lambda: None) for name in "abcd"))
    for place, widget in enumerate(board.group.widgets):
        widget.rect.topleft = (100 + 250 * (place % 2), 60 + 100 * (place // 2))
    p.key("tab")
    walk = []
    for key in ("right", "down", "left", "up"):
        p.key(key)
        assert board.group.focus
        walk.append(board.group.focus.name)
    assert walk == ["b", "d", "c", "a"]


def test_a_choice_is_made_by_click_and_by_arrows(p: Pilot) -> None:
    heard: list[str] = []
    choice = Choice(p.ctx, "mode", [("a", "One"), ("b", "Two"), ("c", "Six")], "a", heard.append)
    lay(p, choice)
    p.click(choice.parts()[2].center)
    p.key("left", "left", "left")
    assert heard == ["c", "b", "a", "c"]


def test_a_choice_that_does_not_fit_folds_into_a_stepper(p: Pilot) -> None:
    heard: list[str] = []
    choice = Choice(p.ctx, "mode", [("a", "A long variant"), ("b", "Another long one")], "a", heard.append)
    board = lay(p, choice)
    assert choice.folded
    assert board.group.overflow() == []
    p.click((choice.rect.right - 12, choice.rect.centery))
    p.click((choice.rect.left + 12, choice.rect.centery))
    assert heard == ["b", "a"]


def test_a_toggle_flips_by_click_space_and_arrows(p: Pilot) -> None:
    heard: list[bool] = []
    lay(p, Toggle(p.ctx, "on", False, heard.append))
    p.click("on")
    p.key("space", "right", "right", "left")
    assert heard == [True, False, True, False]


def test_a_slider_follows_the_pointer_even_outside_its_box_and_settles_once(p: Pilot) -> None:
    heard: list[float] = []
    settled: list[float] = []
    slider = Slider(p.ctx, "volume", (0.0, 1.0), 0.1, 0.5, heard.append, settled.append)
    lay(p, slider)
    p.drag(slider.knob(), (630, 400))
    assert slider.value == 1.0
    assert settled == [1.0]
    assert heard == sorted(heard)
    p.key("home", "right", "pageup")
    assert slider.value == pytest.approx(0.6)


def test_writing_editing_and_leaving_a_field(p: Pilot) -> None:
    field = TextField(p.ctx, "seed")
    board = lay(p, field, Button(p.ctx, "go", "Go", lambda: None))
    p.click("seed")
    p.type("two words")
    assert field.value == "two words"
    p.key("home", "delete")
    p.type("W")
    assert field.value == "Wwo words"
    p.key("end", "ctrl+backspace")
    assert field.value == "Wwo"
    p.key("left", "backspace")
    assert field.value == "Wo"
    p.key("tab")
    assert board.group.focus and board.group.focus.name == "go"


def test_a_long_text_scrolls_in_its_field_so_that_the_caret_is_seen(p: Pilot) -> None:
    field = TextField(p.ctx, "seed")
    lay(p, field)
    p.click("seed")
    before = pygame.image.tobytes(p.shot(), "RGB")
    p.type("m" * 60)
    after = p.shot()
    outside = after.copy()
    outside.fill((0, 0, 0), field.rect.inflate(12, 12))
    first = pygame.image.frombytes(before, after.get_size(), "RGB")
    first.fill((0, 0, 0), field.rect.inflate(12, 12))
    assert pygame.image.tobytes(outside, "RGB") == pygame.image.tobytes(first, "RGB")
    assert len(field.value) == 60


def test_control_letters_and_a_flood_are_kept_out_of_a_field(p: Pilot) -> None:
    field = TextField(p.ctx, "seed")
    lay(p, field)
    p.click("seed")
    field.text("a\x00\nb\u202e")
    assert field.value == "ab"
    field.text("x" * 5000)
    assert field.value == "ab"


def test_a_list_scrolls_by_wheel_bar_and_focus(p: Pilot) -> None:
    area = ScrollArea(p.ctx, "list")
    board = lay(p, area)
    area.rect = pygame.Rect(100, 60, 220, 200)
    rows: list[Widget] = []
    for i in range(20):
        row = Row(p.ctx, f"row:{i}", lambda: None)
        row.rect = pygame.Rect(100, 60 + 40 * i, 200, 40)
        rows.append(row)
    area.place(rows, 800)
    p.wheel(-2, (150, 100))
    assert area.offset == 96
    p.wheel(50)
    assert area.offset == 0
    thumb = area.thumb()
    assert thumb
    p.drag(thumb.center, (thumb.centerx, 400))
    assert area.offset == area.most == 600
    for _ in range(3):
        p.key("tab")
    assert board.group.focus and area.rect.contains(board.group.focus.rect)


def test_rows_that_are_scrolled_away_cannot_be_pressed(p: Pilot) -> None:
    heard: list[int] = []
    area = ScrollArea(p.ctx, "list")
    lay(p, area)
    area.rect = pygame.Rect(100, 60, 220, 80)
    rows: list[Widget] = []
    for i in range(6):
        row = Row(p.ctx, f"row:{i}", lambda i=i: heard.append(i))  # type: ignore[misc]
        row.rect = pygame.Rect(100, 60 + 40 * i, 200, 40)
        rows.append(row)
    area.place(rows, 240)
    p.click((150, 240))
    assert heard == []
    area.scroll_to(80)
    p.click((150, 70))
    assert heard == [2]


def test_hover_comes_from_events_alone(p: Pilot) -> None:
    button = Button(p.ctx, "go", "Go", lambda: None)
    lay(p, button)
    pygame.mouse.set_pos(button.rect.center)
    p.wait(100)
    assert not button.hovered
    p.move("go")
    assert button.hovered
    p.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    assert not button.hovered
