"""What lies over the world's board now: lit targets, full territories, threats, last move, what is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.messages import Event
from game.games.world import events as e
from game.games.world.model import NO_UNITS, PlaceId, UnitKind, office_of
from game.games.world.phases.withdraw import surplus
from game.games.world.ui.board import PileKey, WorldMarks, cue_ends
from game.games.world.ui.load import CAMP
from game.games.world.ui.map_picture import Glow
from game.games.world.ui.outlook import attack_odds, battle_odds, could_attack, free_room
from game.ui.theme import BAD, BRASS_BRIGHT, PAPER, PAPER_SHADE

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

_LAST, _FULL, _THREAT = (0xFF, 0xF6, 0xE0), PAPER_SHADE, (0xE8, 0x4A, 0x38)
_MOST_OUTLINED = 14  # free territories at set-up; more would outline the whole map
_MOVES = (
    e.TerritoryClaimed, e.UnitsPlaced, e.UnitsMoved, e.TerritoryTaken, e.TerritoryEmptied, e.BattleBegan,
    e.UnitsDropped, e.UnitsLost, e.UnitsWithdrawn,
)  # fmt: skip


class Marking:
    """Derives marks from the table's hand, pointer and aids; holds no game state of its own."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table
        self.threats_on = False
        self._last: frozenset[PlaceId] = frozenset()
        self._shown: frozenset[PlaceId] | None = None
        self._odds: dict[object, int | None] = {}
        self._reach: dict[PlaceId, int] | None = None

    def refresh(self) -> None:
        """The game went on: the newest entry is the last move."""
        self._odds.clear()
        self._reach, self._shown = None, None
        places = _places(self._table.last_events())
        if places:
            self._last = places

    def show_entry(self, index: int | None) -> None:
        """Mark what an entry of the log was about (None: the last move again), and bring it into view."""
        if index is None:
            self._shown = None
            return
        batch = self._table.desk.session.batch(index, self._table.public_eyes)
        self._shown = _places(batch.events)
        self._table.focus.bring_into_view(self._shown)

    def point_at(self, places: frozenset[PlaceId]) -> None:
        """Mark what a hint names, until the game goes on."""
        self._shown = places

    def toggle_threats(self) -> None:
        """Show or hide who could reach the own territories."""
        self.threats_on = not self.threats_on

    def marks(self) -> WorldMarks:
        """The marks of this frame."""
        table = self._table
        touching = table.touching
        lit = self.lit() if table.desk.timeline.idle else frozenset()
        held = touching.held
        load = touching.load
        pointed = table.place_token(touching.over) if touching.over else None
        target = table.place_of(pointed) if pointed in lit else None
        course = None
        if load is not None and load.origin != CAMP and target is not None and target != load.origin:
            course = (load.origin, target)
        return WorldMarks(
            lit=lit,
            selected=load.token(load.first) if load is not None else touching.aimed,
            hovered=touching.over,
            focused=table.focus.token,
            dimmed=(touching.has_pick or table.state.step in ("claim", "battles")) and bool(lit),
            held=held,
            notes=self._notes(lit, target),
            glows=tuple(self._glows(lit, pointed)),
            taken=self._taken(),
            faded=self._faded(),
            load=self._load_shown(),
            load_seat=table.desk.hand,
            course=course,
        )

    def lit(self) -> frozenset[str]:
        """What may be touched now and is worth showing."""
        table = self._table
        touching, hand, step = table.touching, table.hand, table.state.step
        if table.desk.hand is None:
            return frozenset()
        if touching.load is not None:
            return self._discreet(touching.load.takers(hand))
        if touching.aimed is not None:
            return (
                frozenset(hand.starts)
                if touching.aimed.startswith("supply:")
                else frozenset({"camp:infantry"})
            )
        if hand.picks:
            return frozenset(hand.offers)
        shown = {"claim", "battles", "withdraw", "place", "defend"}
        starts = frozenset(hand.starts) if step in shown else frozenset()
        if table.people > 1:  # the seats that can be asked for help are partners (A50)
            starts = frozenset(token for token in starts if not token.startswith("seat:"))
        if step == "claim":
            starts |= {"supply:infantry"}
        return starts

    def _discreet(self, lit: frozenset[str]) -> frozenset[str]:
        """At a shared screen nothing lit may tell of an alliance that the table has not seen yet (A50)."""
        table = self._table
        state, seat = table.state, table.desk.hand
        if seat is None or table.people < 2:
            return lit
        seen = {other for pair in state.seen_allied if seat in pair for other in pair}
        hidden = {ally for ally in office_of(table.desk.view.state, seat).allies if ally not in seen}
        ours = {f"territory:{place}" for place, owner in state.owners.items() if owner in hidden}
        load = table.touching.load
        if load is None or load.origin == CAMP:
            return lit - ours
        near = (*table.ground.neighbours.get(load.origin, ()), *self._landings(load.origin))
        return lit | (ours & {f"territory:{place}" for place in near})

    def _landings(self, origin: PlaceId) -> tuple[PlaceId, ...]:
        """The territories with an anchor to a sea area; none for a territory."""
        sea = self._table.ground.seas.get(origin)
        return sea.territories if sea is not None else ()

    def _glows(self, lit: frozenset[str], pointed: str | None) -> list[Glow]:
        table = self._table
        out = [
            Glow(place, _LAST, 2.0)
            for place in sorted(self._shown if self._shown is not None else self._last)
        ]
        if self.threats_on:
            out += [Glow(place, _THREAT, 2.5) for place in sorted(self.reach())]
        step, load = table.state.step, table.touching.load
        if step == "place" and load is not None and load.origin == CAMP:
            out += [Glow(place, _FULL, 2.0) for place in self._full()]
        if step != "claim" or len(lit) <= _MOST_OUTLINED:
            names = (
                table.place_of(token) for token in sorted(lit) if token.startswith(("territory:", "sea:"))
            )
            out += [Glow(place, BRASS_BRIGHT, 2.5) for place in names if place]
        if load is not None and load.origin != CAMP:
            out.append(Glow(load.origin, PAPER, 2.5))
        if step == "defend" and load is None:
            out += [Glow(battle.place, _THREAT, 2.5) for battle in table.state.battles]
        if table.hand.picks and table.hand.picks[0].startswith("sea:"):
            out.append(Glow(table.hand.picks[0].removeprefix("sea:"), BRASS_BRIGHT, 3.0))
        hovered = table.place_of(pointed) if pointed else None
        if hovered:
            held = table.touching.load is not None or table.touching.aimed is not None
            tone = BRASS_BRIGHT if pointed in lit else BAD if held else PAPER
            out.append(Glow(hovered, tone, 3.5))
        focused = table.focus.place
        if focused:
            out.append(Glow(focused, BRASS_BRIGHT, 4.5))
        return out

    def _full(self) -> list[PlaceId]:
        """Own territories that take no more units in this step."""
        table = self._table
        seat, state = table.desk.hand, table.desk.view.state
        if seat is None:
            return []
        own = (place for place, owner in state.owners.items() if owner == seat)
        return [place for place in own if free_room(table.desk.rules, state, place, seat)[0] == 0]

    def _notes(self, lit: frozenset[str], target: PlaceId | None) -> dict[str, str]:
        """Short texts at places: room that is left, what a move would meet, what threatens."""
        table = self._table
        state, seat = table.desk.view.state, table.desk.hand
        say, step = table.words.say, table.state.step
        out: dict[str, str] = {}
        if self.threats_on:
            out |= {f"territory:{place}": str(count) for place, count in self.reach().items()}
        if seat is None:
            return out
        if step in ("place", "defend") and table.touching.load is not None:
            places = {table.place_of(token) for token in lit} | set(self._full() if step == "place" else ())
            for place in places:
                if place and not table.ground.is_sea(place):
                    free, most = free_room(table.desk.rules, state, place, seat)
                    out[f"territory:{place}"] = say("note.room", there=most - free, limit=most)
        if step == "move":
            out |= self._odds_notes(target)
        if step == "battles":
            for battle in state.battles:
                chance = self._chance(("battle", battle.place), battle.place, None)
                if chance is not None:
                    out[f"territory:{battle.place}"] = say("note.odds", percent=chance)
        return out

    def _odds_notes(self, target: PlaceId | None) -> dict[str, str]:
        """How the planned attacks would end, and the one that releasing here would plan."""
        table = self._table
        state, load = table.desk.view.state, table.touching.load
        out: dict[str, str] = {}
        for place in {march.to for march in state.marches} | ({target} if target else set()):
            held = load if load is not None and place == target else None
            key = (place, tuple(held.rows()) if held else None, held.origin if held else None)
            chance = self._chance(key, place, held)
            token = f"{'sea' if table.ground.is_sea(place) else 'territory'}:{place}"
            if chance is not None:
                out[token] = table.words.say("note.odds", percent=chance)
            elif not table.ground.is_sea(place) and place not in state.owners:
                out[token] = table.words.say("note.empty")
        return out

    def _chance(self, key: object, place: PlaceId, load: object) -> int | None:
        if key not in self._odds:
            table = self._table
            state = table.desk.view.state
            if state.step == "battles":
                battle = next(b for b in state.battles if b.place == place)
                found = battle_odds(table.desk.rules.course(state), battle)
            else:
                found = attack_odds(table.desk.rules, state, place, load)  # type: ignore[arg-type,assignment]
            self._odds[key] = None if found is None else round(100 * found.attacker)
        return self._odds[key]

    def reach(self) -> dict[PlaceId, int]:
        """Own territories that others could attack, with the most units that one of them could bring."""
        if self._reach is None:
            table = self._table
            state = table.desk.view.state
            seat = table.seat_of_interest
            self._reach = {}
            for place, owner in state.owners.items():
                if owner == seat:
                    found = could_attack(table.desk.rules, state, place)
                    if found:
                        self._reach[place] = max(found.values())
        return self._reach

    def _taken(self) -> dict[PileKey, int]:
        table = self._table
        load, seat = table.touching.load, table.desk.hand
        if load is None or seat is None or table.touching.held is None:
            return {}
        return {(load.origin, seat, kind): count for kind, count in load.rows()}

    def _faded(self) -> dict[PileKey, int]:
        """In the withdraw step, the units that will go home."""
        table = self._table
        state = table.state
        if state.step != "withdraw" or not table.desk.timeline.idle:
            return {}
        course = table.desk.rules.course(state)
        out: dict[PileKey, int] = {}
        for place in table.ground.territories:
            gone = surplus(course, place, state.active)
            for kind in gone.kinds():
                out[(place, state.active, kind)] = gone.of(kind)
        return out

    def _load_shown(self) -> tuple[tuple[UnitKind, int], ...]:
        touching = self._table.touching
        if touching.load is not None:
            return touching.load.rows()
        aimed = touching.aimed
        if aimed is None:
            return ()
        if aimed.startswith("march:"):
            found = (
                march for march in self._table.state.marches if aimed == f"march:{march.origin}:{march.to}"
            )
            march = next(found, None)
            units = march.units if march is not None else NO_UNITS
            return tuple((kind, units.of(kind)) for kind in units.kinds())
        kind: UnitKind = aimed.rpartition(":")[2]  # type: ignore[assignment]
        return ((kind, 1),)


def _places(events: tuple[Event, ...]) -> frozenset[PlaceId]:
    return frozenset(place for event in events if isinstance(event, _MOVES) for place in cue_ends(event))
