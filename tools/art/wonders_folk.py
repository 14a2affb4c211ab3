"""People and animals of the wonders' scenes; x is the middle, y the ground, h the height."""

from __future__ import annotations

from tools.art.wonders_paint import across, dim, disc, faint, line, lit, moved, poly, shape, solid

SKIN = "#c98e62"
DARK_SKIN = "#8a5636"


def person(
    x: float,
    y: float,
    h: float,
    tunic: str = "#e8dcc0",
    cloak: str | None = None,
    skin: str = SKIN,
    hair: str = "#3a2418",
    left: tuple[float, float] = (-0.18, 0.52),
    right: tuple[float, float] = (0.18, 0.52),
    long: bool = False,
    extra: str = "",
    flip: bool = False,
) -> str:
    """A small figure; `left` and `right` are where the hands are, as shares of h (across, above ground).

    `extra` is drawn over it in units of h times 100, origin between the feet.
    """
    hem = 8 if long else 34
    legs = (
        ""
        if long
        else line("M-6 -36 L-7 -2 M6 -36 L8 -2", dim(skin, 0.12), 6)
        + line("M-9 -1 h5 M6 -1 h6", "#4a2c18", 4)
    )
    body = (
        f"M-11 -78 C-15 -60 -13 -50 -14 {-hem} C-6 {-hem + 3} 8 {-hem + 3} 16 {-hem} C14 -52"
        " 15 -62 11 -78 C5 -82 -5 -82 -11 -78Z"
    )
    arm_l = line(
        f"M-11 -74 Q{-16 + left[0] * 20:.0f} -64 {left[0] * 100:.0f} {-left[1] * 100:.0f}", skin, 5.6
    )
    arm_r = line(
        f"M11 -74 Q{16 + right[0] * 20:.0f} -62 {right[0] * 100:.0f} {-right[1] * 100:.0f}",
        dim(skin, 0.15),
        5.6,
    )
    folds = faint(
        line(f"M-4 -70 Q-7 -55 -6 {-hem - 2} M4 -66 Q6 -52 7 {-hem - 1}", dim(tunic, 0.45), 1.8), 0.7
    )
    mantle = ""
    if cloak:
        mantle = shape(
            f"M-12 -79 C2 -72 10 -64 14 -40 L18 {-hem - 4} C20 -60 18 -74 11 -80Z",
            across(cloak, dim(cloak, 0.4)),
        )
    head = shape(disc(0, -90, 8, 9.4), across(lit(skin, 0.3), dim(skin, 0.2))) + shape(
        "M-8.6 -90 C-10 -102 10 -102 8.8 -89 C6 -96 -3 -97 -8.6 -90Z", hair
    )
    inside = (
        arm_r
        + legs
        + shape(body, across(lit(tunic, 0.4), (0.45, tunic), dim(tunic, 0.4)))
        + folds
        + line("M-12 -56 Q1 -52 13 -56", dim(tunic, 0.55), 2)
        + mantle
        + head
        + arm_l
        + extra
    )
    drop = faint(shape(disc(x + h * 0.08, y, h * 0.24, h * 0.035), "#140a1c"), 0.45)
    return drop + moved(inside, x, y, h / 100, 0, flip)


