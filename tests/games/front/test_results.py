"""Results of an assault: their order, losses, Stubborn Defence, retreat, advance (10.6.0, 11.0)."""

from __future__ import annotations

from typing import Any

from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.forecast import is_cover, read
from game.games.front.going import passable
from game.games.front.ground import side_id
from game.games.front.phases import assault
from tests.games.front.fighting import GROUND, attack, battle, duel, near, plan, spot, told
from tests.games.front.table import BOOK, DE, US, do, kinds, refused, unit

TABLE = BOOK.tables.assault


def dice_for(course: Course, target: str, units: tuple[str, ...], defender: str, attacker: str) -> Any:
    """Dice that bring these results on the column of the assault, not equal."""
    column = plan(course, target, *units).column
    assert column is not None
    cells = TABLE.defender[column], TABLE.attacker[column]
    return next(
        (att, deff)
        for att in range(10)
        for deff in range(10)
        if att != deff and cells[0][att] == defender and cells[1][deff] == attacker
    )


def strong(here: str, *defenders: str, marks: dict[str, Any] | None = None, **more: Any) -> Course:
    """Three battalions north of a hex against its defenders."""
    units: dict[str, Any] = {name: unit(name, here, **(marks or {})) for name in defenders}
    for name in ("de_294_i", "de_294_ii", "de_295_i"):
        units[name] = near(here, 0)
    return battle(units, **more)


def stage(course: Course) -> str:
    """How far the assault has come; nothing when it is over."""
    return "" if course.state.assault is None else course.state.assault.stage


ALL = ("de_294_i", "de_294_ii", "de_295_i")


def test_defender_then_attacker_then_retreat_then_advance() -> None:
    """F084, 10.6.0"""
    here = spot()
    course = strong(here, "us_1_422")
    dice = dice_for(course, here, ALL, "1r1", "1")
    events = attack(course, here, *ALL, dice=dice)
    assert stage(course) == "attacker_losses"
    assert [event.unit for event in told(events, f.StepLost)] == ["us_1_422"]
    assert course.state.units["us_1_422"].hex == here
    do(course, c.LoseStep(seat=DE, unit="de_294_i"))
    assert stage(course) == "defender_retreat"
    away = next(iter(assault.commands(course, US)))
    events = do(course, away)
    assert "Relocated" in kinds(events)
    assert stage(course) == "advance"
    events = do(course, c.Advance(seat=DE, counter="de_294_ii", to=here))
    assert course.state.units["de_294_ii"].hex == here


def test_the_strongest_loses_first_the_rest_is_the_owners_choice() -> None:
    """F085, F120, 11.1.0"""
    here = spot()
    course = battle({
        **{name: unit(name, here) for name in ("us_1_422", "us_81e")},
        **{name: near(here, 0) for name in (*ALL, "de_p1")},
    })  # fmt: skip
    party = (*ALL, "de_p1")
    column = plan(course, here, *party).column
    assert column is not None
    att = next(die for die in range(10) if read(TABLE.defender[column][die])[0] == 2)
    deff = next(die for die in range(10) if TABLE.attacker[column][die] == "-" and die != att)
    events = attack(course, here, *party, dice=(att, deff))
    assert [event.unit for event in told(events, f.StepLost)] == ["us_1_422"]  # 5 against 4: no choice
    choice = {command.unit for command in assault.commands(course, US) if isinstance(command, c.LoseStep)}
    assert choice == {"us_1_422", "us_81e"}
    assert refused(course, c.LoseStep(seat=US, unit="de_294_i")).key == "not_in_the_fight"
    events = do(course, c.LoseStep(seat=US, unit="us_81e"))
    assert told(events, f.StepLost)[0].unit == "us_81e"


def test_among_equals_the_owner_picks_the_first_loss_and_may_not_spare_them() -> None:
    """F085, F120, 11.1.0: the weaker engineers are refused"""
    here = spot()
    course = battle({
        "us_1_422": here, "de_294_i": near(here, 0), "de_294_ii": near(here, 0), "de_feb18": near(here, 0),
    })  # fmt: skip
    party = ("de_294_i", "de_294_ii", "de_feb18")
    dice = dice_for(course, here, party, "-", "1")
    attack(course, here, *party, dice=dice)
    assert {cmd.unit for cmd in assault.commands(course, DE) if isinstance(cmd, c.LoseStep)} == {
        "de_294_i", "de_294_ii",
    }  # fmt: skip
    illegal = refused(course, c.LoseStep(seat=DE, unit="de_feb18"))
    assert (illegal.rule, illegal.key) == ("11.1.0", "strongest_first")


