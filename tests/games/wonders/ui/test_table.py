"""The wonders' table: three equal hands, why not, prices, curtain, undo, motion, what is explained."""

from __future__ import annotations

import pygame
import pytest

from game.core.ids import REFEREE, Seat
from game.games.wonders import commands as c
from game.games.wonders import events as e
from game.games.wonders.model import WondersState
from game.games.wonders.ui.cues import cue
from game.games.wonders.ui.doors import DOORS
from game.games.wonders.ui.last_move import last_tokens
from game.games.wonders.ui.picture import WondersPicture
from game.ui.curtain import CurtainScene
from game.ui.settings import Settings
from tests.games.wonders.table import city, game, table
from tests.games.wonders.ui.positions import at_phase, mid_game, rich, whole
from tests.games.wonders.ui.seated import HANDS, Seated

RICH = rich(mid_game(), 30)
SIZES = [((1024, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 1.0)]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("place", "command"),
    [
        ("place:city", c.Build(seat=Seat(0), card="walls")),
        ("place:discard", c.Discard(seat=Seat(0), card="walls")),
        ("wonder:pyramids", c.Construct(seat=Seat(0), wonder="pyramids", card="walls")),
    ],
)
def test_a_card_goes_to_city_pile_or_wonder_by_each_of_the_three_hands(
    hand: str, place: str, command: c.WondersCommand
) -> None:
    """W020 W022 W023: one command, whichever hand."""
    seated = Seated(RICH)
    seated.touch(hand, "card:walls", place)
    assert seated.last_command == command
    assert seated.table.hand.picks == ()


@pytest.mark.parametrize(("key", "kind"), [("b", c.Build), ("d", c.Discard), ("2", c.Construct)])
def test_keys_take_a_card_by_number_and_build_sell_or_raise_a_wonder_with_it(
    key: str, kind: type[c.WondersCommand]
) -> None:
    """W020: the short keys do what the long way does."""
    seated = Seated(RICH)
    seated.pilot.key("1")
    assert seated.table.hand.picks
    seated.pilot.key(key)
    assert type(seated.last_command) is kind


@pytest.mark.parametrize("how", ["esc", "right", "elsewhere", "home"])
def test_letting_go_leaves_nothing_behind(how: str) -> None:
    """T-rows aside, nothing has happened until a command is whole."""
    seated = Seated(RICH)
    if how == "home":
        seated.pilot.drag("card:walls", "card:walls")
    else:
        seated.pilot.click("card:walls")
        if how == "esc":
            seated.pilot.key("esc")
        elif how == "right":
            seated.pilot.click("track:pawn", button=3)
        else:
            seated.pilot.click("track:pawn")
    assert seated.session.index == 1
    assert seated.state == RICH
    assert how == "home" or seated.table.hand.picks == ()


def test_what_cannot_be_paid_says_so_with_price_and_purse_and_changes_nothing() -> None:
    """W027: a card dragged onto a city that cannot pay it."""
    poor = rich(mid_game(), 0)
    seated = Seated(poor)
    told: list[str] = []
    seated.table.toasts.refuse = lambda text, rule="", at=None: told.append(f"{rule} {text}")  # type: ignore[method-assign]
    seated.pilot.drag("card:walls", "place:city")
    assert (seated.session.index, seated.state) == (1, poor)
    assert told == ["W027 Walls costs 2, and you have 0."]


def test_a_covered_card_cannot_be_taken_up() -> None:
    """W011: a click on it tells what lies on it."""
    seated = Seated(RICH)
    seated.pilot.click("card:temple")
    assert seated.table.hand.picks == ()
    assert seated.table.toasts.animating


def test_targets_are_lit_with_what_they_cost_or_bring() -> None:
    """W022 W031: the price stands at the place."""
    seated = Seated(RICH)
    seated.pilot.click("card:walls")
    marks = seated.table.marking.marks()
    assert {"place:city", "place:discard", "wonder:pyramids"} <= marks.lit
    assert marks.notes["place:discard"] == "sell: +3"
    price = seated.table.picture.prices(seated.state).payment(Seat(0), "walls").total
    assert marks.notes["place:city"] == f"pay {price}"


