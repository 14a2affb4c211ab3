"""What travels between players, rules and log: commands, events, refusals and outcomes.

Every game derives its own closed union from `Command` and `Event`; both are frozen and tagged with
`type`, hold ids instead of references, and read as JSON objects in the log and the line protocol.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.ids import Seat


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat asks for. Named in the imperative; the rules may refuse it."""

    seat: Seat


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What happened. Named in the past tense; never refused, never random."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game ended: the winning seats (none for a draw), the kind of end and the rule that says so."""

    winners: tuple[Seat, ...]
    kind: str
    rule: str


class Illegal(Exception):  # noqa: N818 - the rules' own word
    """A command the rules refuse; `key` and `args` name the sentence in the game's catalogue.

    `rule` is the id of the rule that forbids it. Args hold ids (pieces, spaces, cards, seats), so that
    the sentence can name what is in the way. A refused command has changed nothing.
    """

    def __init__(self, rule: str, key: str, **args: Any) -> None:
        super().__init__(f"{rule}: {key}")
        self.rule = rule
        self.key = key
        self.args_by_name: dict[str, Any] = args
