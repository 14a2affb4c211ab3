"""The duel's card pictures: each character large in a little painted scene that suits them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art import figures_halls, figures_lands
from tools.art.figures_paint import FILTERS
from tools.art.figures_scenery import HEIGHT, WIDTH, glow

Figures = Mapping[str, Callable[[str], str]]

CANVAS = (
    '<filter id="canvas" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="1" seed="5" result="wave"/>'
    '<feDisplacementMap in="SourceGraphic" in2="wave" scale="2.2" xChannelSelector="R" '
    'yChannelSelector="G" result="a"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".03 .12" numOctaves="2" seed="8"/>'
    '<feColorMatrix values="0 0 0 0 1  0 0 0 0 .9  0 0 0 0 .75  .9 0 0 0 -.42"/>'
    '<feComposite in2="a" operator="in" result="light"/><feMerge><feMergeNode in="a"/><feMergeNode '
    'in="light"/></feMerge></filter>'
    '<radialGradient id="rim" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="#1a0d08" '
    'stop-opacity="0"/>'
    '<stop offset="1" stop-color="#1a0d08" stop-opacity=".62"/></radialGradient>'
)


def card(name: str, figures: Figures) -> str:
    """The whole card picture of a character (hermit_and_cub shows both bears)."""
    if name == "hermit_and_cub":
        cast = actor(figures["hermit"]("h"), 78, 143, 0.8) + actor(figures["cub"]("c"), 146, 147, 0.74)
    else:
        cast = actor(figures[name]("f"), 100, 145, 0.82)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<defs>{FILTERS}{CANVAS}</defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#2a2118"/><g '
        f'filter="url(#canvas)">{SCENES[name]()}</g>'
        f'{cast}<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#rim)"/></svg>\n'
    )


def actor(fragment: str, x: float, feet: float, scale: float) -> str:
    """A figure standing with its feet at (x, feet), its shadow falling to the lower right."""
    return (
        glow(x, feet - 66, 84, "#fff0cc", 0.42)
        + f'<ellipse cx="{x + 10}" cy="{feet - 3}" rx="{62 * scale}" ry="9" fill="#120a0a" '
        f'opacity=".5" filter="url(#soft)"/>'
        f'<g transform="translate({x - 96 * scale:.2f} {feet - 158 * scale:.2f}) '
        f'scale({scale})">{fragment}</g>'
    )


SCENES: dict[str, Callable[[], str]] = {
    "king": figures_halls.throne_hall,
    "queen": figures_lands.rose_garden,
    "acrobat": figures_halls.big_top,
    "rider": figures_lands.meadow,
    "bruiser": figures_lands.yard,
    "royal_guard": figures_halls.castle_gate,
    "illusionist": figures_halls.stage,
    "claw_launcher": figures_lands.harbour,
    "manipulator": figures_halls.puppet_booth,
    "wanderer": figures_lands.night_road,
    "brewmaster": figures_halls.tavern,
    "archer": figures_lands.greenwood,
    "assassin": figures_lands.rooftops,
    "jailer": figures_halls.dungeon,
    "protector": figures_halls.battlement,
    "vizier": figures_halls.palace,
    "hermit_and_cub": figures_lands.bear_wood,
    "nemesis": figures_lands.graveyard,
}
