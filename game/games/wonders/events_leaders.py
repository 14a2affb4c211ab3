"""What happens with leaders, and in the drafts of leaders and wonders."""

from __future__ import annotations

from typing import Literal

from game.core.ids import Seat
from game.core.messages import Event


class DraftShown(Event, frozen=True, tag="draft_shown"):
    """Four leaders or wonders are on offer, to be taken in this order (W008, W142)."""

    what: Literal["leaders", "wonders"]
    items: tuple[str, ...]
    order: tuple[Seat, ...]


class Drafted(Event, frozen=True, tag="drafted"):
    """A leader or wonder is taken, or given by the beginners' set-up (W008, W009, W142)."""

    seat: Seat
    what: Literal["leaders", "wonders"]
    item: str


class RecruitmentBegan(Event, frozen=True, tag="recruitment_began"):
    """Each seat chooses a leader for this age; `order` is whose takes effect first (W146, W153)."""

    age: int
    order: tuple[Seat, ...]


class LeaderLaid(Event, frozen=True, tag="leader_laid"):
    """A seat has laid a leader down; which one is told to nobody else (W147, W160)."""

    seat: Seat
    leader: str


class LeadersTurned(Event, frozen=True, tag="leaders_turned"):
    """Both are turned up together (W147)."""

    leaders: tuple[str, str]


class Declared(Event, frozen=True, tag="declared"):
    """A seat has declared `recruit` or `discard`; told when both have (W147)."""

    seat: Seat
    what: str


class DeclarationsTold(Event, frozen=True, tag="declarations_told"):
    """Both declarations together (W147)."""

    what: tuple[str, str]


class LeaderDismissed(Event, frozen=True, tag="leader_dismissed"):
    """A leader goes to the box (W150)."""

    seat: Seat
    leader: str


class LeaderRecruited(Event, frozen=True, tag="leader_recruited"):
    """A leader lies before his owner and takes effect (W151)."""

    seat: Seat
    leader: str
    is_free: bool = False


class LeaderSpent(Event, frozen=True, tag="leader_spent"):
    """A leader's one use is over."""

    seat: Seat
    leader: str


class LeaderBuried(Event, frozen=True, tag="leader_buried"):
    """A leader goes under a wonder: his abilities end (W114, W318)."""

    seat: Seat
    leader: str


class LeadersDrawn(Event, frozen=True, tag="leaders_drawn"):
    """Unused leaders join a seat's available ones, open for both (W113, W330)."""

    seat: Seat
    leaders: tuple[str, ...]
