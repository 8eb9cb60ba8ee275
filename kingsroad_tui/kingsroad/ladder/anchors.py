"""What the computer players of King's Road are worth, for the rating of people."""

from __future__ import annotations

from typing import Final

from advisor.messages.computers import (
    ADVISOR,
    INSTINCT,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RULE_OF_THUMB,
)
from kingsroad_tui.ladder.rating import Anchors

ANCHORS: Final = Anchors(
    {
        ONE_ROUND: 800.0,
        RULE_OF_THUMB: 1090.0,
        INSTINCT: 1515.0,
        LEVEL_1: 1515.0,
        LEVEL_2: 1720.0,
        ADVISOR: 2070.0,
    },
    chance={3: 2.05, 4: 2.85, 5: 3.3},
)
"""The most likely figures under the model of the rating, strengths kept in their order, for the
two-player lines of "How strong it is" in docs/tournaments-and-training.md together with ``kingsroad
tournament one-round rule-of-thumb instinct level-1 level-2 advisor --seats N --seed 36``: 300 games
of two, 180 of three, 120 of four, 100 of five. The easiest is put at 800. Somebody can be harder to
beat than the figures say: ``instinct`` wins half its games against ``level-2``."""
