"""How saved games are told: who sits there, how far it is, how long ago."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.shelf import SavedGame

GAMES = ("duel", "world", "wonders", "front")  # the tiles of the title screen, in its order

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0


def game_title(ctx: Context, game: str) -> str:
    """A game's name; of one that the shelf does not know, its name in the log."""
    return ctx.shelf.face(game).title() if game in ctx.shelf.games() else game


def kind_word(ctx: Context, kind: str) -> str:
    """Who sits in a seat: a person or a level of the computer."""
    return ctx.words(f"kind.{kind}") if ctx.words.has(f"kind.{kind}") else kind


def players_line(ctx: Context, players: tuple[str, ...]) -> str:
    """All seats in one line."""
    return ctx.words("told.against").join(kind_word(ctx, kind) for kind in players)


def moves_line(ctx: Context, saved: SavedGame) -> str:
    """How far a game is: its moves after set-up, and whether it is over."""
    moves = max(0, saved.entries - 1)
    words = ctx.words("told.move") if moves == 1 else ctx.words("told.moves", count=moves)
    return ctx.words("told.finished", moves=words) if saved.finished else words


def age_line(ctx: Context, then: float) -> str:
    """How long ago something was kept; a date when it is more than a month."""
    age = ctx.today() - then
    if age < _MINUTE:
        return ctx.words("told.now")
    if age < _HOUR:
        return ctx.words("told.minutes", count=int(age // _MINUTE))
    if age < _DAY:
        return ctx.words("told.hours", count=int(age // _HOUR))
    if age < 31 * _DAY:
        return ctx.words("told.days", count=int(age // _DAY))
    day = datetime.fromtimestamp(then, UTC)
    return ctx.words("told.date", day=day.day, month=ctx.words(f"month.{day.month}"), year=day.year)


def fault_line(ctx: Context, problem: Exception) -> str:
    """Why something could not be opened, in one sentence; never empty."""
    if isinstance(problem, FileNotFoundError):
        return ctx.words("fault.no_file")
    return str(problem).strip() or type(problem).__name__
