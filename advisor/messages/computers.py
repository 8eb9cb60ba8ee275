"""The names and strengths of the computer players, which are in `advisor.players.computers`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Strength:
    """A computer player.

    Attributes:
        name: its name in commands and messages.
        label: how strong it is, in a word or two.
        description: how it plays, in one sentence.
    """

    name: str
    label: str
    description: str


RANDOM: Final = "random"
RULE_OF_THUMB: Final = "rule-of-thumb"
INSTINCT: Final = "instinct"
LEVEL_1: Final = "level-1"
LEVEL_2: Final = "level-2"
ONE_ROUND: Final = "one-round"
ADVISOR: Final = "advisor"

STRENGTHS: Final = {
    strength.name: strength
    for strength in (
        Strength(RANDOM, "for tests", "Any legal selection, without a thought."),
        Strength(ONE_ROUND, "easy", "Plays each round for its points, hard to outguess."),
        Strength(RULE_OF_THUMB, "fair", "Piles on the regions that the King reaches next."),
        Strength(INSTINCT, "decent", "Plays what good players play, without working it out."),
        Strength(LEVEL_1, "good", "Expects play by the rule of thumb, and answers it."),
        Strength(LEVEL_2, "strong", "Expects that others think as well, and answers them."),
        Strength(ADVISOR, "strongest", "Follows the advice, with the whole game in mind."),
    )
}
"""By name, weakest first."""
