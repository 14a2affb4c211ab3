"""The world's table between the moves: letting go, refusals, undo, looking about, aids, log, passing on."""

from __future__ import annotations

import pytest

from game.core.ids import Seat, Viewpoint
from game.games.world.commands import CallSupport, Claim, EndDefence, KeepUnit, Place, PlanMove
from game.games.world.model import Step, Units
from game.games.world.ui.walking import next_place, places
from game.ui.settings import Settings
from game.ui.toast import Toasts
from tests.games.world.ui.seated import Seated, at, attacked, together, two_battles

PEOPLE = ("human", "human", "human")


@pytest.mark.parametrize("cancel", ["esc", "right", "home", "again", "button"])
def test_letting_go_leaves_nothing_behind(cancel: str) -> None:
    seated = Seated(at("place", camp=Units(3)))
    pilot = seated.pilot
    if cancel in ("again", "button"):
        pilot.click("camp:infantry")
        assert seated.table.touching.has_pick
        pilot.click("cancel" if cancel == "button" else "camp:infantry")
    else:
        pilot.press("camp:infantry")
        pilot.haul("territory:brazil")
        if cancel == "esc":
            pilot.key("esc")
        elif cancel == "right":
            pilot.press(button=3)
        else:
            pilot.haul("camp:infantry")
        pilot.release()
    assert not seated.table.touching.has_pick
    assert seated.session.index == 1
    pilot.drag("camp:infantry", "territory:brazil")
    assert len(seated.commands) == 1


@pytest.mark.parametrize(
    ("step", "piles", "start", "target", "rule", "word"),
    [
        ("place", {"camp": Units(2)}, "camp:infantry", "territory:greenland", "R114", "Greenland"),
        ("place", {"camp": Units(2)}, "camp:infantry", "sea:south_atlantic", "R116", "South Atlantic"),
        ("place", {"camp": Units(2), "brazil": Units(3)}, "camp:infantry", "territory:brazil", "R117", "3"),
        ("move", {"brazil": Units(2)}, "stack:brazil:infantry", "territory:japan", "R124", "Japan"),
        (
            "move",
            {"brazil": Units(2)},
            "stack:brazil:infantry",
            "territory:west_africa",
            "A04",
            "West Africa",
        ),
        ("move", {"brazil": Units(2)}, "stack:brazil:infantry", "sea:north_pacific", "R129", "North Pacific"),
    ],
)
def test_units_dropped_where_they_may_not_go_come_back_with_the_reason(
    step: Step, piles: dict[str, Units], start: str, target: str, rule: str, word: str
) -> None:
    """R114 R116 R117 R124 R129 A04"""
    seated = Seated(at(step, **piles))
    seated.pilot.drag(start, target)
    assert seated.table.toasts.rule == rule
    assert word in seated.table.toasts.text
    assert seated.session.index == 1
    assert not seated.table.touching.has_pick


def test_a_pile_that_cannot_be_taken_up_says_so_wherever_it_is_dragged() -> None:
    """R114: the reason is about the pile, not about what lies where the pointer was let go."""
    seated = Seated(at("place", camp=Units(2)))
    seated.pilot.drag("camp:tank", "territory:brazil")
    assert seated.table.toasts.rule == "R114"
    assert seated.session.index == 1


def test_more_units_than_there_is_room_for_are_refused_with_the_limit() -> None:
    """R117: the number in hand stays as it was when aimed at a smaller territory."""
    seated = Seated(at("place", camp=Units(5)))
    seated.pilot.click("camp:infantry")
    seated.pilot.key("5")
    seated.pilot.click("territory:brazil")
    assert seated.table.toasts.rule == "R117"
    assert seated.session.index == 1


def test_the_last_unit_of_a_territory_cannot_be_taken_up() -> None:
    """R127"""
    seated = Seated(at("move", brazil=Units(1), maghreb=Units(2)))
    seated.pilot.click("stack:brazil:infantry")
    assert seated.table.toasts.rule == "R127"
    assert not seated.table.touching.has_pick


