"""How long the computer players take for a move, on a warm process, in the course of a game.

How much faster folding is than the joint product, and how long outcomes take.

How long a review takes: its first round, and the whole. Figures only; no clock fails a test.

How fast the array engine is, and how much faster than `kingsroad` itself.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from statistics import median
from time import perf_counter, process_time

import numpy as np
import pytest

from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.kingsroad.batch import games as simulation
from advisor.kingsroad.batch.games import random_choices
from advisor.kingsroad.opponents import forget
from advisor.kingsroad.players.computers import choose
from advisor.kingsroad.round.bounds import Choices, Measure, candidate_bounds, extreme
from advisor.kingsroad.round.joint_classes import witch_value
from advisor.kingsroad.round.outcomes import outcomes
from advisor.kingsroad.round.plays import PlayArrays
from advisor.messages.advice import Extreme
from advisor.messages.computers import RULE_OF_THUMB, STRENGTHS
from advisor.messages.protocol import AdviceSettings
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.position import starting_position
from kingsroad.rounds import play_round
from tests.benchmarks.figures import Yardstick, best_in_turns
from tests.positions import PLAYERS
from tests.support.brute_force import product_rounds
from tests.support.legal import random_game
from tests.support.models import plays_of, random_position, uniform_model

pytestmark = pytest.mark.bench

WANTED = {2: 0.15, 3: 0.25, 4: 0.35, 5: 0.5}
"""Yardsticks for a move of any of them."""

_NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
_ROUNDS = 12


def move_seconds(computer: str, players: int) -> list[float]:
    """Of each choice of one computer player, the others playing by rule of thumb."""
    game = Game(_NAMES[:players])
    seconds: list[float] = []

    def chosen(seat: int) -> Selection:
        choice = choose(
            game, seat, RULE_OF_THUMB if seat else computer, seed=len(game.rounds)
        ).choice
        if seat == 0:
            seconds.append(choice.seconds)
        return Selection.of(choice.selection)

    while not game.finished and len(game.rounds) < _ROUNDS:
        game = game.choose([chosen(seat) for seat in range(players)])
        if game.revealed is not None:
            again = game.to_choose
            game = game.choose_again(
                tuple(chosen(seat) if seat in again else None for seat in range(players))
            )
    return seconds


@pytest.mark.parametrize("players", PLAYERS)
def test_moves(players: int, yardstick: Yardstick) -> None:
    print(f"\na move, {players} players, median / most (wanted at most {WANTED[players]} yd):")
    for computer in STRENGTHS:
        choose(Game(_NAMES[:players]), 0, computer)
        forget()
        seconds = move_seconds(computer, players)
        print(f"  {computer}: {yardstick.of(median(seconds), max(seconds))}")


TURNS = 3


def four_proofs(choices: Choices) -> list[Extreme]:
    """The least and the most of either measure."""
    return [
        extreme(choices, 0, measure, most=most) for measure in Measure for most in (False, True)
    ]


@pytest.mark.bench
def test_folding_against_the_joint_product(
    yardstick: Yardstick, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three players, every Dragon in hand: 156 own plays against 24,336 joint plays each.

    The joint product is played as whole NumPy arrays for one own play and counted 156 times.
    """
    position = starting_position(3)
    model = uniform_model(position, 0)
    plays = plays_of(position, 0)
    placing = len(plays.placing)
    mine = PlayArrays.of(plays.placing)
    others = [PlayArrays.of(plays_of(position, seat).placing) for seat in (1, 2)]
    own = PlayArrays(mine.placed[[40]], mine.dragon[[40]])

    folded, joint = best_in_turns(
        TURNS,
        lambda: outcomes(model, mine),
        lambda: product_rounds(position, [own, *others]),
    )
    rounds = product_rounds(position, [own, *others])
    assert outcomes(model, mine).points[40] == pytest.approx(rounds.points[:, 0].mean(), abs=1e-9)
    ratio = joint * placing / folded
    with capsys.disabled():
        print(
            f"\nfolding {yardstick.of(folded)} for {placing} plays, joint product "
            f"{yardstick.of(joint)} for one: {ratio:,.0f} times faster"
        )
    assert ratio > 500


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_time_for_all_plays(
    players: int, yardstick: Yardstick, capsys: pytest.CaptureFixture[str]
) -> None:
    """Outcomes and bounds of all candidates, the Witch's value, four proofs of a play."""
    taken: dict[str, list[float]] = {}
    for seed in range(8):
        position = random_position(players, seed, thrift=0.97)
        own = plays_of(position, 0)
        model = uniform_model(position, 0)
        plays = [plays_of(position, seat).effects for seat in position.seats]
        plays[0] = own.effects[seed : seed + 1]
        choices = Choices(position, plays)
        work: dict[str, Callable[[], object]] = {
            "outcomes": partial(outcomes, model, own.arrays),
            "Witch": partial(witch_value, model, own.again.arrays),
            "bounds": partial(candidate_bounds, model, own),
            "proofs": partial(four_proofs, choices),
        }
        for name, call in work.items():
            taken.setdefault(name, []).extend(best_in_turns(2, call))
        least = extreme(choices, 0, Measure.POINTS, most=False)
        assert least.value == candidate_bounds(model, own).worst[seed]
    with capsys.disabled():
        print(f"\n{players} players, median / longest:")
        for name, times in taken.items():
            print(f"  {name} {yardstick.of(median(times), max(times))}")


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


