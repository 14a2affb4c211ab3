"""The Ground Assault Segment: which hex, with whom, and every decision of the fight that follows."""

from __future__ import annotations

from game.games.front import attacking as who
from game.games.front.bots.attacks import Attacks, Party
from game.games.front.bots.marches import planned
from game.games.front.bots.stations import GROUND, Stations
from game.games.front.bots.theatre import Theatre
from game.games.front.clash import Terms
from game.games.front.commands import (
    Advance,
    AnswerAssault,
    DeclareAssault,
    EndAdvance,
    EndPhase,
    FrontCommand,
    LoseStep,
    RerollDie,
    Retreat,
    Stand,
)
from game.games.front.fights import Assault
from game.games.front.forecast import weigh
from game.games.front.model import HexId, UnitId
from game.games.front.phases import advance, retreat
from game.games.front.phases.assault import declare_refusal

HALF = 5  # a die from which it is kept
WORTH_A_SHIFT = 0.1  # gain for which a leader or the air marker is spent
FORWARD = 0.15  # what ground won by an advance is worth


def declared(theatre: Theatre) -> FrontCommand:
    """The best assault that is left; else the end of the segment."""
    stations = Stations(theatre)
    attacks = Attacks(theatre, stations)
    parties = [party for party in planned(theatre, attacks, fixed=True) if _legal(theatre, party)]
    if not parties:
        return EndPhase(seat=theatre.seat)
    first = parties[0]
    units = tuple(sorted(unit for unit, _ in first.places))
    leaders = who.helpers(theatre.course, theatre.seat, first.target, units)
    gives = leaders and (first.target == attacks.aided or not theatre.level.shifts)
    return DeclareAssault(
        seat=theatre.seat, target=first.target, attackers=units, leader=leaders[0] if gives else "",
        air=who.air_refusal(theatre.course, theatre.seat) is None,
    )  # fmt: skip


def _legal(theatre: Theatre, party: Party) -> bool:
    units = tuple(sorted(unit for unit, _ in party.places))
    command = DeclareAssault(seat=theatre.seat, target=party.target, attackers=units)
    return declare_refusal(theatre.course, command) is None


def answered(theatre: Theatre, assault: Assault) -> AnswerAssault:
    """The defender's leader and air, where the column that they take away matters."""
    course, seat = theatre.course, theatre.seat
    defenders = course.field.stack(assault.target, seat)
    leaders = who.helpers(course, seat, assault.target, defenders)
    has_air = who.air_refusal(course, seat) is None
    plain = AnswerAssault(seat=seat)
    now = _threat(theatre, assault, Terms(att_leader=assault.att_leader, att_air=assault.att_air))
    gain = 0.0
    if leaders:
        terms = Terms(att_leader=assault.att_leader, att_air=assault.att_air, def_leader=leaders[0])
        gain = now - _threat(theatre, assault, terms)
    leader = leaders[0] if leaders and gain > WORTH_A_SHIFT else ""
    return AnswerAssault(seat=seat, leader=leader, air=has_air) if leader or has_air else plain


def _threat(theatre: Theatre, assault: Assault, terms: Terms) -> float:
    """What an assault on these terms is to be expected to cost the defender."""
    found = weigh(theatre.course, assault.target, assault.attackers, terms)
    if found.defender is None or found.attacker is None:
        return 0.0
    defenders = theatre.course.field.stack(assault.target, theatre.seat)
    place = theatre.prizes.get(assault.target, 0.0) + GROUND
    lost = found.defender.mean_loss * theatre.prices(defenders) + found.defender.gone / 10 * place
    return lost - found.attacker.mean_loss * theatre.prices(assault.attackers)


def fought(theatre: Theatre, assault: Assault) -> FrontCommand:
    """A decision of the assault that goes on."""
    match assault.stage:
        case "answer":
            return answered(theatre, assault)
        case "reroll":
            attacks = theatre.course.state.active == theatre.seat
            die = assault.att_die if attacks else assault.def_die
            return RerollDie(seat=theatre.seat, again=(die or 0) < HALF)
        case "stubborn":
            return _stood(theatre, assault)
        case "defender_retreat" | "attacker_retreat":
            return _retreated(theatre, assault)
        case _:
            return _advanced(theatre)


def fallen(theatre: Theatre, units: tuple[UnitId, ...]) -> LoseStep:
    """Which unit takes the next step: the cheapest; a last step costs its points."""
    rows = theatre.course.state.units
    cheapest = min(units, key=lambda unit: (rows[unit].steps == 1, theatre.price(unit), unit))
    return LoseStep(seat=theatre.seat, unit=cheapest)


def _stood(theatre: Theatre, assault: Assault) -> Stand:
    """Stand fast where the hex or the way back is worth more than a step."""
    course, seat = theatre.course, theatre.seat
    units = course.field.stack(assault.target, seat)
    place = GROUND + theatre.prizes.get(assault.target, 0.0)
    steps = sum(course.state.units[unit].steps for unit in units)
    price = theatre.prices(units)
    enemy = course.field.zones[theatre.enemy]
    ways = [
        there for there in course.ground.around[assault.target]
        if not course.field.count(there, theatre.enemy) and there not in assault.origins
        and (there not in enemy or course.field.stack(there, seat))
    ]  # fmt: skip
    harm = 0.0 if ways else price * min(steps, len(units) * assault.def_retreat)
    cost = price * (1.0 if steps > 1 else 2.0)
    return Stand(seat=seat, firm=place + harm > cost)


def _retreated(theatre: Theatre, assault: Assault) -> Retreat:
    """The way back to the best place: supplied, out of zones, near what is to be held."""
    course, stations = theatre.course, Stations(theatre)
    commands = list(retreat.commands(course, theatre.seat))
    zone = course.field.zones[theatre.enemy]

    def rated(command: Retreat) -> tuple[float, HexId]:
        worth = sum(stations.worth(unit, command.to) for unit in command.units)
        if command.to in zone and not course.field.stack(command.to, theatre.seat):
            worth -= theatre.prices(command.units) * len(command.units)
        missing = len(commands[0].units) - len(command.units)
        room = all(stations.has_room(unit, command.to) for unit in command.units)
        return worth - 2.0 * missing - (0.0 if room else 2.0), command.to

    return max(commands, key=rated)


def _advanced(theatre: Theatre) -> FrontCommand:
    """The next unit that gains by going forward, and leaders with it."""
    course, stations = theatre.course, Stations(theatre)
    found: list[tuple[float, str, HexId]] = []
    for counter, to in advance.options(course).items():
        if course.book.is_leader(counter):
            found.append((0.01, counter, to))
            continue
        here = course.state.units[counter].hex
        gain = stations.worth(counter, to) - stations.worth(counter, here) + FORWARD
        if gain > 0:
            found.append((gain, counter, to))
    if not found:
        return EndAdvance(seat=theatre.seat)
    _, counter, to = max(found)
    return Advance(seat=theatre.seat, counter=counter, to=to)
