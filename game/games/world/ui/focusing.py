"""The keyboard's focus on the world's table, and bringing places into view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.world.model import PlaceId
from game.games.world.ui.walking import next_place, places

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable


class Focusing:
    """Holds what has the focus: the token of a place."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table
        self.token: str | None = None

    @property
    def place(self) -> PlaceId | None:
        """The place in focus."""
        return self._table.place_of(self.token)

    def on(self, place: PlaceId | None) -> None:
        """Give a place the focus and bring it into view."""
        if place is None:
            return
        self.token = self._table.named(place)
        board_map = self._table.picture.board.map
        camera = board_map.camera
        spot = camera.to_window(places(board_map.atlas)[place])
        room = camera.rect.inflate(-camera.rect.width // 5, -camera.rect.height // 5)
        if not room.collidepoint(spot):
            camera.pan(room.centerx - spot[0], room.centery - spot[1])

    def walk(self, dx: int, dy: int) -> None:
        """To the next place in the direction of an arrow key."""
        table = self._table
        if self.place is None:
            lively = self.lively()
            seat = table.seat_of_interest
            own = (one for one in table.ground.territories if table.state.owners.get(one) == seat)
            self.on(lively[0] if lively else next(own, next(iter(table.ground.territories))))
        else:
            self.on(next_place(table.picture.board.map.atlas, self.place, dx, dy))

    def hop(self, step: int) -> None:
        """To the next place where something can be done now."""
        found = self.lively()
        if found:
            at = found.index(self.place) + step if self.place in found else (0 if step > 0 else -1)
            self.on(found[at % len(found)])

    def lively(self) -> list[PlaceId]:
        """Where something can be done now, in the map's order."""
        table = self._table
        found = {table.place_of(token) for token in table.marking.lit()}
        if table.state.step == "move" and not table.touching.has_pick:
            found |= {table.place_of(token) for token in table.hand.starts if token.startswith("stack:")}
        return [place for place in (*table.ground.territories, *table.ground.seas) if place in found]

    def bring_into_view(self, found: frozenset[PlaceId]) -> None:
        """Move the map so that these places are seen; nothing where they are already."""
        board_map = self._table.picture.board.map
        spots = [at for place, at in places(board_map.atlas).items() if place in found]
        if spots and not all(board_map.camera.sees(spot) for spot in spots):
            board_map.camera.show(spots)
