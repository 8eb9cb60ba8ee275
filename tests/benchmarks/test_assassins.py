"""How fast the rules of King & Assassins are, beside a loop that any machine can run.

The yardstick is adding up a thousand numbers in a plain ``for`` loop: what is said in yardsticks
holds on another machine, and under load, too.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from assassins.cards import shuffled
from assassins.legal import legal_actions
from assassins.position import TownPosition, starting_position
from assassins.rounds import act, end_phase, turn_up
from assassins.secret import drawn_secret
from assassins.town_files import side_a
from tests.assassins.support.random_play import random_positions


def best(work: Callable[[], object], repeat: int = 15) -> float:
    """The least seconds that the work took."""
    least = float("inf")
    for _ in range(repeat):
        begin = time.perf_counter()
        work()
        least = min(least, time.perf_counter() - begin)
    return least


def yardstick() -> int:
    total = 0
    for number in range(1_000):
        total += number
    return total


def play(seed: int) -> int:
    """A game of random legal actions, position by position; how many actions it had."""
    random = Random(seed)
    secret = drawn_secret(random)
    deck = list(shuffled(side_a().deck, random))
    position: TownPosition = starting_position(side_a())
    count = 0
    while not position.over:
        if position.card is None:
            position = turn_up(position, deck.pop())
        elif legal := list(legal_actions(position, secret)):
            position = act(position, random.choice(legal), secret).after
            count += 1
        else:
            position = end_phase(position)
    return count


@pytest.mark.bench
def test_legal_actions_and_random_games() -> None:
    positions = [(p, s) for p, s in random_positions(1, 300) if p.card and not p.over]
    one = best(yardstick, 200)
    times = sorted(best(partial(legal_actions, p, s), 20) for p, s in positions)
    median, slow = times[len(times) // 2], times[len(times) * 95 // 100]
    games = [best(partial(play, seed), 3) for seed in range(20)]
    actions = sum(play(seed) for seed in range(20))
    game = sum(games) / len(games)
    print(
        f"\nassassins, a position's legal actions: median {median * 1e6:.1f} µs "
        f"({median / one:.2f} yardsticks), 95 of 100 under {slow * 1e6:.1f} µs; "
        f"the yardstick is {one * 1e6:.1f} µs"
        f"\nassassins, a random game of {actions / 20:.0f} actions: {game * 1e3:.2f} ms "
        f"({game / one:.0f} yardsticks), {sum(games) / actions * 1e6:.1f} µs an action"
    )
    assert median < 3 * one
    assert game < 600 * one
