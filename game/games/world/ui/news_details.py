"""What a page of the national events shows besides its words: sums, levels, pieces, medals, nations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.world.model import FIELDS, UNIT_KINDS, AgentKind, Notice, office_of
from game.games.world.ui.news_pages import Page
from game.ui.badges import draw_badge
from game.ui.theme import BAD_ON_PAPER, BLUE_INK, BRASS, INK, INK_SOFT
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.games.world.ui.news import NewsScene
    from game.games.world.ui.news_cards import Card


def paint_details(news: NewsScene, page: Page, surface: pygame.Surface, card: Card, box: pygame.Rect) -> None:
    """Paint into the room below picture and words."""
    notice = page.notice
    match notice.kind:
        case "production_points":
            _paint_income(news, surface, card, card.below_words)
            _paint_treasury(news, surface, card, box)
        case "secret_information":
            _paint_levels(news, notice, surface, card, box)
        case "new_technology" | "new_technology_military":
            _paint_effect(news, notice, surface, card, box)
        case "fame_and_glory":
            _paint_medals(news, notice.amount, surface, card, box)
        case "troop_reinforcements":
            _paint_pieces(news, notice, surface, card, box)
        case "mission_failed":
            _paint_mission(news, notice, surface, card, box)
        case "new_diplomats" | "new_spies":
            _paint_agents(news, notice, surface, card, box)
        case "sabotage" if news.state.toll is not None and news.state.step == "sabotage":
            pass  # the piles to choose from lie there
        case "boycott" | "sabotage":
            paint_nation(news, news.seat, surface, card, box)
        case _:
            if notice.other is not None and page.offers is None:
                paint_nation(news, notice.other, surface, card, box)


def paint_nation(
    news: NewsScene, seat: Seat, surface: pygame.Surface, card: Widget, box: pygame.Rect
) -> None:
    """The emblem and the mark of the seat that a page is about."""
    ctx, px = news.ctx, news.ctx.px
    nation = news.state.realms[seat].nation
    high = min(px(92), box.height)
    x = box.left
    if nation is not None and high > px(30):
        emblem = ctx.sprites.sized(f"world/desk/nation_{nation}", round(high * 96 / 112), high)
        surface.blit(emblem, (x, box.top))
        x += emblem.get_width() + px(16)
    middle = (x + px(17), box.top + high // 2)
    draw_badge(ctx, surface, ctx.seat_colour(seat), middle, px(34))
    name = news.words.who(news.state, seat)
    card.write(surface, name, (middle[0] + px(28), middle[1]), "title", 20, INK, "midleft")


def _paint_income(news: NewsScene, surface: pygame.Surface, card: Widget, box: pygame.Rect) -> None:
    """How the points came about (R111, A38)."""
    px, say = news.ctx.px, news.words.say
    office = office_of(news.state, news.seat)
    income = office.income
    rows = [
        ("entered", income.entered),
        ("percent", income.percent),
        ("economy", income.economy),
        ("skill", income.skill),
        ("boycotts", -min(income.boycotts, income.own)),
        ("tributes", income.tributes),
    ]
    rows = [(key, value) for key, value in rows if value or key == "entered"]
    step = min(px(26), max(px(18), (box.height - px(8)) // (len(rows) + 2)))
    half = box.width
    y = box.top
    for key, value in rows:
        tone = BAD_ON_PAPER if value < 0 else INK
        card.write(surface, say(f"income.{key}"), (box.left, y), "serif", 16, INK)
        text = f"{value:+d}".replace("-", "−") if key != "entered" else str(value)
        card.write(surface, text, (box.left + half, y), "title", 16, tone, "topright")
        y += step
    pygame.draw.line(surface, INK, (box.left, y + px(1)), (box.left + half, y + px(1)), max(1, px(1)))
    card.write(surface, say("income.credited"), (box.left, y + px(4)), "serif_bold", 16, INK)
    card.write(surface, str(income.credited), (box.left + half, y + px(3)), "title", 20, BLUE_INK, "topright")


def _paint_treasury(news: NewsScene, surface: pygame.Surface, card: Card, box: pygame.Rect) -> None:
    """What the treasury holds now."""
    px, points = news.ctx.px, office_of(news.state, news.seat).points
    plate = pygame.Rect(box.left, box.top, card.photo.width, min(px(84), box.height))
    pygame.draw.rect(surface, (0xE7, 0xD9, 0xB8), plate, border_radius=px(6))
    pygame.draw.rect(surface, BRASS, plate, max(1, px(2)), border_radius=px(6))
    told = news.words.say("income.treasury")
    card.write(surface, told, (plate.left + px(16), plate.centery), "serif_bold", 16, INK, "midleft")
    card.write(surface, str(points), (plate.right - px(18), plate.centery), "title", 40, BLUE_INK, "midright")


def _paint_levels(
    news: NewsScene, notice: Notice, surface: pygame.Surface, card: Widget, box: pygame.Rect
) -> None:
    """The three fields of another seat, level by level (R234)."""
    px, ctx = news.ctx.px, news.ctx
    levels = notice.levels or (0, 0, 0)
    wide = box.width // 3
    for place, (field, level) in enumerate(zip(FIELDS, levels, strict=True)):
        x = box.left + place * wide
        card.write(surface, news.words.names.fields[field], (x, box.top), "title", 20, INK)
        for number in (1, 2, 3):
            spot = pygame.Rect(x + (number - 1) * px(58), box.top + px(34), px(50), px(50))
            done = number <= level
            pygame.draw.rect(
                surface, (0xDD, 0xE4, 0xEC) if done else (0xE4, 0xD7, 0xB8), spot, border_radius=px(5)
            )
            pygame.draw.rect(
                surface, BLUE_INK if done else (0xBB, 0xA5, 0x78), spot, max(1, px(2)), border_radius=px(5)
            )
            tone = BLUE_INK if done else (0xB4, 0xA0, 0x78)
            mark = ctx.sprites.tinted(f"world/desk/research_{field}_{number}", px(36), px(36), tone)
            surface.blit(mark, mark.get_rect(center=spot.center))


def _paint_effect(
    news: NewsScene, notice: Notice, surface: pygame.Surface, card: Widget, box: pygame.Rect
) -> None:
    """The mark of a level and what it does from now on."""
    px, ctx = news.ctx.px, news.ctx
    field = notice.field or "military"
    spot = pygame.Rect(box.left, box.top, px(72), px(72))
    pygame.draw.rect(surface, (0xDD, 0xE4, 0xEC), spot, border_radius=px(6))
    pygame.draw.rect(surface, BLUE_INK, spot, max(1, px(2)), border_radius=px(6))
    mark = ctx.sprites.tinted(f"world/desk/research_{field}_{notice.level}", px(52), px(52), BLUE_INK)
    surface.blit(mark, mark.get_rect(center=spot.center))
    text = news.words.names.research[field][notice.level - 1]
    room = pygame.Rect(spot.right + px(18), box.top + px(6), box.width - spot.width - px(18), box.height)
    y = room.top
    for line in ctx.type.wrap(text, "serif", 16, room.width):
        card.write(surface, line, (room.left, y), "serif", 16, INK)
        y += ctx.type.height("serif", 16)


def _paint_medals(
    news: NewsScene, count: int, surface: pygame.Surface, card: Widget, box: pygame.Rect
) -> None:
    """All medals so far, the new one last and larger."""
    px, ctx = news.ctx.px, news.ctx
    high = min(px(120), box.height)
    x = box.left
    for number in range(1, count + 1):
        size = high if number == count else high * 6 // 10
        medal = ctx.sprites.sized(f"world/desk/medal_{number}", size * 2 // 3, size)
        surface.blit(medal, (x, box.top))
        x += medal.get_width() + px(10)


def _paint_pieces(
    news: NewsScene, notice: Notice, surface: pygame.Surface, card: Widget, box: pygame.Rect
) -> None:
    """The units that have come."""
    px = news.ctx.px
    size = min(px(92), box.height)
    x = box.left + size // 2
    for kind in UNIT_KINDS:
        if notice.units.of(kind):
            middle = (x, box.top + size // 2)
            news.pieces.draw(surface, kind, news.seat, middle, size)
            told = news.words.say("times", count=notice.units.of(kind))
            at = (x + size // 2 + px(4), middle[1])
            x = card.write(surface, told, at, "title", 28, INK, "midleft").right + px(34) + size // 2


def _paint_agents(
    news: NewsScene, notice: Notice, surface: pygame.Surface, card: Card, box: pygame.Rect
) -> None:
    """The agents who have come, and how many are at home now."""
    px, office = news.ctx.px, office_of(news.state, news.seat)
    kind: AgentKind = "diplomat" if notice.kind == "new_diplomats" else "spy"
    side = min(px(64), box.height)
    x = box.left
    for _ in range(notice.amount):
        if x + side > card.photo.right:
            break
        spot = pygame.Rect(x, box.top, side, side)
        pygame.draw.circle(surface, (0xE7, 0xD9, 0xB8), spot.center, side // 2)
        pygame.draw.circle(surface, BRASS, spot.center, side // 2, max(1, px(2)))
        card.icon(surface, f"world/desk/{kind}", spot.inflate(-side // 4, -side // 4), INK)
        x = spot.right + px(12)
    home = office.diplomats if kind == "diplomat" else office.spies
    told = news.words.say(
        "news.diplomats_home" if kind == "diplomat" else "news.spies_home",
        count=home,
        most=news.book.agents.agents[kind].most,
    )
    at = (card.column.left, box.top + side // 2)
    card.write(surface, told, at, "serif", 16, INK, "midleft")


def _paint_mission(
    news: NewsScene, notice: Notice, surface: pygame.Surface, card: Widget, box: pygame.Rect
) -> None:
    if notice.mission is not None:
        text = news.words.names.missions[notice.mission].text
        card.write(surface, text, box.topleft, "italic", 16, INK_SOFT)
