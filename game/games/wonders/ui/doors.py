"""The ways from the wonders' table to the screens on which drafts and choices are made.

Keys are phases, or kinds of the choice at the head of the agenda; what is chosen among things that lie on the
table (board tokens, cards to destroy, leaders to bury, pairs) is touched there. Screens close by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.games.wonders.ui.choices import open_choice
from game.games.wonders.ui.draft import open_draft
from game.games.wonders.ui.recruit import open_recruit

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

DOORS: dict[str, Callable[[WondersTable], None]] = {
    "leader_draft": open_draft,
    "wonder_draft": open_draft,
    "choose": open_recruit,
    "declare": open_recruit,
    "discard_pile": open_choice,
    "removed": open_choice,
    "guild": open_choice,
    "leaders": open_choice,
    "hire": open_choice,
    "box_token": open_choice,
}
