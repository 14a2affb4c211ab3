"""Synthesises the table's sounds as WAV files: run as `python -m tools.art.sounds`.

44100 Hz, mono, 16 bit, peak 0.8, a few milliseconds of attack and silence at both ends, no constant offset.
Every sound is a small physical idea (wood on wood, card on felt, bone on tray) drawn from its own seed, so a
rerun writes the same bytes. Needs numpy; the product only reads the files.
"""

from __future__ import annotations

import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.art.render import SPRITES

RATE = 44100
PEAK = 0.8
Wave = NDArray[np.float64]
Maker = Callable[[np.random.Generator], Wave]


def main() -> None:
    """Write every sound."""
    write_all(SPRITES / "sounds")


def write_all(folder: Path) -> None:
    """Write every sound into a folder; each has its own seed, so one more does not change the others."""
    folder.mkdir(parents=True, exist_ok=True)
    for index, (name, (make, level)) in enumerate(makers().items()):
        signal = _mastered(make(np.random.default_rng(9000 + index))) * level
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(np.round(signal * 32767).astype("<i2").tobytes())


def makers() -> dict[str, tuple[Maker, float]]:
    """Sound name to its maker and its level against the common peak."""
    return {
        "pick": (_pick, 0.55),
        "place": (_place, 1.0),
        "slide": (_slide, 0.6),
        "capture": (_capture, 1.0),
        "card": (_card, 0.7),
        "refuse": (_refuse, 0.7),
        "turn": (_turn, 0.7),
        "win": (_win, 0.95),
        "dice_knock_1": (_knock, 0.9),
        "dice_knock_2": (_knock, 0.9),
        "dice_knock_3": (_knock, 0.9),
        "dice_knock_4": (_knock, 0.9),
        "dice_throw": (_throw, 1.0),
        "click": (_click, 0.5),
        "undo": (_undo, 0.6),
    }


def _pick(rng: np.random.Generator) -> Wave:
    """A base leaves the wood: a breath of felt and a light, high tick."""
    out = _silence(0.16)
    _add(out, _hiss(rng, 0.12, 2600, 1500) * 0.3, 0.0)
    _add(out, _struck(rng, (620, 1130, 1890), (60, 90, 130), (0.6, 0.4, 0.2), 0.1), 0.022)
    return out


def _place(rng: np.random.Generator) -> Wave:
    """A weighted base set down on an inlaid board: a low knock, and the small second touch of its rim."""
    out = _silence(0.34)
    _add(out, _wood_knock(rng, 236, 1.0), 0.0)
    _add(out, _wood_knock(rng, 305, 0.24), 0.058)
    return out


def _slide(rng: np.random.Generator) -> Wave:
    """A base drawn over wood: soft band of noise that swells and rests."""
    size = int(RATE * 0.32)
    shape = np.sin(np.linspace(0, np.pi, size)) ** 1.6
    grain = 1 + 0.25 * np.sin(2 * np.pi * 31 * np.arange(size) / RATE)
    return _filtered(rng, size, 1500, 1100) * shape * grain


def _capture(rng: np.random.Generator) -> Wave:
    """The leader falls: a heavy knock, a figure rolling to rest, and a low bell under it."""
    out = _silence(1.5)
    _add(out, _wood_knock(rng, 150, 1.0), 0.0)
    _add(out, _bell((146.8, 220.0, 293.7, 440.0, 698.5), 1.4) * 0.34, 0.012)
    at, gap = 0.17, 0.12
    for hit in range(5):
        _add(out, _wood_knock(rng, 330 + 22 * hit, 0.32 * 0.68**hit), at)
        at, gap = at + gap, gap * 0.74
    return out


def _card(rng: np.random.Generator) -> Wave:
    """A card turned: a flick, the sheet through the air, a pat on the felt."""
    out = _silence(0.36)
    _add(out, _hiss(rng, 0.03, 5200, 2400) * 0.9, 0.0)
    _add(out, _hiss(rng, 0.2, 3600, 2300) * 0.5, 0.025)
    _add(out, _hiss(rng, 0.07, 1500, 1200) * 0.9, 0.2)
    _add(out, _struck(rng, (170,), (60,), (0.5,), 0.1), 0.2)
    return out


