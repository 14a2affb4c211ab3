"""The last step, hex, column or die that counts, and the first that does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.chance import Chance
from game.core.ids import REFEREE
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front import excess
from game.games.front.book import Book
from game.games.front.course import Course
from game.games.front.forecast import outlook
from game.games.front.marching import March
from game.games.front.model import FrontState, HexId
from game.games.front.phases import assault, bridges, evening
from game.games.front.shifts import terrain_shift
from game.games.front.standing import strength
from game.games.front.steps import to_act
from tests.games.front.boards import rules_of
from tests.games.front.fighting import GROUND, attack, battle, near, plan, rows, spot, told
from tests.games.front.play import full_state, new_session, play
from tests.games.front.table import BOOK, DE, US, at, do, refused, stand, unit

BATTALIONS = ("de_294_i", "de_294_ii", "de_295_i")


@pytest.mark.parametrize(
    ("marks", "more", "is_over"),
    [
        ({}, (), False),  # nine steps
        ({}, ("de_1818",), True),  # ten steps in four counters
        ({"steps": 2}, ("de_1818", "de_feb18"), True),  # five counters, within nine steps
        ({"steps": 1}, ("de_1818",), False),  # four counters
        ({"steps": 1}, ("de_1818", "de_244"), True),  # five counters
    ],
)
def test_nine_steps_and_four_counters_are_the_most(
    marks: dict[str, Any], more: tuple[str, ...], is_over: bool
) -> None:
    """F074, 8.1: one step or one counter more is too much"""
    here = at(9, 1)
    units = {name: unit(name, here, **marks) for name in BATTALIONS}
    course = stand({**units, **{name: unit(name, here, steps=1) for name in more}})
    assert excess.check(course) is is_over


@pytest.mark.parametrize(("westwall", "shift"), [(-1, -3), (-2, -3), (0, -2)])
def test_terrain_never_costs_more_than_three_columns(westwall: int, shift: int) -> None:
    """F076, 9.2.0: a city in a Westwall of any strength"""
    tables = msgspec.structs.replace(BOOK.tables, westwall_shift=westwall)
    book = Book(BOOK.units, BOOK.leaders, tables, BOOK.scenarios)
    here = next(one for one in GROUND.ids if one in GROUND.westwall)
    ground = rules_of("st_vith").ground
    course = Course(ground, book, FrontState(options=stand({}).state.options))
    was, ground.terrain[here] = ground.terrain[here], "city"
    try:
        assert terrain_shift(course, here) == shift
    finally:
        ground.terrain[here] = was


@pytest.mark.parametrize(("tanks", "foot", "counts"), [(2, 2, 1), (1, 2, 0), (2, 1, 0)])
def test_two_steps_of_armour_and_of_infantry_are_combined_arms(tanks: int, foot: int, counts: int) -> None:
    """F081, 10.4.4: two of each are enough, one is not"""
    here = spot()
    north = near(here, 0)
    course = battle({
        "us_1_422": here, "de_p1": unit("de_p1", north, steps=tanks),
        "de_294_i": unit("de_294_i", north, steps=foot),
    })  # fmt: skip
    assert rows(course, here, "de_p1", "de_294_i").get("combined", 0) == counts


def test_one_defender_among_several_is_enough_for_the_rows_that_say_any() -> None:
    """F081, 10.4.5, 10.4.6, 10.4.9: any suppressed, any in a column, the worst attacker; but all isolated"""
    here = spot()
    north = near(here, 0)
    friends = {"us_2_422": here, "de_294_ii": north}
    plain = battle({"us_1_422": here, "de_294_i": north, **friends})
    both = ("de_294_i", "de_294_ii")
    assert not rows(plain, here, *both).keys() & {"suppressed_def", "column", "supply_def", "suppressed_att"}
    for name, marks, row, value in (
        ("us_1_422", {"is_suppressed": True}, "suppressed_def", 1),
        ("us_1_422", {"mode": "road"}, "column", 1),
        ("us_1_422", {"isolation": 3}, "supply_def", 0),
        ("de_294_i", {"is_suppressed": True}, "suppressed_att", -1),
        ("de_294_i", {"isolation": 3}, "supply_att", -2),
        ("de_294_i", {"is_cut": True}, "supply_att", -1),
    ):
        units = {"us_1_422": here, "de_294_i": north, **friends}
        course = battle({**units, name: unit(name, plain.state.units[name].hex, **marks)})
        assert rows(course, here, *both).get(row, 0) == value, (name, marks)


def test_after_the_first_step_a_stronger_unit_may_be_spared() -> None:
    """F085, 11.1.0: the strongest loses the first step, the owner may take the second off the weakest"""
    here = spot("forest", dry=False, like=lambda h: not GROUND.water(h, near(h, 0)))
    party = ("de_294_i", "de_feb18")
    units = {"us_1_422": here, "us_2_422": here, **dict.fromkeys(party, near(here, 0))}
    course = battle(units)
    table, column = BOOK.tables.assault, plan(course, here, *party).column
    assert column is not None
    deff = next(die for die in range(10) if table.attacker[column][die] == "2")
    att = next(die for die in range(10) if table.defender[column][die] == "-" and die != deff)
    events = attack(course, here, *party, dice=(att, deff))
    assert [one.unit for one in told(events, f.StepLost)] == ["de_294_i"]
    left = strength(BOOK, "de_294_i", course.state.units["de_294_i"], "attack")
    assert left > strength(BOOK, "de_feb18", course.state.units["de_feb18"], "attack")
    offers = {one.unit for one in assault.commands(course, DE) if isinstance(one, c.LoseStep)}
    assert offers == set(party)


def test_back_towards_the_attackers_is_no_retreat() -> None:
    """F087, 11.7.0: a second hex that leads only to the one just left: the battalion gives itself up"""
    here = spot()
    south = near(here, 3)
    party = ("de_294_i", "de_294_ii", "de_295_i")
    walls = iter(("de_293_i", "de_293_ii", "de_p1", "de_p3", "de_h1", "de_h2", "de_hpj", "de_164_i"))
    ring = [there for there in GROUND.around[south] if there != here]
    blocked = {next(walls): there for there in ring if there not in GROUND.around[here]}
    blocked |= {next(walls): there for there in GROUND.around[here] if there not in (south, near(here, 0))}
    course = battle({"us_1_422": here, **dict.fromkeys(party, near(here, 0)), **blocked})
    table, column = BOOK.tables.assault, plan(course, here, *party).column
    assert column is not None
    att = next(die for die in range(10) if table.defender[column][die].endswith("r2"))
    deff = next(die for die in range(10) if table.attacker[column][die] == "-" and die != att)
    events = attack(course, here, *party, dice=(att, deff))
    assert [one.to for one in told(events, f.Relocated)] == [south]
    lost = told(events, e.UnitLost)
    assert [(one.unit, one.hex) for one in lost][-1] == ("us_1_422", south)


def test_attackers_thrown_back_do_not_advance_into_an_emptied_hex() -> None:
    """F088, 11.2.0, 11.8.0: both sides go back; the hex stays empty"""
    here = spot("forest", dry=False, like=lambda h: not GROUND.water(h, near(h, 0)))
    party = ("de_294_i", "de_294_ii")
    weak = {name: unit(name, near(here, 0)) for name in party}
    course = battle({"us_1_422": here, "us_2_422": here, "us_3_422": here, **weak})
    assert plan(course, here, *party).column == 0
    do(course, c.DeclareAssault(seat=DE, target=here, attackers=party), 8, 9)
    while course.state.assault is not None:
        seat = min(to_act(course.state))
        command = next(iter(assault.commands(course, seat)))
        assert not isinstance(command, c.Advance | c.EndAdvance)
        do(course, c.Stand(seat=US, firm=False) if isinstance(command, c.Stand) else command)
    assert not course.field.stack(here, US)
    assert not course.field.stack(here, DE)


@pytest.mark.parametrize("is_river", [True, False])
def test_from_zone_to_zone_never_over_a_river(is_river: bool) -> None:
    """F072, 7.3: a bridge does not help; over dry ground the same unit slips by with its whole MA"""

    def guard(here: HexId, beyond: HexId) -> HexId:
        """Where an enemy controls a hex from its own bank, clear of the other one."""
        return next(
            (there for there in GROUND.around[here]
             if there != beyond and GROUND.water(here, there) != "river"
             and there not in GROUND.around[beyond]),
            "",
        )  # fmt: skip

    a, b = next(
        (one, two)
        for side in GROUND.map.sides
        for one, two in ((side.a, side.b), (side.b, side.a))
        if (side.water == "river" and side.bridge if is_river else not side.water)
        and guard(one, two) and guard(two, one) and GROUND.terrain[two] != "forest"
    )  # fmt: skip
    course = battle({"de_294_i": a, "us_1_422": guard(a, b), "us_2_422": guard(b, a)}, phase="D")
    assert {a, b} <= course.field.against(DE).keys()
    if is_river:
        assert refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(b,))).rule == "7.3"
    else:
        march = March(course, ("de_294_i",))
        assert march.cost((b,)) == march.points


@pytest.mark.parametrize(("die", "back"), [(0, True), (4, True), (5, False), (9, False)])
def test_german_guns_get_ammunition_on_a_four_american_ones_always(die: int, back: bool) -> None:
    """F093, 12.6.0: at the end of Night; only Germans roll"""
    course = stand(
        {"de_1818": unit("de_1818", at(11, 1), is_depleted=True),
         "us_589": unit("us_589", at(2, 5), is_depleted=True)},
        turn="1X", phase="G", active=US,
    )  # fmt: skip
    evening.upkeep(course, Chance("x", 1, (die,)))
    told_of = {one.unit: (one.die, one.recovered) for one in told(course.events, e.AmmoRecovered)}
    assert told_of == {"de_1818": (die, back), "us_589": (None, True)}
    assert course.state.units["de_1818"].is_depleted is not back
    assert not course.state.units["us_589"].is_depleted


def test_every_player_turn_has_its_phases_in_order_and_passes_none_unseen() -> None:
    """F038, F039, F040, F042, F044, 3.1.0-3.6.0: empty ones stay in the record, B at night too"""
    day = ("A", "B", "C", "D", "E1", "E2", "F", "G")
    listed = {"A": day, "P": day, "N": ("A", "B", "C", "D", "E1", "E2", "G"), "X": ("N1", "D", "E2", "G")}
    session = new_session("record")
    for _ in play(session, "record"):
        pass
    events = [event for entry in session.full_log().entries for event in entry.events]
    assert full_state(session).outcome is not None
    turns: list[tuple[str, list[tuple[int, str]]]] = []
    begun = ended = 0
    for event in events:
        match event:
            case e.TurnBegan(turn=turn):
                turns.append((turn, []))
            case e.PhaseBegan(seat=seat, phase=phase) if phase != "R":
                turns[-1][1].append((seat, phase))
                begun += 1
            case e.PhasePassed(phase=phase) if phase not in ("A", "R"):
                ended += 1
            case _:
                pass
    assert [turn for turn, _ in turns] == ["1A", "1P", "1N", "1X"]
    for turn, phases in turns:
        assert phases == [(seat, phase) for seat in (DE, US) for phase in listed[turn[-1]]], turn
    assert any(isinstance(event, e.PhasePassed) and event.phase == "B" for event in events)


def test_a_phase_that_passes_by_itself_is_told() -> None:
    """F044, 3.6.0: nobody can fire and nobody stands beside an enemy, so E1, E2, F and G pass, each told"""
    course = stand({"de_294_i": at(11, 1), "us_1_422": at(2, 6)})
    events = do(course, c.EndPhase(seat=DE))
    passed = [one.phase for one in told(events, e.PhasePassed) if one.seat == DE]
    assert passed == ["E1", "E1", "E2", "F", "G"]


def test_who_repairs_a_bridge_holds_both_ends_or_one_with_no_enemy_beside_it() -> None:
    """F107, 17.2: an enemy next to the one end held keeps it down; with both ends held he does not"""
    here, other_end = next(
        (side.a, side.b) for side in GROUND.map.sides
        if side.bridge and side.water == "river" and len(GROUND.around[side.a]) == 6
    )  # fmt: skip
    name = f"{min(here, other_end)}-{max(here, other_end)}"
    beside = next(there for there in GROUND.around[here] if there != other_end)
    away = next(there for there in GROUND.ids if GROUND.distance(there, here) == 2)
    for enemy, ends, held in (
        (beside, (here,), False), (away, (here,), True), (beside, (here, other_end), True),
        (other_end, (here,), False),
    ):  # fmt: skip
        ours = dict(zip(("us_1_422", "us_2_422"), ends, strict=False))
        course = battle({**ours, "de_294_i": enemy}, turn="16X", phase="G", blown=(name,))
        bridges.repair(course, Chance("x", 1, (0,)))
        assert [one.seat for one in told(course.events, e.BridgeRepaired)] == ([US] if held else [])


@pytest.mark.parametrize(
    ("steps", "losses", "destroyed", "retreat", "gone"),
    [(1, ((1, 10),), 10, 0, 10), (2, ((1, 4), (2, 6)), 6, 3, 9), (9, ((1, 4), (2, 4), (3, 2)), 0, 9, 9)],
)
def test_a_forecast_takes_no_more_steps_than_there_are(
    steps: int, losses: tuple[tuple[int, int], ...], destroyed: int, retreat: int, gone: int
) -> None:
    """F124, 24.5: on the last column one step is always gone; whoever loses his last step does not retreat"""
    found = outlook(BOOK.tables.assault.defender[-1], steps)
    assert found.losses == losses
    assert found.mean_loss == pytest.approx(sum(number * dice for number, dice in losses) / 10)
    assert (found.destroyed, found.retreat, found.gone) == (destroyed, retreat, gone)


def test_undo_stops_where_a_march_has_read_hidden_counters() -> None:
    """F121, 24.2, 18.4.0: what was read cannot be taken back; a march that reads nothing new can."""
    session = new_session("reading", fog_of_war="on")
    session.submit(c.CheckInitiative(seat=DE))
    session.submit(c.EndPhase(seat=DE))
    found = {True: 0, False: 0}
    for command in list(session.rules.commands(session.view(DE).state, DE)):
        if not isinstance(command, c.Move) or all(found.values()):
            continue
        session.submit(command)
        events = session.batch(session.index - 1, REFEREE).events
        changes = [event for event in events if isinstance(event, e.SightChanged)]
        reads = any(sight.revealed for change in changes for sight in change.sights)
        halted = any(isinstance(event, e.Moved) and event.halt for event in events)
        if not halted:
            found[reads] += 1
            assert (session.undo_refusal(DE) is not None) == reads
        if session.undo_refusal(DE) is None:
            session.undo(DE)
        else:
            session = session.branch(session.index - 1, "reading")
    assert all(found.values())
