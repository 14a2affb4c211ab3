"""What computer players do is seen: their battles on their own screen, their moves where the view goes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.commands import EndMoves, FightBattle, PlanMove, Retreat, Stay
from game.games.world.model import Battle, Units, WorldState
from game.games.world.ui.battle import BattleScene
from game.games.world.ui.following import Following
from game.games.world.ui.table import WorldTable
from game.ui.settings import Settings
from tests.games.world.ui.seated import Seated, at, put

FIRST, SECOND = Seat(1), Seat(2)


def _theirs(state: WorldState) -> WorldState:
    """The second seat attacks the third in its land."""
    state = at("battles")(state)
    place = next(place for place, owner in state.owners.items() if owner == SECOND)
    state = put(state, FIRST, place, Units(2, 1))
    return replace(state, active=FIRST, battles=(Battle(place, SECOND),))


def _fought(settings: Settings, **options: str) -> Seated:
    seated = Seated(_theirs, settings=settings, options=dict(options))
    seated.session.submit(FightBattle(seat=FIRST, place=seated.state.battles[0].place))
    seated.pilot.wait(2000)
    return seated


def test_a_battle_of_two_computer_players_is_watched_on_its_own_screen() -> None:
    """R145, R149: it is public; when it is over the map is back."""
    seated = _fought(Settings())
    assert isinstance(seated.pilot.top, BattleScene)
    assert "stay" not in seated.pilot.names()
    seated.session.submit(Retreat(seat=FIRST))
    seated.pilot.wait(8000)
    while seated.state.step == "battle":  # the casualties of the retreat
        seated.session.submit(next(iter(seated.session.rules.commands(seated.state, FIRST))))
        seated.pilot.wait(8000)
    seated.pilot.wait(6000)
    assert isinstance(seated.pilot.top, WorldTable)


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_watched_battle_can_be_left_and_goes_on_upon_the_map(way: str) -> None:
    """R149: once left it does not come back; the menu is not in the way of Esc."""
    seated = _fought(Settings())
    if way == "click":
        seated.pilot.click("pass_on")
    else:
        seated.pilot.key("escape")
    assert isinstance(seated.pilot.top, WorldTable)
    seated.session.submit(Stay(seat=FIRST))
    seated.pilot.wait(5000)
    assert isinstance(seated.pilot.top, WorldTable)


@pytest.mark.parametrize("settings", [Settings(watch_battles=False), Settings(animation_speed=4.0)])
def test_whoever_wants_it_quick_sees_the_battles_of_others_on_the_map(settings: Settings) -> None:
    """R149"""
    assert isinstance(_fought(settings).pilot.top, WorldTable)


def test_real_dice_are_thrown_for_computer_players_too() -> None:
    """R155: the screen opens whatever the settings say, and cannot be left"""
    seated = _fought(Settings(watch_battles=False), typed_dice="on")
    assert isinstance(seated.pilot.top, BattleScene)
    assert "pass_on" not in seated.pilot.names()


def _moving(state: WorldState) -> WorldState:
    """The second seat has units far from what the player looks at."""
    state = at("move")(state)
    place = next(place for place, owner in state.owners.items() if owner == FIRST)
    return replace(put(state, FIRST, place, Units(3)), active=FIRST)


def _target(seated: Seated) -> str:
    """A territory that the second seat can march into."""
    labels = seated.table.picture.board.map.atlas.shapes.labels
    moves = seated.session.rules.commands(seated.state, FIRST)
    return str(next(one.to for one in moves if isinstance(one, PlanMove) and one.to in labels))


def _sees(seated: Seated, place: str) -> bool:
    board_map = seated.table.picture.board.map
    return board_map.camera.sees(board_map.atlas.label(place))


def _zoomed(settings: Settings) -> tuple[Seated, str]:
    """A view near, at the corner of the map that is farthest from the coming move."""
    seated = Seated(_moving, settings=settings)
    board_map = seated.table.picture.board.map
    to = _target(seated)
    x = board_map.atlas.label(to)[0]
    spot = (board_map.rect.left + 5, board_map.rect.bottom - 5) if x > 2048 else board_map.rect.bottomright
    seated.pilot.wheel(6, (min(spot[0], board_map.rect.right - 5), min(spot[1], board_map.rect.bottom - 5)))
    seated.pilot.wait(1000)
    assert not _sees(seated, to)
    seated.table.following = Following(seated.table)  # the view was made in the player's own turn
    return seated, to


@pytest.mark.parametrize("settings", [Settings(), Settings(reduced_motion=True)])
def test_a_near_view_goes_to_where_a_computer_player_moves(settings: Settings) -> None:
    """R124"""
    seated, to = _zoomed(settings)
    _send(seated, to)
    seated.pilot.wait(1500)
    assert _sees(seated, to)


def test_whoever_moves_the_map_while_another_acts_is_left_alone() -> None:
    """R124: until the next seat acts"""
    seated, to = _zoomed(Settings())
    seated.pilot.wait(100)
    seated.pilot.drag(seated.table.picture.board.map.rect.center, (400, 300))
    before = seated.table.picture.board.map.camera.middle
    _send(seated, to)
    seated.pilot.wait(1500)
    assert seated.table.picture.board.map.camera.middle == before


def test_the_view_stays_while_the_player_drags_the_map() -> None:
    """R124: what is held is not moved away"""
    seated, to = _zoomed(Settings())
    rect = seated.table.picture.board.map.rect
    seated.pilot.press(rect.center)
    seated.pilot.move((rect.centerx + 40, rect.centery - 10))
    before = seated.table.picture.board.map.camera.middle
    _send(seated, to)
    seated.pilot.wait(1500)
    assert seated.table.picture.board.map.camera.middle == before


def test_a_view_of_the_whole_map_does_not_move() -> None:
    """R124"""
    seated = Seated(_moving)
    camera = seated.table.picture.board.map.camera
    before = camera.middle
    _send(seated, _target(seated))
    seated.pilot.wait(1500)
    assert camera.middle == before


def _send(seated: Seated, to: str) -> None:
    moves = seated.session.rules.commands(seated.state, FIRST)
    seated.session.submit(next(one for one in moves if isinstance(one, PlanMove) and one.to == to))
    seated.session.submit(EndMoves(seat=FIRST))
