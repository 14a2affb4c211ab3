"""Writes animated GIFs (89a): a palette of our own making, ordered dithering, LZW, and only what changes.

pygame reads GIFs but writes none; a picture library at run time would be a large thing for one button.

    film = Gif((960, 540), palette_of([first, last]))
    film.add(surface, 120); film.add(surface, 800)     # how long each frame is shown, in ms
    path.write_bytes(film.finish())
"""

from __future__ import annotations

import heapq
import struct
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.theme import Colour

COLOURS = 255
"""Colours of a palette; the 256th entry means "as in the frame before"."""

_CLEAR, _SAME, _BITS = 256, 255, 8
_BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
_NOISE = 10  # strength of the dithering: about the distance of neighbouring colours


class Palette(NamedTuple):
    """Up to 255 colours, and which of them stands for a colour (of 15 bits) that was met."""

    colours: tuple[Colour, ...]
    known: dict[int, int]


class Gif:
    """An animation under way. All frames have the size and the palette that it was begun with."""

    def __init__(self, size: tuple[int, int], palette: Palette) -> None:
        """`palette` has at most 255 colours. Raises ValueError."""
        if not 1 <= len(palette.colours) <= COLOURS:
            raise ValueError(f"a palette has 1 to {COLOURS} colours, not {len(palette.colours)}")
        self.size = size
        self._palette = palette.colours
        self._nearest = dict(palette.known)
        self._frames: list[tuple[pygame.Rect, bytes, int]] = []
        self._before = b""

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, surface: pygame.Surface, ms: float) -> None:
        """Add a frame that is shown for `ms`. One that equals the frame before makes that one last longer."""
        if surface.get_size() != self.size:
            raise ValueError(f"a frame of {surface.get_size()} in a film of {self.size}")
        pixels = self._indexed(surface)
        if pixels == self._before:
            box, data, shown = self._frames[-1]
            self._frames[-1] = (box, data, shown + round(ms))
            return
        box = self._changed(pixels)
        self._frames.append((box, _lzw(self._part(pixels, box)), round(ms)))
        self._before = pixels

    def finish(self) -> bytes:
        """The whole file; it plays for ever."""
        if not self._frames:
            raise ValueError("a film without frames")
        table = b"".join(bytes(colour) for colour in self._palette).ljust(768, b"\0")
        out = [b"GIF89a", struct.pack("<HHBBB", *self.size, 0xF7, 0, 0), table]
        out.append(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")
        for box, data, ms in self._frames:
            delay = min(65535, max(2, round(ms / 10)))
            out.append(struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0b101, delay, _SAME, 0))
            out.append(struct.pack("<BHHHHB", 0x2C, *box, 0))
            out.append(data)
        out.append(b"\x3b")
        return b"".join(out)

    def _indexed(self, surface: pygame.Surface) -> bytes:
        """The palette's index of every pixel."""
        colours = _dithered(surface)
        known = self._nearest
        for colour in set(colours) - known.keys():
            known[colour] = self._find(colour)
        return bytes(map(known.__getitem__, colours))

    def _find(self, colour: int) -> int:
        red, green, blue = _rgb(colour)
        best, least = 0, 1 << 30
        for place, (r, g, b) in enumerate(self._palette):
            far = 3 * (r - red) ** 2 + 6 * (g - green) ** 2 + (b - blue) ** 2
            if far < least:
                best, least = place, far
        return best

    def _changed(self, pixels: bytes) -> pygame.Rect:
        """The box around what differs from the frame before."""
        width, height = self.size
        old = self._before
        if not old:
            return pygame.Rect(0, 0, width, height)
        lines = [slice(y * width, (y + 1) * width) for y in range(height)]
        rows = [y for y, line in enumerate(lines) if pixels[line] != old[line]]
        top, bottom = rows[0], rows[-1]
        posts = [slice(x + top * width, (bottom + 1) * width, width) for x in range(width)]
        columns = [x for x, post in enumerate(posts) if pixels[post] != old[post]]
        return pygame.Rect(columns[0], top, columns[-1] - columns[0] + 1, bottom - top + 1)

    def _part(self, pixels: bytes, box: pygame.Rect) -> bytes:
        """A box of the frame, with what did not change left as it was."""
        width, old = self.size[0], self._before
        out = bytearray()
        for y in range(box.top, box.bottom):
            row = slice(y * width + box.left, y * width + box.right)
            new = pixels[row]
            if old:
                new = bytes([_SAME if a == b else a for a, b in zip(new, old[row], strict=True)])
            out += new
        return bytes(out)


def palette_of(frames: Iterable[pygame.Surface]) -> Palette:
    """The 255 colours that tell these frames best: their colours are halved, the widest group first."""
    found: Counter[int] = Counter()
    for frame in frames:
        found.update(_dithered(frame))
    whole = [(_rgb(colour), count, colour) for colour, count in found.items()]
    heap = [(-_weight(whole), 0, whole)]
    made = 0
    while len(heap) < COLOURS and heap[0][0] < 0:
        for half in _halved(heapq.heappop(heap)[2]):
            made += 1
            heapq.heappush(heap, (-_weight(half), made, half))
    groups = [group for _, _, group in heap]
    known = {colour: place for place, group in enumerate(groups) for _, _, colour in group}
    return Palette(tuple(_mean(group) for group in groups), known)