def stubborn(terrain: str, **marks: Any) -> Course:
    """A defender that has to retreat."""
    here = spot(terrain, dry=terrain == "woods", like=lambda h: not GROUND.water(h, near(h, 0)))
    course = strong(here, "us_1_422", marks=marks)
    column = plan(course, here, *ALL).column
    assert column is not None
    att = next(die for die in range(10) if TABLE.defender[column][die] == "1r1")
    deff = next(die for die in range(10) if TABLE.attacker[column][die] == "-" and die != att)
    attack(course, here, *ALL, dice=(att, deff))
    return course


def test_stubborn_defence_costs_a_step_instead_of_the_retreat() -> None:
    """F053, F086, 11.3.0: proficiency 4 passes on 4 and fails on 5"""
    course = stubborn("woods")
    target = course.state.units["us_1_422"].hex
    assert stage(course) == "stubborn"
    events = do(course, c.Stand(seat=US, firm=True), 4)
    assert told(events, f.StubbornChecked)[0].passed
    assert told(events, f.StepLost)[0].unit == "us_1_422"
    assert course.state.units["us_1_422"].steps == 1
    assert course.state.units["us_1_422"].hex == target
    assert course.state.assault is None
    course = stubborn("woods")
    events = do(course, c.Stand(seat=US, firm=True), 5)
    assert not told(events, f.StubbornChecked)[0].passed
    assert course.state.units["us_1_422"].steps == 2
    assert stage(course) == "defender_retreat"


def test_stubborn_defence_is_voluntary_and_needs_cover() -> None:
    """F086, 11.3.0: woods, forest, settlement, Westwall; never on open ground"""
    course = stubborn("woods")
    assert not told(do(course, c.Stand(seat=US, firm=False)), f.StubbornChecked)
    for terrain in ("forest", "town"):
        assert stage(stubborn(terrain)) == "stubborn"
    village = next(
        here for here in GROUND.places
        if GROUND.terrain[here] in ("clear", "broken") and len(GROUND.around[here]) == 6
    )  # fmt: skip
    assert is_cover(course, village)
    assert is_cover(course, spot("broken", westwall=True, dry=False))
    assert not is_cover(course, spot("clear"))
    assert stage(stubborn("clear")) == "defender_retreat"


def test_fatigue_weakens_the_stand() -> None:
    """F050, F086: proficiency 4, fatigued, fails on 3"""
    course = stubborn("woods", fatigue=15)
    events = do(course, c.Stand(seat=US, firm=True), 3)
    assert told(events, f.StubbornChecked)[0].target == 2
    assert not told(events, f.StubbornChecked)[0].passed


def test_a_retreat_leads_away_from_the_enemy() -> None:
    """F087, F120, 11.7.0: farther where possible; nearer and into enemies are refused"""
    here = spot()
    course = strong(here, "us_1_422")
    attack(course, here, *ALL, dice=dice_for(course, here, ALL, "r1", "-"))
    ways = {cmd.to for cmd in assault.commands(course, US) if isinstance(cmd, c.Retreat)}
    assert ways == {near(here, way) for way in (2, 3, 4)}
    into = refused(course, c.Retreat(seat=US, units=("us_1_422",), to=near(here, 0)))
    assert (into.rule, into.key) == ("11.7.0", "retreat_into_enemy")
    beside = refused(course, c.Retreat(seat=US, units=("us_1_422",), to=near(here, 1)))
    assert beside.key == "retreat_nearer"
    far = refused(course, c.Retreat(seat=US, units=("us_1_422",), to=near(near(here, 3), 3)))
    assert far.key == "not_next"


def test_an_enemy_zone_costs_a_step_unless_a_friend_stands_there() -> None:
    """F073, F087, 11.7.0, 7.4"""
    here = spot()
    back = near(here, 3)
    guard = near(back, 3)

    def flee(**more: str) -> Course:
        units = {name: near(here, 0) for name in ALL}
        course = battle({**units, "us_1_422": here, "de_293_i": guard, **more})
        attack(course, here, *ALL, dice=dice_for(course, here, ALL, "r1", "-"))
        do(course, c.Retreat(seat=US, units=("us_1_422",), to=back))
        return course

    assert flee().state.units["us_1_422"].steps == 2
    assert flee(us_2_422=back).state.units["us_1_422"].steps == 3


