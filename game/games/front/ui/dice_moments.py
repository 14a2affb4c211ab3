"""The dice moment: a card over the map on which a roll of the log is thrown in a tray and told.

Table and replay viewer show the same: `cue` gives each roll its time, `draw` paints the one in motion. What
is thrown stands in the log; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.messages import Event
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.model import FrontState
from game.games.front.rules import FrontRules
from game.games.front.ui.dice_cards import draw_event_card
from game.games.front.ui.dice_told import DICE, Told, told
from game.games.front.ui.tables_results import draw_strip
from game.games.front.ui.tables_words import FightWords
from game.games.front.ui.words import FrontWords
from game.ui.context import Context
from game.ui.dice_faces import paint_ahead
from game.ui.dice_tray import DiceTray
from game.ui.grounds import draw_panel
from game.ui.theme import BAD, GOOD, INK, INK_SOFT, PAPER, Colour
from game.ui.timeline import Cue, Playing

REST_MS, LONG_REST_MS = 750.0, 1500.0
FAST_MS = 650.0
READ = (f.AssaultRolled, f.AssaultReread)  # dice on a column of the assault table
LONG = (*READ, f.EventRolled)
SMALL_MS, SMALL = 520.0, (e.FuelRolled, e.BridgeRepaired, f.HamperRolled)
WIDE, TRAY = 400, 192
KNOCK_GAP_MS = 45.0
BONE: Colour = (0xE8, 0xDC, 0xBE)
STEEL: Colour = (0x7C, 0x80, 0x86)


class FightDice:
    """Shows rolls, thrown in a tray or, if so set, laid at once."""

    def __init__(self, ctx: Context, rules: FrontRules, words: FrontWords | None = None) -> None:
        self._ctx = ctx
        self._rules = rules
        self.words = FightWords(rules, words)
        self.rect = pygame.Rect(0, 0, 0, 0)  # of the card painted last
        self._tray: DiceTray | None = None
        self._event: Event | None = None
        self._told: Told | None = None
        self._length = 0.0
        self._heard = 0.0
        self._knocked = 0.0
        self._ahead = self._paint_ahead()

    @property
    def is_fast(self) -> bool:
        """Whether the dice lie at once (the setting `quick_dice`, kept over games)."""
        return self._ctx.settings.quick_dice

    def cue(self, state: FrontState, event: Event) -> Cue | None:
        """How long an event with dice is shown; None for all others."""
        found = told(self._rules, self.words, state, event)
        if found is None:
            return None
        self._begin(state, event, found)
        rest = LONG_REST_MS if isinstance(event, LONG) else REST_MS
        if self._lies_at_once(event):
            return Cue(FAST_MS + (rest - REST_MS), "dice_knock_1")
        if isinstance(event, SMALL):
            return Cue(SMALL_MS, "dice_knock_1")
        return Cue(self._length + rest, "dice_throw")

    def draw(
        self, surface: pygame.Surface, state: FrontState, playing: Playing | None, room: pygame.Rect
    ) -> bool:
        """Paint the roll in motion into a part of the window; whether there was one."""
        if playing is None:
            self._event = None
            return False
        if playing.event is not self._event:
            found = told(self._rules, self.words, state, playing.event)
            if found is None:
                return False
            self._begin(state, playing.event, found)
        if self._told is None:
            return False
        self._follow(playing)
        self._draw_card(surface, state, self._told, room, playing)
        return True

    def get_ready(self) -> None:
        """Do a few milliseconds of what the first roll would have to wait for: its dice, its tray."""
        next(self._ahead, None)

    def skip(self) -> None:
        """Lay the dice."""
        if self._tray is not None:
            self._tray.skip()

    def top_values(self) -> tuple[int, ...]:
        """What the dice in the tray will show."""
        return () if self._tray is None else self._tray.top_values()

    def _begin(self, state: FrontState, event: Event, found: Told) -> None:
        """A new roll: throw it in the tray. The seed is a public text of what is seen anyway."""
        self._event, self._told, self._heard, self._knocked = event, found, 0.0, 0.0
        tray = self._laid()
        if found.throw is None:
            tray.clear()
            self._length = 0.0
            return
        seed = f"front {state.turn} {found.rule} {found.about} {found.throw.values}"
        tray.start(found.throw, seed, len(state.done) + len(state.gone))
        trajectory = tray.trajectory
        self._length = 0.0 if trajectory is None else trajectory.length_ms

    def _laid(self) -> DiceTray:
        """The tray, as large as it must be now."""
        px = self._ctx.px
        size = pygame.Rect(0, 0, px(WIDE - 24), px(TRAY))
        if self._tray is None or self._tray.scale != self._ctx.scale or self._tray.rect.size != size.size:
            self._tray = DiceTray(size, self._ctx.scale, self._ctx.sprites)
        return self._tray

    def _paint_ahead(self) -> Iterator[None]:
        yield from paint_ahead(*DICE)
        self._laid().paint_ahead()
        yield

    def _lies_at_once(self, event: Event) -> bool:
        """Dice that are not thrown: all with quick dice, and those that are only read again (A26)."""
        return self.is_fast or isinstance(event, f.AssaultReread)

    def _follow(self, playing: Playing) -> None:
        """Let the dice be where the event's time has them; knock for the hits."""
        tray = self._tray
        if tray is None:
            return
        if playing.fade or self._lies_at_once(playing.event) or isinstance(playing.event, SMALL):
            tray.skip()
            return
        rest = LONG_REST_MS if isinstance(playing.event, LONG) else REST_MS
        tray.update(max(0.0, playing.t * (self._length + rest) - tray.elapsed_ms))
        for hit in tray.impacts(self._heard):
            if abs(hit.at_ms - self._knocked) >= KNOCK_GAP_MS:
                self._knocked = hit.at_ms
                self._ctx.sounds.play(f"dice_knock_{1 + min(3, int(hit.strength * 4))}")
        self._heard = tray.elapsed_ms

    def _draw_card(
        self, surface: pygame.Surface, state: FrontState, shown: Told, room: pygame.Rect, playing: Playing
    ) -> None:
        """Title with rule, tray, what was needed, and once the dice lie the result."""
        ctx, px = self._ctx, self._ctx.px
        strips = isinstance(playing.event, (*READ, f.BarrageFired))
        high = 44 + TRAY + 14 + 24 * max(1, len(shown.lines)) + (104 if shown.event else 0)
        high += (112 if isinstance(playing.event, READ) else 62) if strips else 0
        box = pygame.Rect(0, 0, px(WIDE), px(high + 8))
        box.midbottom = (room.centerx, room.bottom - px(14))
        box.clamp_ip(room)
        self.rect = box
        draw_panel(ctx, surface, box, "paper")
        inner = box.inflate(-px(24), -px(20))
        rule = ctx.type.draw(surface, shown.rule, inner.topright, "bold", 14, ctx.tone(INK_SOFT), "topright")
        title = ctx.type.fit(shown.title, "title", 20, rule.left - inner.left - px(8))
        ctx.type.draw(surface, title, inner.topleft, "title", 20, INK)
        tray = self._tray
        y = inner.top + px(30)
        if tray is not None and shown.throw is not None:
            tray.rect.topleft = (inner.left, y)
            tray.draw(surface)
            self._draw_owners(surface, shown, tray.rect)
            y = tray.rect.bottom + px(8)
        lies = tray is None or tray.finished
        if strips:
            y = self._draw_strips(surface, playing.event, pygame.Rect(inner.left, y, inner.width, 0), lies)
        if shown.need and not strips:
            ctx.type.draw(surface, shown.need, (inner.left, y), "body", 14, ctx.tone(INK_SOFT))
        if lies:
            self._draw_result(
                surface, shown, pygame.Rect(inner.left, y, inner.width, inner.bottom - y), strips
            )

    def _draw_owners(self, surface: pygame.Surface, shown: Told, rect: pygame.Rect) -> None:
        """Which die is whose, where there are two."""
        if shown.throw is None or len(shown.throw.dice) < 2 or shown.rule not in ("10.5.0", "A26"):
            return
        ctx = self._ctx
        for side, (key, tone) in enumerate((("m.attacker", BONE), ("m.defender", STEEL))):
            words = self.words.say(key)
            wide = ctx.type.width(words, "bold", 12) + ctx.px(12)
            plate = pygame.Rect(0, 0, wide, ctx.px(18))
            plate.bottomleft = (rect.left + ctx.px(20), rect.bottom - ctx.px(18))
            if side:
                plate.bottomright = (rect.right - ctx.px(20), rect.bottom - ctx.px(18))
            pygame.draw.rect(surface, tone, plate, border_radius=ctx.px(4))
            pygame.draw.rect(surface, INK, plate, 1, border_radius=ctx.px(4))
            ctx.type.draw(surface, words, plate.center, "bold", 12, INK if not side else PAPER, "center")

    def _draw_strips(self, surface: pygame.Surface, event: Event, box: pygame.Rect, lies: bool) -> int:
        """The rolled column of the table laid on its side, the rolled faces lit once the dice lie."""
        ctx, tables, say = self._ctx, self._rules.book.tables, self.words.say
        if isinstance(event, READ):
            parts = [
                (say("table.defender"), tables.assault.defender[event.column], event.att_die, BONE),
                (say("table.attacker"), tables.assault.attacker[event.column], event.def_die, STEEL),
            ]
            column = say("m.assault.vs", column=tables.assault.columns[event.column])
        elif isinstance(event, f.BarrageFired):
            cells = tables.barrage.results[event.column]
            parts = [(say("table.barrage"), cells, event.die, BONE)]
            column = say("m.barrage.column", column=tables.barrage.columns[event.column])
        else:
            return box.top
        at = (box.right, box.top)
        ctx.type.draw(surface, column, at, "bold", 12, INK, "topright")
        y = box.top
        for words, cells, die, tone in parts:
            strip = pygame.Rect(box.left, y, box.width, ctx.px(50))
            draw_strip(ctx, surface, strip, words, cells, die if lies else None, tone)
            y = strip.bottom + ctx.px(5)
        return y

    def _draw_result(self, surface: pygame.Surface, shown: Told, box: pygame.Rect, strips: bool) -> None:
        ctx, px = self._ctx, self._ctx.px
        y = box.top
        if shown.event:
            y += px(22) * (1 if shown.need else 0)
            card = pygame.Rect(box.left, y, box.width, box.bottom - y + px(2))
            draw_event_card(ctx, surface, card, self.words, shown.event, is_adverse=shown.is_adverse)
            return
        for number, line in enumerate(shown.lines):
            is_last = number == len(shown.lines) - 1
            tone: Colour = INK if shown.is_good is None else GOOD if shown.is_good else BAD
            if is_last and shown.is_good is not None:
                self._draw_stamp(surface, line, (box.right, y + px(1)), tone)
            else:
                x, anchor = (box.left, "topleft") if strips else (box.right, "topright")
                ctx.type.draw(surface, line, (x, y), "bold", 16, INK, anchor)
            y += px(24)

    def _draw_stamp(self, surface: pygame.Surface, words: str, at: tuple[int, int], tone: Colour) -> None:
        """The result on a coloured slip with a tick or a cross, so that colour does not speak alone."""
        ctx, px = self._ctx, self._ctx.px
        side = px(14)
        plate = pygame.Rect(0, 0, ctx.type.width(words, "bold", 14) + side + px(20), px(23))
        plate.topright = at
        pygame.draw.rect(surface, tone, plate, border_radius=px(5))
        icon = ctx.sprites.tinted(f"ui/icons/{'check' if tone == GOOD else 'close'}", side, side, PAPER)
        surface.blit(icon, icon.get_rect(midleft=(plate.left + px(7), plate.centery)))
        ctx.type.draw(
            surface, words, (plate.left + side + px(12), plate.centery), "bold", 14, PAPER, "midleft"
        )
