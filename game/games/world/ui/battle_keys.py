"""Mouse and keys on the battle screen: impatience first, then widgets, then the table's keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.keys import action_of
from game.ui.widgets.buttons import Press

if TYPE_CHECKING:
    from game.games.world.ui.battle import BattleScene

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_NUMBERS = tuple(range(pygame.K_1, pygame.K_9 + 1))


class BattleKeys:
    """Hands events on. Everything that a click does can be done by keys as well: Tab and arrows walk over
    buttons, dice and units; Enter takes the bright button; numbers take dice, or kinds of units."""

    def __init__(self, scene: BattleScene) -> None:
        self._scene = scene

    def handle(self, event: pygame.event.Event) -> None:
        """One input event."""
        scene, timeline = self._scene, self._scene.desk.timeline
        if not timeline.idle and self._hurries(event):
            timeline.finish()
            scene.renew()
            return
        focus = scene.group.focus
        is_other_key = event.type == pygame.KEYDOWN and event.key != pygame.K_TAB
        ringless = is_other_key and not (focus is not None and focus.ring) and not _is_arrow(event)
        if not ringless and scene.group.handle(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            scene.falling.take_back()
        elif event.type == pygame.MOUSEWHEEL and scene.log_open:
            scene.log.wheel(event.y)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _hurries(self, event: pygame.event.Event) -> bool:
        """Space or a click beside the tools: show the end of what is in motion."""
        if event.type == pygame.KEYDOWN:
            return action_of(event, ("table",)) == "skip" or event.key in _ENTER
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        under = self._scene.group.at(event.pos)
        return under is None or under.name not in ("menu", "log", "rules", "pass_on")

    def _key(self, event: pygame.event.Event) -> None:
        scene = self._scene
        if event.key in _ENTER:
            self._press_primary()
            return
        if event.key in _NUMBERS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._press_number(_NUMBERS.index(event.key))
            return
        acts = {
            "cancel": self._escape,
            "undo": scene.undo,
            "end_turn": self._press_primary,
            "skip": self._press_primary,
            "log": scene.toggle_log,
            "hint": scene.ask_hint,
            "explain": scene.open_rules,
            "menu": scene.open_menu,
        }
        action = action_of(event, ("table",))
        if action in acts:
            acts[action]()

    def _press_primary(self) -> None:
        button = self._scene.controls.primary()
        if button is not None:
            button.activate()

    def _press_number(self, place: int) -> None:
        """The die at that place, or the next piece of the kind at that place."""
        scene = self._scene
        dice = [die for die in scene.controls.dice if die.lit]
        lit = [piece for piece in scene.controls.pieces if piece.lit and not piece.chosen]
        kinds = list(dict.fromkeys(piece.spot.kind for piece in lit))
        found: Press | None = None
        if dice and place < len(dice):
            found = dice[place]
        elif place < len(kinds):
            found = next(piece for piece in reversed(lit) if piece.spot.kind == kinds[place])
        if found is not None:
            found.activate()

    def _escape(self) -> None:
        scene = self._scene
        if scene.hints.put_away():
            return
        if scene.falling.picked:
            scene.falling.take_back()
        elif scene.log_open:
            scene.toggle_log()
        elif scene.is_watched and not scene.reading.choices:
            scene.to_map()
        else:
            scene.open_menu()


def _is_arrow(event: pygame.event.Event) -> bool:
    return event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
