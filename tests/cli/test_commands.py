"""Each command of the command line, used well and badly: what it prints and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from game import library
from game.core.store import write_log
from game.engine import Engine
from game.games.duel.model import DuelOptions
from game.league.summary import wilson
from game.ui.requests import OpenReplay, OpenTable, OpenTitle, Request
from tests.cli.conftest import Run
from tests.tiled import made

ROOT = Path(__file__).resolve().parents[2]
LONG = ROOT / "maps" / "duel" / "long.tmx"


def test_help_names_every_command_and_starts_fast(run: Run) -> None:
    """Nothing heavy is imported for it."""
    code, out, _ = run("--help")
    assert code == 0
    assert all(word in out for word in ("play", "replay", "verify", "show", "shot", "bots", "engine", "maps"))
    code_text = "import sys; from game.cli import main\ntry: main(['--help'])\nfinally:\n"
    code_text += " print({'pygame', 'msgspec', 'pytmx', 'game.core', 'game.games'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code_text], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.endswith("set()\n")


@pytest.mark.parametrize(
    "arguments",
    (
        ("dance",),
        ("verify",),
        ("shot", "x.leaders"),
        ("bots", "duel", "--games", "0", "--seats", "easy,easy"),
        ("bots", "duel", "--games", "-5", "--seats", "easy,easy"),
        ("shot", "x", "--at", "1", "--out", "x.png", "--size", "big"),
        ("shot", "x", "--at", "1", "--out", "x.png", "--size", "99999x99999"),
        ("shot", "x", "--at", "1", "--out", "x.png", "--scale", "nan"),
        ("show", "x", "--from", "one"),
        ("engine", "--fast"),
    ),
)
def test_bad_usage_ends_with_2(run: Run, arguments: tuple[str, ...]) -> None:
    """With a line that names the argument."""
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "leaders" in err


def test_verify_says_good_for_logs_that_hold(run: Run, finished: Path, unfinished: Path) -> None:
    """One line for each log, exit code 0."""
    code, out, err = run("verify", finished, unfinished)
    assert (code, err) == (0, "")
    assert [line.partition(": ")[2][:6] for line in out.splitlines()] == ["good: ", "good: "]


def test_verify_names_the_line_and_entry_that_differ(run: Run, finished: Path, unfinished: Path) -> None:
    """Exit code 1 is for a log that does not hold, whatever the others do."""
    lines = finished.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"seat":0', b'"seat":1', 1)
    finished.write_bytes(b"".join(lines))
    code, out, _ = run("verify", unfinished, finished)
    assert code == 1
    assert f"{finished}: line 4, entry 2: " in out


@pytest.mark.parametrize("name", ("gone.leaders", ".", "nul\0"))
def test_verify_ends_with_2_for_what_it_cannot_read(run: Run, tmp_path: Path, name: str) -> None:
    """A missing file, a folder, an impossible name."""
    code, out, err = run("verify", tmp_path / name)
    assert (code, out) == (2, "")
    assert err.startswith("leaders: ")


@pytest.mark.parametrize("data", (b"", b"\n", b"\x00\xff" * 50, b"[]\n", b'{"format":99}\n', b"{" * 9999))
def test_a_file_that_is_no_log_is_told_so(run: Run, tmp_path: Path, data: bytes) -> None:
    """Verify answers no; the others cannot use it."""
    path = tmp_path / "odd.leaders"
    path.write_bytes(data)
    assert run("verify", path)[0] == 1
    for command in (("show", path), ("replay", path), ("shot", path, "--at", 0, "--out", tmp_path / "x.png")):
        code, _, err = run(*command)
        assert code == 2
        assert str(path) in err


def test_a_log_of_another_version_is_named_with_what_can_be_done(run: Run, finished: Path) -> None:
    """Field report 5."""
    head, rest = finished.read_bytes().split(b"\n", 1)
    for old, new, wanted in (
        (b'"rules":1', b'"rules":2', "newer version of the app"),
        (b'"format":1', b'"format":2', "newer version of the app"),
        (b'"format":1', b'"format":-1', "never was"),
        (b'"game":"toy"', b'"game":"tic"', "does not have"),
    ):
        finished.write_bytes(head.replace(old, new) + b"\n" + rest)
        code, _, err = run("show", finished)
        assert code == 2
        assert wanted in err


def test_show_tells_entries_with_their_numbers(run: Run, finished: Path) -> None:
    """From one entry to another, both included."""
    code, out, _ = run("show", finished, "--from", 1, "--to", 2)
    assert code == 0
    numbers = [int(line.split()[0]) for line in out.splitlines()]
    assert numbers == sorted(numbers)
    assert set(numbers) <= {1, 2}
    code, _, err = run("show", finished, "--from", 5, "--to", 2)
    assert code == 2
    assert "5 to 2" in err


def test_show_keeps_the_secrets_of_a_game_that_goes_on(run: Run, finished: Path, unfinished: Path) -> None:
    """A spectator by default; the referee once it is over; a seat where one is named."""
    open_cards = run("show", unfinished, "--seat", "referee")[1]
    assert run("show", unfinished)[1] == run("show", unfinished, "--seat", "spectator")[1] != open_cards
    assert run("show", finished)[1] == run("show", finished, "--seat", "referee")[1]
    own = run("show", unfinished, "--seat", "0")[1]
    assert own not in (open_cards, run("show", unfinished, "--seat", "1")[1])


@pytest.mark.parametrize("seat", ("2", "-1", "south", "1e3", ""))
def test_a_seat_that_is_not_there_is_named(run: Run, unfinished: Path, seat: str) -> None:
    """Before anything is told."""
    code, out, err = run("show", unfinished, f"--seat={seat}")
    assert (code, out) == (2, "")
    assert "--seat" in err


def test_a_torn_log_is_told_with_a_notice(run: Run, finished: Path) -> None:
    """Field report 22."""
    whole = run("show", finished, "--seat", "referee")[1]
    finished.write_bytes(finished.read_bytes()[:-20])
    code, out, err = run("show", finished, "--seat", "referee")
    assert code == 0
    assert whole.startswith(out)
    assert "torn off" in err


def test_a_damaged_log_is_shown_up_to_the_last_good_entry(run: Run, finished: Path) -> None:
    """With the line of the damage on standard error."""
    lines = finished.read_bytes().splitlines(keepends=True)
    lines[5] = b'{"index":4,"oops":true}\n'
    finished.write_bytes(b"".join(lines))
    code, out, err = run("show", finished, "--seat", "referee")
    assert code == 0
    assert "line 6" in err
    assert out


def test_maps_says_good_or_what_is_wrong(run: Run, tmp_path: Path) -> None:
    """0, 1 with a line for each fault, 2 for no file."""
    code, out, _ = run("maps", LONG)
    assert (code, out) == (0, "long.tmx: good: 'The long board', 44 spaces, for duel\n")
    code, out, _ = run("maps", made.small_map(tmp_path))  # well made, but too small for a duel
    assert code == 1
    assert all(line.startswith("small.tmx: ") for line in out.splitlines())
    code, out, _ = run("maps", made.small_map(tmp_path, recruitment="", starts=""))
    assert (code, out) == (
        1,
        "small.tmx: layer recruitment: is missing\nsmall.tmx: layer starts: is missing\n",
    )
    code, _, err = run("maps", tmp_path / "gone.tmx")
    assert (code, err) == (2, f"leaders: {tmp_path / 'gone.tmx'}: there is no such file\n")


def test_a_map_for_another_game_is_refused(run: Run, tmp_path: Path) -> None:
    """By the property that says which."""
    properties = '<property name="game" value="chess"/><property name="name" value="x"/>'
    code, out, _ = run("maps", made.small_map(tmp_path, properties=properties))
    assert code == 1
    assert "property game" in out


def test_bots_tells_results_as_text_and_as_json(run: Run, random_players: None, tmp_path: Path) -> None:
    """Contestants change seats after every game; each game's log is kept and holds."""
    arguments = ("bots", "toy", "--games", 6, "--seats", "hard,easy", "--seed", "cup")
    code, out, err = run(*arguments, "--json", "--logs", tmp_path / "cup")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["games"] == 6
    assert [one["level"] for one in result["contestants"]] == ["hard", "easy"]
    assert all(one["low"] <= one["share"] <= one["high"] for one in result["contestants"])
    assert sum(result["endings"].values()) == 6
    logs = sorted((tmp_path / "cup").iterdir())
    assert len(logs) == 6
    assert run("verify", *logs)[0] == 0
    players = [library.open_replay(log).replay.header.players for log in logs[:2]]
    assert players == [("hard", "easy"), ("easy", "hard")]
    code, out, _ = run(*arguments)
    assert code == 0
    assert "95 %" in out


