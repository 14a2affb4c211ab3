"""The two laws of secrets in wonders, and the game through the real session, log and codec."""

from __future__ import annotations

import os
import random
import secrets
import time
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.codec import Codec, canonical, state_hash
from game.core.ids import REFEREE, SPECTATOR, Seat
from game.core.lines import log_lines
from game.core.messages import Illegal
from game.core.session import Session
from game.core.verify import verify
from game.games.wonders import WONDERS
from game.games.wonders import events as e
from game.games.wonders.commands import (
    BuildFree,
    Construct,
    Decline,
    Discard,
    Hire,
    LayLeader,
    Recruit,
    TakeToken,
    Tuck,
    WondersCommand,
)
from game.games.wonders.deeds import enter_leader, enter_wonder
from game.games.wonders.display import GUILD_BACK
from game.games.wonders.events import WondersEvent
from game.games.wonders.model import BOTH, PRIVATE, WondersState
from game.games.wonders.sight import seals
from tests.games.wonders.table import BOOK, FOE, ME, city, done, table, wonders_rules
from tests.laws import check_commutation, check_noninterference, states_of

WondersSession = Session[WondersState, WondersCommand, WondersEvent]
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"leaders": "on"},
    {"leaders": "on", "croesus_timing": "next_build", "payment": "ask", "token_optional": "on"},
)


def sit_down(seed: str, options: dict[str, Any]) -> WondersSession:
    return Session.new(WONDERS, seats=2, seed=seed, options=options)


def play_on(session: WondersSession, rng: random.Random, entries: int = 1000) -> None:
    """At random, with a liking for wonders and leaders, where secrets lie."""
    for _ in range(entries):
        if session.outcome is not None:
            return
        seat = rng.choice(sorted(session.to_act))
        commands = list(session.rules.commands(session.view(seat).state, seat))
        liked = [one for one in commands if isinstance(one, Construct | Recruit | Hire)]
        session.submit(rng.choice(liked if liked and rng.random() < 0.7 else commands))


@pytest.mark.parametrize("number", range(6))
def test_a_view_kept_by_redacted_events_is_the_view_of_the_truth(number: int) -> None:
    """W082, W083, W084, W145, W160, W330"""
    session = sit_down(f"law {number}", OPTIONS[number % 3])
    play_on(session, random.Random(number))
    log = session.full_log()
    viewpoints = (ME, FOE, SPECTATOR, REFEREE)
    assert check_commutation(WONDERS, session.rules, log.header, log.entries, viewpoints) > 300


def permuted(state: WondersState, seat: Seat, luck: Chance) -> WondersState:
    """A twin in which the other has laid down, declared, looked at and put away something else."""
    foe = Seat(1 - seat)
    changes: dict[str, Any] = {}
    hand = state.cities[foe].hand
    if state.phase == "choose" and state.chosen[foe]:
        changes["chosen"] = _set(state.chosen, foe, luck.pick(hand))
    if state.phase == "declare" and state.declared[foe]:
        changes["declared"] = _set(state.declared, foe, luck.pick(("recruit", "discard")))
    known = state.boxed[foe] or ()
    if known:
        changes["boxed"] = _set(state.boxed, foe, _others(state, known, seat, luck))
    if state.agenda:
        head = state.agenda[0]
        if head.kind in PRIVATE and head.is_open and head.seat == foe:
            drawn = _others(state, head.options, seat, luck)
            changes["agenda"] = (replace(head, options=drawn), *state.agenda[1:])
            if head.kind != "box_token":
                kept = tuple(one for one in known if one not in head.options)
                changes["boxed"] = _set(state.boxed, foe, (*kept, *drawn))
    return replace(state, **changes)


def _others(state: WondersState, things: tuple[str, ...], seat: Seat, luck: Chance) -> tuple[str, ...]:
    """As many things of the same kinds that the seat has not seen; things of past ages stay."""
    out: list[str] = []
    for thing in things:
        pools = (state.unseen, state.guilds, state.unused, state.box)
        pool = next((pool for pool in pools if thing in pool), (thing,))
        mine = state.boxed[seat] or ()
        out.append(luck.pick([one for one in pool if one not in out and one not in mine]))
    return tuple(out)


