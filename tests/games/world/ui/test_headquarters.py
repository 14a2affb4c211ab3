"""The headquarters of the world, worked by mouse and by keys."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.games.world.commands import Confirm
from game.games.world.covert import known_chance
from game.games.world.headquarters_draft import count_of
from game.games.world.model import Draft, Notice, Tribute, Units, Venture, office_of
from game.games.world.ui.dossier_parts import Stepper, Tick
from game.games.world.ui.headquarters import PAGES, HeadquartersScene
from game.games.world.ui.headquarters_orders import OrderLine
from game.games.world.ui.news import NewsScene
from game.ui.settings import Settings
from tests.games.world.headquarters_table import ALEX, BOOK, CHRIS, KIM, with_office
from tests.games.world.ui.dossiers import SIZES, Opened, busy, on_mission, otherwise
from tests.games.world.ui.seated import Seated

ORDERS: dict[str, tuple[str, str, Draft]] = {
    "infantry": ("military", "item:infantry", Draft(units=Units(1))),
    "tank": ("military", "item:tank", Draft(units=Units(0, 1))),
    "aircraft": ("military", "item:aircraft", Draft(units=Units(0, 0, 1))),
    "research": ("research", "research:military:2", Draft(research=("military",))),
    "second field": ("research", "research:technology:2", Draft(research=("technology",))),
    "diplomat": ("diplomacy", "item:diplomat", Draft(diplomats=1)),
    "tribute": ("diplomacy", "tribute:1", Draft(tributes=(Tribute(CHRIS, 1),))),
    "boycott": ("diplomacy", "boycott:1", Draft(ventures=(Venture("boycott", CHRIS),))),
    "alliance": ("diplomacy", "alliance:1", Draft(ventures=(Venture("alliance", CHRIS),))),
    "dissolve": ("diplomacy", "dissolve:2", Draft(ventures=(Venture("dissolve", KIM),))),
    "spy": ("espionage", "item:spy", Draft(spies=1)),
    "espionage": ("espionage", "espionage:2", Draft(ventures=(Venture("espionage", KIM),))),
    "sabotage": ("espionage", "sabotage:1", Draft(ventures=(Venture("sabotage", CHRIS),))),
    "mission": ("missions", "mission:cunning", Draft(mission="cunning")),
}


def open_desk(state=None, **more) -> Opened[HeadquartersScene]:  # type: ignore[no-untyped-def]
    """A headquarters on top of a bare table."""
    return Opened(HeadquartersScene, busy() if state is None else state, **more)


def by_mouse(opened: Opened[HeadquartersScene], page: str, name: str) -> None:
    """Turn to the page and click: the plus plate of a number, else the thing itself."""
    opened.pilot.click(f"page:{page}")
    widget = opened.pilot.find(name)
    opened.pilot.click(widget.plus().center if isinstance(widget, Stepper) else name)


def by_keys(opened: Opened[HeadquartersScene], page: str, name: str) -> None:
    """Turn to the page by its digit, go there by Tab, press."""
    opened.pilot.key(str(list(PAGES).index(page) + 1))
    widget = opened.pilot.find(name)
    opened.pilot.focus_on(name)
    opened.pilot.key("right" if isinstance(widget, Stepper) else "enter")


@pytest.mark.parametrize("hand", [by_mouse, by_keys])
@pytest.mark.parametrize("order", ORDERS)
def test_each_order_is_set_by_mouse_and_by_keys_and_signed_as_one_command(order: str, hand) -> None:  # type: ignore[no-untyped-def]
    """R173 R175 R184 R187 R206 R231 R243"""
    page, name, draft = ORDERS[order]
    opened = open_desk()
    hand(opened, page, name)
    assert opened.scene.drafting.draft == draft
    assert opened.commands == []
    if hand is by_keys:
        opened.pilot.key("e")
    else:
        opened.pilot.click("sign")
    assert opened.commands == [Confirm(seat=ALEX, draft=draft)]
    assert opened.is_gone


def test_the_wheel_and_the_end_key_change_a_number() -> None:
    """R184"""
    opened = open_desk()
    opened.pilot.wheel(1, "item:tank")
    opened.pilot.wheel(1, "item:tank")
    opened.pilot.wheel(-1, "item:tank")
    assert opened.scene.drafting.draft.units == Units(0, 1)
    opened.pilot.focus_on("item:infantry")
    opened.pilot.key("end")
    price = BOOK.cost_of_unit("infantry", 3)
    assert count_of(opened.scene.drafting.draft, "infantry") == (120 - BOOK.cost_of_unit("tank", 3)) // price
    opened.pilot.key("home")
    assert count_of(opened.scene.drafting.draft, "infantry") == 0


def test_orders_are_taken_back_and_set_again_step_by_step() -> None:
    """Undo of the draft; nothing of it reaches the log."""
    opened = open_desk()
    by_mouse(opened, "military", "item:infantry")
    by_mouse(opened, "espionage", "sabotage:1")
    opened.pilot.key("ctrl+z")
    assert opened.scene.drafting.draft == Draft(units=Units(1))
    opened.pilot.click("undo")
    assert opened.scene.drafting.draft == Draft()
    opened.pilot.key("ctrl+y")
    opened.pilot.click("redo")
    assert opened.scene.drafting.draft.ventures == (Venture("sabotage", CHRIS),)
    assert opened.commands == []


def test_a_line_of_the_order_sheet_is_struck_out() -> None:
    """R175"""
    opened = open_desk()
    by_mouse(opened, "research", "research:military:2")
    by_mouse(opened, "diplomacy", "tribute:1")
    lines = [widget.label for widget in opened.scene.group.all() if isinstance(widget, OrderLine)]
    assert lines == ["Research Military 2", "Tribute to Soviet Union"]
    opened.pilot.click("order:military")
    assert opened.scene.drafting.draft == Draft(tributes=(Tribute(CHRIS, 1),))


def test_what_is_left_is_told_with_every_step() -> None:
    """R178"""
    opened = open_desk()
    by_mouse(opened, "research", "research:military:2")
    by_mouse(opened, "diplomacy", "boycott:1")
    left = opened.scene.drafting.left
    assert (left.points, left.diplomats, left.spies) == (60, 2, 3)


@pytest.mark.parametrize(
    ("page", "name", "rule"),
    [
        ("military", "item:aircraft", "R174"),
        ("research", "research:military:2", "R174"),
        ("research", "research:economy:2", "R186"),
        ("research", "research:technology:3", "R186"),
        ("diplomacy", "boycott:1", "R206"),
        ("espionage", "sabotage:1", "R231"),
        ("missions", "mission:cunning", "R243"),
    ],
)
def test_what_is_not_possible_says_why_and_changes_nothing(page: str, name: str, rule: str) -> None:
    """R174 R186 R206 R231 R243"""
    state = with_office(on_mission(busy()), ALEX, points=5, diplomats=0, spies=0)
    opened = open_desk(state)
    by_mouse(opened, page, name)
    assert opened.scene.toasts.rule == rule
    assert opened.scene.toasts.text
    assert opened.scene.drafting.draft == Draft()


def test_a_second_offer_while_the_first_is_open_is_refused() -> None:
    """A53"""
    state = with_office(busy(), ALEX, offers_sent=(CHRIS,))
    opened = open_desk(state)
    by_mouse(opened, "diplomacy", "alliance:1")
    assert opened.scene.toasts.rule == "A53"


def test_chances_are_shown_as_far_as_the_seat_can_know_them() -> None:
    """R213 R235 R240"""
    opened = open_desk()
    opened.pilot.click("page:espionage")
    tick = opened.pilot.find("sabotage:1")
    assert isinstance(tick, Tick)
    low, high = known_chance(BOOK, opened.scene.state, "sabotage", ALEX, CHRIS)
    assert tick.aside == f"{low}–{high} %"


def test_the_timer_signs_the_draft_as_it_is() -> None:
    """R029 R176"""
    opened = open_desk(busy(timer="20"))
    by_mouse(opened, "military", "item:tank")
    opened.pilot.wait(19_000)
    assert opened.commands == []
    opened.pilot.wait(1_500)
    assert opened.commands == [Confirm(seat=ALEX, draft=Draft(units=Units(0, 1)))]
    assert opened.is_gone


def test_the_timer_waits_for_the_cover_to_be_lifted() -> None:
    """R029 A60"""
    opened = open_desk(busy(timer="20"), people=3)
    opened.pilot.wait(30_000)
    assert opened.commands == []
    opened.pilot.click("lift")
    opened.pilot.wait(21_000)
    assert opened.commands == [Confirm(seat=ALEX, draft=Draft())]


def test_the_timer_stands_still_while_the_menu_lies_on_the_desk() -> None:
    """R029"""
    opened = open_desk(busy(timer="20"))
    opened.pilot.wait(5_000)
    opened.pilot.key("m")
    opened.pilot.wait(30_000)
    opened.pilot.key("esc")
    assert opened.pilot.top is opened.scene
    assert 14 <= opened.scene.clock.seconds <= 15
    assert opened.commands == []


def test_a_running_timer_asks_for_a_frame_a_second_and_no_more() -> None:
    """An idle desk sleeps between the ticks."""
    opened = open_desk(busy(timer="60"))
    opened.pilot.move((5, 5))
    opened.pilot.wait(100)
    before = opened.pilot.app.frames
    opened.pilot.wait(5_000)
    assert 4 <= opened.pilot.app.frames - before <= 12


def test_a_round_of_three_people_goes_through_events_and_headquarters() -> None:
    """R066 R067 A60: at the real table, covers lifted by each in turn, an order each."""
    seated = Seated(players=("human",) * 3, options={"scenario": "great_powers"})
    pilot = seated.pilot
    seen = []
    for _ in range(200):
        pilot.wait(60)
        if seated.state.round > 1:
            break
        if isinstance(pilot.top, NewsScene | HeadquartersScene):
            seen.append((seated.state.active, type(pilot.top), "lift" in pilot.names()))
        if "lift" in pilot.names():
            pilot.click("lift")
        elif isinstance(pilot.top, HeadquartersScene):
            pilot.wheel(1, "item:infantry")
            pilot.click("sign")
        elif isinstance(pilot.top, NewsScene):
            pilot.click("close")
        else:
            pilot.key("e")
    kinds = [NewsScene, NewsScene, HeadquartersScene, HeadquartersScene]
    expected = [(s, kind, n % 2 == 0) for s in range(3) for n, kind in enumerate(kinds)]
    assert seen == expected
    signed = [command for command in seated.commands if isinstance(command, Confirm)]
    assert [command.draft.units for command in signed] == [Units(1)] * 3


def test_a_shared_screen_is_covered_and_keys_do_nothing_there() -> None:
    """A60"""
    opened = open_desk(people=2)
    assert opened.scene.sealed
    opened.pilot.key("e", "2", "ctrl+z")
    assert opened.commands == []
    assert "sign" not in opened.pilot.names()
    opened.pilot.key("enter")
    assert not opened.scene.sealed
    assert "sign" in opened.pilot.names()


def test_a_screen_of_ones_own_has_no_cover() -> None:
    """A60"""
    assert not open_desk(people=1).scene.sealed


def test_the_cover_shows_nothing_of_what_it_hides() -> None:
    """A60, R069: the seat's own office may be anything under it."""
    pictures = set()
    for points, spies in ((120, 3), (7, 0)):
        state = with_office(
            busy(), ALEX, points=points, spies=spies, technology=points % 3, studies=(), orders=()
        )
        opened = open_desk(state, people=2)
        opened.pilot.move("lift")
        opened.pilot.wait(500)
        pictures.add(opened.bytes())
    assert len(pictures) == 1


