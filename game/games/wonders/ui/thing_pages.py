"""The rules pages of cards, wonders, tokens and leaders: cost, links, effects, and the rows about them."""

from __future__ import annotations

from game.games.wonders.book import Building, Leader, ProgressToken, Wonder, load_book
from game.games.wonders.effects import Links
from game.games.wonders.rulebook import rule_text
from game.games.wonders.ui.thing_words import ThingWords
from game.ui.face import RulesPage

_TOKEN_ROWS = {
    "agriculture": "W121", "philosophy": "W121", "architecture": "W122", "masonry": "W122",
    "economy": "W123", "law": "W124", "mathematics": "W125", "strategy": "W126", "theology": "W127",
    "urbanism": "W128",
}  # fmt: skip
_COLOUR_ROWS = {
    "brown": ("W040", "W031"), "grey": ("W040", "W031"), "blue": ("W041",), "green": ("W042", "W061", "W064"),
    "red": ("W043", "W050"), "yellow": ("W044",), "purple": ("W045", "W072"),
}  # fmt: skip
_FIRST_WONDER, _FIRST_LEADER = 101, 201  # their rows are in the order of the data


def thing_pages() -> list[RulesPage]:
    """A page for each wonder, token, leader and card, in this order."""
    book, words = load_book(), ThingWords()
    wonders = [
        _page(words, "wonder", one, "wonders/wonders", (f"W{_FIRST_WONDER + place}",))
        for place, one in enumerate(book.wonders.values())
    ]
    tokens = [
        _page(words, "token", one, "wonders/tokens", (_TOKEN_ROWS[one.id],)) for one in book.tokens.values()
    ]
    leaders = [
        _page(words, "leader", one, "wonders/leaders", (f"W{_FIRST_LEADER + place}",))
        for place, one in enumerate(book.leaders.values())
    ]
    cards = [
        _page(words, "card", one, "wonders/vignettes", _COLOUR_ROWS[one.colour])
        for one in book.cards.values()
    ]
    return [*wonders, *tokens, *leaders, *cards]


def _page(
    words: ThingWords,
    kind: str,
    thing: Building | Wonder | ProgressToken | Leader,
    folder: str,
    rows: tuple[str, ...],
) -> RulesPage:
    paragraphs = (_head(words, thing), *words.effects(thing.effects), *_links(words, thing))
    told = tuple(rule_text(row) for row in rows)
    return RulesPage(f"{kind}:{thing.id}", thing.name, f"{folder}/{thing.id}", (*paragraphs, *told))


def _head(words: ThingWords, thing: Building | Wonder | ProgressToken | Leader) -> str:
    """What it is and what it costs."""
    match thing:
        case Leader(cost=cost, other_cost=None):
            return words.say("page.leader", coins=cost)
        case Leader(cost=cost, other_cost=another):
            return words.say("page.leader_other", coins=cost, other=another)
        case ProgressToken():
            return words.say("page.token")
        case Wonder():
            return words.say("page.wonder", cost=_cost(words, thing))
        case Building():
            deck, family = words.say(f"page.deck.{thing.deck}"), words.say(f"family.{thing.colour}")
            key = "page.card" if thing.coins or thing.needs else "page.card_free"
            return words.say(key, deck=deck, family=family, cost=_cost(words, thing))


def _cost(words: ThingWords, thing: Building | Wonder) -> str:
    key = "page.coins.one" if thing.coins == 1 else "page.coins"
    coins = [words.say(key, coins=thing.coins)] if thing.coins else []
    units = [words.say("units", count=count, thing=words.name(one)) for one, count in thing.needs.items()]
    return words.listed([*coins, *units])


def _links(words: ThingWords, thing: Building | Wonder | ProgressToken | Leader) -> list[str]:
    """Where the link symbols lead to and come from."""
    if not isinstance(thing, Building):
        return []
    book, out = load_book(), []
    if thing.link is not None:
        givers = [one.name for one in book.cards.values() if one.gives == thing.link]
        givers += [
            one.name
            for one in book.leaders.values()
            if any(isinstance(effect, Links) and thing.link in effect.symbols for effect in one.effects)
        ]
        cards = words.listed(givers, "or")
        out.append(words.say("page.link", link=words.name(thing.link), cards=cards))
    if thing.gives is not None:
        freed = [one.name for one in book.cards.values() if one.link == thing.gives]
        key = "page.gives" if len(freed) == 1 else "page.gives.many"
        out.append(words.say(key, link=words.name(thing.gives), cards=words.listed(freed)))
    return out
