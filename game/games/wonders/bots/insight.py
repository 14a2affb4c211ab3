"""What the wonders' computer player can tell of a position: the margin to expect, what a command is for."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.wonders.book import load_book
from game.games.wonders.bots.guess import guessed
from game.games.wonders.bots.levels import LEVELS
from game.games.wonders.bots.player import Luck
from game.games.wonders.bots.worth import chance, worth
from game.games.wonders.commands import Construct, Discard, WondersCommand
from game.games.wonders.fast import Fast
from game.games.wonders.fast_moves import move_of
from game.games.wonders.model import BOTH, WondersState, other
from game.games.wonders.rules import WondersRules
from game.kit.insight import Analysis, Facts, Line

_LEVEL = LEVELS["hard"]
_EVEN = 1.0  # points that are no lead
_NEAR_CAPITAL, _NEAR_SIX = 3, 4
_KINDS = {"red": "shields", "green": "science", "brown": "goods", "grey": "goods", "yellow": "goods"}


class WondersInsight:
    """Judges by the computer player's own measure; the same view gives the same answer."""

    def reason(
        self, view: PlayerView[WondersState], rules: WondersRules, seat: Seat, command: WondersCommand
    ) -> Line:
        """Why a seat would give this command: a win, a rival's win, what it denies, or what it is for."""
        del rules
        luck = Luck(f"insight/{view.index}")
        before = _packed(view.state, seat, luck)
        after = before.copy()
        after.play(seat, move_of(command), luck)
        if after.winner == seat:
            return Line("reason.wins")
        foe, card = other(seat), getattr(command, "card", None)
        lead = worth(after, seat, _LEVEL) - worth(after, foe, _LEVEL)
        facts: Facts = {"points": round(lead)}
        if card is not None and view.state.phase == "turn" and not view.state.agenda:
            if _wins_with(before, foe, card, luck):
                return Line("reason.averts", {"side": int(foe)})
            gained = worth(after, seat, _LEVEL) - worth(before, seat, _LEVEL)
            if _gain(before, foe, card, luck) > max(gained, 0.0) + _EVEN:
                return Line("reason.denies", {"side": int(foe)})
            return Line(f"reason.{_kind(command)}", facts)
        return Line("reason.best", facts)

    def analyse(self, view: PlayerView[WondersState], rules: WondersRules) -> Analysis:
        """Wins to expect for each side, the margin, points as they stand, and victories that are near."""
        del rules
        state = view.state
        if state.outcome is not None or state.age < 1:
            return Analysis((0.5, 0.5))
        luck = Luck(f"insight/{view.index}")
        game = _packed(state, Seat(view.viewpoint if isinstance(view.viewpoint, int) else 0), luck)
        west = chance(game, 0, _LEVEL)
        lead = worth(game, 0, _LEVEL) - worth(game, 1, _LEVEL)
        ahead = 0 if lead >= 0 else 1
        lines = [
            Line("analysis.chance", {"side": ahead, "percent": round(100 * max(west, 1 - west))}),
            _margin(ahead, lead),
            Line("analysis.now", {"west": game.score(0), "east": game.score(1)}),
        ]
        if state.phase == "turn" and not state.agenda:
            lines += _wins(game, state.active, luck)
        return Analysis((west, 1 - west), (*lines, *_near(game)))


def _packed(state: WondersState, seat: Seat, luck: Luck) -> Fast:
    """A whole game that fits what the seat sees."""
    return Fast(guessed(state, seat, luck))


def _kind(command: WondersCommand) -> str:
    if isinstance(command, Construct):
        return "wonder"
    if isinstance(command, Discard):
        return "coins"
    card = load_book().cards.get(getattr(command, "card", ""))
    return _KINDS.get(card.colour, "points") if card is not None else "points"


def _gain(game: Fast, seat: Seat, card: str, luck: Luck) -> float:
    """What a seat would gain by building a card if it were its turn; nothing if it cannot pay."""
    if game.price(seat, card) > game.cities[seat].coins:
        return 0.0
    then = game.copy()
    then.active = seat
    then.play(seat, ("build", card), luck)
    return worth(then, seat, _LEVEL) - worth(game, seat, _LEVEL)


def _wins_with(game: Fast, seat: Seat, card: str, luck: Luck) -> bool:
    if game.price(seat, card) > game.cities[seat].coins:
        return False
    then = game.copy()
    then.active = seat
    then.play(seat, ("build", card), luck)
    return then.winner == seat


def _wins(game: Fast, active: Seat, luck: Luck) -> list[Line]:
    """The first card on offer by which the side at play wins at once."""
    for card in game.accessible():
        if _wins_with(game, active, card, luck):
            return [Line("analysis.wins_next", {"side": int(active), "card": card})]
    return []


def _margin(ahead: int, lead: float) -> Line:
    if abs(lead) < _EVEN:
        return Line("analysis.margin.even")
    return Line("analysis.margin", {"side": ahead, "points": round(abs(lead))})


def _near(game: Fast) -> list[Line]:
    lines = []
    for seat in BOTH:
        spaces = 9 - (game.pawn if seat == 0 else -game.pawn)
        if spaces <= _NEAR_CAPITAL:
            lines.append(Line("analysis.pawn", {"side": int(seat), "spaces": spaces}))
        kinds = sum(1 for shown in game.cities[seat].symbols if shown > 0)
        if kinds >= _NEAR_SIX:
            lines.append(Line("analysis.symbols", {"side": int(seat), "count": kinds}))
    return lines


INSIGHT = WondersInsight()
