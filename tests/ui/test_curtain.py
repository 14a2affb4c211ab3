"""The curtain between two people at one screen, on the toy game: nothing shows through it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame
import pytest

from game.core.ids import Seat
from game.ui.context import Context
from game.ui.curtain import CurtainScene, draw_curtain
from game.ui.desk import Desk
from game.ui.dialog import Dialog
from game.ui.scenes import Scene
from tests.toy.commands import MakeBid, Pass, Roll
from tests.toy.play import ToySession, lay
from tests.ui.fakes import FakeFace, FakeShelf
from tests.ui.pilot import Pilot

SEEDS = ("one", "two", "three", "four")
SIZES = ((1024, 640), (1280, 720), (1920, 1080))


class ToyFace(FakeFace):
    """Seats are named by what they hold: a curtain that looked at a hand would show it."""

    def seat_name(self, state: Any, seat: Seat) -> str:
        return "Collector " + "".join("?" if card == "?" else card for card in state.hands[seat])


@dataclass
class ToyShelf(FakeShelf):
    """A shelf with the toy."""

    def face(self, game: str) -> Any:
        return ToyFace("toy", True)


class ToyTable(Scene):
    """Writes everything the present eyes know, and draws the curtain when the screen must be passed."""

    def __init__(self, ctx: Context, desk: Desk) -> None:
        super().__init__(ctx)
        self.desk = desk

    def update(self, dt_ms: float) -> None:
        self.desk.update(dt_ms)
        if self.desk.waiting_for is not None:
            draw_curtain(self.ctx, self.desk)

    @property
    def animating(self) -> bool:
        return self.desk.animating or self.desk.waiting_for is not None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((30, 44, 38))
        for seat, hand in enumerate(self.desk.view.state.hands):
            self.ctx.type.draw(surface, " ".join(hand), (60, 60 + 60 * seat), "body", 16, (240, 230, 210))


def sat_down(session: ToySession, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """Two people at one screen with a toy table."""
    p = Pilot(size, ToyShelf())
    p.show(ToyTable(p.ctx, Desk(p.ctx, session, ("human", "human"), has_secrets=True)))
    return p


def passed(seed: str, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """Seat 0 has passed: the curtain is drawn for seat 1."""
    session = lay(seed)
    p = sat_down(session, size)
    table = p.top
    assert isinstance(table, ToyTable)
    table.desk.submit(Pass(seat=Seat(0)))
    p.wait(50)
    assert isinstance(p.top, CurtainScene)
    return p


def pixels(p: Pilot) -> bytes:
    return pygame.image.tobytes(p.shot(), "RGB")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_curtain_looks_the_same_whatever_either_hand_holds(size: tuple[int, int]) -> None:
    tables = {pixels(sat_down(lay(seed), size)) for seed in SEEDS}
    assert len(tables) == len(SEEDS), "the hands ought to differ"
    assert len({pixels(passed(seed, size)) for seed in SEEDS}) == 1


def test_the_curtain_stays_the_same_under_pointer_time_and_other_keys() -> None:
    runs = []
    for seed in SEEDS[:2]:
        p = passed(seed)
        frames = []
        for place in ((200, 200), (640, 360), (1100, 600)):
            p.move(place)
            p.wait(500)
            frames.append(pixels(p))
        p.key("esc", "tab", "z", "f10", "ctrl+z")
        assert isinstance(p.top, CurtainScene)
        frames.append(pixels(p))
        runs.append(frames)
    assert runs[0] == runs[1]


def test_while_the_curtain_hangs_nobody_may_act() -> None:
    p = passed("one")
    desk = p.ctx.scenes.scenes[-2].desk  # type: ignore[attr-defined]
    assert desk.hand is None
    assert desk.eyes == 0
    assert desk.waiting_for == 1


@pytest.mark.parametrize("how", ["click", "enter"])
def test_the_next_player_lifts_it_and_hears_what_happened(how: str) -> None:
    session = lay("one")
    p = sat_down(session)
    table = p.top
    assert isinstance(table, ToyTable)
    table.desk.submit(Roll(seat=Seat(0)))
    table.desk.submit(Pass(seat=Seat(0)))
    p.wait(50)
    p.click("lift") if how == "click" else p.key("enter")
    recap = p.top
    assert isinstance(recap, Dialog)
    told = [text for _, text in session.text(Seat(1), 1, 3)]
    assert told
    for sentence in told:
        assert sentence in recap.text
    assert table.desk.eyes == 1
    assert table.desk.hand == 1
    p.key("enter")
    assert p.top is table


def test_the_recap_tells_only_what_followed_the_seats_own_last_move() -> None:
    session = lay("one", rounds=5)
    p = sat_down(session)
    table = p.top
    assert isinstance(table, ToyTable)
    table.desk.submit(Pass(seat=Seat(0)))
    p.wait(50)
    p.key("enter", "enter")
    start = session.index
    table.desk.submit(Roll(seat=Seat(1)))
    table.desk.submit(Pass(seat=Seat(1)))
    table.desk.submit(MakeBid(seat=Seat(1), amount=0))
    p.wait(50)
    p.key("enter")
    recap = p.top
    assert isinstance(recap, Dialog)
    told = "\n".join(p.ctx.words("recap.line", sentence=text) for _, text in session.text(Seat(0), start, 99))
    assert recap.text == told


def test_a_press_beside_the_button_lifts_nothing() -> None:
    p = passed("one")
    p.click((100, 100))
    p.click("lift", button=3)
    p.press("lift")
    p.haul((100, 100))
    p.release()
    assert isinstance(p.top, CurtainScene)