def test_without_a_hex_to_go_the_unit_surrenders() -> None:
    """F087, F114, 11.7.0"""
    here = spot()
    units: dict[str, Any] = {name: near(here, 0) for name in ALL}
    ring = ("de_293_i", "de_293_ii", "de_feb18", "de_244", "de_p1")
    for way, name in enumerate(ring, 1):
        units[name] = near(here, way)
    course = battle({**units, "us_1_422": here})
    dice = dice_for(course, here, ALL, "r1", "-")
    events = attack(course, here, *ALL, dice=dice)
    lost = told(events, e.UnitLost)[0]
    assert (lost.unit, lost.cause, lost.steps) == ("us_1_422", "surrendered", 3)
    assert course.state.gone["us_1_422"].cause == "surrendered"


def test_closed_terrain_and_rivers_in_retreat_and_advance() -> None:
    """F057, A29, 11.7.0: P is open along a road; on foot one flees over an unbridged river"""
    course = battle({"us_81e": spot(), "us_1_422": spot()})
    state_of = next(
        (a, b) for a in GROUND.ids for b in GROUND.around[a]
        if GROUND.terrain[b] == "forest" and not GROUND.road(a, b) and not GROUND.water(a, b)
    )  # fmt: skip
    assert not passable(course, "us_81e", *state_of, flees=True)
    assert passable(course, "us_1_422", *state_of, flees=True)
    road = next(
        (a, b) for a in GROUND.ids for b in GROUND.around[a]
        if GROUND.terrain[b] == "forest" and GROUND.road(a, b)
    )  # fmt: skip
    assert passable(course, "us_81e", *road, flees=True)
    river = next(
        (side.a, side.b) for side in GROUND.map.sides if side.water == "river" and not side.road
        and GROUND.terrain[side.b] != "forest"
    )  # fmt: skip
    assert passable(course, "us_1_422", *river, flees=True)
    assert not passable(course, "us_1_422", *river, flees=False)
    assert not passable(course, "us_81e", *river, flees=True)
    bridge = next((s.a, s.b) for s in GROUND.map.sides if s.water == "river" and s.bridge)
    assert passable(course, "us_81e", *bridge, flees=True)
    down = battle({"us_81e": spot()}, blown=(side_id(*bridge),))
    assert not passable(down, "us_81e", *bridge, flees=True)


def test_attackers_thrown_back_leave_and_do_not_advance() -> None:
    """F087, 11.2.0: rM on the attacker"""
    here = spot("forest", dry=False, like=lambda h: not GROUND.water(h, near(h, 0)))
    course = battle({"us_1_422": here, "us_2_422": here, "de_294_i": near(here, 0)})
    column = plan(course, here, "de_294_i").column
    assert column == 0
    events = attack(course, here, "de_294_i", dice=(0, 8))
    assert [event.unit for event in told(events, f.StepLost)] == ["de_294_i"] * 2
    while course.state.assault is not None:
        do(course, next(iter(assault.commands(course, DE))))
    assert GROUND.distance(course.state.units["de_294_i"].hex, here) == 2


def advancing(result: str, *more: str) -> tuple[Course, str]:
    """The advance after a retreat straight south."""
    here = spot()
    party = (*ALL, *more)
    spots = {name: near(here, 0) for name in ALL} | {name: near(here, 1) for name in more}
    course = battle({"us_1_422": here, **spots})
    column = plan(course, here, *party).column
    assert column is not None
    attack(course, here, *party, dice=dice_for(course, here, party, result, "-"))
    step = here
    while stage(course) == "defender_retreat":
        ways = {cmd.to: cmd for cmd in assault.commands(course, US) if isinstance(cmd, c.Retreat)}
        step = near(step, 3)
        do(course, ways[step])
    return course, here


