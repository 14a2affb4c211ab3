"""From a game on the shelf to its table: the steps every screen takes to play, go on, or look back."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.ids import Viewpoint
from game.ui.desk import Desk
from game.ui.dialog import inform

if TYPE_CHECKING:
    from game.ui.context import Context


def sit_down(ctx: Context, session: Any, notice: str | None = None, replace: bool = True) -> None:
    """Open the table of a live session: in the place of the top scene, or (`replace` False) upon it."""
    face = ctx.shelf.face(session.header.game)
    desk = Desk(ctx, session, session.header.players, face.has_secrets)
    table = face.table(ctx, desk)
    if replace and len(ctx.scenes.scenes) > 1:
        ctx.scenes.replace(table)
    else:
        ctx.scenes.push(table)
    if notice:
        inform(ctx, ctx.words("notice.title"), notice)


def go_on(ctx: Context, path: Path, replace: bool = True) -> None:
    """Go on with a log. Raises ValueError (LogError) with the reason."""
    opened = ctx.shelf.open_table(path)
    sit_down(ctx, opened.session, opened.notice, replace)


def go_on_beside(ctx: Context, path: Path, replace: bool = True) -> None:
    """Go on from a damaged log's last good entry, in a file of its own. Raises ValueError with the reason."""
    replay = ctx.shelf.open_replay(path)
    session = ctx.shelf.branch(replay, replay.length)
    sit_down(ctx, session, ctx.words("notice.beside", damage=replay.damage or ""), replace)


def look_back(ctx: Context, path: Path, at: int | None = None, eyes: Viewpoint | None = None) -> None:
    """Open the viewer on a log, upon the top scene. Raises ValueError (LogError) with the reason."""
    watch(ctx, ctx.shelf.open_replay(path), at, eyes, path)


def watch(
    ctx: Context,
    replay: Any,
    at: int | None = None,
    eyes: Viewpoint | None = None,
    path: Path | None = None,
) -> None:
    """Open the viewer upon the top scene, with `at` entries behind, through somebody's eyes."""
    from game.ui.replay_scene import ReplayScene

    face = ctx.shelf.face(replay.header.game)
    ctx.scenes.push(ReplayScene(ctx, replay, face, at, eyes, path))


def to_title(ctx: Context) -> None:
    """Leave everything and show the title screen."""
    from game.ui.title import TitleScene

    ctx.scenes.reset(TitleScene(ctx))


def from_home(path: Path) -> Path:
    """A typed path with `~` as the home it stands for; as it is where there is no such home."""
    with contextlib.suppress(RuntimeError):
        return path.expanduser()
    return path
