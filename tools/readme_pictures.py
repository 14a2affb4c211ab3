"""Renders the README's pictures from the real screens into sprites/readme."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import bootstrap

SIZE = (1280, 720)
COLOURS = 256  # the README needs no more, and felt compresses badly


def main() -> None:
    """Draw title, table and viewer."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    with tempfile.TemporaryDirectory() as home:
        os.environ["LEADERS_HOME"] = home
        draw_all(bootstrap.ROOT / "sprites" / "readme")


def draw_all(folder: Path) -> None:
    """Every picture of the README."""
    from game.ui.replay_scene import ReplayScene
    from game.ui.title import TitleScene

    folder.mkdir(parents=True, exist_ok=True)
    ctx, app = _app()
    ctx.scenes.push(TitleScene(ctx))
    _save(app, folder / "title.png")
    session, table = _table(ctx)
    ctx.scenes.push(table)
    table.touching.touch(f"piece:{table.state.leaders[table.desk.hand]}")
    _save(app, folder / "table.png")
    ctx.scenes.push(_world(ctx))
    _save(app, folder / "world.png")
    ctx.scenes.push(_wonders(ctx))
    _save(app, folder / "wonders.png")
    front = _front(ctx)
    ctx.scenes.push(front)
    front.touching.touch("unit:de_294_i")  # its reach
    _save(app, folder / "front.png")
    replay = ctx.shelf.replay_of(session)
    ctx.scenes.push(ReplayScene(ctx, replay, ctx.shelf.face("duel"), replay.length - 3, "spectator"))
    _save(app, folder / "viewer.png")


def _app() -> tuple[Any, Any]:
    import pygame

    from game import places
    from game.shelf import LibraryShelf
    from game.ui.app import App
    from game.ui.main import make_context

    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    ctx = make_context(LibraryShelf(), places.sprites_dir(), None)
    return ctx, App(ctx, surface)


def _table(ctx: Any) -> tuple[Any, Any]:
    """A duel in full swing, played by the easy computer players, at the beginning of a turn's actions."""
    from game.players import make
    from game.ui.desk import Desk

    players = ("human", "human")
    session = ctx.shelf.new_table("duel", players, {"first_player": "chosen"}, "readme")
    thinkers = [make("duel", "easy"), make("duel", "easy")]
    while session.index < 34 or session.view("spectator").state.phase != "actions":
        seat = next(iter(session.to_act))
        command = thinkers[seat].choose(session.view(seat), session.rules, seat, None, "readme")
        session.submit(command)
    desk = Desk(ctx, session, players, False)
    return session, ctx.shelf.face("duel").table(ctx, desk)


def _world(ctx: Any) -> Any:
    """Three people at the world's table, with moves planned."""
    from game.core.chance import Chance
    from game.ui.desk import Desk

    players, luck = ("human",) * 3, Chance("readme", 0)
    session = ctx.shelf.new_table("world", players, {}, "readme")
    state = session.view("spectator").state
    while session.index < 420 or state.step != "move" or len(state.marches) < 4:
        seat = min(session.to_act)
        commands = list(session.rules.commands(session.view(seat).state, seat))
        session.submit(commands[luck.below(len(commands))])
        state = session.view("spectator").state
    face = ctx.shelf.face("world")
    return face.table(ctx, Desk(ctx, session, players, face.has_secrets))


def _wonders(ctx: Any) -> Any:
    """Two people in the second age of wonders."""
    from game.players import make
    from game.ui.desk import Desk

    players, thinker = ("human", "human"), make("wonders", "easy")
    session = ctx.shelf.new_table("wonders", players, {"leaders": "on"}, "readme")
    while session.index < 53 or session.view("spectator").state.phase != "turn":
        seat = min(session.to_act)
        session.submit(thinker.choose(session.view(seat), session.rules, seat, None, "readme"))
    face = ctx.shelf.face("wonders")
    return face.table(ctx, Desk(ctx, session, players, face.has_secrets))


def _front(ctx: Any) -> Any:
    """St. Vith in its first morning."""
    from game.ui.desk import Desk

    players = ("human", "human")
    session = ctx.shelf.new_table("front", players, {"scenario": "st_vith"}, "readme")
    while session.view("spectator").state.phase != "D":
        seat = min(session.to_act)
        commands = list(session.rules.commands(session.view(seat).state, seat))
        ends = [one for one in commands if one.__struct_config__.tag == "end_phase"]
        session.submit((ends or commands)[0])
    face = ctx.shelf.face("front")
    return face.table(ctx, Desk(ctx, session, players, face.has_secrets))


def _save(app: Any, path: Path) -> None:
    import pygame
    from PIL import Image

    app.draw()  # a map begins its work when it is first seen
    for _ in range(4000):  # until motion is over and the map is sharp
        app.step([], 400.0)
        top = app.ctx.scenes.top
        if top is None or not top.animating:
            break
    else:
        raise RuntimeError(f"{path.name}: the screen does not come to rest")
    app.draw()
    picture = Image.frombytes("RGB", SIZE, pygame.image.tobytes(app.surface, "RGB"))
    picture.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    bootstrap.enter("dev", __file__)
    main()
