"""The computer players at a table of King's Road. No Textual."""

from __future__ import annotations

from typing import Final

from advisor.messages import computers
from kingsroad_tui.kingsroad.rivals import (
    baron,
    chancellor,
    duchess,
    huntress,
    jester,
    sheriff,
    squire,
)
from kingsroad_tui.kingsroad.rivals.remarks import Situation
from kingsroad_tui.rivals.cast import Cast

CAST: Final[Cast[Situation]] = Cast(
    computers.STRENGTHS,
    {
        computers.RANDOM: jester.LINES,
        computers.ONE_ROUND: squire.LINES,
        computers.RULE_OF_THUMB: sheriff.LINES,
        computers.INSTINCT: huntress.LINES,
        computers.LEVEL_1: baron.LINES,
        computers.LEVEL_2: duchess.LINES,
        computers.ADVISOR: chancellor.LINES,
    },
)
