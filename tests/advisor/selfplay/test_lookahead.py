"""Looking ahead: what it finds is what playing on would add, without the luck."""

from __future__ import annotations

import numpy as np
import pytest

from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.batch.games import games_of, play, repeat
from advisor.kingsroad.playing_on.rollouts import value_shifts
from advisor.kingsroad.playing_on.stage_games import EFFORTS
from advisor.kingsroad.values.evaluation import best_valuer, evaluate
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.workshop.kingsroad.matches import stage_policy
from kingsroad.notation import parse_position

OVER = "KR1:s:13:8:45.10010122.457:19.10020420.23:39.20100223.16"
LATE = "KR1:s:11:3:32.01000002.35:37D.00000000.1268:16W.00103000.47"
EARLY = "KR1:s:3:3:0W.12200000.-:9W.00000100.-:22D.00000000.146"


def rng(seed: int = 5) -> np.random.Generator:
    return np.random.default_rng(seed)


def test_what_is_over_is_not_looked_at() -> None:
    games = games_of([parse_position(OVER), parse_position(LATE), parse_position(OVER)])
    shifts = value_shifts(games, rng(), Stop())
    assert not shifts.win[[0, 2]].any() and not shifts.margin[[0, 2]].any()
    assert shifts.win[1].any()


@pytest.mark.parametrize("code", [EARLY, LATE])
def test_the_same_is_found_again_and_chances_add_up(code: str) -> None:
    games = repeat(parse_position(code), 6)
    shifts, again = (value_shifts(games, rng(), Stop()) for _ in range(2))
    assert np.array_equal(shifts.win, again.win) and np.array_equal(shifts.margin, again.margin)
    assert shifts.win.sum(axis=1) == pytest.approx(np.zeros(6), abs=1e-6)
    nothing = value_shifts(games, rng(), Stop(), rounds=0)
    assert not nothing.win.any()


def test_time_that_has_run_out_is_said() -> None:
    with pytest.raises(OutOfTime):
        value_shifts(repeat(parse_position(EARLY), 2), rng(), Stop(0.0))


@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize("code", [EARLY, LATE])
def test_it_is_what_playing_on_adds_on_average(code: str, rounds: int) -> None:
    """The quick player plays as many rounds, and the values judge where that leads."""
    position = parse_position(code)
    start, looked = repeat(position, 400), repeat(position, 40)
    valuer = best_valuer(3, position.variant)
    policy = stage_policy(valuer, EFFORTS[3], packaged_policy(3, position.variant, 1.0))
    games, number, dice = start, np.arange(len(start)), rng(6)
    after = np.empty((len(start), 3))
    for _ in range(rounds):
        games, _ = play(games, *policy.all_choices(games, dice))
        after[number] = evaluate(games, valuer).win
        number = number[~games.finished]
        games = games.take(~games.finished)
    added = after - evaluate(start, valuer).win
    shifts = value_shifts(looked, rng(), Stop(), rounds=rounds).win
    errors = np.hypot(
        added.std(axis=0) / np.sqrt(len(added)), shifts.std(axis=0) / np.sqrt(len(shifts))
    )
    assert np.abs(added.mean(axis=0) - shifts.mean(axis=0)).max() <= (4 * errors + 0.01).max()
    assert (shifts.std(axis=0) < added.std(axis=0)).all(), "luck is taken off"
