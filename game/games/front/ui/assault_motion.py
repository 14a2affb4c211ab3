"""What moves on the map in a fight: a step that is lost, a stack that goes back, a unit that moves in."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.core.messages import Event
from game.games.front import events_fight as f
from game.games.front.model import FrontState
from game.ui.theme import BAD, INK, PAPER
from game.ui.timeline import Cue

if TYPE_CHECKING:
    from game.games.front.rules import FrontRules
    from game.games.front.ui.map_picture import MapPicture
    from game.games.front.ui.stacks import Stacks
    from game.ui.context import Context

STEP_MS, MOVE_MS, MARK_MS = 420.0, 360.0, 320.0


def fight_cue(event: Event) -> Cue | None:
    """Length and sound of what moves in a fight; None for everything else."""
    match event:
        case f.StepLost(unit=unit) if unit:
            return Cue(STEP_MS, "capture")
        case f.Relocated(counters=counters) if counters:
            return Cue(MOVE_MS, "slide")
        case f.Suppressed():
            return Cue(MARK_MS, "place")
    return None


def on_their_way(rules: FrontRules, event: Event | None) -> frozenset[str]:
    """Tokens of the counters that do not lie where the state has them while an event is in motion."""
    if isinstance(event, f.Relocated):
        return frozenset(_token(rules, name) for name in event.counters)
    if isinstance(event, f.StepLost) and event.unit:
        return frozenset({f"unit:{event.unit}"})
    return frozenset()


def draw_fight_motion(
    ctx: Context, surface: pygame.Surface, rules: FrontRules, chart: MapPicture, stacks: Stacks,
    state: FrontState, event: Event, t: float,
) -> bool:  # fmt: skip
    """Paint an event in motion; whether it was one of a fight."""
    size = chart.counter_size
    if isinstance(event, f.Relocated):
        ease = t * t * (3 - 2 * t)
        (ax, ay), (bx, by) = chart.centre_of(event.origin), chart.centre_of(event.to)
        for number, name in enumerate(event.counters):
            shift = number * size * 0.12
            at = (ax + (bx - ax) * ease - shift, ay + (by - ay) * ease + shift)
            _counter(surface, stacks, state, _token(rules, name), at, round(size * 1.06))
        return True
    if isinstance(event, f.StepLost) and event.unit:
        x, y = chart.centre_of(event.hex)
        shake = math.sin(t * 6 * math.pi) * (1 - t) * size * 0.12
        _counter(surface, stacks, state, f"unit:{event.unit}", (x + shake, y), size)
        _mark(ctx, surface, (x, y - size * (0.5 + 0.6 * t)))
        return True
    return False


def _counter(
    surface: pygame.Surface, stacks: Stacks, state: FrontState, token: str, at: tuple[float, float], size: int
) -> None:
    image = stacks.image(state, token, size)
    if image is not None:
        surface.blit(image, (round(at[0] - size / 2), round(at[1] - size / 2)))


def _mark(ctx: Context, surface: pygame.Surface, at: tuple[float, float]) -> None:
    """A red slip with the step that goes."""
    plate = pygame.Rect(0, 0, ctx.px(30), ctx.px(22))
    plate.center = (round(at[0]), round(at[1]))
    pygame.draw.rect(surface, INK, plate.inflate(2, 2), border_radius=ctx.px(5))
    pygame.draw.rect(surface, BAD, plate, border_radius=ctx.px(5))
    ctx.type.draw(surface, "−1", plate.center, "title", 16, PAPER, "center")


def _token(rules: FrontRules, name: str) -> str:
    return f"{'leader' if rules.book.is_leader(name) else 'unit'}:{name}"
