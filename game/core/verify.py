"""Audit a log: decide every command again and compare events, states, typed-in draws and take-backs."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.chance import Chance, UnfitDrawError
from game.core.codec import map_digest
from game.core.history import FoldError, History, checked, kind_of
from game.core.lines import Record, UndoLine
from game.core.log import Entry, Header, LogError, SetupError, seed_at
from game.core.messages import Illegal
from game.core.opening import PositionError, start_of, written_by
from game.core.reading import ReadLog, parse_log
from game.core.ruleset import Game, Ruleset
from game.core.turns import turn_refusal, undo_refusal


class VerifyReport(msgspec.Struct, frozen=True):
    """Whether a log holds; if not, the first line that differs, its entry and why.

    `entries` counts the entries that stand after all take-backs and were found good.
    """

    ok: bool
    line: int | None
    index: int | None
    reason: str
    entries: int


def verify(game: Game, rules: Ruleset[Any, Any, Any], data: bytes) -> VerifyReport:
    """Audit a log's bytes against the rules on its map. A torn last line is a fault too. Never raises."""

    def find(name: str) -> Game:
        if name != game.name:
            raise LookupError(name)
        return game

    try:
        read = parse_log(data, find)
        history = History(rules, start_of(game, rules, read.header))
        _check_map(read.header)
    except (LogError, SetupError, PositionError) as fault:
        line = fault.line if isinstance(fault, LogError) else 1
        return VerifyReport(False, line or 1, None, getattr(fault, "reason", str(fault)), 0)
    for number, record in read.records:
        reason = _fault_of(rules, read.header, history, record)
        if reason is not None:
            index = record.undo if isinstance(record, UndoLine) else record.index
            reason += written_by(game, read.header)
            return VerifyReport(False, number, index, reason, len(history))
    return _end(read, len(history))


def _end(read: ReadLog, entries: int) -> VerifyReport:
    """The report on a log whose good lines all hold."""
    after = len(read.records) + 2
    if read.damage is not None:
        return VerifyReport(False, read.damage.line, read.damage.entry, read.damage.reason, entries)
    if read.dropped is not None:
        return VerifyReport(False, after, entries, read.dropped, entries)
    if not entries:
        return VerifyReport(False, after, 0, "the set-up entry is missing", 0)
    return VerifyReport(True, None, None, f"{entries} entries hold", entries)


def _check_map(header: Header) -> None:
    ref = header.map
    if ref is not None and ref.data is not None and map_digest(ref.data) != ref.digest:
        raise LogError(f"the map {ref.name!r} is not the one its digest names", line=1)


def _fault_of(
    rules: Ruleset[Any, Any, Any], header: Header, history: History[Any, Any, Any], record: Record
) -> str | None:
    """What is wrong with the next record; a good one is taken into the history."""
    if isinstance(record, UndoLine):
        refusal = undo_refusal(rules, header, history, record.seat)
        if refusal is not None:
            return f"it could not be taken back: {refusal}"
        history.pop()
        return None
    reason = _undecided(rules, header, history.last, record)
    if reason is not None:
        return reason
    try:
        sound, after = checked(rules, history.last, record)
    except FoldError as fault:
        return str(fault)
    history.append(sound, after)
    return None


def _undecided(
    rules: Ruleset[Any, Any, Any], header: Header, state: Any, entry: Entry[Any, Any]
) -> str | None:
    """How the entry differs from what the rules decide."""
    chance = Chance(seed_at(header, entry.index), entry.index, entry.by_hand)
    try:
        if entry.index == 0 or entry.command is None:
            if entry.index != 0 or entry.command is not None:
                return "set-up is entry 0 and has no command; every later entry has one"
            again = () if header.position is not None else rules.setup(state, chance)
        else:
            refusal = turn_refusal(rules, header, state, entry.command.seat)
            if refusal is not None:
                raise refusal
            again = rules.decide(state, entry.command, chance)
    except Illegal as refusal:
        return f"its command is not legal: {refusal}"
    except UnfitDrawError as fault:
        return f"a result typed in does not fit: {fault}"
    except Exception as fault:  # whatever a damaged command does to a game's rules
        return f"its command cannot be decided: {fault!r}"
    if again != entry.events:
        return _difference(entry.events, again)
    if chance.used != entry.by_hand:
        return f"{len(entry.by_hand)} results are marked as typed in, {len(chance.used)} were asked for"
    return None


def _difference(written: tuple[Any, ...], again: tuple[Any, ...]) -> str:
    """The first event that differs from the rules' own."""
    for place, (event, decided) in enumerate(zip(written, again, strict=False)):
        if kind_of(event) != kind_of(decided):
            return f"event {place} is {kind_of(event)} where the rules give {kind_of(decided)}"
        if event != decided:
            return f"event {place} ({kind_of(event)}) is not as the rules give it"
    if len(written) < len(again):
        return f"event {len(written)} ({kind_of(again[len(written)])}) is missing"
    return f"event {len(again)} ({kind_of(written[len(again)])}) is one too many"
