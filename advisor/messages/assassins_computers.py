"""The names and strengths of the computer players of King & Assassins.

They play in `advisor.assassins.computers`.
"""

from __future__ import annotations

from typing import Final

from advisor.messages.computers import (
    ADVISOR,
    INSTINCT,
    RANDOM,
    RULE_OF_THUMB,
    Character,
    Strength,
    character_of,
)

CAREFUL: Final = "careful"
PLANNER: Final = "planner"

ASSASSINS_STRENGTHS: Final = {
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
                "Best for a first game: makes one good-looking move after another.",
            ),
        ),
        Strength(
            CAREFUL,
            "fair",
            Character(
                ("Spymaster", "Provost"),
                "Compares thousands of turns and counts the dangers of each.",
            ),
        ),
        Strength(
            INSTINCT,
            "good",
            Character(
                character_of(INSTINCT).names[:2],
                "Plays what experience has taught, without thinking twice.",
            ),
        ),
        Strength(
            PLANNER,
            "strong",
            Character(
                ("Castellan", "Strategist"),
                "Looks at every turn there is, and takes the best chance to win.",
            ),
        ),
        Strength(
            ADVISOR,
            "strongest",
            Character(
                character_of(ADVISOR).names[:2],
                "The hardest: watches everybody, and thinks of your best reply.",
            ),
        ),
    )
}
"""By name, weakest first; each plays both sides."""
