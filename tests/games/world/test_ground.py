"""The world map as the rules read it, and maps that cannot be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.ruleset import MapError
from game.games.world.commands import Place, PlanMove
from game.games.world.ground import read_ground
from game.games.world.rules import WorldRules
from tests.games.world.boards import world_board
from tests.games.world.play import world_rules
from tests.games.world.table import BLUE, stand


def test_the_world_has_its_territories_continents_and_seas() -> None:
    """R054, R056, R129"""
    ground = world_rules().ground
    assert len(ground.territories) == 56
    assert sum(place.production for place in ground.territories.values()) == 190
    assert sum(one.bonus for one in ground.continents.values()) == 35
    assert len(ground.map.links) == 106
    assert sum(link.kind == "dotted" for link in ground.map.links) == 26
    assert len(ground.seas) == 12


def test_the_numbers_of_the_worked_examples_stand_on_the_map() -> None:
    """R077, R117, R122, R123, R194"""
    values = {
        "venezuela": 4, "andean_countries": 3, "brazil": 3, "southern_cone": 3, "siberia": 4, "mongolia": 3,
        "china": 7, "indonesia": 6, "new_guinea": 2, "western_australia": 3,
    }  # fmt: skip
    ground = world_rules().ground
    assert {place: ground.production(place) for place in values} == values
    assert ground.continents["south_america"].bonus == 3


def _place(data: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(place for place in data["territories"] if place["id"] == name)
    return found


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda d: _place(d, "china").update(production=0), "territory china: its production is 0"),
    (lambda d: _place(d, "china").update(continent="lemuria"), "there is no continent 'lemuria'"),
    (lambda d: _place(d, "china").update(id="japan"), "japan is there more than once"),
    (lambda d: d["links"].append({"a": "china", "b": "mu", "kind": "land"}), "'mu' is no territory"),
    (lambda d: d["links"].append({"a": "china", "b": "china", "kind": "land"}), "it leads nowhere"),
    (lambda d: d["links"].append({"a": "mongolia", "b": "china", "kind": "land"}), "more than once"),
    (lambda d: d["continents"][0].update(bonus=-1), "its bonus is -1"),
    (lambda d: d["continents"].append({"id": "mu", "name": "Mu", "bonus": 1}), "no territory belongs to it"),
    (lambda d: d["seas"][0].update(territories=[]), "no territory has an anchor to it"),
    (lambda d: d["seas"][0].update(territories=["mu"]), "its anchor leads to 'mu'"),
    (lambda d: d.update(territories=d["territories"][:5]), "are too few"),
    (lambda d: d.update(links=[k for k in d["links"] if "cuba" not in k.values()]), "fall into parts"),
    (lambda d: d["links"][0].update(kind="rail"), "cannot be read"),
    (lambda d: d.pop("seas"), "cannot be read"),
]


@pytest.mark.parametrize(("spoil", "reason"), FAULTS)
def test_a_map_that_cannot_be_played_is_refused_by_object(
    spoil: Callable[[dict[str, Any]], object], reason: str
) -> None:
    """R054, R056, R129"""
    data = world_board()
    spoil(data)
    with pytest.raises(MapError, match=reason):
        read_ground(data)


def test_all_faults_are_told_one_a_line() -> None:
    """A map's author sees everything at once"""
    data = world_board()
    _place(data, "china")["production"] = 0
    data["continents"][0]["bonus"] = -1
    with pytest.raises(MapError) as caught:
        read_ground(data)
    assert len(str(caught.value).splitlines()) == 2


def test_the_game_needs_a_map() -> None:
    """Without one nothing can be laid"""
    with pytest.raises(MapError, match="needs a map"):
        read_ground(None)


def test_further_keys_are_left_to_the_screens() -> None:
    """Labels and shapes may be there"""
    data = world_board()
    _place(data, "china")["label"] = [104.0, 35.0]
    assert read_ground(data).production("china") == 7


def test_a_changed_number_or_link_changes_the_game() -> None:
    """R117, R124"""
    data = world_board()
    _place(data, "brazil")["production"] = 5
    data["links"].append({"a": "brazil", "b": "china", "kind": "dotted"})
    rules = WorldRules(read_ground(data))
    state = stand({"brazil": "0:i", "china": "1:i"}, camp={0: "9i"})
    assert max(c.count for c in rules.commands(state, BLUE) if isinstance(c, Place)) == 4
    moving = stand({"brazil": "0:2i", "china": "1:i"}, step="move")
    ways = {c.to for c in rules.commands(moving, BLUE) if isinstance(c, PlanMove)}
    assert "china" in ways


def test_a_home_may_be_moved_on_the_map() -> None:
    """R039, R057"""
    data = world_board()
    _place(data, "cuba")["homes"] = ["usa"]
    assert read_ground(data).homes == {"usa": "cuba"}
