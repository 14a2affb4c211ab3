"""How things on offer lie side by side, and what each looks like."""

from __future__ import annotations

import pygame

from game.games.wonders.model import WondersState
from game.games.wonders.scoring import cost_of
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.explain import leader_state

RATIOS = {"card": 1.5, "leader": 1.5, "wonder": 0.66, "token": 1.0}  # height by width
WIDEST = {"card": 200, "leader": 200, "wonder": 330, "token": 150}  # pixels at scale 1


def face_of(faces: CardFaces, state: WondersState, token: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a thing on offer; wonders in full light with their cost."""
    kind, _, name = token.partition(":")
    if kind == "wonder":
        return faces.wonder(name, size, lit=True)
    if kind == "token":
        return faces.token(name, min(size))
    if kind == "leader":
        return faces.leader(name, size, leader_state(state, name), cost_of(state.options, name))
    return faces.card(name, size)


def best_size(
    count: int, ratio: float, room: pygame.Rect, gap: int, foot: int, widest: int
) -> tuple[tuple[int, int], int]:
    """The largest size at which `count` things fit a room in rows, and how many stand side by side."""
    best, best_columns = (1, 1), count
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = (room.width - (columns - 1) * gap) / columns
        height = (room.height - (rows - 1) * gap) / rows - foot
        width = min(width, height / ratio, widest)
        if width >= best[0]:
            best, best_columns = (int(width), int(width * ratio)), columns
    return best, best_columns
