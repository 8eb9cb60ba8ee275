"""The review of a played game: every choice judged by what could be known when it was made.

A step is all first choices of a round, or its second choices after a Witch; one equilibrium of the
step serves all players. `advisor.messages.review` defines the numbers, and
`advisor.analysis.review_accounting` sums them up. The command and the solver process both come
through here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from typing import Final

import msgspec
import numpy as np

from advisor.analysis.review_accounting import accuracy, player_review
from advisor.analysis.to_messages import codes
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.equilibrium.expected_payoffs import expected_payoffs
from advisor.equilibrium.mixed_strategies import MixedStrategy, joint
from advisor.equilibrium.solve import Profile
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal
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
    Share,
    StepReview,
    deciding,
)
from advisor.opponents.beliefs import believe
from advisor.opponents.common_knowledge import CommonKnowledge, common_knowledge
from advisor.opponents.inference import evidence, posterior, prior
from advisor.opponents.level_k import Weights
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import RoundReport, reveal

METHOD: Final = (
    "Every step is judged by an equilibrium of the round, its payoff being the value of the "
    "position left behind. Accuracy by Lichess's formula of the chance to win before and after a "
    "choice; its interval by bootstrap over the choices."
)

_SAMPLES: Final = 128
"""The most joint choices of the others that stand for a belief."""

_MAX_SHOWN: Final = 5
"""The most plays of a mix to report."""


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
    if settings.goal is Goal.POINTS:
        raise RequestError("goal", "a review judges by win or margin")
    log_weights = prior(len(game.players))
    for report in game.reports:
        stop.check()
        if stop.late:
            return
        steps, learnt = _judged_round(report, settings, posterior(log_weights), stop)
        if report.after.finished:
            steps[-1] = _ended(steps[-1], report.after)
        yield RoundReview(round=report.before.round, steps=steps)
        log_weights += learnt


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
    report: RoundReport, settings: AdviceSettings, weights: Sequence[Weights], stop: Stop
) -> tuple[list[StepReview], Floats]:
    """The steps of a round judged, and what they say about the players' types, as `evidence`."""
    known = common_knowledge(report.before, settings.goal, None, stop)
    step, learnt = _judged_step(known, dict(enumerate(report.selections)), settings, weights)
    again = {seat: s for seat, s in enumerate(report.reselections) if s is not None}
    if not again:
        return [step], learnt
    revealed = reveal(report.before, report.selections)
    known = common_knowledge(revealed.after, settings.goal, revealed, stop)
    second, learnt_again = _judged_step(known, again, settings, weights, second=True)
    return [step, second], learnt + learnt_again


def _judged_step(
    known: CommonKnowledge,
    chosen: Mapping[int, Selection],
    settings: AdviceSettings,
    weights: Sequence[Weights],
    *,
    second: bool = False,
) -> tuple[StepReview, Floats]:
    """A step judged, with its `evidence`; ``chosen`` has the choices of the seats that had one."""
    stage, profile, levels = known.stage, known.profile(), known.levels()
    believed = _believed(stage, profile, settings, weights, levels)
    actions = [stage.action_of(s, chosen[s]) if s in chosen else 0 for s in stage.seats]
    outcome = stage.payoffs(np.array([actions]))
    step = StepReview(
        second=second,
        choices=[_choice(stage, profile, believed, seat, chosen[seat]) for seat in chosen],
        before=_outlooks(profile.win, profile.margin),
        after=[],
        luck=[],
        gap=profile.nash_conv,
    )
    step = _with_outcome(step, _outlooks(outcome.win[0], outcome.margin[0]))
    return step, evidence(stage, chosen, levels, profile.mixes)


def _believed(
    stage: StageGame,
    profile: Profile,
    settings: AdviceSettings,
    weights: Sequence[Weights],
    levels: list[list[MixedStrategy]],
) -> list[MixedStrategy]:
    """By seat, the belief about its play before this round."""
    kinds = [settings.beliefs.get(str(seat), settings.belief) for seat in stage.seats]
    return [belief.mix for belief in believe(stage, kinds, weights, levels, profile)]


def _choice(
    stage: StageGame,
    profile: Profile,
    believed: Sequence[MixedStrategy],
    seat: int,
    chosen: Selection,
) -> ChoiceReview:
    """Judges one choice against the others' equilibrium mixes and against the belief."""
    plays, mix = stage.plays[seat].candidates, profile.mixes[seat]
    action = stage.action_of(seat, chosen)
    shown = [a for a in np.argsort(-mix, kind="stable")[:_MAX_SHOWN].tolist() if mix[a] > 0]
    worth, *worths = _against_mixes(stage, profile.mixes, seat, [action, *shown])
    value = Outlook(float(profile.win[seat]), float(profile.margin[seat]))
    forced = len(plays) == 1
    loss = Outlook() if forced or mix[action] > 0 else _lost(value, worth)
    expected = expected_payoffs(stage, seat, believed, _SAMPLES)
    best = int(expected.own(stage.goal).argmax())
    believed_worths = _outlooks(expected.payoffs.win[:, seat], expected.payoffs.margin[:, seat])
    return ChoiceReview(
        player=seat,
        selection=codes(chosen),
        forced=forced,
        share=float(mix[action]),
        worth=worth,
        loss=loss,
        belief_loss=_lost(believed_worths[best], believed_worths[action]),
        belief_best=codes(plays[best].selection),
        mix=[
            Share(codes(plays[a].selection), float(mix[a]), w)
            for a, w in zip(shown, worths, strict=True)
        ],
        severity=Severity.of(loss.win),
        accuracy=None if forced else accuracy(loss.win),
    )


def _against_mixes(
    stage: StageGame, mixes: Sequence[MixedStrategy], seat: int, actions: Sequence[int]
) -> list[Outlook]:
    """The worth of a seat's actions against the others' mixes, exactly."""
    others, chances = joint(mixes, free=seat)
    chosen = np.tile(others, (len(actions), 1))
    chosen[:, seat] = np.repeat(np.array(actions), len(others))
    worth = stage.payoffs(chosen)
    win, margin = (
        payoffs[:, seat].reshape(len(actions), -1) @ chances
        for payoffs in (worth.win, worth.margin)
    )
    return _outlooks(win, margin)


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


def _lost(best: Outlook, own: Outlook) -> Outlook:
    return Outlook(max(0.0, best.win - own.win), max(0.0, best.margin - own.margin))