def array_games_a_second(players: int, count: int, seed: int) -> float:
    rng = np.random.default_rng(seed)
    games = simulation.repeat(starting_position(players), count)
    start = time.perf_counter()
    while len(games):
        games, _ = simulation.play(games, *random_choices(games, rng))
        games = games.take(~games.finished)
    return count / (time.perf_counter() - start)


def object_games_a_second(players: int, count: int, seed: int) -> float:
    chance = random.Random(seed)
    start = time.perf_counter()
    for _ in range(count):
        position = starting_position(players)
        while not position.finished:
            hands = [position.hand(seat) for seat in position.seats]
            first = [chance.choice(legal_selections(hand)) for hand in hands]
            again = tuple(
                chance.choice(legal_selections(replace(hand, second=True)))
                if selection.has_witch
                else None
                for hand, selection in zip(hands, first, strict=True)
            )
            position = play_round(position, first, again).after
    return count / (time.perf_counter() - start)


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_complete_random_games_a_second(players: int, yardstick: Yardstick) -> None:
    """The best of runs that take turns."""
    array_games_a_second(players, 256, seed=0)
    runs = [
        (array_games_a_second(players, 4096, seed), object_games_a_second(players, 30, seed))
        for seed in range(3)
    ]
    arrays, objects = (max(found) for found in zip(*runs, strict=True))
    print(
        f"\nsimulation, {players} players: random games {yardstick.rate(arrays)} on one core, "
        f"{arrays / objects:,.0f} times kingsroad's {objects:,.0f} a second"
    )
    assert arrays > 5 * objects


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 5])
def test_joint_plays_of_one_position_a_second(players: int, yardstick: Yardstick) -> None:
    games = simulation.repeat(starting_position(players), 24_336)
    choices = random_choices(games, np.random.default_rng(0))
    choices = simulation.RoundChoices(
        np.asfortranarray(choices.placed),
        np.asfortranarray(choices.dragon),
        np.asfortranarray(choices.witch),
    )
    objects: list[float] = []
    best, _ = best_in_turns(
        10,
        lambda: simulation.play(games, *choices),
        lambda: objects.append(object_games_a_second(players, 1, seed=0)),
    )
    print(f"\nsimulation, {players} players: after-states {yardstick.rate(len(games) / best)}")
    assert len(games) / best > 10 * max(objects)
