"""The words of the shared screens, from a catalogue; a game's own words live with the game."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources


class Strings:
    """Sentences by key; `strings("menu.continue")`, with named values for the places in braces."""

    def __init__(self, language: str = "en") -> None:
        text = resources.files("game.ui").joinpath("data").joinpath(f"{language}.json").read_text("utf-8")
        self._by_key: dict[str, str] = json.loads(text)

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key; a missing key raises KeyError (a test walks all keys that the code uses)."""
        return self._by_key[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether the catalogue knows the key."""
        return key in self._by_key


@lru_cache(maxsize=4)
def strings(language: str = "en") -> Strings:
    """The catalogue of a language, read once."""
    return Strings(language)
