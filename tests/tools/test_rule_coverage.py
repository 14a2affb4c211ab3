"""What counts as a test of a rule."""

from __future__ import annotations

from pathlib import Path

from tools import rule_coverage as rc


def _claims(tmp_path: Path, name: str, source: str) -> list[rc.Claim]:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return list(rc.read_claims(tmp_path))


def test_ids_count_only_in_docstrings_of_test_functions(tmp_path: Path) -> None:
    source = '''
"""D001"""
# D002
def helper():
    """D003"""
def test_one():
    """D004, A05: told in words"""
    "D006"
class TestMore:
    """D007"""
    def test_two(self):
        """D008"""
def test_silent():
    x = "D009"
'''
    claims = _claims(tmp_path, "test_x.py", source)
    assert [sorted(claim.ids) for claim in claims] == [["A05", "D004"], ["D008"]]


def test_a_rule_without_a_test_is_missing_and_an_excused_one_is_not() -> None:
    rules = {"duel": ("D001", "D002", "D003")}
    (game,) = rc.coverage(rules, [rc.Claim(("games", "duel", "test_x.py"), frozenset({"D002"}))])
    assert game.covered == {"D002"}
    assert game.excused == ("D001",)
    assert game.missing == ("D003",)
    assert rc.table(game)[0] == "duel: 1/3 rules have a test"


def test_tips_and_account_matters_are_excused_but_screens_are_not() -> None:
    rules, kinds = {"world": ("R001", "R002", "R003")}, {"world": {"R001": "T", "R002": "N", "R003": "U"}}
    (game,) = rc.coverage(rules, [], kinds)
    assert game.excused == ("R001", "R002")
    assert game.missing == ("R003",)
    assert any("kind T" in line for line in rc.table(game))


def test_an_id_shared_by_two_games_needs_a_test_that_names_the_game() -> None:
    rules = {"duel": ("A01", "D050"), "world": ("A01", "R001")}
    anywhere = [rc.Claim(("core", "test_x.py"), frozenset({"A01", "D050"}))]
    assert [game.covered for game in rc.coverage(rules, anywhere)] == [{"D050"}, set()]
    named = [rc.Claim(("ui", "test_duel_table.py"), frozenset({"A01", "R001"}))]
    assert [game.covered for game in rc.coverage(rules, named)] == [{"A01"}, set()]


def test_every_excuse_belongs_to_a_rule_of_that_game() -> None:
    rules = rc.read_rules(rc.ROOT / "game" / "games")
    for game, excuses in rc.EXCUSED.items():
        assert set(excuses) <= set(rules[game])
