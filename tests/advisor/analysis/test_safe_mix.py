"""The mix that leans towards the belief, and what it gives up."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.analysis.safe_mix import SafeMix, leaning_mix
from advisor.messages.protocol import AdviceSettings
from advisor.workshop.tournament.full_strength import GameTask, play_game
from kingsroad.position import starting_position
from tests.support.builders import game_from, position

_ACTIONS = 9


@given(
    st.lists(st.floats(0, 1), min_size=_ACTIONS, max_size=_ACTIONS),
    st.floats(0.001, 0.5),
)
def test_leaning_gains_and_goes_to_the_best_as_the_temperature_falls(
    values: list[float], temperature: float
) -> None:
    start, worth = np.full(_ACTIONS, 1 / _ACTIONS), np.array(values)
    mix = leaning_mix(start, worth, temperature)
    assert mix.sum() == pytest.approx(1.0) and (mix >= 0).all()
    assert mix @ worth >= worth.mean() - 1e-9
    sharp = leaning_mix(start, worth, 1e-6)
    assert sharp @ worth == pytest.approx(worth.max(), abs=1e-4)


def test_leaning_is_the_best_of_all_mixes_of_two_plays() -> None:
    values, temperature = np.array([0.30, 0.31]), 0.01
    start = 0.9 * np.array([0.8, 0.2]) + 0.05  # As the mix itself starts.
    shares = np.linspace(0.0001, 0.9999, 99_999)
    mixes = np.stack([shares, 1 - shares])
    divergence = (mixes * np.log(mixes / start[:, None])).sum(axis=0)
    best = shares[(values @ mixes - temperature * divergence).argmax()]
    assert leaning_mix(np.array([0.8, 0.2]), values, temperature)[0] == pytest.approx(
        best, abs=1e-4
    )


@pytest.mark.parametrize("epsilon", [0.0, 0.001, 0.01, 1000.0])
def test_three_players_give_up_no_more_than_they_may(epsilon: float) -> None:
    question = ask(game_from(starting_position(3)), 0, AdviceSettings())
    known = question.common_knowledge(Stop())
    stage, profile = known.stage, known.profile(certified=False)
    dice = np.random.default_rng(1)
    against, values = dice.random((2, stage.sizes[0]))
    found = SafeMix.of(stage, profile, against, values, epsilon)
    own = profile.mixes[0]
    assert found.mix.sum() == pytest.approx(1.0)
    assert (own - found.mix) @ against <= epsilon + 1e-9
    assert found.mix @ values >= own @ values - 1e-9


def test_three_strongest_players_do_not_choose_alike() -> None:
    under_way = position(3, scores=(20, 20, 20))
    _, positions = play_game(GameTask(5, under_way, None, 2026))
    scoreless = [before.scores == after.scores for before, after in pairwise(positions)]
    assert positions[-1].finished
    assert sum(scoreless) <= len(scoreless) / 4
