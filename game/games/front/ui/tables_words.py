"""The words of the fighting screens: their own catalogue beside the table's."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.games.front.model import HexId
from game.games.front.rules import FrontRules
from game.games.front.ui.tables_chances import read_result
from game.games.front.ui.words import FrontWords

MINUS = "−"


class FightWords:
    """`say(key, …)` speaks from data/fight_ui_en.json; names come through the table's words."""

    def __init__(self, rules: FrontRules, words: FrontWords | None = None) -> None:
        self._rules = rules
        self.table = words or FrontWords()
        self._by_key = _catalogue()

    def say(self, key: str, **values: object) -> str:
        """A sentence of the fights' catalogue."""
        return self._by_key[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self._by_key

    def counted(self, key: str, count: int, **values: object) -> str:
        """A sentence about a number of things: `key.one` where it is one."""
        one = f"{key}.one"
        return self.say(one if count == 1 and self.has(one) else key, count=count, **values)

    def name(self, counter: str) -> str:
        """A unit's or leader's name."""
        return self.table.counter(self._rules, counter)

    def place(self, here: HexId) -> str:
        """A hex by its place or number."""
        return self.table.place(self._rules, here)

    def ground(self, here: HexId) -> str:
        """What the hex is like for its defender."""
        ground = self._rules.ground
        terrain = self.say(f"place.{ground.terrain[here]}")
        return self.say("place.westwall", terrain=terrain) if here in ground.westwall else terrain

    def shift(self, key: str) -> str:
        """What a shift row is called."""
        return self.say(f"shift.{key}") if self.has(f"shift.{key}") else key.replace("_", " ")

    def result(self, text: str) -> str:
        """A cell of the assault table in words."""
        steps, hexes = read_result(text)
        if not steps and not hexes:
            return self.say("result.-")
        lost = self.counted("result.steps", steps)
        back = self.counted("result.retreat", hexes)
        if steps and hexes:
            return self.say("result.both", steps=lost, retreat=back)
        return lost if steps else back

    def barrage_result(self, text: str) -> str:
        """A cell of the barrage table in words."""
        if text in ("-", "s"):
            return self.say(f"result.{text}")
        return self.say("result.barrage", steps=self.counted("result.steps", int(text)))


def signed(value: int) -> str:
    """A shift with its sign, +1 or −1."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


def percent(part: float) -> str:
    """A chance as a whole number of hundredths."""
    return f"{part * 100:.0f}%"


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.front").joinpath("data/fight_ui_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
