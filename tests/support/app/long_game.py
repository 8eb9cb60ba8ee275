"""A game that takes as many rounds as a test wants."""

from __future__ import annotations

import random

from kingsroad.games import Game
from tests.support.legal import random_selection


def mirrored_game(rounds: int, seed: int = 0) -> Game:
    """A game of two players who always choose alike, so that nobody gains anything by it."""
    dice = random.Random(seed)
    game = Game(("Ann", "Bob"))
    for _ in range(rounds):
        selection = random_selection(game.position, 0, dice, second=True)
        game = game.play([selection, selection])
    return game
