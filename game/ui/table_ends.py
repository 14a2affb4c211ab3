"""Where a table leads: its menu, the rules pages, and the result when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.dialog import Answer, Dialog
from game.ui.help_scene import open_help

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.desk import Desk


def open_menu(ctx: Context, desk: Desk) -> None:
    """The menu over the table: go on, rules, keys, settings, leave (the game has saved itself)."""
    from game.ui.settings_scene import SettingsScene
    from game.ui.sit_down import to_title

    face = ctx.shelf.face(desk.session.header.game)
    answers = [
        Answer("resume", ctx.words("menu.resume"), primary=True),
        Answer("rules", ctx.words("menu.rules"), lambda: open_rules(ctx, desk, "")),
        Answer("keys", ctx.words("menu.keys"), lambda: open_help(ctx)),
        Answer("settings", ctx.words("menu.settings"), lambda: ctx.scenes.push(SettingsScene(ctx))),
        Answer("leave", ctx.words("menu.leave"), lambda: to_title(ctx)),
    ]
    ctx.scenes.push(Dialog(ctx, face.title(), ctx.words("menu.saved"), answers))


def open_rules(ctx: Context, desk: Desk, token: str) -> None:
    """The rules pages, opened at a token's page where it has one."""
    from game.ui.rules_scene import RulesScene

    face = ctx.shelf.face(desk.session.header.game)
    ctx.scenes.push(RulesScene(ctx, face, token))


def open_result(ctx: Context, desk: Desk) -> None:
    """How the game ended, over the table."""
    from game.ui.result import ResultScene

    ctx.scenes.push(ResultScene(ctx, desk))
