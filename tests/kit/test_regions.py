"""A map of territories answers who is next to whom, both ways, and which sea areas are reached from where."""

from __future__ import annotations

from game.kit.regions import Continent, Link, RegionMap, Sea, Territory

ISLES = RegionMap(
    "Isles",
    (Continent("west", "West", 2), Continent("east", "East", 3)),
    (
        Territory("ash", "Ash", "west", 2),
        Territory("birch", "Birch", "west", 3),
        Territory("cedar", "Cedar", "east", 4, ("cedrians",)),
    ),
    (Link("birch", "ash", "land"), Link("cedar", "birch", "dotted")),
    (Sea("sound", "Sound", ("cedar", "ash")),),
)


def test_neighbours_are_neighbours_both_ways() -> None:
    """R054: over land and along dotted lines alike."""
    assert ISLES.neighbours == {"ash": ("birch",), "birch": ("ash", "cedar"), "cedar": ("birch",)}


def test_the_kind_of_a_link_does_not_depend_on_its_direction() -> None:
    """R054."""
    assert ISLES.kinds[frozenset(("birch", "cedar"))] == "dotted"
    assert ISLES.kinds[frozenset(("ash", "birch"))] == "land"
    assert frozenset(("ash", "cedar")) not in ISLES.kinds


def test_a_sea_area_joins_no_neighbours() -> None:
    """R055: an anchor is no link."""
    assert ISLES.seas_of == {"ash": ("sound",), "birch": (), "cedar": ("sound",)}
    assert "cedar" not in ISLES.neighbours["ash"]


def test_continents_know_their_territories() -> None:
    """R056."""
    assert ISLES.members == {"west": ("ash", "birch"), "east": ("cedar",)}
    assert ISLES.continent_by_id["east"].bonus == 3
    assert ISLES.by_id["cedar"].homes == ("cedrians",)
