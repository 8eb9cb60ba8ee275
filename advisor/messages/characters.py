"""Who sits at a table: the names and manners of those who were given none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tabletop.names import seen_name


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody of the kingdom.

    Attributes:
        names: what one is called at a table, the usual name first; as many as a table has seats,
            so that everybody there may be of one character.
        manner: how one plays, in a sentence or two.
    """

    names: tuple[str, ...]
    manner: str

    @property
    def name(self) -> str:
        """The usual name."""
        return self.names[0]


PERSON: Final = Character(
    ("Regent", "Margrave", "Abbess", "Prior", "Seneschal"), "Plays at this terminal."
)
PROGRAM: Final = Character(
    ("Envoy", "Legate", "Emissary", "Consul", "Courier"), "A program of yours plays."
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
