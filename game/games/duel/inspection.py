"""Reads a position edited by hand and says which fields do not fit together (line protocol `set`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.games.duel.capture import loss
from game.games.duel.draws import REPETITIONS, position_key
from game.games.duel.field import Field
from game.games.duel.flow import BAN_ROUNDS
from game.games.duel.ground import Ground
from game.games.duel.model import (
    FULL_TEAM,
    LEADERS,
    MARKET_SIZE,
    NORTH,
    PIECES,
    RECRUITS,
    SIDES,
    SOUTH,
    DuelState,
    other,
    pieces_of,
)
from game.games.duel.nemesis import runs
from game.games.duel.recruitment import can_recruit, recruits_due

SEATS = (SOUTH, NORTH)


def inconsistencies(ground: Ground, state: DuelState) -> list[str]:
    """Every fault, one line each, beginning with its field. Empty for every state that play can reach."""
    faults = [*_cards(state), *_pieces(ground, state), *_turn(state)]
    if not faults:  # the rest reads the board, which must make sense first
        faults = [*_action_phase(state), *_phase(ground, state), *_end(ground, state), *_counters(state)]
    return faults


def _cards(state: DuelState) -> Iterator[str]:
    if sorted(state.leaders) != sorted(LEADERS):
        yield f"leaders: {', '.join(state.leaders)}; one seat must hold the king, the other the queen"
    for seat in SEATS:
        team = state.teams[seat]
        if team[:1] != (state.leaders[seat],):
            yield f"teams: {SIDES[seat]}'s team must begin with its leader {state.leaders[seat]}"
        if len(team) > FULL_TEAM:
            yield f"teams: {SIDES[seat]} has {len(team)} cards; {FULL_TEAM} are a full team"
    places = {
        "teams": [card for team in state.teams for card in team[1:]],
        "market": list(state.market),
        "pile": list(state.pile),
        "banned": list(state.banned),
    }
    for field, cards in places.items():
        for card in cards:
            if card not in RECRUITS:
                yield f"{field}: there is no recruit card {card!r}"
    for card, times in Counter(card for cards in places.values() for card in cards).items():
        if times > 1:
            yield f"{_where(places, card)}: the card {card} is there {times} times"
    yield from _laid_out(state, {card for cards in places.values() for card in cards})


def _laid_out(state: DuelState, cards: set[str]) -> Iterator[str]:
    mode = state.options.mode
    missing = [card for card in RECRUITS if card not in cards]
    if missing and mode != "quick":
        yield f"pile: {', '.join(missing)} is nowhere: not in a team, the market, the pile or banned"
    if mode == "quick" and (state.market or state.pile):
        yield "market: a quick duel has no market and no pile"
    if mode != "strategist" and (state.banned or state.bans_due or state.ban_rounds):
        yield "banned: cards are banned in strategist mode only"
    if mode == "strategist" and state.pile:
        yield "pile: in strategist mode every card lies open in the market"
    if list(state.pile) != sorted(state.pile):
        yield "pile: its cards must be sorted by name; their order is not decided before they are shown"
    if mode == "discovery" and state.phase not in ("setup", "over"):
        shown = min(MARKET_SIZE, len(state.market) + len(state.pile))
        if len(state.market) != shown:
            yield f"market: {len(state.market)} cards lie open where {shown} should"


def _where(places: dict[str, list[str]], card: str) -> str:
    return ", ".join(field for field, cards in places.items() if card in cards)


def _pieces(ground: Ground, state: DuelState) -> Iterator[str]:
    for piece, space in state.where.items():
        if piece not in PIECES:
            yield f"where: there is no piece {piece!r}"
        if space not in ground.beside:
            yield f"where: {piece} stands on {space!r}, which is not on the board"
    for space, count in Counter(state.where.values()).items():
        if count > 1:
            yield f"where: {count} pieces stand on {space}"
    for seat in SEATS:
        owed = {piece for card in state.teams[seat] for piece in pieces_of(card)}
        for piece in sorted(owed):
            if piece not in state.where:
                yield f"where: {piece} of {SIDES[seat]}'s team is not on the board"
            if state.owner.get(piece) != seat:
                yield f"owner: {piece} must belong to {SIDES[seat]}, whose team has its card"
    known = {piece for team in state.teams for card in team for piece in pieces_of(card)}
    for piece in sorted((set(state.where) | set(state.owner)) - known):
        yield f"teams: {piece} is on the board or owned, but its card is in no team"


def _turn(state: DuelState) -> Iterator[str]:
    for field, seat in (("first", state.first), ("active", state.active)):
        if seat not in SEATS:
            yield f"{field}: {seat} is no seat; 0 is south and 1 is north"
    if state.turn < 0:
        yield "turn: it cannot be negative"
    if state.phase == "setup":
        yield "phase: a position cannot stand in the middle of set-up"
    if state.turn == 0 and state.phase != "ban":
        yield "turn: 0 only fits the first bans; the first turn is 1"
    if state.turn > 0 and state.active != (state.first if state.turn % 2 else other(state.first)):
        yield f"active: turn {state.turn} belongs to the other seat (odd turns are the first player's)"
    if state.ban_rounds not in range(BAN_ROUNDS + 1):
        yield f"ban_rounds: {state.ban_rounds}; there are at most {BAN_ROUNDS}"


def _action_phase(state: DuelState) -> Iterator[str]:
    for piece in state.acted:
        if state.owner.get(piece) != state.active:
            yield f"acted: {piece} is not a piece of {SIDES[state.active]}, whose turn it is"
    if "nemesis" in state.acted:
        yield "acted: the nemesis never acts"
    if len(set(state.acted)) < len(state.acted):
        yield "acted: a piece is named twice"
    if {"hermit", "cub"} <= set(state.acted):
        apart = abs(state.acted.index("hermit") - state.acted.index("cub"))
        if apart > 1:
            yield "acted: hermit and cub act directly one after the other"
    due = recruits_due(state, state.active, state.turn)
    if not 0 <= state.recruits_left <= max(due, 0):
        yield f"recruits_left: {state.recruits_left}; turn {state.turn} is due {max(due, 0)} at most"


def _phase(ground: Ground, state: DuelState) -> Iterator[str]:
    phase, field = state.phase, Field.of(ground, state)
    if (state.phase == "ban") != bool(state.bans_due):
        yield "bans_due: seats are named there exactly in the ban phase"
    if any(seat not in SEATS for seat in state.bans_due) or len(set(state.bans_due)) < len(state.bans_due):
        yield "bans_due: it names seats 0 and 1, each once at most"
    if phase == "ban" and (not state.market or state.ban_rounds == 0):
        yield "phase: a round of bans needs open cards and ban_rounds of 1 or more"
    if (phase == "nemesis") != (state.runner is not None):
        yield "runner: a seat is named there exactly in the nemesis phase"
    elif phase == "nemesis":
        if "nemesis" not in state.where or state.owner["nemesis"] != state.runner:
            yield f"runner: seat {state.runner} has no nemesis on the board"
        elif not runs(field):
            yield "phase: the nemesis has nowhere to run"
    waiting = state.resume if phase == "draw_offer" else phase
    if waiting == "recruitment" and (state.recruits_left == 0 or not can_recruit(field, state)):
        yield "phase: there is nobody to recruit, or no open card can be placed"
    if (phase == "draw_offer") != (state.offered_by is not None):
        yield "offered_by: a seat is named there exactly while a draw is on offer"
    elif phase == "draw_offer" and (state.offered_by != state.active or not state.offer_made):
        yield "offered_by: only the seat whose turn it is offers a draw, and offer_made must be true"
    elif state.resume != "actions" and (phase != "draw_offer" or state.resume != "recruitment"):
        yield "resume: it is actions, or recruitment while a draw is on offer in that phase"


def _end(ground: Ground, state: DuelState) -> Iterator[str]:
    field, outcome = Field.of(ground, state), state.outcome
    if (state.phase == "over") != (outcome is not None):
        yield "outcome: it is set exactly in the phase over"
        return
    lost = {seat: loss(field, seat) for seat in SEATS}
    if outcome is None:
        for seat, found in lost.items():
            if found is not None:
                yield f"where: {SIDES[seat]}'s leader stands lost ({found.kind}) although the duel goes on"
        return
    if outcome.kind in ("capture", "surround"):
        winners = [other(seat) for seat, found in lost.items() if found and found.kind == outcome.kind]
        if len(outcome.winners) != 1 or outcome.winners[0] not in winners:
            yield f"outcome: nobody has won by {outcome.kind} as it says"
    elif outcome.kind not in ("barrage", "repetition", "turn_limit", "agreement"):
        yield f"outcome: there is no end of the kind {outcome.kind!r}"
    elif any(lost.values()):
        yield f"outcome: a leader stands lost, so the end is not of the kind {outcome.kind}"
    elif outcome.kind != "barrage" and outcome.winners:
        yield f"outcome: {outcome.kind} is a draw and has no winners"
    elif outcome.kind == "barrage" and outcome.winners not in ((SOUTH,), (NORTH,)):
        yield "outcome: a barrage has one winner"


def _counters(state: DuelState) -> Iterator[str]:
    limit = state.options.draw_turn_limit
    if limit != "off" and limit < 1:
        yield "options: draw_turn_limit is 1 or more"
    elif state.quiet_turns < 0 or (limit != "off" and state.quiet_turns > limit):
        yield f"quiet_turns: {state.quiet_turns} turns without a recruit; the duel ends after {limit}"
    if any(count < 1 for count in state.positions.values()):
        yield "positions: every count is 1 or more"
    elif state.phase != "over" and state.options.draw_repetition != "off":
        often = state.positions.get(position_key(state), 0)
        if max(state.positions.values(), default=0) >= REPETITIONS or often >= REPETITIONS:
            yield f"positions: one of them has been there {REPETITIONS} times although the duel goes on"
    if any(count not in ((0, 1) if state.phase != "over" else (0, 1, 2)) for count in state.warnings):
        yield "warnings: a seat has 0 or 1; a second warning ends the duel"
    elif any(state.warnings) and state.options.barrage == "off":
        yield "warnings: the barrage option is off"
