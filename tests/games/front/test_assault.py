"""Ground assault: who attacks whom, odds, each row of the shift table, caps, the preview (10.0, 24.5)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.messages import Illegal
from game.games.front import FRONT
from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front.clash import Clash, odds_column
from game.games.front.forecast import outlook, read
from game.games.front.ground import side_id
from game.games.front.phases import assault
from game.games.front.shifts import ROWS, final_column
from tests.games.front.boards import rules_of
from tests.games.front.fighting import (
    GROUND,
    active,
    attack,
    battle,
    duel,
    near,
    plan,
    rows,
    spot,
    told,
)
from tests.games.front.table import BOOK, DE, US, at, do, refused, stand, unit

TABLE = BOOK.tables.assault


def column(attack: int, defence: int) -> str | None:
    """The base column by its odds."""
    found = odds_column(TABLE, attack, defence)
    return None if found is None else TABLE.columns[found]


@pytest.mark.parametrize(
    ("attack_sum", "defence_sum", "base"),
    [
        (12, 5, "2:1"), (26, 6, "4:1"), (7, 5, "1:1"), (1, 4, None), (4, 12, "1:3"), (4, 13, None),
        (5, 10, "1:2"), (2, 3, "2:3"), (3, 2, "3:2"), (35, 5, "7:1"), (34, 5, "5:1"), (99, 1, "7:1"),
    ],
)  # fmt: skip
def test_odds_are_rounded_for_the_defender(attack_sum: int, defence_sum: int, base: str | None) -> None:
    """F036, F080, 1.3, 10.3.0: the known answers and the ends of the table"""
    assert column(attack_sum, defence_sum) == base


def test_an_attack_below_one_to_three_is_refused() -> None:
    """F080, F120, 10.3.0: the refusal names strengths and hex"""
    here = spot()
    course = battle({"us_1_422": here, "us_2_422": here, "de_feb18": near(here, 0)})
    illegal = refused(course, c.DeclareAssault(seat=DE, target=here, attackers=("de_feb18",)))
    assert (illegal.rule, illegal.key) == ("10.3.0", "odds_too_bad")
    assert illegal.args_by_name == {"attack": 1, "defence": 10, "hex": here}
    assert c.DeclareAssault(seat=DE, target=here, attackers=("de_feb18",)) not in set(
        assault.commands(course, DE)
    )


def test_only_neighbours_with_attack_strength_and_a_fighting_mode_attack() -> None:
    """F065, F068, F078, F120, 10.1.0: artillery, the distant, Road and Exploit Mode are refused"""
    here = spot()
    course = battle({
        "us_1_422": here, "de_294_i": near(here, 0), "de_1818": near(here, 0), "de_295_i": at(24, 18),
        "de_294_ii": unit("de_294_ii", near(here, 1), mode="road"),
        "de_244": unit("de_244", near(here, 2), mode="exploit"),
        "de_293_i": unit("de_293_i", near(here, 3), is_held=True),
    })  # fmt: skip

    def why(*units: str) -> tuple[str, str]:
        illegal = refused(course, c.DeclareAssault(seat=DE, target=here, attackers=units))
        return illegal.rule, illegal.key

    assert why("de_1818") == ("10.1.0", "no_attack")
    assert why("de_294_i", "de_295_i") == ("10.1.0", "not_beside")
    assert why("de_294_ii") == ("6.2.0", "mode_attacks_not")
    assert why("de_244") == ("6.4.0", "mode_attacks_not")
    assert why("de_293_i") == ("16.3", "not_released")
    assert why("us_1_422") == ("4.1.0", "not_yours")
    assert why() == ("10.1.0", "nobody_attacks")
    assert why("de_294_i", "de_294_i") == ("10.1.0", "nobody_attacks")
    away = refused(course, c.DeclareAssault(seat=DE, target=near(here, 3), attackers=("de_294_i",)))
    assert away.key == "no_enemy_there"


def test_a_unit_attacks_once_and_a_hex_is_attacked_once() -> None:
    """F078, 10.1.0"""
    here, beside = spot(), 2
    course = battle({
        "us_1_422": here, "de_294_i": near(here, 0), "de_294_ii": near(here, 0),
        "us_2_422": near(here, 1), "de_293_i": near(here, beside),
    })  # fmt: skip
    attack(course, here, "de_294_i", dice=(0, 2))
    again = refused(course, c.DeclareAssault(seat=DE, target=near(here, 1), attackers=("de_294_i",)))
    assert (again.rule, again.key) == ("10.1.0", "has_attacked")
    twice = refused(course, c.DeclareAssault(seat=DE, target=here, attackers=("de_294_ii",)))
    assert (twice.rule, twice.key) == ("10.1.0", "attacked_already")


def test_one_assault_is_finished_before_the_next() -> None:
    """F077, 10.1.0: while the advance is open no other assault and no end of the phase"""
    course, here = duel(attackers=3)
    attack(course, here, "de_294_i", "de_294_ii", dice=(4, 3))  # r1 on 3:2... the defender goes
    while course.state.assault is not None and course.state.assault.stage != "advance":
        legal = list(assault.commands(course, US))
        do(course, legal[0])
    assert course.state.assault is not None
    assert refused(course, c.EndPhase(seat=DE)).rule == "10.6.0"
    other_one = c.DeclareAssault(seat=DE, target=here, attackers=("de_295_i",))
    assert refused(course, other_one).key == "assault_first"
    do(course, c.EndAdvance(seat=DE))
    assert course.state.assault is None


def test_a_river_halves_each_attacker_and_needs_a_bridge() -> None:
    """F079, A33, 10.2.0: 5 becomes 3; without a bridge the attack is refused"""
    a, b = next(
        (side.a, side.b) for side in GROUND.map.sides if side.water == "river" and side.bridge
    )
    course = battle({"us_1_422": a, "de_244": b})
    assert BOOK.units["de_244"].attack == 5
    assert plan(course, a, "de_244").attack == 3
    assert rows(course, a, "de_244")["water"] == -1
    down = battle({"us_1_422": a, "de_244": b}, blown=(side_id(a, b),))
    illegal = refused(down, c.DeclareAssault(seat=DE, target=a, attackers=("de_244",)))
    assert (illegal.rule, illegal.key) == ("10.2.0", "river_without_bridge")


def test_a_special_guards_the_cavalry_at_roth_in_the_first_turn() -> None:
    """20.1, T2: A/18 Cav may not be assaulted on 1A, but on 1P"""
    roth = at(10, 1)
    first = stand({"us_18a": roth, "de_295_i": at(11, 1)}, phase="E2")
    illegal = refused(first, c.DeclareAssault(seat=DE, target=roth, attackers=("de_295_i",)))
    assert (illegal.rule, illegal.key) == ("20.1", "untouchable")
    assert assault.is_idle(first)
    later = stand({"us_18a": roth, "de_295_i": at(11, 1)}, phase="E2", turn="1P")
    assert not assault.is_idle(later)


def test_leaders_alone_are_no_target() -> None:
    """A32"""
    here = spot()
    course = battle({"de_294_i": near(here, 0), "us_1_422": at(3, 3)}, {"L_jones": active(here)})
    illegal = refused(course, c.DeclareAssault(seat=DE, target=here, attackers=("de_294_i",)))
    assert (illegal.rule, illegal.key) == ("A32", "only_leaders")


def test_the_table_has_eighteen_rows_under_fourteen_rules() -> None:
    """F081, 10.4.0"""
    assert len(ROWS) == 18
    assert {rule for rule, _, _ in ROWS} == {f"10.4.{number}" for number in range(1, 15)}
    assert set(rules_of("tutorial").book.tables.assault.columns) == set(TABLE.columns)


@pytest.mark.parametrize(
    ("terrain", "westwall", "value"),
    [
        ("clear", False, 0), ("broken", False, 0), ("woods", False, -1), ("town", False, -1),
        ("forest", False, -2), ("city", False, -2), ("forest", True, -3), ("broken", True, -1),
    ],
)  # fmt: skip
def test_terrain_and_westwall_shift(terrain: str, westwall: bool, value: int) -> None:
    """F076, F081, 9.2.0, 10.4.1: never below -3"""
    here = spot(terrain, westwall=westwall, dry=False, like=lambda h: not GROUND.water(h, near(h, 0)))
    course = battle({"us_1_422": here, "de_294_i": near(here, 0), "de_294_ii": near(here, 0)})
    assert rows(course, here, "de_294_i", "de_294_ii").get("terrain", 0) == value


def test_water_counts_if_every_attacker_crosses_it() -> None:
    """F081, 10.4.2"""

    def mixed(here: str) -> bool:
        wet = [bool(GROUND.water(here, there)) for there in GROUND.around[here]]
        river = any(GROUND.water(here, there) == "river" for there in GROUND.around[here])
        return any(wet) and not all(wet) and not river

    here = spot(like=mixed, dry=False)
    wet = next(there for there in GROUND.around[here] if GROUND.water(here, there))
    dry = next(there for there in GROUND.around[here] if not GROUND.water(here, there))
    course = battle({"us_1_422": here, "de_294_i": wet, "de_294_ii": dry})
    assert rows(course, here, "de_294_i")["water"] == -1
    assert "water" not in rows(course, here, "de_294_i", "de_294_ii")
    assert "water" not in rows(course, here, "de_294_ii")


def test_more_armour_helps_on_open_ground_only() -> None:
    """F081, A31, 10.4.3: against armour and AT steps, a tank destroyer's step counts once"""
    here = spot()
    tanks = {"de_p1": near(here, 0), "us_1_422": here}
    assert rows(battle(tanks), here, "de_p1")["armour"] == 1
    own = BOOK.units["de_p1"].steps
    td = next(name for name, one in BOOK.units.items() if one.type == "td" and one.side == "US")
    equal = battle({**tanks, td: unit(td, here, steps=min(own, BOOK.units[td].steps))})
    weaker = battle({"us_1_422": here, "de_p1": unit("de_p1", near(here, 0), steps=1), td: here})
    assert ("armour" in rows(equal, here, "de_p1")) == (own > BOOK.units[td].steps)
    assert "armour" not in rows(weaker, here, "de_p1")
    woods = spot("woods")
    assert "armour" not in rows(battle({"us_1_422": woods, "de_p1": near(woods, 0)}), woods, "de_p1")