def test_the_same_seed_plays_the_same_games(run: Run, random_players: None) -> None:
    """Another seed plays others."""
    first, again, other = (
        run("bots", "toy", "--games", 4, "--seats", "easy,easy", "--seed", seed, "--json")[1]
        for seed in ("one", "one", "two")
    )
    assert first == again
    assert json.loads(first)["entries"] != json.loads(other)["entries"]


def test_bots_play_by_the_settings_given(run: Run) -> None:
    """A setting that the game does not have is named."""
    few = ("bots", "world", "--games", 1, "--seats", "easy,easy", "--seed", "s", "--json")
    code, out, _ = run(*few, "--option", "turn_limit=1", "--option", "scenario=quick_game")
    assert code == 0 and json.loads(out)["endings"] == {"turn_limit": 1}
    code, _, err = run(*few, "--option", "colour=red")
    assert code == 2 and "colour" in err


@pytest.mark.parametrize(
    ("game", "seats", "named"),
    (("toy", "easy", "1 named"), ("toy", "human,easy", "'human'"), ("chess", "easy,easy", "'chess'")),
)
def test_bots_that_cannot_meet_are_named(run: Run, game: str, seats: str, named: str) -> None:
    """A wrong number, a person, a game that is not here."""
    code, _, err = run("bots", game, "--games", 1, "--seats", seats)
    assert code == 2
    assert named in err


