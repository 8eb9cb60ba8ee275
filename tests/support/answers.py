"""Complete answers of the solver that several tests look at: each question is worked out once."""

from __future__ import annotations

from functools import cache

import msgspec

from advisor.advise import advise
from advisor.assassins.review import answer as town_review
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds, sum_up
from advisor.messages.assassins_requests import AssassinsReviewRequest
from advisor.messages.assassins_review import AssassinsReview
from advisor.messages.protocol import Advice, AdviceSettings, Review
from advisor.messages.verdicts import BeliefKind, Goal
from assassins.records import AssassinsGameData
from kingsroad.games import Game
from tests.support.planted_assassins import SAMPLE, planted_game


def complete_advice(game: Game, seat: int, goal: Goal = Goal.WIN, *, seed: int = 0) -> Advice:
    """The last and full answer about a seat's next choice."""
    return _complete_advice(game, seat, goal, seed)


@cache
def _complete_advice(game: Game, seat: int, goal: Goal, seed: int) -> Advice:
    *_, advice = advise(game, seat, AdviceSettings(goal=goal, seed=seed))
    return advice


def judged_anew(game: Game, settings: AdviceSettings | None = None) -> Review:
    """A review nobody has kept, for what two of them have in common."""
    settings = settings or AdviceSettings()
    return sum_up(game, list(review_rounds(game, settings, Stop())), settings, 0.0)


def reviewed(
    game: Game, goal: Goal = Goal.WIN, belief: BeliefKind = BeliefKind.HIERARCHY
) -> Review:
    """The review of all rounds of a game."""
    return _reviewed(game, goal, belief)


@cache
def _reviewed(game: Game, goal: Goal, belief: BeliefKind) -> Review:
    return judged_anew(game, AdviceSettings(goal=goal, belief=belief))


@cache
def planted_review() -> AssassinsReview:
    """What is said of the game in `planted_assassins`."""
    request = AssassinsReviewRequest(id=0, game=AssassinsGameData.of(planted_game()))
    *_, last = town_review(request, Stop())
    assert isinstance(last, AssassinsReview)
    return last


if __name__ == "__main__":  # a command of its own: python -m tests.support.answers
    SAMPLE.write_bytes(msgspec.json.encode(planted_review()) + b"\n")
