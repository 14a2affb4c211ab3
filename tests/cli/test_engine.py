"""The line protocol, request by request, on the duel and on the toy game with its secrets and dice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import library
from game.core.store import read_log
from game.engine import Engine
from tests.toy.game import TOY

Reply = dict[str, Any]
LONG = Path(__file__).resolve().parents[2] / "maps" / "duel" / "long.tmx"


class Talk:
    """One end of a conversation with the engine."""

    def __init__(self) -> None:
        self.engine = Engine()

    def say(self, do: str, **fields: Any) -> Reply:
        """Send a request and read the answer."""
        return self.raw(json.dumps({"do": do, **fields}).encode())

    def raw(self, line: bytes) -> Reply:
        """Send a line as it is."""
        answer = self.engine.answer(line)
        assert b"\n" not in answer
        reply: Reply = json.loads(answer)
        assert reply["ok"] is True or (reply["error"], type(reply["reason"])) in KNOWN_ERRORS
        return reply

    def good(self, do: str, **fields: Any) -> Reply:
        """A request that must succeed."""
        reply = self.say(do, **fields)
        assert reply["ok"], reply
        return reply

    def bad(self, do: str, **fields: Any) -> str:
        """The reason why a request makes no sense."""
        reply = self.say(do, **fields)
        assert (reply["ok"], reply["error"]) == (False, "bad_request"), reply
        return str(reply["reason"])

    def refused(self, do: str, **fields: Any) -> str:
        """The sentence by which a request is refused."""
        reply = self.say(do, **fields)
        assert (reply["ok"], reply["error"]) == (False, "illegal"), reply
        return str(reply["reason"])


KNOWN_ERRORS = {("illegal", str), ("bad_request", str), ("failed", str)}


@pytest.fixture
def talk() -> Talk:
    """An engine with an empty table."""
    return Talk()


@pytest.fixture
def duel(talk: Talk) -> Talk:
    """An engine with a duel just begun."""
    talk.good("new", game="duel", seats=["human", "human"], seed="tea")
    return talk


@pytest.fixture
def toy(talk: Talk) -> Talk:
    """An engine with a toy game just begun."""
    talk.good("new", game="toy", seats=2, seed="tea")
    return talk


def test_new_lays_a_table_and_says_who_is_to_act(talk: Talk) -> None:
    """`seats` is a number or a kind for each; `id` comes back, whatever it is."""
    reply = talk.good("new", game="duel", seats=2, seed="tea", id={"my": ["id", None]})
    assert reply == {"ok": True, "id": {"my": ["id", None]}, "index": 1, "to_act": [0], "outcome": None}
    assert "id" not in talk.good("hash")
    assert talk.raw(b'{"do":"hash","id":null}')["id"] is None


def test_the_same_seed_deals_the_same_and_no_seed_a_fresh_one(talk: Talk) -> None:
    """A number is as good a seed as a text."""
    hashes = []
    for seed in ({"seed": 7}, {"seed": "7"}, {}, {}):
        talk.good("new", game="duel", seats=2, **seed)
        hashes.append(talk.good("hash")["hash"])
    assert hashes[0] == hashes[1]
    assert len(set(hashes)) > 1


def test_options_are_taken_as_values_or_as_text(talk: Talk) -> None:
    """As the command line gives them."""
    for given in (60, "60"):
        talk.good("new", game="duel", seats=2, options={"draw_turn_limit": given})
        assert talk.good("view", viewpoint=0)["state"]["options"]["draw_turn_limit"] == 60
        talk.good("new", game="toy", seats=3, options={"hand": given and 3})
        assert talk.good("view", viewpoint=0)["state"]["options"]["hand"] == 3


def test_a_table_that_cannot_be_laid_is_named_and_the_old_one_stays(duel: Talk, tmp_path: Path) -> None:
    """Game, seats, options, map, log."""
    before = duel.good("hash")
    assert "chess" in duel.bad("new", game="chess", seats=2)
    assert "seats" in duel.bad("new", game="duel", seats=3)
    assert "seats" in duel.bad("new", game="duel", seats=-1)
    assert "alien" in duel.bad("new", game="duel", seats=["human", "alien"])
    assert "mode" in duel.bad("new", game="duel", seats=2, options={"mode": "chaos"})
    assert "speed" in duel.bad("new", game="duel", seats=2, options={"speed": 1})
    assert "gone.tmx" in duel.bad("new", game="duel", seats=2, map="gone.tmx")
    assert "colour" in duel.bad("new", game="duel", seats=2, colour="red")
    assert "name of a file" in duel.bad("new", game="duel", seats=2, log="a\0b")
    (tmp_path / "there").write_text("mine")
    assert "there already" in duel.bad("new", game="duel", seats=2, log=str(tmp_path / "there"))
    assert duel.good("hash") == before


def test_a_game_on_a_map_of_ones_own_goes_on_without_the_file(talk: Talk, tmp_path: Path) -> None:
    """The log holds the map."""
    own = tmp_path / "own.tmx"
    own.write_bytes(LONG.read_bytes())
    (tmp_path / "tiles.tsx").write_bytes((LONG.parent / "tiles.tsx").read_bytes())
    talk.good("new", game="duel", seats=2, map=str(own))
    assert set(talk.good("view", viewpoint=0)["state"]["where"].values()) == {"D1", "D8"}
    talk.good("save", log=str(tmp_path / "game.leaders"))
    digest = talk.good("hash")
    own.unlink()
    talk.good("open", log=str(tmp_path / "game.leaders"))
    assert talk.good("hash") == digest


def test_every_legal_command_is_one_that_submit_takes(duel: Talk) -> None:
    """For the seat to act; the other has none."""
    commands = duel.good("legal", seat=0)["commands"]
    assert {"type": "step", "seat": 0, "piece": "king", "path": ["D2"]} in commands
    assert duel.good("legal", seat=1)["commands"] == []
    for command in commands:
        reply = duel.good("submit", command=command)
        assert reply["events"]
        assert reply["index"] == 2
        duel.good("new", game="duel", seats=2, seed="tea")
    assert "seat" in duel.refused("legal", seat=2)


def test_submit_refuses_with_a_sentence_that_names_the_rule(duel: Talk) -> None:
    """And changes nothing."""
    before = duel.good("hash")
    step = {"type": "step", "seat": 0, "piece": "king"}
    assert duel.refused("submit", command={**step, "path": ["D7"]}).startswith("D0")
    assert duel.refused("submit", command={**step, "seat": 1, "path": ["D2"]}).startswith("T01")
    assert duel.refused("submit", command={**step, "seat": 5, "path": ["D2"]}).startswith("T05")
    assert "hop" in duel.bad("submit", command={"type": "hop", "seat": 0})
    assert "path" in duel.bad("submit", command=step)
    assert duel.good("hash") == before


def test_undo_goes_back_and_redo_forward_again(duel: Talk) -> None:
    """T03: and no further than there is something."""
    start = duel.good("hash")
    step = {"type": "step", "seat": 0, "piece": "king", "path": ["D2"]}
    duel.good("submit", command=step)
    after = duel.good("hash")
    assert duel.good("undo", seat=0) == {"ok": True, "index": 1, "to_act": [0], "outcome": None}
    assert duel.good("hash") == start
    assert duel.refused("undo", seat=0).startswith("T03")
    assert duel.good("redo", seat=0)["index"] == 2
    assert duel.good("hash") == after
    assert duel.refused("redo", seat=0).startswith("T03")
    assert duel.refused("undo", seat=1).startswith("T03")


def test_a_view_holds_only_what_its_viewpoint_knows(toy: Talk) -> None:
    """Seats, spectator, referee."""
    own, other, watching, all_of_it = (
        toy.good("view", viewpoint=viewpoint)["state"]["hands"]
        for viewpoint in (0, 1, "spectator", "referee")
    )
    assert own[0] == all_of_it[0]
    assert set(own[1]) == set(other[0]) == set(watching[0]) == {"?"}
    assert "?" not in all_of_it[0] + all_of_it[1]
    assert "viewpoint" in toy.bad("view", viewpoint="everyone")
    assert toy.refused("view", viewpoint=2).startswith("T05")


def test_submit_tells_only_what_its_seat_learns(toy: Talk) -> None:
    """Its own card is open, in the sentences of the other it is not."""
    (draw,) = (command for command in toy.good("legal", seat=0)["commands"] if command["type"] == "draw")
    events = toy.good("submit", command=draw)["events"]
    card = next(event["card"] for event in events if event["type"] == "card_drawn")
    assert card != "?"
    last = toy.good("view", viewpoint=0)["index"] - 1
    told = {who: toy.good("text", viewpoint=who, **{"from": last, "to": last}) for who in (0, 1)}
    assert card in " ".join(told[0]["sentences"])
    assert card not in " ".join(told[1]["sentences"])
    assert told[0]["entries"] == [last] * len(told[0]["sentences"])


def test_text_tells_the_entries_asked_for(duel: Talk) -> None:
    """Both ends included; all of them when nothing is said."""
    duel.good("submit", command={"type": "step", "seat": 0, "piece": "king", "path": ["D2"]})
    whole = duel.good("text", viewpoint="spectator")
    assert set(whole["entries"]) == {0, 1}
    second = duel.good("text", viewpoint="spectator", **{"from": 1, "to": 1})
    assert second["sentences"] == [
        told for told, entry in zip(whole["sentences"], whole["entries"], strict=True) if entry == 1
    ]
    for wrong in ({"from": -1}, {"to": 2}, {"to": -7}, {"from": 10**30}):
        duel.bad("text", viewpoint="spectator", **wrong)


def test_chance_decides_the_draws_of_set_up_and_of_play(talk: Talk, tmp_path: Path) -> None:
    """In the order the rules ask for them; the log marks them."""
    assert talk.good("chance", draws=["queen", "south"])["queued"] == 2
    reply = talk.bad("new", game="duel", seats=2)
    assert "the 2 results typed in are dropped" in reply
    assert talk.good("chance", draws=["queen", "rider"])["queued"] == 2
    talk.good("chance", draws=["cub"])
    talk.bad("new", game="duel", seats=2)
    assert talk.good("chance", draws=["queen", "rider"])["queued"] == 2
    talk.good("new", game="duel", seats=2, log=str(tmp_path / "typed.leaders"))
    state = talk.good("view", viewpoint="referee")["state"]
    assert state["leaders"][0] == "queen"
    assert state["market"][0] == "rider"
    assert read_log(tmp_path / "typed.leaders", library.load).entries[0].by_hand == ("queen", "rider")


def test_typed_in_dice_lie_as_they_were_typed(toy: Talk, tmp_path: Path) -> None:
    """And those that no die can show are named; then nothing has happened."""
    (roll,) = (command for command in toy.good("legal", seat=0)["commands"] if command["type"] == "roll")
    toy.good("chance", draws=[9, 9])
    assert "9" in toy.bad("submit", command=roll)
    assert toy.good("chance", draws=[6, 1, 3])["queued"] == 3
    events = toy.good("submit", command=roll)["events"]
    assert [event["dice"] for event in events if event["type"] == "dice_rolled"] == [[6, 1]]
    assert toy.good("chance", draws=[])["queued"] == 1
    assert "draws" in toy.bad("chance", draws=[2.5])
    assert "draws" in toy.bad("chance", draws=[True])


def test_a_saved_game_is_kept_from_then_on(toy: Talk, tmp_path: Path) -> None:
    """Every answered command is in the file; `open` goes on from it."""
    path = tmp_path / "game.leaders"
    play_on(toy, 3)
    assert toy.good("save", log=str(path)) == {"ok": True, "entries": 4}
    play_on(toy, 2)
    assert len(read_log(path, library.load).entries) == 6
    assert toy.good("save", log=str(path))["entries"] == 6
    digest = toy.good("hash")
    other = Talk()
    assert other.good("open", log=str(path))["index"] == 6
    assert other.good("hash") == digest
    assert "another table" in other.bad("save", log=str(path))
    play_on(other, 1)
    assert len(read_log(path, library.load).entries) == 6


def test_save_never_writes_over_what_is_no_log(toy: Talk, tmp_path: Path) -> None:
    """An empty file and an older log may go."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear grandmother")
    assert "is not a log" in toy.bad("save", log=str(letter))
    assert letter.read_text() == "Dear grandmother"
    assert toy.bad("save", log=str(tmp_path))
    assert toy.bad("save", log=str(tmp_path / "no" / "folder.leaders"))
    assert toy.bad("save", log="x" * 5000)
    (tmp_path / "empty").touch()
    toy.good("save", log=str(tmp_path / "empty"))
    toy.good("new", game="toy", seats=2)
    toy.good("save", log=str(tmp_path / "empty"))


