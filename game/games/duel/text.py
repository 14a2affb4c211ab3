"""Tells a duel's events and refusals as sentences of the catalogue, with the names of the chosen language."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from game.core.ids import Seat
from game.core.messages import Illegal, Outcome
from game.games.duel.characters import Cast
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
from game.games.duel.model import NORTH, SIDES, SOUTH, DuelState


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sentences of one language, by key; `{words}` in braces are filled in."""

    sides: dict[str, str]
    events: dict[str, str]
    ends: dict[str, str]
    refusals: dict[str, str]
    lists: dict[str, str]


@cache
def load_catalogue() -> Catalogue:
    """The English sentences from the package's data."""
    data = resources.files("game.games.duel").joinpath("data/en.json").read_bytes()
    return msgspec.json.decode(data, type=Catalogue)


class DuelNarrator:
    """The duel's story-teller; reads only what it is handed and the catalogue."""

    def __init__(self, cast: Cast) -> None:
        self._cast = cast
        self._words = load_catalogue()

    def sentence(self, state: DuelState, event: DuelEvent) -> str | None:
        """One event as a sentence; None for a plain step's beginning, which its move tells."""
        match event:
            case Acted():
                return self._acted(state, event)
            case PieceMoved():
                return self._went("piece_moved", self._owned(state, event.piece), event.origin, event.path)
            case PiecesSwapped():
                return self._say(
                    "pieces_swapped",
                    one=self._owned(state, event.one),
                    one_to=event.one_to,
                    other=self._owned(state, event.other),
                    other_to=event.other_to,
                )
            case NemesisRan():
                return self._went("nemesis_ran", self._owned(state, "nemesis"), event.origin, event.path)
            case NemesisStayed():
                return self._say("nemesis_stayed", piece=self._owned(state, "nemesis"))
            case GameEnded():
                return self.ending(state, event.outcome)
            case _:
                return self._table_event(state, event)

    def refusal(self, state: DuelState, illegal: Illegal) -> str:
        """A refusal as `D057: your leader would be captured by the Rider.`"""
        values = {name: self._argument(state, name, value) for name, value in illegal.args_by_name.items()}
        return f"{illegal.rule}: {self._words.refusals[illegal.key].format(**self._named(state), **values)}"

    def ending(self, state: DuelState, outcome: Outcome) -> str:
        """How the duel ended, with the winner and the rule (section 5: the result names the kind of end)."""
        winner = self._side(outcome.winners[0]) if outcome.winners else ""
        loser = self._side(Seat(1 - outcome.winners[0])) if outcome.winners else ""
        limit = state.options.draw_turn_limit
        told = self._words.ends[outcome.kind].format(winner=winner, loser=loser, limit=limit)
        return f"{told} ({outcome.rule})"

    def name(self, state: DuelState, piece_or_card: str) -> str:
        """A piece's or card's name in the language of the setting `names`."""
        entry = self._cast.pieces.get(piece_or_card) or self._cast.cards.get(piece_or_card)
        return entry.words(state.options.names).name if entry else piece_or_card

    def _acted(self, state: DuelState, event: Acted) -> str | None:
        if event.deed == "step":
            return None
        target = self._owned(state, event.target) if event.target else ""
        return self._say(event.deed, piece=self._owned(state, event.piece), target=target)

    def _table_event(self, state: DuelState, event: DuelEvent) -> str | None:
        match event:
            case LeadersDealt():
                south, north = (self.name(state, leader) for leader in event.leaders)
                first = self._side(event.first)
                return self._say("leaders_dealt", south=south, north=north, first=first)
            case PiecePlaced():
                side, piece = self._side(event.seat), self.name(state, event.piece)
                return self._say("piece_placed", side=side, piece=piece, space=event.space)
            case TeamDealt():
                cards = self._names(state, event.cards)
                return self._say("team_dealt", side=self._side(event.seat), cards=cards)
            case PileLaid():
                key = "market_laid" if state.options.mode == "strategist" else "pile_laid"
                return self._say(key, count=len(event.cards), cards=self._names(state, event.cards))
            case CardShown() | CardBanned():
                side = self._side(event.seat) if isinstance(event, CardBanned) else ""
                key = "card_banned" if isinstance(event, CardBanned) else "card_shown"
                return self._say(key, side=side, card=self.name(state, event.card))
            case BanRoundBegan():
                first, second = (self._side(seat) for seat in event.order)
                return self._say("ban_round_began", first=first, second=second)
            case Recruited():
                card, spaces = self.name(state, event.card), self._listed(event.spaces)
                return self._say("recruited", side=self._side(event.seat), card=card, spaces=spaces)
            case TurnBegan():
                return self._say("turn_began", side=self._side(event.seat), number=event.number)
            case BarrageWarned():
                return self._say("barrage_warned", side=self._side(event.seat), count=event.count)
            case _:
                return self._plain(state, event)

    def _plain(self, state: DuelState, event: DuelEvent) -> str | None:
        match event:
            case NemesisCalled() | ActionsEnded() | RecruitmentSkipped() | BarrageCleared():
                key = type(event).__struct_config__.tag
                return self._say(str(key), side=self._side(event.seat), nemesis=self.name(state, "nemesis"))
            case DrawOffered() | DrawDeclined():
                key = type(event).__struct_config__.tag
                return self._say(str(key), side=self._side(event.seat))
            case _:
                raise AssertionError(f"no sentence for {event}")

    def _named(self, state: DuelState) -> dict[str, str]:
        """Every character's name by id, for sentences about a character that is not in the refusal."""
        return {piece: entry.words(state.options.names).name for piece, entry in self._cast.pieces.items()}

    def _say(self, key: str, **values: Any) -> str:
        return self._words.events[key].format(**values)

    def _went(self, key: str, piece: str, origin: str, path: tuple[str, ...]) -> str:
        return self._say(key, piece=piece, origin=origin, path=self._path(path))

    def _side(self, seat: Seat) -> str:
        return self._words.sides[SIDES[seat]]

    def _owned(self, state: DuelState, piece: str) -> str:
        owner = state.owner.get(piece)
        name = self.name(state, piece)
        if owner is None:
            return name
        return self._words.lists["owned"].format(side=self._side(owner), piece=name)

    def _names(self, state: DuelState, ids: tuple[str, ...]) -> str:
        return self._listed(tuple(self.name(state, one) for one in ids))

    def _listed(self, words: tuple[str, ...]) -> str:
        if len(words) < 2:
            return "".join(words)
        *most, last = words
        return self._words.lists["and"].format(most=", ".join(most), last=last)

    def _path(self, path: tuple[str, ...]) -> str:
        *between, end = path
        return self._words.lists["via"].format(end=end, via=self._listed(tuple(between))) if between else end

    def _argument(self, state: DuelState, name: str, value: Any) -> str:
        if name == "seat" and value in (SOUTH, NORTH):
            return self._side(value)
        if isinstance(value, tuple):
            return self._listed(tuple(self._argument(state, name, one) for one in value))
        if name in ("piece", "by", "mate", "actor", "target") and value in state.owner:
            return self._owned(state, value)
        if name in ("piece", "by", "mate", "actor", "target", "card"):
            return self.name(state, value)
        return str(value)
