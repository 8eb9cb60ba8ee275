"""The review of a played game: every choice judged by what could be known when it was made.

A step is all first choices of a round, or its second choices after a Witch. A choice is judged by
the very analysis that a hint gives, so both say the same; what was wrong with it is told against
people or against perfect play. `advisor.messages.review` defines the numbers. The arithmetic is the
account, the classes and the accuracy of each player. The command and the solver process both come
through here.

The accuracy of a choice is Lichess's (https://lichess.org/page/accuracy), with the chance to win
before and after the choice as Win%::

    103.1668 · exp(-0.04354 · (before - after)) - 3.1669, held within 0 to 100

A player's accuracy is the mean over the choices that could be judged, with a 95 % interval: that of
Wilson (1927) for a mean share, which has a width even where all choices are equally good. Fewer
than three choices give none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from itertools import chain
from math import exp, sqrt
from statistics import mean, stdev
from typing import Final

import numpy as np
from msgspec.structs import replace

from advisor.core.arrays import Floats, as_chance
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis import analysis, to_messages
from advisor.kingsroad.analysis.explanations import split_beside
from advisor.kingsroad.analysis.question import Question, ask
from advisor.kingsroad.analysis.reasons import ReasonFinder
from advisor.kingsroad.analysis.standing import (
    SeatOutlook,
    lost,
    moved,
    moved_chance,
    put_right,
    standings,
)
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.opponents import CommonKnowledge, common_knowledge
from advisor.messages import protocol
from advisor.messages.accounts import account_of
from advisor.messages.advice import Split
from advisor.messages.choices import Comparison, comparison
from advisor.messages.intervals import MIN_TRIALS, estimated_share
from advisor.messages.review import (
    ChoiceReview,
    Outlook,
    PlayerReview,
    RoundReview,
    StepReview,
    decided_by,
    deciding,
    decisions,
)
from advisor.messages.skill import skill
from advisor.messages.verdicts import SCALE, Goal, Severity, smaller_loss
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from tabletop.say import Say


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
        loss=sum(choice.loss for choice in choices),
        choices=len(judged),
        forced=len(choices) - len(judged),
        counts=counts,
        accuracy=mean(values) if shown else None,
        accuracy_low=low,
        accuracy_high=high,
        skill=skill(decisions(rounds, player), goal),
    )


def why_worse(found: analysis.Analysis, chosen: Selection, shift: Outlook) -> Comparison | None:
    """Why a choice is worse against people than the one advised; None where it is not.

    Its values are moved by ``shift``, like those of all choices.
    """
    finder = ReasonFinder(found.scene)
    candidates = to_messages.candidates_of(found, finder, {})
    pair = found.recommended_action, found.stage.action_of(0, chosen)
    advised = found.stage.plays[0].candidates[pair[0]].selection.codes
    certain = all(seat == 0 for seat in found.stage.open)
    why = comparison(candidates, finder.contests.stakes(), advised, chosen, certain=certain)
    if why is None:
        return None
    goal, mixes = found.stage.goal, [belief.mix for belief in found.beliefs]
    by = 0.0 if goal is Goal.POINTS else shift.of(goal)
    split = split_beside(found, found.payoffs, mixes, pair)
    return replace(why, split=_moved_to(split, found.judgement.values[list(pair)], by, goal))


def why_a_gamble(found: analysis.Analysis, chosen: Selection, by: float) -> Comparison | None:
    """What it hangs on that a choice is worse against players who play their equilibrium mixes,
    where that is one thing; its chances are moved by so much."""
    stage, safe = found.stage, found.safe_mix
    if safe is None:
        return None
    payoffs = expected_payoffs(stage, 0, safe.profile.mixes, analysis.FULL_SAMPLES)
    best = int(np.where(found.allowed, safe.against, -np.inf).argmax())
    pair = best, stage.action_of(0, chosen)
    split = split_beside(found, payoffs, safe.profile.mixes, pair)
    split = _moved_to(split, safe.against[list(pair)], by, stage.goal)
    if split is None:
        return None
    return Comparison(
        played=chosen.as_revealed().codes,
        better=stage.plays[0].candidates[best].selection.codes,
        split=split,
        best_play=True,
    )


def _moved_to(split: Split | None, worths: Floats, by: float, goal: Goal) -> Split | None:
    """A split that decides, for what the better choice and the other are worth, moved by so much;
    None where no single thing decides."""
    if split is None or not split.decides:
        return None
    best, own = (
        moved_chance(worth, by) if goal is Goal.WIN else worth + by for worth in worths.tolist()
    )
    return split.mixing_to(own, best, goal)


METHOD: Final = (
    "Every choice is judged as a hint would have judged it then; a player's chance to win is that "
    "with the best choice this player had. "
    "Accuracy by Lichess's formula of what a choice surely loses, the smaller of its losses "
    "against people and against perfect play; its interval is Wilson's, from three choices on."
)

_MAX_SHOWN: Final = 5
"""The most of the best choices to report."""


def answer(
    request: protocol.ReviewRequest, stop: Stop
) -> Iterator[protocol.ReviewedRound | protocol.Review]:
    """Answers a request in the solver process: each round as it is judged, then the review."""
    game = request.game.game()
    rounds = list(request.known)
    if not _can_be_of(rounds, game):
        raise protocol.RequestError("known", Say("advisor-review-known"))
    for reviewed in review_rounds(game, request.settings, stop, len(rounds)):
        rounds.append(reviewed)
        yield protocol.ReviewedRound(
            id=request.id, reviewed=reviewed, done=len(rounds), total=len(game.rounds)
        )
    yield sum_up(game, rounds, request.settings, stop.elapsed, id=request.id)


def _can_be_of(known: Sequence[RoundReview], game: Game) -> bool:
    """Whether rounds judged before have the numbers and the seats of a game's first rounds."""
    numbers = [report.before.round for report in game.reports[: len(known)]]
    seats = range(len(game.players))
    return (
        [judged.round for judged in known] == numbers
        and all(
            {len(step.before), len(step.after)} == {len(seats)}
            and all(choice.player in seats for choice in step.choices)
            for judged in known
            for step in judged.steps
        )
        and all(judged.steps for judged in known)
    )


