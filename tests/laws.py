"""The two laws of secrets, for any game: what a viewpoint learns is enough, and it learns no more.

*Commutation*: a view kept by folding redacted events is the view of the full state. *Non-interference*:
worlds that differ only in what a seat may not know show it the same view, commands, choices, refusals,
events and sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.core.chance import Chance
from game.core.codec import canonical
from game.core.history import History
from game.core.ids import Seat, Viewpoint
from game.core.log import Entry, Header
from game.core.messages import Illegal
from game.core.opening import start_of
from game.core.ruleset import Game, Ruleset

Rules = Ruleset[Any, Any, Any]
Permute = Callable[[Any, Seat, Chance], Any]
"""Gives a twin of a state that differs only in what the seat does not know."""

Reveals = Callable[[Any, Any, Seat], bool]
"""Whether an event (after a state) rightly shows the seat something that it did not know."""


def check_commutation(
    game: Game,
    rules: Rules,
    header: Header,
    entries: Iterable[Entry[Any, Any]],
    viewpoints: Sequence[Viewpoint],
) -> int:
    """`conceal(evolve(s, e)) == evolve(conceal(s), redact(s, e))` after every event; gives how many were
    compared. Sentences told from the folded view are those told from the true one."""
    compared, narrator = 0, game.narrator(rules)
    state = start_of(game, rules, header)
    shown = {viewpoint: rules.conceal(state, viewpoint) for viewpoint in viewpoints}
    for entry in entries:
        for event in entry.events:
            after = rules.evolve(state, event)
            for viewpoint in viewpoints:
                learnt = rules.redact(state, event, viewpoint)
                narrator.sentence(shown[viewpoint], learnt)
                shown[viewpoint] = rules.evolve(shown[viewpoint], learnt)
                true = rules.conceal(after, viewpoint)
                assert shown[viewpoint] == true, (entry.index, viewpoint, event)
                assert rules.conceal(true, viewpoint) == true, ("concealing twice", entry.index, viewpoint)
                compared += 1
            state = after
    return compared


def check_noninterference(
    game: Game,
    rules: Rules,
    state: Any,
    permute: Permute,
    seats: Sequence[Seat],
    *,
    reveals: Reveals | None = None,
    tries: Sequence[Any] = (),
    salt: str = "twin",
    depth: int = 4,
) -> int:
    """Compare the state with a permuted twin through the eyes of each seat; gives how many twins differed.

    `tries` are commands, legal or not, whose refusal must be the same in both worlds. `reveals` names the
    events that may differ because they show something; by default those that the rules seal. Then what comes
    of a command that shows nothing in either world is the same. Hands are followed `depth` touches deep.
    """
    differing = 0
    for seat in seats:
        twin = permute(state, seat, Chance(salt, seat))
        differing += twin != state
        view = rules.conceal(state, seat)
        assert rules.conceal(twin, seat) == view, ("view", seat)
        assert canonical(rules.conceal(twin, seat)) == canonical(view), ("view as bytes", seat)
        assert rules.to_act(twin) == rules.to_act(state) == rules.to_act(view), ("to act", seat)
        assert rules.outcome(twin) == rules.outcome(state) == rules.outcome(view), ("outcome", seat)
        legal = list(rules.commands(state, seat))
        assert list(rules.commands(twin, seat)) == legal, ("commands", seat)
        assert list(rules.commands(view, seat)) == legal, ("commands from the view", seat)
        _same_choices(rules, (state, twin, view), seat, depth)
        _same_refusals(game, rules, (state, twin), seat, [*legal, *tries])
        _same_tellings(game, rules, (state, twin), seat, seats, reveals)
    return differing


def states_of(game: Game, rules: Rules, header: Header, entries: Sequence[Entry[Any, Any]]) -> list[Any]:
    """The full states of a game, before set-up and after each entry."""
    history: History[Any, Any, Any] = History(rules, start_of(game, rules, header))
    for entry in entries:
        history.append(entry, history.fold(history.last, entry.events))
    return [history.state(count) for count in range(len(history) + 1)]


def _same_choices(rules: Rules, worlds: tuple[Any, ...], seat: Seat, depth: int) -> None:
    """The same may be touched in all worlds, and the same is refused for the same reason."""
    due: list[tuple[str, ...]] = [()]
    tokens = {"button:nothing_like_it"}
    while due:
        picks = due.pop()
        offers = [dict(rules.choices(world, seat, picks)) for world in worlds]
        assert all(offer == offers[0] for offer in offers), ("choices", seat, picks)
        tokens |= set(offers[0])
        for token in sorted(tokens):
            reasons = [_reason(rules.why_not(world, seat, picks, token)) for world in worlds]
            assert all(reason == reasons[0] for reason in reasons), ("why not", seat, picks, token)
        if len(picks) < depth:
            due += [(*picks, token) for token, choice in offers[0].items() if choice.further]


def _same_refusals(
    game: Game, rules: Rules, worlds: tuple[Any, ...], seat: Seat, tries: Sequence[Any]
) -> None:
    narrator = game.narrator(rules)
    for command in tries:
        if command.seat != seat:
            continue
        answers = [_refusal(rules, world, command) for world in worlds]
        assert _reason(answers[0]) == _reason(answers[1]), ("refusal", seat, command)
        if answers[0] is not None and answers[1] is not None:
            told = [
                narrator.refusal(rules.conceal(world, seat), answer)
                for world, answer in zip(worlds, answers, strict=True)
                if answer is not None
            ]
            assert told[0] == told[1], ("refusal told", seat, command)


def _same_tellings(
    game: Game,
    rules: Rules,
    worlds: tuple[Any, ...],
    seat: Seat,
    seats: Sequence[Seat],
    reveals: Reveals | None,
) -> None:
    """All that others could do next looks alike, but for what it rightly reveals."""
    for other in seats:
        if other not in rules.to_act(worlds[0]):
            continue
        true, twin = (_tellings(game, rules, world, seat, other, reveals) for world in worlds)
        showing = {command for told in (true, twin) for command, heard in told.items() if not heard}
        if reveals is not None and other == seat:
            for command in true.keys() - showing:
                assert true[command] == twin[command], ("events", seat, command)
            continue
        left_out = showing if reveals is not None else set()
        heard = [{told[command] for command in told if command not in left_out} for told in (true, twin)]
        assert heard[0] - {b""} == heard[1] - {b""}, ("events", seat, other)


def _tellings(
    game: Game, rules: Rules, world: Any, seat: Seat, other: Seat, reveals: Reveals | None
) -> dict[Any, bytes]:
    """By command what the seat hears of it; nothing where it rightly shows what the seat did not know."""
    narrator, found = game.narrator(rules), {}
    for command in rules.commands(world, other):
        state, told, shows = world, [], False
        for event in rules.decide(world, command, Chance("same", 1)):
            shows = shows or (rules.seals(state, event) if reveals is None else reveals(state, event, seat))
            learnt = rules.redact(state, event, seat)
            told.append((learnt, narrator.sentence(rules.conceal(state, seat), learnt)))
            state = rules.evolve(state, event)
        found[command] = b"" if shows else canonical(told)
    return found


def _refusal(rules: Rules, state: Any, command: Any) -> Illegal | None:
    try:
        rules.decide(state, command, Chance("try", 1))
    except Illegal as illegal:
        return illegal
    return None


def _reason(illegal: Illegal | None) -> tuple[str, str, dict[str, Any]] | None:
    return None if illegal is None else (illegal.rule, illegal.key, illegal.args_by_name)
