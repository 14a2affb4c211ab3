"""Every building does what is printed on it; sums of all that is printed; the shapes of the ages."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.wonders import effects as f
from game.games.wonders.book import Building
from game.games.wonders.commands import Build
from game.games.wonders.deeds import enter_card
from game.games.wonders.powers import powers_of, symbols_of
from game.games.wonders.scoring import score
from tests.games.wonders.printed import CARDS
from tests.games.wonders.table import BOOK, ME, after, city, done, offered, table

ROWS = [line.split(", ") for line in CARDS.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=[row[0].split(":")[0] for row in ROWS])
def test_a_card_costs_and_does_what_is_printed_on_it(row: list[str]) -> None:
    """W001, W040, W041, W042, W043, W044, W045, W131, W132, W133"""
    head, _, printed, *_ = row
    card = head.split(":")[0]
    assert _written(BOOK.cards[card]) == ", ".join(row)
    # two brown, a grey, a green without effects of its own, a red card, a wonder
    before = table(city("stone_pit logging_camp press scriptorium stable", built="pyramids", coins=9), age=3)
    state = done(before, lambda course: enter_card(course, ME, card, "guild"))
    gains = Counter[str]()
    for effect in printed.split("; "):
        words = effect.split()
        if words[0].isdigit():
            gains[words[1] + (" per" if "per" in words else "")] += int(words[0]) * _count(words, card)
    had, has = score(before, ME), score(state, ME)
    assert state.cities[ME].coins == 9 + gains["coins"] + gains["coins per"]
    assert state.pawn == gains["shields"]
    colour = BOOK.cards[card].colour
    if colour not in ("brown", "grey", "red"):
        category = "guilds" if colour == "purple" else colour
        at_end = gains["points"] + _at_end(printed, state.cities[ME].coins)
        assert has.points[category] - had.points[category] == at_end  # type: ignore[index]
    makes = powers_of(state.cities[ME], state.options)
    for number, resource in enumerate(f.RESOURCES):
        more = makes.made[number] - powers_of(before.cities[ME], before.options).made[number]
        assert more == (int(printed.split()[1]) if printed.startswith("makes") and resource in printed else 0)
        assert (makes.fixed[number] == 1) == (printed.startswith("buys") and resource in printed)
    symbol = printed.split(";")[0]
    assert symbols_of(state.cities[ME])[symbol] == (1 + (symbol == "quill") if colour == "green" else 0)


def _count(words: list[str], card: str) -> int:
    """How many a coin effect of `per` counts in the test's city, the built card included."""
    if "per" not in words:
        return 1
    if "points" in words:
        return 0
    what = words[words.index("per") + 1]
    own = {"brown": 2, "grey": 1, "brown_and_grey": 3, "green": 1, "red": 1, "wonders": 1}.get(what, 0)
    return own + (BOOK.cards[card].colour == what)


