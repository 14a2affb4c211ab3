"""Leaders who let their owner choose: Croesus, Euclid, Maecenas, Ptolemy, Pythagoras, Ramses, Solomon."""

from __future__ import annotations

from typing import Any

from game.games.wonders.commands import (
    Build,
    BuildFree,
    CopyFrom,
    Decline,
    Discard,
    Dismiss,
    Hire,
    LayLeader,
    Recruit,
    Split,
    TakeToken,
    Tuck,
)
from game.games.wonders.deeds import enter_card, enter_leader
from game.games.wonders.events import TurnBegan
from game.games.wonders.model import City, WondersState
from game.games.wonders.powers import powers_of, symbols_of
from game.games.wonders.scoring import score
from tests.games.wonders.table import BOOK, FOE, ME, after, city, done, offered, refused, table, told


def test_croesus_builds_one_of_the_removed_cards() -> None:
    """W211, W017, W306"""
    unseen = ("altar", "baths", "stable", "theater", "workshop")
    state = table(
        city(), age=1, display={18: "press", 19: "quarry", 15: "back:1", 16: "back:1"}, unseen=unseen
    )
    state = done(state, lambda course: enter_leader(course, ME, "croesus", is_free=True))
    task = state.agenda[0]
    assert task.kind == "removed" and len(task.options) == 3 and set(task.options) < set(unseen)
    assert refused(state, Decline(seat=ME)) == ("W211", "must_choose")
    card = task.options[0]
    state = after(state, BuildFree(seat=ME, card=card))
    assert state.cities[ME].cards == (card,) and card not in state.unseen
    assert state.boxed == (task.options[1:], ()) and state.cities[ME].spent == ("croesus",)
    state = after(state, Discard(seat=FOE, card="press"), Discard(seat=ME, card="quarry"))
    shown = {state.display[15], state.display[16]}
    assert shown <= set(unseen) - set(task.options)


def recruiting(west: City, east: City, age: int, **more: Any) -> WondersState:
    options = {"leaders": "on", **more.pop("options", {})}
    state = table(west, east, age=age, display={}, options=options, phase="choose", order=(ME, FOE), **more)
    (mine,), (theirs,) = west.hand, east.hand
    return after(
        state,
        LayLeader(seat=ME, leader=mine),
        LayLeader(seat=FOE, leader=theirs),
        Recruit(seat=ME),
        Dismiss(seat=FOE),
    )


def test_croesus_acts_as_soon_as_the_display_lies() -> None:
    """W211, W320"""
    for age in (1, 2, 3):
        state = recruiting(city(hand=("croesus",), coins=3), city(hand=("sappho",)), age)
        assert len(state.display) == 20 and state.agenda[0].kind == "removed" and state.phase == "laid"
        assert set(state.agenda[0].options) < set(BOOK.decks[str(age)])
        assert not set(state.agenda[0].options) & set(state.display)


def test_croesus_may_wait_for_the_next_building() -> None:
    """W320"""
    options = {"croesus_timing": "next_build", "leaders": "on"}
    state = table(city(leaders=("croesus",), coins=9), options=options, unseen=("forum", "rostrum", "statue"))
    assert not after(state, Discard(seat=ME, card="walls")).agenda
    state = after(state, Build(seat=ME, card="sawmill"))
    assert state.agenda[0].kind == "removed"
    state = after(state, BuildFree(seat=ME, card="forum"))
    assert state.active == FOE and not state.agenda
    waiting = recruiting(city(hand=("croesus",), coins=3), city(hand=("sappho",)), 2, options=options)
    assert not waiting.agenda


def test_euclid_splits_a_pair() -> None:
    """W215, W302"""
    state = table(city("workshop", coins=20, leaders=("euclid",)), display={18: "laboratory", 19: "forum"})
    state = after(state, Build(seat=ME, card="laboratory"))
    both = [Split(seat=ME, card="workshop"), Split(seat=ME, card="laboratory")]
    assert offered(state) == [*both, Decline(seat=ME)]
    for split in both:
        parted = after(state, split)
        assert symbols_of(parted.cities[ME]) == {"plumb": 1, "law": 1} and parted.active == FOE
        assert score(parted, ME).points["green"] == 2 and parted.cities[ME].spent == ("euclid",)
        assert "lamp" in powers_of(parted.cities[ME], parted.options).links
    refusing = after(state, Decline(seat=ME))
    assert refusing.agenda[0].kind == "token" and refusing.cities[ME].spent == ()


def test_law_from_euclid_and_the_token_are_a_pair() -> None:
    """W302, W301, W309"""
    west = city("workshop", coins=20, leaders=("euclid",), tokens=("law",))
    state = table(west, display={18: "laboratory", 19: "forum"})
    state = after(state, Build(seat=ME, card="laboratory"), Split(seat=ME, card="workshop"))
    assert state.agenda[0].kind == "token" and symbols_of(state.cities[ME])["law"] == 2


def test_law_counts_among_the_six() -> None:
    """W302, W064"""
    west = city("workshop apothecary scriptorium pharmacist academy", coins=20, leaders=("euclid",))
    state = table(west, display={18: "study", 19: "forum"}, age=3)
    state = after(state, Build(seat=ME, card="study"), Split(seat=ME, card="study"))
    assert state.outcome is not None and state.outcome.kind == "science"


