"""Where somebody is in the study of a game, to come back to, and who plays on from there."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from advisor.messages.protocol import Review
from kingsroad_tui.kingsroad.review.branches import BranchTree
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor
from kingsroad_tui.kingsroad.review.own_mistakes import Solved
from kingsroad_tui.library.seats import Seat, SeatKind, Setup


@dataclass(frozen=True)
class Study:
    """A place in the study of a game.

    Attributes:
        branches: the game and what was tried in it.
        cursor: the moment looked at, in the branch looked at.
        seat: whose view is shown.
        kept: whose view moving on shows again; None for the one shown.
        reviews: what has been judged, by one aim and belief or several.
        branch_reviews: the same of branches, each with the number of its branch.
        solved: the choices for which a good one was found without seeing the best.
    """

    branches: BranchTree
    cursor: GameCursor
    seat: int
    reviews: tuple[Review, ...] = ()
    branch_reviews: tuple[tuple[int, Review], ...] = ()
    solved: frozenset[Solved] = frozenset()
    kept: int | None = None


def first_person(setup: Setup) -> int:
    """The first seat of a person, or seat 0 where no person plays."""
    seats = enumerate(setup.seats)
    return next((at for at, seat in seats if seat.kind is SeatKind.PERSON), 0)


def only_person(setup: Setup) -> int | None:
    """The seat of the one person at a table, or None where none or several sit there."""
    people = [at for at, seat in enumerate(setup.seats) if seat.kind is SeatKind.PERSON]
    return people[0] if len(people) == 1 else None


def whose_mistakes(setup: Setup, seat: int) -> int:
    """Whose mistakes are played again at this seat's view: a person's, where one played."""
    return seat if setup.seats[seat].kind is SeatKind.PERSON else _person_before(setup, seat)


def _person_before(setup: Setup, seat: int) -> int:
    """The first person at the table; where none plays, the seat itself."""
    first = first_person(setup)
    return first if setup.seats[first].kind is SeatKind.PERSON else seat


def to_play_on(setup: Setup, seat: int) -> Setup:
    """The table at which a game is played on by the person who looks at it as this seat.

    A person sits there. Where a computer or a program did, it takes the places of the people.
    """
    taken = setup.seats[seat]
    if taken.kind is SeatKind.PERSON:
        return setup

    def who(at: int, now: Seat) -> Seat:
        if at == seat:
            return Seat(colour=now.colour)
        if now.kind is SeatKind.PERSON:
            return msgspec.structs.replace(taken, colour=now.colour)
        return now

    return msgspec.structs.replace(
        setup, seats=tuple(who(at, now) for at, now in enumerate(setup.seats))
    )
