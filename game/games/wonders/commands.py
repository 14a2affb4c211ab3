"""What a player may ask for. Things are named by id."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Command


class TakeLeader(Command, frozen=True, tag="take_leader"):
    """Draft a leader on offer (W142)."""

    leader: str


class TakeWonder(Command, frozen=True, tag="take_wonder"):
    """Draft a wonder on offer (W008)."""

    wonder: str


class LayLeader(Command, frozen=True, tag="lay_leader"):
    """Lay down, in secret, the leader to use in the coming age (W147)."""

    leader: str


class Recruit(Command, frozen=True, tag="recruit"):
    """Declare, in secret, that the own leader is hired (W147)."""


class Dismiss(Command, frozen=True, tag="dismiss"):
    """Declare, in secret, that the own leader goes to the box for coins (W147, W150)."""


class LetBegin(Command, frozen=True, tag="let_begin"):
    """Say who begins the age (W015)."""

    who: Seat


class Build(Command, frozen=True, tag="build"):
    """Build an accessible card; `buy` names what is bought where the player chooses that (W020, W036)."""

    card: str
    buy: str | None = None


class Discard(Command, frozen=True, tag="discard"):
    """Sell an accessible card (W022)."""

    card: str


class Construct(Command, frozen=True, tag="construct"):
    """Build a wonder with an accessible card (W023)."""

    wonder: str
    card: str
    buy: str | None = None


class Tuck(Command, frozen=True, tag="tuck"):
    """Put an accessible card under a leader for another turn (W234)."""

    card: str


class TakeToken(Command, frozen=True, tag="take_token"):
    """Take a progress token, from the board for a pair or out of those drawn (W061, W104)."""

    token: str


class Destroy(Command, frozen=True, tag="destroy"):
    """Send a card of the opponent's city to the discard pile (W102, W111)."""

    card: str


class BuildFree(Command, frozen=True, tag="build_free"):
    """Build a card of the discard pile, or one looked at, for nothing (W107, W238, W211, W235)."""

    card: str


class Hire(Command, frozen=True, tag="hire"):
    """Recruit a leader for nothing (W113, W224)."""

    leader: str


class BuryLeader(Command, frozen=True, tag="bury_leader"):
    """Put a recruited leader under the wonder (W114)."""

    leader: str


class CopyFrom(Command, frozen=True, tag="copy_from"):
    """Let the green card being built copy this card's symbol (W233)."""

    card: str


class Split(Command, frozen=True, tag="split"):
    """Let this card of the pair show Law instead (W215)."""

    card: str


class Decline(Command, frozen=True, tag="decline"):
    """Do without what is on offer."""


Answer = TakeToken | Destroy | BuildFree | Hire | BuryLeader | CopyFrom | Split | Decline
Action = Build | Discard | Construct | Tuck
WondersCommand = TakeLeader | TakeWonder | LayLeader | Recruit | Dismiss | LetBegin | Action | Answer
