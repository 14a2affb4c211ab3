"""What a hand holds: units of one or more kinds from the camp or a place, and how they become commands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.ids import Seat
from game.core.messages import Command
from game.games.world.course import Course
from game.games.world.model import UNIT_KINDS, UnitKind
from game.games.world.phases.move import free_units, left_at
from game.ui.hand import Hand

CAMP = "camp"


@dataclass
class Load:
    """Units taken up from `origin` (a place, or the camp); `counts` by kind, of which `first` was touched."""

    origin: str
    first: UnitKind
    counts: dict[UnitKind, int] = field(default_factory=dict)
    fills: bool = False  # all kinds: as many go as there is room for, the strongest first

    @classmethod
    def of(cls, token: str) -> Load:
        """One unit of a pile that was touched: `camp:tank`, `stack:china:tank`."""
        head, _, rest = token.partition(":")
        origin, _, kind = ("", "", rest) if head == CAMP else rest.rpartition(":")
        found = next(one for one in UNIT_KINDS if one == kind)
        return cls(origin or CAMP, found, {found: 1})

    def token(self, kind: UnitKind) -> str:
        """The pile that units of a kind come from."""
        return f"camp:{kind}" if self.origin == CAMP else f"stack:{self.origin}:{kind}"

    def rows(self) -> tuple[tuple[UnitKind, int], ...]:
        """The kinds with their numbers, the touched one first."""
        order = (self.first, *(kind for kind in UNIT_KINDS if kind != self.first))
        return tuple((kind, self.counts[kind]) for kind in order if self.counts.get(kind))

    def set(self, count: int, most: int) -> bool:
        """Hold so many of the touched kind, within 1 and `most`; whether that changed anything."""
        count = max(1, min(most, count))
        changed = self.counts != {self.first: count}
        self.counts, self.fills = {self.first: count}, False
        return changed

    def take_everything(self, course: Course, seat: Seat) -> None:
        """Hold all units of all kinds that may go from here, the strongest first where one must stay."""
        if self.origin == CAMP:
            camp = course.state.realms[seat].camp
            self.counts = {kind: camp.of(kind) for kind in camp.kinds()}
        else:
            free, left = free_units(course, self.origin), left_at(course, self.origin)
            found: dict[UnitKind, int] = {}
            for kind in reversed(UNIT_KINDS):
                count = min(free, left.of(kind))
                free -= count
                if count > 0:
                    found[kind] = count
            self.counts = found or self.counts
        self.fills = True

    def most(self, hand: Hand, kind: UnitKind) -> int:
        """How many of a kind could go anywhere from here, by what the rules offer."""
        start = self.token(kind)
        return max((self._most_to(hand, start, to) for to in self.targets(hand, kind)), default=0)

    def targets(self, hand: Hand, kind: UnitKind) -> tuple[str, ...]:
        """Where at least one unit of a kind may go."""
        start = self.token(kind)
        return tuple(hand.after((start,))) if start in hand.starts else ()

    def takers(self, hand: Hand) -> frozenset[str]:
        """Where the whole load may go, kind by kind."""
        if self.fills:
            return frozenset(to for kind, _ in self.rows() for to in self.targets(hand, kind))
        found: frozenset[str] | None = None
        for kind, count in self.rows():
            start = self.token(kind)
            fit = frozenset(to for to in self.targets(hand, kind) if count <= self._most_to(hand, start, to))
            found = fit if found is None else found & fit
        return found or frozenset()

    def commands(self, hand: Hand, to: str) -> Iterator[Command]:
        """The commands that bring the load to a place, one a kind; ask for the next one when the one before
        is done. Raises Illegal with the reason."""
        rows = self.rows()
        for kind, wanted in sorted(rows, key=lambda row: -UNIT_KINDS.index(row[0])) if self.fills else rows:
            count = wanted
            hand.cancel()
            if self.fills:
                fits = to in hand.after((self.token(kind),))
                count = min(wanted, self._most_to(hand, self.token(kind), to)) if fits else 0
                if count == 0:
                    continue
            hand.touch(self.token(kind))
            if count == 1 or to not in hand.offers:
                command = hand.touch(to) or hand.confirm()
            else:
                hand.picks = (self.token(kind), to)
                command = hand.touch(f"count:{count}")
            if command is not None:
                yield command

    @staticmethod
    def _most_to(hand: Hand, start: str, to: str) -> int:
        most = 1
        for token in hand.after((start, to)):
            if token.startswith("count:"):
                most = max(most, int(token.removeprefix("count:")))
        return most
