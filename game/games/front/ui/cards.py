"""What the sheet says of a thing: a counter, a leader, a hex, the points, a marker; all figures and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.front.model import FrontState, HexId, LeaderId, UnitId, slot_of
from game.games.front.standing import is_isolated, proficiency, strength
from game.games.front.ui.cut_lines import CutLines
from game.games.front.ui.figures import leader_figures, movement_figures
from game.games.front.victory import lines

if TYPE_CHECKING:
    from game.games.front.rules import FrontRules
    from game.games.front.ui.words import FrontWords


@dataclass(frozen=True)
class Row:
    """A line of the sheet: a label and what it says."""

    label: str
    text: str


@dataclass(frozen=True)
class Card:
    """A sheet: a title, a second line, rows, and the token whose picture stands beside the title."""

    title: str
    second: str
    rows: list[Row] = field(default_factory=list)
    picture: str = ""


class Cards:
    """Makes sheets from a state; those of one state are kept."""

    def __init__(self, rules: FrontRules, words: FrontWords) -> None:
        self._rules = rules
        self._words = words
        self._cuts = CutLines(rules, words)
        self._kept: tuple[object, dict[str, Card | None]] = (None, {})

    def card(self, state: FrontState, about: str) -> Card | None:
        """The sheet of a token; None where there is nothing to tell."""
        if self._kept[0] is not state:
            self._kept = (state, {})
        if about not in self._kept[1]:
            self._kept[1][about] = self._card(state, about)
        return self._kept[1][about]

    def _card(self, state: FrontState, about: str) -> Card | None:
        kind, _, name = about.partition(":")
        if kind == "unit" and name in state.units:
            return self._unit(state, name)
        if kind == "leader" and name in state.leaders:
            return self._leader(state, name)
        if kind in ("hex", "hidden", "stack") and self._rules.ground.has(name):
            return self._hex(state, name)
        if kind == "marker":
            return self._marker(state, name)
        return self._points(state) if kind == "points" else None

    def _unit(self, state: FrontState, name: UnitId) -> Card:
        say, book, one = self._words.say, self._rules.book, state.units[name]
        print_ = book.units[name]
        second = say(
            "card.unit", type=say(f"type.{print_.type}"), side=self._words.side(book.seat(name)),
            division=print_.division,
        )  # fmt: skip
        rows = [Row(say("card.steps"), say("card.steps.text", now=one.steps, full=print_.steps))]
        if print_.attack or not print_.barrage:
            now = strength(book, name, one, "attack")
            rows.append(Row(say("card.attack"), self._scaled(now, print_.attack, one.steps, print_.steps)))
        now = strength(book, name, one, "defence")
        rows.append(Row(say("card.defence"), self._scaled(now, print_.defence, one.steps, print_.steps)))
        if print_.barrage:
            text = say("card.barrage.text", factor=print_.barrage, range=print_.range)
            rows.append(Row(say("card.barrage"), text))
        rows.append(Row(say("card.movement"), movement_figures(self._rules, self._words, state, name)))
        rating = proficiency(book, name, one)
        key = "card.proficiency.tired" if one.fatigue else "card.proficiency.text"
        rows.append(Row(say("card.proficiency"), say(key, now=rating, printed=print_.proficiency)))
        mode = self._words.names.modes[one.mode]
        rows.append(Row(say("card.mode"), f"{mode} · " + say(f"mode.{one.mode}")))
        rows += [Row(say("card.supply"), self._supply(state, name))]
        rows += [Row(say("card.state"), text) for text in self._states(state, name)]
        chiefs = [leader for leader in state.leaders if book.commands(leader, name)]
        if chiefs:
            texts = [
                say("card.chief.active" if state.leaders[leader].is_active else "card.chief",
                    name=book.leaders[leader].name)
                for leader in chiefs
            ]  # fmt: skip
            rows.append(Row(say("card.command"), ", ".join(texts)))
        rows.append(Row(say("card.place"), self._where(one.hex, one.entry)))
        return Card(print_.name, second, rows, f"unit:{name}")

    def _leader(self, state: FrontState, name: LeaderId) -> Card:
        say, book, one = self._words.say, self._rules.book, state.leaders[name]
        general = book.leaders[name]
        second = say(
            "card.leader", rank=general.rank, level=say(f"level.{general.level}"),
            side=self._words.side(book.seat(name)),
        )  # fmt: skip
        checked = "failed" if one.has_checked else "no"
        key = f"card.active.{'yes' if one.is_active else checked}"
        percent = 10 * (general.initiative + 1)
        rows = [
            Row(say("card.initiative"), say("card.initiative.text", now=general.initiative, percent=percent)),
            Row(say("card.active"), say(key)),
            Row(say("card.commands"), ", ".join(general.commands)),
        ]
        rows += [Row(*pair) for pair in leader_figures(self._rules, self._words, state, name)]
        rows.append(Row(say("card.movement"), movement_figures(self._rules, self._words, state, name)))
        rows.append(Row(say("card.mode"), self._words.names.modes[one.mode]))
        rows.append(Row(say("card.place"), self._where(one.hex, one.entry)))
        return Card(f"{general.rank} {general.name}", second, rows, f"leader:{name}")

    def _hex(self, state: FrontState, here: HexId) -> Card:
        say, rules = self._words.say, self._rules
        ground, tables = rules.ground, rules.book.tables
        terrain = ground.terrain[here]
        print_ = tables.terrain[terrain]
        place = ground.places.get(here)
        title = self._words.place(rules, here)
        second = self._words.names.terrain[terrain].capitalize()
        rows = []
        if place is not None and place.vp:
            holder = state.control.get(here)
            text = say("card.points.text", points=place.vp) if holder != 0 else say(
                "card.points.held", points=place.vp
            )  # fmt: skip
            rows.append(Row(say("card.points"), text))
        if here in state.control:
            rows.append(Row(say("card.control"), self._words.side(state.control[here])))
        costs = [
            say("card.cost", kind=say(f"class.{name}"), cost="–" if cost is None else cost)
            for name, cost in (("leg", print_.leg), ("tracked", print_.tracked), ("wheeled", print_.wheeled))
        ]
        rows.append(Row(say("card.enter"), ", ".join(costs)))
        shift = print_.shift + (tables.westwall_shift if here in ground.westwall else 0)
        shift = max(shift, tables.least_terrain_shift)
        key = "card.shift.westwall" if here in ground.westwall else "card.shift.text"
        rows.append(Row(say("card.shift"), say(key, shift=shift)))
        sides = self._sides(state, here)
        if sides:
            rows.append(Row(say("card.sides"), sides))
        field = rules.course(state).field
        for seat in (Seat(0), Seat(1)):
            stack = field.stack(here, seat)
            if stack:
                text = say("card.stack.text", units=self._names(stack), steps=field.steps(here, seat))
                rows.append(Row(say("card.stack", side=self._words.side(seat)), text))
            hidden = state.hidden[seat].get(here)
            if hidden:
                text = self._words.counted("card.hidden", hidden)
                rows.append(Row(say("card.stack", side=self._words.side(seat)), text))
            makers = field.known_zones[seat].get(here)
            if makers:
                rows.append(Row(say("card.zone", side=self._words.side(seat)), self._names(makers)))
        return Card(title, second, rows)

    def _marker(self, state: FrontState, here: HexId) -> Card | None:
        marker = next((one for one in state.markers if one.hex == here), None)
        if marker is None:
            return None
        say = self._words.say
        text = say("card.marker.text", side=self._words.side(marker.affects))
        return Card(
            say("card.marker"), self._words.place(self._rules, here), [Row(say("card.event"), text)],
            f"marker:{here}",
        )  # fmt: skip

    def _points(self, state: FrontState) -> Card:
        say, course = self._words.say, self._rules.course(state)
        account, words = lines(course), self._words.names.account
        rows = []
        for line in account:
            what = self._words.printed(self._words.counter(self._rules, line.what))
            rows.append(Row(f"{line.points:+g}", words[line.reason].format(what=what)))
        if not rows:
            rows.append(Row("0", say("points.none")))
        total = int(sum(line.points for line in account))
        rows += [
            Row(say("points.from", least=max(0, level.least)), say(f"points.{level.result}"))
            for level in course.scenario.levels
        ]
        open_places = [
            say("points.open", name=self._words.printed(place.name), points=place.vp)
            for place in self._rules.ground.map.places
            if place.vp and state.control.get(place.hex) != 0
        ]
        if open_places:
            rows.append(Row(say("points.prizes"), ", ".join(open_places)))
        return Card(self._words.counted("points.title", total), say("points.second"), rows)

    def _scaled(self, now: int, printed: int, steps: int, full: int) -> str:
        key = "card.strength.full" if steps == full else "card.strength.scaled"
        return self._words.say(key, now=now, printed=printed, steps=steps, full=full)

    def _supply(self, state: FrontState, name: UnitId) -> str:
        """Its state, and what cuts the line now."""
        told, say = self._supplied(state, name), self._words.say
        cut = self._cuts.cut(state, name)
        if cut is None:
            return told
        one, bar = state.units[name], self._cuts.told(cut)
        if not one.is_cut and not one.isolation:
            return say("card.supply.cut_now", bar=bar)
        return say("card.supply.cut_by", state=told, bar=bar)

    def _supplied(self, state: FrontState, name: UnitId) -> str:
        one, say = state.units[name], self._words.say
        if is_isolated(self._rules.book, one):
            return say("card.supply.isolated", level=one.isolation)
        if one.isolation:
            return say("card.supply.level", level=one.isolation)
        return say("card.supply.cut" if one.is_cut else "card.supply.good")

    def _states(self, state: FrontState, name: UnitId) -> list[str]:
        one, say = state.units[name], self._words.say
        flags = (
            ("suppressed", one.is_suppressed), ("depleted", one.is_depleted), ("fatigued", one.fatigue),
            ("dry", one.is_dry), ("held", one.is_held),
            ("roused", slot_of(state) == "X" and name in state.roused),
            ("done", name in state.done and self._rules.book.seat(name) == state.active),
        )  # fmt: skip
        out = [say(f"state.{key}") for key, is_on in flags if is_on]
        out += [say(f"hamper.{one}") for one in state.hampers.get(name, ())]
        return out

    def _where(self, here: HexId, entry: str) -> str:
        if here:
            return self._words.place(self._rules, here)
        return self._words.say("card.place.entry", entry=entry)

    def _names(self, names: tuple[str, ...]) -> str:
        return self._words.names.listed([self._words.counter(self._rules, name) for name in names])

    def _sides(self, state: FrontState, here: HexId) -> str:
        """Water and bridges around a hex, by the way they lie."""
        ground, out = self._rules.ground, []
        for way, there in enumerate(ground.near[here]):
            if not there:
                continue
            side = ground.side(here, there)
            if side.water:
                key = f"side.{side.water}"
                if side.bridge:
                    key += ".bridge" if ground.is_bridged(state, here, there) else ".blown"
                out.append(self._words.say(key, way=self._words.say(f"way.{way}")))
        return ", ".join(out)