def _refuse(rng: np.random.Generator) -> Wave:
    """Not allowed: two muffled low taps, the second lower; never a buzzer."""
    out = _silence(0.4)
    _add(out, _struck(rng, (196, 392, 611), (32, 55, 90), (1.0, 0.3, 0.1), 0.2), 0.0)
    _add(out, _struck(rng, (155.6, 311, 487), (26, 50, 90), (1.0, 0.3, 0.1), 0.24), 0.125)
    return out


def _turn(rng: np.random.Generator) -> Wave:
    """The other side is to move: a small brass bell touched twice, a fourth apart."""
    del rng
    out = _silence(1.0)
    _add(out, _bell((587.3, 1174.7, 1765.0, 3170.0), 0.9) * 0.7, 0.0)
    _add(out, _bell((784.0, 1568.0, 2360.0, 4230.0), 0.85) * 0.8, 0.13)
    return out


def _win(rng: np.random.Generator) -> Wave:
    """The end: a rising chord of warm bells over a soft drum."""
    out = _silence(2.6)
    _add(out, _struck(rng, (73.4, 110, 165), (7, 10, 22), (1.0, 0.4, 0.2), 0.9) * 0.8, 0.0)
    for step, note in enumerate((293.7, 370.0, 440.0, 587.3, 740.0)):
        partials = (note, note * 2.0, note * 3.01, note * 4.2)
        _add(out, _bell(partials, 1.9) * (0.55 + 0.06 * step), 0.06 + 0.14 * step)
    _add(out, _struck(rng, (73.4, 146.8), (5, 8), (1.0, 0.4), 1.2) * 0.5, 0.62)
    return out


def _knock(rng: np.random.Generator) -> Wave:
    """One die against the tray."""
    return _die_hit(rng, 1.0)


def _throw(rng: np.random.Generator) -> Wave:
    """Three dice let go: a rattle of knocks that crowd together and fade."""
    out = _silence(1.35)
    for _ in range(3):
        at, gap, hard = float(rng.uniform(0.0, 0.07)), 0.19, 1.0
        for _ in range(8):
            _add(out, _die_hit(rng, hard * float(rng.uniform(0.6, 1.0))), at)
            at += gap * float(rng.uniform(0.6, 1.1))
            gap, hard = gap * 0.78, hard * 0.8
    return out


def _click(rng: np.random.Generator) -> Wave:
    """A brass button: a dry tick with a little wood behind it."""
    out = _silence(0.09)
    _add(out, _struck(rng, (1720, 2650, 3900), (190, 240, 320), (0.6, 0.4, 0.2), 0.05), 0.0)
    _add(out, _struck(rng, (410,), (110,), (0.5,), 0.06), 0.002)
    return out


def _undo(rng: np.random.Generator) -> Wave:
    """Taken back: the slide run backwards, ending in a light tap."""
    out = _silence(0.34)
    size = int(RATE * 0.2)
    _add(out, _filtered(rng, size, 2000, 1300) * np.linspace(0, 1, size) ** 2.2 * 0.45, 0.0)
    _add(out, _wood_knock(rng, 420, 0.55), 0.2)
    return out


def _wood_knock(rng: np.random.Generator, base: float, hard: float) -> Wave:
    """Wood on wood: a few damped modes over a short thud of noise."""
    freqs = [base * ratio * float(rng.uniform(0.985, 1.015)) for ratio in (1.0, 1.83, 2.9, 4.7)]
    out = _struck(rng, freqs, (38, 55, 95, 170), (1.0, 0.55, 0.3, 0.14), 0.26)
    thud = _filtered(rng, out.size, 700, 700) * np.exp(-np.arange(out.size) / RATE * 210)
    return hard * (out + 0.55 * thud)


