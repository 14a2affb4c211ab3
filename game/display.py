"""Tells whether a window can open here, before SDL is asked and fails in its own words.

Standard library only, so that the command line can ask before anything heavy is imported.
"""

from __future__ import annotations

from collections.abc import Mapping

_DESKTOP_UNIX = ("linux", "freebsd", "openbsd", "netbsd")

UNSEEN_DRIVERS = ("offscreen", "dummy", "evdev")
"""The drivers that SDL falls back to where no screen answers: they draw in memory and show nothing."""

_NAMES = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")

_MESSAGE = """\
Leaders Tabletop needs a screen to open its window, and there is none here:
{reason}.

To get a window:
  - start it from a terminal inside a desktop session, or
  - over ssh, connect with "ssh -X", or
  - on a server, use a virtual screen: xvfb-run -a python tools/play.py

Without a window you can still use:
  leaders show LOG                          read a log as sentences
  leaders verify LOG...                     check that a log is whole and legal
  leaders shot LOG --at N --out FILE.png    draw one moment of a log into a picture
  leaders engine                            play over a line protocol on standard input"""


def missing_display(platform: str, environ: Mapping[str, str]) -> str | None:
    """Say in plain words what is missing before a window can open; None when nothing is.

    `platform` is `sys.platform`, `environ` is `os.environ`. Windows and macOS always have a desktop as far as
    this can tell. A video driver chosen by hand (SDL_VIDEODRIVER) is taken at its word.
    """
    if not platform.startswith(_DESKTOP_UNIX):
        return None
    if any(environ.get(name) for name in _NAMES):
        return None
    return _MESSAGE.format(reason="neither DISPLAY (X11) nor WAYLAND_DISPLAY (Wayland) is set")


def unreachable_display(fault: str, environ: Mapping[str, str]) -> str:
    """Say which screen was named and did not answer; `fault` is what SDL said of it, if anything."""
    named = " and ".join(f"{name}={environ[name]}" for name in _NAMES if environ.get(name))
    reason = f"{named} cannot be reached" if named else "no screen answers"
    return _MESSAGE.format(reason=f"{reason} ({fault})" if fault else reason)
