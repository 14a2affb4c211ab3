"""The standard board of the duel, built from code for tests (the bundled map has the same spaces)."""

from __future__ import annotations

from typing import Any

COLUMNS = "ABCDEFG"
RADIUS = 3


def standard_board() -> dict[str, Any]:
    """The 37 spaces as map data: column A in the west, rows counted from the south's edge."""
    spaces = []
    for q in range(-RADIUS, RADIUS + 1):
        top, bottom = max(-RADIUS, -RADIUS - q), min(RADIUS, RADIUS - q)
        for r in range(top, bottom + 1):
            properties: dict[str, str] = {}
            if r == bottom:
                properties["recruit"] = "south"
            if r == top:
                properties["recruit"] = "north"
            label = f"{COLUMNS[q + RADIUS]}{bottom - r + 1}"
            if label in ("D1", "D7"):
                properties["start"] = properties["recruit"]
            spaces.append({"label": label, "q": q, "r": r, "properties": properties})
    return {"name": "standard", "orientation": "flat", "spaces": spaces}
