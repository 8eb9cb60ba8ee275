"""The names and strengths of the computer players of King & Assassins.

They play in `advisor.assassins.computers`.
"""

from __future__ import annotations

from typing import Final

from advisor.messages.computers import RANDOM, Strength

TOWN_STRENGTHS: Final = {
    strength.name: strength
    for strength in (Strength(RANDOM, "for tests", "Anything legal, without a thought."),)
}
"""By name, weakest first; each plays both sides."""