def test_all_kinds_go_together_and_fill_what_takes_them_the_strongest_first() -> None:
    """R117"""
    seated = Seated(at("place", camp=Units(4, 2, 1)))
    seated.pilot.click("camp:infantry")
    seated.pilot.key("a", "a")
    seated.pilot.click("territory:central_europe")
    assert seated.commands == [
        Place(seat=Seat(0), place="central_europe", kind="aircraft", count=1),
        Place(seat=Seat(0), place="central_europe", kind="tank", count=2),
        Place(seat=Seat(0), place="central_europe", kind="infantry", count=2),
    ]


def test_all_kinds_that_are_free_leave_for_one_target() -> None:
    """R126 R127"""
    seated = Seated(at("move", brazil=Units(2, 1)))
    seated.pilot.click("stack:brazil:tank")
    seated.pilot.key("a")  # the only tank is all of its kind
    seated.pilot.click("territory:venezuela")
    march = seated.state.marches[0]
    assert march.units == Units(1, 1)


def test_a_planned_move_is_undone_and_done_again() -> None:
    seated = Seated(at("move", brazil=Units(2)))
    seated.pilot.drag("stack:brazil:infantry", "territory:venezuela")
    seated.pilot.click("undo")
    assert seated.state.marches == ()
    assert seated.table.state.marches == ()
    seated.pilot.key("ctrl+y")
    assert len(seated.state.marches) == 1


def test_the_weakest_or_strongest_unit_stays_everywhere_by_one_button() -> None:
    """R080"""
    seated = Seated(at("withdraw", brazil=Units(1, 1), maghreb=Units(1, 0, 1), sahel=Units(2)))
    seated.pilot.click("keep_strongest")
    assert set(seated.commands) == {
        KeepUnit(seat=Seat(0), place="brazil", kind="tank"),
        KeepUnit(seat=Seat(0), place="maghreb", kind="aircraft"),
    }
    seated.pilot.click("keep_weakest")
    assert seated.state.keep == {"brazil": "infantry", "maghreb": "infantry"}


def test_a_click_on_a_territory_lets_the_next_kind_stay() -> None:
    """R080"""
    seated = Seated(at("withdraw", brazil=Units(1, 1, 1)))
    for kind in ("tank", "aircraft", "infantry"):
        x, y = seated.pilot.at("territory:brazil")
        seated.pilot.click((x, y + 40))  # on the land, beside its pieces
        assert seated.state.keep["brazil"] == kind


def test_a_drag_on_the_map_moves_it_and_the_wheel_zooms_at_the_pointer() -> None:
    seated = Seated(at("place", camp=Units(3)))
    camera = seated.table.picture.board.map.camera
    spot = seated.pilot.at("territory:central_europe")
    world = camera.to_world(spot)
    for _ in range(3):
        seated.pilot.wheel(1, spot)
        seated.pilot.settle()
    assert camera.step == 3
    under = camera.to_world(spot)
    assert abs(under[0] - world[0]) < 4 and abs(under[1] - world[1]) < 4
    before = camera.middle
    seated.pilot.drag("sea:central_atlantic", (700, 400))
    assert camera.middle != before
    assert seated.session.index == 1
    seated.pilot.key("home")
    seated.pilot.settle()
    assert camera.step == 0


def test_the_map_moves_at_its_edge_where_that_is_set() -> None:
    for wanted in (False, True):
        seated = Seated(at("place", camp=Units(3)), settings=Settings(edge_pan=wanted))
        camera = seated.table.picture.board.map.camera
        seated.pilot.key("pageup", "pageup", "pageup")
        seated.pilot.settle()
        before = camera.middle
        seated.pilot.move((camera.rect.right - 4, camera.rect.centery))
        seated.pilot.wait(200)
        assert (camera.middle[0] > before[0]) == wanted


def test_two_fingers_zoom_the_map_where_they_are() -> None:
    """Apart goes nearer with the place under them in view, together goes away, a twitch does nothing."""
    seated = Seated(at("place", camp=Units(3)))
    camera = seated.table.picture.board.map.camera
    spot = seated.pilot.at("territory:brazil")
    under = camera.to_world(spot)
    seated.pilot.pinch(0.04, spot)
    assert camera.step == 0
    seated.pilot.pinch(0.2)
    seated.pilot.settle()
    near = camera.step
    held = camera.to_window(under)
    assert near >= 2 and max(abs(held[0] - spot[0]), abs(held[1] - spot[1])) <= 30  # the edges hold back
    seated.pilot.pinch(-0.06)
    seated.pilot.settle()
    assert camera.step < near