def test_a_game_without_computer_players_says_so(run: Run) -> None:
    """Before anything is played, and over the line protocol too."""
    code, _, err = run("bots", "toy", "--games", 1, "--seats", "easy,easy")
    assert code == 2
    assert "no computer players" in err
    engine = Engine()
    engine.answer(b'{"do":"new","game":"toy","seats":2,"seed":"tea"}')
    reply = json.loads(engine.answer(b'{"do":"bot","seat":0,"level":"easy"}'))
    assert (reply["error"], "no computer players" in reply["reason"]) == ("bad_request", True)


def test_bots_never_write_over_a_log(run: Run, random_players: None, tmp_path: Path) -> None:
    """The second series must go elsewhere."""
    arguments = ("bots", "toy", "--games", 1, "--seats", "easy,easy", "--logs", tmp_path)
    assert run(*arguments)[0] == 0
    code, _, err = run(*arguments)
    assert code == 2
    assert "is there already" in err


def test_wilson_intervals_match_known_values() -> None:
    """Worked out by hand from the formula, and the limits at no wins, all wins and no games."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[Request]:
    """A window that only notes what it is asked to open."""
    asked: list[Request] = []

    def opened(request: Request, shelf: object) -> int:
        asked.append(request)
        return 0

    module = ModuleType("game.ui.main")
    module.run = opened  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "game.ui.main", module)
    import game.ui

    monkeypatch.setattr(game.ui, "main", module, raising=False)
    return asked


def test_no_command_opens_the_title_screen(run: Run, window: list[Request]) -> None:
    """As a player starts it."""
    assert run()[0] == 0
    assert window == [OpenTitle()]


def test_play_opens_a_table_as_asked(run: Run, window: list[Request], tmp_path: Path) -> None:
    """Seats, seed, options read as the game's own types, map, log."""
    log = tmp_path / "new.leaders"
    assert run("play", "duel")[0] == 0
    options = ("--option", "mode=strategist", "--option", "draw_turn_limit=80", "--map", LONG, "--log", log)
    assert run("play", "duel", "--seats", "human,hard", "--seed", "tea", *options)[0] == 0
    plain, full = window
    assert plain == OpenTable("duel", ("human", "human"), options=msgspec.to_builtins(DuelOptions()))
    assert isinstance(full, OpenTable)
    assert (full.seats, full.seed, full.map, full.log) == (("human", "hard"), "tea", LONG, log)
    assert (full.options["mode"], full.options["draw_turn_limit"]) == ("strategist", 80)


@pytest.mark.parametrize(
    ("arguments", "named"),
    (
        (("chess",), "'chess'"),
        (("duel", "--seats", "human"), "1 named"),
        (("duel", "--seats", "human,alien"), "'alien'"),
        (("toy", "--seats", "human,hard"), "toy has no computer players of level 'hard'"),
        (("duel", "--option", "mode"), "K=V"),
        (("duel", "--option", "mode=chaos"), "mode"),
        (("duel", "--option", "speed=9"), "speed"),
        (("toy", "--option", "hand=many"), "hand"),
        (("toy", "--option", "colour=red"), "colour"),
        (("duel", "--option", "mode=quick", "--option", "mode=quick"), "twice"),
        (("duel", "--map", "gone.tmx"), "gone.tmx"),
        (("duel", "--log", "/nowhere/at/all.leaders"), "/nowhere/at"),
    ),
)
def test_a_table_that_cannot_be_laid_is_named_before_the_window_opens(
    run: Run, window: list[Request], arguments: tuple[str, ...], named: str
) -> None:
    """Exit code 2, one line, no window."""
    code, _, err = run("play", *arguments)
    assert code == 2
    assert named in err
    assert err.startswith("leaders: ")
    assert window == []


