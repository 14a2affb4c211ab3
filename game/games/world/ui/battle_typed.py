"""Results of real dice, typed in: one small die picture after the other, by click or by number key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.commands import Reroll, Stay, WorldCommand
from game.games.world.model import Colour
from game.games.world.phases.dice import dice_of
from game.games.world.ui.battle_faces import flat_die
from game.ui import backdrop
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.keys import action_of
from game.ui.scenes import Scene
from game.ui.theme import BRASS, INK, INK_SOFT
from game.ui.widgets import Button, Label, Panel, WidgetGroup
from game.ui.widgets.buttons import Press

if TYPE_CHECKING:
    from game.games.world.ui.battle import BattleScene

Rows = tuple[tuple[Colour, ...], tuple[Colour, ...]]
"""The dice to be entered: the attacker's, the defender's."""

_WIDE, _PAD, _DIE = 560, 24, 44


def must_type(scene: BattleScene, command: WorldCommand) -> Rows | None:
    """The dice that a command will ask for, where real ones are used and a human can throw them."""
    state = scene.desk.view.state
    fight = state.fight
    if fight is None or state.options.typed_dice == "off" or "human" not in scene.desk.players:
        return None
    if scene.desk.session.queued:
        return None
    course = scene.desk.rules.course(state)
    if isinstance(command, Stay) and fight.stage == "defender_stays":
        return dice_of(course, fight, state.active), dice_of(course, fight, fight.battle.defender)
    if isinstance(command, Reroll):
        if command.seat == state.active:
            return (fight.attacker_dice[command.die].colour,), ()
        return (), (fight.defender_dice[command.die].colour,)
    return None


def open_typed(scene: BattleScene, command: WorldCommand, rows: Rows, is_free: bool) -> None:
    """Ask for the results; `is_free`: the command may still be left undone."""
    scene.ctx.scenes.push(TypedDice(scene, command, rows, is_free))


class Face(Press):
    """One face that a die may show."""

    def __init__(
        self, ctx: Context, name: str, colour: Colour, hits: int, action: Callable[[], None], tip: str
    ) -> None:
        super().__init__(ctx, name, action, tip)
        self.colour: Colour = colour
        self.hits = hits
        self.on = False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the face; the entered one in a brass frame, the others faint once one is entered."""
        air = self.ctx.px(4)
        if self.on:
            pygame.draw.rect(surface, BRASS, self.rect, border_radius=self.ctx.px(8))
        elif self.hovered:
            pygame.draw.rect(surface, BRASS, self.rect, max(1, self.ctx.px(2)), border_radius=self.ctx.px(8))
        surface.blit(flat_die(self.colour, self.hits, self.rect.width - 2 * air), self.rect.move(air, air))


