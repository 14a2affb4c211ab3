"""What is written on the world's screens can be read: contrast, large numbers, the same picture each time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pygame
import pytest
from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.model import Notice, Order, Tribute, Units, WorldState
from game.games.world.ui.headquarters import PAGES, HeadquartersScene
from game.games.world.ui.news import NewsScene
from game.ui.settings import Settings
from game.ui.theme import BRASS_BRIGHT
from tests.games.world.headquarters_table import ALEX, with_office
from tests.games.world.ui.dossiers import Opened, busy, on_mission, with_news
from tests.games.world.ui.fought import Fought, battle
from tests.games.world.ui.readable import Written, written
from tests.games.world.ui.seated import Seated, at, attacked
from tests.ui.pilot import Pilot
from tests.ui.test_layout import contrast

SIZE = (1280, 720)
SECRET = (
    Notice("alliance_offer", other=Seat(1)),
    Notice("secret_information", other=Seat(1), levels=(1, 2, 0)),
    Notice("production_points"),
    Notice("mission_failed", mission="cunning"),
    Notice("new_spies", amount=2),
)
PUBLIC = (Notice("fame_and_glory", amount=2), Notice("new_technology_military", field="military", level=2))


def _headquarters(settings: Settings) -> list[Written]:
    seen = []
    opened = Opened(HeadquartersScene, on_mission(busy()), settings=settings)
    for page in PAGES:
        opened.scene.open_page(page)
        seen += written(opened.scene, SIZE)
    return seen + written(Opened(HeadquartersScene, busy(), 3, settings=settings).scene, SIZE)


def _news(settings: Settings) -> list[Written]:
    state = with_news(busy(step="news"), *SECRET, public=PUBLIC)
    opened = Opened(NewsScene, state, settings=settings)
    seen = []
    for _ in opened.scene.pages:
        seen += written(opened.scene, SIZE)
        opened.scene.turn(1)
    return seen


def _table(settings: Settings) -> list[Written]:
    seen = []
    for change in (at("place", camp=Units(3, 1, 2)), attacked):
        seated = Seated(change, settings=settings)
        seen += written(seated.table, SIZE)
    return seen


def _nations(settings: Settings) -> list[Written]:
    seated = Seated(players=("human",) * 3, options={"scenario": "free_game"}, settings=settings)
    seated.pilot.settle()
    return written(seated.pilot.top, SIZE)


def _battle(settings: Settings) -> list[Written]:
    fought = Fought(battle({"mongolia": "1:2ita 0:2ita"}), settings=settings)
    return written(fought.scene, SIZE)


SCREENS: dict[str, Callable[[Settings], list[Written]]] = {
    "headquarters": _headquarters,
    "news": _news,
    "table": _table,
    "nations": _nations,
    "battle": _battle,
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("strong", "least"), [(False, 4.5), (True, 7.0)])
def test_every_text_stands_out_from_its_ground(screen: str, strong: bool, least: float) -> None:
    """Field report 67, the contrast of the product's look: 4.5:1, with high contrast set 7:1."""
    seen = SCREENS[screen](Settings(high_contrast=strong))
    assert len(seen) > 10
    assert [(one.text, round(one.contrast, 1)) for one in seen if one.contrast < least] == []


def _vast(state: WorldState) -> WorldState:
    """Every counter of every seat as large as it can become, and more."""
    full = Units(30, 10, 10)
    realms = tuple(
        replace(realm, camp=full, drop_zone=full, supply=full, track=222 - seat, entered=222, badges=6)
        for seat, realm in enumerate(state.realms)
    )
    return replace(state, realms=realms, round=99)


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_the_largest_numbers_lie_beside_each_other_on_the_table(size: tuple[int, int], scale: float) -> None:
    """Field report 56: six seats, full camps and drop zones, markers close together far up the track."""
    options = {"scenario": "great_powers", "turn_limit": 16}
    pilot_settings = Settings(scale=scale)
    seated = Seated(at("place"), ("human",) * 6, size, pilot_settings, options=options)
    seated.desk.timeline.snap(_vast(seated.state))
    seen = written(seated.table, size)
    assert overlaps(seen, seated.table.picture.rect) == []
    track = seated.table.picture.board.track.rect
    values = {"217", "218", "219", "220", "221", "222"}
    pegs = [one.rect for one in seen if one.text in values and track.contains(one.rect)]
    row = sorted((rect for rect in pegs if rect.centery < track.centery), key=lambda rect: rect.left)
    assert len(row) == 6
    badge = seated.pilot.ctx.px(20)
    assert all(other.left - one.right >= badge - 2 for one, other in pairwise(row))


