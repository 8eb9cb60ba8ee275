"""Learning from one's own mistakes, and where somebody is in the study of a game. No Textual.

The worst choices of a game come one after the other. Each one is played again from where it was
made, with what was public then, until a good choice is found.

A place in the study is kept to come back to, with who plays on from there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import msgspec

from advisor.messages.accounts import to_learn_from
from advisor.messages.advice import Candidate
from advisor.messages.protocol import Review
from advisor.messages.review import SECOND, ChoiceReview, Mistake, RoundReview, decided_by
from advisor.messages.verdicts import Goal, Severity
from kingsroad.games import Game
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree, GameCursor
from kingsroad_tui.library.seats import Seat, SeatKind, Setup


class Solved(NamedTuple):
    """A choice of a game for which a good one was found: its round, whether second, whose."""

    round: int
    second: bool
    seat: int

    @classmethod
    def of(cls, mistake: Mistake) -> Solved:
        """The choice in which this mistake was made."""
        return cls(mistake.round, mistake.second, mistake.choice.player)


def to_learn(rounds: Sequence[RoundReview], goal: Goal, seat: int | None = None) -> list[Mistake]:
    """The choices to learn from first (see `to_learn_from`), of a seat or of all."""
    seats = range(len(rounds[0].before) if rounds else 0) if seat is None else (seat,)
    made = (one for at in seats for one in decided_by(rounds, at, goal))
    choices = {
        (choice.player, played.round, step.second): Mistake(played.round, step.second, choice)
        for played in rounds
        for step in played.steps
        for choice in step.choices
    }
    found = to_learn_from((one for one in made if one.verdict is not None), goal)
    return [choices[one.player, one.round, one.phase == SECOND] for one in found]


@dataclass(frozen=True)
class OwnMistakes:
    """The mistakes of one seat in a game, and the one that is played again now.

    Attributes:
        game: the game they were made in.
        found: the mistakes, largest loss first.
        number: the one to play again, from 0.
        solved: the numbers of those for which a good choice was found.
        shown: the numbers of those whose best choice was shown before one was found.
    """

    game: Game
    found: tuple[Mistake, ...]
    number: int = 0
    solved: frozenset[int] = frozenset()
    shown: frozenset[int] = frozenset()

    @classmethod
    def of(
        cls,
        game: Game,
        rounds: Sequence[RoundReview],
        seat: int,
        solved: Collection[Solved] = (),
        goal: Goal = Goal.WIN,
    ) -> OwnMistakes:
        """The choices of a seat to learn from, by the review of the game, at the first not yet
        solved."""
        found = tuple(to_learn(rounds, goal, seat))
        done = {at for at, one in enumerate(found) if Solved.of(one) in solved}
        first = next((at for at in range(len(found)) if at not in done), 0)
        return cls(game, found, first, frozenset(done))

    @property
    def mistake(self) -> Mistake:
        """The one to play again now."""
        return self.found[self.number]

    @property
    def last(self) -> bool:
        """Whether no other comes after this one."""
        return self.number == len(self.found) - 1

    @cached_property
    def game_then(self) -> Game:
        """The game as it stood when the choice was made."""
        return GameCursor.of(self.game).at_mistake(self.mistake).game_then

    def moved(self, steps: int) -> OwnMistakes:
        """A number of mistakes on (back where negative), no further than the ends."""
        return replace(self, number=min(max(self.number + steps, 0), len(self.found) - 1))

    def solve(self) -> OwnMistakes:
        """With a good choice found for this one."""
        return replace(self, solved=self.solved | {self.number})

    def show(self) -> OwnMistakes:
        """With the best choice shown for this one; no matter where a good one was found before."""
        if self.number in self.solved:
            return self
        return replace(self, shown=self.shown | {self.number})

    def again(self) -> OwnMistakes:
        """From the first one on, with nothing found."""
        return OwnMistakes(self.game, self.found)

    @property
    def found_alone(self) -> frozenset[int]:
        """The numbers of those for which a good choice was found without help."""
        return self.solved - self.shown


def solves(
    candidate: Candidate, played: float | None, goal: Goal, missed: float | None = None
) -> bool:
    """Whether a try is the better choice that was asked for, where one surely lost ``played``.

    It is no mistake itself, and cannot be told from the best or costs at most half as much: what
    saves a trace only is no answer. None: what was played is not judged. ``missed`` is what it cost
    where that was only a missed chance: then it is that which is to be saved.
    """
    if not is_good(candidate, goal):
        return False
    if missed is not None:
        return candidate.loss <= max(candidate.loss_error, missed / 2)
    return played is None or candidate.surely_lost <= max(candidate.loss_error, played / 2)


def missed_by(choice: ChoiceReview) -> float | None:
    """What a missed chance cost; None of any other choice."""
    return choice.cost if choice.severity is Severity.MISSED_CHANCE else None


def is_good(candidate: Candidate, goal: Goal) -> bool:
    """Whether a choice is no mistake: against people or against perfect play as good as the best,
    or losing too little to be counted."""
    return not candidate.severity(goal).is_mistake


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
