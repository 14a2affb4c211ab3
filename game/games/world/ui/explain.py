"""The sheet in the rail: what is under the pointer in full, or what may be done and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.world.model import UNIT_KINDS, PlaceId, UnitKind, WorldState
from game.games.world.rules import WorldRules
from game.games.world.standing import limit
from game.games.world.ui.outlook import could_attack
from game.games.world.ui.words import WorldWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.text import Family
from game.ui.theme import INK, INK_SOFT, WALNUT, Colour


@dataclass(frozen=True)
class Row:
    """A line of the sheet: a label, what it says, and perhaps a seat's badge."""

    label: str
    text: str
    seat: Seat | None = None


Card = tuple[str, str, list[Row]]


@dataclass(frozen=True)
class Line:
    """A line of a card as it is written; `seat` puts its mark before it, `is_last` some air below it."""

    text: str
    family: Family
    size: int
    indent: int = 0
    seat: Seat | None = None
    is_last: bool = False


class ExplainPanel:
    """A paper sheet in the rail. `about` is a token or None for the advice."""

    def __init__(self, ctx: Context, rules: WorldRules, words: WorldWords) -> None:
        self._ctx = ctx
        self._rules = rules
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._dotted = {frozenset((a.a, a.b)) for a in rules.ground.map.links if a.kind == "dotted"}
        self._kept: tuple[object, dict[str, Card | None]] = (None, {})  # cards of one state

    def draw(
        self,
        surface: pygame.Surface,
        state: WorldState,
        about: str | None,
        advice: Sequence[str],
        recap: Sequence[str],
    ) -> None:
        """Paint the sheet."""
        draw_slice(self._ctx, surface, "ui/panel", self.rect)
        found = self.card(state, about) if about else None
        if found is None:
            self._draw_advice(surface, advice, recap)
        else:
            self._draw_card(surface, *found)

    def card(self, state: WorldState, about: str) -> Card | None:
        """Title, second line and rows for a token; None where there is nothing to tell."""
        if self._kept[0] is not state:
            self._kept = (state, {})
        if about not in self._kept[1]:
            self._kept[1][about] = self._card(state, about)
        return self._kept[1][about]

    def _card(self, state: WorldState, about: str) -> Card | None:
        kind, _, name = about.partition(":")
        if kind == "stack":
            name, kind = name.rpartition(":")[0], "territory"
        if kind in ("territory", "sea") and name in self._rules.ground.seas:
            return self._sea(state, name)
        if kind == "territory" and name in self._rules.ground.territories:
            return self._territory(state, name)
        if kind == "continent":
            return self._continent(state, name)
        if kind in ("seat", "board") and name.isdigit():
            return self._seat(state, Seat(int(name)))
        if kind in ("camp", "supply", "unit") and name in UNIT_KINDS:
            return self._unit(state, name)
        return self._march(state, name) if kind == "march" else None

    def _territory(self, state: WorldState, place: PlaceId) -> Card:
        ground, say = self._rules.ground, self._words.say
        one, owner = ground.territories[place], state.owners.get(place)
        second = ground.continents[one.continent].name
        rows = [Row(say("card.owner"), say("card.nobody"))] if owner is None else []
        if owner is not None:
            rows.append(Row(say("card.owner"), self._words.who(state, owner), owner))
        most = (
            limit(self._rules.course(state), place, owner, "place") if owner is not None else one.production
        )
        key = "card.points_limit" if most == one.production else "card.points_more"
        rows.append(Row(say("card.production"), say(key, points=one.production, limit=most)))
        rows += [
            Row(say("card.units"), self._words.names.units(stack.units), stack.seat)
            for stack in state.troops.get(place, ())
        ]
        near = [self._near(place, other) for other in ground.neighbours[place]]
        rows.append(Row(say("card.neighbours"), ", ".join(near)))
        anchors = [ground.seas[sea].name for sea in ground.anchors[place]]
        if anchors:
            rows.append(Row(say("card.anchors"), ", ".join(anchors)))
        for seat, count in (could_attack(self._rules, state, place) if owner is not None else {}).items():
            rows.append(
                Row(
                    say("card.reach"),
                    say("card.reach_count.one" if count == 1 else "card.reach_count", count=count),
                    seat,
                )
            )
        return one.name, second, rows

    def _near(self, place: PlaceId, other: PlaceId) -> str:
        name = self._rules.ground.territories[other].name
        is_dotted = frozenset((place, other)) in self._dotted
        return self._words.say("card.dotted", name=name) if is_dotted else name

    def _sea(self, state: WorldState, sea: PlaceId) -> Card:
        say, ground = self._words.say, self._rules.ground
        names = [ground.territories[place].name for place in ground.seas[sea].territories]
        rows = []
        for fleet in state.fleets.get(sea, ()):
            text = self._words.names.units(fleet.units)
            rows.append(
                Row(say("card.units"), say("card.fresh", units=text) if fleet.fresh else text, fleet.seat)
            )
        rows.append(Row(say("card.anchors"), ", ".join(names)))
        return ground.seas[sea].name, say("card.sea"), rows

    def _continent(self, state: WorldState, continent: str) -> Card:
        say, ground = self._words.say, self._rules.ground
        one, members = ground.continents[continent], ground.members[continent]
        rows = [Row(say("card.bonus"), say("card.bonus_text", bonus=one.bonus))]
        total = sum(ground.production(place) for place in members)
        rows.append(Row(say("card.production"), say("card.sum", points=total, count=len(members))))
        for seat in state.order:
            own = [place for place in members if state.owners.get(place) == seat]
            if own:
                points = sum(ground.production(place) for place in own)
                rows.append(
                    Row("", say("card.share", count=len(own), total=len(members), points=points), seat)
                )
        return one.name, say("card.continent"), rows

    def _seat(self, state: WorldState, seat: Seat) -> Card | None:
        if not state.realms:
            return None
        say, realm = self._words.say, state.realms[seat]
        goal = self._rules.book.scenario(state.options).victory
        points = goal.points[str(state.seats)]
        rows = [Row(say("card.track"), say("card.track_text", points=realm.track, goal=points))]
        rows.append(Row(say("card.badges"), say("card.badges_text", count=realm.badges, goal=goal.badge)))
        if realm.nation is not None:
            nation = self._words.names.nations[realm.nation]
            if state.options.special_skills == "on":
                rows.append(Row(nation.skill, nation.text))
            bloc = self._words.names.blocs[self._rules.book.nations.nations[realm.nation].bloc]
            rows.append(Row(say("card.bloc"), bloc))
        for level in range(realm.military):
            text = self._words.names.research["military"][level]
            rows.append(Row(say("card.military", level=level + 1), text))
        out = say("card.out") if realm.is_out else say("card.player", number=state.order.index(seat) + 1)
        return self._words.who(state, seat), out, rows

    def _unit(self, state: WorldState, kind: UnitKind) -> Card:
        say, book = self._words.say, self._rules.book
        die = book.dice_of(kind)
        faces = book.units.dice.faces[die]
        hits = sum(1 for face in faces if face)
        double = sum(1 for face in faces if face > 1)
        rounds = book.units.units[kind].rounds
        key = "card.die_double" if double else "card.die_text"
        rows = [
            Row(say("card.die"), say(key, colour=self._words.names.dice[die], hits=hits, sides=len(faces))),
            Row(say("card.cost"), say("card.cost_text", cost=book.cost_of_unit(kind, state.seats))),
            Row(
                say("card.time"),
                say("card.time_text.one" if rounds == 1 else "card.time_text", rounds=rounds),
            ),
        ]
        return self._words.names.kind(kind).capitalize(), say("card.unit"), rows

    def _march(self, state: WorldState, name: str) -> Card | None:
        origin, _, to = name.partition(":")
        for march in state.marches:
            if (march.origin, march.to) == (origin, to):
                units = self._words.names.units(march.units)
                rows = [Row(self._words.say("card.units"), units, state.active)]
                rows.append(Row("", self._words.say("card.march_back")))
                return self._words.say("card.march"), f"{self._name(origin)} → {self._name(to)}", rows
        return None

    def _name(self, place: PlaceId) -> str:
        ground = self._rules.ground
        found = ground.territories.get(place) or ground.seas.get(place)
        return found.name if found else place

    def _draw_card(self, surface: pygame.Surface, title: str, second: str, rows: Sequence[Row]) -> None:
        ctx, box = self._ctx, self._box()
        ctx.type.draw(surface, ctx.type.fit(title, "title", 20, box.width), box.topleft, "title", 20, INK)
        y = box.top + ctx.type.height("title", 20) - ctx.px(2)
        y = self._write(surface, second, box, y, "italic", 14, ctx.tone(INK_SOFT)) + ctx.px(2)
        pygame.draw.line(surface, WALNUT, (box.left, y), (box.right, y), max(1, ctx.px(1)))
        y += ctx.px(4)
        room = pygame.Rect(box.left, y, box.width, box.bottom - y)
        lines = self._lines(rows, box.width, dense=False)
        if self._length(lines) > room.height:
            lines = self._lines(rows, box.width, dense=True)
        self._draw_lines(surface, lines, room)

    def _lines(self, rows: Sequence[Row], width: int, dense: bool) -> list[Line]:
        """The rows line by line: labels above their texts, or before them and smaller for want of room."""
        ctx, out, last, size = self._ctx, list[Line](), "", 12 if dense else 14
        for row in rows:
            text, label = row.text, row.label if row.label != last else ""
            last = row.label
            if label and dense:
                text = self._words.say("card.dense", label=label, text=row.text)
            elif label:
                out.append(Line(label, "bold", 12))
            indent = 0 if row.seat is None else ctx.px(size + 8)
            wrapped = ctx.type.wrap(text, "body", size, width - indent)
            out += [
                Line(one, "body", size, indent, row.seat if place == 0 else None, place == len(wrapped) - 1)
                for place, one in enumerate(wrapped)
            ]
        return out

    def _high(self, line: Line) -> int:
        return self._ctx.type.height(line.family, line.size) + (
            self._ctx.px(3 if line.size > 12 else 1) if line.is_last else 0
        )

    def _length(self, lines: Sequence[Line]) -> int:
        return sum(map(self._high, lines))

    def _draw_lines(self, surface: pygame.Surface, lines: Sequence[Line], room: pygame.Rect) -> None:
        """As many as fit; what is left out is shown by dots at the end of the last one."""
        ctx, y = self._ctx, room.top
        for place, line in enumerate(lines):
            high = ctx.type.height(line.family, line.size)
            after = y + self._high(line)
            further = lines[place + 1] if place + 1 < len(lines) else None
            if y + high > room.bottom + 2:
                return
            text, x = line.text, room.left + line.indent
            if (
                further is not None
                and after + ctx.type.height(further.family, further.size) > room.bottom + 2
            ):
                text = ctx.type.fit(f"{text} …", line.family, line.size, room.width - line.indent)
            if line.seat is not None:
                side = ctx.px(line.size + 2)
                draw_badge(
                    ctx, surface, ctx.seat_colour(line.seat), (room.left + side // 2, y + high // 2), side
                )
            tone = ctx.tone(INK_SOFT) if line.family == "bold" else INK
            ctx.type.draw(surface, text, (x, y), line.family, line.size, tone)
            y = after

    def _draw_advice(self, surface: pygame.Surface, advice: Sequence[str], recap: Sequence[str]) -> None:
        ctx, box = self._ctx, self._box()
        y = box.top
        for line in advice:
            y = self._write(surface, line, box, y, "body", 14) + ctx.px(4)
        if not recap:
            return
        pygame.draw.line(surface, WALNUT, (box.left, y), (box.right, y), max(1, ctx.px(1)))
        y = self._write(surface, self._words.say("recap.title"), box, y + ctx.px(4), "title", 14) + ctx.px(2)
        step = ctx.type.height("body", 14)
        room = max(0, (box.bottom - y) // step)
        lines: list[str] = []
        for sentence in reversed(recap):
            wrapped = ctx.type.wrap(sentence, "body", 14, box.width)
            if len(lines) + len(wrapped) > room:
                break
            lines = [*wrapped, *lines]
        for line in lines:
            ctx.type.draw(surface, line, (box.left, y), "body", 14, INK)
            y += step

    def _box(self) -> pygame.Rect:
        return self.rect.inflate(-self._ctx.px(20), -self._ctx.px(16))

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        box: pygame.Rect,
        y: int,
        family: Family,
        size: int,
        tone: Colour = INK,
    ) -> int:
        """Wrapped lines from y on, only as many as fit; returns the y below."""
        step = self._ctx.type.height(family, size)
        for line in self._ctx.type.wrap(text, family, size, box.width) if text else ():
            if y + step > box.bottom + 2:
                break
            self._ctx.type.draw(surface, line, (box.left, y), family, size, tone)
            y += step
        return y