def soldier(
    x: float,
    y: float,
    h: float,
    tunic: str = "#a82a22",
    flip: bool = False,
    spear: bool = True,
    shield: bool = True,
) -> str:
    """A legionary with a crested helmet."""
    helm = shape("M-9 -88 C-10 -102 10 -102 9 -88 L10 -84 H-9Z", solid("#b9a06a")) + shape(
        "M-10 -98 C-6 -112 12 -110 12 -96 C6 -103 -4 -103 -10 -98Z", "#b3261e"
    )
    cuirass = shape("M-12 -78 C-13 -66 -11 -58 -12 -52 H13 C12 -60 14 -68 12 -78Z", solid("#a9926a")) + line(
        "M-11 -66 H12 M0 -77 V-54", dim("#a9926a", 0.5), 1.6
    )
    pole = (
        line("M20 0 L20 -128", "#5a3a1e", 3) + shape(poly(((16, -126), (20, -142), (24, -126))), "#d8dade")
        if spear
        else ""
    )
    guard = (
        shape("M-30 -74 Q-18 -80 -6 -74 V-30 Q-18 -22 -30 -30Z", solid(tunic))
        + line("M-18 -74 V-30 M-28 -52 H-8", "#e6bf62", 2.2)
        + shape(disc(-18, -52, 4), "#e6bf62")
        if shield
        else ""
    )
    return person(
        x, y, h, tunic, left=(-0.16, 0.5), right=(0.2, 0.58), extra=cuirass + helm + pole + guard, flip=flip
    )


def toga(
    x: float,
    y: float,
    h: float,
    trim: str = "#7a2a5a",
    arm: tuple[float, float] = (-0.3, 0.86),
    flip: bool = False,
    hair: str = "#6a6058",
) -> str:
    """A citizen speaking, one arm raised."""
    sweep = shape(
        "M-11 -78 C4 -70 14 -56 16 -8 L22 -10 C24 -50 20 -76 11 -80Z", across("#f4ead0", "#a8947c")
    ) + line("M-10 -76 C4 -66 13 -50 15 -10", trim, 2.4)
    return person(
        x, y, h, "#efe4cc", left=arm, right=(0.16, 0.54), long=True, hair=hair, extra=sweep, flip=flip
    )


def horse(
    x: float,
    y: float,
    h: float,
    coat: str = "#7a4a2a",
    mane: str = "#2a1810",
    flip: bool = False,
    rear: bool = False,
) -> str:
    """A standing horse facing left, or one that rears."""
    legs = line("M-20 -42 L-24 -20 L-21 0 M-12 -40 L-10 -20 L-12 0", dim(coat, 0.1), 7) + line(
        "M26 -44 L32 -24 L27 0 M18 -42 L18 -22 L20 0", dim(coat, 0.28), 7
    )
    trunk = (
        "M-30 -64 C-20 -72 10 -68 28 -70 C42 -68 42 -44 32 -38 C14 -30 -10 -32 -24 -36 C-34"
        " -40 -36 -54 -30 -64Z"
    )
    neck = (
        "M-34 -52 C-36 -72 -40 -84 -46 -92 L-62 -80 C-66 -78 -70 -86 -66 -90 L-48 -106 L-44"
        " -112 L-41 -104 C-26 -96 -14 -78 -12 -64Z"
    )
    tail = "M36 -66 C52 -62 50 -34 44 -18 C44 -36 38 -46 34 -54Z"
    hair = "M-42 -106 C-28 -98 -18 -84 -12 -66 C-24 -76 -34 -84 -42 -106Z"
    body = (
        shape(tail, mane)
        + legs
        + shape(trunk, across(lit(coat, 0.25), coat, dim(coat, 0.35)))
        + shape(neck, across(lit(coat, 0.3), coat))
        + shape(hair, mane)
    )
    body += shape(disc(-52, -95, 1.9), "#120a08") + line(
        "M-24 -2 h6 M-15 -2 h6 M24 -2 h6 M17 -2 h6", "#1c100a", 4
    )
    shade = faint(shape(disc(x + h * 0.1, y, h * 0.46, h * 0.05), "#140a1c"), 0.45)
    return shade + moved(body, x, y, h / 112, 18 if rear else 0, flip)


