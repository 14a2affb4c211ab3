"""One die tumbling on felt: the part of the throw that happens in height and in turning.

Sliding over the tray and hits against rails and other dice are pymunk's (`dice_throw`); this module adds
gravity, the knocks of the corners on the felt, friction that makes a slide a roll, and the coming to
rest on a face. Lengths are d6 edges, times seconds, masses one.
"""

from __future__ import annotations

import math

from game.kit.dice import DieKind
from game.ui.dice_solids import Quat, Solid, apply, cross, matrix_of, solid, times, top_face

GRAVITY = 100.0
BOUNCE = 0.45
GRIP = 0.45
SLIDE_GRIP = 0.30
SPIN_DRAG = 22.0
FELT_DRAG = 1.6
SETTLE = 0.022
SWEEPS = 2
LIE_COSINE = math.cos(math.radians(7))
LIE_TURN = 2.6
SOFT_KNOCK = 2.0
CALM_SPEED = 0.05


class Tumbler:
    """A die in flight, tumbling, and at last lying.

    `x, y` are taken over from pymunk before each step; everything else is moved here. `knock` is the
    hardest hit on the felt of the last step (speed), 0 when there was none. `lying` never goes back to
    False: a die that lies may be pushed about, but does not tip over again.
    """

    __slots__ = (
        "_flat",
        "_lean",
        "_reach",
        "knock",
        "lying",
        "pose",
        "shape",
        "spin",
        "velocity",
        "x",
        "y",
        "z",
    )

    def __init__(self, kind: DieKind, place: tuple[float, float, float], pose: Quat) -> None:
        self.shape: Solid = solid(kind)
        self.x, self.y, self.z = place
        self.pose = pose
        self.velocity = [0.0, 0.0, 0.0]
        self.spin = [0.0, 0.0, 0.0]
        self.knock = 0.0
        self.lying = False
        self._reach = max(math.dist((0, 0, 0), c) for c in self.shape.corners)
        self._flat: Quat = (1.0, 0.0, 0.0, 0.0)
        self._lean: tuple[float, float, float] = (0.0, 0.0, 0.0)

    @property
    def still(self) -> bool:
        """Whether it lies, does not move and has stopped turning."""
        vx, vy, _ = self.velocity
        return self.lying and vx == vy == self.spin[2] == 0.0 and self._lean == (0.0, 0.0, 0.0)

    def step(self, kind: DieKind, dt: float) -> None:
        """Move on by dt seconds."""
        self.knock = 0.0
        if self.lying:
            self._slide(dt)
            return
        self.velocity[2] -= GRAVITY * dt
        self.z += self.velocity[2] * dt
        self._turn(dt)
        if self.z < self._reach:
            self._meet_felt(kind, dt)

    def scrape(self, dvx: float, dvy: float) -> None:
        """Take the rubbing of a sideways hit that changed the velocity by (dvx, dvy).

        The side that rubs along a rail drags the die up or down and slows its tumbling.
        """
        push = math.hypot(dvx, dvy)
        arm = self.shape.reach * 0.8
        nx, ny = dvx / push, dvy / push
        wx, wy, _ = self.spin
        # The touched point is at -n * arm; its upward speed is vz + (w x r)_z.
        rub = self.velocity[2] + arm * (wy * nx - wx * ny)
        give = 1.0 + arm * arm / self.shape.inertia
        lift = max(-GRIP * push, min(GRIP * push, -rub / give))
        self.velocity[2] += lift
        turn = lift * arm / self.shape.inertia
        self.spin[0] -= turn * ny
        self.spin[1] += turn * nx

    def _turn(self, dt: float) -> None:
        wx, wy, wz = self.spin
        w, x, y, z = self.pose
        h = 0.5 * dt
        w, x, y, z = (
            w - h * (wx * x + wy * y + wz * z),
            x + h * (wx * w + wy * z - wz * y),
            y + h * (wy * w + wz * x - wx * z),
            z + h * (wz * w + wx * y - wy * x),
        )
        k = 1.0 / math.sqrt(w * w + x * x + y * y + z * z)
        self.pose = (w * k, x * k, y * k, z * k)

    def _meet_felt(self, kind: DieKind, dt: float) -> None:
        """Let every corner below the felt knock on it, then see whether the die has come to lie."""
        m = matrix_of(self.pose)
        (a, b, c) = m[2]
        z = self.z
        low = [(p, h) for p in self.shape.corners if (h := z + a * p[0] + b * p[1] + c * p[2]) < 0.0]
        if not low:
            return
        for sweep in range(SWEEPS):
            for corner, _ in low:
                self._knock_corner(apply(m, corner), BOUNCE if sweep == 0 else 0.0)
        self.z -= min(h for _, h in low)
        drag = max(0.0, 1.0 - FELT_DRAG * dt)
        self.spin = [w * drag for w in self.spin]
        self._try_to_lie(kind)

    def _knock_corner(self, r: tuple[float, float, float], bounce: float) -> None:
        """One impulse at r from the middle: up against the fall, sideways against the sliding."""
        v, w = self.velocity, self.spin
        rx, ry, rz = r
        down = v[2] + w[0] * ry - w[1] * rx
        if down >= 0.0:
            return
        inertia = self.shape.inertia
        if -down < SOFT_KNOCK:
            bounce = 0.0
        self.knock = max(self.knock, -down)
        push = -(1.0 + bounce) * down / (1.0 + (rx * rx + ry * ry) / inertia)
        ux = v[0] + w[1] * rz - w[2] * ry
        uy = v[1] + w[2] * rx - w[0] * rz
        slip = math.hypot(ux, uy)
        jx = jy = 0.0
        if slip > 1e-9:
            hold = min(GRIP * push, slip / (1.0 + (rx * rx + ry * ry + rz * rz) / inertia))
            jx, jy = -ux / slip * hold, -uy / slip * hold
        v[0] += jx
        v[1] += jy
        v[2] += push
        w[0] += (ry * push - rz * jy) / inertia
        w[1] += (rz * jx - rx * push) / inertia
        w[2] += (rx * jy - ry * jx) / inertia

    def _try_to_lie(self, kind: DieKind) -> None:
        wx, wy, _ = self.spin
        if math.hypot(wx, wy) > LIE_TURN or abs(self.velocity[2]) > SOFT_KNOCK:
            return
        face, cosine = top_face(kind, self.pose)
        if cosine < LIE_COSINE:
            return
        self.lying = True
        self.velocity[2] = 0.0
        self.spin[0] = self.spin[1] = 0.0
        nx, ny, nz = apply(matrix_of(self.pose), self.shape.normals[face])
        ax, ay, _ = cross((nx, ny, nz), (0.0, 0.0, 1.0))
        size = math.hypot(ax, ay)
        angle = math.atan2(size, nz)
        if size > 1e-12:
            self._lean = (ax / size, ay / size, angle)
            self._flat = times(_about(ax / size, ay / size, angle), self.pose)
        else:
            self._flat = self.pose

    def _slide(self, dt: float) -> None:
        """Lie: sink the last tilt onto the face, rub off the sliding and the spin."""
        vx, vy, _ = self.velocity
        speed = math.hypot(vx, vy)
        kept = max(0.0, speed - SLIDE_GRIP * GRAVITY * dt) / speed if speed > 0.0 else 0.0
        if speed * kept < CALM_SPEED:
            kept = 0.0
        self.velocity = [vx * kept, vy * kept, 0.0]
        wz = self.spin[2]
        wz = math.copysign(max(0.0, abs(wz) - SPIN_DRAG * dt), wz)
        self.spin[2] = wz if abs(wz) > CALM_SPEED else 0.0
        half = 0.5 * self.spin[2] * dt
        if half:
            yaw: Quat = (math.cos(half), 0.0, 0.0, math.sin(half))
            self._flat = times(yaw, self._flat)
        ax, ay, angle = self._lean
        angle *= math.exp(-dt / SETTLE)
        if angle < 1e-3:
            self._lean = (0.0, 0.0, 0.0)
            self.pose = self._flat
            self.z = self.shape.inradius
            return
        self._lean = (ax, ay, angle)
        self.pose = times(_about(ax, ay, -angle), self._flat)
        up = matrix_of(self.pose)[2]
        self.z = -min(up[0] * p[0] + up[1] * p[1] + up[2] * p[2] for p in self.shape.corners)


def _about(ax: float, ay: float, angle: float) -> Quat:
    half = 0.5 * angle
    s = math.sin(half)
    return (math.cos(half), ax * s, ay * s, 0.0)
