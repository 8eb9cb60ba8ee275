"""The value of a position: every player's chance to win and expected margin.

The whole advisor calls `evaluate`, for thousands of positions at once: finished games exactly, the
others by the values in use for their number of players and variant, learnt ones where ``weights/``
has them, else the closed form. Renumbering the seats renumbers the values.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Final

import numpy as np

from advisor.kingsroad.batch.games import Games
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.kingsroad.values.network import read_network
from advisor.kingsroad.values.valuer import Valuer, Values, margins
from kingsroad.position import Variant


def evaluate(games: Games, valuer: Valuer | None = None) -> Values:
    """The values of n positions, finished ones exactly.

    Args:
        games: before a round, or finished.
        valuer: values the unfinished ones; None for the `best_valuer`.
    """
    if valuer is None:
        valuer = best_valuer(games.num_players, games.variant)
    over = games.finished
    if not over.any():
        return valuer.values(games)
    win = games.shares()
    margin = margins(games.scores.T.astype(np.float64)).T
    going = np.flatnonzero(~over)
    if len(going):
        values = valuer.values(games.take(going))
        win[going] = values.win
        margin[going] = values.margin
    return Values(win, margin)


def best_valuer(players: int, variant: Variant) -> Valuer:
    """The values in use for this number of players (2 to 5) and variant."""
    return _replacement.get() or _packaged(players, variant)


@contextmanager
def using(valuer: Valuer | None) -> Iterator[None]:
    """Replaces the values in use within a ``with`` block; None for the packaged ones."""
    token = _replacement.set(valuer)
    try:
        yield
    finally:
        _replacement.reset(token)


_replacement: Final[ContextVar[Valuer | None]] = ContextVar("values in use", default=None)


@cache
def _packaged(players: int, variant: Variant) -> Valuer:
    file = resources.files("advisor.kingsroad.values").joinpath(
        f"weights/{variant.value}-{players}.npz"
    )
    if file.is_file():
        return read_network(file.read_bytes(), f"learnt values for {players} players")
    return CLOSED_FORMS[players]
