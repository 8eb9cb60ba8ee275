"""What everybody can work out of a position: found once, and the same whoever asks."""

from concurrent.futures import ThreadPoolExecutor
from itertools import permutations

import numpy as np
import pytest

from advisor.core.cancellation import Cancelled, Stop
from advisor.equilibrium.double_oracle import rough_mixes, solve
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal
from advisor.opponents.beliefs import play_of_levels
from advisor.opponents.common_knowledge import common_knowledge, forget
from advisor.opponents.inference import learn
from advisor.players.computers import choose
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import reveal
from tests.positions import PLAYERS, suite
from tests.support.legal import random_game


@pytest.fixture(autouse=True)
def nothing_known():
    forget()


@pytest.fixture
def evaluated(monkeypatch):
    """How many joint choices were evaluated at a time."""
    counts = []
    plain = StageGame._evaluated

    def counted(stage, final, *, valued):
        counts.append(len(final))
        return plain(stage, final, valued=valued)

    monkeypatch.setattr(StageGame, "_evaluated", counted)
    return counts


@pytest.mark.parametrize("players", PLAYERS)
def test_it_is_the_same_whoever_asks(players):
    position = suite(players)[4]
    here = common_knowledge(position, Goal.WIN, None, Stop())
    levels, profile = here.levels(), here.profile()
    for order in [*permutations(position.seats)][1 :: max(1, 7 * players)]:
        forget()
        moved = position.seats_reordered(order)
        there = common_knowledge(moved, Goal.WIN, None, Stop())
        found = there.profile()
        assert there.stage.position == moved
        for seat, old in enumerate(order):
            assert found.mixes[seat].tolist() == profile.mixes[old].tolist()
            assert found.against[seat].tolist() == profile.against[old].tolist()
            assert found.rough[seat].tolist() == profile.rough[old].tolist()
            for values in ("deviation_gains", "win", "margin", "points"):
                assert getattr(found, values)[seat] == getattr(profile, values)[old]
            for level, other in zip(there.levels(), levels, strict=True):
                assert level[seat].tolist() == other[old].tolist()


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_reordered_stage_is_the_stage_of_the_reordered_position(players, goal):
    position = suite(players)[2]
    order = tuple(reversed(position.seats))
    moved = ReorderedStageGame(StageGame(position, goal), order)
    plain = StageGame(position.seats_reordered(order), goal)
    dice = np.random.default_rng(players)
    # Without the Witches, whose short lists of second choices depend on the order a little.
    rows = np.stack([dice.integers(0, len(p.effects) or 1, 40) for p in plain.plays], axis=1)
    for found, expected in zip(moved.worth(rows).all, plain.worth(rows).all, strict=True):
        assert found == pytest.approx(expected, abs=1e-12)
    assert moved.payoffs(rows) == pytest.approx(plain.worth(rows).by(goal), abs=1e-12)
    assert (moved.sizes, moved.open, moved.position) == (plain.sizes, plain.open, plain.position)
    if players == 2:
        for grid, expected in zip(moved.grid, plain.grid, strict=True):
            assert grid.win.shape == expected.win.shape
        ours = moved.grid[1].by(goal).reshape(moved.sizes[1], moved.sizes[0], 2)
        assert ours[rows[:, 1], rows[:, 0]] == pytest.approx(plain.worth(rows).by(goal), abs=1e-12)


def test_it_is_found_once_for_a_whole_table(evaluated):
    position = random_game(3, 5, rounds=2).position
    common_knowledge(position, Goal.WIN, None, Stop()).levels()
    common_knowledge(position, Goal.WIN, None, Stop()).profile()
    evaluated.clear()
    for order in permutations(range(3)):
        again = common_knowledge(position.seats_reordered(order), Goal.WIN, None, Stop())
        again.levels()
        again.profile()
        again.rough()
    assert not evaluated


def test_a_round_thought_about_is_evidence_without_thinking_again(evaluated):
    game = Game(("Ann", "Bob", "Cid", "Dee"))
    choose(game, 0, "advisor")
    chosen = [choose(game, seat, "rule-of-thumb").choice for seat in range(4)]
    played = game.choose([Selection.of(choice.selection) for choice in chosen])
    assert played.revealed is None
    evaluated.clear()
    weights = learn(played, Goal.WIN, Stop())
    assert not evaluated
    forget()
    # Who has not thought about it comes to the same.
    assert learn(played, Goal.WIN, Stop()) == weights
    assert evaluated


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rough_mixes_are_met_on_the_way_to_the_equilibrium(players):
    for position in suite(players)[::4]:
        alone = rough_mixes(StageGame(position, Goal.WIN), Stop())
        for certified in (True, False):
            profile = solve(StageGame(position, Goal.WIN), Stop(), certified=certified)
            for mix, expected in zip(profile.rough, alone, strict=True):
                assert mix.tolist() == expected.tolist()


def test_second_choices_are_common_knowledge_too():
    game = Game(("Ann", "Bob", "Cid"))
    revealed = reveal(game.position, tuple(map(Selection.parse, ("W", "18K", "156"))))
    found = common_knowledge(revealed.after, Goal.WIN, revealed, Stop())
    assert found.stage.position == revealed.after
    assert found.stage.open == revealed.waiting == (0,)
    assert [len(mix) for mix in found.profile().mixes] == list(found.stage.sizes)
    alone = StageGame(revealed.after, Goal.WIN, revealed=revealed)
    assert found.stage.sizes == alone.sizes
    for level, expected in zip(found.levels(), play_of_levels(alone), strict=True):
        assert level[0] == pytest.approx(expected[0], abs=1e-6)


def test_what_is_cut_short_is_not_kept():
    position = suite(4)[3]
    hasty = Stop(0.0)
    known = common_knowledge(position, Goal.WIN, None, hasty)
    cut, rough = known.profile(), known.rough()
    whole = common_knowledge(position, Goal.WIN, None, Stop()).profile()
    assert cut.nash_conv > whole.nash_conv
    # Evidence is the same whatever time there was.
    assert [mix.tolist() for mix in rough] == [mix.tolist() for mix in whole.rough]
    assert [mix.tolist() for mix in cut.mixes] != [mix.tolist() for mix in whole.mixes]


def test_a_cancelled_question_leaves_what_others_can_go_on_with():
    position = suite(3)[6]
    stopped = Stop()
    known = common_knowledge(position, Goal.WIN, None, stopped)
    stopped.cancel()
    with pytest.raises(Cancelled):
        known.profile()
    again = common_knowledge(position, Goal.WIN, None, Stop()).profile()
    expected = solve(StageGame(position, Goal.WIN), Stop())
    assert again.nash_conv == pytest.approx(expected.nash_conv, abs=0.01)


def test_threads_that_share_it_do_not_stop_each_other():
    position = suite(4)[6]
    stops = [Stop() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        tasks = [
            pool.submit(common_knowledge(position, Goal.WIN, None, stop).profile) for stop in stops
        ]
        for stop in stops[:2]:
            stop.cancel()
        for task in tasks[:2]:
            with pytest.raises(Cancelled):
                task.result()
        distances = [task.result().nash_conv for task in tasks[2:]]
    assert distances[0] == distances[1] <= 0.01
