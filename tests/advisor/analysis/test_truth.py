"""The chances to win that a hint states, against games of strong players in all seats.

The positions are of the frozen suite, from early to late, which no training has seen, and two that
the values alone once judged badly.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

from advisor.advise import advise
from advisor.core.arrays import Floats
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.playing_on.stage_games import EFFORTS
from advisor.kingsroad.values.evaluation import best_valuer, evaluate
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.messages.protocol import AdviceSettings
from advisor.messages.verdicts import BeliefKind
from advisor.workshop.kingsroad.calibration import self_play
from advisor.workshop.kingsroad.matches import MAX_ROUNDS, stage_policy
from kingsroad.notation import parse_position, print_position
from kingsroad.position import Position
from tests.positions import PLAYERS, suite
from tests.support.builders import game_from

JUDGED_BADLY = {
    2: "KR1:s:4:5:12DW.00010000.38:9D.10200000.-",
    3: "KR1:s:3:3:0W.12200000.-:9W.00000100.-:22D.00000000.146",
}

POSITIONS = 6
GAMES = 1000
MAX_ERROR = 0.04
"""With any number of players."""


class Told(NamedTuple):
    """What is said of a position, and what games say; by seat."""

    code: str
    values: Floats
    headline: Floats
    won: Floats
    errors: Floats


def positions(players: int) -> list[Position]:
    """Six, by round."""
    named = [parse_position(JUDGED_BADLY[players])] if players in JUDGED_BADLY else []
    every = sorted(suite(players)[:8], key=lambda position: position.round)
    picked = np.linspace(0, len(every) - 1, POSITIONS - len(named)).round().astype(int)
    return sorted([*named, *(every[n] for n in picked)], key=lambda position: position.round)


def told(position: Position, games: int) -> Told:
    """The headline of a hint for seat 0 about strong opponents, and games of the strongest policy.

    That is the quick player of matches, with the values and the policy in use.
    """
    players, variant = position.num_players, position.variant
    valuer, proposer = best_valuer(players, variant), packaged_policy(players, variant, 1.0)
    policy = stage_policy(valuer, EFFORTS[players], proposer)
    played = self_play(policy, position, games=games, seed=7)
    shares = played.shares[np.unique(played.number, return_index=True)[1]]
    assert len(shares) > 0.9 * games, f"games should end within {MAX_ROUNDS} rounds"
    settings = AdviceSettings(belief=BeliefKind.EQUILIBRIUM)
    *_, advice = advise(game_from(position), 0, settings)
    return Told(
        print_position(position),
        evaluate(games_of([position]), valuer).win[0],
        np.array(advice.win),
        shares.mean(axis=0),
        shares.std(axis=0) / np.sqrt(len(shares)),
    )


def measured(players: int, games: int) -> tuple[float, float]:
    """The root mean square errors of the values and of the headline, over positions and seats.

    What the games vary by chance is taken off. Prints every position.
    """
    found = []
    for position in positions(players):
        one = told(position, games)
        found.append(one)
        print(f"\n{one.code}", flush=True)
        for name in ("values", "headline", "won", "errors"):
            print(f"  {name:9}", *(f"{x:6.3f}" for x in getattr(one, name)), flush=True)
    noise = np.concatenate([one.errors for one in found])
    return root_mean_square([one.values - one.won for one in found], noise), root_mean_square(
        [one.headline - one.won for one in found], noise
    )


def root_mean_square(differences: list[Floats], noise: Floats) -> float:
    square = float(np.mean(np.square(differences)) - np.mean(np.square(noise)))
    return float(np.sqrt(max(0.0, square)))


def test_there_are_six_positions_from_early_to_late() -> None:
    for players in PLAYERS:
        rounds = [position.round for position in positions(players)]
        assert len(rounds) == POSITIONS
        assert rounds == sorted(rounds)
        assert rounds[0] <= 4
        assert rounds[-1] >= 6


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_the_headline_agrees_with_games_of_strong_players(players: int) -> None:
    values, headline = measured(players, GAMES)
    print(f"\n{players} players: values {values:.3f}, headline {headline:.3f}")
    assert headline <= MAX_ERROR
