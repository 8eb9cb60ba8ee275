"""The names and strengths of the computer players of King & Assassins.

They play in `advisor.assassins.computers`.
"""

from __future__ import annotations

from typing import Final

from advisor.messages import computers
from tabletop.say import Say

CAREFUL: Final = "careful"
PLANNER: Final = "planner"

ASSASSINS_STRENGTHS: Final = {
    strength.name: strength
    for strength in (
        computers.Strength(
            computers.RANDOM,
            Say("computers-for-tests"),
            computers.Character(
                computers.character_of(computers.RANDOM).names,
                Say("computers-assassins-random"),
            ),
        ),
        computers.Strength(
            computers.RULE_OF_THUMB,
            Say("computers-easy"),
            computers.Character(
                computers.character_of(computers.RULE_OF_THUMB).names,
                Say("computers-assassins-rule-of-thumb"),
            ),
        ),
        computers.Strength(
            CAREFUL,
            Say("computers-fair"),
            computers.Character(
                ("Spymaster", "Provost"),
                Say("computers-assassins-careful"),
            ),
        ),
        computers.Strength(
            computers.INSTINCT,
            Say("computers-good"),
            computers.Character(
                computers.character_of(computers.INSTINCT).names[:2],
                Say("computers-assassins-instinct"),
            ),
        ),
        computers.Strength(
            PLANNER,
            Say("computers-strong"),
            computers.Character(
                ("Castellan", "Strategist"),
                Say("computers-assassins-planner"),
            ),
        ),
        computers.Strength(
            computers.ADVISOR,
            Say("computers-strongest"),
            computers.Character(
                computers.character_of(computers.ADVISOR).names[:2],
                Say("computers-assassins-advisor"),
            ),
        ),
    )
}
"""By name, weakest first; each plays both sides."""
