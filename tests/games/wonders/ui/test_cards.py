"""The faces of everything printed: each can be drawn at every size, and its words are composed."""

from __future__ import annotations

from typing import get_args

import pygame
import pytest

from game.games.wonders import effects as f
from game.games.wonders.book import load_book
from game.games.wonders.ui.card_face import CardFaces, colour_of
from game.games.wonders.ui.effect_symbols import parts_of, row_of
from game.games.wonders.ui.thing_pages import thing_pages
from game.games.wonders.ui.thing_words import ThingWords
from tests.ui.pilot import Pilot

BOOK, WORDS = load_book(), ThingWords()
SMALL, LARGE = (90, 135), (240, 360)


@pytest.fixture(scope="module")
def faces() -> CardFaces:
    """Faces at scale 1."""
    return CardFaces(Pilot().ctx)


def pixels(image: pygame.Surface) -> bytes:
    """Every pixel, to compare pictures."""
    return pygame.image.tobytes(image, "RGBA")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_card_has_a_face_of_its_own(faces: CardFaces, size: tuple[int, int]) -> None:
    """W001"""
    seen = {pixels(faces.card(card, size)) for card in BOOK.cards}
    assert len(seen) == len(BOOK.cards) == 73


def test_every_wonder_is_dark_until_it_is_built(faces: CardFaces) -> None:
    """W024"""
    for wonder in BOOK.wonders:
        dark, lit = (
            pygame.transform.average_color(faces.wonder(wonder, (150, 99), built)) for built in (False, True)
        )
        assert sum(dark[:3]) < sum(lit[:3]), wonder
        assert pixels(faces.wonder(wonder, (150, 99), gone=True)) != pixels(faces.wonder(wonder, (150, 99)))


def test_every_leader_and_token_can_be_told_apart(faces: CardFaces) -> None:
    """W142 W003"""
    assert len({pixels(faces.leader(one, LARGE)) for one in BOOK.leaders}) == 43
    assert len({pixels(faces.token(one, 56)) for one in BOOK.tokens}) == 10
    states = ("available", "active", "spent", "buried")
    looks = [pixels(faces.leader("midas", SMALL, one)) for one in states]
    assert len({looks[0], looks[1], looks[2]}) == 3


def test_a_leaders_cost_is_the_one_of_this_game(faces: CardFaces) -> None:
    """W321"""
    assert pixels(faces.leader("pericles", SMALL, "available", 6)) == pixels(faces.leader("pericles", SMALL))
    assert pixels(faces.leader("pericles", SMALL, "available", 3)) != pixels(faces.leader("pericles", SMALL))


def test_link_leaders_show_the_symbols_of_this_game(faces: CardFaces) -> None:
    """W311"""
    by_colour = CardFaces(Pilot().ctx, by_colour=True)
    for leader in ("archimedes", "da_vinci", "hammurabi", "leonidas", "xenophon"):
        assert pixels(faces.leader(leader, SMALL)) != pixels(by_colour.leader(leader, SMALL)), leader


def test_backs_tell_the_age_and_the_guilds(faces: CardFaces) -> None:
    """W013"""
    backs = [pixels(faces.back(kind, SMALL)) for kind in ("1", "2", "3", "guild", "leader")]
    assert len(set(backs)) == 5
    assert pixels(faces.back("back:guild", SMALL)) == backs[3]


def test_the_colour_band_of_a_card_is_its_familys(faces: CardFaces) -> None:
    """W040 W041 W042 W043 W044 W045"""
    for card in BOOK.cards:
        image = faces.card(card, SMALL)
        at = image.get_at((45, 24))
        wanted = colour_of(card)
        assert max(abs(at[n] - wanted[n]) for n in range(3)) < 60, card


THINGS = [(*shelf.values(),) for shelf in (BOOK.cards, BOOK.wonders, BOOK.tokens, BOOK.leaders)]
EFFECTS = [tuple(thing.effects) for shelf in THINGS for thing in shelf]


def test_every_kind_of_effect_has_parts_and_a_sentence() -> None:
    """W040-W045 W101-W133 W201-W243"""
    for effects in EFFECTS:
        assert row_of(effects) and WORDS.effects(effects)
        for effect in effects:
            told = WORDS.effect(effect)
            assert parts_of(effect), told
            assert told.endswith(".")
            assert not [
                flaw for flaw in ("{", "1 points", "1 coins") if flaw in f" {told}".replace(" 11", "")
            ]
    assert {type(effect) for effects in EFFECTS for effect in effects} == set(get_args(f.Effect))


def test_all_symbols_of_effects_and_costs_are_painted(faces: CardFaces) -> None:
    """Nothing on a card is drawn as a plain stand-in."""
    exists = Pilot().ctx.sprites.exists
    names = {p.name for effects in EFFECTS for e in effects for p in parts_of(e) if p.kind == "symbol"}
    names |= {"coin", "point", "drain", "any", *f.RESOURCES}
    names |= {name for card in BOOK.cards.values() for name in (card.link, card.gives) if name}
    assert not [name for name in names if not exists(f"wonders/symbols/{name}")]


def test_a_guild_says_its_coins_and_points_in_one_sentence() -> None:
    """W131 W132"""
    (told,) = WORDS.effects(BOOK.cards["merchants_guild"].effects)
    assert told == "Now 1 coin, at the end 1 point for each yellow card in the city that has most."
    (told,) = WORDS.effects(BOOK.cards["builders_guild"].effects)
    assert told == "At the end worth 2 points for each wonder built in the city that has most."


def test_faces_are_kept_and_shared(faces: CardFaces) -> None:
    """Asking twice draws once."""
    assert faces.card("altar", SMALL) is faces.card("altar", SMALL)


def test_every_thing_has_a_rules_page_with_cost_effect_and_row() -> None:
    """W001 W101-W114 W121-W133 W201-W243"""
    pages = {page.token: page for page in thing_pages()}
    assert len(pages) == 73 + 14 + 10 + 43
    for page in pages.values():
        assert len(page.paragraphs) >= 3 and page.paragraphs[-1].startswith("W"), page.token
        assert not [text for text in page.paragraphs if "{" in text]
    assert pages["card:statue"].paragraphs[:4] == (
        "Age II, civic. Costs 2 clay.",
        "Worth 4 points.",
        "Free for a city that has the mask, which comes with Theater or Hammurabi.",
        "Gives the column: Gardens costs nothing then.",
    )
    for kind, name, row in (
        ("wonder", "rome", "W113"),
        ("leader", "darius", "W212"),
        ("leader", "zenobia", "W243"),
    ):
        assert pages[f"{kind}:{name}"].paragraphs[-1].startswith(f"{row} ")
