"""Entry 0 of every duel: leaders dealt, pieces placed, cards laid out, the first turn or ban begun."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.duel.capture import loss
from game.games.duel.characters import Cast
from game.games.duel.events import DuelEvent, LeadersDealt, PiecePlaced, PileLaid, TeamDealt
from game.games.duel.flow import Course, begin_bans, begin_turn, refill
from game.games.duel.ground import Ground
from game.games.duel.model import (
    LEADERS,
    NORTH,
    RECRUITS,
    SIDES,
    SOUTH,
    CardId,
    DuelState,
    PieceId,
    other,
    pieces_of,
)
from game.games.duel.recruitment import free_spaces, is_safe

QUICK_TEAM = 4  # D146
Teams = tuple[tuple[CardId, ...], tuple[CardId, ...]]


def lay_out(ground: Ground, cast: Cast, state: DuelState, chance: Chance) -> tuple[DuelEvent, ...]:
    """The events of set-up for the mode in the state's options (D010-D012, D141, D142, D146)."""
    course = Course(ground, state)
    leaders = _deal_leaders(chance)
    first = _first_player(state, leaders, chance)
    teams = _deal_teams(chance) if state.options.mode == "quick" else ((), ())
    if state.options.mode == "quick":
        first = _weaker(cast, teams, first)
    course.tell(LeadersDealt(leaders=leaders, first=first))
    for seat in (SOUTH, NORTH):
        course.tell(PiecePlaced(seat=seat, piece=leaders[seat], space=ground.starts[seat]))
    if state.options.mode == "quick":
        _place_teams(course, teams, chance)
        begin_turn(course)
    elif state.options.mode == "strategist":
        course.tell(PileLaid(cards=RECRUITS))
        begin_bans(course)
    else:
        course.tell(PileLaid(cards=RECRUITS))
        refill(course, chance)
        begin_turn(course)
    return tuple(course.events)


def _deal_leaders(chance: Chance) -> tuple[PieceId, PieceId]:
    south = chance.pick(LEADERS)
    return (south, LEADERS[1 - LEADERS.index(south)])


def _first_player(state: DuelState, leaders: tuple[PieceId, PieceId], chance: Chance) -> Seat:
    if state.options.first_player == "king":
        return Seat(leaders.index("king"))
    if state.options.first_player == "random":
        return Seat(SIDES.index(chance.pick(SIDES)))
    return Seat(SIDES.index(state.options.chosen_first))


def _deal_teams(chance: Chance) -> Teams:
    left = sorted(RECRUITS)
    hands: list[tuple[CardId, ...]] = []
    for _ in SIDES:
        hand: list[CardId] = []
        for _ in range(QUICK_TEAM):
            hand.append(chance.pick(left))
            left.remove(hand[-1])
        hands.append(tuple(hand))
    return hands[0], hands[1]


def _weaker(cast: Cast, teams: Teams, when_equal: Seat) -> Seat:
    south, north = (sum(cast.cards[card].value for card in team) for team in teams)
    if south == north:
        return when_equal
    return SOUTH if south < north else NORTH


def _place_teams(course: Course, teams: Teams, chance: Chance) -> None:
    for seat in (SOUTH, NORTH):
        course.tell(TeamDealt(seat=seat, cards=teams[seat]))
        for card in teams[seat]:
            for piece in pieces_of(card):
                _place(course, seat, piece, chance)


def _place(course: Course, seat: Seat, piece: PieceId, chance: Chance) -> None:
    field, foe = course.field, other(seat)
    free = free_spaces(field, course.state, seat)
    spaces = [
        space
        for space in free
        if is_safe(field, seat, (space,)) and loss(field.joined(seat, {piece: space}), foe) is None
    ]
    course.tell(PiecePlaced(seat=seat, piece=piece, space=chance.pick(spaces)))