@pytest.mark.parametrize("page", PAGES)
def test_no_page_shows_anything_that_another_seat_hides(page: str) -> None:
    """R070 R190: notes and refusals included, pixel by pixel."""
    state = busy()
    pictures = []
    for twin in (otherwise(state, variant) for variant in range(3)):
        assert office_of(twin, ALEX) == office_of(state, ALEX)
        opened = open_desk(twin)
        opened.pilot.click(f"page:{page}")
        shots = [opened.bytes()]
        for name in [n for n in opened.pilot.names() if n.endswith((":1", ":2"))]:
            opened.pilot.move(name)
            opened.pilot.wait(400)
            shots.append(opened.bytes())
        pictures.append(shots)
    assert pictures[0] == pictures[1] == pictures[2]
    assert len(pictures[0]) > (3 if page in ("diplomacy", "espionage") else 0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_word_leaves_its_place_on_any_page(seats: int, size: str) -> None:
    """Readable at every size, with two to six players."""
    window, scale = SIZES[size]
    state = on_mission(busy(seats))
    opened = open_desk(state, size=window, settings=Settings(scale=scale))
    for page in PAGES:
        opened.pilot.click(f"page:{page}")
        assert opened.pilot.overflow() == []
        shown = {widget.name: widget.rect for widget in opened.scene.group.widgets if widget.focusable}
        for name, rect in shown.items():
            assert opened.scene.folder.contains(rect) or rect.left > opened.scene.folder.left, (page, name)


def test_after_signing_the_next_person_takes_over() -> None:
    """R072"""
    opened = open_desk(people=2)
    opened.pilot.click("lift")
    opened.pilot.click("sign")
    assert opened.is_gone
    assert opened.desk.waiting_for == CHRIS


def test_a_tribute_is_sent_with_its_diplomat_and_reaches_the_mail() -> None:
    """R210"""
    opened = open_desk()
    opened.pilot.click("page:diplomacy")
    opened.pilot.focus_on("tribute:1")
    opened.pilot.key("pageup", "pageup")
    opened.pilot.click("sign")
    state = opened.session.view("referee").state
    assert state.mail is not None
    assert state.mail[CHRIS] == (Notice("tributes_received", other=ALEX, amount=10),)
    assert office_of(state, ALEX).diplomats == 2


def test_the_screen_goes_when_the_step_is_over_for_another_reason() -> None:
    """Each screen goes away by itself."""
    opened = open_desk()
    opened.session.submit(Confirm(seat=ALEX))
    opened.pilot.wait(40)
    assert opened.is_gone


def test_two_players_have_no_alliances_to_offer() -> None:
    """A50"""
    opened = open_desk(replace(busy(2)))
    by_mouse(opened, "diplomacy", "alliance:1")
    assert opened.scene.toasts.rule == "A50"


def test_what_the_desk_has_to_tell_is_told_on_a_secret_screen_too() -> None:
    opened = Opened(HeadquartersScene, busy())
    opened.desk.notice = "started again"
    opened.pilot.frame()
    assert opened.scene.toasts.text == "started again"
    assert opened.desk.notice is None
