"""The form of a new game: which game, who sits where, its variants, map and seed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.ui.face import HasPuzzles, HasSides, OptionField
from game.ui.form_parts import Painting, Rule, SeatName, Thumb
from game.ui.screen import Screen
from game.ui.sit_down import sit_down
from game.ui.theme import BAD_ON_PAPER, BRASS, BRASS_BRIGHT, INK, INK_SOFT, ON_DARK_SOFT
from game.ui.told import GAMES, game_title
from game.ui.widgets import Button, Choice, Label, Panel, ScrollArea, TextField, Widget

if TYPE_CHECKING:
    from game.ui.context import Context

HUMAN = "human"
_USUAL = "normal"  # a further seat's level, where the game has it
_LEFT = 372
_ROW = 46
_SEAT = 78
_SEATS_SEEN = 2  # without scrolling, at the smallest window


class NewGameScene(Screen):
    """What is chosen lives in `players`, `picks`, `map_place` and `seed`; widgets only show it."""

    first = "start"

    def __init__(self, ctx: Context, game: str) -> None:
        super().__init__(ctx)
        self.game = game
        self.players: list[str] = []
        self.picks: dict[str, str] = {}
        self.map_place = 0
        self.seed = ""
        self.fault: tuple[str, str] | None = None  # the widget's name and what is wrong with it
        self._take(game)

    def build(self) -> None:
        """Players at the left on walnut, variants at the right on paper, Start at the foot."""
        room = self.header(self.ctx.words("new.title"))
        px = self.ctx.px
        width = min(room.width, px(1320))
        room = pygame.Rect(room.centerx - width // 2, room.top, width, room.height)
        left = pygame.Rect(room.left, room.top, px(_LEFT), room.height)
        right = pygame.Rect(left.right + px(20), room.top, room.right - left.right - px(20), room.height)
        self._build_players(left)
        self._build_variants(right)

    @property
    def fields(self) -> tuple[OptionField, ...]:
        """The lines of variants of the chosen game."""
        return tuple(self.ctx.shelf.face(self.game).options())

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who may sit in a seat of the chosen game: a person, or a computer player of a level it has."""
        return (HUMAN, *self.ctx.shelf.levels(self.game))

    def start(self) -> None:
        """Begin, or say what stands in the way beside its field."""
        maps = self.ctx.shelf.maps(self.game)
        where = maps[self.map_place][1] if maps else None
        try:
            session = self.ctx.shelf.new_table(
                self.game, tuple(self.players), dict(self.picks), self.seed.strip() or None, where
            )
        except (ValueError, LookupError, OSError) as problem:
            self._complain(problem, where)
            return
        sit_down(self.ctx, session)

    def summary(self) -> str:
        """The variants that differ from the first choice of their line, in words."""
        changed = [
            f"{field.label}: {dict(field.choices)[self.picks[field.key]]}"
            for field in self.fields
            if field.choices and self.picks[field.key] != field.choices[0][0]
        ]
        if not changed:
            return self.ctx.words("new.as_printed")
        return self.ctx.words("new.variants", list=", ".join(changed))

    def _take(self, game: str) -> None:
        face = self.ctx.shelf.face(game)
        self.game = game
        self._seat_count(face.seats[0])
        self.picks = {field.key: field.choices[0][0] for field in face.options() if field.choices}
        self.map_place = 0
        self.fault = None

    def _build_players(self, box: pygame.Rect) -> None:
        px, words = self.ctx.px, self.ctx.words
        panel = self.group.add(Panel(self.ctx, "dark"))
        panel.rect = box
        inner = box.inflate(-2 * px(18), -2 * px(18))
        seats = px(34) + min(len(self.players), _SEATS_SEEN) * px(_SEAT)
        names = px(76)
        high = max(px(60), min(round(inner.width / 1.6), inner.height - px(66) - seats - names))
        frame = self.group.add(Painting(self.ctx, self.game))
        frame.rect = pygame.Rect(inner.left, inner.top, inner.width, high)
        y = self._build_shelf(pygame.Rect(inner.left, frame.rect.bottom + px(8), inner.width, px(50))).bottom
        title = self._label(game_title(self.ctx, self.game), "title", 20, BRASS_BRIGHT)
        title.rect = pygame.Rect(inner.left, y + px(8), inner.width, px(28))
        blurb = self._label(self.ctx.shelf.face(self.game).blurb(), "body", 14, ON_DARK_SOFT)
        blurb.rect = pygame.Rect(inner.left, title.rect.bottom, inner.width, px(38))
        y = blurb.rect.bottom + px(4)
        head = self._label(words("new.players"), "title", 16, BRASS)
        head.rect = pygame.Rect(inner.left, y, inner.width, px(26))
        area = self.group.add(ScrollArea(self.ctx, "seats"))
        area.on_walnut = True
        area.rect = pygame.Rect(inner.left, head.rect.bottom, inner.width, inner.bottom - head.rect.bottom)
        rows: list[Widget] = []
        width = inner.width - (area.bar_width() if len(self.players) > _SEATS_SEEN else 0)
        for seat, kind in enumerate(self.players):
            box = pygame.Rect(inner.left, area.rect.top + seat * px(_SEAT), width, px(_SEAT))
            rows += self._seat_row(seat, kind, box)
        area.place(rows, len(self.players) * px(_SEAT))

    def _build_shelf(self, box: pygame.Rect) -> pygame.Rect:
        """Small paintings of all games, to choose among."""
        gap = self.ctx.px(8)
        width = (box.width - 3 * gap) // 4
        for place, game in enumerate(GAMES):
            small = self.group.add(Thumb(self.ctx, game, game == self.game, partial(self._choose, game)))
            small.rect = pygame.Rect(box.left + place * (width + gap), box.top, width, box.height)
        return box

    def _seat_row(self, seat: int, kind: str, box: pygame.Rect) -> list[Widget]:
        px = self.ctx.px
        say, face = self.ctx.words, self.ctx.shelf.face(self.game)
        side = face.side_name(Seat(seat)) if isinstance(face, HasSides) else ""
        words = side or say("new.seat", number=seat + 1)
        name = SeatName(self.ctx, seat, words, lambda: say(f"new.kind.{self.players[seat]}"))
        name.rect = pygame.Rect(box.left, box.top, box.width, px(32))
        options = [(kind, self.ctx.words(f"kind.{kind}")) for kind in self.kinds]
        choice = Choice(self.ctx, f"seat:{seat}", options, kind, partial(self._seat, seat))
        choice.tip = self.ctx.words("new.seat_note")
        choice.rect = pygame.Rect(box.left, name.rect.bottom, box.width, px(38))
        return [name, choice]

    def _build_variants(self, box: pygame.Rect) -> None:
        px, words = self.ctx.px, self.ctx.words
        panel = self.group.add(Panel(self.ctx, "paper"))
        panel.rect = box
        inner = box.inflate(-2 * px(24), -2 * px(18))
        head = self._label(words("new.options"), "title", 20, INK)
        head.rect = pygame.Rect(inner.left, inner.top, inner.width, px(30))
        foot = px(64)
        area = self.group.add(ScrollArea(self.ctx, "variants"))
        top = head.rect.bottom + px(6)
        area.rect = pygame.Rect(inner.left, top, inner.width, inner.bottom - foot - top)
        rows, content = self._rows(area.rect)
        area.place(rows, content)
        start = self.group.add(
            Button(self.ctx, "start", words("new.start"), self.start, icon="play", primary=True)
        )
        start.rect = pygame.Rect(inner.right - px(190), inner.bottom - px(48), px(190), px(48))
        told = self._label(self._foot(), "italic", 14, BAD_ON_PAPER if self.fault else INK_SOFT)
        told.middle = True
        right = self._build_puzzles(start.rect)
        told.rect = pygame.Rect(inner.left, start.rect.top, right - inner.left - px(20), px(48))
        told.words = _cut(self.ctx, told.words, told.rect.width)
        told.tip = self._foot() if told.words != self._foot() else ""

    def _build_puzzles(self, start: pygame.Rect) -> int:
        """The way to a game's puzzles, where it has any, left of the start; returns where it begins."""
        face = self.ctx.shelf.face(self.game)
        if not isinstance(face, HasPuzzles):
            return start.left
        text = self.ctx.words("new.puzzles")
        button = self.group.add(Button(self.ctx, "puzzles", text, partial(self._open_puzzles, face)))
        button.rect = pygame.Rect(start.left - self.ctx.px(162), start.top, self.ctx.px(150), start.height)
        return button.rect.left

    def _open_puzzles(self, face: HasPuzzles) -> None:
        self.ctx.scenes.push(face.puzzles(self.ctx))

    def _rows(self, area: pygame.Rect) -> tuple[list[Widget], int]:
        """The variants' rows, the map's and the seed's, in the area's width."""
        px, words = self.ctx.px, self.ctx.words
        width = area.width - px(16)
        rows: list[Widget] = []
        y = area.top
        counts = self.ctx.shelf.face(self.game).seats
        if len(counts) > 1:
            numbers = [(str(count), str(count)) for count in counts]
            choice = Choice(self.ctx, "count", numbers, str(len(self.players)), self._count)
            y = self._row(rows, pygame.Rect(area.left, y, width, 0), words("new.count"), "", choice)
        for field in self.fields:
            choice = Choice(
                self.ctx,
                f"option:{field.key}",
                field.choices,
                self.picks[field.key],
                partial(self._pick, field.key),
            )
            y = self._row(rows, pygame.Rect(area.left, y, width, 0), field.label, field.note, choice)
            if field.card is not None:
                y = self._card(rows, field.card(self.ctx, len(self.players), self.picks, width), area.left, y)
        maps = self.ctx.shelf.maps(self.game)
        if len(maps) > 1:
            names = [(str(place), name) for place, (name, _) in enumerate(maps)]
            chosen = Choice(self.ctx, "map", names, str(self.map_place), self._map)
            y = self._row(
                rows, pygame.Rect(area.left, y, width, 0), words("new.map"), words("new.map_note"), chosen
            )
        seed = TextField(
            self.ctx,
            "seed",
            self.seed,
            placeholder=words("new.seed_empty"),
            changed=self._write,
            entered=self.start,
        )
        y = self._row(
            rows, pygame.Rect(area.left, y, width, 0), words("new.seed"), words("new.seed_note"), seed
        )
        return rows, y - area.top

    def _card(self, rows: list[Widget], card: Widget, x: int, y: int) -> int:
        """What a line's choice means, below it."""
        card.rect.topleft = (x, y + self.ctx.px(4))
        rows.append(card)
        return card.rect.bottom + self.ctx.px(12)

    def _row(self, rows: list[Widget], box: pygame.Rect, label: str, note: str, control: Widget) -> int:
        """Label and note at the left, the control at the right; a fault where the note was."""
        px = self.ctx.px
        right = min(box.width * 56 // 100, px(460))
        if isinstance(control, Choice):
            right = min(right, max(px(180), control.natural_width() + px(12)))
        wide = box.width - right - px(24)
        name = Label(self.ctx, label, "bold", 16, INK)
        faulty = self.fault is not None and self.fault[0] == control.name
        text = self.fault[1] if self.fault and faulty else note
        told = Label(
            self.ctx, text, "body", 14, BAD_ON_PAPER if faulty else INK_SOFT, name=f"note:{control.name}"
        )
        if isinstance(control, TextField):
            control.fault = faulty
        name.rect = pygame.Rect(box.left, box.top + px(6), wide, name.natural_height(wide))
        high = told.natural_height(wide) if text else 0
        told.rect = pygame.Rect(box.left, name.rect.bottom, wide, high)
        bottom = max(told.rect.bottom, box.top + px(_ROW)) + px(8)
        control.rect = pygame.Rect(box.right - right, 0, right, px(36))
        control.rect.centery = (box.top + bottom) // 2
        if not text:
            name.rect.centery = control.rect.centery
        rule = Rule(self.ctx)
        rule.rect = pygame.Rect(box.left, bottom, box.width, px(2))
        rows += [name, told, control, rule]
        return bottom + px(4)

    def _label(self, text: str, family: str, size: int, colour: tuple[int, int, int]) -> Label:
        return self.group.add(Label(self.ctx, text, family, size, colour))  # type: ignore[arg-type]

    def _foot(self) -> str:
        if self.fault and not self.fault[0]:
            return self.fault[1]
        return self.summary()

    def _complain(self, problem: Exception, where: Path | None) -> None:
        """Put what is wrong beside the field it is about: the option it names, the map, else at the foot."""
        text = str(problem).strip() or type(problem).__name__
        keys = [field.key for field in self.fields if field.key in text]
        beside = f"option:{keys[0]}" if keys else "map" if where is not None and where.name in text else ""
        self.fault = (beside, text)
        self.ctx.sounds.play("refuse")
        self.rebuild()

    def _choose(self, game: str) -> None:
        if game != self.game:
            self._take(game)
            self.rebuild()

    def _seat_count(self, count: int) -> None:
        """So many seats: those that sit stay, the first is a person's, further ones are computers'."""
        kinds = self.kinds
        further = _USUAL if _USUAL in kinds else kinds[-1]
        kept = [kind if kind in kinds else further for kind in self.players or [HUMAN]]
        self.players = (kept + [further] * count)[:count]

    def _count(self, value: str) -> None:
        self._seat_count(int(value))
        self._mended()

    def _seat(self, seat: int, kind: str) -> None:
        self.players[seat] = kind

    def _pick(self, key: str, value: str) -> None:
        self.picks[key] = value
        self._mended()

    def _map(self, value: str) -> None:
        self.map_place = int(value)
        self._mended()

    def _write(self, value: str) -> None:
        self.seed = value

    def _mended(self) -> None:
        self.fault = None
        self.rebuild()


def _cut(ctx: Context, text: str, width: int) -> str:
    """At most two lines of a text."""
    lines = ctx.type.wrap(text, "italic", 14, width)
    if len(lines) <= 2:
        return text
    return lines[0] + " " + ctx.type.fit(lines[1] + " …", "italic", 14, width)
