"""What all players can work out of a position: computed once, and the same whoever asks.

Beliefs put together from levels, weights and an equilibrium.

The levels: shares of a Poisson distribution, and logit responses to the level below.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count, permutations
from math import exp, factorial

import numpy as np
import pytest

from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad import opponents
from advisor.kingsroad.equilibrium.mixed_strategies import Actions
from advisor.kingsroad.equilibrium.payoffs import Evaluator, Payoffs
from advisor.kingsroad.equilibrium.solve import solve
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.players.computers import choose
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import reveal
from tests.positions import PLAYERS, suite
from tests.support.legal import random_game
from tests.support.soak import sampled


@pytest.fixture(autouse=True)
def nothing_known() -> None:
    opponents.forget()


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many joint actions were evaluated, call by call."""
    counts: list[int] = []
    plain = Evaluator.payoffs

    def counted(evaluator: Evaluator, final: Actions, *, valued: bool) -> Payoffs:
        counts.append(len(final))
        return plain(evaluator, final, valued=valued)

    monkeypatch.setattr(Evaluator, "payoffs", counted)
    return counts


@pytest.mark.parametrize("players", sampled(PLAYERS, 2, 3, 4))
def test_it_is_the_same_whoever_asks(players: int) -> None:
    position = suite(players)[4]
    here = opponents.common_knowledge(position, Goal.WIN, None, Stop())
    levels, profile = here.levels(), here.profile()
    for order in [*permutations(position.seats)][1 :: max(1, 7 * players)]:
        opponents.forget()
        moved = position.seats_reordered(order)
        there = opponents.common_knowledge(moved, Goal.WIN, None, Stop())
        found = there.profile()
        assert there.stage.position == moved
        for seat, old in enumerate(order):
            assert found.mixes[seat].tolist() == profile.mixes[old].tolist()
            assert found.against[seat].tolist() == profile.against[old].tolist()
            assert found.approximate_mixes[seat].tolist() == profile.approximate_mixes[old].tolist()
            for values in ("deviation_gains", "win", "margin", "points"):
                assert getattr(found, values)[seat] == getattr(profile, values)[old]
            for level, other in zip(there.levels(), levels, strict=True):
                assert level[seat].tolist() == other[old].tolist()


def test_it_is_computed_once_for_a_whole_table(evaluated: list[int]) -> None:
    position = random_game(3, 5, rounds=2).position
    opponents.common_knowledge(position, Goal.WIN, None, Stop()).levels()
    opponents.common_knowledge(position, Goal.WIN, None, Stop()).profile()
    evaluated.clear()
    for order in permutations(range(3)):
        again = opponents.common_knowledge(position.seats_reordered(order), Goal.WIN, None, Stop())
        again.levels()
        again.profile()
        again.approximate_mixes()
    assert not evaluated


def test_a_round_thought_about_is_evidence_without_thinking_again(evaluated: list[int]) -> None:
    game = Game(("Ann", "Bob", "Cid", "Dee"))
    choose(game, 0, "advisor")
    chosen = [choose(game, seat, "rule-of-thumb").choice for seat in range(4)]
    played = game.choose([Selection.of(choice.selection) for choice in chosen])
    assert played.revealed is None
    evaluated.clear()
    weights = opponents.learn(played, Goal.WIN, Stop()).weights()
    assert not evaluated
    opponents.forget()
    # The same comes out without it.
    assert opponents.learn(played, Goal.WIN, Stop()).weights() == weights
    assert evaluated


def test_second_choices_are_common_knowledge_too() -> None:
    game = Game(("Ann", "Bob", "Cid"))
    revealed = reveal(game.position, tuple(map(Selection.parse, ("W", "18K", "156"))))
    found = opponents.common_knowledge(revealed.after, Goal.WIN, revealed, Stop())
    assert found.stage.position == revealed.after
    assert found.stage.open == revealed.waiting == (0,)
    assert [len(mix) for mix in found.profile().mixes] == list(found.stage.sizes)
    alone = StageGame(revealed.after, Goal.WIN, revealed=revealed)
    assert found.stage.sizes == alone.sizes
    for level, expected in zip(found.levels(), opponents.play_of_levels(alone), strict=True):
        assert level[0] == pytest.approx(expected[0], abs=1e-6)


def test_what_a_time_limit_cut_short_is_not_kept() -> None:
    position = suite(4)[3]

    def looking(looks: float) -> Stop:
        """A time limit that passes after so many looks at the clock."""
        ticks = count()
        return Stop(looks, clock=lambda: float(next(ticks)))

    patient = looking(1e9)
    whole = opponents.common_knowledge(position, Goal.WIN, None, patient).profile()
    looks = patient.elapsed
    opponents.forget()
    hasty = looking(0.8 * looks)
    cut = opponents.common_knowledge(position, Goal.WIN, None, hasty).profile()
    assert hasty.timed_out
    again = opponents.common_knowledge(position, Goal.WIN, None, Stop()).profile()
    assert [mix.tolist() for mix in again.mixes] == [mix.tolist() for mix in whole.mixes]
    assert not cut.certified and whole.certified
    assert [mix.tolist() for mix in cut.mixes] != [mix.tolist() for mix in whole.mixes]


