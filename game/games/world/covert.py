"""Covert deeds: boycott, espionage, sabotage: their chances, the rolls, and what both sides are told
(R211-R214, R234-R241, A44-A48)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.world.book import Book, Effect
from game.games.world.model import (
    AgentKind,
    Attempt,
    Deed,
    Notice,
    NoticeKind,
    Office,
    Venture,
    WorldState,
    office_of,
)
from game.games.world.research import secret_effects

SUCCESS: dict[str, NoticeKind] = {
    "boycott": "boycott_successful", "espionage": "secret_information", "sabotage": "sabotage_successful",
}  # fmt: skip
"""What the sender is told of a success; missions count these (R097, R103, R106)."""

_FAILED: dict[str, NoticeKind] = {
    "boycott": "boycott_failed", "espionage": "espionage_failed", "sabotage": "sabotage_failed",
}  # fmt: skip
_FOILED: dict[str, NoticeKind] = {
    "boycott": "boycott_foiled", "espionage": "espionage_foiled", "sabotage": "sabotage_foiled",
}  # fmt: skip
_CAUGHT: dict[AgentKind, NoticeKind] = {"diplomat": "diplomat_caught", "spy": "spy_caught"}


def idle(office: Office, kind: AgentKind) -> int:
    """The agents who are at home and ward off (R208, R233)."""
    return office.diplomats if kind == "diplomat" else office.spies


def chance_of(book: Book, state: WorldState, deed: Deed, actor: Seat, target: Seat) -> int:
    """The chance of a covert deed in percent (R213, R235, R240). It reads both offices: only for resolving,
    never for what a seat is offered or refused."""
    there = office_of(state, target)
    guards = idle(there, book.agents.covert[deed].agent)
    defence = _bonus(secret_effects(book, there, "covert_bonus"), deed, "defend")
    return _chance(book, state, deed, actor, target, guards, defence)


def known_chance(book: Book, state: WorldState, deed: Deed, actor: Seat, target: Seat) -> tuple[int, int]:
    """The lowest and highest chance in percent, as far as the actor can tell: the target may keep any number
    of agents, and its technology is at least what espionage last told. Works on the actor's view."""
    most = book.agents.agents[book.agents.covert[deed].agent].most
    told = next((one.levels[1] for one in office_of(state, actor).intel if one.about == target), 0)
    levels = book.research.fields["technology"].effects
    known = _bonus((effect for effect in levels[:told] if effect.type == "covert_bonus"), deed, "defend")
    best = _bonus((effect for effect in levels if effect.type == "covert_bonus"), deed, "defend")
    return (
        _chance(book, state, deed, actor, target, most, best),
        _chance(book, state, deed, actor, target, 0, known),
    )


def is_covert(book: Book, venture: Venture) -> bool:
    """Whether the deed is one that may fail."""
    return venture.deed in book.agents.covert


def attempt(book: Book, state: WorldState, actor: Seat, venture: Venture, chance: Chance) -> Attempt:
    """Roll for a covert deed, against the agents idle now; on failure, roll for being caught (A45, A48)."""
    percent = chance_of(book, state, venture.deed, actor, venture.target)
    roll = chance.below(100)
    is_caught = roll >= percent and chance.below(100) < book.agents.caught
    return Attempt(venture, percent, roll, is_caught)


def letters_of(book: Book, state: WorldState, actor: Seat, done: Attempt) -> Iterator[tuple[Seat, Notice]]:
    """Who is told what of a deed (A47, A48): a success stays without a name, the caught one is named."""
    deed, target = done.venture.deed, done.venture.target
    if not done.is_success:
        yield actor, Notice(_FAILED[deed], other=target)
        if done.is_caught:
            yield target, Notice(_CAUGHT[book.agents.covert[deed].agent], other=actor)
        else:
            yield target, Notice(_FOILED[deed])
    elif deed == "espionage":
        office, realm = office_of(state, target), state.realms[target]
        levels = (realm.military, office.technology, office.economy)
        yield actor, Notice(SUCCESS[deed], other=target, levels=levels)
    elif deed == "sabotage":
        amount = damage(book, state, actor)
        yield actor, Notice(SUCCESS[deed], other=target, amount=amount)
        yield target, Notice("sabotage", amount=amount)
    else:
        amount = book.agents.boycott_points[str(state.seats)]
        yield actor, Notice(SUCCESS[deed], other=target, amount=amount)
        yield target, Notice("boycott", amount=amount)


def damage(book: Book, state: WorldState, actor: Seat) -> int:
    """How many units a sabotage destroys at most (R087, R239)."""
    skill = book.skill(state, actor, "sabotage_damage_bonus")
    return book.agents.sabotage_units + (0 if skill is None else skill.value)


def _chance(
    book: Book, state: WorldState, deed: Deed, actor: Seat, target: Seat, guards: int, defence: int
) -> int:
    kind = book.agents.covert[deed]
    attack = _bonus(secret_effects(book, office_of(state, actor), "covert_bonus"), deed, "attack")
    for seat, side in ((actor, "attack"), (target, "defend")):
        skill = book.skill(state, seat, "covert_bonus")
        bonus = 0 if skill is None else _bonus((skill,), deed, side)
        attack, defence = (attack + bonus, defence) if side == "attack" else (attack, defence + bonus)
    percent = kind.base - kind.per_defender * guards + attack - defence
    return min(book.agents.highest, max(book.agents.lowest, percent))


def _bonus(effects: Iterator[Effect] | tuple[Effect, ...], deed: Deed, side: str) -> int:
    found = (effect for effect in effects if deed in effect.kinds)
    return sum(effect.attack if side == "attack" else effect.defend for effect in found)