Group = list[tuple[Colour, int, int]]
"""Colours, how often each is met, and its number of 15 bits."""


def _weight(group: Group) -> float:
    """How much a group would gain by being halved: its extent, and a little how often it is met."""
    spread = max(_extents(group))
    many: int = sum(count for _, count, _ in group)
    return float(spread * spread * many**0.4)


def _extents(group: Group) -> tuple[int, int, int]:
    sides = zip(*(colour for colour, _, _ in group), strict=True)
    red, green, blue = (max(side) - min(side) for side in sides)
    return red, green, blue


def _halved(group: Group) -> list[Group]:
    """Two groups with about as many pixels each, parted along the longest side."""
    extents = _extents(group)
    side = extents.index(max(extents))
    group = sorted(group, key=lambda item: (item[0][side], item))
    half = sum(count for _, count, _ in group) / 2
    seen, cut = 0, 0
    while cut < len(group) - 1 and seen < half:
        seen += group[cut][1]
        cut += 1
    cut = max(1, cut)
    return [group[:cut], group[cut:]]


def _mean(group: Group) -> Colour:
    many = sum(count for _, count, _ in group)
    red, green, blue = (round(sum(c[i] * count for c, count, _ in group) / many) for i in range(3))
    return red, green, blue


def _dithered(surface: pygame.Surface) -> memoryview:
    """Every pixel as a number of 15 bits (555), roughened by the same pattern in every frame."""
    size = surface.get_size()
    rough = pygame.Surface(size, 0, 32)
    rough.blit(surface, (0, 0))
    more, less = _noise(size)
    rough.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    rough.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    small = pygame.Surface(size, 0, 16, (0x7C00, 0x3E0, 0x1F, 0))
    small.blit(rough, (0, 0))
    width, pitch = size[0] * 2, small.get_pitch()
    raw = small.get_buffer().raw
    rows = raw if pitch == width else b"".join(raw[y : y + width] for y in range(0, pitch * size[1], pitch))
    return memoryview(rows).cast("H")


@lru_cache(maxsize=4)
def _noise(size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Surface]:
    """What is added to and taken from the pixels: Bayer's 4 by 4 pattern."""
    more, less = pygame.Surface(size, 0, 32), pygame.Surface(size, 0, 32)
    tiles = pygame.Surface((4, 4), 0, 32), pygame.Surface((4, 4), 0, 32)
    for y, row in enumerate(_BAYER):
        for x, value in enumerate(row):
            amount = round((value - 7.5) / 7.5 * _NOISE / 2)
            tiles[0].set_at((x, y), (max(0, amount),) * 3)
            tiles[1].set_at((x, y), (max(0, -amount),) * 3)
    for x in range(0, size[0], 4):
        for y in range(0, size[1], 4):
            more.blit(tiles[0], (x, y))
            less.blit(tiles[1], (x, y))
    return more, less


def _rgb(colour: int) -> Colour:
    red, green, blue = colour >> 10 & 31, colour >> 5 & 31, colour & 31
    return red << 3 | red >> 2, green << 3 | green >> 2, blue << 3 | blue >> 2


def _lzw(pixels: bytes) -> bytes:
    """Pixels as the blocks of a GIF's image."""
    codes = _Bits()
    codes.put(_CLEAR, 9)
    known: dict[int, int] = {}
    following, width = _CLEAR + 2, 9
    prefix = pixels[0]
    for pixel in pixels[1:]:
        key = prefix << 8 | pixel
        code = known.get(key)
        if code is not None:
            prefix = code
            continue
        codes.put(prefix, width)
        known[key] = following
        if following == 1 << width:
            width += 1
        following += 1
        if following > 4095:
            codes.put(_CLEAR, width)
            known.clear()
            following, width = _CLEAR + 2, 9
        prefix = pixel
    codes.put(prefix, width)
    codes.put(_CLEAR + 1, width + (following == 1 << width and width < 12))
    return codes.blocks()


class _Bits:
    """Codes packed into bytes, the lowest bit first, in blocks of at most 255."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._held = 0
        self._count = 0

    def put(self, code: int, width: int) -> None:
        self._held |= code << self._count
        self._count += width
        while self._count >= 8:
            self._bytes.append(self._held & 255)
            self._held >>= 8
            self._count -= 8

    def blocks(self) -> bytes:
        if self._count:
            self._bytes.append(self._held & 255)
        out = bytearray([_BITS])
        for start in range(0, len(self._bytes), 255):
            block = self._bytes[start : start + 255]
            out.append(len(block))
            out += block
        out.append(0)
        return bytes(out)
