"""Decisions in a fight that goes on: announcing, losses, standing firm, retreat, advance, barrage picks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.games.front.hands import name_of
from game.games.front.model import Assault, other, side_of
from game.games.front.standing import proficiency, strength
from game.games.front.ui.assault_chips import Switch
from game.games.front.ui.assault_facts import Forecast, answered
from game.games.front.ui.assault_plan import AIR
from game.games.front.ui.assault_planner import SIDE_TONES
from game.games.front.ui.assault_rows import chip, lay_chips
from game.games.front.ui.tables_bars import BARS, draw_chances
from game.games.front.ui.tables_chances import Chances
from game.games.front.ui.tables_results import Lit, draw_rail, draw_strip, draw_table, legend, table_height
from game.games.front.ui.tables_words import signed
from game.ui.theme import INK_SOFT, Colour
from game.ui.widgets import Button
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.games.front.ui.assault_desk import FightDesk

Column = tuple[str, ...]

LOSING = ("defender_losses", "attacker_losses", "losses", "deplete")
BRIGHT = ("stand_firm", "end_advance", "reroll")


class FightDecisions:
    """Fills the sheet from what the hand may touch, whatever the stage."""

    def __init__(self, desk: FightDesk) -> None:
        self._desk = desk

    def title(self) -> str:
        """What is to be decided, or where the fight is."""
        desk = self._desk
        fight, mission = desk.state.assault, desk.state.mission
        where = fight.target if fight is not None else "" if mission is None else mission.target
        if not desk.is_asked and where:
            return desk.words.say(
                "title.assault" if fight else "title.barrage", place=desk.words.place(where)
            )
        return desk.words.say(f"stage.{self._stage}")

    @property
    def _stage(self) -> str:
        fight, mission = self._desk.state.assault, self._desk.state.mission
        if self._desk.state.excess:
            return "excess"
        if fight is not None:
            return fight.stage
        return "losses" if mission is None else mission.stage

    @property
    def _proposes(self) -> bool:
        """Whether the table proposes who loses the step (the setting `auto_losses`)."""
        return self._stage in LOSING and self._desk.state.options.auto_losses == "propose"

    def build(self) -> None:
        """Lay the sheet out: question, what may be touched, the tables."""
        desk = self._desk
        fight = desk.state.assault
        if desk.is_asked:
            self._build_question()
            self._build_offers()
        elif desk.is_moving:
            desk.sheet.text(desk.words.say("stage.moving"), "bold", 16)
        else:
            desk.sheet.text(
                desk.words.say("stage.waits", side=desk.words.table.side(int(desk.acting))), "bold", 16
            )
        if fight is not None:
            self._build_fight(fight)

    def drop(self, token: str, here: str, home: str) -> bool:
        """A stack goes back to the hex that it was dropped on, or a counter moves in there."""
        desk, goal = self._desk, f"hex:{here}"
        if not here or here == home:
            return False
        desk.hand.cancel()
        if goal in desk.hand.starts:
            desk.touch_quietly(goal)
        elif goal in desk.hand.after((token,)):
            desk.hand.touch(token)
            desk.touch_quietly(goal)
        else:
            desk.refuse(desk.hand.why_not(goal))
        return True

    def _build_question(self) -> None:
        desk, words, stage = self._desk, self._desk.words, self._stage
        text = ""
        if stage == "stubborn" and desk.state.assault is not None:
            text = self._stubborn_text(desk.state.assault)
        elif stage == "excess":
            text = words.say("stage.excess.text", place=words.place(desk.state.excess[0].hex))
        elif words.has(f"stage.{stage}.text"):
            text = words.say(f"stage.{stage}.text")
        if text:
            desk.sheet.text(text, "body", 14)
        left = self._left()
        if left:
            key = "stage.retreat.left" if "retreat" in stage else "stage.left"
            desk.sheet.text(words.counted(key, left), "title", 20)

    def _left(self) -> int:
        fight, mission = self._desk.state.assault, self._desk.state.mission
        if fight is None:
            return mission.losses if mission is not None and mission.stage == "losses" else 0
        return {
            "defender_losses": fight.def_losses, "attacker_losses": fight.att_losses,
            "defender_retreat": fight.def_retreat, "attacker_retreat": fight.att_retreat,
        }.get(self._stage, 0)  # fmt: skip

    def _stubborn_text(self, fight: Assault) -> str:
        """Whose proficiency is checked, as the rules would choose the lead unit: the strongest."""
        desk = self._desk
        book, state = desk.rules.book, desk.state
        units = desk.rules.course(state).field.stack(fight.target, desk.acting)
        if not units:
            return desk.words.say("stage.stubborn.text_plain")
        best = max(units, key=lambda one: strength(book, one, state.units[one], "defence"))
        target = proficiency(book, best, state.units[best])
        return desk.words.say("stage.stubborn.text", name=desk.words.name(best), target=target)

    def _build_offers(self) -> None:
        """Counters, switches, hexes and buttons for all that may be touched next."""
        desk, words = self._desk, self._desk.words
        offers = tuple(desk.hand.offers)
        picked = desk.hand.picks
        counters = [token for token in (*picked, *offers) if token.startswith(("unit:", "leader:"))]
        if self._stage == "answer":
            self._build_answer([token for token in counters if token.startswith("leader:")], offers)
            counters = []
        if counters:
            best = self._proposed(counters) if self._proposes else ""
            chips = [
                chip(desk, token, kind="steps", is_in=token in picked or token == best) for token in counters
            ]
            lay_chips(desk, chips)
        hexes = [token for token in offers if token.startswith("hex:")]
        rows: list[Widget] = [
            Button(
                desk.ctx, token, words.place(name_of(token)),
                partial(desk.touch_quietly, token), size=14,
            )
            for token in hexes[:6]
        ]  # fmt: skip
        for start in range(0, len(rows), 2):
            desk.sheet.row(rows[start : start + 2], desk.ctx.px(32))
        if self._stage == "answer":
            said = words.say("button.roll" if desk.answer else "button.no_answer")
            button = Button(desk.ctx, "roll", said, desk.give_answer, icon="dice", primary=True)
            desk.sheet.row([button], desk.ctx.px(42), at_foot=True)
        else:
            self._build_buttons(offers, counters)

    def _build_buttons(self, offers: tuple[str, ...], counters: list[str]) -> None:
        desk, words = self._desk, self._desk.words
        buttons: list[Widget] = []
        for token in offers:
            name = name_of(token)
            if not token.startswith("button:") or token == "button:air":
                continue
            said = words.say(f"button.{name}")
            bright = name in BRIGHT
            buttons.append(Button(desk.ctx, name, said, partial(desk.touch_quietly, token), primary=bright))
        if self._proposes and counters and not desk.hand.picks:
            best = self._proposed(counters)
            said = words.say("button.proposed", name=words.name(name_of(best)))
            buttons.append(
                Button(desk.ctx, "proposed", said, partial(desk.touch_quietly, best), primary=True)
            )
        for start in range(0, len(buttons), 2):
            desk.sheet.row(buttons[start : start + 2], desk.ctx.px(40))
        if desk.hand.picks and not buttons:
            back = Button(desk.ctx, "take_back", words.say("button.take_back"), desk.let_go, size=14)
            desk.sheet.row([back], desk.ctx.px(32))

    def _proposed(self, counters: list[str]) -> str:
        """Who is proposed to lose the step: whoever can spare it, the weakest first; of guns the weakest."""
        desk = self._desk
        book, units = desk.rules.book, desk.state.units
        steps = [token for token in counters if name_of(token) in units]
        if not steps:
            return counters[0]
        return min(
            steps,
            key=lambda token: (
                units[name_of(token)].steps == 1,
                strength(book, name_of(token), units[name_of(token)], "attack"),
                token,
            ),
        )

    def _build_answer(self, leaders: list[str], offers: tuple[str, ...]) -> None:
        """The defender's switches, each with what it would change."""
        desk, say = self._desk, self._desk.words.say
        fight = desk.state.assault
        if fight is None:
            return
        leader = next((name_of(pick) for pick in desk.answer if pick.startswith("leader:")), "")
        air = AIR in desk.answer
        found = answered(desk.rules, desk.state, fight, leader, air)
        rows: list[Widget] = []
        for token in dict.fromkeys(leaders):
            words = say("switch.leader", name=desk.words.name(name_of(token)))
            image = desk.stacks.image(desk.state, token, desk.ctx.px(30))
            is_on = token in desk.answer
            rest = answered(desk.rules, desk.state, fight, "" if is_on else name_of(token), air)
            effect = self._worth(found, rest, is_on)
            rows.append(
                Switch(
                    desk.ctx,
                    token,
                    words,
                    effect,
                    is_on,
                    partial(desk.announce, token),
                    say("switch.leader_use"),
                    image,
                )
            )
        if AIR in offers:
            rest = answered(desk.rules, desk.state, fight, leader, not air)
            effect, is_on = self._worth(found, rest, air), air
            rows.append(
                Switch(
                    desk.ctx,
                    "button:air",
                    say("switch.air"),
                    effect,
                    is_on,
                    partial(desk.announce, AIR),
                    say("switch.air_use"),
                )
            )
        for row in rows:
            row.rect = desk.sheet.take(desk.ctx.px(36), 4)
            desk.group.add(row)
        if found is not None:
            self._build_forecast(found)

    def _worth(self, found: Forecast | None, rest: Forecast | None, is_on: bool) -> str:
        """What an announcement would change for the column and for the own retreat."""
        if found is None or rest is None:
            return self._desk.words.say("switch.off")
        before, after = (rest, found) if is_on else (found, rest)
        columns = self._desk.rules.book.tables.assault.columns
        return self._desk.words.say(
            self._desk.gains, shift=signed(after.column - before.column), before=columns[before.column],
            after=columns[after.column], was=f"{before.defender.retreat * 100:.0f}",
            now=f"{after.defender.retreat * 100:.0f}",
        )  # fmt: skip

    def _build_forecast(self, found: Forecast) -> None:
        desk, words = self._desk, self._desk.words
        columns = desk.rules.book.tables.assault.columns
        desk.sheet.paint(
            desk.ctx.px(32), lambda s, r: draw_rail(desk.ctx, s, r, columns, found.base, found.column)
        )
        pairs = (
            ("chance.defender", desk.acting, found.defender),
            ("chance.attacker", desk.state.active, found.attacker),
        )
        for key, seat, chances in pairs:
            tone = SIDE_TONES[side_of(seat)]
            paint = partial(_chances, desk=desk, who=words.say(key), tone=tone, chances=chances)
            desk.sheet.paint(desk.ctx.px(BARS), paint)

    def _build_fight(self, fight: Assault) -> None:
        """The tables as rolled, as large as the sheet allows; before the dice with the column alone."""
        desk, words, ctx = self._desk, self._desk.words, self._desk.ctx
        if fight.stage == "answer" and desk.is_asked:
            return
        table = desk.rules.book.tables.assault
        attacker, defender = (
            SIDE_TONES[side_of(seat)] for seat in (desk.state.active, other(desk.state.active))
        )
        column, dice = fight.column, (fight.att_die, fight.def_die)
        if fight.att_die is None:
            found = answered(desk.rules, desk.state, fight, fight.def_leader, fight.def_air)
            if found is None:
                return
            column = found.column
        parts = (
            ("table.defender", table.defender, dice[0], attacker),
            ("table.attacker", table.attacker, dice[1], defender),
        )
        if desk.sheet.left < 2 * table_height(ctx, 0) + ctx.px(12):
            for key, cells, die, tone in parts:
                if desk.sheet.left < ctx.px(58):
                    return
                paint = partial(
                    _strip, desk=desk, words=words.say(key), column=cells[column], die=die, tone=tone
                )
                desk.sheet.paint(ctx.px(54), paint)
            return
        high = table_height(ctx, (desk.sheet.left - ctx.px(34)) // 2)
        for key, cells, die, tone in parts:
            lit = Lit(column, die)
            paint = partial(_table, desk=desk, words=words.say(key), cells=cells, lit=lit, tone=tone)
            desk.sheet.paint(high, paint, 8)
        if desk.sheet.left >= ctx.px(16):
            desk.sheet.text(legend(words, is_barrage=False), "italic", 12, INK_SOFT)


def _chances(
    surface: Surface, box: Rect, *, desk: FightDesk, who: str, tone: Colour, chances: Chances
) -> None:
    draw_chances(desk.ctx, surface, box, desk.words, who, tone, chances)


def _strip(
    surface: Surface, box: Rect, *, desk: FightDesk, words: str, column: Column, die: int | None, tone: Colour
) -> None:
    draw_strip(desk.ctx, surface, box, words, column, die, tone)


def _table(
    surface: Surface, box: Rect, *, desk: FightDesk, words: str, cells: tuple[Column, ...], lit: Lit,
    tone: Colour,
) -> None:  # fmt: skip
    columns = desk.rules.book.tables.assault.columns
    draw_table(desk.ctx, surface, box, words, columns, cells, lit, tone)
