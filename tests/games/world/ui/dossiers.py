"""A secret screen of the world with a Pilot at it, over a bare table, from a position of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import pygame

from game import library
from game.core.codec import plain
from game.core.ids import Seat
from game.core.session import Session
from game.games.world import WORLD
from game.games.world.commands import WorldCommand
from game.games.world.model import (
    ActiveMission,
    Income,
    Intel,
    Notice,
    Order,
    Study,
    Units,
    WorldState,
)
from game.games.world.ui.dossier_scene import DossierScene
from game.ui.desk import Desk
from game.ui.settings import Settings
from tests.games.world.headquarters_table import ALEX, CHRIS, KIM, in_camp, table, with_office, with_realm
from tests.games.world.ui.seated import Shelf
from tests.ui.pilot import BareScene, Pilot

S = TypeVar("S", bound=DossierScene)
NATIONS = ("germany", "soviet_union", "usa", "china", "france", "united_kingdom")
SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}


class Bare:
    """The table below: a desk is all that is asked of it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk


class Opened(Generic[S]):
    """A pilot, the screen on top, the session behind it. Seat 0 is a person; `people` sit at the screen."""

    def __init__(
        self,
        kind: type[S],
        state: WorldState,
        people: int = 1,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        settings_path: Path | None = None,
    ) -> None:
        if "world" not in library.names():
            library.register("world", lambda: WORLD)  # type: ignore[arg-type, return-value]
        players = tuple("human" if seat < people else "easy" for seat in range(state.seats))
        self.pilot = Pilot(size, Shelf(), settings, settings_path)
        header = library.new_table("world", players, {}, seed="dossier").header
        position = plain(msgspec.to_builtins(state))
        self.session: Session[Any, Any, Any] = library.position_table(
            header, position, players=players, seed="d"
        )
        self.desk = Desk(self.pilot.ctx, self.session, players, True)
        self.pilot.show(BareScene(self.pilot.ctx, "table"))
        self.kind = kind
        self.scene: S = self.again()

    def again(self) -> S:
        """The screen anew, as when the game is gone on with; the one before, if there was one, is closed."""
        if len(self.pilot.ctx.scenes.scenes) > 1:
            self.pilot.ctx.scenes.pop()
        self.scene = self.kind(self.pilot.ctx, Bare(self.desk))
        self.pilot.show(self.scene)
        return self.scene

    @property
    def commands(self) -> list[WorldCommand]:
        """The commands of the log, oldest first."""
        return [entry.command for entry in self.session.full_log().entries if entry.command is not None]

    @property
    def is_gone(self) -> bool:
        """Whether the screen has gone away."""
        return isinstance(self.pilot.top, BareScene)

    def bytes(self) -> bytes:
        """The picture as it is now."""
        return pygame.image.tobytes(self.pilot.shot(), "RGB")


def busy(seats: int = 3, step: str = "headquarters", **options: Any) -> WorldState:
    """Round 5 of seat 0: points and agents, things under way, a partner, what spies have told, badges."""
    state = table(seats, nations=NATIONS[:seats], step=step, **options)
    state = in_camp(in_camp(state, ALEX, Units(2 if seats == 2 else 4, 2, 1)), CHRIS, Units(2, 1))
    state = with_office(
        state,
        ALEX,
        points=120,
        diplomats=3,
        spies=3,
        technology=1,
        economy=1,
        orders=(Order("infantry", 3, 6), Order("diplomat", 1, 6), Order("tank", 2, 7)),
        studies=(Study("economy", 2, 7),),
        intel=(Intel(CHRIS, 3, (1, 2, 0)),),
        income=Income(entered=52, percent=5, economy=3, skill=6, boycotts=12, tributes=4),
    )
    if seats > 2:
        state = with_office(with_office(state, ALEX, allies=(KIM,)), KIM, allies=(ALEX,))
    return with_realm(state, ALEX, military=1, badges=2)


def on_mission(state: WorldState) -> WorldState:
    """The same with a mission under way."""
    return with_office(state, ALEX, mission=ActiveMission("troop_strength", 4, count=12))


def with_news(state: WorldState, *secret: Notice, public: tuple[Notice, ...] = ()) -> WorldState:
    """National events of seat 0 with these pages; offers among them wait for an answer."""
    offers = tuple(sorted(Seat(one.other or 0) for one in secret if one.kind == "alliance_offer"))
    state = with_office(state, ALEX, news=secret, offers_got=offers)
    return msgspec.structs.replace(state, bulletins=public)


def otherwise(state: WorldState, variant: int) -> WorldState:
    """A twin that differs in everything which seat 0 may not know; 0 is the state itself."""
    if not variant:
        return state
    for seat in range(1, state.seats):
        levels = (variant + seat) % 3
        state = with_office(
            state,
            Seat(seat),
            points=17 * variant + seat,
            technology=levels,
            economy=2 - levels,
            diplomats=(3 * variant + seat) % 8,
            spies=(5 * variant + seat) % 8,
            orders=(Order("tank", variant, 7),),
            studies=(Study("economy", 3 - levels, 8),),
            mission=ActiveMission("cunning", 4),
            news=(Notice("new_spies", amount=variant),),
            income=Income(entered=variant),
            intel=(Intel(ALEX, 4, (0, variant % 3, 1)),),
        )
    mail = tuple((Notice("boycott", amount=variant),) for _ in range(state.seats))
    return msgspec.structs.replace(state, mail=mail)
