"""What cuts a supply line is named: the hex and who bars it (14.1.0)."""

from __future__ import annotations

from game.games.front.cuts import Cuts
from game.games.front.ground import side_id
from game.games.front.lines import Lines
from tests.games.front.table import US, stand


def test_a_line_is_told_to_be_cut_exactly_where_there_is_none() -> None:
    """14.1.0: over the whole map the ways without bars are the rules' own net."""
    course = stand(
        {"us_18a": "1102", "us_81e": "0903", "de_294_i": "1002", "de_294_ii": "0902", "de_244": "0504"}
    )
    lines, cuts = Lines(course, US, known_only=True), Cuts(course, US)
    told = {here: cuts.cut(here) for here in course.ground.ids}
    barred = {here for here, cut in told.items() if cut is not None}
    assert barred and not any(lines.has(here) for here in barred)
    near = set(course.ground.ids) - barred
    assert any(lines.has(here) for here in near)
    for here, cut in told.items():
        if cut is not None:
            assert cut.path[0] == here
            assert cut.path[-1] in course.ground.sources("US")
            assert cut.bars[0].hex in cut.open_part


def test_a_zone_and_an_enemy_on_the_way_are_named() -> None:
    """14.1.0 24.1: A/18 Cav at Roth is cut by a zone over its way; a friend there opens it (7.4)."""
    both = {"de_294_i": "1002", "de_294_ii": "1002"}
    cut = Cuts(stand({"us_18a": "1102", **both}), US).cut("1102")
    assert cut is not None
    assert (cut.bars[0].kind, set(cut.bars[0].by)) == ("zone", set(both))
    friend = stand({"us_18a": "1102", "us_1_422": cut.bars[0].hex, **both})
    assert Cuts(friend, US).cut("1102") is None
    ring = [there for there in friend.ground.around["1102"] if there != "1002"]
    names = ("de_295_i", "de_293_i", "de_293_ii", "de_feb18", "de_244")
    closed = Cuts(stand({"us_18a": "1102", **both, **dict(zip(names, ring, strict=True))}), US).cut("1102")
    assert closed is not None
    assert closed.bars[0].kind == "enemy" and closed.bars[0].hex in friend.ground.around["1102"]


def test_a_bridge_that_is_down_is_named() -> None:
    """14.1.0 9.3: a river without a bridge bars the line."""
    course = stand({"us_18a": "0903"})
    assert Cuts(course, US).cut("0903") is None
    down = tuple(
        side_id(side.a, side.b) for side in course.ground.map.sides if side.bridge and side.water == "river"
    )
    broken = stand({"us_18a": "0903"}, blown=down)
    cut = Cuts(broken, US).cut("0903")
    assert cut is not None
    assert cut.bars[0].kind == "bridge" and cut.bars[0].by == ()
