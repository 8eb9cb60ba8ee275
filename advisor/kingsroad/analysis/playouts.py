"""Games played on from here: estimates for the candidates and the mix, and longer thinking.

The values judge the positions that the round leaves behind. Here the opponents choose by the same
belief, everybody plays on by the learnt policy for a while, and the values judge the positions
reached then: their errors matter less there.

Luck is taken off twice. All candidates meet the same random numbers. And what a game comes to is
taken apart into the value of the position after this round and what the rounds after it added: the
first part depends on the opponents' choices alone, so it is averaged over many more of these than
are played on (two-phase sampling with a regression estimator: Cochran, 1977, chapter 12).

To think longer about a choice, the best ones are played on until it is clear which is best, as for
the second opinion of a hint: by the strongest quick policy, truncated after some rounds, where the
values judge; the same chances for all choices, and luck taken off. It ends as in gnubg when the
best is three joint standard deviations ahead, or where the others are surely as good.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, as_chance
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis, full_analysis, with_every_reply
from advisor.kingsroad.analysis.judgement import RESOLUTION
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, draw
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.playing_on.rollouts import ROUNDS, play_on
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.advice import Codes, PlayoutEstimates, SecondOpinion
from advisor.messages.intervals import Estimate, estimated_mean, estimated_share
from advisor.messages.protocol import AdviceSettings, RequestError, Thinking, ThinkRequest
from advisor.messages.review import Thought, ThoughtChoice
from advisor.messages.verdicts import Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from tabletop.say import Say

GAMES: Final = 600
"""The number of games played on with each candidate."""

BLOCK: Final = 200
"""Games played on at a time, so that a cancel takes effect soon and a time limit leaves some."""

VALUED: Final = 4
"""For each of them, so many choices of the opponents are valued after this round."""

_METHOD: Final = (
    "games played on: opponents choose by the belief, then everybody by the learnt policy (rounds: "
    f"{ROUNDS}), after which the values judge; the same chances for all candidates; luck of this "
    "round averaged out by the values; 95 % intervals"
)

_NOTHING: Final = 1e-12
"""Less than this is an error of rounding."""

_OUTCOME: Final = {Goal.WIN: 0, Goal.MARGIN: 1, Goal.POINTS: 2}
"""Where the outcomes of games hold each goal."""


@dataclass(frozen=True)
class GamesPlayedOn:
    """What games bring the player advised, by `_OUTCOME`.

    Attributes:
        now: [3, actions, many], by the values after this round, and its points.
        added: [3, actions, games], what the rounds after it added, for the first of the games.
        valued: the share of the games that had not ended.
    """

    now: Floats
    added: Floats
    valued: float

    def by(self, goal: Goal) -> tuple[Floats, Floats]:
        """[actions, many] and [actions, games]: both parts in a goal's unit."""
        place = _OUTCOME[goal]
        return self.now[place], self.added[place]

    @staticmethod
    def joined(blocks: Sequence[GamesPlayedOn]) -> GamesPlayedOn:
        """Several blocks as one; the games played on come first."""
        return GamesPlayedOn(
            np.concatenate([block.now for block in blocks], axis=2),
            np.concatenate([block.added for block in blocks], axis=2),
            float(np.mean([block.valued for block in blocks])),
        )


