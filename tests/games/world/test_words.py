"""The catalogue says everything that the rules can say, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

from game.games.world import WORLD
from game.games.world import events as e
from game.games.world.model import NoticeKind, Step
from game.games.world.words import load_catalogue
from tests.games.world.play import new_session, play, seats_of, world_rules

CODE = Path(__file__).resolve().parents[3] / "game" / "games" / "world"
OF_THE_TABLE = {
    "game_over", "nothing_to_undo", "nothing_to_redo", "undo_stops_at_reveal", "undo_stops_at_other",
    "unknown_seat",
}  # fmt: skip


def test_every_refusal_in_the_code_has_a_sentence() -> None:
    """A key that the rules use and the catalogue lacks would break the table"""
    source = "\n".join(path.read_text("utf-8") for path in CODE.rglob("*.py") if "ui" not in path.parts)
    used = set(re.findall(r'Illegal\(\s*[^,()]+(?:if[^,()]+)?,\s*"([a-z_]+)"', source))
    assert len(used) > 50
    assert used <= set(load_catalogue().refusals)
    for stage in ("stays", "rerolls", "tolls"):
        assert f"now_{stage}" in load_catalogue().refusals


def test_every_refusal_in_the_catalogue_is_used() -> None:
    """What nobody says any more is taken out"""
    source = "\n".join(path.read_text("utf-8") for path in CODE.rglob("*.py") if "ui" not in path.parts)
    joined = ("now_", "too_many_", "not_enough_")  # the code completes these keys
    refusals = [key for key in load_catalogue().refusals if not key.startswith(joined)]
    left = {key for key in refusals if f'"{key}"' not in source}
    assert left <= OF_THE_TABLE


def test_every_notice_and_step_has_its_words() -> None:
    """R089, R111"""
    assert set(load_catalogue().notices) == set(get_args(NoticeKind))
    assert set(load_catalogue().steps) == set(get_args(Step))


def test_every_event_sentence_belongs_to_an_event_or_one_of_its_kinds() -> None:
    """What nobody tells any more is taken out"""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(e.WorldEvent)}
    variants = {
        "compensation", "reinforcements", "territory_walked", "camp_lost", "won_attacker", "won_defender",
        "won_draw", "sea_attacker", "sea_defender", "sea_draw",
        "orders.items", "orders.research", "orders.sent", "orders.mission", "orders.spent",
    }  # fmt: skip
    assert set(load_catalogue().events) <= tags | variants


def test_a_seat_reads_its_own_news_and_not_those_of_others() -> None:
    """R070, R111"""
    session = new_session(3, "news told")
    for _ in play(session, "news told", 150):
        pass
    own: dict[Any, int] = {}
    for seat in seats_of(session):
        told = [sentence for _, sentence in session.text(seat, 0, session.index)]
        own[seat] = sum("are credited to you" in sentence for sentence in told)
    public = [sentence for _, sentence in session.text("spectator", 0, session.index)]
    assert not any("credited to you" in sentence for sentence in public)
    assert sum(own.values()) == sum(sentence.startswith("National events") for sentence in public)


def test_the_ends_are_told_with_winner_and_rule() -> None:
    """R025, R026, R027, A34, Z01"""
    from game.core.ids import Seat
    from game.core.messages import Outcome
    from tests.games.world.table import stand

    state = stand({"china": "0:i", "brazil": "1:i"}, options={"turn_limit": 9})
    narrator = WORLD.narrator(world_rules())
    for kind in ("points", "research", "missions", "last", "turn_limit"):
        told = narrator.ending(state, Outcome(winners=(Seat(0),), kind=kind, rule="R999"))
        assert told.startswith("Germany wins") and told.endswith("(R999)") and "{" not in told
    for kind in ("last", "turn_limit"):
        told = narrator.ending(state, Outcome(winners=(), kind=kind, rule="R999"))
        assert told.startswith("Draw")
