"""The book-keeping of the duel: what each event changes in the state. Never refuses, never random."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.duel.draws import position_key
from game.games.duel.events import (
    Acted,
    ActionsEnded,
    BanRoundBegan,
    BarrageCleared,
    BarrageWarned,
    CardBanned,
    CardShown,
    DrawDeclined,
    DrawOffered,
    DuelEvent,
    GameEnded,
    LeadersDealt,
    NemesisCalled,
    NemesisRan,
    NemesisStayed,
    PieceMoved,
    PiecePlaced,
    PiecesSwapped,
    PileLaid,
    Recruited,
    RecruitmentSkipped,
    TeamDealt,
    TurnBegan,
)
from game.games.duel.model import NORTH, SOUTH, CardId, DuelState
from game.games.duel.recruitment import placed

T = TypeVar("T")


def evolve(state: DuelState, event: DuelEvent) -> DuelState:
    """The state after an event."""
    match event:
        case Acted():
            return replace(state, acted=(*state.acted, event.piece))
        case PieceMoved():
            return replace(state, where={**state.where, event.piece: event.path[-1]})
        case PiecesSwapped():
            ends = {event.one: event.one_to, event.other: event.other_to}
            return replace(state, where={**state.where, **ends})
        case NemesisCalled():
            return replace(state, phase="nemesis", runner=event.seat)
        case NemesisRan():
            where = {**state.where, "nemesis": event.path[-1]}
            return replace(state, where=where, phase="actions", runner=None)
        case NemesisStayed() | ActionsEnded():
            phase = "recruitment" if isinstance(event, ActionsEnded) else state.phase
            return replace(state, phase=phase)
        case TurnBegan() | Recruited() | RecruitmentSkipped():
            return _turn(state, event)
        case BarrageWarned() | BarrageCleared():
            count = event.count if isinstance(event, BarrageWarned) else 0
            return replace(state, warnings=_with(state.warnings, event.seat, count))
        case DrawOffered() | DrawDeclined() | GameEnded():
            return _ending(state, event)
        case _:
            return _setting_up(state, event)


def _turn(state: DuelState, event: TurnBegan | Recruited | RecruitmentSkipped) -> DuelState:
    match event:
        case TurnBegan():
            begun = replace(
                state,
                phase="actions",
                active=event.seat,
                turn=event.number,
                acted=(),
                recruits_left=event.recruits,
                quiet_turns=state.quiet_turns + 1,
                offer_made=False,
            )
            if state.options.draw_repetition == "off":
                return begun  # nobody asks, and a state grows with every turn that is remembered
            key = position_key(begun)
            return replace(begun, positions={**begun.positions, key: begun.positions.get(key, 0) + 1})
        case Recruited():
            pieces = placed(event.card, event.spaces)
            return replace(
                state,
                where={**state.where, **pieces},
                owner={**state.owner, **dict.fromkeys(pieces, event.seat)},
                teams=_with(state.teams, event.seat, (*state.teams[event.seat], event.card)),
                market=_without(state.market, event.card),
                recruits_left=state.recruits_left - 1,
                quiet_turns=0,
                positions={},
            )
        case RecruitmentSkipped():
            return replace(state, recruits_left=0)
        case _:
            assert_never(event)


def _ending(state: DuelState, event: DrawOffered | DrawDeclined | GameEnded) -> DuelState:
    match event:
        case DrawOffered():
            return replace(
                state, phase="draw_offer", resume=state.phase, offered_by=event.seat, offer_made=True
            )
        case DrawDeclined():
            return replace(state, phase=state.resume, offered_by=None, resume="actions")
        case GameEnded():
            return replace(state, phase="over", outcome=event.outcome, offered_by=None, resume="actions")
        case _:
            assert_never(event)


def _setting_up(
    state: DuelState,
    event: LeadersDealt | PiecePlaced | TeamDealt | PileLaid | CardShown | BanRoundBegan | CardBanned,
) -> DuelState:
    match event:
        case LeadersDealt():
            south, north = event.leaders
            return replace(state, leaders=event.leaders, first=event.first, teams=((south,), (north,)))
        case PiecePlaced():
            return replace(
                state,
                where={**state.where, event.piece: event.space},
                owner={**state.owner, event.piece: event.seat},
            )
        case TeamDealt():
            cards = (*state.teams[event.seat], *event.cards)
            return replace(state, teams=_with(state.teams, event.seat, cards))
        case PileLaid():
            if state.options.mode == "strategist":
                return replace(state, market=event.cards)
            return replace(state, pile=tuple(sorted(event.cards)))
        case CardShown():
            return replace(
                state, market=(*state.market, event.card), pile=_without(state.pile, event.card)
            )
        case BanRoundBegan():
            return replace(state, phase="ban", bans_due=event.order, ban_rounds=state.ban_rounds + 1)
        case CardBanned():
            return replace(
                state,
                banned=(*state.banned, event.card),
                market=_without(state.market, event.card),
                bans_due=state.bans_due[1:],
            )
        case _:
            assert_never(event)


def _with(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    return (value, pair[NORTH]) if seat == SOUTH else (pair[SOUTH], value)


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(c for c in cards if c != card)
