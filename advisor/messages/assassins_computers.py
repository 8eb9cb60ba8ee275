"""The names and strengths of the computer players of King & Assassins.

They play in `advisor.assassins.computers`.
"""

from __future__ import annotations

from typing import Final

from advisor.messages import computers

CAREFUL: Final = "careful"
PLANNER: Final = "planner"

ASSASSINS_STRENGTHS: Final = {
    strength.name: strength
    for strength in (
        computers.Strength(
            computers.RANDOM,
            "for tests",
            computers.Character(
                computers.character_of(computers.RANDOM).names,
                "Does anything legal, without a thought.",
            ),
        ),
        computers.Strength(
            computers.RULE_OF_THUMB,
            "easy",
            computers.Character(
                computers.character_of(computers.RULE_OF_THUMB).names,
                "Best for a first game: makes one good-looking move after another.",
            ),
        ),
        computers.Strength(
            CAREFUL,
            "fair",
            computers.Character(
                ("Spymaster", "Provost"),
                "Compares thousands of turns and counts the dangers of each.",
            ),
        ),
        computers.Strength(
            computers.INSTINCT,
            "good",
            computers.Character(
                computers.character_of(computers.INSTINCT).names[:2],
                "Plays what experience has taught, without thinking twice.",
            ),
        ),
        computers.Strength(
            PLANNER,
            "strong",
            computers.Character(
                ("Castellan", "Strategist"),
                "Looks at every turn there is, and takes the best chance to win.",
            ),
        ),
        computers.Strength(
            computers.ADVISOR,
            "strongest",
            computers.Character(
                computers.character_of(computers.ADVISOR).names[:2],
                "The hardest: watches everybody, and thinks of your best reply.",
            ),
        ),
    )
}
"""By name, weakest first; each plays both sides."""