class TypedDice(Scene):
    """The sheet over the battle. Nothing happens before all dice are entered."""

    opaque = False

    def __init__(self, scene: BattleScene, command: WorldCommand, rows: Rows, is_free: bool) -> None:
        super().__init__(scene.ctx)
        self._battle = scene
        self._command = command
        self._rows = rows
        self._dice = (*rows[0], *rows[1])
        self._is_free = is_free
        self.entered: list[int | None] = [None] * len(self._dice)
        self.group = WidgetGroup(scene.ctx)
        self._marks: list[tuple[Seat, tuple[int, int]]] = []

    def layout(self, size: tuple[int, int]) -> None:
        """A row of dice for each side."""
        super().layout(size)
        self._build()

    def handle(self, event: pygame.event.Event) -> None:
        """Faces and buttons; 0, 1, 2 enter the next die, Backspace takes the last one out."""
        if event.type == pygame.KEYDOWN and self._typed(event.key):
            return
        if self.group.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._take()
        elif action_of(event) == "back" and self._is_free:
            self.ctx.scenes.pop()

    def update(self, dt_ms: float) -> None:
        """Let notes appear."""
        self.group.update(dt_ms)

    @property
    def animating(self) -> bool:
        """While a note is due."""
        return self.group.animating

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the battle and lay the sheet on it."""
        backdrop.dim(surface)
        self.group.draw(surface)
        for seat, spot in self._marks:
            draw_badge(self.ctx, surface, self.ctx.seat_colour(seat), spot, self.ctx.px(32))

    def enter_hits(self, place: int, hits: int) -> None:
        """Die `place` shows so many hits."""
        self.entered[place] = hits
        self.ctx.sounds.play("pick")
        self._build()

    def draws(self) -> list[int]:
        """The results as the rules take them: for each die a number on top that shows those hits."""
        return [
            number_of(self._battle.book, colour, hits)
            for colour, hits in zip(self._dice, self.entered, strict=True)
            if hits is not None
        ]

    def _typed(self, key: int) -> bool:
        if key == pygame.K_BACKSPACE:
            filled = [place for place, hits in enumerate(self.entered) if hits is not None]
            if filled:
                self.entered[filled[-1]] = None
                self._build()
            return True
        hits = key - (pygame.K_KP_0 if pygame.K_KP_0 <= key <= pygame.K_KP_9 else pygame.K_0)
        if not 0 <= hits <= 9 or None not in self.entered:
            return False
        place = self.entered.index(None)
        if hits in self._battle.book.units.dice.faces[self._dice[place]]:
            self.enter_hits(place, hits)
        else:
            self.ctx.sounds.play("refuse")
        return True

    def _take(self) -> None:
        if None in self.entered:
            self.ctx.sounds.play("refuse")
            return
        self.ctx.scenes.pop()
        self._battle.desk.queue_chance(self.draws())
        self._battle.hand_in(self._command)

    def _let_roll(self) -> None:
        self.ctx.scenes.pop()
        self._battle.hand_in(self._command)

    def _build(self) -> None:
        ctx, px, say = self.ctx, self.ctx.px, self._battle.words.say
        self.group.clear()
        self._marks = []
        rows = [row for row in self._rows if row]
        sheet = pygame.Rect(0, 0, min(px(_WIDE), self.size[0] - px(40)), 0)
        sheet.height = px(_PAD) * 2 + px(76) + len(rows) * px(_DIE + 58) + px(52)
        sheet.center = (self.size[0] // 2, self.size[1] // 2)
        self.group.add(Panel(ctx, "paper")).rect = sheet
        inner = sheet.inflate(-2 * px(_PAD), -2 * px(_PAD))
        title = self.group.add(Label(ctx, say("typed.title"), "title", 20, INK))
        title.rect = pygame.Rect(inner.left, inner.top, inner.width, px(30))
        key = "typed.again" if len(self._dice) == 1 else "typed.how"
        how = self.group.add(Label(ctx, say(key), "body", 14, INK_SOFT))
        how.rect = pygame.Rect(inner.left, inner.top + px(32), inner.width, px(40))
        y, first = inner.top + px(76), 0
        state = self._battle.board
        for side, row in enumerate(self._rows):
            if row:
                seat = state.active if side == 0 else self._battle.reading.fight.battle.defender
                self._build_row(row, first, pygame.Rect(inner.left, y, inner.width, px(_DIE + 58)), seat)
                y += px(_DIE + 58)
            first += len(row)
        self._build_buttons(inner)
        self.group.restore()

    def _build_row(self, row: tuple[Colour, ...], first: int, box: pygame.Rect, seat: Seat) -> None:
        """Each die as a group of the faces it can show."""
        ctx, px, words = self.ctx, self.ctx.px, self._battle.words
        name = self.group.add(Label(ctx, words.who(self._battle.board, seat), "bold", 16, INK))
        name.rect = pygame.Rect(box.left + px(42), box.top, box.width - px(42), px(24))
        self._marks.append((seat, (box.left + px(16), box.top + px(12))))
        groups = [sorted(set(self._battle.book.units.dice.faces[colour])) for colour in row]
        faces = sum(map(len, groups))
        gap = px(16)
        side = min(px(_DIE), (box.width - gap * (len(row) - 1)) // max(1, faces))
        x = box.left
        for number, (colour, values) in enumerate(zip(row, groups, strict=True)):
            place = first + number
            for hits in values:
                tip = words.say(
                    "die.shown", colour=words.names.dice[colour].capitalize(), hits=words.hits(hits)
                )
                act = partial(self.enter_hits, place, hits)
                face = self.group.add(Face(ctx, f"die:{place}:{hits}", colour, hits, act, tip))
                face.rect = pygame.Rect(x, box.top + px(32), side, side)
                face.on = self.entered[place] == hits
                x += side
            x += gap

    def _build_buttons(self, inner: pygame.Rect) -> None:
        ctx, px, say = self.ctx, self.ctx.px, self._battle.words.say
        left = self.entered.count(None)
        take = Button(ctx, "take", say("typed.roll"), self._take, icon="check", primary=True)
        take.disabled = say("typed.missing", left=left) if left else None
        buttons = [Button(ctx, "let_roll", say("typed.computer"), self._let_roll), take]
        if self._is_free:
            buttons.insert(0, Button(ctx, "not_yet", say("typed.cancel"), self.ctx.scenes.pop))
        gap = px(8)
        wide = (inner.width - gap * (len(buttons) - 1)) // len(buttons)
        for place, button in enumerate(buttons):
            button.rect = pygame.Rect(inner.left + place * (wide + gap), inner.bottom - px(42), wide, px(42))
            self.group.add(button)


def number_of(book: Book, colour: Colour, hits: int) -> int:
    """A number on top of a die, 1 to 6, that shows so many hits. Raises ValueError where none does."""
    return book.units.dice.faces[colour].index(hits) + 1
