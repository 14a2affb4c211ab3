"""The legend of a game's graph: every seat by mark and name, as far as names find room."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graph import GraphView
from tests.ui.cases import pilot

NATIONS = ("United Kingdom", "Soviet Union", "United States", "Germany", "France", "China")


def drawn(names: tuple[str, ...], width: int) -> tuple[GraphView, list[str]]:
    """A graph of so many seats and what its legend says."""
    points = [(entry, tuple(float(entry + seat) for seat in range(len(names)))) for entry in range(4)]
    graph = GraphView(pilot().ctx, points, 4, names)
    graph.rect = pygame.Rect(10, 10, width, 240)
    graph.draw(pygame.Surface((width + 20, 260)))
    return graph, [text for text, _, _ in graph.lines]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_names_are_told_whole_where_they_find_room(seats: int) -> None:
    """Field report 56"""
    graph, told = drawn(NATIONS[:seats], 420)
    assert told == list(NATIONS[:seats])
    rects = [rect for _, rect, _ in graph.lines]
    assert graph.overflow() == []
    assert all(one.collidelist(rects[:place]) < 0 for place, one in enumerate(rects))
    assert all(rect.top >= graph.plot().bottom for rect in rects)


def test_only_the_longest_names_are_cut_in_a_narrow_sheet() -> None:
    graph, told = drawn(("United Kingdom", "Mali", "Togo"), 230)
    assert told[1:] == ["Mali", "Togo"] and told[0].startswith("Unit") and told[0] != "United Kingdom"
    assert graph.overflow() == []
