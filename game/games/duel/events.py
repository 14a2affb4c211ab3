"""What happens in a duel. An action is one `Acted` followed by the moves it makes."""

from __future__ import annotations

from typing import Literal

from game.core.ids import Seat
from game.core.messages import Event, Outcome
from game.games.duel.model import CardId, PieceId
from game.kit.board import Space

Deed = Literal[
    "step", "jump", "dash", "push", "rally", "swap", "fly", "pull", "nudge", "slip", "escort"
]  # fmt: skip


class LeadersDealt(Event, frozen=True, tag="leaders_dealt"):
    """Who plays which leader and who begins (D008, D012)."""

    leaders: tuple[PieceId, PieceId]
    first: Seat


class PiecePlaced(Event, frozen=True, tag="piece_placed"):
    """A piece comes onto the board: a leader at set-up (D010) or a random team (D146)."""

    seat: Seat
    piece: PieceId
    space: Space


class TeamDealt(Event, frozen=True, tag="team_dealt"):
    """Quick duel: a seat's random team (D146)."""

    seat: Seat
    cards: tuple[CardId, ...]


class PileLaid(Event, frozen=True, tag="pile_laid"):
    """The recruits that lie face down, by name; all of them are open in strategist mode (D011, D141)."""

    cards: tuple[CardId, ...]


class CardShown(Event, frozen=True, tag="card_shown"):
    """A card from the pile joins the market (D037)."""

    card: CardId


class BanRoundBegan(Event, frozen=True, tag="ban_round_began"):
    """Each seat bans one card, in this order (D141, D142, D145)."""

    order: tuple[Seat, ...]


class CardBanned(Event, frozen=True, tag="card_banned"):
    """A card may no longer be recruited by anyone (D141, A49)."""

    seat: Seat
    card: CardId


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn starts with its action phase (D015). `recruits` are due after it (D014, D016)."""

    seat: Seat
    number: int
    recruits: int


class Acted(Event, frozen=True, tag="acted"):
    """A character begins its one action of the turn (D020); `target` is whom an ability is used on."""

    piece: PieceId
    deed: Deed
    target: PieceId | None = None


class PieceMoved(Event, frozen=True, tag="piece_moved"):
    """A piece goes along the spaces entered to the last of them, by itself or moved by another."""

    piece: PieceId
    origin: Space
    path: tuple[Space, ...]


class PiecesSwapped(Event, frozen=True, tag="pieces_swapped"):
    """Two pieces trade places at once (D105); the spaces are those after the swap."""

    one: PieceId
    one_to: Space
    other: PieceId
    other_to: Space


class NemesisCalled(Event, frozen=True, tag="nemesis_called"):
    """The enemy leader moved: this seat must send its Nemesis (D126)."""

    seat: Seat


class NemesisRan(Event, frozen=True, tag="nemesis_ran"):
    """She ran along these spaces (D127)."""

    origin: Space
    path: tuple[Space, ...]


class NemesisStayed(Event, frozen=True, tag="nemesis_stayed"):
    """She has nowhere to run (D127, A35)."""


class ActionsEnded(Event, frozen=True, tag="actions_ended"):
    """The action phase is over (D029)."""

    seat: Seat


class Recruited(Event, frozen=True, tag="recruited"):
    """A card joins a team and its pieces the board (D030, D031, D035)."""

    seat: Seat
    card: CardId
    spaces: tuple[Space, ...]


class RecruitmentSkipped(Event, frozen=True, tag="recruitment_skipped"):
    """No card can be placed legally (D036, A18, A43)."""

    seat: Seat


class BarrageWarned(Event, frozen=True, tag="barrage_warned"):
    """A wall that splits the board earns this warning (D143); `count` in a row."""

    seat: Seat
    count: int


class BarrageCleared(Event, frozen=True, tag="barrage_cleared"):
    """A turn without a wall clears the warning (D143)."""

    seat: Seat


class DrawOffered(Event, frozen=True, tag="draw_offered"):
    """A draw lies on the table (D154)."""

    seat: Seat


class DrawDeclined(Event, frozen=True, tag="draw_declined"):
    """The offer is declined and play goes on (D154)."""

    seat: Seat


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The duel is over (D017, D050, D054, D062, D143, D150, D151, D154)."""

    outcome: Outcome


DuelEvent = (
    LeadersDealt
    | PiecePlaced
    | TeamDealt
    | PileLaid
    | CardShown
    | BanRoundBegan
    | CardBanned
    | TurnBegan
    | Acted
    | PieceMoved
    | PiecesSwapped
    | NemesisCalled
    | NemesisRan
    | NemesisStayed
    | ActionsEnded
    | Recruited
    | RecruitmentSkipped
    | BarrageWarned
    | BarrageCleared
    | DrawOffered
    | DrawDeclined
    | GameEnded
)
