"""What can be told of the world's standing: odds of battles, what a move gains, who is near victory."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.view import PlayerView
from game.games.world import commands as c
from game.games.world import odds
from game.games.world.course import Course
from game.games.world.fronts import could_bring
from game.games.world.model import Battle, Fight, PlaceId, WorldState, office_of
from game.games.world.rules import WorldRules
from game.games.world.standing import living, territories_of
from game.games.world.steps import decide
from game.kit.insight import Analysis, Facts, Line, parts_of

_PER_PLACE = 0.5  # what a territory counts for beside a point on the track


class WorldInsight:
    """Judges by the open table and the seat's own office; the same view gives the same answer."""

    def reason(
        self, view: PlayerView[WorldState], rules: WorldRules, seat: Seat, command: c.WorldCommand
    ) -> Line:
        """Why a seat would give this command: the odds, what it gains, what it wards off."""
        state, course = view.state, rules.course(view.state)
        match command:
            case c.Claim(place=place):
                return Line("reason.claim", _of_continent(course, seat, place))
            case c.PlanMove(to=place):
                return _of_move(course, command, place)
            case c.Place(place=place):
                return _of_placing(course, seat, place)
            case c.Defend(place=place):
                battle = next(one for one in state.battles if one.place == place)
                return Line("reason.hold", {"percent": _percent(course, battle)})
            case c.FightBattle(place=place):
                battle = next(one for one in state.battles if one.place == place)
                return Line("reason.battle", {"percent": _percent(course, battle)})
            case c.FightAtSea(place=place, against=against):
                percent = _percent(course, Battle(place, against, is_at_sea=True))
                return Line("reason.battle", {"percent": percent})
            case c.Stay() | c.Retreat():
                return _of_staying(course, seat, command)
            case c.Confirm():
                return Line("reason.signed", {"points": office_of(state, seat).points})
        return Line(_PLAIN.get(type(command), "reason.only"))

    def analyse(self, view: PlayerView[WorldState], rules: WorldRules) -> Analysis:
        """Marker and territories of each seat, continents held, open flanks, odds of the battles at hand."""
        state, course = view.state, rules.course(view.state)
        seats = [Seat(number) for number in range(state.seats)]
        if len(state.realms) < len(seats):  # the table is still empty
            return Analysis(parts_of([1.0] * len(seats)))
        needed = course.book.scenario(state.options).victory.points[str(state.seats)]
        places = {seat: len(list(territories_of(state, seat))) for seat in seats}
        hopes = [
            0.0 if state.realms[seat].is_out else state.realms[seat].track + _PER_PLACE * places[seat]
            for seat in seats
        ]
        lines = [*_battles(course)]
        for seat in living(state):
            facts: Facts = {
                "seat": int(seat), "track": state.realms[seat].track, "needed": needed, "places": places[seat]
            }  # fmt: skip
            lines.append(Line("analysis.track", facts))
            held = _held(course, seat)
            if held:
                lines.append(Line("analysis.bonus", {"seat": int(seat), "continents": " ".join(held)}))
            if state.realms[seat].track >= needed:
                lines.append(Line("analysis.near", {"seat": int(seat)}))
            open_to = sum(1 for place in territories_of(state, seat) if could_bring(course, place))
            if open_to:
                lines.append(Line("analysis.open", {"seat": int(seat), "count": open_to}))
        return Analysis(parts_of(hopes), tuple(lines))


def _of_continent(course: Course, seat: Seat, place: PlaceId) -> Facts:
    ground, owners = course.ground, course.state.owners
    one = ground.territories[place].continent
    members = ground.members[one]
    held = sum(1 for member in members if owners.get(member) == seat or member == place)
    return {"points": ground.production(place), "continent": one, "held": held, "of": len(members)}


def _of_move(course: Course, command: c.PlanMove, place: PlaceId) -> Line:
    ground, state, seat = course.ground, course.state, command.seat
    if ground.is_sea(place) or state.owners.get(place) == seat:
        return Line("reason.gather")
    facts = _of_continent(course, seat, place)
    bonus = "_bonus" if facts["held"] == facts["of"] else ""
    if place not in state.owners:
        return Line(f"reason.empty{bonus}", facts)
    trial = Course(course.ground, course.book, state)
    try:
        decide(trial, command, Chance("insight", 0))
        decide(trial, c.EndMoves(seat=seat), Chance("insight", 0))
    except Illegal:
        return Line("reason.gather")
    battle = next((one for one in trial.state.battles if one.place == place), None)
    if battle is None:
        return Line("reason.gather")
    return Line(f"reason.attack{bonus}", facts | {"percent": _percent(trial, battle)})


def _of_placing(course: Course, seat: Seat, place: PlaceId) -> Line:
    ground, owners = course.ground, course.state.owners
    brought = max(could_bring(course, place).values(), default=0)
    foreign = sum(1 for near in ground.neighbours[place] if owners.get(near) not in (None, seat))
    if foreign or not brought:
        return Line("reason.front", {"count": foreign})
    return Line("reason.guard", {"count": brought})


def _of_staying(course: Course, seat: Seat, command: c.Stay | c.Retreat) -> Line:
    found = odds.outlook(course)
    if found is None:
        return Line("reason.only")
    wins = found.odds.attacker if seat == course.state.active else found.odds.defender
    key = "reason.stay" if isinstance(command, c.Stay) else "reason.retreat"
    return Line(key, {"percent": round(100 * wins)})


def _battles(course: Course) -> list[Line]:
    state = course.state
    if state.fight is not None:
        found = odds.outlook(course)
        if found is None:
            return []
        facts: Facts = {"place": state.fight.battle.place, "percent": round(100 * found.odds.attacker)}
        return [Line("analysis.battle", facts)]
    return [
        Line("analysis.battle", {"place": one.place, "percent": _percent(course, one)})
        for one in state.battles
    ]


def _percent(course: Course, battle: Battle) -> int:
    return round(100 * odds.before(course, Fight(battle)).odds.attacker)


def _held(course: Course, seat: Seat) -> list[str]:
    owners, members = course.state.owners, course.ground.members
    return [one for one, places in members.items() if all(owners.get(place) == seat for place in places)]


_PLAIN: dict[type[object], str] = {
    c.ChooseNation: "reason.free",
    c.EndPlacing: "reason.enough",
    c.EndMoves: "reason.enough",
    c.EndDefence: "reason.enough",
    c.EndBattles: "reason.enough",
    c.LoseUnit: "reason.cheapest",
    c.KeepUnit: "reason.cheapest",
    c.Reroll: "reason.dice",
    c.KeepDice: "reason.dice",
}
INSIGHT = WorldInsight()
