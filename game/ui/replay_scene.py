"""The replay viewer: the same table with a darker rim, a brass time line, and the list of what happened.

It looks at a `Replay` and changes nothing in it; what it can begin is a new game from a moment of it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.ids import Viewpoint
from game.ui import backdrop
from game.ui.analyst import Analyst
from game.ui.face import Face, Marks
from game.ui.keys import action_of
from game.ui.replay_analysis import AnalysisSheet
from game.ui.replay_controls import TRAY, Controls
from game.ui.replay_export import Exports
from game.ui.replay_ground import draw_ground, strip_of, write_status
from game.ui.replay_info import ReplayInfo, facts
from game.ui.replay_list import EventList
from game.ui.replay_notes import draw_card_beside, draw_moment, draw_notice, notice_of
from game.ui.replay_reel import SPEEDS, Reel
from game.ui.rules_scene import RulesScene, page_about
from game.ui.scenes import Scene
from game.ui.sit_down import sit_down
from game.ui.theme import ON_DARK, TOOLTIP_DELAY_MS
from game.ui.toast import Toasts
from game.ui.widgets import Choice, WidgetGroup

if TYPE_CHECKING:
    from game.ui.context import Context

_SIDE = 290  # width of the list where the picture leaves no corner free
_LEAST_LIST = 150


class ReplayScene(Scene):
    """Looks at `replay` from moment `at` through `viewpoint`.

    Defaults: the table just after set-up; all open once the game is over, else a spectator. `path` names
    the exports, `notice` tells what was dropped at the log's end (default: where the log is damaged).
    """

    keys = ("viewer",)

    def __init__(
        self,
        ctx: Context,
        replay: Any,
        face: Face,
        at: int | None = None,
        viewpoint: Viewpoint | None = None,
        path: Path | None = None,
        notice: str | None = None,
    ) -> None:
        super().__init__(ctx)
        self.face, self.path = face, path
        self.picture = face.picture(ctx, replay.rules)
        self.reel = Reel(replay, face, self.picture.cue, ctx.sounds.play, at, viewpoint)
        self.group = WidgetGroup(ctx)
        self.controls = Controls(self)
        self.events = EventList(ctx, self.reel, ctx.words("replay.events"), self.choose)
        self.toasts = Toasts(ctx)
        analyst = Analyst(self.reel, ctx.shelf.adviser(replay.header))
        self.analysis = AnalysisSheet(ctx, self.reel, analyst, self.scrub, self.toasts)
        self.notice = notice or notice_of(ctx, replay)
        self.notice_open = self.notice is not None
        self.exports = Exports(ctx, self.reel, path.stem if path else face.name, self.toasts)
        self.tall: bool | None = None  # whether the list lies over the whole rail; None: as there is room
        self._hovered: str | None = None
        self._hover_ms = 0.0
        self._pointer = (-1, -1)

    # --- what can be asked of it -------------------------------------------------------------------

    def back(self) -> None:
        """Stop what is being written, or leave."""
        if self.exports.film is not None:
            self.exports.stop()
        else:
            self.ctx.scenes.pop()

    def scrub(self, index: int, begun: bool) -> None:
        """The time line was clicked or dragged to a moment."""
        self.reel.playing = False
        self.reel.jump(index) if begun else self.reel.seek(index)

    def jump(self, index: int) -> None:
        """Go to a moment; Backspace leads back."""
        self.reel.playing = False
        self.reel.jump(index)

    def choose(self, entry: int) -> None:
        """A line of the list was chosen: show the table with that entry done."""
        self.jump(entry + 1)

    def go_back(self) -> None:
        """Return to where the last jump began."""
        self.reel.playing = False
        self.reel.go_back()

    def step(self, by: int) -> None:
        """One entry on or back."""
        self.reel.playing = False
        self.reel.step(by)

    def turn_forward(self) -> None:
        """To the next turn."""
        self.reel.playing = False
        self.reel.turn_forward()

    def turn_back(self) -> None:
        """To the turn before."""
        self.reel.playing = False
        self.reel.turn_back()

    def toggle(self) -> None:
        """Play or pause."""
        self.reel.toggle()

    def restart(self) -> None:
        """Play from the start."""
        self.reel.restart()

    def faster(self, by: int) -> None:
        """The next speed up or down."""
        place = SPEEDS.index(self.reel.speed) + by
        self.reel.speed = SPEEDS[min(len(SPEEDS) - 1, max(0, place))]

    def look_through(self, eyes: Viewpoint) -> None:
        """Change the eyes."""
        self.reel.look_through(eyes)

    def next_eyes(self) -> None:
        """The next pair of eyes."""
        eyes = [eyes for eyes, _ in self.controls.eyes()]
        self.look_through(eyes[(eyes.index(self.reel.eyes) + 1) % len(eyes)])
        self.controls.eyes_choice.value = str(self.reel.eyes)

    def toggle_stop(self) -> None:
        """Stop before the turn at the pointer on the time line, else before the next one; or no more."""
        over = self.controls.bar.hovered_index
        reel = self.reel
        mark = reel.nearest_turn(over) if over is not None else reel.stop or reel.next_turn()
        if mark is None:
            self.toasts.refuse(self.ctx.words("replay.off.stop"))
            return
        reel.set_stop(mark)
        key = "replay.stop.told" if reel.stop else "replay.stop.gone"
        self.toasts.tell(self.ctx.words(key, number=mark.number))

    def save_picture(self) -> None:
        """Write this moment as PNG."""
        self.exports.save_picture(self.size)

    def save_film(self) -> None:
        """Begin to write the range as GIF."""
        self.reel.playing = False
        self.exports.begin_film()

    def show_info(self) -> None:
        """What is known about the log."""
        lines = facts(self.ctx, self.reel.replay, self.face, self.reel.finished, self.notice)
        self.ctx.scenes.push(ReplayInfo(self.ctx, self.ctx.words("replay.info"), lines))

    def explain(self) -> None:
        """The rules page of what is under the pointer."""
        if self.face.pages():
            self.ctx.scenes.push(RulesScene(self.ctx, self.face, page_about(self.face, self._hovered)))

    def toggle_list(self) -> None:
        """Let the list lie over the whole rail, or in its corner."""
        self.tall = not self._is_tall()
        self._place_list()

    def toggle_analysis(self) -> None:
        """Show how the seats stand in place of the events, or the events again."""
        self.analysis.visible = not self.analysis.visible
        self.events.visible = not self.analysis.visible
        self._place_list()

    def branch_refusal(self) -> str | None:
        """Why no game can go on from this moment; None when one can."""
        if self.reel.index == 0:
            return self.ctx.words("replay.off.setup")
        if self.reel.view.outcome is not None:
            return self.ctx.words("replay.off.over")
        return None

    def play_on(self) -> None:
        """Go on from this moment as a new game; the log stays as it is."""
        refusal = self.branch_refusal()
        if refusal is not None:
            self.toasts.refuse(refusal)
            return
        self.reel.playing = False
        self.reel.seek(self.reel.index)
        try:
            session = self.ctx.shelf.branch(self.reel.replay, self.reel.index)
        except (OSError, ValueError) as problem:
            self.toasts.refuse(self.ctx.words("replay.not_begun", reason=problem))
            return
        sit_down(self.ctx, session, replace=False)

    # --- a scene's life ----------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """Strip above, tray below, the picture between them, the list in its free corner."""
        super().layout(size)
        px, felt = self.ctx.px, backdrop.inside(self.ctx, size)
        strip = strip_of(self.ctx, size)
        tray = pygame.Rect(felt.left, felt.bottom - px(TRAY), felt.width, px(TRAY))
        self._table = pygame.Rect(felt.left, strip.bottom, felt.width, tray.top - strip.bottom)
        self._tray = tray.inflate(-px(8), -px(4))
        if not hasattr(self.picture, "free"):
            self._table.width -= px(_SIDE)
        self.picture.layout(self._table)
        self.group.clear()
        self.group.add(self.events)
        self.group.add(self.analysis)
        self.controls.build(strip, tray)
        self._place_list()
        self.controls.refresh()
        self.group.restore()

    def handle(self, event: pygame.event.Event) -> None:
        """Keys of the viewer, the controls, then the picture under the pointer."""
        self.toasts.pointer(event)
        if self._handle_key(event) or self._handle_notice(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            if self.controls.bar.contains(event.pos):
                self.controls.bar.pointer = event.pos
                self.toggle_stop()
            return
        used = self.group.handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos, used)
        elif event.type == pygame.WINDOWLEAVE:
            self._point((-1, -1), True)

    def update(self, dt_ms: float) -> None:
        """Let time run: play, notes, toasts, a film being written."""
        settings = self.ctx.settings
        self.reel.update(dt_ms, settings.animation_speed, settings.reduced_motion)
        self.group.update(dt_ms)
        self.toasts.update(dt_ms)
        if self._hovered is not None:
            self._hover_ms += dt_ms
        self.exports.work()

    @property
    def animating(self) -> bool:
        """While anything changes by itself."""
        waiting = self._hovered is not None and self._hover_ms < TOOLTIP_DELAY_MS
        return (
            self.reel.animating
            or self.group.animating
            or self.toasts.animating
            or self.exports.film is not None
            or waiting
        )

    def pause(self) -> None:
        """Another scene covers this one: time stands still."""
        self.reel.playing = False

    def leave(self) -> None:
        """The viewer is left: a film under way with it."""
        self.exports.stop()
        self.analysis.analyst.close()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the whole viewer."""
        reel, shown = self.reel, self.reel.timeline.shown
        draw_ground(self.ctx, surface, self._tray)
        marks = Marks(last=reel.last, hovered=self._hovered)
        self.picture.draw(surface, shown, marks, reel.timeline.playing)
        title = self.ctx.words("replay.title", game=self.face.title())
        write_status(self.ctx, surface, title, self.face.status(shown, reel.eyes), self.controls.title)
        self._write_count(surface)
        self._place_list()
        self.controls.refresh()
        self.group.draw(surface, note=False)
        if self.notice_open and self.notice:
            self._notice_rect = draw_notice(self.ctx, surface, self.notice, self._table)
        self._draw_notes(surface)
        self.toasts.draw(surface)

    # --- inside ------------------------------------------------------------------------------------

    def position_of(self, token: str) -> tuple[int, int] | None:
        """The middle of a token of the picture, for hands and tests."""
        find = getattr(self.picture, "position_of", None)
        place: tuple[int, int] | None = find(self.reel.timeline.shown, token) if find else None
        return place

    def _is_tall(self) -> bool:
        free = getattr(self.picture, "free", None)
        if free is None:
            return False
        small: bool = free(self.reel.timeline.shown).height < self.ctx.px(_LEAST_LIST)
        return small if self.tall is None else self.tall

    def _place_list(self) -> None:
        """The list lies in the corner the picture leaves free, over the whole rail, or beside the picture."""
        px, free = self.ctx.px, getattr(self.picture, "free", None)
        air = px(10)
        sizable = False
        if free is None:
            rail = pygame.Rect(self._table.right, self._table.top, px(_SIDE), self._table.height)
            rect = rail.inflate(-2 * air, -2 * air)
        else:
            rect = pygame.Rect(free(self.reel.timeline.shown))
            rail = pygame.Rect(rect.left, self._table.top + air, rect.width, self._table.height - 2 * air)
            sizable = rect.height < rail.height - air
            rect = rail if self._is_tall() else rect
        self.events.rect = self.analysis.rect = rect
        self.controls.place_sizer(rect, self._is_tall(), sizable)

    def _handle_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        action = action_of(event, self.keys) or action_of(event)
        focus = self.group.focus
        own = focus is not None and focus.ring and (action == "play_pause" or isinstance(focus, Choice))
        if own and focus is not None and focus.key(event):
            return True
        act = self.actions().get(action or "")
        if act is None:
            return False
        act()
        return True

    def actions(self) -> dict[str, Callable[[], None]]:
        """What each action of the table of keys does here."""
        return {
            "play_pause": self.toggle,
            "step_back": lambda: self.step(-1),
            "step_forward": lambda: self.step(1),
            "turn_back": self.turn_back,
            "turn_forward": self.turn_forward,
            "to_start": lambda: self.jump(0),
            "to_end": lambda: self.jump(self.reel.length),
            "return": self.go_back,
            "restart": self.restart,
            "slower": lambda: self.faster(-1),
            "faster": lambda: self.faster(1),
            "eyes": self.next_eyes,
            "stop_at": self.toggle_stop,
            "range_from": lambda: self.reel.set_range(0),
            "range_to": lambda: self.reel.set_range(1),
            "picture": self.save_picture,
            "film": self.save_film,
            "info": self.show_info,
            "events": self.toggle_list,
            "analyse": self.toggle_analysis,
            "play_on": self.play_on,
            "explain": self.explain,
            "back": self.back,
        }

    def _handle_notice(self, event: pygame.event.Event) -> bool:
        """A click on the notice puts it away; the panel still tells it."""
        if not self.notice_open or event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if not getattr(self, "_notice_rect", pygame.Rect(0, 0, 0, 0)).collidepoint(event.pos):
            return False
        self.notice_open = False
        return True

    def _point(self, pos: tuple[int, int], used: bool) -> None:
        self._pointer = pos
        token = None
        if not used and self._table.collidepoint(pos):
            token = self.picture.token_at(self.reel.timeline.shown, pos)
        if token != self._hovered:
            self._hovered, self._hover_ms = token, 0.0

    def _draw_notes(self, surface: pygame.Surface) -> None:
        bar = self.controls.bar
        over = bar.hovered_index
        if over is not None and not self.toasts.animating:
            told = self.reel.sentences(over - 1) if over else []
            words = self.ctx.words("replay.moment", index=over, length=self.reel.length)
            about = pygame.Rect(bar.x_of(over) - 1, bar.rect.top, 2, bar.rect.height)
            draw_moment(self.ctx, surface, words, told, about)
        elif self._hovered is not None and self._hover_ms >= TOOLTIP_DELAY_MS and self.reel.timeline.idle:
            shown = self.reel.timeline.shown
            draw_card_beside(self.ctx, surface, self.picture, shown, self._hovered, self._pointer)
        self.group.draw_note(surface)

    def _write_count(self, surface: pygame.Surface) -> None:
        box = self.controls.count
        words = self.ctx.words("replay.count", index=self.reel.index, length=self.reel.length)
        self.ctx.type.draw(surface, words, (box.right, box.centery), "title", 16, ON_DARK, "midright")