def test_combined_arms_need_two_steps_of_each_and_no_forest() -> None:
    """F081, 10.4.4"""
    here = spot()
    both = {"us_1_422": here, "de_p1": near(here, 0), "de_294_i": near(here, 0)}
    assert rows(battle(both), here, "de_p1", "de_294_i")["combined"] == 1
    thin = {**both, "de_294_i": unit("de_294_i", near(here, 0), steps=1)}
    assert "combined" not in rows(battle(thin), here, "de_p1", "de_294_i")
    few = {**both, "de_p1": unit("de_p1", near(here, 0), steps=1)}
    assert "combined" not in rows(battle(few), here, "de_p1", "de_294_i")
    forest = spot("forest", dry=False, like=lambda h: not GROUND.water(h, near(h, 0)))
    wooded = {"us_1_422": forest, "de_p1": near(forest, 0), "de_294_i": near(forest, 0)}
    assert "combined" not in rows(battle(wooded), forest, "de_p1", "de_294_i")


def test_half_the_strength_in_prepared_assault_is_enough() -> None:
    """F066, F081, 10.4.5, 6.3.0: four of eight, not four of nine"""
    here = spot()
    ready = unit("de_294_i", near(here, 0), mode="prepared")
    others = dict.fromkeys(("de_294_ii", "de_feb18"), near(here, 0))
    course = battle({"us_1_422": here, "de_294_i": ready, **others})
    assert rows(course, here, "de_294_i", "de_294_ii")["prepared"] == 1
    assert "prepared" not in rows(course, here, "de_294_i", "de_294_ii", "de_feb18")
    assert "prepared" not in rows(course, here, "de_294_ii")