@pytest.mark.parametrize("place", ["place:city", "place:discard"])
def test_a_ring_lies_under_the_slip_that_says_the_price(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint puts the focus on the target: what it costs can be read all the same."""
    slips: list[pygame.Rect] = []
    draw = WondersPicture._draw_note

    def watched(picture: WondersPicture, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
        slip = pygame.Rect(0, 0, picture.ctx.type.width(text, "bold", 14), picture.ctx.px(20))
        slip.center = (rect.centerx, rect.top)
        slips.append(slip)
        draw(picture, surface, rect, text)

    monkeypatch.setattr(WondersPicture, "_draw_note", watched)
    seated = Seated(RICH)
    seated.pilot.click("card:walls")
    bare = seated.pilot.shot()
    here = seated.table.picture.rect_of(seated.state, place)
    assert here is not None
    slip = next(slip for slip in slips if slip.center == (here.centerx, here.top))
    seated.table.focused = place
    ringed = seated.pilot.shot()
    assert pygame.image.tobytes(ringed, "RGB") != pygame.image.tobytes(bare, "RGB")
    parts = [pygame.image.tobytes(picture.subsurface(slip), "RGB") for picture in (bare, ringed)]
    assert parts[0] == parts[1]


def test_a_way_to_pay_is_chosen_by_a_button_where_the_setting_asks() -> None:
    """W036: with `payment` set to ask, what is bought is the player's choice."""
    west = city("tavern", coins=30, tokens=("masonry",))
    display = {18: "statue", 19: "sawmill"}
    state = whole(table(west, city(coins=5), display=display, options={"payment": "ask"}))
    seated = Seated(state)
    seated.pilot.click("card:statue")
    ways = list(seated.table.hand.after(("card:statue", "place:city")))
    seated.pilot.click("place:city")
    if ways:
        seated.pilot.click(ways[-1])
    assert isinstance(seated.last_command, c.Build)
    assert seated.last_command.buy == (ways[-1].removeprefix("buy:") if ways else None)


def test_a_choice_among_cards_of_the_rival_city_is_made_where_they_lie() -> None:
    """W111: the lit cards of the rival city."""
    west = city("tavern", coins=30, wonders="statue_of_zeus sphinx")
    east = city("clay_pool quarry altar", coins=4)
    seated = Seated(whole(table(west, east)))
    seated.pilot.drag("card:walls", "wonder:statue_of_zeus")
    seated.pilot.settle(30_000)
    assert seated.table.marking.targets() == {"card:clay_pool", "card:quarry"}
    seated.pilot.click("card:altar")
    assert isinstance(seated.last_command, c.Construct)
    seated.pilot.click("card:quarry")
    assert seated.session.full_log().entries[-1].command == c.Destroy(seat=Seat(0), card="quarry")


def test_the_curtain_falls_before_each_secret_choice_of_people_at_one_screen() -> None:
    """W147 W160: for the first to choose as for the second."""
    seated = Seated(at_phase("choose"))
    pilot = seated.pilot
    for seat in (0, 1):
        pilot.settle(30_000)
        assert isinstance(pilot.top, CurtainScene)
        assert pilot.top.seat == seat
        pilot.click("lift")
        pilot.settle(30_000)
        if pilot.top.__class__.__name__ == "Dialog":
            pilot.click("ok")
            pilot.settle(30_000)
        token = f"leader:{seated.state.cities[seat].hand[0]}"
        pilot.click(token)
        pilot.click("take")
    assert seated.state.phase == "declare"


def test_no_curtain_falls_in_open_play() -> None:
    """W082: the open table holds no secret."""
    seated = Seated(RICH)
    seated.touch("drag", "card:walls", "place:discard")
    seated.pilot.settle(30_000)
    assert seated.pilot.top is seated.table
    assert seated.desk.hand == Seat(1)


def test_a_deed_that_revealed_nothing_is_taken_back_by_key_though_the_other_is_to_act() -> None:
    """T04: undo until something is shown."""
    seated = Seated(RICH)
    seated.touch("drag", "card:walls", "place:discard")
    seated.pilot.settle(30_000)
    shown = any(isinstance(one, e.CardShown) for one in seated.session.batch(1, REFEREE).events)
    seated.pilot.key("ctrl+z")
    assert (seated.session.index == 1) is not shown
    if not shown:
        seated.pilot.key("ctrl+y")
        assert seated.session.index == 2


def test_space_skips_what_is_under_way() -> None:
    """The rules never wait for the picture."""
    seated = Seated(RICH)
    seated.touch("drag", "card:walls", "place:city")
    assert seated.table.showing
    seated.pilot.key("space")
    assert not seated.table.showing
    assert "walls" in seated.table.state.cities[0].cards


def test_the_last_move_stays_marked() -> None:
    """The card that was built, the pawn that it pushed."""
    seated = Seated(RICH)
    seated.touch("drag", "card:walls", "place:city")
    seated.pilot.key("space")
    assert {"card:walls", "track:pawn"} <= set(last_tokens(seated.table.marking.marks().last))


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_nothing_leaves_the_window_and_no_part_lies_on_another(
    size: tuple[int, int], scale: float, age: int
) -> None:
    """Display, track, tokens, tablets, pile and both cities at every size."""
    seated = Seated(RICH, size=size, settings=Settings(scale=scale))
    ground = seated.table.picture.geometry
    cities = [ground.ground(seat) for seat in (Seat(0), Seat(1))]
    parts = [ground.display, ground.track, ground.tokens, ground.pile, ground.rail]
    parts += [part for one in cities for part in (one.band, one.tablets)]
    for number, part in enumerate(parts):
        assert ground.rect.contains(part)
        assert part.collidelist(parts[number + 1 :]) == -1
    for place in ground.places(age):
        assert ground.display.contains(place)


def test_every_event_of_random_games_has_a_cue_and_can_be_painted_in_the_middle_of_its_motion() -> None:
    """Every type of event: a picture of it under way, and of the state after."""
    import pygame

    from game.ui.face import Marks
    from game.ui.timeline import Playing

    seated = Seated(RICH)
    surface, painted = pygame.Surface((1280, 720)), set()
    state: WondersState
    for seed in ("cue a", "cue b"):
        for before, _, events in game(seed, {"leaders": "on"}):
            state = before
            for event in events:
                if type(event) not in painted:
                    painted.add(type(event))
                    for fade in (False, True):
                        seated.table.picture.draw(surface, state, Marks(), Playing(event, 0.6, fade))
                assert cue(event).ms >= 0
                state = seated.session.rules.evolve(state, event)
    assert {e.CardBuilt, e.CardSold, e.WonderBuilt, e.CardShown, e.AgeLaid, e.PawnMoved} <= painted


def test_each_screen_of_a_choice_has_its_prompt() -> None:
    """Strip and rail speak of every phase and every kind of choice."""
    words = Seated(RICH).table.words
    for phase in ("leader_draft", "wonder_draft", "choose", "declare", "begin", "turn"):
        assert words.has(f"strip.{phase}") and words.has(f"advice.{phase}")
    kinds = (
        "token",
        "destroy",
        "bury",
        "copy",
        "split",
        "hire",
        "discard_pile",
        "removed",
        "guild",
        "leaders",
    )
    for kind in (*kinds, "box_token"):
        assert words.has(f"strip.task.{kind}") and words.has(f"advice.task.{kind}")
    assert set(DOORS) >= {"leader_draft", "choose", "discard_pile", "box_token"}
