"""A played game judged: every choice by what could be known when it was made.

One equilibrium a step (all first choices of a round, or its second choices after a Witch) serves
every player. `advisor.messages.review` says what the numbers are, and
`advisor.analysis.review_accounting` what is made of them. The app, the command and the solver
process all come through here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from typing import Final

import msgspec
import numpy as np

from advisor.analysis.review_accounting import accuracy, player_review
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.equilibrium.expected_payoffs import expected_payoffs
from advisor.equilibrium.mixed_strategies import MixedStrategy, joint
from advisor.equilibrium.solve import Profile
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal
from advisor.messages.protocol import RequestError, Review, ReviewedRound, ReviewRequest, Settings
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
from kingsroad.rounds import reveal

METHOD: Final = (
    "Every step is judged by an equilibrium of the round, its payoff being the value of the "
    "position left behind. Accuracy by Lichess's formula of the chance to win before and after a "
    "choice; its interval by bootstrap over the choices."
)

_SAMPLE: Final = 128
"""Joint choices of the others that a belief is weighed with, where there are more."""

_SHOWN: Final = 5


def answer(request: ReviewRequest, stop: Stop) -> Iterator[ReviewedRound | Review]:
    """Answers a request in the solver process: every round as it is judged, then the whole."""
    game = request.game.game()
    rounds = []
    for reviewed in review_rounds(game, request.settings, stop):
        rounds.append(reviewed)
        yield ReviewedRound(
            id=request.id, reviewed=reviewed, done=len(rounds), total=len(game.rounds)
        )
    yield sum_up(game, rounds, request.settings, stop.elapsed, id=request.id)


def review_rounds(game: Game, settings: Settings, stop: Stop) -> Iterator[RoundReview]:
    """Judges the rounds played, in order; ends early where time runs out.

    Raises:
        RequestError: the settings ask for what a review cannot do.
        Cancelled: nobody waits for it any more.
    """
    if settings.assumptions:
        raise RequestError("assumptions: a review takes nothing for granted")
    if settings.goal is Goal.POINTS:
        raise RequestError("goal: a review judges by win or margin")
    logs = prior(len(game.players))
    for report in game.reports:
        stop.check()
        if stop.late:
            return
        weights = posterior(logs)
        known = common_knowledge(report.before, settings.goal, None, stop)
        step, told = _judged(known, dict(enumerate(report.selections)), settings, weights)
        steps = [step]
        again = {seat: s for seat, s in enumerate(report.reselections) if s is not None}
        if again:
            revealed = reveal(report.before, report.selections)
            known = common_knowledge(revealed.after, settings.goal, revealed, stop)
            step, told_again = _judged(known, again, settings, weights, second=True)
            steps.append(step)
            told = told + told_again
        if report.after.finished:
            steps[-1] = _ended(steps[-1], report.after)
        yield RoundReview(round=report.before.round, steps=steps)
        logs += told


def sum_up(
    game: Game,
    rounds: Sequence[RoundReview],
    settings: Settings,
    seconds: float,
    *,
    id: int = 0,
) -> Review:
    """The whole review, of as many rounds as are judged."""
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


def _judged(
    known: CommonKnowledge,
    chosen: Mapping[int, Selection],
    settings: Settings,
    weights: Sequence[Weights],
    *,
    second: bool = False,
) -> tuple[StepReview, Floats]:
    """Judges choices made at once; also, as `evidence`, what they tell of the players' types."""
    stage, profile, levels = known.stage, known.profile(), known.levels()
    believed = _believed(stage, profile, settings, weights, levels)
    step = _step(stage, profile, believed, chosen, second=second)
    return step, evidence(stage, chosen, levels, profile.mixes)


def _step(
    stage: StageGame,
    profile: Profile,
    believed: Sequence[MixedStrategy],
    chosen: Mapping[int, Selection],
    *,
    second: bool,
) -> StepReview:
    """Judges choices made at once; ``chosen`` has those of the seats that had one to make."""
    rows = [stage.action_of(s, chosen[s]) if s in chosen else 0 for s in stage.seats]
    came = stage.payoffs(np.array([rows]))
    choices = [_choice(stage, profile, believed, seat, chosen[seat]) for seat in chosen]
    step = StepReview(
        second=second,
        choices=choices,
        before=_outlooks(profile.win, profile.margin),
        after=[],
        luck=[],
        gap=profile.nash_conv,
    )
    return _came(step, _outlooks(came.win[0], came.margin[0]))


def _believed(
    stage: StageGame,
    profile: Profile,
    settings: Settings,
    weights: Sequence[Weights],
    levels: list[list[MixedStrategy]],
) -> list[MixedStrategy]:
    """What everybody was thought to play, by what had been revealed before."""
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
    row = stage.action_of(seat, chosen)
    shown = [int(r) for r in np.argsort(-mix, kind="stable")[:_SHOWN] if mix[r] > 0]
    worths = _against_mixes(stage, profile.mixes, seat, [row, *shown])
    worth = worths[0]
    value = Outlook(float(profile.win[seat]), float(profile.margin[seat]))
    forced = len(plays) == 1
    loss = Outlook() if forced or mix[row] > 0 else _lost(value, worth)
    guess = expected_payoffs(stage, seat, believed, _SAMPLE)
    best = int(guess.own(stage.goal).argmax())
    guessed = _outlooks(guess.payoffs.win[:, seat], guess.payoffs.margin[:, seat])
    return ChoiceReview(
        player=seat,
        selection=_codes(chosen),
        forced=forced,
        share=float(mix[row]),
        worth=worth,
        loss=loss,
        belief_loss=_lost(guessed[best], guessed[row]),
        belief_best=_codes(plays[best].selection),
        mix=[
            Share(_codes(plays[r].selection), float(mix[r]), w)
            for r, w in zip(shown, worths[1:], strict=True)
        ],
        severity=Severity.of(loss.win),
        accuracy=None if forced else accuracy(loss.win),
    )


def _against_mixes(
    stage: StageGame, mixes: Sequence[MixedStrategy], seat: int, rows: Sequence[int]
) -> list[Outlook]:
    """What rows of a seat are worth against the others' mixes, exactly."""
    others, chances = joint(mixes, free=seat)
    chosen = np.tile(others, (len(rows), 1))
    chosen[:, seat] = np.repeat(np.array(rows), len(others))
    worth = stage.payoffs(chosen)
    win, margin = (v[:, seat].reshape(len(rows), -1) @ chances for v in (worth.win, worth.margin))
    return _outlooks(win, margin)


def _came(step: StepReview, after: list[Outlook]) -> StepReview:
    """The step with what came of it: luck is what came minus what was to be expected."""
    worth = dict(enumerate(step.before)) | {choice.player: choice.worth for choice in step.choices}
    luck = [came - worth[seat] for seat, came in enumerate(after)]
    return msgspec.structs.replace(step, after=after, luck=luck)


def _ended(step: StepReview, position: Position) -> StepReview:
    """The last step of a game: what came is the result itself."""
    winners, scores = position.winners, position.scores
    return _came(
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


def _codes(selection: Selection) -> list[str]:
    return selection.codes