@pytest.mark.parametrize(
    ("defender", "attacker", "row", "value"),
    [
        ({"mode": "road"}, {}, "column", 1),
        ({"mode": "exploit"}, {}, "column", 1),
        ({"is_suppressed": True}, {}, "suppressed_def", 1),
        ({}, {"is_suppressed": True}, "suppressed_att", -1),
        ({}, {"is_cut": True}, "supply_att", -1),
        ({}, {"is_cut": True, "isolation": 2}, "supply_att", -1),
        ({}, {"is_cut": True, "isolation": 3}, "supply_att", -2),
        ({"isolation": 3}, {}, "supply_def", 1),
        ({"isolation": 2}, {}, "supply_def", 0),
        ({"mode": "tactical"}, {}, "column", 0),
    ],
)  # fmt: skip
def test_the_state_of_units_shifts(
    defender: dict[str, Any], attacker: dict[str, Any], row: str, value: int
) -> None:
    """F065, F068, F081, F092, F096, F097, 10.4.5, 10.4.6, 10.4.9, A24: when its text says so"""
    here = spot()
    course = battle({
        "us_1_422": unit("us_1_422", here, **defender),
        "de_294_i": unit("de_294_i", near(here, 0), **attacker), "de_294_ii": near(here, 0),
    })  # fmt: skip
    assert rows(course, here, "de_294_i", "de_294_ii").get(row, 0) == value


