"""Everything on the battle screen that can be pressed: tools, the decision at hand, dice and units."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.world.commands import FightAtSea, FightBattle, WorldCommand
from game.games.world.odds import weights_of
from game.games.world.ui.battle_facts import SideFacts
from game.games.world.ui.battle_odds import percent
from game.games.world.ui.battle_trays import DieSpot
from game.games.world.ui.battle_units import Spot, UnitPiece
from game.ui.keys import shown
from game.ui.widgets import Button, IconButton, Label, WidgetGroup
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.games.world.ui.battle import BattleScene

BUTTON = 42
MOST_NEXT = 3  # battles offered as buttons; all others are chosen on the map


class Hint(Label):
    """A part of the screen with a note that leaves `clear` uncovered."""

    clear = pygame.Rect(0, 0, 0, 0)

    def note_rect(self) -> pygame.Rect:
        """What lies around it as well."""
        return self.clear


class BattleControls:
    """Makes the widgets anew for what is shown; `pieces` and `dice` are those of both sides."""

    def __init__(self, scene: BattleScene) -> None:
        self._scene = scene
        self.group: WidgetGroup = WidgetGroup(scene.ctx)
        self.pieces: list[UnitPiece] = []
        self.dice: list[DieSpot] = []
        self.has_actions = False

    def build(self, strip: pygame.Rect, foot: pygame.Rect) -> None:
        """Tools in the strip, units on their sheets, dice in the trays, buttons at the foot."""
        self.group.clear()
        self._build_actions(foot)
        self._build_dice()
        self._build_pieces()
        self._build_notes()
        self._build_tools(strip)
        self.group.restore()

    def breathe(self, glow: float) -> None:
        """Let what may be chosen glow, 0 to 1."""
        for piece in self.pieces:
            piece.glow = glow
        for die in self.dice:
            die.glow = glow

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token lies: `unit:tank` is the next tank that may be chosen."""
        widget = self.widget_of(token)
        return widget.rect.center if widget else None

    def widget_of(self, token: str) -> Widget | None:
        """What a token is pressed on: a piece, a die, or the button of that name."""
        kind = token.partition(":")[2]
        for piece in self.pieces:
            if token == piece.name or (piece.lit and not piece.chosen and piece.spot.kind == kind):
                return piece
        return self.group.find(token if token.startswith("die:") else kind)

    def primary(self) -> Button | None:
        """The bright button, if there is one."""
        for widget in self.group.widgets:
            if isinstance(widget, Button) and widget.primary:
                return widget
        return None

    def _build_tools(self, strip: pygame.Rect) -> None:
        scene, px = self._scene, self._scene.ctx.px
        side, say = px(36), scene.words.say
        y = strip.centery - side // 2
        rows: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("log", "log", "log", scene.toggle_log),
            ("rules", "help", "explain", scene.open_rules),
        )
        menu_tip = say("tool.menu", hotkey=shown("menu", "table"))
        menu = IconButton(scene.ctx, "menu", "menu", scene.open_menu, menu_tip)
        menu.rect = pygame.Rect(strip.left + px(6), y, side, side)
        x = strip.right - px(6)
        for name, icon, key, act in reversed(rows):
            tip = say(f"tool.{name}", hotkey=shown(key, "table"))
            button = IconButton(scene.ctx, name, icon, act, tip)
            x -= side
            button.rect = pygame.Rect(x, y, side, side)
            button.on = name == "log" and scene.log_open
            x -= px(4)
            self.group.add(button)
        self.group.add(menu)

    def _build_notes(self) -> None:
        """Notes over what is only painted: the odds with their assumptions, the price of a retreat."""
        scene, say = self._scene, self._scene.words.say
        odds = self.group.add(Hint(scene.ctx, "", name="odds"))
        odds.rect, odds.tip = scene.odds_sheet.rect.copy(), say("odds.assume")
        odds.clear = odds.rect.union(scene.places.foot)
        for facts, sheet in zip(scene.reading.facts, scene.sheets, strict=True):
            label = self.group.add(Label(scene.ctx, "", name=f"retreat_note:{int(facts.is_attacker)}"))
            label.rect = sheet.retreat_spot.copy()
            free = facts.units.total and not facts.lost_by_retreat
            who, skill = scene.words.who(scene.board, facts.seat), scene.words.skill(scene.board, facts.seat)
            label.tip = (
                say("side.retreat_note_all", who=who, skill=skill) if free else say("side.retreat_note")
            )

    def _build_pieces(self) -> None:
        scene = self._scene
        self.pieces = []
        for facts, sheet in zip(scene.reading.facts, scene.sheets, strict=True):
            for block in sheet.blocks(facts):
                for spot in block.spots:
                    self.pieces.append(self.group.add(self._piece(facts, spot)))

    def _piece(self, facts: SideFacts, spot: Spot) -> UnitPiece:
        scene, side = self._scene, "attacker" if facts.is_attacker else "defender"
        name = f"unit:{side}:{spot.seat}:{spot.kind}:{spot.number}"
        kind = scene.words.names.kind(spot.kind)
        may, chosen = scene.falling.may_choose(facts, spot), scene.falling.chosen(spot)
        who = scene.words.who(scene.board, spot.seat)
        key = "unit.chosen" if chosen else "unit.choose" if may else "unit.note"
        tip = scene.words.say(key, kind=kind[:1].upper() + kind[1:], who=who)
        piece = UnitPiece(
            scene.ctx, name, scene.map_pieces, spot, partial(scene.decisions.choose_unit, facts, spot), tip
        )
        piece.lit, piece.chosen = may, chosen
        return piece

    def _build_dice(self) -> None:
        scene, fight = self._scene, self._scene.board.fight
        self.dice = []
        if fight is None or scene.is_rolling:
            return
        own = scene.reading.own_row
        for side, row in enumerate((fight.attacker_dice, fight.defender_dice)):
            for number, die in enumerate(row):
                hits = scene.book.hits(die.colour, die.face)
                colour = scene.words.names.dice[die.colour]
                tip = scene.words.say(
                    "die.shown", colour=colour[:1].upper() + colour[1:], hits=scene.words.hits(hits)
                )
                if die.is_doubled:
                    tip = f"{tip}\n{scene.words.say('die.doubled')}"
                if die.is_rerolled:
                    tip = f"{tip}\n{scene.words.say('die.rerolled')}"
                may = own == side
                if may:
                    mean = sum(v * c for v, c in weights_of(scene.reading.course, die.colour)) - hits
                    tip = f"{tip}\n{scene.words.say('die.again', gain=f'{mean:+.2f}'.replace('-', '−'))}"
                name = f"die:{number}" if may else f"die:{'ad'[side]}{number}"
                rect = scene.trays.die_rect(side, number)
                spot = DieSpot(scene.ctx, name, rect, partial(scene.decisions.reroll, side, number), tip)
                spot.lit, spot.is_doubled, spot.tray = may, die.is_doubled, scene.trays.rects[side]
                self.dice.append(self.group.add(spot))

    def _build_actions(self, foot: pygame.Rect) -> None:
        """The row of buttons along the lower edge of the foot."""
        row: list[Widget] = list(self._actions())
        self.has_actions = bool(row)
        if not row:
            return
        px = self._scene.ctx.px
        gap, high = px(8), px(BUTTON)
        inner = foot.inflate(-2 * px(12), -2 * px(10))
        wide = (inner.width - gap * (len(row) - 1)) // len(row)
        for place, button in enumerate(row):
            button.rect = pygame.Rect(inner.left + place * (wide + gap), inner.bottom - high, wide, high)
            self.group.add(button)

    def _actions(self) -> list[Button]:
        scene, fight, say = self._scene, self._scene.board.fight, self._scene.words.say
        if scene.reading.choices:
            return self._next_buttons()
        if scene.is_watched:
            tip = say("button.pass_on.tip", hotkey=shown("cancel", "table"))
            return [Button(scene.ctx, "pass_on", say("button.pass_on"), scene.to_map, tip=tip)]
        facts = scene.deciding
        if facts is None or fight is None:
            return []
        if fight.stage == "tolls":
            back = Button(
                scene.ctx, "take_back", say("button.take_back"), scene.falling.take_back, icon="undo"
            )
            back.disabled = None if scene.falling.picked else scene.talk.line
            return [back]
        if fight.stage.endswith("rerolls"):
            return [
                Button(
                    scene.ctx, "keep_dice", say("button.keep_dice"), scene.decisions.keep_dice, primary=True
                )
            ]
        lost = facts.lost_by_retreat
        words = say("button.retreat_cost", lost=lost) if lost else say("button.retreat")
        retreat = Button(scene.ctx, "retreat", words, scene.decisions.retreat, icon="flag")
        stay = say("button.stay" if facts.is_attacker else "button.roll")
        icon = None if facts.is_attacker else "dice"
        return [retreat, Button(scene.ctx, "stay", stay, scene.decisions.stay, icon=icon, primary=True)]

    def _next_buttons(self) -> list[Button]:
        """The battles that may be next, each with the attacker's chance to win, and the way to the map."""
        scene, say = self._scene, self._scene.words.say
        out = []
        for number, (command, chance) in enumerate(scene.reading.choices[:MOST_NEXT]):
            words, tip = self._told(command, chance)
            act = partial(scene.decisions.begin, command)
            button = Button(scene.ctx, f"next:{number}", words, act, primary=number == 0, tip=tip, size=14)
            out.append(button)
        out.append(Button(scene.ctx, "map", say("button.map"), scene.to_map, size=14))
        return out

    def _told(self, command: WorldCommand, chance: float | None) -> tuple[str, str]:
        """Words and note of a button that begins a battle or ends them all."""
        scene, words = self._scene, self._scene.words
        if not isinstance(command, FightBattle | FightAtSea) or chance is None:
            return words.say("button.end_battles"), ""
        state, told = scene.reading.state, percent(chance)
        at_sea = isinstance(command, FightAtSea)
        rival = command.against if isinstance(command, FightAtSea) else state.owners[command.place]
        tip = words.say("next.sea" if at_sea else "next.chance", who=words.who(state, rival), percent=told)
        return words.say("button.battle", place=words.place(command.place), percent=told), tip
