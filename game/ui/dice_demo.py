"""A small scene for trying the dice tray: choose dice, throw, and hold what lies on top against the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.chance import Chance
from game.kit.dice import MOST_DICE, Die, Throw, numbered
from game.ui import theme
from game.ui.dice_tray import DiceTray
from game.ui.scenes import Scene
from game.ui.strings import strings

if TYPE_CHECKING:
    from game.ui.context import Context

PUBLIC_SEED = "dice demo"
BATTLE = ("hit", "hit", "shield", "bolt", "", "skull")
HONOURS = ("star", "flag", "anchor", "cross", "ring", "hit")
KNOCK_GAP_MS = 40.0
KNOCKS = 4


class Plate(NamedTuple):
    """A thing to click: where it is, its text's key, and what it does."""

    rect: pygame.Rect
    key: str
    act: Callable[[], None]


class DiceDemo(Scene):
    """The demo. `log` holds what was decided and what lies on top, a pair a throw, newest last."""

    def __init__(self, ctx: Context, seed: str = "0") -> None:
        super().__init__(ctx)
        self._words = strings("dice.en")
        self._seed = seed
        self._kind = 0
        self._count = 5
        self._index = 0
        self._heard = self._last_knock = 0.0
        self._plates: tuple[Plate, ...] = ()
        self._throw: Throw | None = None
        self.tray: DiceTray | None = None
        self.log: list[tuple[tuple[str, ...], tuple[str, ...]]] = []

    @property
    def animating(self) -> bool:
        """Whether dice are rolling."""
        return self.tray is not None and not self.tray.finished

    def layout(self, size: tuple[int, int]) -> None:
        """Place tray and plates; the last throw is thrown anew at its rest."""
        super().layout(size)
        px, (width, height) = self.ctx.px, size
        top, foot = px(84), px(116)
        tall = max(px(120), height - top - foot)
        wide = min(width - px(48), round(tall * 1.5))
        self.tray = DiceTray(
            pygame.Rect((width - wide) // 2, top, wide, tall), self.ctx.scale, self.ctx.sprites
        )
        self._place_plates(width, height - foot + px(52))
        if self._throw is None:
            self.throw_again()
        else:
            self.tray.start(self._throw, PUBLIC_SEED, self._index)
            self.tray.skip()
            self._heard = self.tray.elapsed_ms

    def throw_again(self) -> None:
        """Decide the next roll and show it; with reduced motion the dice simply lie there."""
        if self.tray is None:
            return
        self._index += 1
        dice = _dice(self._kind, self._count)
        chance = Chance(self._seed, self._index)
        self._throw = Throw(dice, tuple(chance.below(len(die.faces)) for die in dice))
        self.tray.start(self._throw, PUBLIC_SEED, self._index)
        self._heard = self._last_knock = 0.0
        top = tuple(die.faces[face] for die, face in zip(dice, self.tray.top_values(), strict=True))
        self.log.append((self._throw.shown, top))
        if self.ctx.settings.reduced_motion:
            self.tray.skip()
        else:
            self.ctx.sounds.play("dice_throw")

    def handle(self, event: pygame.event.Event) -> None:
        """Keys and clicks as the foot of the screen says."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for plate in self._plates:
                if plate.rect.collidepoint(event.pos):
                    plate.act()
                    return
            if self.tray is not None and self.tray.rect.collidepoint(event.pos):
                self._throw_or_skip()
        elif event.type == pygame.KEYDOWN:
            self._press(event.key)

    def update(self, dt_ms: float) -> None:
        """Roll on, and knock for the hits of this frame: one sound at a time, not a rattle of hundreds."""
        if self.tray is None:
            return
        self.tray.update(dt_ms, self.ctx.settings.animation_speed)
        for hit in self.tray.impacts(self._heard):
            if hit.at_ms - self._last_knock >= KNOCK_GAP_MS:
                self._last_knock = hit.at_ms
                self.ctx.sounds.play(f"dice_knock_{1 + min(KNOCKS - 1, int(hit.strength * KNOCKS))}")
        self._heard = self.tray.elapsed_ms

    def draw(self, surface: pygame.Surface) -> None:
        """Felt, tray, the log's line and the plates."""
        sprites, scale, px, write = self.ctx.sprites, self.ctx.scale, self.ctx.px, self.ctx.type.draw
        width, height = self.size
        if sprites.exists("table/felt"):
            surface.blit(sprites.tiled("table/felt", width, height, scale), (0, 0))
        else:
            surface.fill(theme.FELT)
        middle = width / 2
        write(surface, self._words("title"), (middle, px(14)), "title", 28, theme.BRASS_BRIGHT, "midtop")
        write(surface, self._words("lead"), (middle, px(54)), "body", 16, theme.PAPER, "midtop")
        if self.tray is None:
            return
        self.tray.draw(surface)
        below = self.tray.rect.bottom + px(10)
        decided, on_top = self._lines()
        write(surface, decided, (middle - px(12), below), "body", 16, theme.PAPER, "topright")
        write(surface, on_top, (middle + px(12), below), "bold", 16, theme.BRASS_BRIGHT, "topleft")
        for plate in self._plates:
            self._draw_plate(surface, plate)
        keys = self.ctx.type.fit(self._words("keys"), "body", 12, width - px(24))
        write(surface, keys, (middle, height - px(8)), "body", 12, theme.PAPER_SHADE, "midbottom")

    def _lines(self) -> tuple[str, str]:
        decided, top = self.log[-1]
        on_top = self._words("rolling" if self.animating else "on_top", values=self._told(top))
        return self._words("decided", values=self._told(decided)), on_top

    def _told(self, faces: tuple[str, ...]) -> str:
        return "  ".join(face or self._words("blank") for face in faces)

    def _press(self, key: int) -> None:
        match key:
            case pygame.K_SPACE | pygame.K_RETURN:
                self._throw_or_skip()
            case pygame.K_UP:
                self._change(0, 1)
            case pygame.K_DOWN:
                self._change(0, -1)
            case pygame.K_RIGHT:
                self._change(1, 0)
            case pygame.K_LEFT:
                self._change(-1, 0)
            case pygame.K_ESCAPE:
                self.ctx.scenes.pop()

    def _throw_or_skip(self) -> None:
        if self.tray is not None and not self.tray.finished:
            self.tray.skip()
            self._heard = self.tray.elapsed_ms
        else:
            self.throw_again()

    def _change(self, kind: int, count: int) -> None:
        self._kind = (self._kind + kind) % len(_SETS)
        self._count = min(MOST_DICE, max(1, self._count + count))
        self.throw_again()

    def _choose(self, kind: int) -> Callable[[], None]:
        return lambda: self._change(kind - self._kind, 0)

    def _place_plates(self, width: int, y: int) -> None:
        keys: list[tuple[str, Callable[[], None]]] = [
            (f"set.{name}", self._choose(place)) for place, name in enumerate(_SETS)
        ]
        keys += [
            ("fewer", lambda: self._change(0, -1)),
            ("more", lambda: self._change(0, 1)),
            ("again", self._throw_or_skip),
            ("back", self.ctx.scenes.pop),
        ]
        px = self.ctx.px
        wide = [self.ctx.type.width(self._words(key), "bold", 14) + px(24) for key, _ in keys]
        x = (width - sum(wide) - px(8) * (len(wide) - 1)) // 2
        plates = []
        for (key, act), own in zip(keys, wide, strict=True):
            plates.append(Plate(pygame.Rect(x, y, own, px(30)), key, act))
            x += own + px(8)
        self._plates = tuple(plates)

    def _draw_plate(self, surface: pygame.Surface, plate: Plate) -> None:
        chosen = plate.key == f"set.{_SETS[self._kind]}"
        corner = self.ctx.px(theme.CORNER_PANEL)
        fill = theme.WALNUT_LIGHT if chosen or plate.key == "again" else theme.WALNUT
        pygame.draw.rect(surface, fill, plate.rect, border_radius=corner)
        edge = theme.BRASS_BRIGHT if chosen else theme.BRASS
        pygame.draw.rect(surface, edge, plate.rect, max(1, self.ctx.px(1)), border_radius=corner)
        self.ctx.type.draw(
            surface, self._words(plate.key), plate.rect.center, "bold", 14, theme.PAPER, "center"
        )


_SETS = ("pips", "battle", "tens", "mixed")


def _dice(kind: int, count: int) -> tuple[Die, ...]:
    match _SETS[kind]:
        case "pips":
            row = [numbered("d6", "bone")]
        case "battle":
            row = [Die("d6", BATTLE, "white"), Die("d6", BATTLE, "grey"), Die("d6", HONOURS, "black")]
        case "tens":
            row = [numbered("d10", "white"), numbered("d10", "black")]
        case _:
            row = [
                numbered("d6", "white"),
                numbered("d10", "bone"),
                Die("d6", BATTLE, "black"),
                numbered("d10", "grey"),
                Die("d6", HONOURS, "bone"),
                numbered("d10", "black"),
            ]
    return tuple(row[i % len(row)] for i in range(count))
