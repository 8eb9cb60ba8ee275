"""Learning from one's own mistakes: the worst choices of a game, one after the other. No Textual.

Each one is played again from where it was made, with what was public then, until a good choice is
found.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from advisor.messages.advice import Candidate
from advisor.messages.review import Mistake, RoundReview, mistakes
from advisor.messages.verdicts import Goal
from kingsroad.games import Game
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor

MAX_MISTAKES: Final = 5
"""The most choices of a game that are played again."""


class Solved(NamedTuple):
    """A choice of a game for which a good one was found: its round, whether second, whose."""

    round: int
    second: bool
    seat: int

    @classmethod
    def of(cls, mistake: Mistake) -> Solved:
        """The choice in which this mistake was made."""
        return cls(mistake.round, mistake.second, mistake.choice.player)


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
    ) -> OwnMistakes:
        """The worst choices of a seat, by the review of the game, at the first not yet solved."""
        found = tuple(mistakes(rounds, seat)[:MAX_MISTAKES])
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


def solves(candidate: Candidate, played: float | None, goal: Goal) -> bool:
    """Whether a try is the better choice that was asked for, where one surely lost ``played``.

    It is no mistake itself, and cannot be told from the best or costs at most half as much: what
    saves a trace only is no answer. None: what was played is not judged.
    """
    if not is_good(candidate, goal):
        return False
    return played is None or candidate.surely_lost <= max(candidate.loss_error, played / 2)


def is_good(candidate: Candidate, goal: Goal) -> bool:
    """Whether a choice is no mistake: against people or against perfect play as good as the best,
    or losing too little to be counted."""
    return not candidate.severity(goal).is_mistake
