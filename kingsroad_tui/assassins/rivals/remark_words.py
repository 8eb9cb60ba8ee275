"""The lines of the computer players at a table of King & Assassins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR, INSTINCT, RANDOM, RULE_OF_THUMB
from assassins.actions import Side
from kingsroad_tui.assassins.rivals import (
    castellan,
    chancellor,
    huntress,
    jester,
    sheriff,
    spymaster,
)
from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation, speaker
from kingsroad_tui.library.seats import Setup

ASSASSINS_VOICES: Final[Mapping[str, Mapping[AssassinsSituation, Sequence[str]]]] = {
    RANDOM: jester.LINES,
    RULE_OF_THUMB: sheriff.LINES,
    CAREFUL: spymaster.LINES,
    INSTINCT: huntress.LINES,
    PLANNER: castellan.LINES,
    ADVISOR: chancellor.LINES,
}
"""By the names of strengths."""


def lines_at(setup: Setup) -> dict[int, Mapping[str, Sequence[str]]]:
    """What both sides can say, by speaker and situation; people and programs say nothing."""
    return {
        speaker(Side.at(seat)): {
            str(situation): lines for situation, lines in ASSASSINS_VOICES[name].items()
        }
        for seat, name in setup.computers.items()
    }
