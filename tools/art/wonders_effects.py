"""Which mark and colour tells each kind of effect of wonders."""

from __future__ import annotations

from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_marks as marks
from tools.art.wonders_glyphs import Glyph

EFFECTS: dict[str, tuple[str, Glyph]] = {
    "fixed_price": ("#a87820", marks.exchange),
    "trade_toll": ("#a87820", glyphs.wheel),
    "trade_share": ("#a87820", glyphs.law),
    "one_unit": ("#a87820", glyphs.vase),
    "income_bonus": ("#a87820", marks.gold_heap),
    "coin_triples": ("#a87820", marks.gold_heap),
    "link_coins": ("#4a5666", marks.link),
    "links": ("#4a5666", marks.link),
    "linked_pairs": ("#4a5666", marks.link),
    "rebate": ("#6a7a35", marks.compass),
    "red_bonus": ("#b2322a", marks.shield_mark),
    "wonder_turns": ("#245c7a", marks.pyramid),
    "destroy": ("#7a1c1c", marks.dagger_card),
    "from_discard": ("#55606c", marks.cards),
    "from_removed": ("#55606c", marks.cards),
    "from_guilds": ("#69418f", marks.cards),
    "draw_leaders": ("#8a6a2a", marks.cards),
    "look_at_leaders": ("#8a6a2a", marks.cards),
    "free_leader": ("#8a6a2a", marks.crown),
    "bury": ("#3e3a48", marks.spade),
    "box_token": ("#2f8558", marks.owl),
    "tokens": ("#2f8558", marks.owl),
    "cancel_move": ("#5a3a30", marks.stop),
    "conquest_shields": ("#b2322a", marks.shield_mark),
    "conquests": ("#8c2420", marks.cross_swords),
    "loot_mirror": ("#8c2420", marks.skull_coin),
    "loot_times": ("#8c2420", marks.gold_heap),
    "loot_to_owner": ("#8c2420", marks.skull_coin),
    "no_wonder_limit": ("#b8863a", marks.pyramid),
    "copy_symbol": ("#1f7049", glyphs.armillary),
    "split_pair": ("#1f7049", marks.compass),
    "tuck_card": ("#245c7a", marks.cards),
    "wonders": ("#b8863a", marks.pyramid),
    "points_per_set": ("#8c1f24", marks.cards),
    "points_table": ("#8c1f24", marks.cross_swords),
    "secret": ("#3e3a48", marks.eye_off),
}
