"""Commands as numbers: the same command, the same number; a full range is shared in turn."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="needs the extra `rl`")

import numpy as np

from game.core.ids import Seat
from game.core.messages import Command
from game.rl.actions import Offer


class Take(Command, frozen=True, tag="take"):
    """A command of a made-up game."""

    thing: int


def things(*numbers: int, seat: int = 0) -> list[Take]:
    """So many commands."""
    return [Take(seat=Seat(seat), thing=number) for number in numbers]


def numbers_of(offer: Offer) -> dict[int, int]:
    """By thing: the number that means to take it."""
    found = {}
    for number in np.flatnonzero(offer.mask()):
        command = offer.command(int(number))
        assert isinstance(command, Take)
        found[command.thing] = int(number)
    return found


def test_a_command_keeps_its_number_whoever_gives_it_and_whatever_else_is_listed() -> None:
    alone = {thing: numbers_of(Offer(things(thing), 4096, 0))[thing] for thing in range(40)}
    together = numbers_of(Offer(things(*range(40)), 4096, 9))
    assert sum(alone[thing] == together[thing] for thing in range(40)) >= 38
    assert numbers_of(Offer(things(*range(40), seat=1), 4096, 9)) == together
    assert numbers_of(Offer(things(*reversed(range(40))), 4096, 9)) == together


def test_every_listed_command_has_a_number_of_its_own_until_the_range_is_full() -> None:
    offer = Offer(things(*range(64)), 64, 0)
    assert offer.mask().all()
    assert sorted(numbers_of(offer)) == list(range(64))
    assert offer.shared == 0


def test_in_a_full_range_commands_take_turns_so_that_none_is_lost() -> None:
    found: set[int] = set()
    for index in range(60):
        offer = Offer(things(*range(100)), 32, index)
        assert offer.shared == 68
        found |= set(numbers_of(offer))
    assert found == set(range(100))


def test_a_number_that_means_nothing_is_named() -> None:
    offer = Offer(things(1), 8, 0)
    with pytest.raises(KeyError):
        offer.command(int(np.flatnonzero(offer.mask() == 0)[0]))
