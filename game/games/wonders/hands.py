"""How a hand builds a command, touch by touch.

Tokens: `leader:midas`, `wonder:sphinx`, `token:law`, `card:altar`, `seat:0`; `place:city` to build the card
touched before, `place:discard` to sell it, `wonder:sphinx` to build that with it, `place:tuck`;
`buy:wood1+clay@` where the payer chooses; `button:recruit`, `button:dismiss`, `button:decline`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.ruleset import Choice, Token
from game.games.wonders import commands as c

Touches = tuple[Token, ...]
Tree = Mapping[Touches, Mapping[Token, Choice[c.WondersCommand]]]
"""For each sequence touched so far, what may be touched next."""


def tree(commands: Iterable[c.WondersCommand]) -> Tree:
    """Everything that a hand can reach with these commands."""
    whole: dict[Touches, c.WondersCommand] = {}
    after: dict[Touches, dict[Token, bool]] = {(): {}}
    for command in commands:
        touches = spelling(command)
        whole[touches] = command
        for depth, token in enumerate(touches):
            further = after.setdefault(touches[:depth], {})
            further[token] = further.get(token, False) or depth + 1 < len(touches)
    return {
        picks: {token: Choice(whole.get((*picks, token)), more) for token, more in further.items()}
        for picks, further in after.items()
    }


def spelling(command: c.WondersCommand) -> Touches:
    """The token sequence that makes a command."""
    match command:
        case c.TakeLeader() | c.LayLeader() | c.Hire() | c.BuryLeader():
            return (f"leader:{command.leader}",)
        case c.TakeWonder(wonder=wonder):
            return (f"wonder:{wonder}",)
        case c.LetBegin(who=who):
            return (f"seat:{who}",)
        case c.Build(card=card, buy=buy):
            return (f"card:{card}", "place:city", *_bought(buy))
        case c.Discard(card=card):
            return (f"card:{card}", "place:discard")
        case c.Construct(wonder=wonder, card=card, buy=buy):
            return (f"card:{card}", f"wonder:{wonder}", *_bought(buy))
        case c.Tuck(card=card):
            return (f"card:{card}", "place:tuck")
        case c.TakeToken(token=token):
            return (f"token:{token}",)
        case c.Destroy(card=card) | c.BuildFree(card=card) | c.CopyFrom(card=card) | c.Split(card=card):
            return (f"card:{card}",)
        case c.Recruit() | c.Dismiss() | c.Decline():
            return (f"button:{command.__struct_config__.tag}",)


def _bought(buy: str | None) -> Touches:
    return () if buy is None else (f"buy:{buy}",)
