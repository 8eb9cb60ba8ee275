"""What thinking longer about a choice finds out. No solver and no NumPy, so the app may import it.

The best choices, and what was played, are played on in many more games than a hint takes time for;
all meet the same chances, so what is said of them is how far they lie behind the best.
"""

from __future__ import annotations

import msgspec

from advisor.messages.advice import Codes
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate
from advisor.messages.review import ChoiceReview
from advisor.messages.verdicts import Severity


class ThoughtChoice(msgspec.Struct, frozen=True):
    """One choice: how far it lies behind the best, in the goal's unit, with its 95 % interval."""

    selection: Codes
    behind: Estimate


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """How far the best choices lie apart, as far as games have been played on.

    Attributes:
        games: played on with each choice.
        choices: the best first, which lies 0 behind itself.
        settled: whether more games would say nothing else: every other choice lies clearly behind
            the best, or is surely as good.
        seconds: time taken.
    """

    games: int
    choices: list[ThoughtChoice]
    settled: bool
    seconds: float

    def choice(self, selection: Codes) -> ThoughtChoice | None:
        """What was found out about a choice."""
        return next((one for one in self.choices if one.selection == selection), None)


class KeptThought(msgspec.Struct, frozen=True):
    """What thinking longer about a choice of a game has found, kept with its review.

    Attributes:
        round: its number.
        second: whether it is the second choice after a Witch.
        player: the seat.
        thought: what was found.
    """

    round: int
    second: bool
    player: int
    thought: Thought

    def is_about(self, number: int, player: int, *, second: bool) -> bool:
        """Whether it is about a seat's choice in the round with this number."""
        return (self.round, self.player, self.second) == (number, player, second)


def severity_after(choice: ChoiceReview, thought: Thought, goal: Goal) -> Severity | None:
    """What a choice is called after thinking longer; None where it was not played on.

    What it loses against people is what the games say, against perfect play what was known.
    """
    found = thought.choice(choice.selection)
    if found is None:
        return None
    return Severity.of(max(0.0, found.behind.value), goal, choice.loss_best_play)