def test_keys_zoom_and_move_the_map() -> None:
    seated = Seated(at("place", camp=Units(3)))
    camera = seated.table.picture.board.map.camera
    seated.pilot.key("pageup", "pageup", "pageup")
    seated.pilot.settle()
    before = camera.middle
    seated.pilot.key("shift+right")
    assert camera.middle[0] > before[0]


def test_while_something_is_held_the_wheel_says_how_many() -> None:
    seated = Seated(at("place", camp=Units(4)))
    seated.pilot.click("camp:infantry")
    seated.pilot.wheel(1, "territory:central_europe")
    seated.pilot.wheel(1)
    seated.pilot.wheel(-1)
    load = seated.table.touching.load
    assert load is not None and load.counts == {"infantry": 2}
    assert seated.table.picture.board.map.camera.step == 0


def test_arrow_keys_reach_every_place_from_every_other() -> None:
    seated = Seated(at("place", camp=Units(3)))
    atlas = seated.table.picture.board.map.atlas
    near = {
        place: {next_place(atlas, place, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        for place in places(atlas)
    }
    for start in near:
        seen, todo = {start}, [start]
        while todo:
            fresh = near[todo.pop()] - seen
            seen |= fresh
            todo += fresh
        assert seen == set(near), start


def test_a_key_hops_between_the_places_where_something_can_be_done() -> None:
    seated = Seated(at("move", brazil=Units(2), maghreb=Units(3)))
    seated.pilot.key("n")
    first = seated.table.focus.place
    seated.pilot.key("n")
    assert {first, seated.table.focus.place} == {"brazil", "maghreb"}
    seated.pilot.key("enter")
    seated.pilot.key("n")
    assert f"territory:{seated.table.focus.place}" in seated.table.marking.lit()


def test_lit_are_the_places_that_take_all_that_is_held() -> None:
    """R117: a note tells each limit; a full territory is shown as full."""
    seated = Seated(at("place", camp=Units(5), brazil=Units(3)))
    seated.pilot.click("camp:infantry")
    lit = seated.table.marking.lit()
    assert "territory:brazil" not in lit
    assert {"territory:southern_cone", "territory:central_europe"} <= lit
    notes = seated.table.marking.marks().notes
    assert notes["territory:brazil"] == "3/3"
    assert notes["territory:southern_cone"] == "1/3"
    seated.pilot.key("5")
    assert seated.table.marking.lit() == {"territory:central_europe"}


def test_a_planned_attack_shows_its_odds_before_it_is_final() -> None:
    seated = Seated(at("move", brazil=Units(3)))
    seated.pilot.press("stack:brazil:infantry")
    seated.pilot.haul("territory:venezuela")
    one = seated.table.marking.marks().notes["territory:venezuela"]
    seated.pilot.key("2")
    two = seated.table.marking.marks().notes["territory:venezuela"]
    seated.pilot.release()
    assert seated.table.marking.marks().notes["territory:venezuela"] == two
    assert int(one.split()[0]) < int(two.split()[0])


def test_threats_show_the_most_units_that_could_come() -> None:
    seated = Seated(at("place", camp=Units(1)))
    seated.pilot.key("t")
    reach = seated.table.marking.reach()
    assert "brazil" in reach
    assert "south_africa" not in reach
    assert seated.table.marking.marks().notes["territory:brazil"] == str(reach["brazil"])
    seated.pilot.click("threats")
    assert seated.table.marking.marks().notes == {}


def test_the_sheet_explains_a_territory_in_full() -> None:
    """R117 R054 R129"""
    seated = Seated(at("place", camp=Units(1)))
    found = seated.table.explain.card(seated.table.state, "territory:brazil")
    assert found is not None
    title, second, rows = found
    told = {row.label: row.text for row in rows}
    assert (title, second) == ("Brazil", "South America")
    assert told["Production"].startswith("3;")
    assert "West Africa (by sea link)" in told["Neighbours"]
    assert told["Anchors"] == "South Atlantic"
    assert any(row.label == "Threatened by" and row.seat == 2 for row in rows)


@pytest.mark.parametrize("token", ["continent:asia", "seat:1", "camp:tank", "sea:north_pacific", "board:0"])
def test_everything_on_the_table_is_explained(token: str) -> None:
    seated = Seated(at("place", camp=Units(1)))
    found = seated.table.explain.card(seated.table.state, token)
    assert found is not None
    assert found[0] and found[2]


def test_another_players_board_is_shown_by_its_tab_or_key() -> None:
    """R075 R190: only what is public."""
    seated = Seated(at("place", camp=Units(1)))
    assert seated.table.picture.shown == 0
    seated.pilot.click("seat:2")
    assert seated.table.picture.shown == 2
    seated.pilot.key("b")
    assert seated.table.picture.shown == 0


def test_the_log_opens_and_a_line_is_shown_on_the_board() -> None:
    seated = Seated(at("place", camp=Units(3)))
    seated.pilot.drag("camp:infantry", "territory:brazil")
    seated.pilot.drag("camp:infantry", "territory:iran")
    seated.pilot.settle()
    seated.pilot.key("l")
    assert seated.table.log_open
    rect = next(rect for rect, index in seated.table.log._places if index == 1)
    seated.pilot.click(rect.center)
    glows = {glow.place for glow in seated.table.marking.marks().glows}
    assert "brazil" in glows and "iran" not in glows
    seated.pilot.key("esc")
    assert not seated.table.log_open


def test_an_open_log_tells_each_entry_once_and_follows_what_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated = Seated(at("place", camp=Units(3)))
    told: list[tuple[int, int]] = []
    real = seated.session.text

    def listening(eyes: Viewpoint, start: int, stop: int) -> list[tuple[int, str]]:
        told.append((start, stop))
        lines: list[tuple[int, str]] = real(eyes, start, stop)
        return lines

    seated.pilot.drag("camp:infantry", "territory:brazil")
    seated.pilot.settle()
    monkeypatch.setattr(seated.session, "text", listening)
    seated.pilot.click("log")
    told.clear()
    for _ in range(3):
        seated.pilot.shot()
    assert told == []
    seated.pilot.key("ctrl+z")
    seated.pilot.drag("camp:infantry", "territory:iran")
    seated.pilot.settle()
    seated.pilot.shot()
    shown = seated.table.telling.lines(seated.table.public_eyes)
    assert shown == real(seated.table.public_eyes, 0, seated.session.index)
    assert "Iran" in shown[-1][1]


def test_a_computer_player_that_was_started_again_is_told_of() -> None:
    seated = Seated(at("place", camp=Units(3)))
    seated.desk.notice = "started again"
    seated.pilot.frame()
    assert seated.table.toasts.text == "started again"
    assert seated.desk.notice is None


def test_the_last_move_stays_marked() -> None:
    seated = Seated(at("place", camp=Units(3)))
    seated.pilot.drag("camp:infantry", "territory:brazil")
    seated.pilot.settle()
    seated.pilot.move((5, 5))
    assert "brazil" in {glow.place for glow in seated.table.marking.marks().glows}


def test_set_up_goes_round_the_table_without_a_curtain() -> None:
    """R048 A60: nothing secret lies on the table, so the next player simply goes on."""
    seated = Seated(at("claim"), players=PEOPLE, options={"scenario": "homelands", "start": "free"})
    seated.pilot.click("territory:brazil")
    seated.pilot.settle()
    assert seated.desk.hand == 1
    assert seated.table.picture.shown == 1
    seated.pilot.drag("supply:infantry", "territory:india")
    seated.pilot.settle()
    assert seated.commands == [Claim(seat=Seat(0), place="brazil"), Claim(seat=Seat(1), place="india")]
    assert seated.pilot.top is seated.table


def test_the_table_opens_the_nations_for_each_player_in_turn() -> None:
    """R017 R035 R037"""
    seated = Seated(players=PEOPLE, options={"scenario": "free_game"})
    seated.pilot.settle()
    seated.pilot.click("nation:china")
    seated.pilot.click("take")
    seated.pilot.settle()
    seated.pilot.click("nation:china")
    seated.pilot.click("take")
    toasts: Toasts = vars(seated.pilot.top)["toasts"]
    assert toasts.rule == "R017"
    seated.pilot.key("right", "e")
    seated.pilot.settle()
    assert [realm.nation for realm in seated.state.realms][:2] == ["china", "usa"]


@pytest.mark.parametrize(
    ("step", "scene"),
    [("news", "NewsScene"), ("headquarters", "HeadquartersScene"), ("nations", "NationScene")],
)
def test_steps_with_a_screen_of_their_own_open_it_once(step: Step, scene: str) -> None:
    """R037 R086 R173"""
    free = step == "nations"
    seated = Seated(None if free else at(step), options={"scenario": "free_game"} if free else {})
    seated.pilot.settle()
    assert type(seated.pilot.top).__name__ == scene
    seated.pilot.ctx.scenes.pop()
    seated.pilot.settle()
    assert seated.pilot.top is seated.table
    seated.pilot.click(f"open_{step}")
    assert type(seated.pilot.top).__name__ == scene


def test_a_defender_at_the_same_screen_takes_over_without_a_curtain() -> None:
    """R137"""
    seated = Seated(at("move", brazil=Units(3)), players=PEOPLE)
    seated.pilot.drag("stack:brazil:infantry", "territory:venezuela")
    seated.pilot.click("end_moves")
    seated.pilot.settle()
    assert seated.state.step == "defend"
    assert seated.desk.hand == 2
    seated.pilot.click("end_defence")
    seated.pilot.settle()
    assert seated.desk.hand == 0
    assert seated.commands[-1] == EndDefence(seat=Seat(2))


def test_each_player_is_told_what_happened_since_the_own_last_turn() -> None:
    seated = Seated(at("claim"), players=PEOPLE, options={"scenario": "homelands", "start": "free"})
    seated.pilot.click("territory:brazil")
    seated.pilot.settle()
    assert [line for line in seated.table._recap if "Brazil" in line]
    seated.pilot.click("territory:india")
    seated.pilot.settle()
    seated.pilot.click("territory:japan")
    seated.pilot.settle()
    told = " ".join(seated.table._recap)
    assert "India" in told and "Japan" in told and "Brazil" not in told


def test_the_log_of_a_shared_screen_tells_only_what_all_know() -> None:
    """A60"""
    seated = Seated(at("points"), players=PEOPLE)
    assert seated.table.public_eyes == "spectator"
    alone = Seated(at("points"))
    assert alone.table.public_eyes == 0


def test_help_can_be_asked_of_any_other_player_so_that_the_button_tells_nothing() -> None:
    """R222 A50: asking somebody who is no partner is refused with the reason."""
    seated = Seated(attacked, options={"scenario": "great_powers"})
    assert "call_support" not in seated.pilot.names()
    seated.pilot.click("seat:2")
    seated.pilot.click("call_support")
    assert seated.table.toasts.rule == "R222"
    assert not any(isinstance(command, CallSupport) for command in seated.commands)


def test_a_sea_battle_offers_each_player_who_is_there() -> None:
    """R147 A06"""
    seated = Seated(together("battles", "south_atlantic", Units(2), Units(1)))
    seated.pilot.click("sea:south_atlantic")
    assert "seat:1" in seated.pilot.names()
    seated.pilot.key("esc")
    assert seated.table.hand.picks == ()
    assert seated.session.index == 1


def test_ending_a_step_tells_what_is_still_possible() -> None:
    seated = Seated(at("place", camp=Units(3)))
    button = seated.pilot.find("end_placing")
    assert "In the Base Camp: 3." in button.tip
    seated = Seated(two_battles)
    assert "end_battles" not in seated.pilot.names()
    assert "2 battles" in " ".join(seated.table.advice.lines())


def test_a_pick_does_not_outlive_its_turn() -> None:
    seated = Seated(at("move", brazil=Units(3)))
    seated.pilot.click("stack:brazil:infantry")
    seated.pilot.click("territory:venezuela")
    assert not seated.table.touching.has_pick
    assert seated.commands == [
        PlanMove(seat=Seat(0), origin="brazil", to="venezuela", kind="infantry", count=1)
    ]
