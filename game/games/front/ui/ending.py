"""Ending a phase of the front: at once, or after a word about what would be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.dialog import Answer, Dialog

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable

END = "button:end_phase"


def end_phase(table: FrontTable) -> None:
    """End the running phase; a dialog asks first where something useful is left."""
    table.finish_motion()
    if table.desk.hand is None or END not in table.hand.starts:
        return

    def end() -> None:
        table.touching.cancel()
        table.touching.touch(END)

    warnings = table.outlook.warnings()
    if not warnings:
        end()
        return
    say = table.words.say
    answers = [Answer("back", say("warn.back"), primary=True), Answer("end", say("warn.end"), end)]
    title = say("warn.title", phase=table.words.names.phases[table.phase])
    table.ctx.scenes.push(Dialog(table.ctx, title, "\n".join(warnings), answers))
