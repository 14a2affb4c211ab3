"""The controls of the viewer: what lies in the strip along the top and in the tray along the bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.ids import REFEREE, SPECTATOR, Viewpoint
from game.ui.keys import shown
from game.ui.replay_bar import TimeLine
from game.ui.replay_reel import SPEEDS
from game.ui.shot import eyes_name
from game.ui.theme import Colour
from game.ui.widgets import Button, Choice, IconButton, WidgetGroup
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.replay_scene import ReplayScene

BAR, ROW, PAD, GAP = 50, 36, 9, 6
TRAY = BAR + ROW + 2 * PAD + 2
COUNT = 112  # room for "9999 / 10000" beside the time line
_SPEED, _SPEED_NARROW, _EYES = 236, 118, 430


class TurnButton(IconButton):
    """Jump to a turn: the arc over a dot, turned round for going back."""

    def __init__(self, ctx: Context, name: str, action: Callable[[], None], tip: str, back: bool) -> None:
        super().__init__(ctx, name, "skip", action, tip)
        self._back = back

    def icon(self, surface: pygame.Surface, name: str, rect: pygame.Rect, colour: Colour) -> None:
        """Draw the mask, mirrored where it leads back."""
        mask = self.ctx.sprites.tinted(name, rect.width, rect.height, colour)
        surface.blit(pygame.transform.flip(mask, self._back, False), rect)


class Controls:
    """Builds the widgets into the scene's group and keeps those that change."""

    def __init__(self, scene: ReplayScene) -> None:
        self._scene = scene
        self._ctx = scene.ctx
        self._group: WidgetGroup = scene.group

    def build(self, strip: pygame.Rect, tray: pygame.Rect) -> None:
        """Place everything."""
        self.sizer = self._plate(
            "events_size", "arrow_up", self._scene.toggle_list, "replay.events", "events"
        )
        self._group.add(self.sizer)
        self.turner = self._plate(
            "analysis_size", "graph", self._scene.toggle_analysis, "replay.analysis.on", "analyse"
        )
        self._group.add(self.turner)
        self._build_strip(strip)
        px, scene = self._ctx.px, self._scene
        inner = tray.inflate(-2 * px(PAD + 4), -2 * px(PAD))
        self.bar = self._group.add(TimeLine(self._ctx, scene.reel, scene.scrub))
        self.bar.rect = pygame.Rect(inner.left, inner.top, inner.width - px(COUNT), px(BAR))
        self.count = pygame.Rect(self.bar.rect.right, inner.top, px(COUNT), px(BAR) - px(6))
        self._build_row(pygame.Rect(inner.left, inner.bottom - px(ROW), inner.width, px(ROW)))

    def place_sizer(self, sheet: pygame.Rect, tall: bool, visible: bool) -> None:
        """Put the button that makes the list larger or smaller on the list's head."""
        px, sizer = self._ctx.px, self.sizer
        sizer.rect = pygame.Rect(sheet.right - px(36), sheet.top + px(6), px(26), px(26))
        sizer.icon_name = "cards" if tall else "arrow_up"
        sizer.tip = self._tip("replay.events.smaller" if tall else "replay.events.larger", "events")
        sizer.visible = visible
        right = sizer.rect.left - px(4) if visible else sheet.right - px(10)
        self.turner.rect = pygame.Rect(right - px(26), sheet.top + px(6), px(26), px(26))
        is_open = self._scene.analysis.visible
        self.turner.icon_name = "log" if is_open else "graph"
        self.turner.tip = self._tip(f"replay.analysis.{'off' if is_open else 'on'}", "analyse")

    def refresh(self) -> None:
        """Show what has changed: play or pause, what can be done from here."""
        reel, words = self._scene.reel, self._ctx.words
        self.play.icon_name = "pause" if reel.playing else "play"
        self.play.tip = self._tip("replay.pause" if reel.playing else "replay.play", "play_pause")
        at_start = words("replay.off.start") if reel.index == 0 else None
        at_end = words("replay.off.end") if reel.index == reel.length else None
        for widget in (self.start, self.turn_back, self.step_back):
            widget.disabled = at_start
        for widget in (self.end, self.turn_on, self.step_on):
            widget.disabled = at_end
        self.back.disabled = None if reel.returns_to is not None else words("replay.off.return")
        self.branch.disabled = self._scene.branch_refusal()
        self.film.disabled = words("replay.off.film") if reel.length == 0 else None
        self.stop.on = reel.stop is not None
        low, high = reel.span
        self.range_from.on, self.range_to.on = low is not None, high is not None
        self.speed.value = str(reel.speed)
        if reel.stop is not None:
            self.stop.tip = words("replay.stop.set", number=reel.stop.number, key=shown("stop_at", "viewer"))
        else:
            self.stop.tip = self._tip("replay.stop", "stop_at")

    def _build_strip(self, strip: pygame.Rect) -> None:
        px, ctx, scene = self._ctx.px, self._ctx, self._scene
        inner = strip.inflate(-2 * px(14), 0)
        side = px(34)
        back = IconButton(ctx, "back", "arrow_left", scene.back, ctx.words("button.back"))
        back.rect = pygame.Rect(inner.left, 0, side, side)
        back.rect.centery = strip.centery
        info = IconButton(ctx, "info", "info", scene.show_info, self._tip("replay.info", "info"))
        info.rect = pygame.Rect(inner.right - side, back.rect.top, side, side)
        options = [(str(key), words) for key, words in self.eyes()]
        self.eyes_choice = Choice(ctx, "eyes", options, str(scene.reel.eyes), self._choose_eyes, size=14)
        self.eyes_choice.tip = self._tip("replay.eyes", "eyes")
        wide = min(px(_EYES), inner.width * 2 // 5, max(px(230), self.eyes_choice.natural_width()))
        self.eyes_choice.rect = pygame.Rect(info.rect.left - px(10) - wide, back.rect.top, wide, side)
        self.title = pygame.Rect(back.rect.right + px(14), strip.top, 0, strip.height)
        self.title.width = self.eyes_choice.rect.left - px(44) - self.title.left
        for widget in (back, self.eyes_choice, info):
            self._group.add(widget)

    def eyes(self) -> list[tuple[Viewpoint, str]]:
        """All eyes that may look, with their names."""
        reel, ctx = self._scene.reel, self._ctx
        state = reel.view.state
        everyone: list[Viewpoint] = [*reel.seats(), SPECTATOR, REFEREE]
        return [(eyes, eyes_name(ctx, reel.face, state, eyes)) for eyes in everyone]

    def _choose_eyes(self, key: str) -> None:
        self._scene.look_through(next(eyes for eyes, _ in self.eyes() if str(eyes) == key))

    def _build_row(self, row: pygame.Rect) -> None:
        """Ends at the left, steps around play in the middle, speed, marks and exports, playing on.

        The jumps to the ends do not lie beside the steps, where they would be hit by accident.
        """
        scene, reel = self._scene, self._scene.reel
        self.start = self._plate("to_start", "to_start", lambda: scene.jump(0), "replay.start")
        self.end = self._plate("to_end", "to_end", lambda: scene.jump(reel.length), "replay.end")
        self.back = self._plate("return", "undo", scene.go_back, "replay.return")
        self.restart = self._plate("restart", "redo", scene.restart, "replay.restart")
        tip = self._tip("replay.turn_back", "turn_back")
        self.turn_back = TurnButton(self._ctx, "turn_back", scene.turn_back, tip, True)
        self.step_back = self._plate("step_back", "step_back", lambda: scene.step(-1), "replay.step_back")
        self.play = self._plate("play", "play", scene.toggle, "replay.play", "play_pause")
        self.play.primary = True
        step_on = "step_forward"
        self.step_on = self._plate(step_on, step_on, lambda: scene.step(1), "replay.step_forward")
        tip = self._tip("replay.turn_forward", "turn_forward")
        self.turn_on = TurnButton(self._ctx, "turn_forward", scene.turn_forward, tip, False)
        self._build_speed()
        self.stop = self._plate("stop_at", "flag", scene.toggle_stop, "replay.stop")
        self.range_from = RangeButton(self._ctx, "range_from", lambda: reel.set_range(0), False)
        self.range_to = RangeButton(self._ctx, "range_to", lambda: reel.set_range(1), True)
        for button in (self.range_from, self.range_to):
            button.tip = self._tip(f"replay.{button.name}", button.name)
        self.picture = self._plate("picture", "camera", scene.save_picture, "replay.picture")
        self.film = self._plate("film", "film", scene.save_film, "replay.film")
        words = self._ctx.words("replay.play_on")
        self.branch = Button(self._ctx, "play_on", words, scene.play_on, icon="branch", size=14)
        self.branch.tip = self._tip("replay.play_on.tip", "play_on")
        self._place(row)

    def _build_speed(self) -> None:
        options = [(str(speed), self._ctx.words(f"replay.speed.{speed:g}")) for speed in SPEEDS]
        self.speed = Choice(self._ctx, "speed", options, "1.0", self._choose_speed)
        keys = f"{shown('slower', 'viewer')} {shown('faster', 'viewer')}"
        self.speed.tip = self._ctx.words("replay.tip", what=self._ctx.words("replay.speed"), key=keys)

    def _choose_speed(self, value: str) -> None:
        self._scene.reel.speed = float(value)

    def _place(self, row: pygame.Rect) -> None:
        px, side = self._ctx.px, row.height
        ends: list[Widget] = [self.start, self.end, self.back, self.restart]
        steps: list[Widget] = [self.turn_back, self.step_back, self.play, self.step_on, self.turn_on]
        marks: list[Widget] = [self.stop, self.range_from, self.range_to, self.picture, self.film]
        wide = {id(self.play): px(56), id(self.branch): self.branch.natural_width()}
        taken = 13 * (side + px(GAP)) + px(56) + wide[id(self.branch)]
        speed = px(_SPEED) if row.width - taken > px(_SPEED) + 4 * px(20) else px(_SPEED_NARROW)
        wide[id(self.speed)] = speed
        clusters: list[list[Widget]] = [ends, steps, [self.speed], marks, [self.branch]]
        widths = [sum(wide.get(id(w), side) for w in c) + px(GAP) * (len(c) - 1) for c in clusters]
        gap = (row.width - sum(widths)) / (len(clusters) - 1)
        x: float = row.left
        for cluster, width in zip(clusters, widths, strict=True):
            left = round(x)
            for widget in cluster:
                widget.rect = pygame.Rect(left, row.top, wide.get(id(widget), side), side)
                left = widget.rect.right + px(GAP)
                self._group.add(widget)
            x += width + gap

    def _plate(
        self, name: str, icon: str, action: Callable[[], None], tip: str, key: str | None = None
    ) -> IconButton:
        return IconButton(self._ctx, name, icon, action, self._tip(tip, key or name))

    def _tip(self, key: str, action: str) -> str:
        return self._ctx.words("replay.tip", what=self._ctx.words(key), key=shown(action, "viewer"))


class RangeButton(IconButton):
    """A bracket: the first or last frame of a range."""

    def __init__(self, ctx: Context, name: str, action: Callable[[], None], closing: bool) -> None:
        super().__init__(ctx, name, "bracket", action, "")
        self._closing = closing

    def icon(self, surface: pygame.Surface, name: str, rect: pygame.Rect, colour: Colour) -> None:
        """Draw the bracket with a frame beside it."""
        thick = max(2, self.ctx.px(2))
        outer = rect.left + thick if not self._closing else rect.right - thick
        inner = outer + (rect.width // 3) * (-1 if self._closing else 1)
        top, bottom = rect.top + 1, rect.bottom - 2
        corners = [(inner, top), (outer, top), (outer, bottom), (inner, bottom)]
        pygame.draw.lines(surface, colour, False, corners, thick)
        dot = (inner + (rect.width // 6) * (-1 if self._closing else 1), rect.centery)
        pygame.draw.circle(surface, colour, dot, max(2, self.ctx.px(2.5)))
