"""Who sits at a table, of whichever game, and everything else that a record does not say of it.

A side is a seat: of a game with sides, the one that acts first is seat 0.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from enum import StrEnum, unique
from typing import Annotated, Final

import msgspec

from advisor.messages.computers import PERSON, PROGRAM, Character, Strength
from kingsroad_tui.look.glyphs import LETTERS
from kingsroad_tui.statistics.kept import Occasion
from tabletop.names import MAX_NAME_LENGTH
from tabletop.shown import MAX_REASON, quoted, shown

MAX_SEED: Final = 2**31 - 1
"""Seeds of games that are begun here are below this."""


def new_seed() -> int:
    """The seed of a new game."""
    return secrets.randbelow(MAX_SEED)


@unique
class SeatKind(StrEnum):
    """What kind of player sits at a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    PROGRAM = "program"
    ELSEWHERE = "elsewhere"
    """A person who plays from their own terminal."""


class Seat(msgspec.Struct, frozen=True):
    """One seat at the table.

    Attributes:
        kind: a person, one of the app's computer players, a program of the user's, or a person
            elsewhere, for whom a computer plays where the game is played on here.
        computer: the name of the computer player's strength; empty for others.
        program: the command line of a program; empty for others.
        colour: the player colour, 0 to 4, in a game whose players choose theirs.
        forfeit: why its program forfeited, if it did; since then the rule of thumb plays for it.
            Fit to be shown, whatever a program or a file says.
    """

    kind: SeatKind = SeatKind.PERSON
    computer: str = ""
    program: str = ""
    colour: Annotated[int, msgspec.Meta(ge=0, lt=len(LETTERS))] = 0
    forfeit: str = ""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "forfeit", shown(self.forfeit, MAX_REASON))

    @property
    def person(self) -> bool:
        """Whether a person at this terminal plays here."""
        return self.kind is SeatKind.PERSON

    def character(self, strengths: Mapping[str, Strength]) -> Character:
        """Who sits there, among the computer players of the game."""
        if self.kind is SeatKind.PROGRAM:
            return PROGRAM
        return strengths[self.computer].character if self.computer else PERSON


def check_computer(name: str, strengths: Mapping[str, Strength]) -> None:
    """Raises ValueError where a game has no computer player of this name.

    A name may come from a file, and weights are read only from files that the user names.
    """
    if name not in strengths:
        raise ValueError(f"there is no computer player {quoted(name)}")


class Setup(msgspec.Struct, frozen=True):
    """How a table was set up.

    Attributes:
        seats: one per player, in seat order.
        seed: the cards, and every choice of a computer player, follow from it.
        hints: whether people may ask for advice.
        elsewhere: whether the game came from elsewhere, and nobody has chosen in it here.
        mark: by which copies and branches of a game are known as such; 0 before it is played.
        first_winner: in the second game of a match, who won the first; else empty.
        occasion: what the game is played for.
        undone: whether something was taken back, or the game was not played here from its
            beginning: it says nothing of how strong somebody plays.
        helped: whether a hint was looked at.
    """

    seats: tuple[Seat, ...]
    seed: int = 0
    hints: bool = True
    elsewhere: bool = False
    mark: int = 0
    first_winner: str = ""
    occasion: Occasion = Occasion()
    undone: bool = False
    helped: bool = False

    def __post_init__(self) -> None:
        winner = shown(self.first_winner, MAX_NAME_LENGTH)
        msgspec.structs.force_setattr(self, "first_winner", winner)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people at this terminal."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person)

    @property
    def alone(self) -> int | None:
        """The seat of the one person who plays alone; None with several people or none."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def hot_seat(self) -> bool:
        """Whether several people share this terminal, so that secrets need care."""
        return len(self.people) > 1

    @property
    def computers(self) -> dict[int, str]:
        """The seats of the app's own computer players, and their strengths."""
        return {
            number: seat.computer
            for number, seat in enumerate(self.seats)
            if seat.kind is SeatKind.COMPUTER
        }

    def names_of_people(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of those who are people, given everybody's in seat order."""
        return tuple(names[number] for number in self.people)

    @property
    def forfeited(self) -> dict[int, str]:
        """The seats whose programs forfeited, and why."""
        return {number: seat.forfeit for number, seat in enumerate(self.seats) if seat.forfeit}

    def with_forfeits(self, why: Mapping[int, str]) -> Setup:
        """The same table, after these seats forfeited for these reasons."""
        seats = (
            msgspec.structs.replace(seat, forfeit=why.get(number, seat.forfeit))
            for number, seat in enumerate(self.seats)
        )
        return msgspec.structs.replace(self, seats=tuple(seats))

    def without_programs(self) -> Setup:
        """The same table with people in place of programs: none starts because a file says so."""
        seats = (
            Seat(colour=seat.colour) if seat.kind is SeatKind.PROGRAM else seat
            for seat in self.seats
        )
        return msgspec.structs.replace(self, seats=tuple(seats))

    def marked(self) -> Setup:
        """The same with a mark."""
        return self if self.mark else msgspec.structs.replace(self, mark=secrets.randbits(52) + 1)

    def not_counting(self) -> Setup:
        """The same table for a game that says nothing of how strong somebody plays."""
        return msgspec.structs.replace(self, occasion=Occasion(), undone=True)

    def afresh(self) -> Setup:
        """The same table for a game that is begun here: nobody has forfeited."""
        here = msgspec.structs.replace(self, elsewhere=False)
        return here.with_forfeits(dict.fromkeys(self.forfeited, ""))

    def for_another(self, seed: int) -> Setup:
        """The same table for another game, which has nothing to do with this one."""
        return msgspec.structs.replace(
            self.afresh(),
            seed=seed,
            mark=0,
            first_winner="",
            occasion=Occasion(),
            undone=False,
            helped=False,
        )

    def swapped(self, seed: int, first_winner: str) -> Setup:
        """The table for the second game of a match: those who sit here change places."""
        another = self.for_another(seed)
        return msgspec.structs.replace(
            another, seats=another.seats[::-1], first_winner=first_winner
        )