def test_open_at_an_entry_is_a_branch_with_luck_of_its_own(toy: Talk, tmp_path: Path) -> None:
    """It is written nowhere until it is saved."""
    path = tmp_path / "game.leaders"
    play_on(toy, 5)
    toy.good("save", log=str(path))
    before = path.read_bytes()
    assert toy.good("open", log=str(path), at=3)["index"] == 3
    play_on(toy, 2)
    assert path.read_bytes() == before
    toy.good("save", log=str(tmp_path / "branch.leaders"))
    assert read_log(tmp_path / "branch.leaders", library.load).header.reseeds[0].index == 3
    for at in (0, 7, -1):
        assert "at" in toy.bad("open", log=str(path), at=at)


def test_a_torn_log_opens_with_a_notice(toy: Talk, tmp_path: Path) -> None:
    """Up to its last whole entry."""
    path = tmp_path / "game.leaders"
    play_on(toy, 4)
    toy.good("save", log=str(path))
    path.write_bytes(path.read_bytes()[:-9])
    reply = Talk().good("open", log=str(path))
    assert reply["index"] == 4
    assert "torn off" in reply["notice"]


def test_set_begins_a_game_from_an_edited_position(duel: Talk, tmp_path: Path) -> None:
    """What is not consistent is named by field, and the table stays as it is."""
    state = duel.good("view", viewpoint="referee")["state"]
    state["where"]["king"] = "D4"
    reply = duel.good("set", state=state)
    assert reply["index"] == 1
    assert duel.good("view", viewpoint=1)["state"]["where"]["king"] == "D4"
    digest = duel.good("hash")
    state["where"]["king"] = "Z9"
    reply = duel.say("set", state=state)
    assert reply["error"] == "bad_request"
    assert any("where" in fault for fault in reply["faults"])
    assert "colour" in duel.bad("set", state={"colour": 1})
    assert duel.good("hash") == digest
    duel.good("save", log=str(tmp_path / "set.leaders"))
    assert Talk().good("open", log=str(tmp_path / "set.leaders"))["index"] == 1


