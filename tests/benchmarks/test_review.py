"""How long a review takes: its first round, and the whole. Figures only; no clock fails a test."""

from __future__ import annotations

from time import perf_counter, process_time

import pytest

from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.kingsroad.opponents import forget
from advisor.messages.protocol import AdviceSettings
from tests.benchmarks.figures import Yardstick
from tests.support.legal import random_game


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_twelve_rounds(players: int, yardstick: Yardstick) -> None:
    """The bound for four players is 10 yardsticks in all, with a first line within one."""
    game = next(
        game
        for seed in range(1000)
        if len((game := random_game(players, seed, rounds=12)).rounds) == 12
    )
    forget()
    start, busy = perf_counter(), process_time()
    times = [perf_counter() - start for _ in review_rounds(game, AdviceSettings(), Stop())]
    print(
        f"\nreview, {players} players, 12 rounds: first round / all "
        f"{yardstick.of(times[0], times[-1])}; {process_time() - busy:.1f} s of processor time"
    )
    assert len(times) == 12
