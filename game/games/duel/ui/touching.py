"""Mouse and keys on the duel's table, all through one hand: drag, click–click and keyboard are equal.

A press takes up what may be taken up; a release after motion drops it, a release without motion leaves
it picked for the next click. Esc and the right button open the hand; nothing has happened then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.messages import Command, Illegal
from game.core.ruleset import Choice
from game.games.duel.ui.board import space_of
from game.ui.keys import action_of
from game.ui.theme import DRAG_THRESHOLD

if TYPE_CHECKING:
    from game.games.duel.ui.table import DuelTable

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
FORCED = "piece:nemesis"
_NUMBERS = tuple(range(pygame.K_1, pygame.K_9 + 1))


class Touching:
    """Holds the pointer's and the keyboard's side of the hand; the hand itself asks the rules."""

    def __init__(self, table: DuelTable) -> None:
        self._table = table
        self.pointer: tuple[int, int] = (0, 0)
        self.over: str | None = None  # the token under the pointer
        self._via: str | None = None  # the space the pointer came over last
        self._pressed: tuple[int, int] | None = None
        self._aimed: str | None = None  # what lay there when the button went down
        self._dragging = False
        self._lifted = False  # this press took something up
        self._again = False  # this press is on what was picked before
        self._carried: str | None = None  # the token whose figure follows the pointer

    @property
    def held(self) -> tuple[str, tuple[int, int]] | None:
        """The piece or card at the pointer while dragging."""
        return (self._carried, self.pointer) if self._dragging and self._carried else None

    def forget(self) -> None:
        """The table changed under the pointer: drop a drag, look again what lies here."""
        self._pressed, self._dragging, self._carried = None, False, None
        self.over = self._token(self.pointer)

    def left_table(self, event: pygame.event.Event) -> None:
        """A button used the event: nothing of the table lies under the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self.pointer, self.over = event.pos, None

    def handle(self, event: pygame.event.Event) -> None:
        """One event that no button used."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.cancel()
        elif event.type == pygame.MOUSEWHEEL:
            self._table.wheel_log(event)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def take_forced(self) -> None:
        """Where one figure alone can act, the Nemesis, it is in the hand already."""
        starts = list(self._table.hand.starts)
        if starts == [FORCED] and not self._table.hand.picks:
            self._table.hand.touch(FORCED)

    def cancel(self) -> None:
        """Open the hand; a Nemesis who must run stays in it."""
        had = bool(self._table.hand.picks)
        self._table.hand.cancel()
        self.take_forced()
        self._drop()
        if had:
            self._relayout()

    def confirm(self) -> None:
        """Take what is whole as it is."""
        command = self._table.hand.confirm()
        if command is not None:
            self._table.submit(command)

    def touch(self, token: str) -> bool:
        """Touch a token; a whole command is handed in, a refusal told. Whether it was possible."""
        table = self._table
        try:
            command = table.hand.touch(token, self._via)
        except Illegal as reason:
            table.refuse(reason)
            return False
        if command is not None:
            return table.submit(command)
        table.ctx.sounds.play("pick")
        self._relayout()
        return True

    def by_way(self, choice: Choice[Command]) -> Command:
        """Of several ways to the same end, the one that leads over the space the pointer came from."""
        assert choice.command is not None
        for way in (choice.command, *choice.routes):
            path = getattr(way, "path", ())
            if path and f"space:{path[0]}" == self._via:
                return way
        return choice.command

    def _move(self, pos: tuple[int, int]) -> None:
        self.pointer = pos
        over = self._token(pos)
        if over != self.over:
            self._via, self.over = self.over, over
        if self._pressed and not self._dragging and self._lifted:
            dx, dy = pos[0] - self._pressed[0], pos[1] - self._pressed[1]
            self._dragging = dx * dx + dy * dy >= DRAG_THRESHOLD * DRAG_THRESHOLD

    def _press(self, pos: tuple[int, int]) -> None:
        table = self._table
        self._move(pos)
        table.focused = None
        if table.press_log(pos):
            return
        hand, token = table.hand, self._token(pos)  # what is seen there now, even in the middle of a motion
        table.desk.timeline.finish()
        self._pressed, self._dragging, self._lifted, self._again = pos, False, False, False
        self._aimed = token
        if token is None:
            return
        if hand.picks and token == self._picked_token(token):
            self._carried, self._lifted, self._again = self._figure(token), True, True
        elif token in hand.starts and (not hand.picks or token not in hand.offers):
            hand.cancel()
            self._take(token)

    def _release(self, pos: tuple[int, int]) -> None:
        self._move(pos)
        pressed, dragging, lifted = self._pressed, self._dragging, self._lifted
        self._drop()
        if pressed is None:
            return
        if dragging:
            self._release_drag(self._token(pos))
            return
        token, strayed = self._aimed, self._strayed(pressed, pos)
        if lifted:
            if self._again and not strayed:
                self._click_again(token)
        elif token is not None and strayed and not self._table.hand.picks:
            self._refuse_drag(token)
        elif token is None or strayed:
            self.cancel()
        elif self._table.hand.picks:
            self.touch(token)
        elif token.startswith(("piece:", "card:")):
            self._refuse_start(token)

    def _refuse_drag(self, token: str) -> None:
        """What was to be dragged away cannot be taken up: say why, as a click on it would."""
        if token.startswith(("piece:", "card:")):
            self._table.refuse(self._table.hand.why_not(token))

    def _strayed(self, pressed: tuple[int, int], pos: tuple[int, int]) -> bool:
        """Whether the button came up over something else than it went down on."""
        space = self._table.picture.board.geometry.space_at
        return space(pressed) != space(pos)

    def _click_again(self, token: str | None) -> None:
        """A second click: on the end reached so far it is enough, on the first thing picked it lets go."""
        hand = self._table.hand
        if hand.pending is not None and token == hand.picks[-1]:
            self.confirm()
        elif len(hand.picks) == 1:
            self.cancel()

    def _release_drag(self, token: str | None) -> None:
        """Dropped on a target: touch it; back home or beside the board: nothing happened."""
        hand = self._table.hand
        if token is None or (token in hand.picks and token not in hand.offers):
            self.cancel()
        elif token in hand.offers:
            self.touch(token)
        else:
            reason = hand.why_not(token)
            self.cancel()
            self._table.refuse(reason)

    def _take(self, token: str) -> None:
        if self.touch(token):
            self._carried, self._lifted = self._figure(token), True

    def _refuse_start(self, token: str) -> None:
        """A click on one's own thing that cannot be taken up says why; others are only looked at."""
        table = self._table
        seat = table.desk.hand
        name = token.partition(":")[2]
        if token.startswith("card:") or (seat is not None and table.state.owner.get(name) == seat):
            table.refuse(table.hand.why_not(token))

    def _token(self, pos: tuple[int, int]) -> str | None:
        """What the hand would touch at a point: the piece or the space there, whichever may be touched."""
        table = self._table
        raw = table.picture.token_at(table.state, pos)
        if raw is None or not raw.startswith("piece:"):
            return raw
        space = space_of(table.state, raw)
        on_board = table.picture.board.geometry.space_at(pos) == space
        return (table.hand.choose((raw, f"space:{space}")) if on_board else None) or raw

    def _picked_token(self, token: str) -> str | None:
        picks = self._table.hand.picks
        return (
            token
            if picks and token in (picks[0], picks[-1]) and token not in self._table.hand.offers
            else None
        )

    def _figure(self, token: str) -> str | None:
        """The figure that follows the pointer: the target of the action, or the one that acts."""
        picks = self._table.hand.picks
        if token.startswith("space:"):
            return picks[0] if picks else None
        return token

    def _drop(self) -> None:
        self._pressed, self._dragging, self._lifted, self._carried = None, False, False, None

    def _relayout(self) -> None:
        if self._table.size != (0, 0):
            controls, table = self._table.controls, self._table
            controls.layout(table.strip.rect, table.picture.free(table.state))
            table.explain.rect = controls.explain_rect

    def _key(self, event: pygame.event.Event) -> None:
        table = self._table
        if event.key in _ARROWS:
            self._walk(*_ARROWS[event.key])
            return
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._press_focus()
            return
        if event.key in _NUMBERS:
            self._focus_card(_NUMBERS.index(event.key))
            return
        action = action_of(event, ("table",))
        if action == "cancel" and not (table.hand.picks or table.log_open or table.hints.is_held):
            action = "menu"
        acts = {
            "cancel": self._escape,
            "skip": table.desk.timeline.finish,
            "undo": table.undo,
            "redo": table.redo,
            "end_turn": table.end_actions,
            "threats": table.marking.toggle_threats,
            "explain": table.open_rules,
            "log": table.toggle_log,
            "hint": table.ask_hint,
            "menu": table.open_menu,
        }
        if action in acts:
            acts[action]()

    def _escape(self) -> None:
        self._table.hints.forget()
        if self._table.hand.picks:
            self.cancel()
        elif self._table.log_open:
            self._table.toggle_log()

    def _walk(self, dx: int, dy: int) -> None:
        """Move the keyboard's focus to the next space that way."""
        table = self._table
        here = space_of(table.state, table.focused) if table.focused else None
        if here is None:
            seat = table.desk.hand
            here = table.state.where.get(table.state.leaders[seat if seat is not None else 0])
            table.focused = f"space:{here}" if here else None
            return
        table.focused = f"space:{table.picture.board.geometry.neighbour(here, dx, dy)}"

    def _press_focus(self) -> None:
        """Enter: touch what has the focus, as a click there would."""
        table = self._table
        if table.focused is None:
            self.confirm()
            return
        table.desk.timeline.finish()
        space = space_of(table.state, table.focused)
        piece = next((piece for piece, at in table.state.where.items() if at == space), None)
        names = [table.focused] if table.focused.startswith("card:") else []
        names += [f"piece:{piece}"] if piece else []
        names += [f"space:{space}"] if space else []
        hand = table.hand
        if hand.picks and hand.picks[-1] in names and hand.pending is None:
            self.cancel()
            return
        token = hand.choose(names) or (names[0] if names else None)
        if token is None:
            return
        if token not in hand.offers and token in hand.starts and hand.picks and hand.pending is None:
            hand.cancel()
        if hand.pending is not None and hand.picks[-1] in names:
            token = hand.picks[-1]
        self._via = None
        self.touch(token)

    def _focus_card(self, place: int) -> None:
        """A number: the card at that place of the market, taken up at once where that is possible."""
        table = self._table
        cards = list(table.picture.market.places(table.state))
        if place < len(cards):
            token = f"card:{cards[place]}"
            table.focused = token
            if token in table.hand.starts:
                table.hand.cancel()
                self.touch(token)
            else:
                table.refuse(table.hand.why_not(token))
