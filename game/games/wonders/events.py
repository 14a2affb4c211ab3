"""What happens in a game of wonders. Each changes one thing; evolve only keeps the books."""

from __future__ import annotations

from typing import Literal

from game.core.ids import Seat
from game.core.messages import Event, Outcome
from game.games.wonders.events_leaders import DeclarationsTold as DeclarationsTold
from game.games.wonders.events_leaders import Declared as Declared
from game.games.wonders.events_leaders import Drafted as Drafted
from game.games.wonders.events_leaders import DraftShown as DraftShown
from game.games.wonders.events_leaders import LeaderBuried as LeaderBuried
from game.games.wonders.events_leaders import LeaderDismissed as LeaderDismissed
from game.games.wonders.events_leaders import LeaderLaid as LeaderLaid
from game.games.wonders.events_leaders import LeaderRecruited as LeaderRecruited
from game.games.wonders.events_leaders import LeadersDrawn as LeadersDrawn
from game.games.wonders.events_leaders import LeaderSpent as LeaderSpent
from game.games.wonders.events_leaders import LeadersTurned as LeadersTurned
from game.games.wonders.events_leaders import RecruitmentBegan as RecruitmentBegan
from game.games.wonders.model import Task
from game.games.wonders.payment import Payment
from game.games.wonders.scoring import Score

Gain = Literal[
    "income", "dismissal", "effect", "economy", "toll", "link", "nero"
]  # fmt: skip
Loss = Literal["leader", "drain", "loot", "mirror"]


class FirstChosen(Event, frozen=True, tag="first_chosen"):
    """Who is the first player (W007)."""

    seat: Seat


class TokensLaid(Event, frozen=True, tag="tokens_laid"):
    """Five progress tokens lie on the board, the others are in the box (W003)."""

    board: tuple[str, ...]
    box: tuple[str, ...]


class SupplyLaid(Event, frozen=True, tag="supply_laid"):
    """What there is to draw from, by name: wonders, leaders, guilds; and the coins each city begins with."""

    wonders: tuple[str, ...]
    leaders: tuple[str, ...]
    guilds: tuple[str, ...]
    coins: int


class AgeLaid(Event, frozen=True, tag="age_laid"):
    """The display of an age, place by place: cards and backs (W010, W013)."""

    age: int
    display: tuple[str, ...]
    unseen: tuple[str, ...]
    guilds: tuple[str, ...]


class BeginAsked(Event, frozen=True, tag="begin_asked"):
    """A seat is to say who begins (W015)."""

    seat: Seat


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn starts; `is_extra` when the same player goes on (W018, W028)."""

    seat: Seat
    number: int
    is_extra: bool = False


class Paid(Event, frozen=True, tag="paid"):
    """How a card or wonder was paid for; the coins leave the city (W030-W037)."""

    seat: Seat
    thing: str
    payment: Payment


class CoinsGained(Event, frozen=True, tag="coins_gained"):
    """Coins come to a city; `source` is what brings them (W046)."""

    seat: Seat
    amount: int
    cause: Gain
    source: str = ""


class CoinsLost(Event, frozen=True, tag="coins_lost"):
    """Coins leave a city, never more than it has (W046)."""

    seat: Seat
    amount: int
    cause: Loss
    source: str = ""


class CardBuilt(Event, frozen=True, tag="card_built"):
    """A card enters a city from the display, the discard pile, the removed cards or the unused guilds."""

    seat: Seat
    card: str
    origin: Literal["display", "discard", "removed", "guild"] = "display"


class CardSold(Event, frozen=True, tag="card_sold"):
    """A card of the display goes to the discard pile (W022)."""

    seat: Seat
    card: str


class CardTucked(Event, frozen=True, tag="card_tucked"):
    """A card of the display goes under a leader (W234)."""

    seat: Seat
    card: str
    leader: str


class CardDestroyed(Event, frozen=True, tag="card_destroyed"):
    """A card of this seat's city goes to the discard pile (W102, W111)."""

    seat: Seat
    card: str


class WonderBuilt(Event, frozen=True, tag="wonder_built"):
    """A wonder stands, with a card of the display under it (W023)."""

    seat: Seat
    wonder: str
    card: str


class WonderLost(Event, frozen=True, tag="wonder_lost"):
    """The eighth wonder goes to the box (W025)."""

    seat: Seat
    wonder: str


class PawnMoved(Event, frozen=True, tag="pawn_moved"):
    """The pawn goes towards the opponent's capital (W050)."""

    seat: Seat
    shields: int
    origin: int
    to: int


class MoveCancelled(Event, frozen=True, tag="move_cancelled"):
    """A movement of the pawn does not happen (W205)."""

    seat: Seat
    shields: int
    by: Seat
    leader: str


class LootTaken(Event, frozen=True, tag="loot_taken"):
    """A military token leaves this seat's side (W051)."""

    seat: Seat
    coins: int


class SymbolChanged(Event, frozen=True, tag="symbol_changed"):
    """A green card shows another symbol than the printed one (W215, W233)."""

    seat: Seat
    card: str
    symbol: str


class PairMade(Event, frozen=True, tag="pair_made"):
    """Two equal symbols are together (W061)."""

    seat: Seat
    symbol: str


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """A progress token comes to a city, from the board or the box (W061, W104)."""

    seat: Seat
    token: str
    origin: Literal["board", "box"] = "board"


class TasksSet(Event, frozen=True, tag="tasks_set"):
    """These are due now, before anything that was due already."""

    tasks: tuple[Task, ...]


class TaskOpened(Event, frozen=True, tag="task_opened"):
    """The choice at the head of the agenda is among these; only its seat sees them (W084, W224, W211)."""

    seat: Seat
    kind: str
    options: tuple[str, ...]
    source: str


class TaskEnded(Event, frozen=True, tag="task_ended"):
    """The head of the agenda is done with; `is_declined` when its seat did without."""

    seat: Seat
    kind: str
    is_declined: bool = False


class CardShown(Event, frozen=True, tag="card_shown"):
    """A face-down card that came free is turned up (W012)."""

    place: int
    card: str


class ExtraTurnWon(Event, frozen=True, tag="extra_turn_won"):
    """The same player will take the next turn (W028)."""

    seat: Seat
    source: str


class AgeEnded(Event, frozen=True, tag="age_ended"):
    """All cards of the age are gone (W016)."""

    age: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over; the points as they stand (W054, W064, W070)."""

    outcome: Outcome
    scores: tuple[Score, Score]


WondersEvent = (
    FirstChosen | TokensLaid | SupplyLaid | DraftShown | Drafted | RecruitmentBegan | LeaderLaid
    | LeadersTurned | Declared | DeclarationsTold | LeaderDismissed | LeaderRecruited | LeaderSpent
    | LeaderBuried | LeadersDrawn | AgeLaid | BeginAsked | TurnBegan | Paid | CoinsGained | CoinsLost
    | CardBuilt | CardSold | CardTucked | CardDestroyed | WonderBuilt | WonderLost | PawnMoved | MoveCancelled
    | LootTaken | SymbolChanged | PairMade | TokenTaken | TasksSet | TaskOpened | TaskEnded | CardShown
    | ExtraTurnWon | AgeEnded | GameEnded
)  # fmt: skip
