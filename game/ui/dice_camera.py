"""The eye above the dice tray and the lamp over it.

The eye looks straight down from above the player's side, as through a shifted lens: the felt keeps its
rectangle, and whatever stands up from it shows a little of its near side. Lengths are d6 edges.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ui.dice_solids import Vec, unit

LAMP: Vec = unit((-0.55, 0.62, 1.0))


class Camera(NamedTuple):
    """Maps the table to pixels: `middle` is the tray's middle on the screen, `edge` a d6 edge in pixels.

    The eye is `height` over the felt, straight above the point `back` in front of the tray's middle.
    """

    middle: tuple[float, float]
    edge: float
    height: float = 24.0
    back: float = 5.5

    def point(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Where a point of the table is on the screen."""
        k = self.height / (self.height - z)
        sx = x * k
        sy = (y + self.back) * k - self.back
        return (self.middle[0] + sx * self.edge, self.middle[1] - sy * self.edge)

    def sight(self, p: Vec) -> Vec:
        """The direction from a point to the eye."""
        return unit(self.eye_from(p))

    def eye_from(self, p: Vec) -> Vec:
        """The way from a point to the eye."""
        return (-p[0], -self.back - p[1], self.height - p[2])

    def zoomed(self, factor: float, corner: tuple[float, float]) -> Camera:
        """The same view on a surface whose upper left is at `corner`, drawn `factor` times as large."""
        x, y = self.middle
        return self._replace(
            middle=((x - corner[0]) * factor, (y - corner[1]) * factor), edge=self.edge * factor
        )


def shadow_point(x: float, y: float, z: float) -> tuple[float, float]:
    """Where the lamp throws the shadow of a point onto the felt."""
    return (x - LAMP[0] / LAMP[2] * z, y - LAMP[1] / LAMP[2] * z)
