"""How a hand builds a command of the world game, touch by touch.

Tokens: `territory:brazil`, `sea:north_pacific`, `camp:tank` (units in the camp), `stack:china:tank` (those
in a place), `march:china:mongolia` (a planned move), `unit:tank` (a kind to keep or to lose), `die:0`,
`nation:usa`, `seat:2`, `count:3` (how many, where more than one is meant), `accept:2`, `decline:2` (alliance
offers, in the order of the seats), `button:<name>`; headquarters has its own (see headquarters_hands).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.core.ruleset import Choice, Token
from game.games.world import commands as c
from game.games.world.course import Course
from game.games.world.headquarters_hands import spellings as headquarters_spellings
from game.games.world.model import PlaceId, UnitKind, office_of

Touches = tuple[Token, ...]


Tree = Mapping[Touches, Mapping[Token, Choice[c.WorldCommand]]]
"""For each sequence touched so far, what may be touched next."""


def tree(course: Course, commands: Iterable[c.WorldCommand]) -> Tree:
    """Everything that a hand can reach with these commands."""
    whole: dict[Touches, c.WorldCommand] = {}
    after: dict[Touches, dict[Token, bool]] = {(): {}}
    for command in commands:
        for touches in spellings(course, command):
            for depth, token in enumerate(touches):
                is_last = depth + 1 == len(touches)
                further = after.setdefault(touches[:depth], {})
                further[token] = further.get(token, False) or not is_last
            whole.setdefault(touches, command)
    return {
        picks: {token: Choice(whole.get((*picks, token)), more) for token, more in further.items()}
        for picks, further in after.items()
    }


def spellings(course: Course, command: c.WorldCommand) -> Iterator[Touches]:
    """The token sequences that make a command."""
    match command:
        case c.ChooseNation(nation=nation):
            yield (f"nation:{nation}",)
        case c.Claim(place=place) | c.FightBattle(place=place):
            yield (place_token(course, place),)
        case c.KeepUnit(place=place, kind=kind):
            yield (place_token(course, place), f"unit:{kind}")
        case c.LoseUnit(kind=kind):
            yield (f"unit:{kind}",)
        case c.CloseNews():
            yield _answers(course, command)
        case c.Place(place=place, kind=kind, count=count) | c.Defend(place=place, kind=kind, count=count):
            yield from _counted((f"camp:{kind}", place_token(course, place)), count)
        case c.PlanMove(origin=origin, to=to, kind=kind, count=count):
            yield from _counted((stack_token(origin, kind), place_token(course, to)), count)
        case c.DropMove(origin=origin, to=to):
            yield (f"march:{origin}:{to}",)
        case c.CallSupport(ally=ally):
            yield (f"seat:{ally}", "button:call_support")
        case c.FightAtSea(place=place, against=against):
            yield (place_token(course, place), f"seat:{against}")
        case c.Reroll(die=die):
            yield (f"die:{die}",)
        case c.Confirm():
            yield from headquarters_spellings(command)
        case _:
            yield (button(command),)


def place_token(course: Course, place: PlaceId) -> Token:
    """The token of a territory or sea area."""
    return f"{'sea' if course.ground.is_sea(place) else 'territory'}:{place}"


def stack_token(place: PlaceId, kind: UnitKind) -> Token:
    """The token of the units of one kind in a place."""
    return f"stack:{place}:{kind}"


def button(command: c.WorldCommand) -> Token:
    """The token of a command that a button gives."""
    return f"button:{command.__struct_config__.tag}"


def _counted(touches: Touches, count: int) -> Iterator[Touches]:
    """One unit needs no number; more need theirs."""
    yield touches if count == 1 else (*touches, f"count:{count}")


def _answers(course: Course, command: c.CloseNews) -> Touches:
    offers = office_of(course.state, command.seat).offers_got
    answers = (f"{'accept' if seat in command.accept else 'decline'}:{seat}" for seat in sorted(offers))
    return (*answers, button(command))
