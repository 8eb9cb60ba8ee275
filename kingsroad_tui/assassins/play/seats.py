"""Who plays which side, and everything else that a record does not say of a game."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.characters import PERSON, PROGRAM, Character
from assassins.actions import Side
from kingsroad_tui.statistics.kept import CountedSetup, Occasion
from tabletop.names import MAX_NAME_LENGTH
from tabletop.shown import MAX_REASON, quoted, shown


class AssassinsSeat(msgspec.Struct, frozen=True):
    """One side of the table.

    Attributes:
        computer: the name of the computer player's strength; empty for others.
        program: the command line of a program; empty for others.
        forfeit: why its program forfeited, if it did; since then the rule of thumb plays for it.
            Fit to be shown, whatever a program or a file says.

    Raises:
        ValueError: there is no such computer player.
    """

    computer: str = ""
    program: str = ""
    forfeit: str = ""

    def __post_init__(self) -> None:
        if self.computer and self.computer not in ASSASSINS_STRENGTHS:
            raise ValueError(f"there is no computer player {quoted(self.computer)}")
        msgspec.structs.force_setattr(self, "forfeit", shown(self.forfeit, MAX_REASON))

    @property
    def character(self) -> Character:
        """Who sits there."""
        if self.program:
            return PROGRAM
        return ASSASSINS_STRENGTHS[self.computer].character if self.computer else PERSON

    @property
    def person(self) -> bool:
        """Whether a person at this terminal plays this side."""
        return not self.computer and not self.program and not self.elsewhere

    @property
    def elsewhere(self) -> bool:
        """Whether somebody who is elsewhere plays it."""
        return False


class SeatElsewhere(AssassinsSeat, frozen=True):
    """A side that somebody plays who is elsewhere; a saved game has a person's in its place."""

    @property
    def elsewhere(self) -> bool:
        """Somebody does."""
        return True


class AssassinsSetup(CountedSetup, frozen=True):
    """How a table was set up.

    Attributes:
        king, people: who plays the two sides.
        seed: the cards and every choice of a computer player follow from it.
        hints: whether people may ask for hints.
        first_winner: in the second game of a match, who won the first; else empty.
        elsewhere: whether the game came from elsewhere, and nobody has acted in it here.
        mark: by which copies of a game are known as such; 0 before it is played.
    """

    king: AssassinsSeat = AssassinsSeat()
    people: AssassinsSeat = AssassinsSeat()
    seed: int = 0
    hints: bool = True
    first_winner: str = ""
    elsewhere: bool = False
    mark: int = 0

    def __post_init__(self) -> None:
        winner = shown(self.first_winner, MAX_NAME_LENGTH)
        msgspec.structs.force_setattr(self, "first_winner", winner)

    def seat(self, side: Side) -> AssassinsSeat:
        """Who plays a side."""
        return self.king if side is Side.KING else self.people

    @property
    def persons(self) -> tuple[Side, ...]:
        """The sides that people play."""
        return tuple(side for side in Side if self.seat(side).person)

    @property
    def computers(self) -> dict[Side, str]:
        """The sides that the app's own computer players have, and their strengths."""
        return {side: name for side in Side if (name := self.seat(side).computer)}

    @property
    def alone(self) -> Side | None:
        """The side of the only person at the table; None where there are two, or none."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def hot_seat(self) -> bool:
        """Whether two people share this terminal, so that secrets need care."""
        return len(self.persons) == len(Side)

    def after_forfeit(self, side: Side, why: str) -> AssassinsSetup:
        """The same table, after the program of a side forfeited."""
        seat = msgspec.structs.replace(self.seat(side), forfeit=why)
        king, people = (seat if one is side else self.seat(one) for one in Side)
        return msgspec.structs.replace(self, king=king, people=people)

    def afresh(self) -> AssassinsSetup:
        """The same table for a new game, begun here: nobody has forfeited."""
        king, people = (msgspec.structs.replace(self.seat(one), forfeit="") for one in Side)
        return msgspec.structs.replace(
            self,
            king=king,
            people=people,
            elsewhere=False,
            mark=0,
            occasion=Occasion(),
            undone=False,
            helped=False,
        )

    def marked(self) -> AssassinsSetup:
        """The same with a mark."""
        return self if self.mark else msgspec.structs.replace(self, mark=secrets.randbits(52) + 1)

    def without_programs(self) -> AssassinsSetup:
        """The same table with people in place of programs: none starts because a file says so."""
        king, people = (
            AssassinsSeat() if self.seat(one).program else self.seat(one) for one in Side
        )
        return msgspec.structs.replace(self, king=king, people=people)

    def swapped(self, seed: int, first_winner: str) -> AssassinsSetup:
        """The table for the second game of a match."""
        fresh = self.afresh()
        return AssassinsSetup(fresh.people, fresh.king, seed, self.hints, first_winner)


def advised_sides(whom: str) -> frozenset[Side]:
    """The sides for which hints are, at a real table: ``king``, ``people``, or else both."""
    return frozenset(side for side in Side if whom not in set(Side) or side == whom)


def seed_of(facts: str) -> int:
    """A seed that follows from these facts, such as a table's seed and the moment."""
    return int.from_bytes(hashlib.blake2b(facts.encode(), digest_size=6).digest(), "big")
