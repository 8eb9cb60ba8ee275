"""Random positions in the middle of a game, and what one seat believes of its opponents there."""

from __future__ import annotations

import random

import numpy as np

from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel
from advisor.kingsroad.round.plays import Plays, hand_plays
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant
from tests.support.legal import random_selection


def random_position(
    players: int, seed: int, variant: Variant = Variant.STANDARD, *, thrift: float = 0.8
) -> Position:
    """A position in the middle of a random game, its players keeping Dragon and Witch mostly."""
    dice = random.Random(seed)
    game = Game(("Ann", "Bob", "Cid", "Dee", "Eve")[:players], variant)
    for _ in range(dice.randint(0, 8)):
        position = game.position
        chosen = [_thrifty(position, seat, dice, thrift) for seat in position.seats]
        again = [
            _thrifty(position, seat, dice, 1.0) if selection.has_witch else None
            for seat, selection in enumerate(chosen)
        ]
        after = game.play(chosen, tuple(again))
        if after.finished:
            break
        game = after
    return game.position


def _thrifty(position: Position, seat: int, dice: random.Random, thrift: float) -> Selection:
    keeps = dice.random() < thrift
    while True:
        selection = random_selection(position, seat, dice)
        if not keeps or not {Card.DRAGON, Card.WITCH} & set(selection.cards):
            return selection


def plays_of(position: Position, seat: int) -> Plays:
    return hand_plays(position.hand(seat))


def random_model(
    position: Position, seat: int, seed: int, *, support: int | None = None
) -> OpponentModel:
    """The round as one seat sees it, with random beliefs, each about ``support`` plays (or all)."""
    dice = np.random.default_rng(seed)
    opponents = []
    for other in position.seats:
        if other == seat:
            continue
        arrays = plays_of(position, other).arrays
        chances = dice.dirichlet(np.full(len(arrays), 0.5))
        if support is not None and support < len(arrays):
            chances[dice.permutation(len(arrays))[support:]] = 0
        opponents.append(OpponentBelief(other, arrays, chances / chances.sum()))
    return OpponentModel(position, seat, opponents)


def uniform_model(position: Position, seat: int) -> OpponentModel:
    others = [other for other in position.seats if other != seat]
    return OpponentModel(
        position, seat, [OpponentBelief.of(other, plays_of(position, other)) for other in others]
    )
