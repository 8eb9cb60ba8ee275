"""Who plays which side, and everything else that a record does not say of a game."""

from __future__ import annotations

import msgspec

from advisor.messages.characters import PERSON, Character
from advisor.messages.town_computers import TOWN_STRENGTHS
from assassins.actions import Side
from tabletop.names import MAX_NAME_LENGTH
from tabletop.shown import quoted, shown


class TownSeat(msgspec.Struct, frozen=True):
    """One side of the table.

    Attributes:
        computer: the name of the computer player's strength; empty for a person.

    Raises:
        ValueError: there is no such computer player.
    """

    computer: str = ""

    def __post_init__(self) -> None:
        if self.computer and self.computer not in TOWN_STRENGTHS:
            raise ValueError(f"there is no computer player {quoted(self.computer)}")

    @property
    def character(self) -> Character:
        """Who sits there."""
        return TOWN_STRENGTHS[self.computer].character if self.computer else PERSON

    @property
    def person(self) -> bool:
        """Whether a person plays this side."""
        return not self.computer


class TownSetup(msgspec.Struct, frozen=True):
    """How a table was set up.

    Attributes:
        king, people: who plays the two sides.
        seed: the cards and every choice of a computer player follow from it.
        hints: whether people may ask for hints.
        first_winner: in the second game of a match, who won the first; else empty.
    """

    king: TownSeat = TownSeat()
    people: TownSeat = TownSeat()
    seed: int = 0
    hints: bool = True
    first_winner: str = ""

    def __post_init__(self) -> None:
        winner = shown(self.first_winner, MAX_NAME_LENGTH)
        msgspec.structs.force_setattr(self, "first_winner", winner)

    def seat(self, side: Side) -> TownSeat:
        """Who plays a side."""
        return self.king if side is Side.KING else self.people

    @property
    def persons(self) -> tuple[Side, ...]:
        """The sides that people play."""
        return tuple(side for side in Side if self.seat(side).person)

    @property
    def hot_seat(self) -> bool:
        """Whether two people share this terminal, so that secrets need care."""
        return len(self.persons) == len(Side)

    def swapped(self, seed: int, first_winner: str) -> TownSetup:
        """The table for the second game of a match."""
        return TownSetup(self.people, self.king, seed, self.hints, first_winner)
