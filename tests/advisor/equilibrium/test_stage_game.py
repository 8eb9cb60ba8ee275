"""The stage game against the rules."""

from __future__ import annotations

import random

import numpy as np
import pytest

from advisor.core.arrays import Floats
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.stage_game import Counterpart, StageGame
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.verdicts import Goal
from kingsroad.cards import Selection
from kingsroad.rounds import RoundReport, choose_again, play_round, reveal
from tests.positions import PLAYERS, suite
from tests.support.legal import random_game, random_selection


def payoffs_by_the_rules(report: RoundReport) -> tuple[list[int], Floats, Floats]:
    """Points of the round, win and margin, from one round played by `kingsroad`."""
    value = evaluate(games_of([report.after]))
    points = [
        sum(score.points[seat] + score.bonus[seat] for score in report.scored)
        for seat in report.after.seats
    ]
    return points, value.win[0], value.margin[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_joint_action_brings_what_the_rules_make_of_it(players: int) -> None:
    dice = random.Random(players)
    for position in suite(players)[::3]:
        stage = StageGame(position, Goal.WIN)
        for _ in range(10):
            chosen = [random_selection(position, s, dice) for s in position.seats]
            if any(selection.has_witch for selection in chosen):
                continue
            actions = np.array([[stage.action_of(s, choice) for s, choice in enumerate(chosen)]])
            payoffs = stage.payoffs(actions)
            points, win, margin = payoffs_by_the_rules(play_round(position, chosen))
            assert payoffs.points[0].tolist() == points
            assert payoffs.win[0] == pytest.approx(win, abs=1e-9)
            assert payoffs.margin[0] == pytest.approx(margin, abs=1e-9)


def test_a_selection_that_a_seat_cannot_play_is_no_action() -> None:
    stage = StageGame(random_game(3, 4, rounds=1).position, Goal.WIN)
    with pytest.raises(ValueError, match="seat 0 cannot play"):
        stage.action_of(0, Selection.parse("1"))


def test_a_witch_brings_her_best_response_to_what_was_shown() -> None:
    position = random_game(3, 4, rounds=1).position
    stage = StageGame(position, Goal.MARGIN)
    assert all(position.witch)
    shown = [Selection.parse(code) for code in ("W12", "56K", "1D2")]
    revealed = reveal(position, shown)
    second = stage.plays[0].again.effects
    best = max(
        payoffs_by_the_rules(choose_again(revealed, (play.selection, None, None)))[2][0]
        for play in second
    )
    actions = np.array([[stage.action_of(seat, choice) for seat, choice in enumerate(shown)]])
    margin = stage.payoffs(actions).margin[0, 0]
    # Alone, a joint action is answered from a short list: never better than the best, and close.
    assert best - 0.5 <= margin <= best + 1e-9
    beside_all_others = stage.payoffs_of_actions(0, actions)
    assert best - 0.05 <= beside_all_others.margin[-1, 0] <= best + 1e-9
    assert stage.payoffs_of_witch(0, actions).margin[0, 0] == pytest.approx(best, abs=1e-9)


def test_two_witches_bring_the_same_whoever_sits_where() -> None:
    position = random_game(2, 2, rounds=1).position
    assert all(position.witch)
    here, there = (
        StageGame(position, Goal.WIN),
        StageGame(position.seats_reordered((1, 0)), Goal.WIN),
    )
    both = np.array([[here.witch_action(0), here.witch_action(1)]])
    # The short lists of second choices come from samples drawn seat by seat, so they may differ.
    assert here.payoffs(both).win[0] == pytest.approx(there.payoffs(both).win[0, ::-1], abs=0.005)


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("players", PLAYERS)
def test_with_a_counterpart_it_is_the_stage_game_of_its_position(players: int, goal: Goal) -> None:
    position = suite(players)[2]
    order = tuple(reversed(position.seats))
    moved = position.seats_reordered(order)
    stage = StageGame(moved, goal, counterpart=Counterpart(StageGame(position, goal), order))
    plain = StageGame(moved, goal)
    dice = np.random.default_rng(players)
    # Without the Witches, whose short lists of second choices depend on the order a little.
    actions = np.stack([dice.integers(0, len(p.effects) or 1, 40) for p in plain.plays], axis=1)
    for found, expected in zip(stage.payoffs(actions).all, plain.payoffs(actions).all, strict=True):
        assert found == pytest.approx(expected, abs=1e-12)
    utilities = plain.payoffs(actions).by(goal)
    assert stage.utilities(actions) == pytest.approx(utilities, abs=1e-12)
    if players == 2:
        for table, plain_table in zip(stage.payoff_tables, plain.payoff_tables, strict=True):
            assert table.win.shape == plain_table.win.shape
        by_actions = stage.payoff_tables[1].by(goal).reshape(stage.sizes[1], stage.sizes[0], 2)
        assert by_actions[actions[:, 1], actions[:, 0]] == pytest.approx(utilities, abs=1e-12)


def test_a_counterpart_lends_its_short_lists() -> None:
    position = random_game(2, 2, rounds=1).position
    assert all(position.witch)
    order = (1, 0)
    original = StageGame(position, Goal.WIN)
    moved = position.seats_reordered(order)
    stage = StageGame(moved, Goal.WIN, counterpart=Counterpart(original, order))
    shown = np.array([[stage.witch_action(0), other] for other in range(0, stage.sizes[1] - 1, 6)])
    for found, expected in zip(
        stage.payoffs(shown).all, original.payoffs(shown[:, ::-1]).all, strict=True
    ):
        assert found == pytest.approx(expected[:, ::-1], abs=1e-12)
