"""How a hand spells a visit to headquarters: the tokens of what is set, then `button:confirm`.

`item:tank`, `count:3`; `research:military`; `seat:2`, `tribute:5`; `seat:2`, `deed:boycott`;
`mission:defence`.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ruleset import Token
from game.games.world.commands import Confirm
from game.games.world.headquarters_draft import count_of, in_order
from game.games.world.model import AGENT_KINDS, UNIT_KINDS, Draft, Item

ITEMS: tuple[Item, ...] = (*UNIT_KINDS, *AGENT_KINDS)


def spellings(command: Confirm) -> Iterator[tuple[Token, ...]]:
    """The one sequence of tokens that makes the command; ("button:confirm",) alone sets nothing."""
    yield (*tokens_of(command.draft), "button:confirm")


def tokens_of(draft: Draft) -> Iterator[Token]:
    """What is set in a draft, in its written order."""
    draft = in_order(draft)
    for item in ITEMS:
        if count_of(draft, item):
            yield from (f"item:{item}", f"count:{count_of(draft, item)}")
    for field in draft.research:
        yield f"research:{field}"
    for tribute in draft.tributes:
        yield from (f"seat:{tribute.to}", f"tribute:{tribute.points}")
    for venture in draft.ventures:
        yield from (f"seat:{venture.target}", f"deed:{venture.deed}")
    if draft.mission is not None:
        yield f"mission:{draft.mission}"