def test_all_defenders_must_be_isolated() -> None:
    """F081, 10.4.9"""
    here = spot()
    course = battle({
        "us_1_422": unit("us_1_422", here, isolation=4), "us_2_422": here,
        "de_294_i": near(here, 0), "de_294_ii": near(here, 0),
    })  # fmt: skip
    assert "supply_def" not in rows(course, here, "de_294_i", "de_294_ii")


@pytest.mark.parametrize(
    ("ways", "value"),
    [((0,), 0), ((0, 1), 0), ((0, 2), 0), ((0, 3), 1), ((0, 1, 2), 1), ((0, 2, 4), 1), ((2, 5), 1)],
)
def test_concentric_from_opposite_hexes_or_three(ways: tuple[int, ...], value: int) -> None:
    """F081, 10.4.7"""
    here = spot()
    names = ("de_294_i", "de_294_ii", "de_295_i")[: len(ways)]
    spots = {name: near(here, way) for name, way in zip(names, ways, strict=True)}
    course = battle({"us_1_422": here, **spots})
    assert rows(course, here, *names).get("concentric", 0) == value


def test_lead_units_that_differ_by_three_in_proficiency_shift() -> None:
    """F081, 10.4.8, 10.4.15: the strongest leads; 7 against 4, 7 against 5, 4 against 7; fatigue counts"""
    here = spot()
    able = [name for name, one in BOOK.units.items() if one.side == "DE" and one.attack]
    seven = next(name for name in able if BOOK.units[name].proficiency == 7)
    base = {"us_1_422": here, seven: near(here, 0)}
    assert rows(battle(base), here, seven)["proficiency"] == 1
    tired = {**base, seven: unit(seven, near(here, 0), fatigue=15)}
    assert "proficiency" not in rows(battle(tired), here, seven)
    five = {"us_81e": here, seven: near(here, 0)}
    assert "proficiency" not in rows(battle(five), here, seven)
    veterans = {"us_14t": here, "de_feb18": near(here, 0), "de_294_i": near(here, 0)}
    assert "proficiency" not in rows(battle(veterans), here, "de_feb18", "de_294_i")
    green = {**veterans, "de_294_i": unit("de_294_i", near(here, 0), fatigue=15)}
    assert rows(battle(green), here, "de_feb18", "de_294_i")["proficiency"] == -1