def _set(pair: tuple[Any, Any], seat: Seat, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def shows(state: WondersState, event: Any, seat: Seat) -> bool:
    """Events that rightly tell something hidden: what undo stops at, what a private look brought forth."""
    del seat
    if isinstance(event, e.CardBuilt):
        return event.origin in ("removed", "guild")
    if isinstance(event, e.TokenTaken):
        return event.origin == "box"
    if isinstance(event, e.LeaderRecruited):
        return event.leader in state.unused
    return seals(state, event)


def tries(state: WondersState) -> list[WondersCommand]:
    """Commands that are refused for many reasons."""
    out: list[WondersCommand] = []
    for seat in BOTH:
        out += [Discard(seat=seat, card=card) for card in sorted(BOOK.cards)[::9]]
        out += [BuildFree(seat=seat, card=card) for card in sorted({*state.unseen, *state.guilds})[::2]]
        out += [Hire(seat=seat, leader=leader) for leader in state.unused[::4]]
        out += [LayLeader(seat=seat, leader=leader) for leader in sorted(BOOK.leaders)[::6]]
        out += [TakeToken(seat=seat, token=token) for token in state.box]
        out += [Tuck(seat=seat, card="altar"), Decline(seat=seat), Recruit(seat=seat)]
    return out


@pytest.mark.soak
def test_many_games_keep_their_secrets() -> None:
    """W083, W084, W147, W160"""
    end = time.monotonic() + 60 * float(os.environ.get("LEADERS_SOAK_MINUTES", "2"))
    salt, number, differing = secrets.token_hex(4), 0, 0
    while number == 0 or time.monotonic() < end:
        session = sit_down(f"{salt} {number}", OPTIONS[1 + number % 2])
        play_on(session, random.Random(f"{salt} {number}"))
        log = session.full_log()
        check_commutation(WONDERS, session.rules, log.header, log.entries, (ME, FOE, SPECTATOR, REFEREE))
        for place, state in enumerate(states_of(WONDERS, session.rules, log.header, log.entries)[1::5]):
            if state.outcome is None:
                differing += check_noninterference(
                    WONDERS, session.rules, state, permuted, BOTH, reveals=shows, tries=tries(state),
                    salt=f"{salt} {number} {place}",
                )  # fmt: skip
        number += 1
    print(f"\n{number} games of {salt}, {differing} twins that differed")


@pytest.mark.parametrize("number", range(3))
def test_what_the_other_hides_changes_nothing_that_a_seat_gets(number: int) -> None:
    """W083, W084, W147, W160, W224, W330"""
    session = sit_down(f"twins {number}", OPTIONS[number])
    play_on(session, random.Random(number))
    log = session.full_log()
    states = states_of(WONDERS, session.rules, log.header, log.entries)
    secret = [s for s in states if s.phase in ("choose", "declare") or any(s.boxed) or any(
        task.kind in PRIVATE for task in s.agenda)]  # fmt: skip
    chosen = [*secret[:: 1 + len(secret) // 14], *states[1 :: 1 + len(states) // 6]]
    differing = 0
    for place, state in enumerate(chosen):
        if state.outcome is None:
            differing += check_noninterference(
                WONDERS,
                session.rules,
                state,
                permuted,
                BOTH,
                reveals=shows,
                tries=tries(state),
                salt=f"{place}",
            )
    assert differing > 0 or number == 0


def _private_looks() -> list[WondersState]:
    unseen = tuple(card for card in BOOK.decks["3"] if card not in ("study", "port"))
    lying = {18: "study", 19: "port", 15: "back:3", 16: GUILD_BACK}
    laid = table(city(coins=9), city(coins=9), age=3, display=lying, unseen=unseen,
                 unused=tuple(sorted(BOOK.leaders)[::3]))  # fmt: skip

    def with_leader(leader: str) -> WondersState:
        return done(laid, lambda course: enter_leader(course, FOE, leader, is_free=True))

    out = [with_leader(leader) for leader in ("croesus", "ramses", "maecenas")]
    out.append(done(laid, lambda course: enter_wonder(course, FOE, "great_library", "study")))
    return out


@pytest.mark.parametrize("number", range(4))
def test_a_private_look_stays_private(number: int) -> None:
    """W084, W211, W224, W235"""
    state = _private_looks()[number]
    rules = wonders_rules()
    head = state.agenda[0]
    assert head.is_open and head.seat == FOE and len(head.options) > 1
    for viewpoint in (ME, SPECTATOR):
        view = rules.conceal(state, viewpoint)
        assert view.agenda[0].options == () and view.boxed[FOE] is None
    assert check_noninterference(WONDERS, rules, state, permuted, BOTH, reveals=shows, tries=tries(state)) > 0
    answer = next(iter(rules.commands(state, FOE)))
    for event in rules.decide(state, answer, Chance("answer", 2)):
        state = rules.evolve(state, event)
    assert check_noninterference(WONDERS, rules, state, permuted, BOTH, reveals=shows) >= (number < 3)


def test_face_down_cards_are_not_decided_before_they_are_shown() -> None:
    """W083, W012: the log of the same moves and another seed from there on shows other cards"""
    session = sit_down("lazy", {"wonder_setup": "first_game"})
    seen = set()
    for seed in range(12):
        twin = session.branch(session.index, f"{seed}")
        for _ in range(2):
            state = twin.view(REFEREE).state
            backed = [card for card in ("14", "15") if state.display[int(card)]]
            twin.submit(Discard(seat=state.active, card=state.display[int(backed[0])]))
        seen.add(twin.view(ME).state.display[9])
    assert len(seen) > 3 and "back:1" not in seen


def test_a_game_is_verified_and_read_again() -> None:
    """W001"""
    codec: Codec[Any, Any, Any] = Codec(WONDERS)
    session = sit_down("json", {"leaders": "on"})
    play_on(session, random.Random(3), 70)
    state = session.view(REFEREE).state
    again = codec.decode_state(canonical(state))
    assert again == state and state_hash(again) == state_hash(state)
    play_on(session, random.Random(4))
    written = b"".join(line + b"\n" for line in log_lines(session.full_log()))
    report = verify(WONDERS, session.rules, written)
    assert report.ok and report.entries == session.index > 75


def test_undo_goes_back_to_what_was_and_stops_at_what_was_shown() -> None:
    """W012, W147"""
    undone = stopped = 0
    for number in range(3):
        session, rng = sit_down(f"undo {number}", OPTIONS[number]), random.Random(number)
        while session.outcome is None:
            before, index = session.state_hash, session.index
            seat = min(session.to_act)
            commands = list(session.rules.commands(session.view(seat).state, seat))
            session.submit(rng.choice(commands))
            assert session.index == index + 1
            after = session.state_hash
            if session.undo_refusal(seat) is None:
                session.undo(seat)
                assert session.state_hash == before
                session.redo(seat)
                assert session.state_hash == after
                undone += 1
            else:
                stopped += 1
                with pytest.raises(Illegal):
                    session.undo(seat)
    assert undone > 50 and stopped > 30
