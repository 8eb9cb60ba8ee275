"""What a value hangs on: the cases make up the value, and agree with a recount by enumeration.

The choice that looks best is told wherever it costs enough, and mostly explained; what is worth
keeping adds up with what is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from advisor.advise import advise
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import full_analysis
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.equilibrium.mixed_strategies import draw, joint
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.advice import Split, SplitKind, mixed_to
from advisor.messages.protocol import Advice, AdviceSettings, Progress
from advisor.messages.verdicts import SCALE, Goal
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.scoring import score_region
from tests.positions import games
from tests.support.legal import random_game
from tests.support.soak import sampled

_ENUMERATED = 30_000
_DRAWN = 6_000


def answer(game: Game, goal: Goal = Goal.WIN, until: Progress = Progress.COMPLETE) -> Advice:
    *_, advice = advise(game, 0, AdviceSettings(goal=goal), until)
    return advice


def assert_mixes(advice: Advice) -> None:
    """Chances sum to 1, and the cases make up the values shown."""
    best = next(c for c in advice.candidates if c.selection == advice.recommended)
    for candidate in advice.candidates:
        split = candidate.split
        if split is None:
            continue
        chances = [case.chance for case in split.cases]
        assert sum(chances) == pytest.approx(1.0, abs=1e-8) and min(chances) >= 0.05
        mean = sum(case.chance * case.value for case in split.cases)
        assert mean == pytest.approx(candidate.value, abs=1e-9)
        assert 0.0 <= split.explains <= 1.0
        if candidate is best:
            assert split.beside is None
            continue
        assert split.beside == advice.recommended and candidate.loss > candidate.loss_error
        beside = sum(case.chance * (case.beside or 0.0) for case in split.cases)
        assert beside == pytest.approx(best.value, abs=1e-9)
        if advice.goal is Goal.WIN:
            assert all(0.0 <= case.value <= 1.0 for case in split.cases)


@pytest.mark.parametrize("players", sampled((2, 3, 4, 5), 2, 3))
@pytest.mark.parametrize("goal", sampled(Goal, Goal.WIN))
def test_the_cases_make_up_the_values(players: int, goal: Goal) -> None:
    advice = answer(games(players)[7], goal)
    assert_mixes(advice)
    assert any(c.split is not None for c in advice.candidates) or goal is not Goal.WIN


def test_they_still_do_once_all_was_moved_by_how_everybody_stands() -> None:
    advice = answer(games(2)[2], until=Progress.PROVED)
    assert_mixes(advice)


def does(stage: StageGame, split: Split, seat: int) -> np.ndarray:
    """[actions]: whether each action of a seat is what a split speaks of."""
    plays = stage.plays[seat].candidates
    match split.kind:
        case SplitKind.MARKERS:
            return np.array([p.placed[(split.region or 0) - 1] >= split.markers for p in plays])
        case SplitKind.DRAGON:
            return np.array([play.dragon for play in plays])
        case SplitKind.WITCH:
            return np.array([play.witch for play in plays])


def assert_recounted(game: Game, advice: Advice) -> int:
    """The splits of the best and of the obvious choice, counted anew; returns how many."""
    settings = AdviceSettings(goal=advice.goal)
    question = ask(game, 0, settings)
    stop = Stop()
    known = question.common_knowledge(stop)
    analysis = full_analysis(question, known, stop)
    stage, mixes = analysis.stage, [belief.mix for belief in analysis.beliefs]
    count = np.prod([np.count_nonzero(mixes[s]) for s in stage.others(0)])
    if count <= _ENUMERATED and len(mixes) == 2:
        chosen, weights = joint(mixes, free=0)
    else:
        chosen = draw(mixes, _DRAWN, 12345)
        weights = np.full(len(chosen), 1 / len(chosen))
    told = {tuple(advice.recommended)}
    if advice.obvious is not None:
        told.add(tuple(advice.obvious.selection))
    found = 0
    for candidate in advice.candidates:
        if tuple(candidate.selection) not in told or candidate.split is None:
            continue
        if Card.WITCH in candidate.selection:
            continue  # whose value is of more second choices than the cases
        found += 1
        split = candidate.split
        own = chosen.copy()
        own[:, 0] = stage.action_of(0, Selection.of(candidate.selection))
        values = stage.payoffs(own).by(advice.goal)[:, 0]
        seats = [question.order.index(player) for player in split.players]
        many = sum(does(stage, split, seat)[chosen[:, seat]].astype(int) for seat in seats)
        for case in split.cases:
            here = (many >= case.least) & (many <= case.most)
            chance = float(weights @ here)
            assert case.chance == pytest.approx(chance, abs=0.02)
            mean = float((weights * here) @ values / chance)
            if len(mixes) == 2:
                assert case.value == pytest.approx(mean, abs=1e-6)
            else:  # of a sample of 512, moved to the value of one of 96
                spread = float(np.sqrt((weights * here) @ (values - mean) ** 2 / chance))
                error = 4 * spread / np.sqrt(512 * chance) + 3 * (candidate.win_se or 0.0)
                assert abs(case.value - mean) <= error + 0.005 * SCALE[advice.goal]
    return found


@pytest.mark.parametrize(("players", "number"), [(2, 2), (2, 7), (3, 3)])
def test_they_agree_with_a_recount(players: int, number: int) -> None:
    game = games(players)[number]
    advice = answer(game)
    assert assert_recounted(game, advice)


def somewhere(number: int) -> Game:
    """A random game somewhere in its course."""
    dice = Random(number)
    game = random_game(dice.choice((2, 2, 3, 3, 4, 5)), 5000 + number)
    return game.take_back(dice.randrange(1, len(game.rounds)))


@pytest.mark.soak
def test_they_agree_in_500_positions_and_the_obvious_choice_is_explained() -> None:
    costly = explained = decided = 0
    for number in range(500):
        game = somewhere(number)
        advice = answer(game)
        assert_mixes(advice)
        assert_recounted(game, advice)
        best = next(c for c in advice.candidates if c.selection == advice.recommended)
        decided += best.split is not None and best.split.decides
        if advice.obvious is not None:
            costly += 1
            explained += advice.obvious.explained
    print(f"{decided} of 500 by one thing; {explained} of {costly} obvious choices explained")
    assert explained >= 0.8 * costly


def undisturbed(game: Game, codes: Sequence[str]) -> int:
    """The points of a choice without a Dragon this round if nobody else adds a marker."""
    position = game.table_position
    placed = Selection.of(codes).placed()
    own = tuple(had + more for had, more in zip(position.markers[0], placed, strict=True))
    after = replace(
        position,
        markers=(own, *position.markers[1:]),
        in_hand=(position.in_hand[0] - sum(placed), *position.in_hand[1:]),
    )
    scored, _ = score_region(after, position.king)
    return scored.points[0] + scored.bonus[0]


@pytest.mark.parametrize("number", sampled(range(10), 2, 8))
def test_the_obvious_choice_brings_most_if_nobody_else_moves(number: int) -> None:
    game = games(2)[number]
    advice = answer(game)
    plain = [c for c in advice.candidates if not {"W", "D"} & set(c.selection)]
    points = {tuple(c.selection): undisturbed(game, c.selection) for c in plain}
    first = min(
        (c for c in plain if points[tuple(c.selection)] == max(points.values())),
        key=lambda c: c.loss,
    )
    costs = first.loss >= max(0.02, first.loss_error)
    assert (advice.obvious is not None) == costs
    if advice.obvious is not None:
        obvious = advice.obvious
        assert obvious.selection == first.selection and obvious.loss == first.loss
        assert obvious.points == points[tuple(first.selection)]
        assert obvious.points == sum(part.points + part.nobles for part in obvious.parts)
        assert obvious.split == first.split


@pytest.mark.parametrize(
    ("values", "chances", "mean", "made"),
    [
        ([0.2, 0.6], [0.5, 0.5], 0.45, [0.25, 0.65]),
        ([1.0, 0.5], [0.5, 0.5], 0.8, [1.0, 0.6]),
        ([1.0, 0.0], [0.5, 0.5], 0.6, [1.0, 0.2]),
        ([0.99, 0.5], [0.5, 0.5], 0.8, [1.0, 0.6]),
    ],
)
def test_values_are_moved_alike_and_stay_chances(
    values: list[float], chances: list[float], mean: float, made: list[float]
) -> None:
    """What is certain stays so, where that is possible."""
    assert mixed_to(values, chances, mean, Goal.WIN) == pytest.approx(made, abs=1e-9)


def test_points_may_be_anything() -> None:
    assert mixed_to([-1.0, 3.0], [0.5, 0.5], 2.0, Goal.MARGIN) == pytest.approx([0.0, 4.0])


@pytest.mark.parametrize("number", sampled(range(8), 2, 5))
def test_what_a_card_adds_now_and_kept_is_what_the_choice_with_it_is_worth_more(
    number: int,
) -> None:
    advice = answer(games(2)[number])
    values = {tuple(c.selection): c.value for c in advice.candidates}
    for kept in advice.kept:
        assert kept.card in kept.played and kept.card not in kept.without
        more = values[tuple(kept.played)] - values[tuple(kept.without)]
        assert kept.now - kept.kept == pytest.approx(more, abs=1e-9)


def test_a_first_answer_explains_nothing() -> None:
    first = next(advise(games(2)[2], 0, AdviceSettings()))
    assert first.obvious is None and not first.kept
    assert all(candidate.split is None for candidate in first.candidates)
