"""Two logs of the world that differ only in what a seat set in headquarters: others see no difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import library
from game.core.store import LogFile
from game.games.world.commands import Confirm, EndMoves, EndPlacing
from game.games.world.model import Draft
from tests.cli.conftest import Run
from tests.cli.test_engine import Talk

OPTIONS = {"scenario": "quick_game", "nations": "fixed"}


def _is_never_public(draft: Draft) -> bool:
    """Agents, technology, economy, a mission: what nobody else is ever told of."""
    return draft.spies + draft.diplomats > 0 and not (
        draft.units.total or draft.ventures or draft.tributes or "military" in draft.research
    )


class Twins:
    """A visit to headquarters without an order, and one with the most that the seat can set."""

    def __init__(self, folder: Path) -> None:
        self.paths = tuple(folder / f"{name}.leaders" for name in ("empty", "busy"))
        for path, is_busy in zip(self.paths, (False, True), strict=True):
            with LogFile.create(path) as file:
                session = library.new_table("world", ("human",) * 3, OPTIONS, seed="canary", sink=file)
                self.seat = self._play(session, is_busy)
        self.other = (self.seat + 1) % 3

    def _play(self, session: Any, is_busy: bool) -> int:
        """Calmly to the first visit and from there to the same seat's next one; gives whose it was."""
        while True:
            seat = min(session.to_act)
            legal = list(session.rules.commands(session.view(seat).state, seat))
            visits = [command for command in legal if isinstance(command, Confirm)]
            if visits:
                break
            session.submit(self._calm(legal))
        secret = [one for one in visits if _is_never_public(one.draft)]
        session.submit(max(secret, key=lambda one: len(str(one))) if is_busy else Confirm(seat=seat))
        while session.view(seat).state.step != "headquarters" or session.to_act != {seat}:
            further = min(session.to_act)
            session.submit(self._calm(list(session.rules.commands(session.view(further).state, further))))
        return int(seat)

    def _calm(self, legal: list[Any]) -> Any:
        ends = [command for command in legal if isinstance(command, EndPlacing | EndMoves)]
        return (ends or legal)[0]


@pytest.fixture(name="twins")
def _twins(tmp_path: Path) -> Twins:
    return Twins(tmp_path)


def test_show_tells_no_other_seat_what_was_set(run: Run, twins: Twins) -> None:
    """R070: the own seat and the referee read it, so the twins do differ."""
    for eyes, is_same in ((twins.other, True), ("spectator", True), (twins.seat, False), ("referee", False)):
        texts = [run("show", path, "--seat", str(eyes)) for path in twins.paths]
        assert all(code == 0 and out and not err for code, out, err in texts)
        assert (texts[0][1] == texts[1][1]) is is_same, eyes


def test_a_view_by_the_line_protocol_tells_no_other_seat_what_was_set(twins: Twins) -> None:
    """R070: state, events and sentences alike."""
    for eyes, is_same in ((twins.other, True), ("spectator", True), (twins.seat, False)):
        told = []
        for path in twins.paths:
            talk = Talk()
            talk.good("open", log=str(path))
            told.append(talk.good("view", viewpoint=eyes))
        assert (told[0] == told[1]) is is_same, eyes


def test_a_picture_for_another_seat_shows_nothing_of_it(run: Run, twins: Twins, tmp_path: Path) -> None:
    """R070: pixel for pixel."""
    pictures = []
    for number, path in enumerate(twins.paths):
        out = tmp_path / f"{number}.png"
        code, _, err = run(
            "shot", path, "--at", 8, "--out", out, "--size", "1280x720", "--seat", str(twins.other)
        )
        assert code == 0, err
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1]
