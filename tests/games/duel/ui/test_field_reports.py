"""Faults that players of comparable tables met, tried on the duel's: pointing, colours, resuming."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pygame
import pytest

from game.core.chance import Chance
from game.core.ids import SPECTATOR, Seat
from game.games.duel.ui.picture import DuelPicture
from game.shelf import LibraryShelf
from game.ui.face import Marks
from game.ui.settings import Settings
from tests.games.duel.table import stand
from tests.games.duel.ui.seated import Seated

EMPTY = stand("Ki D1", "Qu D7")

Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[
    str, Matrix
] = {  # how linear light looks to dichromats (Machado et al. 2009, severity 1), and in grey
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


@pytest.mark.parametrize(
    ("size", "scale"),
    [((640, 480), 1.0), ((1024, 640), 1.0), ((1180, 700), 0.75), ((1920, 1080), 1.5), ((3440, 1440), 2.0)],
)
def test_the_space_under_the_pointer_is_the_one_whose_middle_is_nearest(
    size: tuple[int, int], scale: float
) -> None:
    """Field reports 61 and 62: 20,000 random points for each of five zooms, against plain distances."""
    seated = Seated(EMPTY, size=size, settings=Settings(scale=scale))
    geometry, luck = seated.table.picture.board.geometry, Chance("points", size[0])
    inner = geometry.size * math.sqrt(3) / 2
    for _ in range(20_000):
        pos = luck.below(size[0]), luck.below(size[1])
        near = sorted((math.dist(pos, middle), label) for label, middle in geometry.centres.items())
        (first, label), (second, _) = near[:2]
        found = geometry.space_at(pos)
        if first > geometry.size:
            assert found is None
        elif first < inner and second - first > 1.0:
            assert found == label
        else:
            assert found is None or math.dist(pos, geometry.centres[found]) <= first + 1.0


def test_what_is_told_under_the_pointer_is_what_a_click_takes_up() -> None:
    """Field report 61: hovering and clicking agree at the same pixel."""
    seated = Seated(stand("Ki D1 Ri D4", "Qu D7 Ja G4"))
    luck, middle = Chance("hover", 0), seated.table.position_of("piece:rider")
    assert middle is not None
    for _ in range(60):
        pos = middle[0] - 50 + luck.below(100), middle[1] - 50 + luck.below(100)
        seated.pilot.move(pos)
        over = seated.table.touching.over
        seated.pilot.click(pos)
        assert (seated.table.hand.picks == ("piece:rider",)) == (over == "piece:rider")
        seated.pilot.key("esc")


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("mark", ["lit", "winning", "threats", "dimmed"])
def test_every_mark_on_a_space_stands_out_for_every_kind_of_eyes(mark: str, eyes: str) -> None:
    """Field report 66: Delta-E of at least 10 between a marked space and the same one without its mark."""
    token = ("space:D4",)
    marks = {
        "lit": Marks(lit=frozenset(token)),
        "winning": Marks(lit=frozenset(token), winning=frozenset(token)),
        "threats": Marks(threats=frozenset(token)),
        "dimmed": Marks(dimmed=True),
    }[mark]
    plain, marked = painted(Marks()), painted(marks)
    distances = sorted(
        delta_e(seen(one, EYES[eyes]), seen(two, EYES[eyes])) for one, two in zip(plain, marked, strict=True)
    )
    assert distances[-len(distances) // 10] >= 10  # a ring is enough, one pixel is not


def test_a_game_left_and_resumed_five_times_holds_each_entry_once(leaders_home: Path) -> None:
    """Field report 8: the entries are counted through, and the log holds each command once."""
    shelf = LibraryShelf()
    session = shelf.new_table("duel", ("human", "human"), {}, seed="resumed")
    (path,) = (log.path for log in shelf.saved())
    done = []
    for _ in range(5):
        seat = Seat(min(session.to_act))
        command = next(iter(session.rules.commands(session.view(seat).state, seat)))
        session.submit(command)
        done.append(command)
        shelf.close()
        shelf = LibraryShelf()
        session = shelf.open_table(path).session
    shelf.close()
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert [line["index"] for line in lines] == list(range(6))
    assert [entry.command for entry in session.full_log().entries[1:]] == done
    told = session.text(SPECTATOR, 0, session.index)
    assert {index for index, _ in told} <= set(range(6))


def painted(marks: Marks) -> list[tuple[int, int, int]]:
    """The pixels along a line through the middle of an empty space."""
    seated = Seated(EMPTY)
    picture = seated.table.picture
    assert isinstance(picture, DuelPicture)
    surface = pygame.Surface((1280, 720))
    picture.draw(surface, seated.state, marks)
    rect = picture.board.geometry.cell_rect("D4")
    return [surface.get_at((x, rect.centery))[:3] for x in range(rect.left, rect.right, 2)]  # type: ignore[misc]


def seen(colour: tuple[int, int, int], eyes: Matrix) -> tuple[float, float, float]:
    """A colour in CIE Lab as such eyes see it."""
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    r, g, b = (min(1.0, max(0.0, sum(w * c for w, c in zip(row, linear, strict=True)))) for row in eyes)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def delta_e(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    """The distance of two colours in Lab (CIE 1976)."""
    return math.dist(one, two)
