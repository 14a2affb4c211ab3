"""What the battle screen knows of the state shown now: facts, odds, what is said, what may be next."""

from __future__ import annotations

from typing import Any

from game.games.world import events as e
from game.games.world.commands import FightAtSea, FightBattle, WorldCommand
from game.games.world.course import Course
from game.games.world.model import Battle, Fight, WorldState
from game.games.world.odds import Outlook, before, outlook
from game.games.world.ui import battle_talk
from game.games.world.ui.battle_facts import SideFacts, Stake, sides_of, stake_of
from game.games.world.ui.battle_record import BattleRecord
from game.games.world.ui.battle_talk import Talk
from game.games.world.ui.battle_words import BattleWords
from game.ui.desk import Desk


class Reading:
    """Takes in one shown state after another. `board` is the last one with a battle in it: the picture
    stays when the battle is over, until the screen goes."""

    def __init__(self, desk: Desk, words: BattleWords, record: BattleRecord) -> None:
        self._desk = desk
        self._words = words
        self._record = record
        self.board: WorldState = self.state
        self.course: Course = desk.rules.course(self.board)
        self.facts: tuple[SideFacts, ...] = ()
        self.outlook: Outlook | None = None
        self.stake: Stake | None = None
        self.over: e.BattleEnded | None = None
        self.choices: list[tuple[WorldCommand, float | None]] = []
        self._reckoned: WorldState | None = None

    @property
    def state(self) -> WorldState:
        """What is shown now; without a fight once the battle is over."""
        state: WorldState = self._desk.timeline.shown
        return state

    @property
    def fight(self) -> Fight:
        """The battle on the screen. Raises LookupError where there has been none yet."""
        if self.board.fight is None:
            raise LookupError("no battle has been shown yet")
        return self.board.fight

    @property
    def deciding(self) -> SideFacts | None:
        """The side whose decision is awaited from a human at this screen."""
        if not self._desk.timeline.idle or self.state.fight is None:
            return None
        return next((facts for facts in self.facts if facts.seat == self._desk.hand), None)

    @property
    def own_row(self) -> int | None:
        """Whose dice may be rolled again by the human here: 0 the attacker's, 1 the defender's, or None."""
        facts, fight = self.deciding, self.state.fight
        if facts is None or fight is None or not fight.stage.endswith("rerolls"):
            return None
        return 0 if facts.is_attacker else 1

    def take_in(self) -> None:
        """Look at the shown state."""
        state, idle = self.state, self._desk.timeline.idle
        if state.fight is not None:
            if self.board.fight is None or self.board.fight.battle != state.fight.battle:
                self._record.begin()
            self.board = state
            playing = self._desk.timeline.playing
            if playing is None or playing.event is not self.over:
                self.over = None
        self.course = self._desk.rules.course(self.board)
        if self.board.fight is None:
            return
        self.facts = sides_of(self.course, self.board.fight)
        if (idle or self.outlook is None) and self._reckoned is not self.board:
            self.outlook, self._reckoned = outlook(self.course), self.board
            self.stake = stake_of(self.course, self.board.fight.battle)
        if idle:
            self.choices = self._next() if state.fight is None else []

    def told(self, left: int, count: int) -> Talk:
        """What is said at the foot; `left` of `count` units are still to be chosen."""
        playing, state, words = self._desk.timeline.playing, self.state, self._words
        if self.over is not None and state.fight is None and not self.choices:
            return Talk(None, battle_talk.ended(words, self.board, self.over), "")
        if playing is not None:
            event: Any = playing.event
            return battle_talk.happening(words, self.board, event)
        if self.choices:
            return Talk(state.active, words.say("next.title"), words.say("next.how"))
        if self.deciding is not None:
            return battle_talk.asking(words, state, self.deciding, left, count)
        return battle_talk.waiting(words, state, self._desk.thinking)

    def _next(self) -> list[tuple[WorldCommand, float | None]]:
        """Where the human here is the attacker: what may be next, with the chance to win each battle."""
        seat, state = self._desk.hand, self._desk.view.state
        if seat is None or state.step != "battles":
            return []
        out: list[tuple[WorldCommand, float | None]] = []
        for command in self._desk.rules.commands(state, seat):
            battle = _battle_of(command, state)
            chance = None
            if battle is not None:
                chance = before(self._desk.rules.course(state), Fight(battle)).odds.attacker
            out.append((command, chance))
        return out


def _battle_of(command: WorldCommand, state: WorldState) -> Battle | None:
    """The battle that a command would begin."""
    if isinstance(command, FightBattle):
        return next(battle for battle in state.battles if battle.place == command.place)
    if isinstance(command, FightAtSea):
        return Battle(command.place, command.against, is_at_sea=True)
    return None
