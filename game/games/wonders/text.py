"""Tells the events and refusals of a game of wonders as sentences of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from game.core.ids import Seat
from game.core.messages import Illegal, Outcome
from game.games.wonders import events as e
from game.games.wonders.book import load_book
from game.games.wonders.model import BACK, BOTH, HIDDEN, SIDES, WondersState
from game.games.wonders.payment import Payment
from game.games.wonders.scoring import score


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sentences of one language, by key; `{words}` in braces are filled in."""

    sides: dict[str, str]
    resources: dict[str, str]
    symbols: dict[str, str]
    links: dict[str, str]
    lists: dict[str, str]
    payment: dict[str, str]
    events: dict[str, str]
    where: dict[str, str]
    ends: dict[str, str]
    refusals: dict[str, str]


@cache
def load_catalogue() -> Catalogue:
    """The English sentences from the package's data."""
    data = resources.files("game.games.wonders").joinpath("data/en.json").read_bytes()
    return msgspec.json.decode(data, type=Catalogue)


class WondersNarrator:
    """The story-teller; reads only what it is handed, the printed names and the catalogue."""

    def __init__(self) -> None:
        self._words = load_catalogue()

    def sentence(self, state: WondersState, event: e.WondersEvent) -> str | None:
        """One event as a sentence; None for what another event tells."""
        match event:
            case e.GameEnded():
                return self.ending(state, event.outcome)
            case e.TasksSet():
                return None
            case e.DeclarationsTold():
                return None
            case e.Paid():
                return self._paid(event)
            case e.LeadersTurned(leaders=(west, east)):
                return self._say("leaders_turned", west=self.name(west), east=self.name(east))
            case e.TaskEnded():
                return self._say("declined", who=self.who(event.seat)) if event.is_declined else None
            case e.TaskOpened():
                key = "opened_own" if event.options else "opened"
                return self._say(key, **self._values(event))
            case e.PawnMoved():
                return self._say("pawn_moved", where=self._where(event.to), **self._values(event))
            case e.RecruitmentBegan():
                return self._say("recruitment_began", age=event.age, who=self.who(event.order[0]))
            case _:
                return self._say(_key(event), **self._values(event))

    def refusal(self, state: WondersState, illegal: Illegal) -> str:
        """A refusal as `W027: Altar costs 4, and you have 3.`"""
        del state
        values = {name: self._word(name, value) for name, value in illegal.args_by_name.items()}
        if "seat" in values:
            values["who"] = values.pop("seat")
        return f"{illegal.rule}: {self._words.refusals[illegal.key].format(**values)}"

    def ending(self, state: WondersState, outcome: Outcome) -> str:
        """How the game ended, with the winner and the rule."""
        totals = [score(state, seat).total for seat in BOTH]
        winner = self.who(outcome.winners[0]) if outcome.winners else ""
        told = self._words.ends[outcome.kind].format(winner=winner, points=max(totals), fewer=min(totals))
        return f"{told} ({outcome.rule})"

    def payment(self, payment: Payment) -> str:
        """How a cost is met: `2 wood from the bank at 3 each and 1 clay of its own`."""
        words = self._words.payment
        if payment.link is not None:
            return words["link"].format(link=self._words.links[payment.link])
        parts = [words["coins"].format(coins=payment.coins)] if payment.coins else []
        if payment.own:
            parts.append(words["own"].format(units=self._units(payment.own.items())))
        for source, one in payment.chosen:
            parts.append(words["chosen"].format(units=self._units([(one, 1)]), source=self.name(source)))
        if payment.spared:
            parts.append(words["spared"].format(units=self._units(Counter(payment.spared).items())))
        for lot in payment.bought:
            units = self._units([(lot.resource, lot.count)])
            parts.append(words["favour" if lot.is_favour else "bought"].format(units=units, price=lot.price))
        return self._listed(parts) if parts else words["free"]

    def who(self, seat: Seat) -> str:
        """A seat's side."""
        return self._words.sides[SIDES[seat]] if seat in BOTH else str(seat)

    def name(self, thing: str) -> str:
        """The name of a card, wonder, token, leader or, as what a choice comes from, a symbol."""
        if thing.startswith(BACK):
            return self._words.lists["hidden"]
        name = load_book().name(thing)
        return self._words.symbols.get(thing, name) if name == thing else name

    def _paid(self, event: e.Paid) -> str:
        total = event.payment.total
        return self._say(
            "paid" if total else "paid_nothing",
            who=self.who(event.seat),
            total=total,
            thing=self.name(event.thing),
            how=self.payment(event.payment),
        )

    def _where(self, pawn: int) -> str:
        side = "middle" if pawn == 0 else "east" if pawn > 0 else "west"
        return self._words.where[side].format(count=abs(pawn))

    def _units(self, amounts: Iterable[tuple[str, int]]) -> str:
        return self._listed([f"{count} {self._words.resources[one]}" for one, count in amounts])

    def _listed(self, parts: Sequence[str]) -> str:
        if not parts:
            return self._words.lists["nothing"]
        *most, last = parts
        return self._words.lists["and"].format(most=", ".join(most), last=last) if most else last

    def _values(self, event: Any) -> dict[str, Any]:
        values = {name: self._word(name, getattr(event, name)) for name in event.__struct_fields__}
        if "seat" in values:
            values["who"] = values.pop("seat")
        values.pop("where", None)
        return values

    def _word(self, name: str, value: Any) -> Any:
        if name in ("seat", "by") and isinstance(value, int):
            return self.who(Seat(value))
        if name == "symbol":
            return self._words.symbols[value]
        if name in ("items", "leaders", "options", "cards", "board") and isinstance(value, tuple):
            return self._listed([self.name(one) for one in value])
        return self.name(value) if isinstance(value, str) else value

    def _say(self, key: str, **values: Any) -> str:
        return self._words.events[key].format(**values)


def _key(event: e.WondersEvent) -> str:
    """The key of an event's sentence."""
    match event:
        case e.DraftShown():
            return f"draft_{event.what}"
        case e.LeaderLaid():
            return "leader_laid" if event.leader == HIDDEN else "leader_laid_own"
        case e.Declared():
            return "declared" if event.what == HIDDEN else f"declared_{event.what}"
        case e.LeaderRecruited():
            return "leader_recruited_free" if event.is_free else "leader_recruited"
        case e.TurnBegan():
            return "turn_extra" if event.is_extra else "turn_began"
        case e.CoinsGained():
            return f"gain_{event.cause}"
        case e.CoinsLost():
            return f"lose_{event.cause}"
        case e.CardBuilt():
            return f"built_{event.origin}"
        case e.TokenTaken():
            return f"token_{event.origin}"
        case _:
            return str(event.__struct_config__.tag)