def test_set_needs_no_game_before_it(duel: Talk) -> None:
    """When it says which."""
    state = duel.good("view", viewpoint="referee")["state"]
    fresh = Talk()
    assert "game" in fresh.bad("set", state=state)
    assert fresh.good("set", state=state, game="duel")["to_act"] == [0]


def test_a_bot_answers_with_a_legal_command_and_plays_nothing(toy: Talk, random_players: None) -> None:
    """Only for a seat that is to act."""
    before = toy.good("hash")
    command = toy.good("bot", seat=0, level="hard", time_ms=50, seed="s")["command"]
    assert command in toy.good("legal", seat=0)["commands"]
    assert toy.good("hash") == before
    assert toy.refused("bot", seat=1, level="hard").startswith("T01")
    assert toy.refused("bot", seat=9, level="hard").startswith("T05")
    assert "level" in toy.bad("bot", seat=0, level="human")
    assert "time_ms" in toy.bad("bot", seat=0, level="easy", time_ms=-1)


@pytest.mark.parametrize("do", ("save", "legal", "submit", "undo", "redo", "view", "hash", "bot", "text"))
def test_without_a_game_every_request_says_so(talk: Talk, do: str) -> None:
    """And how to begin."""
    fields: dict[str, dict[str, Any]] = {
        "save": {"log": "x"}, "legal": {"seat": 0}, "submit": {"command": {}}, "undo": {"seat": 0},
        "redo": {"seat": 0}, "view": {"viewpoint": 0}, "bot": {"seat": 0, "level": "easy"},
        "text": {"viewpoint": 0},
    }  # fmt: skip
    assert "no game" in talk.bad(do, **fields.get(do, {}))


def test_an_error_of_ours_is_answered_and_the_table_stays(
    toy: Talk, monkeypatch: pytest.MonkeyPatch, leaders_home: Path
) -> None:
    """With where its report is."""
    before = toy.good("hash")
    with monkeypatch.context() as broken:
        broken.setattr(type(TOY.rules(None)), "commands", lambda *_: 1 / 0)
        reply = toy.say("legal", seat=0)
    assert (reply["ok"], reply["error"]) == (False, "failed")
    assert str(leaders_home) in reply["reason"]
    assert toy.good("hash") == before


def play_on(talk: Talk, entries: int) -> None:
    """Play the first legal command so many times."""
    for _ in range(entries):
        seat = talk.good("view", viewpoint="referee")["to_act"][0]
        talk.good("submit", command=talk.good("legal", seat=seat)["commands"][0])
