"""The stage game against the rules, and its equilibria against a certificate computed here."""

import random

import numpy as np
import pytest

from advisor.batch.games import games_of
from advisor.core.cancellation import Stop
from advisor.equilibrium import double_oracle as equilibrium
from advisor.equilibrium.double_oracle import TARGET, solve
from advisor.equilibrium.expected_payoffs import expected_payoffs
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal
from advisor.values.evaluation import evaluate
from kingsroad.cards import Selection
from kingsroad.notation import parse_position
from kingsroad.rounds import RoundReport, choose_again, play_round, reveal
from tests.positions import PLAYERS, suite
from tests.support.legal import random_game, random_selection


def worth_by_the_rules(report: RoundReport):
    """Points of the round, win and margin, from one round played by `kingsroad`."""
    value = evaluate(games_of([report.after]))
    points = [
        sum(score.points[seat] + score.bonus[seat] for score in report.scored)
        for seat in report.after.seats
    ]
    return points, value.win[0], value.margin[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_joint_choice_is_worth_what_the_rules_make_of_it(players):
    dice = random.Random(players)
    for position in suite(players)[::3]:
        stage = StageGame(position, Goal.WIN)
        for _ in range(10):
            chosen = [random_selection(position, s, dice) for s in position.seats]
            if any(selection.has_witch for selection in chosen):
                continue
            rows = np.array([[stage.row(s, selection) for s, selection in enumerate(chosen)]])
            worth = stage.worth(rows)
            points, win, margin = worth_by_the_rules(play_round(position, chosen))
            assert worth.points[0].tolist() == points
            assert worth.win[0] == pytest.approx(win, abs=1e-9)
            assert worth.margin[0] == pytest.approx(margin, abs=1e-9)


def test_a_witch_is_worth_her_best_reply_to_what_was_shown():
    position = random_game(3, 4, rounds=1).position
    stage = StageGame(position, Goal.MARGIN)
    assert all(position.witch)
    shown = [Selection.parse(code) for code in ("W12", "56K", "1D2")]
    revealed = reveal(position, shown)
    second = stage.plays[0].again.effects
    best = max(
        worth_by_the_rules(choose_again(revealed, (play.selection, None, None)))[2][0]
        for play in second
    )
    rows = np.array([[stage.row(seat, selection) for seat, selection in enumerate(shown)]])
    worth = stage.worth(rows).margin[0, 0]
    # The second choice is made from a short list: never better than the best, and close to it.
    assert best - 0.5 <= worth <= best + 1e-9


def test_short_lists_of_second_choices_lose_little():
    for position in (random_game(2, 4, rounds=1).position, suite(2)[0]):
        assert position.witch[0]
        short, full = StageGame(position, Goal.WIN), StageGame(position, Goal.WIN)
        rows, effects = short.sizes[0], len(short.plays[0].effects)
        full._known_replies[0] = np.arange(rows, rows + effects)
        others = np.array([[short.witch(0), row] for row in range(0, short.sizes[1] - 1, 6)])
        lost = full.worth(others).win[:, 0] - short.worth(others).win[:, 0]
        assert lost.min() >= -1e-9
        assert lost.mean() <= 0.01


def test_two_witches_are_worth_the_same_whoever_sits_where():
    position = random_game(2, 2, rounds=1).position
    assert all(position.witch)
    here, there = (
        StageGame(position, Goal.WIN),
        StageGame(position.seats_reordered((1, 0)), Goal.WIN),
    )
    both = np.array([[here.witch(0), here.witch(1)]])
    # The short lists of second choices are surveyed seat by seat, so they may differ a little.
    assert here.worth(both).win[0] == pytest.approx(there.worth(both).win[0, ::-1], abs=0.005)


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_certificate_is_what_every_own_row_would_gain(players, goal):
    stage = StageGame(suite(players)[2], goal)
    profile = solve(stage, Stop())
    supports = [np.flatnonzero(mix) for mix in profile.mixes]
    for seat in stage.seats:
        gained = []
        for row in range(stage.sizes[seat]):
            value = 0.0
            axes = [np.array([row]) if s == seat else supports[s] for s in stage.seats]
            cells = np.array(np.meshgrid(*axes, indexing="ij")).reshape(players, -1).T
            for cell, worth in zip(cells, stage.worth(cells).by(goal)[:, seat], strict=True):
                chances = [profile.mixes[s][cell[s]] for s in stage.seats if s != seat]
                value += np.prod(chances) * worth
            gained.append(value)
        best = max(gained) - profile.mixes[seat] @ np.array(gained)
        assert profile.deviation_gains[seat] == pytest.approx(max(0.0, best), abs=1e-9)
    assert profile.nash_conv <= (1e-6 if profile.zero_sum else TARGET[goal])
    for mix in profile.mixes:
        assert mix.min() >= 0.0
        assert mix.sum() == pytest.approx(1.0)


def near_enough(players, goal, positions):
    for position in positions:
        profile = solve(StageGame(position, goal), Stop())
        assert profile.nash_conv <= (1e-6 if profile.zero_sum else TARGET[goal])


@pytest.mark.parametrize("goal", [Goal.WIN, Goal.MARGIN])
@pytest.mark.parametrize("players", PLAYERS)
def test_equilibria_of_some_positions_are_near_enough(players, goal):
    near_enough(players, goal, suite(players)[1::5])


@pytest.mark.parametrize(
    "code",
    [
        "KR1:s:12:8:37.00000524.45:28.20020213.36:34.00001416.127:37.00002424.8",
        "KR1:s:3:7:3DW.00100010.-:3DW.00100010.-:3DW.00100010.-:7.00000002.6",
    ],
)
def test_equilibria_are_found_where_the_search_could_go_round_in_circles(code):
    # Better rows turn up again and again, and there is no room for all of them at once.
    position = parse_position(code)
    near_enough(4, Goal.WIN, [position, position.seats_reordered((2, 3, 1, 0))])


@pytest.mark.parametrize("goal", Goal)
def test_who_only_plays_comes_as_near_to_an_equilibrium(goal):
    for position in suite(5)[2::4]:
        stage = StageGame(position, goal)
        profile = solve(stage, Stop(), certified=False)
        assert not profile.certified
        chosen = [
            expected_payoffs(stage, seat, profile.mixes, 10**6).own(goal) for seat in stage.seats
        ]
        lost = [v.max() - v @ mix for v, mix in zip(chosen, profile.mixes, strict=True)]
        assert sum(lost) <= TARGET[goal]


@pytest.mark.soak
@pytest.mark.parametrize("goal", [Goal.WIN, Goal.MARGIN])
@pytest.mark.parametrize("players", PLAYERS)
def test_equilibria_of_the_whole_suite_are_near_enough(players, goal):
    near_enough(players, goal, suite(players))


def test_sampled_means_lie_within_their_errors_of_the_exact_ones():
    stage = StageGame(suite(3)[3], Goal.WIN)
    mixes = stage.uniform
    some = [np.where(np.arange(len(m)) % 40 == 0, m, 0.0) for m in mixes]
    some = [mix / mix.sum() for mix in some]
    exact = expected_payoffs(stage, 0, some, 10_000)
    sampled = expected_payoffs(stage, 0, some, 15)
    assert exact.errors is None
    assert sampled.errors is not None
    off = np.abs(sampled.worth.win - exact.worth.win)
    assert np.mean(off <= 4 * sampled.errors.win + 0.02) > 0.9


def test_mixes_are_narrowed_until_they_can_be_certified() -> None:
    even = [np.full(9, 1 / 9) for _ in range(4)]
    narrow = equilibrium._narrowed(even)
    counts = [np.count_nonzero(mix) for mix in narrow]
    assert 600 < np.prod(counts) <= 1000
    assert max(counts) - min(counts) <= 1
    for mix in narrow:
        assert mix.sum() == pytest.approx(1)
    assert (even[0] > 0).all()
    few = [np.array([0.999, 0.001]) for _ in range(4)]
    assert all((one == two).all() for one, two in zip(equilibrium._narrowed(few), few, strict=True))
