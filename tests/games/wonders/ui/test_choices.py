"""Drafts, recruitment and choices on their own screens, by mouse and by keys; what is secret stays so."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.games.wonders import commands as c
from game.games.wonders.book import load_book
from game.games.wonders.model import Task, WondersState
from game.games.wonders.ui.choices import ChoiceScene, PileScene
from game.games.wonders.ui.doors import DOORS
from game.games.wonders.ui.draft import DraftScene
from game.games.wonders.ui.offer import OfferScene
from game.games.wonders.ui.recruit import RecruitScene
from game.ui.curtain import CurtainScene
from game.ui.settings import Settings
from tests.games.wonders.ui.positions import at_phase, mid_game, rich
from tests.games.wonders.ui.seated import Seated

SIZES = [((1024, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)]
STILL = Settings(reduced_motion=True)
TASKS: dict[str, Task] = {
    "discard_pile": Task("discard_pile", 0, "mausoleum"),  # type: ignore[arg-type]
    "box_token": Task("box_token", 0, "great_library", ("strategy", "theology"), is_open=True),  # type: ignore[arg-type]
    "hire": Task("hire", 0, "rome", optional=True),  # type: ignore[arg-type]
    "leaders": Task("leaders", 0, "maecenas", ("sappho", "varro"), True, True),  # type: ignore[arg-type]
    "removed": Task("removed", 0, "croesus", ("school", "forum", "brewery"), is_open=True),  # type: ignore[arg-type]
    "guild": Task("guild", 0, "ramses", ("builders_guild", "tacticians_guild"), True, True),  # type: ignore[arg-type]
}
TAKEN: dict[str, c.WondersCommand] = {
    "discard_pile": c.BuildFree(seat=0, card="baths"),  # type: ignore[arg-type]
    "box_token": c.TakeToken(seat=0, token="theology"),  # type: ignore[arg-type]
    "hire": c.Hire(seat=0, leader="midas"),  # type: ignore[arg-type]
    "leaders": c.Hire(seat=0, leader="varro"),  # type: ignore[arg-type]
    "removed": c.BuildFree(seat=0, card="forum"),  # type: ignore[arg-type]
    "guild": c.BuildFree(seat=0, card="tacticians_guild"),  # type: ignore[arg-type]
}


def due(kind: str) -> WondersState:
    """A game in which West has this choice to make."""
    return mid_game(agenda=(TASKS[kind],))


def seat_alone(state: WondersState | None, **more: Any) -> Seated:
    """West is the only person at the screen."""
    seated = Seated(state, players=("human", "easy"), settings=STILL, **more)
    seated.pilot.settle()
    return seated


def shared(state: WondersState | None, **more: Any) -> Seated:
    """Two people at one screen."""
    seated = Seated(state, settings=STILL, **more)
    seated.pilot.settle()
    return seated


def lift(seated: Seated) -> None:
    """Take the curtain and the recap away."""
    for name in ("lift", "ok"):
        seated.pilot.settle()
        if name in seated.pilot.names():
            seated.pilot.click(name)
    seated.pilot.settle()


def take(seated: Seated, token: str, hand: str = "mouse") -> None:
    """Pick a thing and take it."""
    if hand == "mouse":
        seated.pilot.click(token)
        seated.pilot.click("take")
    else:
        seated.pilot.focus_on(token)
        seated.pilot.key("enter")
        seated.pilot.focus_on("take")
        seated.pilot.key("enter")
    seated.pilot.settle()


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_both_drafts_are_played_on_one_screen(hand: str) -> None:
    """W008 W142 W144"""
    seated = shared(None, options={"leaders": "on"})
    first = seated.state.first
    while seated.state.phase in ("leader_draft", "wonder_draft"):
        scene = seated.pilot.top
        assert isinstance(scene, DraftScene)
        state = seated.state
        drafter, token = state.drafters[0], scene.offers()[0]
        assert scene.seat == drafter
        take(seated, token, hand)
        command = seated.last_command
        assert isinstance(command, c.TakeLeader | c.TakeWonder) and command.seat == drafter
    assert seated.state.phase == "choose"
    assert [len(city.hand) for city in seated.state.cities] == [4, 4]
    assert [len(city.wonders) for city in seated.state.cities] == [4, 4]
    assert seated.state.first == first


def test_nothing_is_taken_before_something_is_picked() -> None:
    """The bright button says what it waits for; a second touch takes as well."""
    seated = shared(None, options={"leaders": "on"})
    scene = seated.pilot.top
    assert isinstance(scene, DraftScene)
    token = scene.offers()[2]
    seated.pilot.click("take")
    assert len(seated.state.draft) == 4 and seated.pilot.find("take").note == "Pick one first."
    seated.pilot.click(token)
    assert scene.chosen == token and len(seated.state.draft) == 4
    seated.pilot.key("escape")
    assert scene.chosen is None
    seated.pilot.click(token)
    seated.pilot.click(token)
    assert len(seated.state.draft) == 3


def test_a_drafted_thing_can_be_taken_back() -> None:
    """T04: until something is shown"""
    seated = shared(None, options={"leaders": "on"})
    before = seated.state
    scene = seated.pilot.top
    assert isinstance(scene, DraftScene)
    take(seated, scene.offers()[1])
    assert seated.state != before
    seated.pilot.key("ctrl+z")
    assert seated.state == before and scene.offers() == [f"leader:{one}" for one in before.draft]


def test_the_choice_of_a_leader_is_hidden_until_both_have_chosen() -> None:
    """W147 W160: what the second chooser sees is the same whatever the first laid."""
    state = at_phase("choose")
    shots = []
    for leader in state.cities[0].hand[:3]:
        seated = shared(state)
        assert isinstance(seated.pilot.top, CurtainScene)
        lift(seated)
        scene = seated.pilot.top
        assert isinstance(scene, RecruitScene)
        first = scene.seat
        hand = seated.state.cities[first].hand
        take(seated, f"leader:{hand[state.cities[0].hand.index(leader)]}")
        assert isinstance(seated.pilot.top, CurtainScene)
        curtain = seated.pilot.shot()
        lift(seated)
        scene = seated.pilot.top
        assert isinstance(scene, RecruitScene) and scene.seat != first
        seated.pilot.move((5, 5))
        seated.pilot.settle()
        shots.append((curtain.get_buffer().raw, seated.pilot.shot().get_buffer().raw))
    assert len(set(shots)) == 1


def test_recruitment_is_played_to_the_first_turn_at_one_screen() -> None:
    """W147 W150 W151 W152"""
    seated = shared(rich(at_phase("choose"), 10))
    for _ in range(2):
        lift(seated)
        scene = seated.pilot.top
        assert isinstance(scene, RecruitScene)
        take(seated, scene.offers()[0])
    assert seated.state.phase == "declare"
    for button in ("recruit", "dismiss"):
        lift(seated)
        seated.pilot.click(button)
        seated.pilot.settle()
    made = [entry.command for entry in seated.session.full_log().entries][-2:]
    assert isinstance(made[0], c.Recruit) and isinstance(made[1], c.Dismiss)
    assert not isinstance(seated.pilot.top, RecruitScene) and seated.state.phase not in ("choose", "declare")


def test_the_declaration_of_the_first_is_not_shown_to_the_second() -> None:
    """W147 W160"""
    shots = []
    for button in ("recruit", "dismiss"):
        seated = shared(rich(at_phase("declare"), 10))
        lift(seated)
        seated.pilot.click(button)
        seated.pilot.settle()
        lift(seated)
        assert isinstance(seated.pilot.top, RecruitScene) and seated.state.phase == "declare"
        seated.pilot.move((5, 5))
        seated.pilot.settle()
        shots.append(seated.pilot.shot().get_buffer().raw)
    assert shots[0] == shots[1]


def test_who_cannot_pay_can_only_discard_and_is_told_why() -> None:
    """W149"""
    state = rich(at_phase("declare"), 0)
    leader = load_book().leaders[state.chosen[0]]
    assert leader.cost > 0
    seated = seat_alone(state)
    assert isinstance(seated.pilot.top, RecruitScene)
    assert leader.name in (seated.pilot.find("recruit").disabled or "")
    seated.pilot.click("recruit")
    assert seated.state.declared[0] == ""
    seated.pilot.click("dismiss")
    assert seated.state.declared[0] == "discard" or seated.state.phase != "declare"


@pytest.mark.parametrize("hand", ["mouse", "keys"])
@pytest.mark.parametrize("kind", sorted(TASKS))
def test_each_choice_has_its_screen(kind: str, hand: str) -> None:
    """W104 W107 W113 W211 W224 W235"""
    seated = seat_alone(due(kind))
    scene = seated.pilot.top
    assert isinstance(scene, ChoiceScene)
    command = TAKEN[kind]
    (token,) = [
        one for one in scene.offers() if one.endswith(f":{command.__getattribute__(_named(command))}")
    ]
    take(seated, token, hand)
    made = [entry.command for entry in seated.session.full_log().entries if entry.command is not None]
    assert made[0] == command
    assert not isinstance(seated.pilot.top, OfferScene)


@pytest.mark.parametrize("kind", ["hire", "leaders", "guild"])
def test_what_is_optional_can_be_declined(kind: str) -> None:
    """W113 W224 W235"""
    seated = seat_alone(due(kind))
    seated.pilot.click("decline")
    made = [entry.command for entry in seated.session.full_log().entries if entry.command is not None]
    assert made[0] == c.Decline(seat=0)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["discard_pile", "box_token", "removed"])
def test_what_must_be_chosen_offers_no_way_around(kind: str) -> None:
    """W104 W107 W211"""
    seated = seat_alone(due(kind))
    assert "decline" not in seated.pilot.names()


def test_the_table_can_be_looked_at_before_choosing() -> None:
    """The choice lies on the table; it opens again by its button."""
    seated = seat_alone(due("hire"))
    seated.pilot.click("look")
    seated.pilot.settle()
    assert seated.pilot.top is seated.table
    seated.pilot.click("choose")
    assert isinstance(seated.pilot.top, ChoiceScene)
    seated.pilot.key("escape")
    assert seated.pilot.top is seated.table


@pytest.mark.parametrize("kind", ["box_token", "leaders", "removed", "guild"])
def test_private_choices_wait_behind_the_curtain(kind: str) -> None:
    """W084 W330 W211"""
    seated = shared(due(kind))
    assert isinstance(seated.pilot.top, CurtainScene)
    other = mid_game(agenda=(replace(TASKS[kind], options=tuple(reversed(TASKS[kind].options))),))
    again = shared(other)
    assert seated.pilot.shot().get_buffer().raw == again.pilot.shot().get_buffer().raw
    lift(seated)
    assert isinstance(seated.pilot.top, ChoiceScene)


def test_the_discard_pile_is_open_at_any_time() -> None:
    """W082"""
    seated = seat_alone(mid_game())
    seated.table.open_pile()
    assert isinstance(seated.pilot.top, PileScene)
    assert {"card:stable", "card:baths"} <= set(seated.pilot.names())
    seated.pilot.click("card:stable")
    assert seated.state == mid_game()
    seated.pilot.click("close")
    assert seated.pilot.ctx.scenes.scenes[-1:] == (seated.table,)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], scale: float) -> None:
    """Every screen at every size."""
    settings = replace(STILL, scale=scale)
    states: list[WondersState | None] = [None, at_phase("wonder_draft"), *(due(kind) for kind in TASKS)]
    for state in states:
        seated = Seated(
            state, size=size, players=("human", "easy"), settings=settings, options={"leaders": "on"}
        )
        seated.pilot.settle()
        scene = seated.pilot.top
        if not isinstance(scene, OfferScene):
            continue
        seated.pilot.shot()
        assert not seated.pilot.overflow()
        window = seated.pilot.shot().get_rect()
        rects = [widget.rect for widget in scene.group.all()]
        assert all(window.contains(rect) for rect in rects)
        clashes = [(a, b) for n, a in enumerate(rects) for b in rects[n + 1 :] if a.colliderect(b)]
        assert not clashes


def test_every_door_leads_to_a_screen() -> None:
    """Phases and choices that are not made on the table."""
    assert set(DOORS) == {"leader_draft", "wonder_draft", "choose", "declare", *TASKS}


def _named(command: c.WondersCommand) -> str:
    return next(name for name in ("card", "token", "leader") if hasattr(command, name))
