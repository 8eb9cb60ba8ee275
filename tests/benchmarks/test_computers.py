"""How long the computer players take for a move, on a warm process, in the course of a game."""

from statistics import median

import pytest

from advisor.kingsroad.opponents import forget
from advisor.kingsroad.players.computers import choose
from advisor.messages.computers import RULE_OF_THUMB, STRENGTHS
from kingsroad.cards import Selection
from kingsroad.games import Game
from tests.benchmarks.figures import Yardstick
from tests.positions import PLAYERS

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
