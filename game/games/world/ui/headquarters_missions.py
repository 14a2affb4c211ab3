"""The dossier of secret missions: three categories, the active one with its progress, badges as medals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.world.headquarters_draft import with_mission
from game.games.world.missions import condition_of, mission_of, rounds_left
from game.games.world.model import CATEGORIES, ActiveMission, Category, MissionId, office_of
from game.games.world.ui.dossier_ground import STAMP_RED, draw_stamp
from game.games.world.ui.dossier_parts import Field, draw_bar, draw_time
from game.games.world.ui.headquarters_page import heading
from game.ui.theme import BLUE_INK, GOOD, INK, INK_SOFT, PALE_INK, PAPER
from game.ui.widgets import Press, Widget

if TYPE_CHECKING:
    from game.games.world.ui.headquarters import HeadquartersScene

_MEDALS = 104
_LEAST_CARD = 104  # its progress and stamp find room


class MissionCard(Press):
    """The first mission of a category: to be activated, active, or waiting behind the one that is."""

    def __init__(
        self, hq: HeadquartersScene, mission: MissionId, category: Category, box: pygame.Rect
    ) -> None:
        super().__init__(hq.ctx, f"mission:{mission}", self._press)
        self.hq, self.mission, self.category = hq, mission, category
        self.rect = box
        active = office_of(hq.state, hq.seat).mission
        self.active: ActiveMission | None = (
            active if active is not None and active.mission == mission else None
        )
        self.is_set = hq.drafting.draft.mission == mission
        self.reason = hq.drafting.refusal(with_mission(hq.drafting.draft, mission))
        self.tip = hq.reason(self.reason) if self.reason is not None else hq.words.say("missions.tip")

    @property
    def label(self) -> str:
        """The mission's name."""
        return self.hq.words.names.missions[self.mission].name

    def draw(self, surface: pygame.Surface) -> None:
        """Paint name, task, time, and how it stands."""
        self.lines.clear()
        px, box, words = self.ctx.px, self.rect, self.hq.words
        is_on = self.active is not None or self.is_set
        ground = (
            (0xDD, 0xE4, 0xEC) if self.is_set else (0xF8, 0xEC, 0xD2) if self.active else (0xF8, 0xF0, 0xDD)
        )
        if not is_on and self.reason is not None:
            ground = (0xE4, 0xD7, 0xB8)
        pygame.draw.rect(surface, ground, box, border_radius=px(5))
        edge = BLUE_INK if self.is_set else INK if self.active else INK_SOFT
        pygame.draw.rect(surface, edge, box, max(1, px(2 if is_on else 1)), border_radius=px(5))
        tone = BLUE_INK if self.is_set else INK if is_on or self.reason is None else PALE_INK
        y = self.write(
            surface, self.label, (box.left + px(12), box.top + px(8)), "serif_bold", 16, tone
        ).bottom + px(2)
        side = min(px(96), box.height - px(88))
        if side > px(30) and self.active is None:
            mark = pygame.Rect(0, 0, side, side)
            mark.center = (box.centerx, box.top + px(52) + (box.height - px(96)) // 2)
            self.icon(surface, f"world/desk/mission_{self.category}", mark, (0xDF, 0xCF, 0xA8))
        draw_time(
            self,
            surface,
            mission_of(self.hq.book, self.mission).rounds,
            (box.right - px(22), box.top + px(21)),
            26,
        )
        for line in self.ctx.type.wrap(
            words.names.missions[self.mission].text, "serif", 14, box.width - px(24)
        ):
            self.write(
                surface, line, (box.left + px(12), y), "serif", 14, INK if tone != PALE_INK else INK_SOFT
            )
            y += self.ctx.type.height("serif", 14)
        if self.active is not None:
            self._draw_progress(surface)
        else:
            self._draw_plate(surface)

    def _draw_plate(self, surface: pygame.Surface) -> None:
        px, box = self.ctx.px, self.rect
        key = (
            "missions.set"
            if self.is_set
            else "missions.activate"
            if self.reason is None
            else "missions.waits"
        )
        told = self.hq.words.say(key)
        plate = pygame.Rect(0, 0, self.ctx.type.width(told, "bold", 14) + px(24), px(28))
        plate.midbottom = (box.centerx, box.bottom - px(10))
        if key == "missions.waits":
            self.write(surface, told, plate.center, "italic", 14, INK_SOFT, "center", box)
            return
        tone = BLUE_INK if self.is_set else INK
        pygame.draw.rect(surface, tone, plate, 0 if self.is_set else max(1, px(1)), border_radius=px(4))
        self.write(surface, told, plate.center, "bold", 14, PAPER if self.is_set else tone, "center")

    def _draw_progress(self, surface: pygame.Surface) -> None:
        assert self.active is not None
        px, box, words = self.ctx.px, self.rect, self.hq.words
        left = rounds_left(self.hq.book, self.active, self.hq.state.round)
        told, part = progress(self.hq, self.active)
        bar = pygame.Rect(box.left + px(12), box.bottom - px(18), box.width - px(24), px(9))
        draw_bar(self, surface, bar, part, STAMP_RED if self.active.is_spoilt else GOOD)
        self.write(surface, told, (bar.left, bar.top - px(3)), "bold", 14, INK, "bottomleft")
        rest = words.say("missions.left", rounds=words.rounds(left))
        y = bar.top - px(3) - self.ctx.type.height("bold", 14)
        self.write(surface, rest, (bar.left, y), "body", 14, INK_SOFT, "bottomleft")
        at = (box.right - px(50), bar.top - px(26))
        draw_stamp(self.ctx, surface, words.say("stamp.active"), at, 14, STAMP_RED, 8)

    def _press(self) -> None:
        hq = self.hq
        if self.is_set:
            hq.take(with_mission(hq.drafting.draft, None))
        elif self.reason is not None:
            hq.refuse(self.reason, self.rect)
        else:
            hq.take(with_mission(hq.drafting.draft, self.mission))


def progress(hq: HeadquartersScene, active: ActiveMission) -> tuple[str, float]:
    """How far a mission is, in words and as a part of 1."""
    condition = condition_of(hq.book, active.mission)
    say, whole = hq.words.say, max(1, mission_of(hq.book, active.mission).rounds)
    passed = (hq.state.round - active.since) / whole
    match condition.type:
        case "income_not_falling":
            return say("progress.spoilt" if active.is_spoilt else "progress.holds", base=active.base), passed
        case "saved_points":
            points = hq.drafting.left.points
            return say("progress.saved", count=points, goal=condition.points), points / condition.points
        case "income_rise":
            here = max(0, active.count)
            return say("progress.rise", count=here, goal=condition.points), here / condition.points
        case _:
            more = hq.drafting.draft.units.total if condition.type == "recruit_units" else 0
            here = active.count + more
            return say("progress.count", count=here, goal=condition.count), here / max(1, condition.count)


def lay(hq: HeadquartersScene, box: pygame.Rect) -> None:
    """A column for each category, medals along the foot."""
    px = hq.ctx.px
    top = heading(hq, box, "missions")
    gap = px(12)
    wide = (box.width - 2 * gap) // 3
    bottom = box.bottom - px(_MEDALS) - px(10)
    rows = office_of(hq.state, hq.seat).open_missions
    for most in (2, 1, 0):  # lines of a task; without one its note tells it
        queues = [_Queue(hq, rows.get(category, ())[1:], wide, most) for category in CATEGORIES]
        card = min(px(190), bottom - top - px(36) - max(queue.height for queue in queues))
        if card >= px(_LEAST_CARD):
            break
    for place, (category, queue) in enumerate(zip(CATEGORIES, queues, strict=True)):
        column = pygame.Rect(box.left + place * (wide + gap), top, wide, bottom - top)
        _lay_column(hq, category, rows.get(category, ()), queue, column, card)
    medals = Field(hq.ctx, partial(_paint_medals, hq), "medals", hq.words.say("medals.tip"))
    medals.rect = pygame.Rect(box.left, box.bottom - px(_MEDALS), box.width, px(_MEDALS))
    hq.group.add(medals)


class _Queue:
    """The missions of a category that come after the first: names, tasks in so many lines at most."""

    def __init__(self, hq: HeadquartersScene, later: tuple[MissionId, ...], width: int, most: int) -> None:
        self._hq = hq
        kind, room = hq.ctx.type, width - hq.ctx.px(24)
        self._rows: list[tuple[str, tuple[str, ...]]] = []
        for mission in later:
            entry = hq.words.names.missions[mission]
            first, *rest = kind.wrap(entry.text, "italic", 14, room)
            lines: tuple[str, ...] = (
                (first, kind.fit(" ".join(rest), "italic", 14, room)) if rest else (first,)
            )
            if most < len(lines):
                lines = (kind.fit(entry.text, "italic", 14, room),)[:most]
            self._rows.append((entry.name, lines))

    @property
    def height(self) -> int:
        """Pixels that it takes; none without a mission."""
        return self._hq.ctx.px(22) + sum(map(self._high, self._rows)) if self._rows else 0

    def paint(self, surface: pygame.Surface, field: Widget) -> None:
        """A lock, the name and the task of each."""
        px, box, kind = self._hq.ctx.px, field.rect, self._hq.ctx.type
        if not self._rows:
            return
        field.write(surface, self._hq.words.say("missions.later"), box.topleft, "italic", 14, INK_SOFT)
        y = box.top + px(22)
        for row in self._rows:
            lock = pygame.Rect(box.left + px(2), y + px(4), px(14), px(14))
            field.icon(surface, "world/desk/lock", lock, PALE_INK)
            x = lock.right + px(8)
            field.write(surface, row[0], (x, y), "serif", 14, INK)
            for place, line in enumerate(row[1]):
                at = (x, y + px(19) + place * kind.height("italic", 14))
                field.write(surface, line, at, "italic", 14, INK_SOFT)
            y += self._high(row)

    def _high(self, row: tuple[str, tuple[str, ...]]) -> int:
        return self._hq.ctx.px(24) + len(row[1]) * self._hq.ctx.type.height("italic", 14)


def _lay_column(
    hq: HeadquartersScene,
    category: Category,
    row: tuple[MissionId, ...],
    queue: _Queue,
    box: pygame.Rect,
    high: int,
) -> None:
    px = hq.ctx.px
    head = Field(hq.ctx, partial(_paint_category, hq, category))
    head.rect = pygame.Rect(box.left, box.top, box.width, px(28))
    hq.group.add(head)
    if row:
        card = pygame.Rect(box.left, head.rect.bottom, box.width, high)
        hq.group.add(MissionCard(hq, row[0], category, card))
        names = hq.words.names.missions
        tip = "\n".join(f"{names[mission].name}: {names[mission].text}" for mission in row[1:])
        field = Field(hq.ctx, queue.paint, tip=tip)
        field.rect = pygame.Rect(box.left, card.bottom + px(8), box.width, queue.height)
        hq.group.add(field)


def _paint_category(
    hq: HeadquartersScene, category: Category, surface: pygame.Surface, field: Widget
) -> None:
    px, box = hq.ctx.px, field.rect
    mark = pygame.Rect(box.left, box.centery - px(10), px(20), px(20))
    field.icon(surface, f"world/desk/mission_{category}", mark, INK)
    field.write(
        surface,
        hq.words.names.categories[category],
        (mark.right + px(8), box.centery),
        "title",
        16,
        INK,
        "midleft",
    )


def _paint_medals(hq: HeadquartersScene, surface: pygame.Surface, field: Widget) -> None:
    """The case of seven medals; those not earned are hollows in the velvet (R242, A58)."""
    px, box = hq.ctx.px, field.rect
    pygame.draw.rect(surface, (0x2B, 0x14, 0x18), box, border_radius=px(6))
    pygame.draw.rect(surface, (0x7A, 0x52, 0x32), box, max(2, px(3)), border_radius=px(6))
    most = hq.book.missions.badges
    have = hq.state.realms[hq.seat].badges
    waiting = office_of(hq.state, hq.seat).unshown_badges
    pitch = box.width // most
    for place in range(most):
        middle = box.left + pitch * place + pitch // 2
        name = f"medal_{place + 1}" if place < have else "medal_none"
        image = hq.ctx.sprites.sized(f"world/desk/{name}", px(48), px(72))
        surface.blit(image, image.get_rect(midtop=(middle, box.top + px(6))))
        tone = PAPER if place < have or hq.ctx.settings.high_contrast else (0xB9, 0x9F, 0x8E)
        text = hq.words.names.badge(place + 1)
        if have <= place < have + waiting:
            text = hq.words.say("medals.coming")
        text = hq.ctx.type.fit(text, "bold", 12, pitch - px(6))
        field.write(surface, text, (middle, box.bottom - px(8)), "bold", 12, tone, "midbottom")
