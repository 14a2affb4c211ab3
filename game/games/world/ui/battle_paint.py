"""Paints the battle screen: what is only looked at, then what can be pressed, then what lies over all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.games.world.ui.battle_facts import SideFacts

if TYPE_CHECKING:
    from game.core.ids import Seat
    from game.games.world.model import Units
    from game.games.world.ui.battle import BattleScene


def paint(scene: BattleScene, surface: pygame.Surface) -> None:
    """One frame."""
    reading, frame, places = scene.reading, scene.frame, scene.places
    lost = scene.record.lost(reading.board)
    still = (scene.sheets, reading.board, reading.course, reading.facts, reading.fight, reading.outlook)
    told = (reading.stake, scene.talk, scene.controls.has_actions)
    frame.ground.draw(
        surface, (*still, *told, reading.over, lost), lambda target: _paint_ground(scene, target, lost)
    )
    scene.trays.draw(surface)
    frame.draw_hits(surface, reading.board, scene.book, places.hits, scene.is_rolling)
    scene.controls.breathe(scene.glow)
    scene.group.draw(surface, note=False)
    if reading.over is not None:
        moved = scene.odds_sheet.told(reading.board, reading.stake, reading.over.result)
        frame.draw_end(surface, reading.board, reading.over, places, moved)
    if scene.log_open:
        scene.log.draw(surface)
    scene.group.draw_note(surface)
    scene.toasts.draw(surface)


def _paint_ground(scene: BattleScene, surface: pygame.Surface, lost: Mapping[Seat, Units]) -> None:
    """Felt, strip, both sides' sheets, what may come, and the foot: none of it reaches the trays."""
    reading = scene.reading
    scene.frame.draw(surface, reading.board, reading.course, scene.places.strip)
    title = scene.words.say("chart.this" if reading.fight.stage.endswith("rerolls") else "chart.next")
    found = reading.outlook
    hits = (found.attack_hits, found.defence_hits) if found else ((), ())
    losses = (found.odds.attack_losses, found.odds.defence_losses) if found else (None, None)
    if reading.over is not None:
        hits, losses = ((), ()), (None, None)
    for number, (sheet, facts) in enumerate(zip(scene.sheets, reading.facts, strict=True)):
        own = {seat: gone for seat, gone in lost.items() if _fights_for(scene, seat, facts)}
        sheet.draw(surface, reading.board, facts, own, hits[number], title, losses[number])
    odds = found.odds if found else None
    scene.odds_sheet.draw(surface, reading.board, reading.fight.battle, reading.stake, odds)
    scene.frame.draw_foot(surface, scene.talk, scene.places.foot, scene.controls.has_actions)


def _fights_for(scene: BattleScene, seat: Seat, facts: SideFacts) -> bool:
    """Whether a seat with losses fell on this side: all but the attacker defended."""
    return (seat == scene.board.active) == facts.is_attacker