def second_opinion(
    analysis: Analysis, actions: Sequence[int], stop: Stop
) -> tuple[SecondOpinion, list[PlayoutEstimates]] | None:
    """Estimates for the mix and for each of these own actions; all actions in the mix are there.

    Fewer games where time runs out, and None without time for any. The same question and seed give
    the same answer.
    """
    stage, seed = analysis.stage, analysis.question.settings.seed % 2**64
    mixes = [belief.mix for belief in analysis.beliefs]
    blocks = []
    for block in range(GAMES // BLOCK):
        try:
            stop.check()
            blocks.append(games_played_on(stage, mixes, actions, [seed, block], stop))
        except OutOfTime:
            break
    if not blocks:
        return None
    found = GamesPlayedOn.joined(blocks)
    weights = np.vstack([analysis.mix[list(actions)], np.eye(len(actions))])
    of_mix, *each = (
        GamesPlayedOn(weight @ found.now, weight @ found.added, found.valued) for weight in weights
    )
    opinion = SecondOpinion(
        games=found.added.shape[2],
        mix=_estimates(of_mix, of_mix, stage.goal),
        cap=ROUNDS,
        capped=found.valued,
        method=_METHOD,
    )
    return opinion, [_estimates(one, of_mix, stage.goal) for one in each]


def games_played_on(
    stage: StageGame,
    mixes: Sequence[MixedStrategy],
    actions: Sequence[int],
    seed: Sequence[int],
    stop: Stop,
) -> GamesPlayedOn:
    """A block of games. The opponents draw from their mixes, the same for all own actions.

    Raises:
        Cancelled: ``stop`` was cancelled.
        OutOfTime: its time has passed.
    """
    rng = np.random.default_rng(seed)
    many = BLOCK * VALUED
    chosen = np.tile(draw(mixes, many, int(rng.integers(2**32))), (len(actions), 1))
    chosen[:, 0] = np.repeat(actions, many)
    after, points = stage.after(chosen)
    stop.check()
    values = evaluate(after)
    shape = len(actions), many
    now = np.array([values.win[:, 0], values.margin[:, 0], points[:, 0]]).reshape(3, *shape)
    played = np.flatnonzero(np.tile(np.arange(many) < BLOCK, len(actions)))
    ends = play_on(after.take(played), np.tile(np.arange(BLOCK), len(actions)), rng, stop)
    then = np.array([ends.win[:, 0], ends.margin[:, 0]]).reshape(2, len(actions), BLOCK)
    added = np.zeros((3, len(actions), BLOCK))
    added[:2] = then - now[:2, :, :BLOCK]
    return GamesPlayedOn(now, added, float(ends.valued.mean()))


def _estimates(outcomes: GamesPlayedOn, of_mix: GamesPlayedOn, goal: Goal) -> PlayoutEstimates:
    """The estimates from games [3, n] with a candidate, beside the same games with the mix."""
    _, margin, points = map(TwoPhaseMean.of, outcomes.now, outcomes.added)
    place = _OUTCOME[goal]
    gain = TwoPhaseMean.of(
        outcomes.now[place] - of_mix.now[place], outcomes.added[place] - of_mix.added[place]
    )
    return PlayoutEstimates(
        win=_chance(outcomes.now[0], outcomes.added[0]),
        margin=estimated_mean(margin.mean, margin.error),
        points=estimated_mean(points.mean, points.error),
        gain=estimated_mean(gain.mean, gain.error),
    )


def _chance(now: Floats, added: Floats) -> Estimate:
    """A chance to win with its interval, both within 0 and 1."""
    found = TwoPhaseMean.of(now, added)
    if not added.any():  # the round ended all games, so these are shares of the victory
        exact = found.error < _NOTHING
        return estimated_share(as_chance(found.mean), 0.0 if exact else found.error, len(now))
    wide = estimated_mean(found.mean, found.error)
    return Estimate(as_chance(wide.value), as_chance(wide.low), as_chance(wide.high))


@dataclass(frozen=True)
class TwoPhaseMean:
    """A mean of two parts, the first known of more games than the second, with its standard error.

    Attributes:
        mean: the estimate.
        error: its standard error.
        added: what the second part alone adds to it.
    """

    mean: float
    error: float
    added: float

    @staticmethod
    def of(now: Floats, added: Floats) -> TwoPhaseMean:
        """The mean of ``now`` [many] plus that of ``added`` [games], which belong together.

        Block by block the games played on come first among the many, so their columns are known.
        """
        many, games = len(now), len(added)
        both = now.reshape(-1, VALUED, BLOCK)[:, 0].ravel()
        squared = now.var(ddof=1) / many + added.var(ddof=1) / games
        squared += 2 * float(np.cov(both, added)[0, 1]) / many
        second = float(added.mean())
        return TwoPhaseMean(float(now.mean()) + second, sqrt(max(0.0, squared)), second)


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
        raise RequestError("goal", Say("advisor-think-goal"))
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
            raise RequestError("also", Say("advisor-think-also")) from None
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
