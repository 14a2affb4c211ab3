"""The book-keeping of the world game: what each event changes. Never refuses, never random.

Works on views too: what a view does not hold (offices of others, mail) is left as it is.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world import evolve_battle, evolve_board
from game.games.world.model import Notice, Office, Realm, Units, WorldState

T = TypeVar("T")


def evolve(state: WorldState, event: e.WorldEvent) -> WorldState:
    """The state after an event."""
    match event:
        case e.OrderDrawn() | e.PiecesDealt() | e.NationTaken() | e.TerritoryClaimed() | e.SetupPassed():
            return _setting_up(state, event)
        case e.StepBegan() | e.TurnBegan() | e.TurnEnded() | e.SeatEliminated() | e.GameEnded():
            return _course(state, event)
        case e.MarkerMoved() | e.PointsEntered() | e.SparePiecesTaken() | e.UnitsArrived():
            return _realm(state, event)
        case e.MilitaryAdvanced() | e.BadgeAwarded() | e.DropZoneEmptied():
            return _realm(state, event)
        case e.NewsOpened() | e.NewsClosed() | e.OrdersGiven() | e.AllianceShown():
            return _office(state, event)
        case e.TollCalled(toll=toll):
            return replace(state, toll=toll)
        case e.BattleBegan() | e.RoundBegan() | e.SideStayed() | e.SideRetreated() | e.DiceRolled():
            return evolve_battle.evolve(state, event)
        case e.RerollOffered() | e.DieRerolled() | e.DiceKept() | e.HitDoubled() | e.HitsCounted():
            return evolve_battle.evolve(state, event)
        case e.BattleEnded() | e.BattlesJoined() | e.DefenceCalled() | e.SupportCalled() | e.DefenceEnded():
            return evolve_battle.evolve(state, event)
        case _:
            return evolve_board.evolve(state, event)


def _setting_up(
    state: WorldState,
    event: e.OrderDrawn | e.PiecesDealt | e.NationTaken | e.TerritoryClaimed | e.SetupPassed,
) -> WorldState:
    match event:
        case e.OrderDrawn(order=order):
            return replace(state, order=order, active=order[0])
        case e.PiecesDealt(supply=supply, spare=spare, offices=offices, mail=mail):
            realms = (Realm(supply=supply),) * state.seats
            return replace(state, realms=realms, spare=spare, offices=offices, mail=mail)
        case e.NationTaken(seat=seat, nation=nation):
            return with_realm(state, seat, replace(state.realms[seat], nation=nation))
        case e.TerritoryClaimed(seat=seat, place=place):
            one, realm = Units(infantry=1), state.realms[seat]
            state = with_realm(state, seat, replace(realm, supply=realm.supply - one))
            owners = {**state.owners, place: seat}
            return evolve_board.add_troops(replace(state, owners=owners), place, seat, one)
        case e.SetupPassed(seat=seat):
            return replace(state, active=seat)
        case _:
            assert_never(event)


def _course(
    state: WorldState, event: e.StepBegan | e.TurnBegan | e.TurnEnded | e.SeatEliminated | e.GameEnded
) -> WorldState:
    match event:
        case e.StepBegan(seat=seat, step=step):
            if step in ("nations", "claim"):
                state = replace(state, active=seat)
            return replace(state, step=step, keep={}, defence=None if step != "defend" else state.defence)
        case e.TurnBegan(seat=seat, round=number):
            return replace(state, active=seat, round=number, step="points", battles_won=0)
        case e.TurnEnded(seat=seat):
            return replace(evolve_board.settle_fleets(state, seat), battles=(), marches=())
        case e.SeatEliminated(seat=seat):
            return _eliminated(state, seat)
        case e.GameEnded(outcome=outcome):
            return replace(state, step="over", outcome=outcome)
        case _:
            assert_never(event)


def _realm(
    state: WorldState,
    event: e.MarkerMoved
    | e.PointsEntered
    | e.SparePiecesTaken
    | e.UnitsArrived
    | e.MilitaryAdvanced
    | e.BadgeAwarded
    | e.DropZoneEmptied,
) -> WorldState:
    realm = state.realms[event.seat]
    match event:
        case e.MarkerMoved(value=value):
            realm = replace(realm, track=value)
        case e.PointsEntered(points=points):
            realm = replace(realm, entered=points)
        case e.SparePiecesTaken(units=units):
            state = replace(state, spare=state.spare - units)
            realm = replace(realm, supply=realm.supply + units)
        case e.UnitsArrived(units=units):
            realm = replace(realm, supply=realm.supply - units, camp=realm.camp + units)
        case e.MilitaryAdvanced(level=level):
            realm = replace(realm, military=level)
        case e.BadgeAwarded(badges=badges):
            realm = replace(realm, badges=badges)
        case e.DropZoneEmptied(units=units):
            realm = replace(realm, drop_zone=realm.drop_zone - units, camp=realm.camp + units)
        case _:
            assert_never(event)
    return with_realm(state, event.seat, realm)


def _office(
    state: WorldState,
    event: e.NewsOpened | e.NewsClosed | e.OrdersGiven | e.AllianceShown,
) -> WorldState:
    match event:
        case e.NewsOpened(seat=seat, bulletins=bulletins, office=office):
            if state.mail is not None:
                state = replace(state, mail=put(state.mail, seat, ()))
            return replace(_with_office(state, seat, office), bulletins=bulletins)
        case (
            e.NewsClosed(seat=seat, office=office, mail=mail)
            | e.OrdersGiven(seat=seat, office=office, mail=mail)
        ):
            return _with_mail(_with_office(state, seat, office), mail)
        case e.AllianceShown(one=one, other=other):
            pairs = tuple(sorted({*state.seen_allied, (min(one, other), max(one, other))}))
            state = _befriend(_befriend(state, one, other), other, one)
            return replace(state, seen_allied=pairs)
        case _:
            assert_never(event)


def _befriend(state: WorldState, seat: Seat, ally: Seat) -> WorldState:
    """A seat whose accepted offer it had not been told of knows now; one that has dissolved stays apart."""
    office = state.offices[seat]
    if office is None or ally not in office.offers_sent:
        return state
    allies = tuple(sorted({*office.allies, ally}))
    return _with_office(state, seat, replace(_without_offers(office, ally), allies=allies))


def _without_offers(office: Office, other: Seat) -> Office:
    return replace(
        office,
        offers_sent=tuple(seat for seat in office.offers_sent if seat != other),
        offers_got=tuple(seat for seat in office.offers_got if seat != other),
    )


def _eliminated(state: WorldState, seat: Seat) -> WorldState:
    """All its pieces return; treasury, agents, research, offers and alliances end (A33, A53)."""
    state = evolve_board.take_off_board(state, seat)
    offices: list[Office | None] = []
    for place, office in enumerate(state.offices):
        if office is None:
            offices.append(None)
        elif place == seat:
            offices.append(Office())
        else:
            allies = tuple(ally for ally in office.allies if ally != seat)
            offices.append(replace(_without_offers(office, seat), allies=allies))
    state = replace(state, offices=tuple(offices))
    return state if state.mail is None else replace(state, mail=put(state.mail, seat, ()))


def _with_office(state: WorldState, seat: Seat, office: Office | None) -> WorldState:
    """Where the viewpoint may not look, the event holds None and nothing changes."""
    if office is None:
        return state
    return replace(state, offices=put(state.offices, seat, office))


def _with_mail(state: WorldState, letters: e.Letters | None) -> WorldState:
    if state.mail is None or letters is None:
        return state
    mail: tuple[tuple[Notice, ...], ...] = tuple(
        (*old, *new) for old, new in zip(state.mail, letters, strict=True)
    )
    return replace(state, mail=mail)


def with_realm(state: WorldState, seat: Seat, realm: Realm) -> WorldState:
    """The state with one seat's public board exchanged."""
    return replace(state, realms=put(state.realms, seat, realm))


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with one item exchanged."""
    return (*row[:place], item, *row[place + 1 :])
