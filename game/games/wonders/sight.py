"""The one gate for secrets, and where undo stops (W082-W084, W145, W147, W160, W330).

Secret are a leader and a declaration laid down until both are, and what a seat looks at in private. Face-down
cards are no secret to keep: which they are is not decided before they are turned up. Available leaders stay
in every view while the choice for the age is made: both have seen them; the one laid down is hidden.
"""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from game.core.ids import REFEREE, Viewpoint
from game.games.wonders import events as e
from game.games.wonders.model import BOTH, HIDDEN, PRIVATE, Task, WondersState


def conceal(state: WondersState, viewpoint: Viewpoint) -> WondersState:
    """The state as a viewpoint knows it."""
    if viewpoint == REFEREE:
        return state
    changes: dict[str, Any] = {
        "boxed": tuple(known if seat == viewpoint else None for seat, known in enumerate(state.boxed)),
        "agenda": tuple(_hidden_task(task, viewpoint) for task in state.agenda),
    }
    if state.phase == "choose":
        changes["chosen"] = _hidden(state.chosen, viewpoint)
    if state.phase == "declare":
        changes["declared"] = _hidden(state.declared, viewpoint)
    return replace(state, **changes)


def redact(state: WondersState, event: e.WondersEvent, viewpoint: Viewpoint) -> e.WondersEvent:
    """The event as a viewpoint learns it."""
    del state
    if viewpoint == REFEREE:
        return event
    match event:
        case e.LeaderLaid():
            return event if event.seat == viewpoint else replace(event, leader=HIDDEN)
        case e.Declared():
            return event if event.seat == viewpoint else replace(event, what=HIDDEN)
        case e.TaskOpened():
            return event if event.seat == viewpoint else replace(event, options=())
        case e.FirstChosen() | e.TokensLaid() | e.SupplyLaid() | e.DraftShown() | e.Drafted():
            return event
        case e.RecruitmentBegan() | e.LeadersTurned() | e.DeclarationsTold() | e.LeaderDismissed():
            return event
        case e.LeaderRecruited() | e.LeaderSpent() | e.LeaderBuried() | e.LeadersDrawn():
            return event
        case e.AgeLaid() | e.BeginAsked() | e.TurnBegan() | e.Paid() | e.CoinsGained() | e.CoinsLost():
            return event
        case e.CardBuilt() | e.CardSold() | e.CardTucked() | e.CardDestroyed() | e.WonderBuilt():
            return event
        case e.WonderLost() | e.PawnMoved() | e.MoveCancelled() | e.LootTaken() | e.SymbolChanged():
            return event
        case e.PairMade() | e.TokenTaken() | e.TasksSet() | e.TaskEnded() | e.CardShown():
            return event
        case e.ExtraTurnWon() | e.AgeEnded() | e.GameEnded():
            return event
        case _:
            assert_never(event)


def seals(state: WondersState, event: e.WondersEvent) -> bool:
    """Whether undo stops behind the event: it shows something that was not known, or ends the game."""
    if state.options.undo == "off":
        return True
    match event:
        case e.TokensLaid() | e.DraftShown() | e.LeadersTurned() | e.DeclarationsTold() | e.LeadersDrawn():
            return True
        case e.AgeLaid() | e.CardShown() | e.TaskOpened() | e.GameEnded():
            return True
        case _:
            return False


def _hidden(made: tuple[str, str], viewpoint: Viewpoint) -> tuple[str, ...]:
    return tuple(made[seat] if seat == viewpoint or not made[seat] else HIDDEN for seat in BOTH)


def _hidden_task(task: Task, viewpoint: Viewpoint) -> Task:
    return replace(task, options=()) if task.kind in PRIVATE and task.seat != viewpoint else task
