"""A scene at a desk: hands commands in, tells refusals, takes back, and says when the log cannot be kept."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.messages import Command, Illegal
from game.core.ruleset import Token
from game.core.store import StoreError
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.hand import Hand
from game.ui.hints import Hints
from game.ui.scenes import Scene
from game.ui.toast import Toasts


class DeskScene(Scene):
    """What every scene shares in which a game is played. Subclasses give `refresh` and the pointer."""

    def __init__(self, ctx: Context, desk: Desk) -> None:
        super().__init__(ctx)
        self.desk = desk
        self.hand = Hand(desk.rules)
        self.toasts = Toasts(ctx)
        self.hints = Hints(ctx, desk, self.toasts, self._show_hint)
        self._seen = -1  # the entry count that the hand was aimed at

    @property
    def pointer(self) -> tuple[int, int] | None:
        """Where refusals are told; None: at the middle of the window."""
        return None

    def refresh(self) -> None:
        """The game went on: aim the hand; scenes renew what they show."""
        self._seen = self.desk.session.index
        self.hand.aim(self.desk.view.state, self.desk.hand)

    def submit(self, command: Command) -> bool:
        """Hand a whole command in; a refusal is told at the pointer. Whether it was taken."""
        try:
            self.desk.submit(command)
        except Illegal as reason:
            self.refuse(reason)
            return False
        except StoreError as fault:
            self.not_kept(str(fault))
            return False
        self.refresh()
        return True

    @property
    def is_private(self) -> bool:
        """Whether what the acting seat knows may be told here; scenes of games with secrets say."""
        return True

    def ask_hint(self) -> None:
        """Ask for a hint, or say why there is none."""
        self.hints.ask(self.is_private)

    def show_advice(self, tokens: tuple[Token, ...]) -> None:
        """A hint names these tokens: take up all but the last, and put the focus on that."""
        self.hand.cancel()
        for token in tokens[:-1]:
            if token in self.hand.offers and self.hand.touch(token) is None:
                continue
            break
        self.point_out(tokens[-1] if tokens else None)

    def point_out(self, token: Token | None) -> None:
        """Put the keyboard's focus on a token, where the scene has one."""

    def ring_button(self, name: str) -> None:
        """Put the ring on a button that a hint names, where the scene has buttons for its commands."""

    def _show_hint(self, tokens: tuple[Token, ...]) -> None:
        self.show_advice(tokens)
        kind, _, name = tokens[-1].partition(":") if tokens else ("", "", "")
        if kind == "button":
            self.ring_button(name)

    def refuse(self, reason: Illegal, near: pygame.Rect | None = None) -> None:
        """Say why not, near the pointer or a control."""
        self.toasts.refuse(self.reason(reason), reason.rule, self.pointer if near is None else near.midtop)

    def reason(self, reason: Illegal) -> str:
        """A refusal as a sentence without its rule."""
        told = self.desk.refusal(reason).removeprefix(f"{reason.rule}: ")
        return told[:1].upper() + told[1:]

    def not_kept(self, fault: str) -> None:
        """The log could not be written: nothing has happened, and the player is told."""
        self.toasts.refuse(self.ctx.words("table.not_kept", fault=fault), at=self.pointer)

    def rewind(self, act: Callable[[], Illegal | None]) -> bool:
        """Take back or do again, or say why not. Whether something was taken back."""
        try:
            reason = act()
        except StoreError as fault:
            self.not_kept(str(fault))
            return False
        if reason is not None:
            self.refuse(reason)
            return False
        self.ctx.sounds.play("undo")
        self.refresh()
        return True

    def update(self, dt_ms: float) -> None:
        """Let motions run, tell what the desk has to tell, aim the hand anew when the game went on."""
        self.desk.update(dt_ms)
        self.toasts.update(dt_ms)
        self.hints.update()
        if self.desk.trouble is not None:
            self.not_kept(self.desk.trouble)
            self.desk.trouble = None
        if self.desk.notice is not None:
            self.toasts.tell(self.desk.notice)
            self.desk.notice = None
        if self.desk.session.index != self._seen:
            self.refresh()
