"""The dice tray: what lies on top is what was decided, however the dice rolled there.

Field reports served: 40 (decided elsewhere, landed here), 41 (no twist at the end), 42 (same motion from
the same seed).
"""

from __future__ import annotations

import itertools
import math
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.kit.dice import COLOURS, Die, DieKind, Throw, numbered
from game.ui.dice_shadows import hull
from game.ui.dice_solids import Quat, dot, matrix_of, solid, times, turn_between
from game.ui.dice_throw import CALM_FRAMES, Impact, Pose, Trajectory, TraySize, outline, simulate
from game.ui.dice_tray import PREPARED, DiceTray

ROOT = Path(__file__).resolve().parents[2]
SYMBOLS = ("hit", "star", "shield", "bolt", "skull", "flag")
TRAY = TraySize(11.0, 7.5)
SHARES = 8
THROWS = 2_000 // SHARES
ALMOST_FLAT = math.cos(math.radians(10))


def some_throw(number: int) -> Throw:
    """Throw `number` of an endless list: 1–6 dice of both kinds, every face in its turn."""
    count = 1 + number % 6
    kinds: list[DieKind] = [
        "d6" if (number // 6 + i * (number % 5)) % 2 == 0 else "d10" for i in range(count)
    ]
    dice = tuple(numbered(kind, COLOURS[i % 4]) for i, kind in enumerate(kinds))
    values = tuple((number * 7 + i * 3 + number // 11) % len(die.faces) for i, die in enumerate(dice))
    return Throw(dice, values)


def rolled(number: int) -> Trajectory:
    """The roll of `some_throw(number)` in the standard tray."""
    return simulate(some_throw(number), TRAY, "tests", number)


def tray_at_rest(throw: Throw, index: int = 0, scale: float = 1.0) -> tuple[DiceTray, pygame.Surface]:
    """A tray of 640x440 pixels at scale 1 with a throw at rest, and its picture (for golden pictures too)."""
    tray = DiceTray(pygame.Rect(0, 0, round(640 * scale), round(440 * scale)), scale)
    tray.start(throw, "tests", index)
    tray.skip()
    return tray, picture_of(tray)


def picture_of(tray: DiceTray) -> pygame.Surface:
    """What the tray draws on an empty surface of its size."""
    surface = pygame.Surface(tray.rect.size)
    tray.draw(surface)
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    """The picture as bytes, to compare exactly."""
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("share", range(SHARES))
def test_every_throw_ends_on_its_decided_faces_apart_and_within_the_rails(share: int) -> None:
    """Field reports 40 and 41, over 2,000 throws of 1–6 dice."""
    for number in range(share * THROWS, (share + 1) * THROWS):
        roll = rolled(number)
        assert roll.top_faces() == some_throw(number).values, number
        assert_at_rest(roll)
        assert_calm_at_the_end(roll)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_ten_thousand_throws_end_on_their_decided_faces(share: int) -> None:
    """Field report 40 at its full count."""
    for number in range(2_000 + share, 12_000, SHARES):
        roll = rolled(number)
        assert roll.top_faces() == some_throw(number).values, number
        assert_at_rest(roll)
        assert_calm_at_the_end(roll)


def assert_at_rest(roll: Trajectory) -> None:
    """All dice lie flat on a face, on the felt, inside the rails, none in another."""
    shapes = [hull(outline(kind, pose)) for kind, pose in zip(roll.kinds, roll.frames[-1], strict=True)]
    for number, (kind, pose) in enumerate(zip(roll.kinds, roll.frames[-1], strict=True)):
        up = matrix_of(pose.turn)[2]
        assert max(dot(up, normal) for normal in solid(kind).normals) > 1 - 1e-9
        assert min(pose.z + dot(up, corner) for corner in solid(kind).corners) == pytest.approx(0, abs=1e-6)
        assert all(abs(x) <= TRAY.width / 2 and abs(y) <= TRAY.depth / 2 for x, y in shapes[number])
        assert not any(overlap(shapes[number], other) for other in shapes[:number])
    for before, after in zip(roll.frames[-2], roll.frames[-1], strict=True):
        assert math.dist(before[:3], after[:3]) < 1e-3
        assert before.turn == after.turn


def overlap(a: list[tuple[float, float]], b: list[tuple[float, float]]) -> bool:
    """Whether two convex outlines share a point: no edge of either has all of the other beyond it."""
    for own, other in ((a, b), (b, a)):
        for (px, py), (qx, qy) in zip(own, (*own[1:], own[0]), strict=True):
            if all((qx - px) * (y - py) - (qy - py) * (x - px) < 0 for x, y in other):
                return False
    return True


def assert_calm_at_the_end(roll: Trajectory) -> None:
    """In the last half second no die leans by 10° nor spins faster than its own dying spin."""
    last = roll.frames[-CALM_FRAMES - 1 :]
    for die, kind in enumerate(roll.kinds):
        poses = [frame[die].turn for frame in last]
        top = max(solid(kind).normals, key=lambda n: dot(matrix_of(poses[-1])[2], n))
        assert all(dot(matrix_of(pose)[2], top) > ALMOST_FLAT for pose in poses)
        turns = [turned(a, b) for a, b in itertools.pairwise(poses)]
        beyond = sum(max(0.0, turn - turns[0]) for turn in turns)
        assert beyond < math.radians(10)


def turned(a: Quat, b: Quat) -> float:
    """The angle between two poses."""
    w = abs(sum(p * q for p, q in zip(a, b, strict=True)))
    return 2 * math.acos(min(1.0, w))


def test_dice_tumble_before_they_lie() -> None:
    """The roll is a roll: each die turns over by well more than a side on its way."""
    roll = rolled(5)
    for die in range(len(roll.kinds)):
        turns = [turned(a[die].turn, b[die].turn) for a, b in itertools.pairwise(roll.frames)]
        assert sum(turns) > math.radians(180)
        assert max(turns) < math.radians(60)


def test_the_roll_does_not_depend_on_what_was_decided_but_for_a_fixed_turn_of_each_die() -> None:
    """Field report 41: the label is set before the first frame and never changes on the way."""
    dice = (numbered("d6"), numbered("d10"))
    one = simulate(Throw(dice, (0, 0)), TRAY, "tests", 4)
    two = simulate(Throw(dice, (4, 7)), TRAY, "tests", 4)
    for before, after in zip(one.frames, two.frames, strict=True):
        for die, (face, other) in enumerate(((4, 0), (7, 0))):
            assert before[die][:3] == after[die][:3]
            expected = times(before[die].turn, turn_between(dice[die].kind, face, other))
            assert turned(expected, after[die].turn) < 1e-6


@pytest.mark.parametrize("kind", ["d6", "d10"])
def test_a_turn_between_faces_maps_the_solid_onto_itself(kind: DieKind) -> None:
    shape = solid(kind)
    for face in range(len(shape.faces)):
        m = matrix_of(turn_between(kind, 0, face))
        moved = [(dot(m[0], c), dot(m[1], c), dot(m[2], c)) for c in shape.corners]
        assert all(min(math.dist(p, c) for c in shape.corners) < 1e-9 for p in moved)
        normal = shape.normals[0]
        assert (
            math.dist((dot(m[0], normal), dot(m[1], normal), dot(m[2], normal)), shape.normals[face]) < 1e-9
        )


@pytest.mark.parametrize(("kind", "total"), [("d6", 7), ("d10", 9)])
def test_opposite_faces_of_ordinary_dice_add_up_to_the_same(kind: DieKind, total: int) -> None:
    shape, faces = solid(kind), numbered(kind).faces
    for face, normal in enumerate(shape.normals):
        opposite = min(range(len(faces)), key=lambda other: dot(normal, shape.normals[other]))
        assert int(faces[face]) + int(faces[opposite]) == total


DIGEST = """
from game.kit.dice import Throw, numbered
from game.ui.dice_throw import TraySize, simulate
dice = (numbered("d6"), numbered("d10"), numbered("d6", "black"), numbered("d10", "grey"))
throw = Throw(dice, (5, 9, 0, 3))
for index in range(5):
    print(simulate(throw, TraySize(11.0, 7.5), "tests", index).digest())
"""


def test_three_processes_and_a_rebuilt_tray_roll_the_same() -> None:
    """Field report 42, under two more hash seeds."""
    throw = Throw(
        (numbered("d6"), numbered("d10"), numbered("d6", "black"), numbered("d10", "grey")), (5, 9, 0, 3)
    )
    here = [simulate(throw, TRAY, "tests", index).digest() for index in range(5)]
    for seed in ("1", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", DIGEST],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert [line for line in run.stdout.splitlines() if len(line) == 64] == here
    reused = DiceTray(pygame.Rect(0, 0, 640, 440), 1.0)
    for index in range(5):
        reused.start(throw, "tests", index)
        rebuilt = DiceTray(pygame.Rect(0, 0, 640, 440), 1.0)
        rebuilt.start(throw, "tests", index)
        assert reused.trajectory and rebuilt.trajectory
        assert reused.trajectory.digest() == rebuilt.trajectory.digest()
    assert len(set(here)) == 5


def test_the_same_roll_is_seen_at_every_interface_scale() -> None:
    throw = some_throw(9)
    digests = set()
    for scale in (1.0, 1.5, 2.0):
        tray, _ = tray_at_rest(throw, scale=scale)
        assert tray.trajectory
        digests.add(tray.trajectory.digest())
    assert len(digests) == 1


def test_a_roll_skipped_and_a_roll_played_to_its_end_give_the_same_picture() -> None:
    throw = some_throw(11)
    played, skipped = (DiceTray(pygame.Rect(0, 0, 640, 440), 1.0) for _ in range(2))
    played.start(throw, "tests", 3)
    skipped.start(throw, "tests", 3)
    first = pixels(picture_of(played))
    while not played.finished:
        played.update(33.0, speed=1.5)
        picture_of(played)
    skipped.update(200.0)
    picture_of(skipped)
    skipped.skip()
    assert skipped.finished
    assert pixels(picture_of(played)) == pixels(picture_of(skipped)) != first


@pytest.mark.parametrize("faces", [("1", "2", "3", "4", "5", "6"), SYMBOLS, ("A", "B", "+2", "12", "½", "")])
def test_each_face_that_can_lie_on_top_looks_different(faces: tuple[str, ...]) -> None:
    pictures = set()
    for value in range(6):
        tray, picture = tray_at_rest(Throw((Die("d6", faces, "bone"),), (value,)))
        assert tray.trajectory
        pictures.add(pixels(picture.subsurface(around(tray, tray.trajectory.frames[-1][0]))))
    assert len(pictures) == 6


def test_each_digit_of_a_d10_looks_different_and_a_six_is_not_a_nine_turned_over() -> None:
    pictures = set()
    for value in range(10):
        tray, picture = tray_at_rest(Throw((numbered("d10", "black"),), (value,)))
        assert tray.trajectory
        pictures.add(pixels(picture.subsurface(around(tray, tray.trajectory.frames[-1][0]))))
    assert len(pictures) == 10


def around(tray: DiceTray, pose: Pose) -> pygame.Rect:
    """The middle of a die's top face on the picture."""
    rect = pygame.Rect(0, 0, round(tray.camera.edge * 0.7), round(tray.camera.edge * 0.7))
    x, y = tray.camera.point(pose.x, pose.y, 2 * pose.z)
    rect.center = (round(x), round(y))
    return rect


def test_white_grey_black_and_bone_dice_go_from_light_to_dark_as_named() -> None:
    tones = {}
    for colour in COLOURS:
        tray, picture = tray_at_rest(Throw((Die("d6", ("",) * 6, colour),), (0,)))
        assert tray.trajectory
        tones[colour] = sum(
            pygame.transform.average_color(picture, around(tray, tray.trajectory.frames[-1][0]))[:3]
        )
    assert tones["white"] > tones["bone"] > tones["grey"] > tones["black"]


def test_the_tray_draws_in_its_rect_alone_and_is_lit_where_dice_throw_no_shadow() -> None:
    rect = pygame.Rect(40, 30, 640, 440)
    surface = pygame.Surface((720, 500))
    surface.fill((255, 0, 255))
    tray = DiceTray(rect, 1.0)
    tray.draw(surface)
    empty = pixels(surface)
    tray.start(some_throw(17), "tests", 1)
    while not tray.finished:
        tray.update(100.0)
        tray.draw(surface)
        for strip in ((0, 0, 720, 30), (0, 470, 720, 30), (0, 0, 40, 500), (680, 0, 40, 500)):
            assert pygame.transform.average_color(surface, pygame.Rect(strip))[:3] == (255, 0, 255)
    assert pixels(surface) != empty
    tray.clear()
    tray.draw(surface)
    assert pixels(surface) == empty


def test_a_throw_is_prepared_over_several_updates_and_is_the_one_simulated_at_once() -> None:
    """No frame waits for the whole of it: time stands, the tray is empty, nothing is heard until then."""
    throw, tray, surface = (
        some_throw(5),
        DiceTray(pygame.Rect(0, 0, 640, 440), 1.0),
        pygame.Surface((640, 440)),
    )
    tray.draw(surface)
    empty = pixels(surface)
    tray.start(throw, "tests", 2)
    updates = 0
    while tray.preparing:
        assert not tray.finished
        assert tray.elapsed_ms == 0.0 and tray.impacts(-1.0) == ()
        tray.draw(surface)
        assert pixels(surface) == empty
        tray.update(50.0)
        updates += 1
    whole = simulate(throw, tray.size, "tests", 2)
    moved = 2 * len(throw.dice) * (len(whole.frames) - 1)
    assert updates >= 2 and moved / PREPARED <= updates
    assert tray.trajectory is not None and tray.trajectory.digest() == whole.digest()
    assert tray.elapsed_ms == 0.0 and not tray.finished
    tray.update(50.0)
    assert tray.elapsed_ms == 50.0


def test_a_die_thrown_again_lies_until_its_throw_is_prepared() -> None:
    """The picture of the dice at rest stays, and asking for the result has it at once."""
    tray, surface = tray_at_rest(some_throw(6))
    before = pixels(surface)
    tray.again(0, 1, "tests", 8)
    assert tray.preparing and not tray.finished
    tray.update(16.0)
    assert pixels(picture_of(tray)) == before or not tray.preparing
    assert tray.top_values()[0] == 1
    assert not tray.preparing and tray.elapsed_ms == 0.0
    tray.skip()
    assert tray.finished


def test_hits_are_told_once_each_in_the_order_they_are_heard() -> None:
    tray = DiceTray(pygame.Rect(0, 0, 640, 440), 1.0)
    tray.start(some_throw(5), "tests", 2)
    heard: list[Impact] = []
    since = 0.0
    while not tray.finished:
        tray.update(50.0)
        heard += tray.impacts(since)
        since = tray.elapsed_ms
    assert tray.trajectory
    assert tuple(heard) == tray.trajectory.impacts
    assert {"felt", "die"} <= {hit.against for hit in heard}
    assert all(0 < hit.strength <= 1 for hit in heard)
    assert [hit.at_ms for hit in heard] == sorted(hit.at_ms for hit in heard)


def test_twelve_dice_find_room_in_the_tray_and_more_room_than_there_is_is_refused() -> None:
    dice = tuple(numbered("d6" if i % 2 else "d10") for i in range(12))
    throw = Throw(dice, tuple(i % 6 for i in range(12)))
    for index in range(4):
        roll = simulate(throw, TRAY, "tests", index)
        assert roll.top_faces() == throw.values
        assert_at_rest(roll)
    with pytest.raises(ValueError, match="12 dice found no rest in a tray of 3 by 3"):
        simulate(throw, TraySize(3.0, 3.0), "tests", 0)


def test_an_empty_tray_is_finished_and_has_nothing_on_top() -> None:
    tray = DiceTray(pygame.Rect(0, 0, 640, 440), 1.0)
    tray.update(100.0)
    tray.skip()
    assert tray.finished
    assert tray.top_values() == ()
    assert tray.impacts(0.0) == ()
