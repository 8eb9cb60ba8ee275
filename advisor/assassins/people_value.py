"""What a position at the end of the people's phase is worth to them, by a few weights.

As in `advisor.assassins.king.value`, the weights order ways to play and are no chances. To look
alike the townsfolk all draw near; those that are assassins count for more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from advisor.assassins.clock import clock_of
from advisor.assassins.ground import ground_of
from advisor.assassins.nearness import FAR, strike_bounds
from assassins.position import AssassinsPosition
from assassins.secret import Secret

WON: Final = 10.0
"""More than anything that is not a win."""

_WOUND: Final = 0.8
_KNIGHT: Final = 0.06
_SOFT: Final = (1.0, 0.85, 0.7, 0.5, 0.3, 0.2, 0.12, 0.06, 0.03, 0.0)
"""How much a townsperson presses on the king, by the AP it needs before it can strike."""

_CROWD: Final = 0.6
_ASSASSINS: Final = 0.4
_LOST: Final = 0.5
"""What a revealed assassin beside a knight is expected to cost; less the farther they are."""

_SAFE: Final = 6
"""Squares between a knight and a revealed assassin at which he hardly gets there in a phase."""

_STEP: Final = 0.03
_LEAVES: Final = 5.0
"""What it costs that the king walks out in his next phase, whatever card comes: the game."""

_TOO_LATE: Final = 0.4
"""What it is worth that no gate can be reached in time."""


def estimates(positions: Sequence[AssassinsPosition], secret: Secret | None) -> list[float]:
    """The worth of ending the phase in each position; the more the better.

    Args:
        positions: in one phase of the people; one at least.
        secret: the people's choice; without it all townsfolk are alike.
    """
    bounds = strike_bounds(positions)
    soft = np.array(_SOFT)[np.minimum(bounds, FAR)]
    pressure = _CROWD / bounds.shape[1] * soft.sum(axis=1)
    if secret is not None:
        own = sorted(secret.assassins)
        pressure += _ASSASSINS / len(own) * soft[:, own].sum(axis=1)
    return [
        press + _calm(position)
        for press, position in zip(pressure.tolist(), positions, strict=True)
    ]


def _calm(position: AssassinsPosition) -> float:
    """What does not depend on attacks: wounds, knights, the king's way, who may be killed next."""
    away = ground_of(position.town).away
    worth = _WOUND * position.wounds - _KNIGHT * len(position.knights)
    for number in position.revealed:
        at = position.townsfolk[number]
        if at is not None and position.knights:
            apart = min(away[at][knight] for knight in position.knights)
            worth -= _LOST * max(0, _SAFE - apart) / (_SAFE - 1)
    return worth + _hindrance(position)


def _hindrance(position: AssassinsPosition) -> float:
    """How far the king's best way is from being short and free."""
    clock = clock_of(position)
    if clock.need is not None and position.deck:
        leaves = sum(card.king >= clock.need for card in position.deck) / len(position.deck)
        if leaves:
            return -_LEAVES * leaves
    best = _TOO_LATE
    for way in clock.gates:
        if way.need is None or way.need > clock.left:
            continue
        detour = 6 if way.around is None else min(6, way.around - way.need)
        best = min(best, _STEP * (detour - (clock.left - way.need)))
    return best
