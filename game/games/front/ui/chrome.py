"""What lies around the map on the front's table; while the map alone is moved it stays as painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import backdrop

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


class Chrome:
    """Paints rails, strip, sheet and buttons."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._painted: object = None  # what it looked like when it was painted last in this pan

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the surroundings, unless the last frame's still stand: a pan changes the map alone."""
        table = self._table
        looks = self._looks(surface)
        if looks is not None and looks == self._painted:
            return
        self._painted = looks
        backdrop.draw(table.ctx, surface)
        state = table.state
        left = table.outlook.badge() if table.desk.timeline.idle else 0
        table.strip.draw(surface, state, table.desk.thinking is not None, left)
        if table.log_open:
            table.log.draw(surface)
        elif table.fights.is_open:
            table.fights.draw(surface)
        else:
            table.explain.draw(surface, state, table.about, table.outlook.lines(), table.following.recap)
        table.controls.draw(surface)

    def _looks(self, surface: pygame.Surface) -> object:
        """All that the surroundings depend on in a pan; None while anything else could change them."""
        table = self._table
        is_still = (
            table.touching.is_panning
            and table.desk.timeline.idle
            and not table.toasts.animating
            and not table.controls.animating
            and not table.fights.animating
            and table.ahead.ways() is None  # else a note goes along with the pointer
        )
        if not is_still:
            return None
        sheet = (table.log_open, table.fights.is_open, table.about, table.aids.shown)
        look = (id(surface), surface.get_size(), table.ctx.scale)
        return look, table.desk.session.index, table.desk.thinking, sheet
