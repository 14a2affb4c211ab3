"""What may be done now and what is still possible, in the words of the sheet and of the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.world.model import WorldState
from game.games.world.phases.move import free_units, origins
from game.games.world.ui.outlook import free_room

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

_EARLY = ("claim", "points")  # steps in which the ways to win are told, before and in round one


class Advice:
    """Reads the table's state and speaks."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table

    def lines(self) -> list[str]:
        """What may be done now, in a sentence or two."""
        table = self._table
        say, state = table.words.say, table.state
        if state.step == "over":
            return [say("advice.over")]
        if table.desk.hand is None:
            return [say("advice.wait")]
        if table.touching.load is not None:
            return [say("advice.held"), say("advice.held_keys")]
        lines = [say(f"advice.{state.step}")]
        left = self.still_possible()
        lines = [*lines, left] if left else lines
        return [*lines, *self.ways_to_win()] if state.round <= 1 and state.step in _EARLY else lines

    def ways_to_win(self) -> list[str]:
        """The scenario's three ways to win (R024-R027, R064)."""
        table = self._table
        state = table.state
        victory = table.desk.rules.book.scenario(state.options).victory
        say = table.words.say
        return [
            say("win.title"),
            say("win.points", points=victory.points[str(state.seats)]),
            say("win.research", level=victory.research),
            say("win.badge", badge=table.words.names.badge(victory.badge), count=victory.badge),
        ]

    def still_possible(self) -> str:
        """What could still be done in the running step, in a sentence; nothing where there is no more."""
        table = self._table
        say, state, seat = table.words.say, table.desk.view.state, table.desk.hand
        if seat is None:
            return ""
        if state.step in ("place", "defend"):
            camp = state.realms[seat].camp.total
            rooms = self._rooms(state)
            if camp and rooms:
                return self._counted("left.place", len(rooms), camp=camp, room=sum(rooms))
            return say("left.no_room") if camp else say("left.no_camp")
        if state.step == "move":
            free = self._free(state)
            return self._counted("left.move", free, moves=len(state.marches))
        if state.step == "battles":
            return self._counted("left.battles", len(state.battles))
        if state.step == "withdraw":
            return self._counted("left.withdraw", len(table.withdrawing.places))
        if state.step == "claim":
            places = sum(1 for place in table.ground.territories if place not in state.owners)
            return self._counted("left.claim", places)
        return ""

    def is_much_left(self) -> bool:
        """Whether ending the step now would leave something undone that is usually done."""
        table = self._table
        state, seat = table.desk.view.state, table.desk.hand
        if seat is None:
            return False
        if state.step in ("place", "defend"):
            return bool(state.realms[seat].camp.total and self._rooms(state))
        if state.step == "move":
            return not state.marches and self._free(state) > 0
        return bool(state.step == "battles" and state.battles)

    def end_words(self, end: str) -> str:
        """The words of the button that ends the step."""
        table = self._table
        state = table.desk.view.state
        if end == "enter_points":
            points = table.ground.points(state.owners, state.active)
            return table.words.say("button.enter_points", points=points)
        if end == "end_moves":
            count = len(state.marches)
            key = "button.end_moves" if count > 1 else f"button.end_moves.{count}"
            return table.words.say(key, count=count)
        return table.words.say(f"button.{end}")

    def _counted(self, key: str, count: int, **values: int) -> str:
        """A sentence about a number; one thing is spoken of in its own way."""
        words = self._table.words
        one = f"{key}.one"
        return words.say(one if count == 1 and words.has(one) else key, count=count, **values)

    def _rooms(self, state: WorldState) -> list[int]:
        """The room in each territory that takes units now."""
        table = self._table
        seat = table.desk.hand
        places: set[str] = set()
        for token in table.hand.starts:
            if token.startswith("camp:"):
                places |= {to.partition(":")[2] for to in table.hand.after((token,))}
        if table.people > 1:  # partners' ground is not told of (A50)
            places = {place for place in places if state.owners.get(place) == seat or state.step == "defend"}
        assert seat is not None
        return [free_room(table.desk.rules, state, place, seat)[0] for place in places]

    def _free(self, state: WorldState) -> int:
        course = self._table.desk.rules.course(state)
        return sum(max(0, free_units(course, place)) for place in origins(course))
