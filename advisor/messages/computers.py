"""Names and strengths of the computer players (`advisor.kingsroad.players.computers`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from advisor.messages.characters import PROGRAM, Character


@dataclass(frozen=True, slots=True)
class Strength:
    """A computer player.

    Attributes:
        name: its name in commands and messages.
        label: how strong it is, in a word or two.
        character: who plays so.
    """

    name: str
    label: str
    character: Character


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
        Strength(
            RANDOM,
            "for tests",
            Character(
                ("Jester", "Juggler", "Minstrel", "Tumbler", "Fiddler"),
                "Plays any legal cards, without a thought.",
            ),
        ),
        Strength(
            ONE_ROUND,
            "easy",
            Character(
                ("Squire", "Page", "Herald", "Groom", "Scribe"),
                "Best for a first game: counts this round's points.",
            ),
        ),
        Strength(
            RULE_OF_THUMB,
            "fair",
            Character(
                ("Sheriff", "Bailiff", "Reeve", "Warden", "Constable"),
                "A step up: piles on the regions the King comes to.",
            ),
        ),
        Strength(
            INSTINCT,
            "decent",
            Character(
                ("Huntress", "Falconer", "Ranger", "Forester", "Archer"),
                "Plays good moves by feel, and never counts.",
            ),
        ),
        Strength(
            LEVEL_1,
            "good",
            Character(
                ("Baron", "Countess", "Thane", "Viscount", "Burgrave"),
                "Expects you to do the obvious, and answers that.",
            ),
        ),
        Strength(
            LEVEL_2,
            "strong",
            Character(
                ("Duchess", "Earl", "Marquise", "Palatine", "Princess"),
                "Knows you think ahead, and thinks a step further.",
            ),
        ),
        Strength(
            ADVISOR,
            "strongest",
            Character(
                ("Chancellor", "Cardinal", "Vizier", "Marshal", "Oracle"),
                "The hardest: has the whole game in mind.",
            ),
        ),
    )
}
"""By name, weakest first."""


def character_of(player: str, strengths: Mapping[str, Strength] = STRENGTHS) -> Character:
    """Who sits there for a computer player, whatever its values, or for a program.

    >>> [character_of(player).name for player in ("level-1", "advisor@mine.npz", "cmd:./mine.py")]
    ['Baron', 'Chancellor', 'Envoy']
    """
    strength = strengths.get(player.partition("@")[0])
    return strength.character if strength else PROGRAM
