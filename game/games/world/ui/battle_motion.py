"""Pieces under way on the battle screen: the fallen go to the losses, those who retreat leave the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.model import UNIT_KINDS, Units
from game.games.world.ui.battle_units import UnitPiece
from game.ui.timeline import Playing

if TYPE_CHECKING:
    from game.games.world.ui.battle import BattleScene


def set_motion(scene: BattleScene, playing: Playing | None) -> None:
    """Put every piece where the event in motion has it."""
    for piece in scene.controls.pieces:
        piece.offset, piece.alpha = (0.0, 0.0), 255
    if playing is None:
        return
    match playing.event:
        case e.UnitsLost(seat=seat, units=units) | e.UnitsDropped(seat=seat, units=units):
            is_lost = isinstance(playing.event, e.UnitsLost)
            for number, piece in enumerate(_leaving(scene.controls.pieces, seat, units)):
                _move(scene, piece, playing, number, is_lost)


def _leaving(pieces: list[UnitPiece], seat: Seat, units: Units) -> list[UnitPiece]:
    """The last pieces of each kind, as many as go."""
    out = []
    for kind in UNIT_KINDS:
        same = [piece for piece in pieces if (piece.spot.seat, piece.spot.kind) == (seat, kind)]
        out += same[len(same) - units.of(kind) :] if units.of(kind) else []
    return out


def _move(scene: BattleScene, piece: UnitPiece, playing: Playing, number: int, is_lost: bool) -> None:
    t = min(1.0, max(0.0, playing.t * 1.25 - 0.05 * number))
    if playing.fade:
        piece.alpha = round(255 * (1 - playing.t))
        return
    sheet = next(sheet for sheet in scene.sheets if sheet.rect.collidepoint(piece.rect.center))
    goal = sheet.lost_spot if is_lost else (piece.rect.centerx, sheet.rect.bottom + piece.rect.height)
    ease = t * t * (3 - 2 * t)
    dx, dy = goal[0] - piece.rect.centerx, goal[1] - piece.rect.centery
    piece.offset = (dx * ease, dy * ease)
    piece.alpha = 255 if t < 0.7 else round(255 * (1 - (t - 0.7) / 0.3))
