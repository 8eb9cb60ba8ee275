"""The ladder of King & Assassins: who stands on it, and what one is called."""

from __future__ import annotations

from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from kingsroad_tui.assassins.ladder.counted_tables import ANCHORS, COUNTED
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.ladder.standing import Rungs

RUNGS: Final = Rungs(
    GAME,
    "King & Assassins",
    {name: ASSASSINS_STRENGTHS[name] for name in COUNTED},
    (
        "new in town",
        "a keeper of the gate",
        "a captain of the watch",
        "a reader of faces",
        "a warden of the castle",
        "the King's own shadow",
    ),
    ANCHORS,
)
