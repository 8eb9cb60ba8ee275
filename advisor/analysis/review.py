"""The review of a played game: every choice judged by what could be known when it was made.

A step is all first choices of a round, or its second choices after a Witch. A choice is judged by
the very analysis that a hint gives, so both say the same. `advisor.messages.review` defines the
numbers, and `advisor.analysis.review_accounting` sums them up. The command and the solver process
both come through here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from typing import Final

import msgspec
import numpy as np

from advisor.analysis.analysis import full_analysis, with_every_reply
from advisor.analysis.question import ask
from advisor.analysis.review_accounting import accuracy, player_review
from advisor.analysis.to_messages import codes, safe_loss
from advisor.core.arrays import Floats
from advisor.core.cancellation import OutOfTime, Stop
from advisor.messages.protocol import (
    AdviceSettings,
    RequestError,
    Review,
    ReviewedRound,
    ReviewRequest,
)
from advisor.messages.review import (
    ChoiceReview,
    Outlook,
    RoundReview,
    Severity,
    StepReview,
    deciding,
)
from advisor.opponents.common_knowledge import CommonKnowledge, common_knowledge
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position

METHOD: Final = (
    "Every choice is judged as a hint would have judged it then, and chances before a choice are "
    "what a hint would have told each player. "
    "Accuracy by Lichess's formula of the loss; its interval by bootstrap over the choices."
)

_MAX_SHOWN: Final = 5
"""The most of the best choices to report."""


def answer(request: ReviewRequest, stop: Stop) -> Iterator[ReviewedRound | Review]:
    """Answers a request in the solver process: each round as it is judged, then the review."""
    game = request.game.game()
    rounds = []
    for reviewed in review_rounds(game, request.settings, stop):
        rounds.append(reviewed)
        yield ReviewedRound(
            id=request.id, reviewed=reviewed, done=len(rounds), total=len(game.rounds)
        )
    yield sum_up(game, rounds, request.settings, stop.elapsed, id=request.id)


def review_rounds(game: Game, settings: AdviceSettings, stop: Stop) -> Iterator[RoundReview]:
    """Judges the rounds played, in order; ends early where time runs out.

    Raises:
        RequestError: the settings ask for what a review cannot do.
        Cancelled: ``stop`` was cancelled.
    """
    if settings.assumptions:
        raise RequestError("assumptions", "a review takes nothing for granted")
    game = game.as_public()
    for number, report in enumerate(game.reports):
        try:
            stop.check()
            steps = _judged_round(game, number, settings, stop)
        except OutOfTime:
            return
        if stop.timed_out:  # something was left out, so a hint would have said something else
            return
        if report.after.finished:
            steps[-1] = _ended(steps[-1], report.after)
        yield RoundReview(round=report.before.round, steps=steps)


def sum_up(
    game: Game,
    rounds: Sequence[RoundReview],
    settings: AdviceSettings,
    seconds: float,
    *,
    id: int = 0,
) -> Review:
    """The whole review, of the rounds judged so far; ``seconds`` is the time taken."""
    complete = len(rounds) == len(game.rounds)
    return Review(
        id=id,
        rounds=list(rounds),
        players=[
            player_review(rounds, seat, complete=complete) for seat in range(len(game.players))
        ],
        deciding=deciding(rounds),
        settings=settings,
        complete=complete,
        finished=game.finished,
        seconds=seconds,
        program=f"kingsroad {version('kingsroad')}",
        method=METHOD,
    )


def _judged_round(
    game: Game, number: int, settings: AdviceSettings, stop: Stop
) -> list[StepReview]:
    """The steps of a round of a game judged; ``number`` counts from 0."""
    report = game.reports[number]
    before = game.take_back(len(game.rounds) - number)
    steps = [_judged_step(before, dict(enumerate(report.selections)), settings, stop)]
    again = {seat: s for seat, s in enumerate(report.reselections) if s is not None}
    if again:
        steps.append(_judged_step(before.reveal(report.selections), again, settings, stop))
    return steps


def _judged_step(
    game: Game, chosen: Mapping[int, Selection], settings: AdviceSettings, stop: Stop
) -> StepReview:
    """A step judged.

    ``game`` is as it stood then; ``chosen`` has the choices of the seats that had one.
    """
    known = common_knowledge(game.table_position, settings.goal, game.revealed, stop)
    stage, profile = known.stage, known.profile()
    actions = [stage.action_of(s, chosen[s]) if s in chosen else 0 for s in stage.seats]
    outcome = stage.payoffs(np.array([actions]))
    choices = [_choice(game, known, seat, chosen[seat], settings) for seat in chosen]
    before = dict(enumerate(_outlooks(profile.win, profile.margin)))
    before |= {choice.player: choice.best_worth for choice in choices}
    step = StepReview(
        second=game.revealed is not None,
        choices=choices,
        before=[before[seat] for seat in stage.seats],
        after=[],
        luck=[],
        gap=profile.nash_conv,
    )
    return _with_outcome(step, _outlooks(outcome.win[0], outcome.margin[0]))


def _choice(
    game: Game, known: CommonKnowledge, seat: int, chosen: Selection, settings: AdviceSettings
) -> ChoiceReview:
    """Judges one choice as a hint would have judged it."""
    question = ask(game, seat, settings)
    stop = known.stage.stop
    found = full_analysis(question, question.common_knowledge(stop, beside=known), stop)
    found = with_every_reply(found, stop)
    plays, judgement = found.stage.plays[0].candidates, found.judgement
    action, best = found.stage.action_of(0, chosen), found.ranking[0]
    forced = len(plays) == 1
    loss = float(judgement.losses[action])
    worth = found.payoffs.payoffs
    good = [a for a in found.ranking if judgement.equal[a]][:_MAX_SHOWN]
    return ChoiceReview(
        player=seat,
        selection=codes(chosen),
        forced=forced,
        loss=loss,
        loss_error=float(judgement.errors[action]),
        best=[codes(plays[a].selection) for a in good],
        share=float(found.mix[action]),
        safe_loss=safe_loss(found, action) or 0.0,
        worth=Outlook(float(worth.win[action, 0]), float(worth.margin[action, 0])),
        best_worth=Outlook(float(worth.win[best, 0]), float(worth.margin[best, 0])),
        severity=Severity.of(loss, settings.goal),
        accuracy=None if forced else accuracy(loss, settings.goal),
    )


def _with_outcome(step: StepReview, after: list[Outlook]) -> StepReview:
    """The step with its outcome, and with the luck: the outcome minus its expectation."""
    expected = dict(enumerate(step.before))
    expected |= {choice.player: choice.worth for choice in step.choices}
    luck = [outcome - expected[seat] for seat, outcome in enumerate(after)]
    return msgspec.structs.replace(step, after=after, luck=luck)


def _ended(step: StepReview, position: Position) -> StepReview:
    """The last step of a game, whose outcome is the result itself."""
    winners, scores = position.winners, position.scores
    return _with_outcome(
        step,
        [
            Outlook(
                (seat in winners) / len(winners),
                float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])),
            )
            for seat in position.seats
        ],
    )


def _outlooks(win: Floats, margin: Floats) -> list[Outlook]:
    return [Outlook(float(w), float(m)) for w, m in zip(win, margin, strict=True)]
