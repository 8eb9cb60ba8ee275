"""Thinking longer about a choice: the best ones are played on until it is clear which is best.

Games are played on as for the second opinion of a hint (`advisor.kingsroad.analysis.playouts`): by
the strongest quick policy, truncated after some rounds, where the values judge; the same chances
for all choices, and luck taken off. It ends as in gnubg when the best is three joint standard
deviations ahead, or where the others are surely as good.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis, full_analysis, with_every_reply
from advisor.kingsroad.analysis.judgement import RESOLUTION
from advisor.kingsroad.analysis.playouts import BLOCK, GamesPlayedOn, TwoPhaseMean, games_played_on
from advisor.kingsroad.analysis.question import ask
from advisor.messages.advice import Codes
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate, estimated_mean
from advisor.messages.protocol import AdviceSettings, RequestError, Thinking, ThinkRequest
from advisor.messages.thoughts import Thought, ThoughtChoice
from kingsroad.cards import Selection
from kingsroad.games import Game

MAX_BLOCKS: Final = 100
"""The most blocks of games; the error of a difference is then a sixth of the hint's."""

_MIN_BLOCKS: Final = 5
"""The fewest: more than a hint plays on, whatever the first ones say."""

_BEST: Final = 4
"""So many of the best choices are played on, beside the best against perfect play and those that
were asked about."""

_CLEAR: Final = 3.0
"""So many standard errors ahead the best is clear (gnubg's rollouts stop at as many)."""

_SURE: Final = 2.0
"""With so many standard errors added a choice that lies no further behind is surely as good."""


def answer(request: ThinkRequest, stop: Stop) -> Iterator[Thinking]:
    """Answers a request in the solver process: what is known after every block of games."""
    game = request.game.game()
    found = None
    for found in think(game, request.player, request.settings, stop, request.also):
        yield Thinking(id=request.id, thought=found, final=False)
    if found is not None:
        yield Thinking(id=request.id, thought=found, final=True)


def think(
    game: Game,
    player: int,
    settings: AdviceSettings,
    stop: Stop,
    also: Sequence[Codes] = (),
) -> Iterator[Thought]:
    """What is known after every block of games; the last one is the answer.

    Args:
        game: the game so far; only what is public is used.
        player: the seat whose choice it is.
        settings: those of advice; the goal is the chance to win or the margin.
        stop: cancels, and limits the time; without time for one block there is no answer.
        also: choices to play on whatever they are worth, such as what was played.

    Raises:
        RequestError: the game or the settings cannot be advised on.
        Cancelled: ``stop`` was cancelled.
    """
    if settings.goal is Goal.POINTS:
        raise RequestError("goal", "must be win or margin: the points of a round are exact")
    question = ask(game, player, settings)
    try:
        analysis = full_analysis(question, question.common_knowledge(stop), stop)
        analysis = with_every_reply(analysis, stop)
        looked_at = _looked_at(analysis, also)
        actions = list(looked_at)
        blocks: list[GamesPlayedOn] = []
        seed = settings.seed % 2**64
        mixes = [belief.mix for belief in analysis.beliefs]
        for block in range(MAX_BLOCKS):
            stop.check()
            blocks.append(games_played_on(analysis.stage, mixes, actions, [seed, block], stop))
            found = _thought(analysis, looked_at, GamesPlayedOn.joined(blocks), stop)
            yield found
            if found.settled:
                return
    except OutOfTime:
        return


def _looked_at(analysis: Analysis, also: Sequence[Codes]) -> dict[int, Codes]:
    """The own actions to play on, and the selection to call each by: the one asked about."""
    wanted = [*analysis.ranking[:_BEST], analysis.recommended_action]
    if analysis.safe_mix is not None:
        against = np.where(analysis.allowed, analysis.safe_mix.against, -np.inf)
        wanted.append(int(against.argmax()))
    plays = analysis.stage.plays[0].candidates
    looked_at = {action: plays[action].selection.codes for action in wanted}
    for selection in also:
        try:
            looked_at[analysis.stage.action_of(0, Selection.of(selection))] = selection
        except ValueError:
            raise RequestError("also", "names a choice that cannot be played here") from None
    return looked_at


def _thought(
    analysis: Analysis, looked_at: Mapping[int, Codes], found: GamesPlayedOn, stop: Stop
) -> Thought:
    """What the games so far say of the actions looked at."""
    goal = analysis.stage.goal
    now, added = found.by(goal)
    means = [TwoPhaseMean.of(*pair).mean for pair in zip(now, added, strict=True)]
    best = int(np.argmax(means))
    behind = [
        TwoPhaseMean.of(now[best] - now[place], added[best] - added[place])
        for place in range(len(looked_at))
    ]
    called = list(looked_at.values())
    order = sorted(range(len(looked_at)), key=lambda place: (place != best, behind[place].mean))
    return Thought(
        games=found.added.shape[2],
        choices=[ThoughtChoice(called[place], _estimate(behind[place])) for place in order],
        settled=found.added.shape[2] >= _MIN_BLOCKS * BLOCK
        and all(_is_clear(behind[place], goal) for place in order[1:]),
        seconds=stop.elapsed,
    )


def _estimate(mean: TwoPhaseMean) -> Estimate:
    return estimated_mean(mean.mean, mean.error)


def _is_clear(behind: TwoPhaseMean, goal: Goal) -> bool:
    """Whether a choice lies clearly behind the best, or is surely as good."""
    return (
        behind.mean >= _CLEAR * behind.error > 0
        or behind.mean + _SURE * behind.error <= RESOLUTION[goal]
    )
