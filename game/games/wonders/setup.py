"""Entry 0 of every game, and the drafts of leaders and wonders (W001-W009, W141-W144)."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.course import Course
from game.games.wonders.deeds import draw
from game.games.wonders.events import Drafted, DraftShown, FirstChosen, SupplyLaid, TokensLaid
from game.games.wonders.flow import begin_age, settle
from game.games.wonders.model import BOTH, EAST, SIDES, WondersOptions, other, seat_named

START_COINS = 7  # W004
MORE_WITH_LEADERS = 3  # W141
TOKENS_ON_BOARD = 5  # W003
SHOWN = 4  # W008, W142
DRAFTED = 4  # of each, by each player

FIRST_GAME: tuple[tuple[str, ...], tuple[str, ...]] = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)
"""The beginners' wonders: the first player's, the second player's (W009)."""


def lay_out(course: Course) -> None:
    """The events of set-up. Chance: the first player if drawn, five tokens, then the first draft."""
    book, options = load_book(), course.state.options
    course.tell(FirstChosen(seat=_first(course, options)))
    tokens = sorted(book.tokens)
    board = draw(course, tokens, TOKENS_ON_BOARD)
    course.tell(TokensLaid(board=board, box=tuple(one for one in tokens if one not in board)))
    with_leaders = options.leaders == "on"
    pool = (one.id for one in book.wonders.values() if with_leaders or not one.expansion)
    course.tell(
        SupplyLaid(
            wonders=tuple(sorted(pool)),
            leaders=tuple(sorted(book.leaders)) if with_leaders else (),
            guilds=book.decks["guild"],
            coins=START_COINS + (MORE_WITH_LEADERS if with_leaders else 0),
        )
    )
    if options.wonder_setup == "first_game":
        first = course.state.first
        for seat, wonders in zip((first, other(first)), FIRST_GAME, strict=True):
            course.tell(*(Drafted(seat=seat, what="wonders", item=one) for one in wonders))
    go_on_drafting(course)


def take(course: Course, seat: Seat, item: str) -> None:
    """A seat takes what is on offer; the last of four falls to whom it is left (W008, W142)."""
    what = "leaders" if course.state.phase == "leader_draft" else "wonders"
    course.tell(Drafted(seat=seat, what=what, item=item))  # type: ignore[arg-type]
    if len(course.state.draft) == 1:
        (left,) = course.state.draft
        course.tell(Drafted(seat=course.state.drafters[0], what=what, item=left))  # type: ignore[arg-type]
    if not course.state.draft:
        go_on_drafting(course)


def go_on_drafting(course: Course) -> None:
    """Show the next four leaders, then wonders; after the last, Age I begins."""
    state = course.state
    first, second = state.first, other(state.first)
    hands = [len(course.city(seat).hand) for seat in BOTH]
    wonders = [len(course.city(seat).wonders) for seat in BOTH]
    if state.options.leaders == "on" and sum(hands) < 2 * DRAFTED:
        starter = second if sum(hands) == 0 else first
        items = draw(course, list(state.unused), SHOWN)
        course.tell(DraftShown(what="leaders", items=items, order=_snake(starter)))
    elif sum(wonders) < 2 * DRAFTED:
        starter = first if sum(wonders) == 0 else second
        items = draw(course, list(state.pool), SHOWN)
        course.tell(DraftShown(what="wonders", items=items, order=_snake(starter)))
    else:
        begin_age(course, 1)
        settle(course)


def _snake(starter: Seat) -> tuple[Seat, ...]:
    return (starter, other(starter), other(starter), starter)


def _first(course: Course, options: WondersOptions) -> Seat:
    """The first player: drawn, chosen, or who lost the last game (W007)."""
    if options.first_player == "chosen":
        return seat_named(options.chosen_first)
    if options.first_player == "loser_of_last" and options.last_loser != "nobody":
        return seat_named(options.last_loser)
    return EAST if course.chance.pick(SIDES) == SIDES[EAST] else Seat(0)
