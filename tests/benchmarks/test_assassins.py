"""How fast the rules and the solver of King & Assassins are, and how well its players play."""

from dataclasses import replace
from functools import partial
from random import Random
from time import perf_counter

import numpy as np
import pytest

from advisor.assassins import batch
from advisor.assassins.advise import advise
from advisor.assassins.computers import play_phase
from advisor.assassins.danger import Danger, Worlds, danger_of, people_ap, worlds_of
from advisor.assassins.strikes import Strikes
from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR, INSTINCT, RANDOM, RULE_OF_THUMB
from assassins.actions import Side
from assassins.cards import shuffled
from assassins.games import new_game
from assassins.legal import legal_actions
from assassins.position import AssassinsPosition, starting_position
from assassins.rounds import act, end_phase, turn_up
from assassins.secret import drawn_secret, possible_secrets
from assassins.town import side_a
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.matches import PLAYERS, play_match
from tests.assassins.support.random_play import random_positions
from tests.benchmarks.figures import Yardstick, best_in_turns


def loop() -> int:
    total = 0
    for number in range(1_000):
        total += number
    return total


_MANY = 4_000


def play_at_once(count: int) -> int:
    """Games of random legal actions in arrays; how many actions they had."""
    rng, random, actions = np.random.default_rng(1), Random(1), 0
    start = starting_position(side_a())
    games = batch.games_of(start, [drawn_secret(random) for _ in range(count)])
    while not (over := games.over).all():
        chance, upto = rng.random((2, count)), games.deck.cumsum(axis=0)
        kinds = (upto > chance[0] * upto[-1]).argmax(axis=0)
        face_down = ~over & (games.card == batch.FACE_DOWN)
        games = batch.turn_up(games, np.where(face_down, kinds, batch.FACE_DOWN))
        can = batch.legal(games)
        number = can.sum(axis=0)
        codes = np.where(over, batch.WAIT, batch.END)
        some = np.flatnonzero(number)
        first = (number.cumsum() - number)[some]
        each = first + (chance[1, some] * number[some]).astype(np.intp)
        codes[some] = np.nonzero(can.T)[1][each]
        games = batch.act(games, codes.astype(np.uint8))
        actions += len(some)
    return actions


def play(seed: int) -> int:
    """A game of random legal actions, position by position; how many actions it had."""
    random = Random(seed)
    secret = drawn_secret(random)
    deck = list(shuffled(side_a().deck, random))
    position: AssassinsPosition = starting_position(side_a())
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
    many, (at_once,) = play_at_once(_MANY), best_in_turns(1, partial(play_at_once, _MANY))
    print(
        f"assassins, {_MANY:,} random games at once: an action {yardstick.of(at_once / many)}, "
        f"{sum(games) / actions * many / at_once:.0f} times as fast"
    )
    assert median < 3 * looped
    assert game < 600 * looped


@pytest.mark.bench
def test_threats_danger_and_phases(yardstick: Yardstick) -> None:
    """Beside the loop: the threat map of crowds, the danger under all triples, whole phases."""
    positions = list(crowds(1, 200))
    worlds = [worlds_of(position) for position in positions]
    for known in worlds:
        assert known.touched  # made once for a phase, and so not part of the figures
    maps = [partial(threat_map, position) for position in positions]
    dangers = [partial(danger, p, known) for p, known in zip(positions, worlds, strict=True)]
    looped, *times = best_in_turns(3, loop, *maps, *dangers)
    quick, thorough = sorted(times[: len(maps)]), sorted(times[len(maps) :])
    print(
        f"\nassassins, threat map, median / p95: {yardstick.of(*spread(quick))}"
        f"\nassassins, danger under all triples, median / p95: {yardstick.of(*spread(thorough))}"
    )
    for name in (RULE_OF_THUMB, CAREFUL, INSTINCT, PLANNER, ADVISOR):
        for people in (False, True):
            games = [
                replace(new_game(PLAYERS, secret=None), position=p, secret=possible_secrets(p)[0])
                for p in crowds(2, 12, people=people)
            ]
            phases = sorted(best_in_turns(1, *(partial(play_phase, g, name, 1) for g in games)))
            side = "people" if people else "king"
            print(
                f"assassins, a phase of the {side}'s side, {name}, median / max: "
                f"{yardstick.of(phases[len(phases) // 2], phases[-1])}"
            )
    assert spread(quick)[1] < 400 * looped


@pytest.mark.bench
@pytest.mark.parametrize("knights_ap", [5, 6, 7])
def test_advice_for_the_king(yardstick: Yardstick, knights_ap: int) -> None:
    """The first answer, and the one that compares all ways to play, for crowds with most knights;
    the median is bounded in yardsticks."""
    first, whole, ends = list[float](), list[float](), list[int]()
    for position in crowds(3, 200):
        if len(first) == 12 or position.knights_ap != knights_ap or len(position.knights) < 5:
            continue
        answers = advise(replace(new_game(PLAYERS), position=position), Side.KING, [])
        start = perf_counter()
        next(answers)
        first.append(perf_counter() - start)
        *_, last = answers
        whole.append(perf_counter() - start)
        ends.append(last.tried)
    first.sort()
    whole.sort()
    print(
        f"\nassassins, advice at {knights_ap} AP, {max(ends):,} ends at most, first / whole, "
        f"median: {yardstick.of(first[6], whole[6])}, max: {yardstick.of(first[-1], whole[-1])}"
    )
    assert first[6] < 0.1 * yardstick.seconds
    assert whole[6] < (3 if knights_ap > 6 else 1) * yardstick.seconds


@pytest.mark.bench
def test_matches_of_computer_players() -> None:
    for better, worse, pairs in (
        (RULE_OF_THUMB, RANDOM, 20),
        (CAREFUL, RULE_OF_THUMB, 10),
        (INSTINCT, CAREFUL, 10),
        (PLANNER, INSTINCT, 10),
        (ADVISOR, PLANNER, 10),
        (ADVISOR, CAREFUL, 10),
    ):
        print(f"\nassassins, {better} against {worse}, {play_match(better, worse, pairs, 1_000)}")


def threat_map(position: AssassinsPosition) -> tuple[int | None, ...]:
    return Strikes(position).least


def danger(position: AssassinsPosition, worlds: Worlds) -> Danger:
    return danger_of(Strikes(position), worlds, people_ap(position) or 0)


def spread(ordered: list[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    return ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
