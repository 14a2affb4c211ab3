"""What a seat decided in its headquarters, as a sentence for its own eyes: the difference of two offices."""

from __future__ import annotations

from collections import Counter

from game.games.world.model import Item, Office
from game.games.world.words import Catalogue


def decided(words: Catalogue, before: Office, after: Office) -> list[str]:
    """Sentences about what was ordered, begun, sent out and paid; none where nothing was."""
    say, out = words.events, []
    ordered = Counter({(one.item, one.due): one.count for one in after.orders})
    ordered.subtract({(one.item, one.due): one.count for one in before.orders})
    orders = [words.counted(item, count) for (item, _), count in ordered.items() if count > 0]
    if orders:
        out.append(say["orders.items"].format(items=words.listed(orders)))
    begun = [f"{words.fields[one.field]} {one.level}" for one in after.studies if one not in before.studies]
    if begun:
        out.append(say["orders.research"].format(research=words.listed(begun)))
    agents: tuple[tuple[Item, int], ...] = (
        ("diplomat", before.diplomats - after.diplomats),
        ("spy", before.spies - after.spies),
    )
    sent = [words.counted(kind, count) for kind, count in agents if count > 0]
    if sent:
        out.append(say["orders.sent"].format(agents=words.listed(sent)))
    if after.mission is not None and after.mission != before.mission and before.mission is None:
        out.append(say["orders.mission"].format(mission=words.missions[after.mission.mission].name))
    if before.points > after.points:
        out.append(say["orders.spent"].format(points=before.points - after.points, left=after.points))
    return out
