"""What a duellist may ask for. Spaces are labels; a path lists the spaces entered, the last is the end."""

from __future__ import annotations

from game.core.messages import Command
from game.games.duel.model import CardId, PieceId
from game.kit.board import Space


class Step(Command, frozen=True, tag="step"):
    """Walk to an adjacent empty space (D023); a leader with a Vizier may enter two (D124)."""

    piece: PieceId
    path: tuple[Space, ...]


class Jump(Command, frozen=True, tag="jump"):
    """Acrobat: over a neighbour to the space behind, once or twice (D101); path lists the landings."""

    path: tuple[Space, ...]


class Dash(Command, frozen=True, tag="dash"):
    """Rider: exactly two spaces in line (D102)."""

    to: Space


class Push(Command, frozen=True, tag="push"):
    """Bruiser: take an adjacent enemy's space and shove it to a far space `to` (D103)."""

    target: PieceId
    to: Space


class Rally(Command, frozen=True, tag="rally"):
    """Royal Guard: to a space next to the own leader, then perhaps one step more (D104)."""

    path: tuple[Space, ...]


class Swap(Command, frozen=True, tag="swap"):
    """Illusionist: trade places with a visible, non-adjacent character (D105)."""

    target: PieceId


class Fly(Command, frozen=True, tag="fly"):
    """Claw Launcher: fly to the space in front of a visible, non-adjacent character (D106)."""

    target: PieceId


class Pull(Command, frozen=True, tag="pull"):
    """Claw Launcher: pull a visible, non-adjacent character next to it (D106)."""

    target: PieceId


class Nudge(Command, frozen=True, tag="nudge"):
    """Manipulator: move a visible, non-adjacent enemy one space (D107)."""

    target: PieceId
    to: Space


class Slip(Command, frozen=True, tag="slip"):
    """Wanderer: to any empty space without an enemy next to it (D108)."""

    to: Space


class Escort(Command, frozen=True, tag="escort"):
    """Brewmaster: move an adjacent ally one space (D109)."""

    target: PieceId
    to: Space


class Run(Command, frozen=True, tag="run"):
    """The Nemesis runs, sent by her owner (D126, D127, D130); path lists the spaces entered."""

    path: tuple[Space, ...]


class EndActions(Command, frozen=True, tag="end_actions"):
    """Stop acting: on to recruitment, or to the other player with a full team (D029, D016)."""


class Recruit(Command, frozen=True, tag="recruit"):
    """Take an open card and place its piece; Hermit & Cub take two spaces, the Hermit's first (D030–D035)."""

    card: CardId
    spaces: tuple[Space, ...]


class Ban(Command, frozen=True, tag="ban"):
    """Strategist mode: forbid a card to both players (D141)."""

    card: CardId


class OfferDraw(Command, frozen=True, tag="offer_draw"):
    """Offer a draw, once a turn (D154)."""


class AcceptDraw(Command, frozen=True, tag="accept_draw"):
    """Accept the draw on offer (D154)."""


class DeclineDraw(Command, frozen=True, tag="decline_draw"):
    """Decline the draw on offer (D154)."""


Ability = Jump | Dash | Push | Rally | Swap | Fly | Pull | Nudge | Slip | Escort
Action = Step | Ability
DuelCommand = Action | Run | EndActions | Recruit | Ban | OfferDraw | AcceptDraw | DeclineDraw
