"""The dice as the rules know them: kinds, faces, colours and decided values."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.kit.dice import MOST_DICE, Die, Throw, numbered

FLAGS = ("hit", "hit", "shield", "bolt", "", "skull")


def test_an_ordinary_d6_counts_from_one_and_an_ordinary_d10_from_zero() -> None:
    assert numbered("d6").faces == ("1", "2", "3", "4", "5", "6")
    assert numbered("d10", "black").faces == tuple("0123456789")


def test_a_throw_says_what_its_decided_faces_show() -> None:
    throw = Throw((Die("d6", FLAGS, "grey"), numbered("d10")), (2, 7))
    assert throw.shown == ("shield", "7")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"kind": "d8"}, "unknown kind of die 'd8': known are d6, d10"),
        ({"colour": "pink"}, "unknown colour of die 'pink': known are white, grey, black, bone"),
        ({"faces": ("a",)}, "a d6 has 6 faces, not 1"),
        ({"kind": "d10"}, "a d10 has 10 faces, not 6"),
    ],
)
def test_an_impossible_die_is_refused_with_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    fields: dict[str, Any] = {"kind": "d6", "faces": FLAGS, "colour": "white"} | changes
    with pytest.raises(ValueError, match=words):
        Die(**fields)


@pytest.mark.parametrize(
    ("count", "values", "words"),
    [
        (0, (), "a throw takes 1 to 12 dice, not 0"),
        (MOST_DICE + 1, (0,) * (MOST_DICE + 1), "a throw takes 1 to 12 dice, not 13"),
        (2, (1,), "2 dice need as many values, not 1"),
        (2, (1, 6), "die 1 is a d6: it has no face 6"),
        (1, (-1,), "die 0 is a d6: it has no face -1"),
    ],
)
def test_an_impossible_throw_is_refused_with_what_is_wrong(
    count: int, values: tuple[int, ...], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Throw((numbered("d6"),) * count, values)


def test_dice_and_throws_cannot_be_changed_and_survive_being_written_down() -> None:
    throw = Throw((Die("d6", FLAGS, "bone"),), (3,))
    with pytest.raises(AttributeError):
        throw.values = (4,)  # type: ignore[misc]
    assert msgspec.json.decode(msgspec.json.encode(throw), type=Throw) == throw
    broken = msgspec.json.encode(throw).replace(b"[3]", b"[9]")
    with pytest.raises(msgspec.ValidationError, match="it has no face 9"):
        msgspec.json.decode(broken, type=Throw)