def test_motorised_attackers_go_a_hex_farther_after_a_long_retreat() -> None:
    """F088, 11.8.0: after r2 the tanks, not the infantry"""
    course, here = advancing("1r2", "de_p1")
    assert stage(course) == "advance"
    do(course, c.Advance(seat=DE, counter="de_p1", to=here))
    do(course, c.Advance(seat=DE, counter="de_294_i", to=here))
    illegal = refused(course, c.Advance(seat=DE, counter="de_294_i", to=near(here, 3)))
    assert (illegal.rule, illegal.key) == ("11.8.0", "far_enough")
    do(course, c.Advance(seat=DE, counter="de_p1", to=near(here, 3)))
    assert course.state.units["de_p1"].hex == near(here, 3)


def test_after_a_short_retreat_nobody_goes_farther() -> None:
    """F088, 11.8.0"""
    course, here = advancing("1r1", "de_p1")
    do(course, c.Advance(seat=DE, counter="de_p1", to=here))
    assert refused(course, c.Advance(seat=DE, counter="de_p1", to=near(here, 3))).key == "far_enough"


def test_an_advance_keeps_within_stacking() -> None:
    """F074, F075, F088, 8.1"""
    course, here = advancing("1r1", "de_293_i")
    for name in ALL:
        do(course, c.Advance(seat=DE, counter=name, to=here))
    assert course.state.assault is None  # nine steps stand there: nobody else can follow
    assert course.state.units["de_293_i"].hex == near(here, 1)


def test_an_advance_takes_control_and_leaders_may_follow() -> None:
    """F094, 13.1, 22.3.0"""
    place = next(
        here for here in GROUND.places
        if GROUND.terrain[here] in ("clear", "broken") and len(GROUND.around[here]) == 6
        and not GROUND.water(here, near(here, 0)) and GROUND.terrain[near(here, 0)] != "forest"
    )  # fmt: skip
    course = battle(
        {"us_18a": unit("us_18a", place), **{name: near(place, 0) for name in ALL}},
        {"L_hoffmann": near(place, 0)},
    )
    column = plan(course, place, *ALL).column
    assert column is not None
    att = next(die for die in range(10) if read(TABLE.defender[column][die])[0])
    deff = next(die for die in range(10) if TABLE.attacker[column][die] == "-" and die != att)
    attack(course, place, *ALL, dice=(att, deff))
    assert "us_18a" in course.state.gone
    events = do(course, c.Advance(seat=DE, counter="de_294_i", to=place))
    assert told(events, e.ControlChanged)[0].hex == place
    do(course, c.Advance(seat=DE, counter="L_hoffmann", to=place))
    assert course.state.leaders["L_hoffmann"].hex == place


def test_a_retreat_over_the_limit_lets_the_enemy_pick_before_the_advance() -> None:
    """F075, 8.2"""
    here = spot()
    back = near(here, 3)
    full = {name: unit(name, back) for name in ("us_2_422", "us_2_423", "us_1_423")}
    course = battle({"us_1_422": here, **full, **{name: near(here, 0) for name in ALL}})
    attack(course, here, *ALL, dice=dice_for(course, here, ALL, "r1", "-"))
    do(course, c.Retreat(seat=US, units=("us_1_422",), to=back))
    assert course.state.excess
    assert refused(course, c.EndAdvance(seat=DE)).rule == "8.2"
    do(course, c.GiveUp(seat=DE, unit="us_1_422"))
    assert stage(course) == "advance"


def test_leaders_go_with_the_retreat_of_their_stack() -> None:
    """22.3.0"""
    here = spot()
    course = battle(
        {"us_1_422": here, **{name: near(here, 0) for name in ALL}}, {"L_jones": here}
    )
    attack(course, here, *ALL, dice=dice_for(course, here, ALL, "r1", "-"))
    do(course, c.Retreat(seat=US, units=("us_1_422",), to=near(here, 3)))
    assert course.state.leaders["L_jones"].hex == near(here, 3)


def test_units_in_a_fight_at_night_have_worked() -> None:
    """F050, 4.3.5, 4.3.2: neither side rests, attackers may not go on"""
    course, here = duel(turn="16N")
    attack(course, here, "de_294_i", "de_294_ii", dice=(0, 9))
    assert course.state.units["us_1_422"].has_worked
    assert course.state.units["de_294_i"].has_worked
    assert course.state.units["de_294_i"].has_attacked
    assert not course.state.units["us_1_422"].has_attacked