def test_hatshepsut_and_others_work_only_while_recruited() -> None:
    """W318, W330"""
    state = table(city(coins=9), city(buried=("hatshepsut", "caligula"), hand=("hatshepsut",)))
    assert after(state, Build(seat=ME, card="walls")).cities[FOE].coins == 0


def test_maecenas_looks_at_two_unused_leaders() -> None:
    """W224, W159, W330"""
    unused = ("caesar", "plato", "sappho")
    state = done(table(unused=unused), lambda course: enter_leader(course, ME, "maecenas", is_free=False))
    first, second = state.agenda[0].options
    assert offered(state) == [Hire(seat=ME, leader=first), Hire(seat=ME, leader=second), Decline(seat=ME)]
    hired = after(state, Hire(seat=ME, leader=first))
    assert hired.cities[ME].leaders == ("maecenas", first) and hired.boxed == ((second,), ())
    assert first not in hired.unused and hired.cities[ME].coins == 0
    none = after(state, Decline(seat=ME))
    assert none.cities[ME].leaders == ("maecenas",) and set(none.boxed[ME] or ()) == {first, second}


def test_ptolemy_copies_a_symbol() -> None:
    """W233, W309, W328"""
    west = city("workshop", coins=20, leaders=("ptolemy",))
    state = table(west, display={18: "library", 19: "forum"})
    state = after(state, Build(seat=ME, card="library"))
    assert offered(state) == [CopyFrom(seat=ME, card="workshop"), Decline(seat=ME)]
    copied = after(state, CopyFrom(seat=ME, card="workshop"))
    assert copied.agenda[0].kind == "token" and symbols_of(copied.cities[ME]) == {"plumb": 2}
    assert after(copied, TakeToken(seat=ME, token="economy")).active == FOE
    plain = after(state, Decline(seat=ME))
    assert plain.active == FOE and symbols_of(plain.cities[ME]) == {"plumb": 1, "quill": 1}
    free = done(table(west), lambda course: enter_card(course, ME, "library", "guild"))
    assert free.agenda[0].kind == "copy"


def test_ptolemys_third_copy_brings_no_more() -> None:
    """W233"""
    west = city("workshop laboratory", coins=20, leaders=("ptolemy",))
    state = table(west, display={18: "library", 19: "forum"})
    state = after(state, Build(seat=ME, card="library"), CopyFrom(seat=ME, card="laboratory"))
    assert not state.agenda and symbols_of(state.cities[ME])["plumb"] == 3


def test_ptolemy_rests_in_the_first_age() -> None:
    """W233"""
    west = city("workshop", coins=20, leaders=("ptolemy",))
    state = table(west, display={18: "scriptorium", 19: "press"}, age=1)
    assert not after(state, Build(seat=ME, card="scriptorium")).agenda


def test_pythagoras_tucks_a_card_for_a_turn() -> None:
    """W234, W329"""
    west = city("quarry", leaders=("pythagoras",))
    state = table(west, display={17: "barracks", 18: "walls", 19: "forum"})
    events = told(state, Tuck(seat=ME, card="walls"))
    assert isinstance(events[-1], TurnBegan) and events[-1].is_extra
    state = after(state, Tuck(seat=ME, card="walls"))
    assert state.active == ME and state.cities[ME].tucked == ("walls",) and state.discard == ()
    assert refused(state, Tuck(seat=ME, card="forum")) == ("W234", "nobody_to_tuck_under")
    last = table(west, display={19: "forum"}, age=1)
    assert after(last, Tuck(seat=ME, card="forum")).phase == "begin"


def test_ramses_looks_at_two_unused_guilds() -> None:
    """W235, W306, W327"""
    for age in (1, 2):
        assert not recruiting(city(hand=("ramses",), coins=9), city(hand=("sappho",)), age).agenda
    state = recruiting(city(hand=("ramses",), coins=9), city(hand=("sappho",)), 3)
    options = state.agenda[0].options
    assert state.agenda[0].kind == "guild" and len(options) == 2 and not set(options) & set(state.display)
    assert offered(state)[-1] == Decline(seat=ME)
    built = after(state, BuildFree(seat=ME, card=options[0]))
    assert built.cities[ME].cards == (options[0],) and built.boxed[ME] == (options[1],)
    waiting = table(city(leaders=("ramses",), hand=("nero",), coins=9), city(hand=("sappho",)), age=3,
                    display={}, options={"leaders": "on"}, phase="choose", order=(ME, FOE))  # fmt: skip
    waiting = after(waiting, LayLeader(seat=ME, leader="nero"), LayLeader(seat=FOE, leader="sappho"),
                    Dismiss(seat=ME), Dismiss(seat=FOE))  # fmt: skip
    assert waiting.agenda[0].kind == "guild"
    at_once = done(table(age=3), lambda course: enter_leader(course, ME, "ramses", is_free=True))
    assert at_once.agenda[0].kind == "guild"


def test_solomon_may_add_a_discarded_card() -> None:
    """W238, W305"""
    state = done(
        table(discard=("walls", "altar")), lambda course: enter_leader(course, ME, "solomon", is_free=False)
    )
    assert offered(state) == [
        BuildFree(seat=ME, card="walls"),
        BuildFree(seat=ME, card="altar"),
        Decline(seat=ME),
    ]
    assert after(state, BuildFree(seat=ME, card="walls")).pawn == 2
    assert after(state, Decline(seat=ME)).discard == ("walls", "altar")
    assert not recruiting(city(hand=("solomon",), coins=9), city(hand=("sappho",)), 1).agenda
