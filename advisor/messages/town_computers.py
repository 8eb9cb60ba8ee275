"""The names and strengths of the computer players of King & Assassins.

They play in `advisor.assassins.computers`.
"""

from __future__ import annotations

from typing import Final

from advisor.messages.characters import Character
from advisor.messages.computers import RANDOM, RULE_OF_THUMB, Strength, character_of

CAREFUL: Final = "careful"

TOWN_STRENGTHS: Final = {
    strength.name: strength
    for strength in (
        Strength(
            RANDOM,
            "for tests",
            Character(character_of(RANDOM).names, "Does anything legal, without a thought."),
        ),
        Strength(
            RULE_OF_THUMB,
            "easy",
            Character(
                character_of(RULE_OF_THUMB).names,
                "Best for a first game: one thing after the other, whatever looks good.",
            ),
        ),
        Strength(
            CAREFUL,
            "good",
            Character(
                ("Spymaster", "Provost"),
                "Compares thousands of turns and counts the dangers of each.",
            ),
        ),
    )
}
"""By name, weakest first; each plays both sides."""
