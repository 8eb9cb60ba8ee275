"""What the computer players of King & Assassins are worth, for the rating of people."""

from __future__ import annotations

from typing import Final

from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR, INSTINCT, RULE_OF_THUMB
from kingsroad_tui.ladder.rating import Anchors

ANCHORS: Final = Anchors(
    {
        RULE_OF_THUMB: 1200.0,
        CAREFUL: 1370.0,
        INSTINCT: 1425.0,
        PLANNER: 1430.0,
        ADVISOR: 1505.0,
    },
    sides=(9.0, -9.0),
)
"""The most likely figures under the model of the rating, strengths kept in their order, for the 240
games of ``kingsroad assassins tournament rule-of-thumb careful instinct planner advisor
--matches 120 --seed 36``, of which the king's side won 52 %. The easiest is put at 1,200."""
