"""The computer players of King's Road by name and strength, and who sits at a table of either game.

Those who were given no name get one, and a manner. The players themselves are in
`advisor.kingsroad.players.computers`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tabletop.names import seen_name
from tabletop.say import Say


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody of the kingdom.

    Attributes:
        names: what one is called at a table, the usual name first; as many as a table has seats,
            so that everybody there may be of one character.
        manner: how one plays, in a sentence or two.
    """

    names: tuple[str, ...]
    manner: Say

    @property
    def name(self) -> str:
        """The usual name."""
        return self.names[0]


PERSON: Final = Character(
    ("Regent", "Margrave", "Abbess", "Prior", "Seneschal"), Say("computers-person")
)
PROGRAM: Final = Character(
    ("Envoy", "Legate", "Emissary", "Consul", "Courier"), Say("computers-program")
)


def names_at_table(
    characters: Sequence[Character], given: Mapping[int, str] | None = None
) -> tuple[str, ...]:
    """A name for every seat, no two alike.

    Args:
        characters: by seat, at most as many as each of them has names.
        given: the names of seats that have one already; they are kept as they are.

    >>> names_at_table((PERSON, PROGRAM, PROGRAM), {1: "regent"})
    ('Margrave', 'regent', 'Envoy')
    """
    given = given or {}
    taken = {seen_name(name) for name in given.values()}
    names = []
    for seat, character in enumerate(characters):
        name = given.get(seat)
        if name is None:
            name = next(name for name in character.names if seen_name(name) not in taken)
            taken.add(seen_name(name))
        names.append(name)
    return tuple(names)


class SeatNames:
    """The names at a table being laid: typed ones are kept, the others follow who sits there."""

    def __init__(self) -> None:
        self._proposed: dict[int, str] = {}

    @property
    def proposed(self) -> frozenset[str]:
        """Names that nobody has typed."""
        return frozenset(self._proposed.values())

    def names(self, shown: Sequence[str], characters: Sequence[Character]) -> tuple[str, ...]:
        """The names to be shown now; ``shown`` are those so far, both in seat order."""
        ours = self.proposed | {""}  # at whichever seat: people change places
        typed = {seat: name for seat, name in enumerate(shown) if name not in ours}
        names = names_at_table(characters, typed)
        self._proposed |= {seat: name for seat, name in enumerate(names) if seat not in typed}
        return names


@dataclass(frozen=True, slots=True)
class Strength:
    """A computer player.

    Attributes:
        name: its name in commands and messages.
        label: how strong it is, in a word or two.
        character: who plays so.
    """

    name: str
    label: Say
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
            Say("computers-for-tests"),
            Character(
                ("Jester", "Juggler", "Minstrel", "Tumbler", "Fiddler"),
                Say("computers-kingsroad-random"),
            ),
        ),
        Strength(
            ONE_ROUND,
            Say("computers-easy"),
            Character(
                ("Squire", "Page", "Herald", "Groom", "Scribe"),
                Say("computers-kingsroad-one-round"),
            ),
        ),
        Strength(
            RULE_OF_THUMB,
            Say("computers-fair"),
            Character(
                ("Sheriff", "Bailiff", "Reeve", "Warden", "Constable"),
                Say("computers-kingsroad-rule-of-thumb"),
            ),
        ),
        Strength(
            INSTINCT,
            Say("computers-decent"),
            Character(
                ("Huntress", "Falconer", "Ranger", "Forester", "Archer"),
                Say("computers-kingsroad-instinct"),
            ),
        ),
        Strength(
            LEVEL_1,
            Say("computers-good"),
            Character(
                ("Baron", "Countess", "Thane", "Viscount", "Burgrave"),
                Say("computers-kingsroad-level-1"),
            ),
        ),
        Strength(
            LEVEL_2,
            Say("computers-strong"),
            Character(
                ("Duchess", "Earl", "Marquise", "Palatine", "Princess"),
                Say("computers-kingsroad-level-2"),
            ),
        ),
        Strength(
            ADVISOR,
            Say("computers-strongest"),
            Character(
                ("Chancellor", "Cardinal", "Vizier", "Marshal", "Oracle"),
                Say("computers-kingsroad-advisor"),
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