def test_a_cancelled_question_leaves_what_others_can_go_on_with() -> None:
    position = suite(3)[6]
    stopped = Stop()
    known = opponents.common_knowledge(position, Goal.WIN, None, stopped)
    stopped.cancel()
    with pytest.raises(Cancelled):
        known.profile()
    again = opponents.common_knowledge(position, Goal.WIN, None, Stop()).profile()
    expected = solve(StageGame(position, Goal.WIN), Stop())
    assert again.nash_conv == pytest.approx(expected.nash_conv, abs=0.01)


def test_threads_that_share_it_do_not_stop_each_other() -> None:
    position = suite(4)[6]
    stops = [Stop() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        tasks = [
            pool.submit(opponents.common_knowledge(position, Goal.WIN, None, stop).profile)
            for stop in stops
        ]
        for stop in stops[:2]:
            stop.cancel()
        for task in tasks[:2]:
            with pytest.raises(Cancelled):
                task.result()
        nash_convs = [task.result().nash_conv for task in tasks[2:]]
    assert nash_convs[0] == nash_convs[1] <= 0.01


def test_each_kind_of_belief_has_its_mix() -> None:
    stage = StageGame(suite(3)[2], Goal.WIN)
    levels, profile = opponents.play_of_levels(stage), solve(stage, Stop())
    kinds = [BeliefKind.UNIFORM, BeliefKind.EQUILIBRIUM, BeliefKind.HIERARCHY]
    weights = [opponents.PRIOR, opponents.PRIOR, (0.1, 0.2, 0.3, 0.4)]
    uniform, equilibrium, hierarchy = opponents.believe(stage, kinds, weights, levels, profile)
    assert uniform.mix.tolist() == stage.uniform_mixes[0].tolist()
    assert equilibrium.mix.tolist() == profile.mixes[1].tolist()
    assert not uniform.types
    assert not equilibrium.types
    expected = 0.1 * levels[0][2] + 0.2 * levels[1][2] + 0.3 * levels[2][2] + 0.4 * profile.mixes[2]
    assert hierarchy.mix == pytest.approx(expected)
    assert hierarchy.types == dict(zip(opponents.TYPES, weights[2], strict=True))


def test_the_deepest_level_known_stands_for_those_that_are_not() -> None:
    stage = StageGame(suite(3)[2], Goal.WIN)
    levels = opponents.play_of_levels(stage, 0)
    kinds = [BeliefKind.HIERARCHY, BeliefKind.EQUILIBRIUM, BeliefKind.HIERARCHY]
    for seat, belief in enumerate(
        opponents.believe(stage, kinds, [opponents.PRIOR] * 3, levels, None)
    ):
        assert belief.mix == pytest.approx(levels[0][seat])


def test_the_prior_is_poisson_with_all_deeper_levels_taken_together() -> None:
    poisson = [
        exp(-opponents.MEAN_LEVEL) * opponents.MEAN_LEVEL**k / factorial(k) for k in range(40)
    ]
    assert pytest.approx([*poisson[:3], sum(poisson[3:])]) == opponents.PRIOR
    assert len(opponents.PRIOR) == len(opponents.TYPES)


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("players", PLAYERS)
def test_level_1_answers_level_0_with_logit_errors(players: int, goal: Goal) -> None:
    stage = StageGame(suite(players)[2], goal)
    level_0, level_1 = opponents.play_of_levels(stage, 1)
    for seat in stage.seats:
        assert level_0[seat].sum() == pytest.approx(1)
        assert level_0[seat].min() > 0
        values, mix = stage.rule_of_thumb_values[seat], level_1[seat]
        odds = np.log(mix[values.argmax()] / mix[values > values.max() - 1e-3 / players])
        off = values.max() - values[values > values.max() - 1e-3 / players]
        assert odds == pytest.approx(opponents.LOGIT_PRECISION[goal] * off, abs=1e-9)


@pytest.mark.parametrize("players", PLAYERS)
def test_shallower_levels_are_the_same_without_the_deeper(players: int) -> None:
    position = suite(players)[4]
    deep = opponents.play_of_levels(StageGame(position, Goal.WIN))
    for deepest in (0, 1):
        shallow = opponents.play_of_levels(StageGame(position, Goal.WIN), deepest)
        assert len(shallow) == deepest + 1
        for one, two in zip(shallow, deep, strict=False):
            assert [mix.tolist() for mix in one] == [mix.tolist() for mix in two]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_level_rules_out_a_play_and_each_is_a_distribution(players: int) -> None:
    stage = StageGame(suite(players)[3], Goal.WIN)
    for level in opponents.play_of_levels(stage):
        assert [len(mix) for mix in level] == list(stage.sizes)
        for mix in level:
            assert mix.min() > 0
            assert mix.sum() == pytest.approx(1)
