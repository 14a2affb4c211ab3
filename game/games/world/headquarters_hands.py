"""How a hand spells a visit to headquarters: the tokens of what is set, then `button:confirm`.

`item:tank`, `count:3`; `research:military`; `seat:2`, `tribute:5`; `seat:2`, `deed:boycott`;
`mission:defence`. A screen with pages keeps a draft instead (see headquarters_draft).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Token
from game.games.world.book import Book
from game.games.world.commands import Confirm
from game.games.world.headquarters_draft import (
    count_of,
    in_order,
    refusals,
    with_item,
    with_mission,
    with_research,
    with_tribute,
    with_venture,
)
from game.games.world.headquarters_reach import target_refusal
from game.games.world.model import AGENT_KINDS, DEEDS, FIELDS, UNIT_KINDS, Draft, Item, WorldState

ITEMS: tuple[Item, ...] = (*UNIT_KINDS, *AGENT_KINDS)
CONFIRM: Token = "button:confirm"


def spellings(command: Confirm) -> Iterator[tuple[Token, ...]]:
    """The one sequence of tokens that makes the command; ("button:confirm",) alone sets nothing."""
    yield (*tokens_of(command.draft), CONFIRM)


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


def why_not(book: Book, state: WorldState, seat: Seat, touches: Sequence[Token]) -> Illegal:
    """Why the last touch is not offered: what forbids the draft meant. What is legal but only together with
    much else, or in another number, is set on the pages of headquarters instead."""
    for draft in drafts_meant(touches):
        for illegal in refusals(book, state, seat, draft):
            return illegal
    parts = touches[-1].split(":")
    if parts[0] == "seat" and parts[-1].isdecimal():
        unfit = target_refusal(state, seat, Seat(int(parts[-1])), "R206")
        if unfit is not None:
            return unfit
    known = {"item", "count", "research", "seat", "tribute", "deed", "mission"}
    if parts[0] in known or touches[-1] == CONFIRM:
        return Illegal("R175", "set_on_the_pages")
    return Illegal("R067", "not_in_this_step", step=state.step)


def drafts_meant(touches: Sequence[Token]) -> Iterator[Draft]:
    """The draft that the touches spell so far, if they spell one; an item without a number means one."""
    draft, item, seat = Draft(), "", -1
    for token in touches:
        kind, _, rest = token.partition(":")
        if kind == "item" and rest in ITEMS:
            item, draft = rest, _with_items(draft, rest, 1)
        elif kind == "count" and item and rest.isdecimal() and len(rest) < 4:
            draft = _with_items(draft, item, int(rest))
        elif kind == "seat" and rest.isdecimal() and len(rest) < 3:
            seat = int(rest)
        elif kind == "tribute" and seat >= 0 and rest.isdecimal() and len(rest) < 5:
            draft = with_tribute(draft, Seat(seat), int(rest))
        elif kind == "research" and rest in FIELDS:
            draft = with_research(draft, next(field for field in FIELDS if field == rest), is_on=True)
        elif kind == "deed" and seat >= 0 and rest in DEEDS:
            draft = with_venture(draft, next(deed for deed in DEEDS if deed == rest), Seat(seat), is_on=True)
        elif kind == "mission":
            draft = with_mission(draft, rest)
        elif token != CONFIRM:
            return
    yield draft


def _with_items(draft: Draft, name: str, count: int) -> Draft:
    return with_item(draft, next(item for item in ITEMS if item == name), count)
