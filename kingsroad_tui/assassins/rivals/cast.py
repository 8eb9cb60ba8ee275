"""The computer players at a table of King & Assassins."""

from __future__ import annotations

from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR, INSTINCT, RANDOM, RULE_OF_THUMB
from kingsroad_tui.assassins.rivals import (
    castellan,
    chancellor,
    huntress,
    jester,
    sheriff,
    spymaster,
)
from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation
from kingsroad_tui.rivals.cast import Cast

CAST: Final[Cast[AssassinsSituation]] = Cast(
    ASSASSINS_STRENGTHS,
    {
        RANDOM: jester.LINES,
        RULE_OF_THUMB: sheriff.LINES,
        CAREFUL: spymaster.LINES,
        INSTINCT: huntress.LINES,
        PLANNER: castellan.LINES,
        ADVISOR: chancellor.LINES,
    },
    colours=False,  # blue as the king's knights, red as the assassins
)
