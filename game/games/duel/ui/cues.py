"""How long each event of a duel is shown and what it sounds like, and where pieces are while one plays."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import assert_never

from game.games.duel import events as e
from game.games.duel.model import DuelState, PieceId, pieces_of
from game.games.duel.ui.geometry import Geometry
from game.ui.timeline import Cue, Playing

STEP_MS = 240.0


def cue(event: e.DuelEvent) -> Cue:
    """Length at speed 1 and sound of an event; 0 ms where the picture does not move."""
    match event:
        case e.PieceMoved(path=path):
            return Cue(STEP_MS + 130.0 * (len(path) - 1), "slide")
        case e.PiecesSwapped():
            return Cue(400.0, "slide")
        case e.NemesisRan(path=path):
            return Cue(STEP_MS + 190.0 * (len(path) - 1), "slide")
        case e.Recruited() | e.PiecePlaced():
            return Cue(320.0, "place")
        case e.CardShown():
            return Cue(300.0, "card")
        case e.CardBanned():
            return Cue(400.0, "card")
        case e.TurnBegan():
            return Cue(200.0, "turn")
        case e.GameEnded():
            return Cue(450.0, "win")
        case e.NemesisCalled():
            return Cue(200.0, "capture")
        case e.BarrageWarned() | e.RecruitmentSkipped() | e.NemesisStayed():
            return Cue(250.0, "refuse")
        case e.DrawOffered() | e.DrawDeclined():
            return Cue(0.0, "click")
        case (
            e.LeadersDealt()
            | e.TeamDealt()
            | e.PileLaid()
            | e.BanRoundBegan()
            | e.Acted()
            | e.ActionsEnded()
            | e.BarrageCleared()
        ):
            return Cue(0.0)
    assert_never(event)


@dataclass(frozen=True)
class Pose:
    """Where a figure is in the middle of a motion: pixels, lift (0–1) and opacity."""

    middle: tuple[float, float]
    lift: float = 0.0
    alpha: int = 255


def poses(state: DuelState, playing: Playing | None, geometry: Geometry) -> dict[PieceId, Pose]:
    """The figures that are under way, by piece; all others stand on their space."""
    if playing is None:
        return {}
    t = _eased(playing.t)
    match playing.event:
        case e.PieceMoved(piece=piece, origin=origin, path=path):
            return {piece: _along(geometry, (origin, *path), t, playing.fade)}
        case e.NemesisRan(origin=origin, path=path):
            return {"nemesis": _along(geometry, (origin, *path), t, playing.fade)}
        case e.PiecesSwapped(one=one, one_to=one_to, other=other, other_to=other_to):
            return {
                one: _along(geometry, (other_to, one_to), t, playing.fade, side=1.0),
                other: _along(geometry, (one_to, other_to), t, playing.fade, side=-1.0),
            }
        case e.Recruited(card=card, spaces=spaces):
            pairs = zip(pieces_of(card), spaces, strict=True)
            return {piece: _landing(geometry.point(space), t, playing.fade) for piece, space in pairs}
        case e.PiecePlaced(piece=piece, space=space):
            return {piece: _landing(geometry.point(space), t, playing.fade)}
    return {}


def _along(geometry: Geometry, stops: tuple[str, ...], t: float, fade: bool, side: float = 0.0) -> Pose:
    if fade:
        return Pose(geometry.point(stops[-1] if t >= 0.5 else stops[0]), 0.0, round(255 * abs(2 * t - 1)))
    legs = len(stops) - 1
    leg = min(int(t * legs), legs - 1)
    part = t * legs - leg
    (ax, ay), (bx, by) = geometry.centres[stops[leg]], geometry.centres[stops[leg + 1]]
    arc = math.sin(math.pi * part)
    bow = side * 0.18 * arc
    x = ax + (bx - ax) * part - (by - ay) * bow
    y = ay + (by - ay) * part + (bx - ax) * bow
    return Pose((x, y), lift=math.sin(math.pi * t))


def _landing(point: tuple[int, int], t: float, fade: bool) -> Pose:
    if fade:
        return Pose(point, 0.0, round(255 * t))
    bounce = abs(math.cos(t * math.pi * 1.5)) * (1.0 - t)
    return Pose(point, lift=min(1.0, 2.2 * bounce), alpha=min(255, round(510 * t)))


def _eased(t: float) -> float:
    return t * t * (3.0 - 2.0 * t)