@pytest.mark.parametrize(("turn", "value"), [("16A", 0), ("16P", 0), ("16N", -1), ("16X", -1)])
def test_night_shifts(turn: str, value: int) -> None:
    """F041, F081, 10.4.10, 3.3.0"""
    here = spot()
    course = battle(
        {"us_1_422": here, "de_294_i": near(here, 0)}, turn=turn, roused=("de_294_i",)
    )
    assert rows(course, here, "de_294_i").get("night", 0) == value


def test_in_extended_night_only_the_roused_attack() -> None:
    """F042, 3.4.0"""
    here = spot()
    course = battle({"us_1_422": here, "de_294_i": near(here, 0)}, turn="16X")
    illegal = refused(course, c.DeclareAssault(seat=DE, target=here, attackers=("de_294_i",)))
    assert (illegal.rule, illegal.key) == ("3.4.0", "not_roused")


def test_divisions_mixed_shift() -> None:
    """F081, 10.4.11"""
    here = spot()
    stranger = next(n for n, one in BOOK.units.items() if one.division == "62VGD" and one.attack)
    attackers = dict.fromkeys(("de_294_i", "de_295_i", stranger), near(here, 0))
    course = battle({"us_1_422": here, **attackers})
    assert rows(course, here, "de_294_i", stranger)["mixed"] == -1
    assert "mixed" not in rows(course, here, "de_294_i", "de_295_i")


def test_the_air_marker_helps_the_americans_once_a_turn_by_day_in_clear_weather() -> None:
    """F081, F109, 18.3.0, 10.4.14: attacking and defending; not at night, not in overcast, not twice"""
    here = spot()
    units = {"us_14t": near(here, 0), "de_294_i": here}
    clear = battle(units, active=US, weather="clear")
    assert rows(clear, here, "us_14t", air=True)["air"] == 1
    for marks, key in (
        ({"weather": "overcast"}, "no_flying"), ({"weather": "clear", "turn": "16N"}, "no_flying"),
        ({"weather": "clear", "is_air_used": True}, "air_spent"),
    ):  # fmt: skip
        course = battle(units, active=US, **marks)
        illegal = refused(course, c.DeclareAssault(seat=US, target=here, attackers=("us_14t",), air=True))
        assert (illegal.rule, illegal.key) == ("18.3.0", key)
    german = battle({"us_1_422": here, "de_294_i": near(here, 0)}, weather="clear")
    no = refused(german, c.DeclareAssault(seat=DE, target=here, attackers=("de_294_i",), air=True))
    assert no.key == "no_air_force"
    events = attack(german, here, "de_294_i", dice=())
    assert not told(events, f.AssaultRolled)
    events = do(german, c.AnswerAssault(seat=US, air=True), 0, 1)
    rolled = told(events, f.AssaultRolled)[0]
    assert ("10.4.14", "air", -1) in rolled.shifts
    assert german.state.is_air_used


def test_the_sum_of_shifts_is_held_to_four_and_the_column_to_the_table() -> None:
    """F082, 10.4.15: 1:1 with +6 is 4:1; 5:1 with +4 is 7:1; below the first column the first"""
    here = spot()
    spots = {"de_p1": near(here, 0), "de_294_i": unit("de_294_i", near(here, 3), mode="prepared")}
    weak = battle({
        **spots, "us_1_422": unit("us_1_422", here, mode="road", is_suppressed=True, isolation=3),
        "us_2_422": unit("us_2_422", here, isolation=3),
    })  # fmt: skip
    found = plan(weak, here, "de_p1", "de_294_i")
    assert found.total >= 5
    assert found.base is not None
    assert found.column == min(found.base + 4, 9)
    forest = spot("forest", westwall=True, dry=False, like=lambda h: not GROUND.water(h, near(h, 0)))
    strong = battle(
        {"us_1_422": forest, "de_feb18": unit("de_feb18", near(forest, 0), is_cut=True),
         "de_294_i": unit("de_294_i", near(forest, 0), steps=1)}, turn="16N",
    )  # fmt: skip
    assert plan(strong, forest, "de_feb18", "de_294_i").column == 0


