"""The rules and the judge agree: on every legal action, price, position and result."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

import assassins as ka
from assassins.town import AssassinsData
from tests.assassins.support import judge
from tests.assassins.support.builders import as_data
from tests.assassins.support.towns import two_kings


def assert_game_agrees(seed: int) -> int:
    """Plays a random game on both sides in step; returns the number of actions compared."""
    dice = Random(seed)
    triple = tuple(sorted(dice.sample("abcdefghijkl", 3)))
    deck = dice.sample([(*card,) for card in judge.CARDS], len(judge.CARDS))
    state = judge.State(list(triple), deck)
    game = ka.new_game(ka.Opponents("Ann", "Bob"), secret=ka.Secret.of("".join(triple)))
    compared = 0
    while state.result is None:
        if game.position.card is None:
            game = game.turn_up(ka.RoundCard(*deck[game.position.round - 1]))
        legal = dict(state.legal())
        ours = {str(action): price for action, price in game.legal_actions().items()}
        assert ours == legal, (seed, state.position())
        compared += len(legal)
        if legal and dice.random() < 0.93:
            word = dice.choice(sorted(legal))
            state.do(word)
            game = game.act(word)
        else:
            state.end_phase()
            game = game.end_phase()
        assert as_data(game.position) == state.position(), seed
    assert game.result is not None
    assert (game.result.winner, game.result.by) == (state.result["winner"], state.result["by"])
    return compared


def assert_records_agree(seed: int, board: judge.Json = judge.SIDE_A) -> tuple[str, bool]:
    """A record of the one is read by the other to the same positions and the same result, also
    without its secret; returns how the game ended, and whether that shows without the secret."""
    whole = judge.random_game(seed, board)
    for record in (whole, {**whole, "secret": None}):
        positions, result = judge.replay(record)
        game = ka.decode_game(json.dumps(record).encode(), "judge.json")
        ours = msgspec.to_builtins(ka.AssassinsReplayData.of("judge.json", game))
        assert ours["positions"] == positions, seed
        if result is not None or positions[-1]["phase"] != "over":
            assert ours["result"] == result, seed  # the judge leaves it open after a last arrest
    end = judge.replay(whole)[1]
    assert end is not None
    return end["by"], result is not None


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_random_games_agree(start: int) -> None:
    assert sum(assert_game_agrees(seed) for seed in range(start, start + 20)) > 1_000


def test_records_agree() -> None:
    ends = {assert_records_agree(seed) for seed in range(60)}
    assert {by for by, shown in ends if shown} == {"castle", "assassins", "killed", "time"}
    assert ("assassins", False) in ends


def test_records_agree_on_another_board() -> None:
    board = msgspec.to_builtins(AssassinsData.of(two_kings()))
    for seed in range(12):
        assert_records_agree(seed, board)


@pytest.mark.soak
@pytest.mark.parametrize("start", range(1_000, 3_000, 250))
def test_two_thousand_games_agree(start: int) -> None:
    for seed in range(start, start + 250):
        assert_game_agrees(seed)
        assert_records_agree(seed)
