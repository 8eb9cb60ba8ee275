"""The ladder of King's Road: who stands on it, and what one is called."""

from __future__ import annotations

from typing import Final

from advisor.messages.computers import INSTINCT, LEVEL_1, STRENGTHS
from kingsroad_tui.kingsroad.ladder.counted_tables import ANCHORS, COUNTED
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.ladder.standing import Rungs

RUNGS: Final = Rungs(
    GAME,
    "King's Road",
    {name: STRENGTHS[name] for name in COUNTED},
    (
        "a stranger on the road",
        "a guest at court",
        "a rider of the guard",
        "a captain of the guard",
        "a knight of the realm",
        "a counsellor of the crown",
        "the King's own strategist",
    ),
    ANCHORS,
    {
        INSTINCT: "Rated like the Baron, but loses to him two times in three.",
        LEVEL_1: "Rated like the Huntress, but beats her two times in three.",
    },
)
"""Of 40 games the Baron won 65 % against the Huntress (docs/tournaments-and-training.md)."""