def test_play_never_writes_over_a_file(run: Run, window: list[Request], finished: Path) -> None:
    """Not even over a log."""
    before = finished.read_bytes()
    assert run("play", "duel", "--log", finished)[0] == 2
    assert (finished.read_bytes(), window) == (before, [])


def test_replay_opens_the_viewer_as_asked(run: Run, window: list[Request], finished: Path) -> None:
    """Moment and eyes are checked first."""
    assert run("replay", finished)[0] == 0
    assert run("replay", finished, "--at", 2, "--seat", "1")[0] == 0
    assert window == [OpenReplay(finished), OpenReplay(finished, 2, 1)]  # type: ignore[arg-type]
    assert run("replay", finished, "--at", 9999)[0] == 2
    assert run("replay", finished, "--seat", "9")[0] == 2
    assert len(window) == 2


def test_without_a_display_it_says_what_is_missing(
    run: Run, window: list[Request], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Instead of failing inside SDL."""
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    code, _, err = run()
    assert (code, window) == (2, [])
    assert "DISPLAY" in err


def test_an_error_of_ours_is_one_line_with_a_report(
    run: Run, monkeypatch: pytest.MonkeyPatch, leaders_home: Path, finished: Path
) -> None:
    """The report holds the whole story."""

    def broken(path: Path) -> None:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr(library, "open_replay", broken)
    code, out, err = run("show", finished)
    assert (code, out, err.count("\n")) == (2, "", 1)
    (report,) = (leaders_home / "reports").iterdir()
    assert str(report) in err
    assert "a slip" in report.read_text(encoding="utf-8")


def test_a_reader_that_leaves_early_is_no_error(finished: Path) -> None:
    """`leaders show LOG | head -1`."""
    code = "import sys; from tests.toy.game import TOY; from game import library, cli\n"
    code += f"library.register('toy', lambda: TOY); sys.exit(cli.main(['show', {str(finished)!r}] ))"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-c", code], stdout=writing, stderr=subprocess.PIPE, cwd=ROOT)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_shot_draws_one_moment_without_a_window(run: Run, tmp_path: Path) -> None:
    """A PNG of the size asked for; another moment is another picture, and what cannot be is named."""
    log, out = tmp_path / "duel.leaders", tmp_path / "one.png"
    write_log(log, library.new_table("duel", ("human", "human"), seed="tea").full_log())
    assert run("shot", log, "--at", 1, "--out", out, "--size", "640x400", "--seat", "0") == (0, "", "")
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (640, 400)
    assert run("shot", log, "--at", 0, "--out", tmp_path / "two.png", "--size", "640x400")[0] == 0
    assert (tmp_path / "two.png").read_bytes() != data
    assert sorted(file.name for file in tmp_path.iterdir()) == ["duel.leaders", "one.png", "two.png"]
    for wrong in (
        ("--at", 2, "--out", out),
        ("--at", 0, "--out", "x.jpg"),
        ("--at", 0, "--out", "/nowhere/x.png"),
    ):
        assert run("shot", log, *wrong)[0] == 2


def test_a_progress_bar_is_drawn_only_for_a_person(
    run: Run, random_players: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error of a terminal; results stay clean on standard output."""
    arguments = ("bots", "toy", "--games", 3, "--seats", "easy,easy", "--seed", "bar", "--json")
    code, plain, err = run(*arguments)
    assert (code, err) == (0, "")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    code, watched, err = run(*arguments)
    assert (code, watched) == (0, plain)
    assert "3/3" in err and "100%" in err
    assert err.count("\n") == 1


def test_games_in_several_processes_are_the_same_games(run: Run, tmp_path: Path) -> None:
    """Whatever order they end in, the logs are named and seated alike, and each holds."""
    arguments = (
        "bots",
        "duel",
        "--games",
        3,
        "--seats",
        "easy,easy",
        "--seed",
        "jobs",
        "--time",
        5,
        "--json",
    )
    code, out, _ = run(*arguments, "--jobs", 2, "--logs", tmp_path)
    assert code == 0
    assert json.loads(out)["games"] == 3
    logs = sorted(tmp_path.iterdir())
    assert [log.name for log in logs] == [f"duel-{number:05d}.leaders" for number in range(3)]
    assert run("verify", *logs)[0] == 0
