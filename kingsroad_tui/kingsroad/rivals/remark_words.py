"""The lines of the computer players at a table of King's Road, and who these players are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from advisor.messages.computers import (
    ADVISOR,
    INSTINCT,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RANDOM,
    RULE_OF_THUMB,
)
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
from kingsroad_tui.library.seats import Setup

VOICES: Mapping[str, Mapping[Situation, Sequence[str]]] = {
    RANDOM: jester.LINES,
    ONE_ROUND: squire.LINES,
    RULE_OF_THUMB: sheriff.LINES,
    INSTINCT: huntress.LINES,
    LEVEL_1: baron.LINES,
    LEVEL_2: duchess.LINES,
    ADVISOR: chancellor.LINES,
}
"""By the names of strengths."""


def lines_at(setup: Setup) -> dict[int, Mapping[str, Sequence[str]]]:
    """What everybody at a table can say, by seat and situation; people and programs say nothing."""
    return {
        seat: {str(situation): lines for situation, lines in VOICES[strength].items()}
        for seat, strength in setup.computers.items()
        if strength in VOICES
    }