def _die_hit(rng: np.random.Generator, hard: float) -> Wave:
    """Bone on a felt-lined wooden floor: high short modes, a woody answer below."""
    base = float(rng.uniform(1500, 2300))
    out = _struck(rng, (base, base * 1.52, base * 2.31), (120, 170, 240), (0.7, 0.4, 0.22), 0.12)
    floor = float(rng.uniform(270, 360))
    out += _struck(rng, (floor, floor * 1.9), (55, 80), (0.75, 0.3), 0.12)
    grit = _filtered(rng, out.size, 3200, 1900) * np.exp(-np.arange(out.size) / RATE * 420)
    return hard * (out + 0.35 * grit)


def _struck(
    rng: np.random.Generator,
    freqs: Sequence[float],
    decays: Sequence[float],
    gains: Sequence[float],
    seconds: float,
) -> Wave:
    """Damped modes set off together, phases a little apart so that the attack is round."""
    time = np.arange(int(RATE * seconds)) / RATE
    out = np.zeros(time.size)
    for freq, decay, gain in zip(freqs, decays, gains, strict=True):
        out += gain * np.sin(2 * np.pi * freq * time + float(rng.uniform(0, 0.3))) * np.exp(-decay * time)
    return out


def _bell(partials: Sequence[float], seconds: float) -> Wave:
    """A soft bell: upper partials die sooner, each pair beats slowly."""
    time = np.arange(int(RATE * seconds)) / RATE
    out = np.zeros(time.size)
    for index, freq in enumerate(partials):
        fall = np.exp(-time * (3.2 + 3.4 * index))
        out += (
            0.6**index
            * fall
            * (np.sin(2 * np.pi * freq * time) + 0.5 * np.sin(2 * np.pi * freq * 1.0022 * time))
        )
    return out * np.minimum(time / 0.004, 1)


def _hiss(rng: np.random.Generator, seconds: float, centre: float, width: float) -> Wave:
    """A puff of band-limited noise with a quick rise and a longer fall."""
    size = int(RATE * seconds)
    part = np.arange(size) / size
    return _filtered(rng, size, centre, width) * np.minimum(part / 0.15, 1) * (1 - part) ** 1.5


def _filtered(rng: np.random.Generator, size: int, centre: float, width: float) -> Wave:
    """Noise around a frequency, peak 1."""
    freq = np.fft.rfftfreq(size, 1 / RATE)
    spectrum = np.fft.rfft(rng.standard_normal(size)) * np.exp(-(((freq - centre) / width) ** 2))
    out: Wave = np.fft.irfft(spectrum, size)
    peak = float(np.abs(out).max())
    return out / peak


def _silence(seconds: float) -> Wave:
    return np.zeros(int(RATE * seconds))


def _add(out: Wave, part: Wave, at: float) -> None:
    """Mix a part in at a time in seconds; what hangs over the end is cut by the closing fade."""
    start = int(at * RATE)
    size = min(part.size, out.size - start)
    out[start : start + size] += part[:size]


def _mastered(signal: Wave) -> Wave:
    """No rumble and no offset, 2 ms in, 12 ms out, peak at PEAK, a breath of silence around."""
    freq = np.fft.rfftfreq(signal.size, 1 / RATE)
    clean: Wave = np.fft.irfft(np.fft.rfft(signal) * (1 - np.exp(-((freq / 45) ** 2))), signal.size)
    rise, fall = int(RATE * 0.002), int(RATE * 0.012)
    window = np.ones(clean.size)
    window[:rise], window[-fall:] = np.linspace(0, 1, rise), np.linspace(1, 0, fall)
    clean = (clean - clean.sum() / window.sum()) * window
    clean -= clean.sum() / window.sum() * window
    clean *= PEAK / np.abs(clean).max()
    still = np.zeros(32)
    return np.concatenate([still, clean, still])


if __name__ == "__main__":
    main()