def camel(x: float, y: float, h: float, coat: str = "#c79a5e", flip: bool = False) -> str:
    legs = line("M-20 -42 L-22 0 M-12 -42 L-11 0", dim(coat, 0.12), 6) + line(
        "M20 -42 L23 0 M28 -42 L31 0", dim(coat, 0.3), 6
    )
    trunk = (
        "M-30 -54 C-20 -66 -14 -62 -8 -74 C-2 -88 8 -88 14 -74 C20 -64 32 -62 34 -50 C32 -38 -20 -36 -28 -42Z"
    )
    neck = (
        "M-26 -44 C-44 -40 -46 -60 -46 -80 L-60 -80 C-66 -82 -66 -88 -60 -90 L-44 -94 C-36"
        " -92 -38 -70 -32 -60 L-22 -58Z"
    )
    pack = shape("M-16 -66 C-6 -56 16 -56 24 -64 L28 -44 C14 -38 -8 -38 -20 -44Z", solid("#a8342a")) + line(
        "M-18 -52 C-4 -46 14 -46 26 -52", "#f0cf7c", 2.6
    )
    body = (
        legs
        + line("M33 -52 q6 10 4 20", coat, 3)
        + shape(trunk, across(lit(coat, 0.3), coat, dim(coat, 0.35)))
        + shape(neck, across(lit(coat, 0.3), coat))
        + pack
        + shape(disc(-53, -87, 1.8), "#120a08")
    )
    shade = faint(shape(disc(x + h * 0.1, y, h * 0.46, h * 0.05), "#140a1c"), 0.45)
    return shade + moved(body, x, y, h / 96, 0, flip)


def lion(x: float, y: float, h: float, flip: bool = False) -> str:
    coat, mane = "#cf9648", "#7a4218"
    legs = line("M-18 -32 L-20 0 M-8 -32 L-8 0", coat, 9) + line(
        "M26 -34 L30 -14 L27 0 M18 -32 L19 0", dim(coat, 0.2), 9
    )
    trunk = shape(
        "M-26 -54 C-6 -64 22 -60 34 -52 C40 -40 34 -28 26 -26 C6 -22 -10 -24 -26 -28Z",
        across(lit(coat, 0.25), coat, dim(coat, 0.3)),
    )
    tail = line("M34 -48 C50 -46 46 -20 56 -22", coat, 4) + shape(disc(57, -22, 4), mane)
    head = (
        shape(disc(-32, -58, 22, 23), solid(mane))
        + shape(disc(-38, -58, 13, 14), across(lit(coat, 0.3), coat))
        + shape(disc(-46, -53, 7, 6), lit(coat, 0.3))
        + shape(disc(-51, -55, 3), "#241008")
        + shape(disc(-41, -62, 2), "#120a08")
    )
    shade = faint(shape(disc(x + h * 0.1, y, h * 0.5, h * 0.05), "#140a1c"), 0.45)
    return shade + moved(tail + legs + trunk + head, x, y, h / 82, 0, flip)


def ox(x: float, y: float, h: float, coat: str = "#8a6a4a", flip: bool = False) -> str:
    legs = line("M-22 -32 L-23 0 M-12 -32 L-12 0", dim(coat, 0.1), 8) + line(
        "M24 -32 L26 0 M16 -32 L16 0", dim(coat, 0.3), 8
    )
    trunk = shape(
        "M-34 -64 C-20 -76 20 -68 34 -64 C40 -46 36 -32 26 -28 C4 -22 -14 -24 -28 -30 C-38"
        " -38 -38 -54 -34 -64Z",
        across(lit(coat, 0.28), coat, dim(coat, 0.35)),
    )
    head = (
        shape(
            "M-30 -66 C-44 -68 -58 -50 -60 -38 C-56 -32 -48 -32 -44 -38 C-36 -44 -28 -52 -30 -66Z",
            across(lit(coat, 0.2), coat),
        )
        + line("M-42 -64 C-54 -70 -58 -78 -52 -84 M-34 -66 C-36 -76 -32 -84 -24 -84", "#f0e4c4", 4)
        + shape(disc(-47, -54, 2), "#120a08")
    )
    shade = faint(shape(disc(x + h * 0.1, y, h * 0.46, h * 0.05), "#140a1c"), 0.45)
    return shade + moved(legs + trunk + head, x, y, h / 84, 0, flip)