def review_rounds(
    game: Game, settings: protocol.AdviceSettings, stop: Stop, start: int = 0
) -> Iterator[RoundReview]:
    """Judges the rounds played from number ``start`` (from 0) on; ends where time runs out.

    Raises:
        RequestError: the settings ask for what a review cannot do.
        Cancelled: ``stop`` was cancelled.
    """
    if settings.assumptions:
        raise protocol.RequestError("assumptions", Say("advisor-review-assumes"))
    game = game.as_public()
    before: list[SeatOutlook] | None = None
    for number, report in list(enumerate(game.reports))[start:]:
        try:
            stop.check()
            steps, before = _judged_round(game, number, settings, before, stop)
        except OutOfTime:
            return
        if stop.timed_out:  # something was left out, so a hint would have said something else
            return
        yield RoundReview(round=report.before.round, steps=steps, over=before is None)


def sum_up(
    game: Game,
    rounds: Sequence[RoundReview],
    settings: protocol.AdviceSettings,
    seconds: float,
    *,
    id: int = 0,
) -> protocol.Review:
    """The whole review, of the rounds judged so far; ``seconds`` is the time taken."""
    complete = len(rounds) == len(game.rounds)
    seats = range(len(game.players) if rounds else 0)
    by_seat = [decided_by(rounds, seat, settings.goal) for seat in seats]
    return protocol.Review(
        id=id,
        rounds=list(rounds),
        players=[
            player_review(rounds, seat, complete=complete, goal=settings.goal)
            for seat in range(len(game.players))
        ],
        decisions=list(chain.from_iterable(by_seat)),
        accounts=list(map(account_of, by_seat)),
        deciding=deciding(rounds),
        settings=settings,
        complete=complete,
        finished=game.finished,
        seconds=seconds,
        program=f"kingsroad {version('kingsroad')}",
        method=METHOD,
    )


def choices_of(game: Game, number: int) -> list[tuple[Game, dict[int, Selection]]]:
    """The steps of a round (from 0): the game as it stood, and what each seat chose then."""
    report = game.reports[number]
    made = [(game.take_back(len(game.rounds) - number), dict(enumerate(report.selections)))]
    again = {seat: s for seat, s in enumerate(report.reselections) if s is not None}
    if again:
        made.append((made[0][0].reveal(report.selections), again))
    return made


def _judged_round(
    game: Game,
    number: int,
    settings: protocol.AdviceSettings,
    before: list[SeatOutlook] | None,
    stop: Stop,
) -> tuple[list[StepReview], list[SeatOutlook] | None]:
    """The steps of a round of a game judged, and how everybody stands before the next one.

    Args:
        game: the whole game.
        number: the round, counted from 0.
        settings: the settings of the review.
        before: how everybody stands before the round, where that is known.
        stop: cancels, and limits the time.

    Returns:
        The steps, and how everybody stands after the round; None where the game is over.

    Raises:
        OutOfTime: there was no time for all of it.
    """
    made = choices_of(game, number)
    following = [*(at for at, _ in made[1:]), game.take_back(len(game.rounds) - number - 1)]
    steps = []
    for (at, chosen), then in zip(made, following, strict=True):
        known = common_knowledge(at.table_position, settings.goal, at.revealed, stop)
        before = before or standings(at, settings, stop)
        step = _judged_step(at, known, chosen, settings, before)
        if stop.timed_out:
            raise OutOfTime
        before = None if then.finished else standings(then, settings, stop)
        after = [one.outlook for one in before] if before else _result(then.position)
        steps.append(replace(step, after=after))
    return steps, before


