"""The painted board: inlaid spaces, gilded recruit circles, figures and marks. It decides nothing."""

from __future__ import annotations

import pygame

from game.games.duel import events as e
from game.games.duel.model import SIDES, DuelState, PieceId
from game.games.duel.ui.cues import Pose, poses
from game.games.duel.ui.figures import Figures
from game.games.duel.ui.geometry import Geometry
from game.kit.board import Board, Space
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.theme import BAD, BRASS, BRASS_BRIGHT, INK, PAPER, WALNUT
from game.ui.timeline import Playing

_LABEL_INK = (58, 34, 16)  # 6:1 on the lightest and 4.5:1 on the darkest inlay
_LABEL_FOOT = 0.40  # of a space's height below its middle: inside the inlay
_SHADES = ("space_a", "space_b", "space_c")


class BoardPicture:
    """Draws a state of the duel's board into a rectangle; the wood itself is painted once a layout."""

    def __init__(self, ctx: Context, board: Board, figures: Figures, small: bool = False) -> None:
        """`small`: a picture to choose by, with a thin frame and without the spaces' names."""
        self._ctx, self._small = ctx, small
        self._frame = 0.4 if small else 1.0  # of the frame's measures
        self._board = board
        self._figures = figures
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.geometry = Geometry(board, pygame.Rect(0, 0, 100, 100), 0)
        self._wood: pygame.Surface | None = None

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        if rect != self.rect:
            self._wood = None
        self.rect = rect
        self.geometry = Geometry(self._board, rect, self._rim(26))

    def draw(self, surface: pygame.Surface, state: DuelState, marks: Marks, playing: Playing | None) -> None:
        """Paint board, marks and figures, with the event in motion."""
        if self._wood is None:
            self._wood = self._paint_wood()
        surface.blit(self._wood, self.rect)
        self._draw_under(surface, state, marks)
        self._draw_figures(surface, state, marks, playing)
        self._draw_over(surface, state, marks)

    def token_at(self, state: DuelState, pos: tuple[int, int]) -> str | None:
        """`piece:ID` where a piece stands, else `space:LABEL`, else None."""
        space = self.geometry.space_at(pos)
        if space is None:
            return None
        piece = next((piece for piece, at in state.where.items() if at == space), None)
        return f"piece:{piece}" if piece else f"space:{space}"

    def position_of(self, state: DuelState, token: str) -> tuple[int, int] | None:
        """The middle of a piece or space in the window."""
        space = space_of(state, token)
        return self.geometry.point(space) if space in self.geometry.centres else None

    @property
    def figure_size(self) -> int:
        """The side of a figure's square in pixels."""
        return round(self.geometry.cell[1] * 1.02)

    def _paint_wood(self) -> pygame.Surface:
        ctx, geometry = self._ctx, self.geometry
        out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        shift = (-self.rect.x, -self.rect.y)
        body = _moved(geometry.hull(self._rim(20)), shift)
        shadow = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        for spread in range(4):
            drop = ctx.px(4 + 2 * spread)
            pygame.draw.polygon(shadow, (0, 0, 0, 70 - 14 * spread), _moved(body, (drop, drop)))
        out.blit(pygame.transform.gaussian_blur(shadow, max(2, ctx.px(5))), (0, 0))
        wood = ctx.sprites.tiled("duel/board/frame", *self.rect.size, ctx.scale * 0.5).convert_alpha()
        mask = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), body)
        wood.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        out.blit(wood, (0, 0))
        pygame.draw.aalines(out, WALNUT, True, body)
        pygame.draw.lines(out, BRASS, True, _moved(geometry.hull(self._rim(14)), shift), max(2, ctx.px(2)))
        pygame.draw.aalines(out, BRASS_BRIGHT, True, _moved(geometry.hull(self._rim(15)), shift))
        pygame.draw.aalines(out, INK, True, _moved(geometry.hull(self._rim(12)), shift))
        for place, space in enumerate(self._board.spaces):
            self._paint_space(out, space.label, place, shift)
        return out

    def _paint_space(self, out: pygame.Surface, space: Space, place: int, shift: tuple[int, int]) -> None:
        info = self._board.by_label[space]
        at = self.geometry.cell_rect(space).move(shift)
        sprites, size = self._ctx.sprites, self.geometry.cell
        shade = _SHADES[(info.q - info.r) % 3]
        out.blit(self._lay(shade), at)
        if info.properties.get("recruit"):
            out.blit(self._lay("recruit"), at)
        if info.properties.get("start") in SIDES:
            out.blit(sprites.sized("duel/board/start", *size), at)
        if self._small:
            return
        spot = (at.centerx, at.centery + round(at.height * _LABEL_FOOT))
        self._ctx.type.draw(out, space, spot, "title", 12, _LABEL_INK, "midbottom")

    def _rim(self, size: float) -> int:
        """A measure of the frame in pixels."""
        return self._ctx.px(size * self._frame)

    def _lay(self, name: str) -> pygame.Surface:
        """A board overlay at cell size, turned for pointy-top maps (the art is flat-top)."""
        if self._board.orientation == "flat":
            return self._ctx.sprites.sized(f"duel/board/{name}", *self.geometry.cell)
        width, height = self.geometry.cell
        turned = pygame.transform.rotate(self._ctx.sprites.sized(f"duel/board/{name}", height, width), 90)
        return pygame.transform.smoothscale(turned, self.geometry.cell)

    def _draw_under(self, surface: pygame.Surface, state: DuelState, marks: Marks) -> None:
        for event in marks.last:
            for space, name in _traces(event):
                if space in self.geometry.centres:
                    surface.blit(self._lay(name), self.geometry.cell_rect(space))
        for endangered in {space_of(state, token) for token in marks.threats}:
            if endangered is not None and endangered in self.geometry.centres:
                surface.blit(self._lay("threat"), self.geometry.cell_rect(endangered))
        lit = {space_of(state, token) for token in marks.lit}
        winning = {space_of(state, token) for token in marks.winning}
        for space in self.geometry.centres:
            rect = self.geometry.cell_rect(space)
            if space in winning:
                surface.blit(self._lay("lit_capture"), rect)
            elif space in lit:
                surface.blit(self._lay("lit"), rect)
            elif marks.dimmed and space != space_of(state, marks.selected):
                surface.blit(self._lay("dim"), rect)

    def _draw_figures(
        self, surface: pygame.Surface, state: DuelState, marks: Marks, playing: Playing | None
    ) -> None:
        under_way = poses(state, playing, self.geometry)
        held = marks.held[0].removeprefix("piece:") if marks.held else None
        standing: list[tuple[float, PieceId, Pose]] = []
        owners = dict(state.owner)
        if playing and isinstance(playing.event, e.Recruited | e.PiecePlaced):
            owners |= dict.fromkeys(under_way, playing.event.seat)
        coming = [token.removeprefix("piece:") for token in marks.preview]
        owners |= {piece: state.active for piece in coming if piece not in owners}
        for piece in dict.fromkeys((*state.where, *under_way, *coming)):
            space = marks.preview.get(f"piece:{piece}", "").removeprefix("space:") or state.where.get(piece)
            if piece in under_way:
                pose = under_way[piece]
            elif space is None:
                continue
            else:
                pose = Pose(self.geometry.centres[space])
            standing.append((pose.middle[1] + (2000 if pose.lift > 0 else 0), piece, pose))
        for _, piece, pose in sorted(standing, key=lambda item: (item[0], item[1])):
            ghost = piece == held or f"piece:{piece}" in marks.preview
            alpha = 90 if piece == held else pose.alpha
            acted = piece in state.acted and owners.get(piece) == state.active
            alpha = 170 if ghost and piece != held else alpha
            middle = self._standing(pose.middle)
            self._figures.draw(
                surface, piece, owners[piece], middle, self.figure_size, acted, pose.lift, alpha, True
            )

    def _draw_over(self, surface: pygame.Surface, state: DuelState, marks: Marks) -> None:
        for token, name in (
            (marks.selected, "select"),
            (marks.hovered, "lit_strong"),
            (marks.focused, "focus"),
        ):
            space = space_of(state, token)
            if (
                space is not None
                and space in self.geometry.centres
                and (name != "lit_strong" or token in marks.lit)
            ):
                surface.blit(self._lay(name), self.geometry.cell_rect(space))
        if len(marks.route) > 1:
            points = [self.geometry.point(space) for space in marks.route]
            pygame.draw.lines(surface, INK, False, points, max(6, self._ctx.px(7)))
            pygame.draw.lines(surface, BRASS_BRIGHT, False, points, max(3, self._ctx.px(4)))
            pygame.draw.circle(surface, BRASS_BRIGHT, points[-1], self._ctx.px(7))
        for token, note in marks.notes.items():
            at = space_of(state, token)
            if at is not None and at in self.geometry.centres:
                self._badge(surface, at, note)

    def _badge(self, surface: pygame.Surface, space: Space, note: str) -> None:
        rect = self.geometry.cell_rect(space)
        radius = self._ctx.px(11)
        middle = (rect.right - round(rect.width * 0.22), rect.top + round(rect.height * 0.14))
        pygame.draw.circle(surface, WALNUT if note == "0" else BAD, middle, radius)
        pygame.draw.circle(surface, PAPER, middle, radius, max(1, self._ctx.px(1.5)))
        self._ctx.type.draw(surface, note, middle, "title", 14, PAPER, "center")

    def _standing(self, middle: tuple[float, float]) -> tuple[float, float]:
        """Figures stand a little above the middle, so that their base lies in the inlay."""
        return middle[0], middle[1] - self.geometry.cell[1] * 0.05


def space_of(state: DuelState, token: str | None) -> Space | None:
    """The space a token is on: itself, or where its piece stands."""
    if token is None:
        return None
    kind, _, name = token.partition(":")
    return name if kind == "space" else state.where.get(name) if kind == "piece" else None


def _traces(event: object) -> tuple[tuple[Space, str], ...]:
    """The spaces that an event marks as the last move, with the mark's sprite."""
    match event:
        case e.PieceMoved(origin=origin, path=path) | e.NemesisRan(origin=origin, path=path):
            return (origin, "last_from"), (path[-1], "last_to")
        case e.PiecesSwapped(one_to=one_to, other_to=other_to):
            return (one_to, "last_to"), (other_to, "last_to")
        case e.Recruited(spaces=spaces):
            return tuple((space, "last_to") for space in spaces)
    return ()


def _moved(points: list[tuple[float, float]], by: tuple[float, float]) -> list[tuple[float, float]]:
    return [(x + by[0], y + by[1]) for x, y in points]
