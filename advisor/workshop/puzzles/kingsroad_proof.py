"""Whether a decision of King's Road is clear, and the proof of it, made and checked.

One choice must be best against people and against perfect play alike, and every other one must
surely lose: by the values of the positions left behind, of exact answers without a time limit, and
again in games played on, where the difference must be no accident (three joint errors).

A puzzle is proved anew by its stored proof, by the rules, and by the solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, as_chance
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import (
    Analysis,
    full_analysis,
    quick_analysis,
    with_every_reply,
)
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.analysis.playouts import GamesPlayedOn, TwoPhaseMean, games_played_on
from advisor.kingsroad.analysis.question import Question, ask
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.opponents import CommonKnowledge
from advisor.messages import exercises
from advisor.messages.protocol import AdviceSettings
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import decode_game
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line
from tabletop.say import Say

_SETTINGS: Final = AdviceSettings(epsilon=0.0)
"""Those of a review; what the mix may give up changes no loss and would take time."""

_ALONE: Final = AdviceSettings(epsilon=0.0, belief=BeliefKind.UNIFORM)
"""Where nobody else chooses, what others are believed to do says nothing, and takes time."""

_FEWEST_CHOICES: Final = 8
"""With fewer effects to choose from a decision is too small for a puzzle."""

_KEPT: Final = 24
"""So many choices are kept in a proof."""

_QUICKLY: Final = 0.02
"""Where the quick answer puts the second choice nearer than this, nothing clear is expected."""

_RIVALS: Final = 3
"""So many choices, the nearest by each lens, are played on beside the best."""

_BLOCKS: Final = (5, 15)
"""Blocks of games played on: as many at first, and as many where these leave it open."""

_SEED: Final = 2026
"""Of these games, the same whoever proves a decision."""

_HOPELESS: Final = 2.0
"""With so many errors added a difference that is still too small is given up early."""


@dataclass(frozen=True)
class ClearChoice:
    """A decision with one clear answer.

    Attributes:
        analysis: the full analysis behind it.
        profile_mixes: the mixes of everybody's equilibrium.
        best, second: own actions: the answer, and the one that surely loses least of the others.
        proof: what is kept of it.
    """

    analysis: Analysis
    best: int
    second: int
    proof: exercises.KingsroadProof


def looks_clear(game: Game, seat: int, stop: Stop) -> bool:
    """Whether a quick answer lets one hope that a decision is clear: fast, and wrong at times."""
    question = _question(game, seat)
    known = question.common_knowledge(stop)
    if len(known.stage.plays[0].candidates) < _FEWEST_CHOICES:
        return False
    found = quick_analysis(question, known).judgement
    nearest, chance = np.partition(found.losses, 1)[1], found.values.max()
    return bool(
        nearest >= _QUICKLY and exercises.LEAST_CHANCE / 2 < chance < 1 - exercises.LEAST_CHANCE / 2
    )


def find_clear_choice(
    game: Game, seat: int, stop: Stop, beside: CommonKnowledge | None = None
) -> ClearChoice | None:
    """The clear answer of a decision, proved; None where it is not clear.

    Args:
        game: as it stands before the decision.
        seat: who decides.
        stop: cancels; a time limit would make the answer worth nothing.
        beside: what is known of the same round, for another seat.
    """
    question = _question(game, seat)
    analysis = full_analysis(question, question.common_knowledge(stop, beside=beside), stop)
    analysis = with_every_reply(analysis, stop)
    if len(analysis.stage.plays[0].candidates) < _FEWEST_CHOICES or analysis.safe_mix is None:
        return None
    lenses = _Lenses.of(analysis)
    best, second = lenses.order[:2].tolist()
    if not (
        lenses.people[best] == lenses.perfect[best] == 0
        and lenses.surely[second] >= exercises.LEAST
        and np.count_nonzero(lenses.surely <= analysis.judgement.errors) == 1
        and all(
            exercises.LEAST_CHANCE <= chance <= exercises.MOST_CHANCE
            for chance in lenses.chances(best)
        )
    ):
        return None
    played = _played_on(analysis, lenses, stop)
    if played is None:
        return None
    gaps, error, games = played
    if lenses.surely[second] < exercises.ERRORS * error:
        return None
    return ClearChoice(
        analysis,
        best,
        second,
        exercises.KingsroadProof(
            choices=[lenses.proved(analysis, action) for action in lenses.order[:_KEPT].tolist()],
            error=error,
            games=games,
            gap=gaps[0],
            gap_best_play=gaps[1],
            program=f"kingsroad {version('kingsroad')}",
        ),
    )


def _question(game: Game, seat: int) -> Question:
    return ask(game, seat, _SETTINGS if len(game.to_choose) > 1 else _ALONE)


@dataclass(frozen=True)
class _Lenses:
    """What the own actions are worth and lose: against people, and against perfect play.

    Attributes:
        win, win_best_play: [own actions], chances to win.
        people, perfect: [own actions], the losses.
        order: the own actions, that which surely loses least first.
    """

    win: Floats
    win_best_play: Floats
    people: Floats
    perfect: Floats

    @classmethod
    def of(cls, analysis: Analysis) -> _Lenses:
        assert analysis.safe_mix is not None
        against = analysis.safe_mix.against
        return cls(
            analysis.judgement.values,
            against,
            analysis.judgement.losses,
            np.asarray((against.max() - against).round(DIGITS)),
        )

    @property
    def surely(self) -> Floats:
        """[own actions]: what each loses by both lenses."""
        return np.minimum(self.people, self.perfect)

    @property
    def order(self) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
        """The own actions, that which surely loses least first; of equals the best by either."""
        return np.lexsort((np.maximum(self.people, self.perfect), self.surely))

    def chances(self, action: int) -> tuple[float, float]:
        return as_chance(self.win[action]), as_chance(self.win_best_play[action])

    def proved(self, analysis: Analysis, action: int) -> exercises.ProvedChoice:
        """An own action as a proof keeps it, in tenths of a thousandth."""
        win, win_best_play = self.chances(action)
        return exercises.ProvedChoice(
            selection=analysis.stage.plays[0].candidates[action].selection.code,
            win=round(win, 4),
            win_best_play=round(win_best_play, 4),
            loss=round(float(self.people[action]), 4),
            loss_best_play=round(float(self.perfect[action]), 4),
            loss_error=round(float(analysis.judgement.errors[action]), 4),
        )


def _played_on(
    analysis: Analysis, lenses: _Lenses, stop: Stop
) -> tuple[tuple[float, float], float, int] | None:
    """How far the nearest other choices lie behind the best in games played on.

    Returns:
        The least difference by each lens, the largest error of any, and the games; None where one
        is not clear.
    """
    assert analysis.safe_mix is not None
    best = int(lenses.order[0])
    near: set[int] = set(lenses.order[1 : _RIVALS + 1].tolist())
    for lost in (lenses.people, lenses.perfect):
        near |= set(np.argsort(lost, kind="stable")[: _RIVALS + 1].tolist())
    actions = [best, *sorted(near - {best})]
    gaps, errors, games = [], [], 0
    for mixes in ([b.mix for b in analysis.beliefs], analysis.safe_mix.profile.mixes):
        found = _gap(analysis, mixes, actions, stop)
        if found is None:
            return None
        gaps.append(found.gap)
        errors.append(found.error)
        games = max(games, found.games)
    return (gaps[0], gaps[1]), max(errors), games


@dataclass(frozen=True)
class _Gap:
    gap: float
    error: float
    games: int


def _gap(
    analysis: Analysis, mixes: Sequence[MixedStrategy], actions: Sequence[int], stop: Stop
) -> _Gap | None:
    """How far the others of these actions lie behind the first, by games against these mixes."""
    blocks: list[GamesPlayedOn] = []
    for most in _BLOCKS:
        blocks += [
            games_played_on(analysis.stage, mixes, actions, [_SEED, block], stop)
            for block in range(len(blocks), most)
        ]
        now, added = GamesPlayedOn.joined(blocks).by(Goal.WIN)
        behind = [
            TwoPhaseMean.of(now[0] - now[place], added[0] - added[place])
            for place in range(1, len(actions))
        ]
        if all(one.mean >= max(exercises.LEAST, exercises.ERRORS * one.error) for one in behind):
            return _Gap(
                round(min(one.mean for one in behind), 4),
                round(max(one.error for one in behind), 4),
                added.shape[1],
            )
        if any(one.mean + _HOPELESS * one.error < exercises.LEAST for one in behind):
            return None
    return None


_OFF: Final = 0.0002
"""How far a chance may differ from the stored one: both are rounded."""


def game_of(puzzle: exercises.KingsroadExercise) -> Game:
    """The game up to the decision, replayed.

    Raises LocatedError where it breaks a rule, or nothing is left to decide for that seat.
    """
    game = decode_game(parse_line(puzzle.game), LINE)
    if puzzle.seat not in game.to_choose:
        raise LocatedError("seat", Say("advisor-puzzle-nothing-to-choose"))
    return game


def kingsroad_puzzle_problem(
    puzzle: exercises.KingsroadExercise, stop: Stop | None = None
) -> Say | None:
    """Why a puzzle is not proved; None where it is. Raises Cancelled."""
    if problem := exercises.road_problem(puzzle):
        return problem
    assert puzzle.proof is not None
    try:
        game = game_of(puzzle)
        clear = find_clear_choice(game, puzzle.seat, stop or Stop())
    except LocatedError as error:
        return error.said
    if clear is None:
        return Say("advisor-puzzle-unclear")
    stage, kept = clear.analysis.stage, puzzle.proof.choices
    best, found = kept[0], clear.proof.choices[0]
    if stage.action_of(0, Selection.parse(best.selection)) != clear.best:
        return Say("advisor-puzzle-other-answer", answer=found.selection)
    second, other = kept[1], clear.proof.choices[1]
    for was, now in (
        (best.win, found.win),
        (best.win_best_play, found.win_best_play),
        (second.surely_lost, other.surely_lost),
    ):
        if abs(was - now) > _OFF:
            return Say("advisor-puzzle-other-chance", now=f"{now:.4f}", was=f"{was:.4f}")
    return None