def test_the_worked_numbers_of_the_cap() -> None:
    """F082, 10.4.15: base 1:1 sum +6; base 5:1 sum +4"""
    course, here = duel()
    clash = Clash(course, here, ("de_294_i",))
    six = tuple(("10.4.1", "terrain", 1) for _ in range(6))
    assert TABLE.columns[final_column(clash, TABLE.columns.index("1:1"), six)] == "4:1"
    assert TABLE.columns[final_column(clash, TABLE.columns.index("5:1"), six[:4])] == "7:1"
    minus = tuple(("10.4.1", "terrain", -1) for _ in range(6))
    assert TABLE.columns[final_column(clash, TABLE.columns.index("7:1"), minus)] == "2:1"
    assert final_column(clash, 2, minus) == 0


def test_the_preview_shows_odds_shifts_and_exact_chances() -> None:
    """F124, 24.5: every cell of both tables is counted"""
    course, here = duel("woods")
    found = plan(course, here, "de_294_i", "de_294_ii")
    assert (found.attack, found.defence, found.base) == (8, 5, TABLE.columns.index("3:2"))
    assert found.rows == (("10.4.1", "terrain", -1),)
    assert found.column == TABLE.columns.index("1:1")
    assert found.stubborn == 4
    defender, attacker = found.defender, found.attacker
    assert defender is not None
    assert attacker is not None
    cells = [read(cell) for cell in TABLE.defender[3]]
    assert defender.retreat == sum(hexes > 0 for _, hexes in cells) == 5
    assert defender.mean_loss == pytest.approx(0.4)
    assert attacker.mean_loss == pytest.approx(0.9)
    assert defender.losses == ((0, 6), (1, 4))
    assert sum(count for _, count in attacker.losses) == 10


def test_the_chances_stop_at_the_steps_there_are() -> None:
    """24.5: a unit of one step cannot lose two, and what is gone does not retreat"""
    whole = outlook(TABLE.defender[9], 3)
    last = outlook(TABLE.defender[9], 1)
    assert whole.mean_loss == pytest.approx(1.8)
    assert (whole.retreat, whole.destroyed, whole.gone) == (7, 2, 9)
    assert (last.retreat, last.destroyed, last.gone) == (0, 10, 10)


def test_a_preview_of_what_cannot_be_is_refused() -> None:
    """24.5, F120"""
    course, here = duel()
    with pytest.raises(Illegal) as caught:
        assault.preview(course, here, ("de_1818",))
    assert caught.value.rule == "4.1.0"


def test_every_roll_tells_rule_dice_shifts_and_results() -> None:
    """F083, F122, 10.5.0, 24.3: each die reads the loss of the other side"""
    course, here = duel("woods")
    before = course.state
    events = attack(course, here, "de_294_i", "de_294_ii", dice=(8, 1))
    rolled = told(events, f.AssaultRolled)[0]
    assert (rolled.att_die, rolled.def_die) == (8, 1)
    assert rolled.def_result == TABLE.defender[rolled.column][8]
    assert rolled.att_result == TABLE.attacker[rolled.column][1]
    line = FRONT.narrator(rules_of("st_vith")).sentence(before, rolled)
    assert line is not None
    for part in ("3:2", "terrain -1 (10.4.1)", "1:1", "die 8", "die 1", "10.5.0"):
        assert part in line