def _judged_step(
    game: Game,
    known: CommonKnowledge,
    chosen: Mapping[int, Selection],
    settings: protocol.AdviceSettings,
    before: Sequence[SeatOutlook],
) -> StepReview:
    """A step judged, its outcome left open.

    ``game`` is as it stood then, and so are the ``before``; ``chosen`` has the choices of the seats
    that had one.
    """
    profile = known.profile()
    best_play = None
    if settings.goal is Goal.WIN:
        best_play = put_right([as_chance(chance) for chance in profile.win.tolist()], before)
    return StepReview(
        second=game.revealed is not None,
        choices=[
            _choice(
                ask(game, seat, settings),
                known,
                chosen[seat],
                before[seat],
                best_play[seat] if best_play else None,
            )
            for seat in chosen
        ],
        before=[one.outlook for one in before],
        after=[],
        gap=profile.nash_conv,
        before_best_play=best_play,
    )


def _choice(
    question: Question,
    known: CommonKnowledge,
    chosen: Selection,
    standing: SeatOutlook,
    best_play: float | None,
) -> ChoiceReview:
    """Judges one choice, of the player the question is for, as a hint would have judged it.

    ``best_play`` is how the player stands if all play perfectly; None for another goal.
    """
    stop = known.stage.stop
    found = analysis.full_analysis(question, question.common_knowledge(stop, beside=known), stop)
    found = analysis.with_every_reply(found, stop)
    plays, judgement = found.stage.plays[0].candidates, found.judgement
    action, best = found.stage.action_of(0, chosen), found.ranking[0]
    forced = len(plays) == 1
    loss = float(judgement.losses[action])
    brings = found.payoffs.payoffs
    values = [Outlook(float(brings.win[a, 0]), float(brings.margin[a, 0])) for a in (action, best)]
    goal = question.settings.goal
    shift = standing.shift(values[1], goal)
    worth, best_worth = (moved(outlook, shift) for outlook in values)
    if goal is Goal.WIN:
        loss = lost(loss, best_worth.win, worth.win)
    first = found.recommended_action
    perfect = to_messages.loss_best_play(found, action)
    chance, best_chance = (
        to_messages.win_best_play(found, action),
        to_messages.best_chance_in_best_play(found),
    )
    by = 0.0
    if chance is not None and best_chance is not None and best_play is not None:
        by = best_play - best_chance
        chance, best_chance = moved_chance(chance, by), moved_chance(best_chance, by)
    if perfect is not None and chance is not None and best_chance is not None:
        perfect = lost(perfect, best_chance, chance)
    severity = Severity.of(loss, goal, perfect, float(judgement.errors[action]))
    good = sorted((a for a in found.ranking if judgement.equal[a]), key=lambda a: a != first)
    return ChoiceReview(
        player=question.order[0],
        selection=chosen.codes,
        forced=forced,
        loss=loss,
        loss_error=float(judgement.errors[action]),
        best=[plays[a].selection.codes for a in good[:_MAX_SHOWN]],
        share=as_chance(found.mix[action]),
        safe_loss=to_messages.safe_loss(found, action) or 0.0,
        worth=worth,
        best_worth=best_worth,
        severity=severity,
        accuracy=None if forced else accuracy(smaller_loss(loss, perfect), goal),
        loss_best_play=perfect,
        win_best_play=chance,
        best_win_best_play=best_chance,
        best_is_gamble=_severity(found, good[0]) is Severity.GAMBLE,
        why=_why(found, chosen, severity, shift, by),
    )


def _why(
    found: analysis.Analysis, chosen: Selection, severity: Severity, shift: Outlook, by: float
) -> Comparison | None:
    """What was wrong with a choice; its values moved, against people and against perfect play."""
    if severity is Severity.GOOD:
        return None
    if severity is Severity.GAMBLE:
        return why_a_gamble(found, chosen, by)
    return why_worse(found, chosen, shift)


def _severity(found: analysis.Analysis, action: int) -> Severity:
    loss = float(found.judgement.losses[action])
    perfect, error = to_messages.loss_best_play(found, action), found.judgement.errors[action]
    return Severity.of(loss, found.stage.goal, perfect, float(error))


def _result(position: Position) -> list[Outlook]:
    """The result of a finished game, by seat."""
    winners, scores = position.winners, position.scores
    return [
        Outlook(
            (seat in winners) / len(winners),
            float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])),
        )
        for seat in position.seats
    ]
