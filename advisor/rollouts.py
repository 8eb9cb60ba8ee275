"""A second opinion on a position: many games played on from it, and how they ended."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from advisor.matches import CAP, RANDOM, Policy
from advisor.simulation import Floats, play, repeat
from advisor.values import margins
from kingsroad.position import Position

_Z: Final = 1.96


@dataclass(frozen=True, slots=True)
class Rollout:
    """How games from a position ended; everything per seat.

    Attributes:
        games: how many were played.
        win: shares of the victory, summing to 1; win_half_width: of its 95 % interval.
        margin: mean of own points less the best opponent's; margin_half_width likewise.
        capped: how many games the cap on rounds ended, judged as they stood.
    """

    games: int
    win: tuple[float, ...]
    win_half_width: tuple[float, ...]
    margin: tuple[float, ...]
    margin_half_width: tuple[float, ...]
    capped: int


def rollout(
    position: Position, policy: Policy = RANDOM, *, games: int = 2000, seed: int = 0
) -> Rollout:
    """Plays ``games`` games (2 or more) to their end, everybody choosing by ``policy``.

    Raises:
        ValueError: the game is over, or there are too few games for an interval.
    """
    if position.finished:
        raise ValueError("the game is over")
    if games < 2:
        raise ValueError("an interval needs two games or more")
    rng = np.random.default_rng(seed)
    going = repeat(position, games)
    done = 0
    shares, gaps = np.empty((2, position.players, games))
    capped = 0
    while len(going):
        going, _ = play(going, *policy.choose(going, rng))
        late = ~going.finished & (going.rounds - position.round >= CAP)
        ended = going.take(going.finished | late)
        part = slice(done, done + len(ended))
        shares[:, part] = ended.shares().T
        gaps[:, part] = margins(ended.scores.T.astype(np.float64))
        done += len(ended)
        capped += int(late.sum())
        going = going.take(~going.finished & ~late)
    return Rollout(
        games=games,
        win=_means(shares),
        win_half_width=_half_widths(shares),
        margin=_means(gaps),
        margin_half_width=_half_widths(gaps),
        capped=capped,
    )


def _means(values: Floats) -> tuple[float, ...]:
    return tuple(values.mean(axis=1).tolist())


def _half_widths(values: Floats) -> tuple[float, ...]:
    widths = _Z * values.std(axis=1, ddof=1) / sqrt(values.shape[1])
    return tuple(widths.tolist())
