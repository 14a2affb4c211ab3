"""Battles at their screen: by mouse and by keys, retreat, re-roll, double, casualties, draw, sea, several."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.games.world import events as e
from game.games.world.commands import FightAtSea, FightBattle, KeepDice, LoseUnit, Reroll, Retreat, Stay
from game.games.world.model import Battle
from game.games.world.ui.battle import BattleScene
from game.games.world.ui.battle_odds import percent
from game.games.world.ui.battle_trays import REST_MS
from game.ui.dialog import Dialog
from game.ui.settings import Settings
from tests.games.world.table import BLUE, GREEN, RED, u
from tests.games.world.ui.fought import PLACE, Fought, battle

SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}


def _act(fought: Fought, hand: str, name: str) -> None:
    """Press a button, or take the key that does the same, then let all be shown."""
    if hand == "mouse":
        fought.pilot.click(name)
    elif name.startswith("unit:"):
        fought.pilot.focus_on(next(p.name for p in fought.scene.controls.pieces if _is(p, name)))
        fought.pilot.key("enter")
    else:
        fought.pilot.focus_on(name)
        fought.pilot.key("enter")
    fought.rest()


def _is(piece: Any, token: str) -> bool:
    return bool(piece.lit and not piece.chosen and f"unit:{piece.spot.kind}" == token)


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_whole_battle_is_fought_by_mouse_and_by_keys_alike(hand: str) -> None:
    """R149, R162, R163, R166: two rounds, a choice of what falls, the territory taken."""
    fought = Fought(battle({PLACE: "1:2i 0:it"}), draws=(4, 4, 4, 1, 4, 1, 1, 1, 1, 1))
    _act(fought, hand, "stay")
    _act(fought, hand, "stay")
    while fought.pilot.top is fought.scene:
        _act(fought, hand, "unit:infantry" if fought.scene.falling.toll else "stay")
    asked = [command for command in fought.commands if not isinstance(command, LoseUnit)]
    assert all(isinstance(command, Stay) for command in asked)
    assert fought.state.owners[PLACE] == BLUE
    assert fought.state.step != "battle"


def test_enter_alone_fights_on_and_numbers_choose_what_falls() -> None:
    """The likely next action is bright and one key away."""
    fought = Fought(battle({PLACE: "1:2i 0:it"}), draws=(1, 1, 4, 1))
    fought.rest()
    fought.pilot.key("enter")
    fought.rest()
    fought.pilot.key("e")
    fought.rest()
    assert fought.scene.falling.toll is not None
    fought.pilot.key("2")  # tanks stand first, infantry second
    fought.rest()
    assert fought.commands[-1] == LoseUnit(seat=BLUE, kind="infantry")


def test_a_retreat_costs_half_rounded_up_and_the_rest_reaches_the_drop_zone() -> None:
    """R150-R152, R154: three units, two lost, one to the Drop Zone; the screen says so before."""
    fought = Fought(battle({PLACE: "1:i 0:3i"}))
    fought.rest()
    assert "2 of 3" in fought.scene.talk.line and "Zone: 1" in fought.scene.talk.line
    fought.pilot.click("retreat")
    fought.rest()
    assert isinstance(fought.pilot.top, type(fought.table))
    assert fought.state.realms[BLUE].drop_zone == u("i")
    assert fought.state.owners[PLACE] == RED


def test_what_a_retreat_costs_is_chosen_as_casualties_are() -> None:
    """A17: the commander chooses which units are lost."""
    fought = Fought(battle({PLACE: "1:i 0:2i2t"}))
    fought.rest()
    fought.pilot.click("retreat")
    fought.rest()
    assert fought.scene.talk.head.endswith("what the retreat costs")
    fought.pilot.click("unit:infantry")
    fought.pilot.click("unit:infantry")
    fought.rest()
    assert fought.state.realms[BLUE].drop_zone == u("2t")


def test_france_retreats_without_a_loss() -> None:
    """R153: all four reach the Drop Zone, and the screen says so."""
    fought = Fought(battle({PLACE: "1:i 0:4i"}, nations={0: "france"}))
    fought.rest()
    assert "all 4" in fought.scene.sheets[0].retreat_line(fought.scene.reading.facts[0])
    fought.pilot.click("retreat")
    fought.rest()
    assert fought.state.realms[BLUE].drop_zone == u("4i")


def test_a_throw_is_prepared_over_some_frames_and_then_rolls_as_long_as_its_dice_do() -> None:
    """No frame waits for the physics of both trays; the battle goes on when the dice have been looked at."""
    fought = Fought(battle({PLACE: "1:5i 0:2ia"}, military={0: 1}), draws=(1, 4, 4, 1, 1, 1, 6))
    fought.rest()
    fought.pilot.key("enter")
    fought.rest()
    trays, frames = fought.scene.trays, 0
    fought.pilot.key("enter")
    while not trays.trays[0].preparing:
        fought.pilot.wait(16)
        frames += 1
        assert frames < 200
    frames = 0
    while trays.length is None:
        assert fought.scene.is_rolling and trays.trays[0].elapsed_ms == 0.0
        fought.pilot.wait(16)
        frames += 1
    assert 2 <= frames < 20
    longest = max(tray.trajectory.length_ms for tray in trays.trays if tray.trajectory)
    assert trays.length == longest + REST_MS
    while fought.scene.is_rolling:
        fought.pilot.wait(16)
        frames += 1
    assert abs(frames * 16.0 - trays.length) < 100.0
    assert all(tray.finished for tray in trays.trays)


def test_a_click_on_a_die_rolls_it_again_and_the_tray_shows_the_last_result() -> None:
    """R191, R192: two white hits, a black miss; the black one is clicked and turns to a double."""
    fought = Fought(battle({PLACE: "1:5i 0:2ia"}, military={0: 1}), draws=(1, 4, 4, 1, 1, 1, 6))
    fought.rest()
    fought.pilot.key("enter")
    fought.rest()
    fought.pilot.key("enter")
    fought.rest()
    assert fought.scene.reading.own_row == 0
    fought.pilot.click("die:d1")
    assert fought.scene.toasts.rule == "R191"
    assert len(fought.commands) == 2
    fought.pilot.click("die:0")
    fought.pilot.wait(200)
    assert fought.scene.is_rolling
    assert fought.scene.trays.values()[0] == (5, 3, 3)
    fought.rest()
    assert fought.commands[-1] == Reroll(seat=BLUE, die=0)
    lost = [event for event in _events(fought) if isinstance(event, e.UnitsLost)]
    assert sum(event.units.total for event in lost) == 4


def test_dice_may_be_kept_and_a_number_takes_a_die() -> None:
    """R191, A23: the attacker keeps, then the defender rolls its second die again."""
    fought = Fought(battle({PLACE: "1:2i 0:2i"}, military={0: 1, 1: 1}), draws=(1, 1, 1, 1, 4))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    fought.pilot.click("keep_dice")
    fought.rest()
    assert fought.commands[-1] == KeepDice(seat=BLUE)
    assert fought.scene.reading.own_row == 1
    fought.pilot.key("2")
    fought.rest()
    assert fought.commands[-1] == Reroll(seat=RED, die=1)


def test_the_die_that_becomes_a_double_is_marked() -> None:
    """R195, R196: a miss and two single hits make three losses; one of the hits bears the mark."""
    fought = Fought(battle({PLACE: "1:2i2t 0:3i"}, military={0: 3}), draws=(1, 4, 4, 1, 1, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    fought.pilot.key("enter")
    fought.rest()
    assert fought.scene.falling.toll is not None and fought.scene.falling.toll.count == 3
    marked = [die.name for die in fought.scene.controls.dice if die.is_doubled]
    assert marked == ["die:a1"]
    assert "twice" in fought.pilot.find("die:a1").tip


def test_casualties_are_picked_let_go_and_handed_in_when_complete() -> None:
    """R162: nothing is lost before all are chosen; a second click, Ctrl+Z or the right button let go."""
    fought = Fought(battle({PLACE: "1:3i 0:2i2t"}), draws=(1, 1, 1, 4, 4, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    count = len(fought.commands)
    assert fought.pilot.find("take_back").disabled is not None
    fought.pilot.click("unit:tank")
    assert fought.scene.falling.left == 1 and "1 of 2" in fought.scene.talk.line
    fought.pilot.key("ctrl+z")
    assert fought.scene.falling.left == 2
    fought.pilot.click("unit:tank")
    fought.pilot.click(next(p.rect.center for p in fought.scene.controls.pieces if p.chosen))
    assert fought.scene.falling.left == 2
    fought.pilot.click("unit:infantry")
    fought.pilot.click((640, 200), button=3)
    assert fought.scene.falling.left == 2 and len(fought.commands) == count
    fought.pilot.click("unit:tank")
    fought.pilot.click("unit:infantry")
    fought.rest()
    assert fought.commands[count:] == [LoseUnit(seat=BLUE, kind="tank"), LoseUnit(seat=BLUE, kind="infantry")]
    assert fought.state.troops[PLACE][1].units == u("it")
    fought.pilot.key("ctrl+z")
    assert fought.scene.toasts.rule == "T04"


def test_partners_fall_first_and_are_marked() -> None:
    """R225, A11: the attacked player's own units cannot be chosen while a supporter stands."""
    board = {PLACE: "1:2i 2:2i2t 0:3t", "brazil": "2:i"}
    state = battle(board, seats=3, allies=[(1, 2)], seen_allied=((RED, GREEN),))
    fought = Fought(state, draws=(4, 1, 1, 1, 1, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    stacks = {piece.spot.seat for piece in fought.scene.controls.pieces if piece.lit}
    assert stacks == {GREEN}
    fought.pilot.click(f"unit:defender:{RED}:infantry:0")
    assert fought.scene.toasts.rule == "R225"
    fought.pilot.click(f"unit:attacker:{BLUE}:tank:0")
    assert fought.scene.toasts.rule == "R162"
    fought.pilot.click("unit:infantry")
    fought.rest()
    assert fought.state.realms[GREEN].supply.infantry == state.realms[GREEN].supply.infantry + 1


def test_units_and_dice_tell_why_they_cannot_be_touched_now() -> None:
    """R149: a refusal near the pointer, and nothing happens."""
    fought = Fought(battle({PLACE: "1:i 0:it"}))
    fought.rest()
    fought.pilot.click(f"unit:attacker:{BLUE}:tank:0")
    assert fought.scene.toasts.rule == "R149" and fought.commands == []


def test_a_draw_empties_the_territory_and_the_banner_says_what_it_moves() -> None:
    """R169, R170, R172: Mongolia, -3 for red alone."""
    fought = Fought(battle({PLACE: "1:i 0:i"}), draws=(4, 4))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    while fought.scene.reading.over is None:
        fought.pilot.frame()
    stake = fought.scene.reading.stake
    assert stake is not None and stake.drawn == ((RED, -3),) and stake.won == ((BLUE, 3), (RED, -3))
    assert "Nobody is left" in fought.scene.talk.head
    fought.rest()
    assert PLACE not in fought.state.owners
    assert isinstance(fought.pilot.top, type(fought.table))


def test_continent_bonuses_are_told_as_stakes() -> None:
    """R167, R170: whoever holds Oceania loses its bonus with one territory of it."""
    names = ("indonesia", "new_guinea", "western_australia", "queensland", "new_south_wales", "new_zealand")
    board = dict.fromkeys(names, "1:i")
    ground = Fought(battle({PLACE: "1:i 0:i"})).desk.rules.ground
    board |= dict.fromkeys(ground.members["oceania"], "1:i")
    fought = Fought(battle({**board, "queensland": "1:i 0:i"}, place="queensland"))
    stake = fought.scene.reading.stake
    assert stake is not None
    assert [(bonus.seat, bonus.points < 0) for bonus in stake.bonuses_won] == [(RED, True)]
    assert "broken" in fought.scene.odds_sheet.told(fought.scene.board, stake, "attacker")


def test_space_finishes_the_dice_and_they_lie_as_the_log_says() -> None:
    """What lies on top at rest is what the log says."""
    fought = Fought(battle({PLACE: "1:3i 0:2ta"}), draws=(6, 3, 1, 4, 1, 5))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.pilot.wait(400)
    assert fought.scene.is_rolling
    fought.pilot.key("space")
    assert not fought.scene.is_rolling
    assert fought.desk.timeline.idle


@pytest.mark.parametrize("seed", range(4))
def test_the_trays_show_what_the_log_says_in_every_battle(seed: int) -> None:
    """Dice of all colours, re-rolled ones too, at any size; read from the poses at rest."""
    luck = Chance(f"trays {seed}", 0)
    fought = Fought(battle({PLACE: "1:2i1t1a 0:3i2t1a"}, military={0: 1, 1: 3}))
    checked = 0
    for _ in range(40):
        fought.rest()
        if fought.pilot.top is not fought.scene:
            break
        fight = fought.scene.reading.state.fight
        if fight is not None and fight.attacker_dice:
            rows = (fight.attacker_dice, fight.defender_dice)
            assert fought.scene.trays.values() == tuple(tuple(die.face for die in row) for row in rows)
            checked += 1
        if fought.scene.reading.own_row is not None:
            dice = [die.name for die in fought.scene.controls.dice if die.lit]
            fought.pilot.click(luck.pick(dice))
            fought.pilot.resize((1280, 720) if luck.below(2) else (1024, 640))
        elif fought.scene.falling.toll is not None:
            fought.pilot.key("1")
        else:
            fought.pilot.key("enter")
    assert checked >= 2


def test_the_screen_opened_on_dice_that_lie_already_shows_them() -> None:
    """Going on with a saved game in the middle of a round."""
    fought = Fought(battle({PLACE: "1:2i 0:it"}, military={0: 1}), draws=(1, 4, 4, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    shown = fought.scene.trays.trays[0].trajectory
    fought.pilot.ctx.scenes.pop()
    again = BattleScene(fought.pilot.ctx, fought.table)
    fought.pilot.show(again)
    assert again.trays.values() == ((0, 3), (3, 0))
    assert again.trays.trays[0].trajectory == shown


def test_losses_are_counted_for_each_side() -> None:
    """The sheet tells what has fallen so far in this battle, whatever fell before it."""
    fought = Fought(battle({PLACE: "1:3i 0:3i"}), draws=(4, 1, 1, 4, 4, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    lost = fought.scene.record.lost(fought.scene.board)
    assert lost == {BLUE: u("2i"), RED: u("i")}


def test_other_seats_play_by_themselves_without_controls() -> None:
    """A computer player's decisions are shown; nothing can be pressed meanwhile."""
    fought = Fought(
        battle({PLACE: "1:2i 0:3i"}), players=("easy", "human"), script=[Stay(seat=BLUE)], draws=(1,) * 5
    )
    fought.pilot.wait(120)
    assert fought.scene.deciding is None
    assert not [name for name in fought.pilot.names() if name in ("stay", "retreat")]
    fought.pilot.key("enter")
    assert fought.commands == []
    fought.rest()
    assert fought.commands == [Stay(seat=BLUE)]
    assert fought.scene.deciding is not None and fought.scene.deciding.seat == RED
    fought.pilot.click("stay")
    fought.pilot.wait(4000)
    assert fought.scene.talk.head.startswith("Germany")


def test_people_at_one_screen_decide_in_turn_without_a_curtain() -> None:
    """A battle is public: the defender takes over where the attacker has stayed."""
    fought = Fought(battle({PLACE: "1:2i 0:3i"}))
    fought.rest()
    assert fought.desk.hand == BLUE
    fought.pilot.key("enter")
    fought.rest()
    assert fought.desk.hand == RED and fought.pilot.top is fought.scene


def test_a_sea_battle_has_no_stake_and_its_survivors_stay() -> None:
    """A06: no points change."""
    state = battle({}, place="north_pacific", fleets={"north_pacific": "0:2t 1:i"})
    fought = Fought(state, draws=(4, 4, 1))
    fought.rest()
    assert fought.scene.reading.stake is None
    for _ in range(2):
        fought.pilot.key("enter")
        fought.rest()
    assert [fleet.seat for fleet in fought.state.fleets["north_pacific"]] == [BLUE]


def test_the_attacker_chooses_the_next_battle_on_the_screen() -> None:
    """R147, R148, A06: land battles and enemies at sea are offered; one click begins the next."""
    board = {PLACE: "1:i 0:2t", "manchuria": "1:i 0:2t", "japan": "1:i"}
    state = battle(board, fleets={"north_pacific": "0:i 1:i"})
    state = replace(state, battles=(Battle("manchuria", RED),))
    fought = Fought(state, draws=(4, 4, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    offered = [command for command, _ in fought.scene.reading.choices]
    assert offered == [
        FightBattle(seat=BLUE, place="manchuria"),
        FightAtSea(seat=BLUE, place="north_pacific", against=RED),
    ]
    fought.pilot.click("next:1")
    fought.rest()
    fight = fought.scene.reading.state.fight
    assert fight is not None and fight.battle.is_at_sea
    assert fought.scene.record.lost(fought.scene.board) == {}
    fought.pilot.click("retreat")
    fought.rest()
    fought.pilot.click("map")
    fought.pilot.frame()
    assert isinstance(fought.pilot.top, type(fought.table))


def test_the_table_gets_its_own_cues_back() -> None:
    """What happens after the battle is shown by the table again."""
    fought = Fought(battle({PLACE: "1:i 0:3i"}), cue_ms=77.0)
    fought.rest()
    assert fought.desk.timeline.cue(None, e.RoundBegan(number=2)).ms != 77.0
    fought.pilot.click("retreat")
    fought.rest()
    fought.pilot.wait(500)
    assert fought.desk.timeline.cue(None, e.RoundBegan(number=2)).ms == 77.0


def test_log_menu_and_rules_open_by_key_and_close_again() -> None:
    """L, M and Esc as on every table."""
    fought = Fought(battle({PLACE: "1:i 0:3i"}))
    fought.rest()
    fought.pilot.key("l")
    assert fought.scene.log_open
    fought.pilot.shot()
    fought.pilot.key("esc")
    assert not fought.scene.log_open
    fought.pilot.key("esc")
    assert isinstance(fought.pilot.top, Dialog)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_leaves_its_place_at_any_size(size: str) -> None:
    """Dice, units and buttons lie in the window, apart, and their words fit."""
    window, scale = SIZES[size]
    board = {PLACE: "1:4i2t 2:2it 0:6i3t2a", "brazil": "2:i"}
    state = battle(board, seats=3, allies=[(1, 2)], seen_allied=((RED, GREEN),), military={0: 3, 1: 3})
    fought = Fought(state, size=window, settings=Settings(scale=scale), draws=(6, 6, 6, 6, 6, 6))
    for _ in range(3):
        fought.rest()
        fought.pilot.shot()
        _check_apart(fought, pygame.Rect((0, 0), window))
        fought.pilot.key("enter")
    fought.rest()
    fought.pilot.shot()
    _check_apart(fought, pygame.Rect((0, 0), window))


def test_pieces_that_are_too_many_become_numbered_piles_and_can_still_be_chosen() -> None:
    """Forty units: a pile a kind; each click lets one more fall."""
    state = battle({PLACE: "1:25i9t8a 0:28i9t9a"})
    fought = Fought(state, size=(1024, 640), draws=(4, 4, 1, 4, 4, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    fought.rest()
    piles = [piece for piece in fought.scene.controls.pieces if piece.spot.seat == BLUE]
    assert sum(piece.spot.count for piece in piles) == 46
    fought.pilot.key("3", "3")
    fought.rest()
    assert fought.commands[-2:] == [LoseUnit(seat=BLUE, kind="infantry")] * 2


def test_chances_are_told_with_a_tenth_where_that_matters() -> None:
    """No certainty is claimed that is not there."""
    told = [percent(chance) for chance in (0.0, 0.0001, 0.034, 0.5, 0.912, 0.99999, 1.0)]
    assert told == ["0", "<0.1", "3.4", "50", "91.2", ">99.9", "100"]


def test_with_reduced_motion_nothing_travels_and_all_is_told() -> None:
    """Cuts and fades instead of travel; the dice simply lie there."""
    fought = Fought(battle({PLACE: "1:i 0:2t"}), settings=Settings(reduced_motion=True), draws=(4, 4, 1))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    start = fought.pilot.now
    fought.rest()
    assert fought.pilot.now - start < 2500
    assert fought.state.owners[PLACE] == BLUE


def test_a_retreat_is_the_only_way_to_leave_and_is_one_click() -> None:
    """R150: the defender may retreat after the attacker has stayed; the attacker then has the territory."""
    fought = Fought(battle({PLACE: "1:2i 0:i"}))
    fought.rest()
    fought.pilot.key("enter")
    fought.rest()
    fought.pilot.click("retreat")
    fought.rest()
    assert fought.commands[-1] == Retreat(seat=RED)
    assert fought.state.owners[PLACE] == BLUE


def _check_apart(fought: Fought, window: pygame.Rect) -> None:
    controls = fought.scene.controls
    assert controls.group.overflow() == []
    for widget in controls.group.widgets:
        assert window.contains(widget.rect), widget.name
    solid = [w for w in controls.group.widgets if w.focusable or w in controls.pieces]
    for place, one in enumerate(solid):
        for other in solid[place + 1 :]:
            both_dice = one in controls.dice and other in controls.dice
            assert both_dice or not one.rect.colliderect(other.rect), (one.name, other.name)


def _events(fought: Fought) -> list[Any]:
    return [event for entry in fought.session.full_log().entries for event in entry.events]


def test_what_the_desk_has_to_tell_is_told_over_a_battle_too() -> None:
    fought = Fought(battle({PLACE: "1:2i 0:it"}))
    fought.desk.notice = "started again"
    fought.pilot.frame()
    assert fought.scene.toasts.text == "started again"


def test_while_dice_roll_the_sheets_are_not_painted_anew() -> None:
    """Only what moves costs time: felt, strip and both sides stand still as one picture."""
    fought = Fought(battle({PLACE: "1:2i 0:2it"}), draws=(1, 1, 1, 1, 1, 1))
    fought.rest()
    for _ in range(2):
        fought.pilot.key("enter")
        fought.pilot.wait(500)
    ground = fought.scene.frame.ground
    assert fought.scene.is_rolling
    painted = ground.painted
    fought.pilot.wait(200)
    assert fought.scene.is_rolling and ground.painted == painted
