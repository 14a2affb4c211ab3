"""What a seat of the world game sees, as numbers: seats in table order from its own on, places by the map."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.model import (
    FIELDS,
    NO_UNITS,
    UNIT_KINDS,
    Office,
    Units,
    WorldState,
)
from game.games.world.rules import WorldRules
from game.rl.row import Row

NUMBERS = 2048
"""Two hundred commands are a long list. Headquarters list a basis of what can be drafted (see the rules)."""

_STEPS = (
    "setup", "nations", "claim", "points", "withdraw", "sabotage", "news", "place", "move", "defend",
    "battles", "battle", "headquarters", "over",
)  # fmt: skip
_STAGES = ("attacker_stays", "defender_stays", "attacker_rerolls", "defender_rerolls", "tolls")
_MANY = 20.0  # units
_TRACK = 100.0
_CATEGORIES = ("military", "strategic", "special")


def encode(row: Row, state: WorldState, seat: Seat, rules: WorldRules) -> None:
    """The moment, the realms, the seat's own headquarters, every territory and sea, the fight."""
    seats = [Seat((seat + step) % state.seats) for step in range(state.seats)]
    row.one_of(state.step, _STEPS)
    row.one_of(state.active, seats)
    row.number(30, state.round)
    row.number(5, state.battles_won)
    for one in seats:
        row.one_of(state.order.index(one) if one in state.order else None, range(state.seats))
        _realm(row, state, one, rules)
    _office(row, state.offices[seat] or Office(), seats, rules)
    attacked = {battle.place for battle in state.battles}
    fight = state.fight
    for place in rules.ground.territories:
        row.one_of(state.owners.get(place), seats)
        troops = {stack.seat: stack.units for stack in state.troops.get(place, ())}
        for one in seats:
            _units(row, troops.get(one, NO_UNITS))
        row.flag(place in attacked, fight is not None and fight.battle.place == place)
        _marches(row, state, place)
    for sea in rules.ground.seas:
        for one in seats:
            for fresh in (False, True):
                there = (f.units for f in state.fleets.get(sea, ()) if f.seat == one and f.fresh == fresh)
                _units(row, sum(there, NO_UNITS))
        row.flag(sea in attacked, fight is not None and fight.battle.place == sea)
        _marches(row, state, sea)
    _fight(row, state, seats, rules)


def _realm(row: Row, state: WorldState, seat: Seat, rules: WorldRules) -> None:
    realm = state.realms[seat] if seat < len(state.realms) else None
    row.one_of(realm and realm.nation, tuple(rules.book.nations.nations))
    row.number(_TRACK, realm.track if realm else 0, (realm.entered or 0) if realm else 0)
    for what in (realm.supply, realm.camp, realm.drop_zone) if realm else (NO_UNITS,) * 3:
        _units(row, what)
    row.number(3, realm.military if realm else 0, realm.badges if realm else 0)
    row.flag(realm is not None and realm.is_out)


def _office(row: Row, office: Office, seats: list[Seat], rules: WorldRules) -> None:
    row.number(_TRACK, office.points, office.income.credited)
    row.number(3, office.technology, office.economy, office.unshown_badges)
    row.number(6, office.diplomats, office.spies)
    row.some_of({study.field for study in office.studies}, FIELDS)
    for item in (*UNIT_KINDS, "diplomat", "spy"):
        row.number(_MANY, sum(order.count for order in office.orders if order.item == item))
    for others in (office.allies, office.offers_sent, office.offers_got):
        row.some_of(others, seats)
    known = {intel.about: intel for intel in office.intel}
    for one in seats:
        row.number(3, *(known[one].levels if one in known else (0, 0, 0)))
    missions = tuple(rules.book.missions.missions)
    row.one_of(office.mission and office.mission.mission, missions)
    row.number(10, office.mission.count if office.mission else 0)
    for category in _CATEGORIES:
        row.some_of(office.open_missions.get(category, ())[:1], missions)


def _marches(row: Row, state: WorldState, place: str) -> None:
    """What is planned to leave a place and to enter it."""
    _units(row, sum((march.units for march in state.marches if march.origin == place), NO_UNITS))
    _units(row, sum((march.units for march in state.marches if march.to == place), NO_UNITS))


def _fight(row: Row, state: WorldState, seats: list[Seat], rules: WorldRules) -> None:
    fight, defence = state.fight, state.defence
    row.one_of(fight and fight.stage, _STAGES)
    row.one_of(fight and fight.battle.defender, seats)
    row.one_of(fight and fight.retreating, seats)
    row.number(10, fight.round if fight else 0)
    for dice in (fight.attacker_dice, fight.defender_dice) if fight else ((), ()):
        row.number(_MANY, len(dice), sum(rules.book.hits(die.colour, die.face) for die in dice))
    tolls = (*(fight.tolls if fight else ()), *((state.toll,) if state.toll else ()))
    for one in seats:
        row.number(_MANY, sum(toll.count for toll in tolls if toll.seat == one))
    row.some_of(defence.due if defence else (), seats)
    row.some_of(defence.called if defence else (), seats)


def _units(row: Row, what: Units) -> None:
    row.number(_MANY, *(what.of(kind) for kind in UNIT_KINDS))
