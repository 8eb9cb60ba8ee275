"""The arithmetic of a review: the sum rule, classes and accuracy of each player.

The accuracy of a choice is Lichess's (https://lichess.org/page/accuracy), with the chance to win
before and after the choice as Win%::

    103.1668 · exp(-0.04354 · (before - after)) - 3.1669, held within 0 to 100

A player's accuracy is the mean over the choices that could be judged, with a 95 % interval: that of
Wilson (1927) for a mean share, which has a width even where all choices are equally good. Fewer
than three choices give none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from math import exp, sqrt
from statistics import mean, stdev

from advisor.messages.goals import Goal
from advisor.messages.intervals import MIN_TRIALS, estimated_share
from advisor.messages.review import Account, Outlook, PlayerReview, RoundReview, decisions
from advisor.messages.skill import skill
from advisor.messages.verdicts import SCALE, Severity


def accuracy(loss: float, goal: Goal = Goal.WIN) -> float:
    """The accuracy (0 to 100) of a choice, by its loss in the goal's unit.

    Points are taken for chances to win at the rate of `SCALE`.
    """
    lost = loss / SCALE[goal]
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * 100.0 * lost) - 3.1669))


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % interval of the mean of values from 0 to 100; None of fewer than `MIN_TRIALS`."""
    if len(values) < MIN_TRIALS:
        return None
    error = stdev(values) / sqrt(len(values)) / 100
    found = estimated_share(mean(values) / 100, error, len(values))
    return 100 * found.low, 100 * found.high


def account(rounds: Sequence[RoundReview], player: int) -> Account:
    """The sum rule of one player over the rounds judged (see `advisor.messages.review`)."""
    steps = [step for played in rounds for step in played.steps]
    expected = steps[0].before[player] if steps else Outlook()
    result = steps[-1].after[player] if steps else Outlook()
    luck = _total(step.luck_of(player) for step in steps)
    chosen = [choice for step in steps if (choice := step.choice(player)) is not None]
    losses = _total(choice.given_up for choice in chosen)
    revisions = _total(
        choice.best_worth - step.before[player] + step.luck[player] - step.luck_of(player)
        for step in steps
        if (choice := step.choice(player)) is not None
    )
    accounted = expected - losses + luck + revisions
    return Account(
        expected=expected,
        losses=losses,
        luck=luck,
        revisions=revisions,
        result=result,
        residual=result - accounted,
    )


def player_review(
    rounds: Sequence[RoundReview],
    player: int,
    *,
    complete: bool = True,
    goal: Goal = Goal.WIN,
) -> PlayerReview:
    """One player's game; its accuracy is None unless all rounds are judged (``complete``)."""
    choices = [
        choice
        for played in rounds
        for step in played.steps
        if (choice := step.choice(player)) is not None
    ]
    judged = [choice for choice in choices if not choice.forced]
    counts = {
        severity: sum(choice.severity is severity for choice in judged) for severity in Severity
    }
    values = [choice.accuracy for choice in judged if choice.accuracy is not None]
    shown = complete and bool(values)
    low, high = (interval(values) if shown else None) or (None, None)
    return PlayerReview(
        player=player,
        account=account(rounds, player),
        loss=sum(choice.loss for choice in choices),
        choices=len(judged),
        forced=len(choices) - len(judged),
        counts=counts,
        accuracy=mean(values) if shown else None,
        accuracy_low=low,
        accuracy_high=high,
        skill=skill(decisions(rounds, player), goal),
    )


def _total(worths: Iterable[Outlook]) -> Outlook:
    return reduce(Outlook.__add__, worths, Outlook())