@pytest.mark.parametrize("page", PAGES)
def test_the_largest_numbers_lie_beside_each_other_in_headquarters(page: str) -> None:
    """Field report 56: a treasury, orders and prices of four digits, ten agents of each kind."""
    state = with_office(
        busy(),
        ALEX,
        points=9888,
        diplomats=10,
        spies=10,
        orders=(Order("infantry", 30, 6), Order("tank", 10, 7), Order("aircraft", 10, 8)),
    )
    opened = Opened(HeadquartersScene, state)
    drafting = opened.scene.drafting
    drafting.take(replace(drafting.draft, units=Units(111, 111, 111), tributes=(Tribute(Seat(1), 4444),)))
    opened.scene.open_page("research" if page == "military" else "military")
    opened.scene.open_page(page)
    assert overlaps(written(opened.scene, SIZE), pygame.Rect(0, 0, *SIZE)) == []
    assert opened.pilot.overflow() == []


def overlaps(seen: list[Written], within: pygame.Rect) -> list[tuple[str, str]]:
    """Texts that lie on another one by more than the blank edge of their line."""
    inside = [one for one in seen if within.colliderect(one.rect)]
    pairs = combinations(inside, 2)
    found = [(one, other, one.rect.clip(other.rect)) for one, other in pairs]
    return [(one.text, other.text) for one, other, shared in found if shared.width > 3 and shared.height > 5]


def _shot(build: Callable[[], Pilot]) -> bytes:
    pilot = build()
    pilot.settle()
    return pygame.image.tobytes(pilot.shot(), "RGB")


@pytest.mark.parametrize("hq", [False, True])
def test_the_same_position_is_drawn_the_same_to_the_pixel(hq: bool) -> None:
    """Field report 74: in a window of its own each time; also after the pointer has been everywhere."""

    def build(wander: bool = False) -> Pilot:
        pilot = Opened(HeadquartersScene, busy()).pilot if hq else Seated(at("place", camp=Units(3, 1))).pilot
        if wander:
            for spot in ((640, 360), (90, 500), (1200, 300)):
                pilot.move(spot)
        pilot.move((1, 1))
        return pilot

    assert _shot(build) == _shot(lambda: build(wander=True))


def test_a_lit_territory_stands_out_with_high_contrast_set() -> None:
    """Field report 67: the edge of what may be chosen is 3:1 and more to what lies beside it."""
    seated = Seated(at("place", camp=Units(3, 1)), settings=Settings(high_contrast=True))
    seated.pilot.settle()
    seated.pilot.click("camp:infantry")
    seated.pilot.settle()
    lit = seated.pilot.shot()
    area = seated.table.picture.board.map.rect.inflate(-16, -16)
    spots = [(x, y) for x in range(area.left, area.right, 2) for y in range(area.top, area.bottom, 2)]
    edge = [spot for spot in spots if contrast(BRASS_BRIGHT, lit.get_at(spot)[:3]) < 1.15]
    beside = ((6, 0), (-6, 0), (0, 6), (0, -6))
    best = [
        max(contrast(BRASS_BRIGHT, lit.get_at((x + dx, y + dy))[:3]) for dx, dy in beside) for x, y in edge
    ]
    assert len(best) > 1000
    assert sum(value >= 3.0 for value in best) > 0.75 * len(best)


@pytest.mark.parametrize("place", ["siberia", "china", "iberia", "north_atlantic"])
def test_a_card_is_told_whole_in_the_smallest_window(place: str) -> None:
    """Field report 56: the longest cards with all buttons below them; none is cut, none ends in dots."""
    options = {"scenario": "great_powers"}
    seated = Seated(at("place", camp=Units(3, 1)), ("human",) * 6, (1024, 640), options=options)
    seated.pilot.click("camp:infantry")
    table = seated.table
    token = table.named(place)
    found = table.explain.card(seated.state, token)
    assert found is not None
    seated.pilot.move(token)
    seen = [one.text for one in written(table, (1024, 640)) if table.explain.rect.contains(one.rect)]
    told = " ".join(seen)
    assert all(word in told for row in found[2] for word in row.text.split())
    assert "…" not in told