def _at_end(printed: str, coins: int) -> int:
    counts = {"brown_and_grey": 3, "green": 1, "red": 1, "wonders": 1, "coin_triples": coins // 3}
    total = 0
    for effect in printed.split("; "):
        words = effect.split()
        if "points" in words and "per" in words:
            total += int(words[0]) * counts.get(words[words.index("per") + 1], 0)
    return total


def _written(card: Building) -> str:
    cost = [f"{card.coins}c"] if card.coins else []
    cost += [f"{count} {resource}" for resource, count in card.needs.items()]
    parts = [
        f"{card.id}: {card.deck} {card.colour}", " + ".join(cost) or "free",
        "; ".join(_effect(one) for one in card.effects),
    ]  # fmt: skip
    parts += [f"by {card.link}"] if card.link else []
    return ", ".join([*parts, *([f"gives {card.gives}"] if card.gives else [])])


def _effect(effect: f.Effect) -> str:
    match effect:
        case f.Make(resources=made):
            return "makes " + " ".join(f"{count} {resource}" for resource, count in made.items())
        case f.MakeOneOf(options=options):
            return "one of " + "/".join(options)
        case f.FixedPrice(resources=resources, price=1):
            return "buys " + "/".join(resources)
        case f.ShowSymbol(symbol=symbol):
            return symbol
        case f.Points(amount=amount) | f.Shields(amount=amount) | f.Coins(amount=amount):
            return f"{amount} {type(effect).__name__.lower()}"
        case f.CoinsPer() | f.PointsPer():
            word = "coins" if isinstance(effect, f.CoinsPer) else "points"
            return f"{effect.amount} {word} per {effect.count}" + " of most" * (effect.of == "most")
        case _:
            raise AssertionError(effect)


def test_the_sums_of_all_that_is_printed() -> None:
    """W001"""
    cards = BOOK.cards.values()
    assert [len(BOOK.decks[deck]) for deck in ("1", "2", "3", "guild")] == [23, 23, 20, 7]
    needs = Counter[str](coins=sum(card.coins for card in cards))
    for card in cards:
        needs.update(card.needs)
    assert needs == {"coins": 46, "wood": 34, "clay": 32, "stone": 33, "glass": 21, "papyrus": 21}
    base = [wonder for wonder in BOOK.wonders.values() if not wonder.expansion]
    needs = Counter()
    for wonder in base:
        needs.update(wonder.needs)
    assert needs == {"wood": 11, "clay": 10, "stone": 12, "glass": 9, "papyrus": 10}
    assert len(base) == 12 and len(BOOK.wonders) == 14 and len(BOOK.tokens) == 10 and len(BOOK.leaders) == 43
    colours = Counter(card.colour for card in cards)
    assert [colours[one] for one in f.COLOURS] == [9, 4, 14, 12, 13, 14, 7]

    def points(colour: str) -> list[int]:
        return [
            sum(e.amount for c in cards if c.deck == d and c.colour == colour for e in c.effects
                if isinstance(e, f.Points))
            for d in "123"
        ]  # fmt: skip

    assert points("blue") == [9, 22, 36] and points("green") == [2, 6, 10] and points("yellow") == [0, 0, 15]
    assert sum(e.amount for w in base for e in w.effects if isinstance(e, f.Points)) == 42


def test_each_link_joins_two_cards_and_each_symbol_is_on_two() -> None:
    """W026, W060"""
    given = sorted(card.gives for card in BOOK.cards.values() if card.gives)
    taken = sorted(card.link for card in BOOK.cards.values() if card.link)
    assert given == taken and len(set(given)) == 17
    shown = Counter(
        one.symbol for card in BOOK.cards.values() for one in card.effects if isinstance(one, f.ShowSymbol)
    )
    assert shown == dict.fromkeys(f.SYMBOLS[:6], 2)
    assert [t.id for t in BOOK.tokens.values() if any(isinstance(e, f.ShowSymbol) for e in t.effects)] == [
        "law"
    ]


def test_the_ages_have_their_shapes() -> None:
    """W010, W011"""
    rows = {1: [2, 3, 4, 5, 6], 2: [6, 5, 4, 3, 2], 3: [2, 3, 4, 2, 4, 3, 2]}
    for age, layout in BOOK.layouts.items():
        counts = Counter(slot.row for slot in layout.slots)
        assert [counts[row] for row in sorted(counts)] == rows[age]
        assert sum(slot.face_up for slot in layout.slots) == 12
        for slot in layout.slots:
            assert slot.face_up == (slot.row % 2 == 1)
            for above in slot.covered_by:
                assert layout.slots[above].row == slot.row + 1
                assert abs(layout.slots[above].x - slot.x) <= 1
            if slot.row < max(counts):
                assert slot.covered_by


def test_production_is_there_turn_after_turn() -> None:
    """W030"""
    state = table(city("shelf_quarry"), display={18: "walls", 19: "theater", 17: "baths"}, age=3)
    state = after(state, Build(seat=ME, card="walls"))
    assert state.cities[ME].coins == 0
    state = after(state, offered(state)[-1])  # east
    assert Build(seat=ME, card="baths") in offered(state)
