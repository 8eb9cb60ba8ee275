"""How fast the rules of King & Assassins are."""

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
from tests.benchmarks.figures import Yardstick, best_in_turns


def loop() -> int:
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
def test_legal_actions_and_random_games(yardstick: Yardstick) -> None:
    """Beside a plain loop over a thousand numbers, which takes turns with them."""
    positions = [(p, s) for p, s in random_positions(1, 300) if p.card and not p.over]
    looped, *times = best_in_turns(20, loop, *(partial(legal_actions, p, s) for p, s in positions))
    times.sort()
    median, slow = times[len(times) // 2], times[len(times) * 95 // 100]
    games = best_in_turns(3, *(partial(play, seed) for seed in range(20)))
    actions = sum(play(seed) for seed in range(20))
    game = sum(games) / len(games)
    print(
        f"\nassassins, a position's legal actions, median / p95: {yardstick.of(median, slow)}, "
        f"{median / looped:.2f} times a loop over a thousand numbers"
        f"\nassassins, a random game of {actions / 20:.0f} actions: {yardstick.of(game)}, "
        f"an action {yardstick.of(sum(games) / actions)}"
    )
    assert median < 3 * looped
    assert game < 600 * looped
