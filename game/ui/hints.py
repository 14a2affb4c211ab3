"""A hint on a key: what the strongest computer player would do here, and why, from this seat's view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.shelf import AdviceFault, Hint

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.desk import Desk
    from game.ui.toast import Toasts

Show = Callable[[tuple[str, ...]], None]


class Hints:
    """Asks the desk's adviser, tells the answer on a note that stays, and lets `show` take up its tokens."""

    def __init__(self, ctx: Context, desk: Desk, toasts: Toasts, show: Show) -> None:
        self._ctx, self._desk, self._toasts, self._show = ctx, desk, toasts, show
        self._asked_at = -1  # the entry count when the question was put
        self._is_told = False  # that the adviser had to be started again
        self.hint: Hint | None = None  # the last answer, as long as the game stands where it was asked

    @property
    def is_asked(self) -> bool:
        """Whether an answer is due."""
        adviser = self._desk.adviser if self._asked_at >= 0 else None
        return adviser is not None and adviser.is_busy

    @property
    def is_held(self) -> bool:
        """Whether a hint is shown or looked for: what Esc puts away first."""
        return self.hint is not None or self.is_asked

    def ask(self, is_private: bool = True) -> None:
        """Ask for a hint, or say why there is none: a hint knows what its seat knows, so it is not given
        where others look on while that seat has secrets."""
        seat, say = self._desk.hand, self._ctx.words
        if seat is None or not is_private:
            self._toasts.refuse(say("hint.not_now" if seat is None else "hint.shared"))
            return
        adviser = self._desk.adviser
        if adviser is None:
            self._toasts.refuse(say("hint.nobody"))
            return
        self.hint, self._is_told = None, False
        self._asked_at = self._desk.session.index
        adviser.ask_hint(self._desk.view, seat)
        self._toasts.hold(say("hint.thinking"))

    def update(self) -> None:
        """Tell the answer once it has come; one about a game that has gone on is dropped."""
        if self._asked_at < 0:
            return
        if self._asked_at != self._desk.session.index or self._desk.hand is None:
            self.forget()
            return
        if not self.is_asked:
            return
        adviser = self._desk.adviser
        answer = adviser.poll() if adviser is not None else None
        if isinstance(answer, Hint):
            self._tell(answer)
        elif isinstance(answer, AdviceFault):
            self._toasts.refuse(self._ctx.words("hint.failed", seat=self._seat()))
        elif adviser is not None and adviser.has_restarted and not self._is_told:
            self._is_told = True
            self._toasts.hold(self._ctx.words("hint.restarted", seat=self._seat()))

    def put_away(self) -> bool:
        """Esc: forget what is shown or looked for. Whether there was anything."""
        was_held = self.is_held
        self.forget()
        return was_held

    def forget(self) -> None:
        """The hint is out of date, or no longer wanted."""
        if self._asked_at >= 0 and self._desk.adviser is not None:
            self._desk.adviser.drop()
        self._asked_at, self.hint = -1, None
        self._toasts.release()

    def _seat(self) -> str:
        """Whose hint was asked for."""
        seat = self._desk.hand
        return "" if seat is None else self._desk.seat_name(seat)

    def _tell(self, hint: Hint) -> None:
        desk, say = self._desk, self._ctx.words
        state, rules = desk.view.state, desk.rules
        advice = desk.face.advice(rules, state, hint.command)
        reason = desk.face.insight(rules, state, hint.reason)
        self.hint = hint
        self._show(advice.tokens)
        self._toasts.hold(say("hint.told", what=advice.text, why=reason))
