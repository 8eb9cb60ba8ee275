"""What a position at the end of the king's phase is worth to his side, by a few weights.

The weights are no probabilities of winning; they order what the exact figures leave open. Whoever
plays by them knows what is public only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.clock import clock_of, free_steps
from advisor.assassins.danger import Danger, people_ap
from advisor.assassins.nearness import strike_bounds
from advisor.assassins.worlds import Worlds
from assassins.position import AssassinsPosition
from assassins.prices import FATAL_WOUNDS, WOUND

WON: Final = 10.0
"""More than anything that is not a win."""

_DEATH: Final = 4.0
_WOUND: Final = 1.0
_NEAR: Final = 0.02
_SOFT: Final = (1.0, 0.8, 0.6, 0.45, 0.25, 0.15, 0.1, 0.05, 0.0, 0.0)
"""How much a townsperson presses on the king, by the AP it needs before it can strike."""

_SPARE: Final = (0.0, 0.25, 0.45, 0.6, 0.7, 0.76, 0.8)
"""The worth of so many king AP that can be lost on the way to a gate, six or more alike."""

_OUT_OF_REACH: Final = -0.5
"""What the castle out of reach costs before the first card: there is time to remove all three."""

_LOST: Final = -_DEATH
"""What it costs when no card is left: the game. Between these two it grows with every round."""

_STEP: Final = 0.04
"""For each step that the king is nearer to his gate: what is behind him is over."""

_ROOM: Final = 0.02
"""For each of two steps that he could take there at once."""

_DETOUR: Final = 0.01
_ARREST: Final = 0.12
_KILL: Final = 0.6
_KNIGHT: Final = 0.06


class Estimates(NamedTuple):
    """What stopping in each of some positions is worth: ``rest`` less ``cost``.

    Attributes:
        rest: all but the danger.
        cost: what the danger costs, by the bounds of `strike_bounds`.
    """

    rest: list[float]
    cost: list[float]


def estimates(positions: Sequence[AssassinsPosition], worlds: Worlds) -> Estimates:
    """The worth of stopping in each position.

    Args:
        positions: in one phase of the king, he on the board; one at least.
        worlds: the triples that were possible at its beginning.
    """
    ap = people_ap(positions[0])
    assert ap is not None
    bounds = strike_bounds(positions)
    fatal = ap - WOUND * (FATAL_WOUNDS - positions[0].wounds)
    touched = np.array(worlds.touched)
    powers = 1 << np.arange(bounds.shape[1])
    deaths = touched[(bounds <= fatal) @ powers] / len(worlds)
    wounds = touched[(bounds <= ap - WOUND) @ powers] / len(worlds)
    pressure = np.array(_SOFT)[bounds] @ np.array(worlds.chances)
    calm = np.array([_calm(position) for position in positions])
    return Estimates(
        (calm - _NEAR * pressure).tolist(),
        (_DEATH * deaths + _WOUND * (wounds - deaths)).tolist(),
    )


def cost(danger: Danger) -> float:
    """What an exact danger costs."""
    death, wound = danger.death / danger.worlds, danger.wound / danger.worlds
    return _DEATH * death + _WOUND * (wound - death)


def _calm(position: AssassinsPosition) -> float:
    """What does not depend on attacks: the clock, arrests, kills, knights.

    All cards come in the end, so their order does not matter for what is left: a gate that needs
    more is out of reach for good.
    """
    clock = clock_of(position)
    left = clock.left - position.king_ap  # what is left of this phase is lost
    best = _out_of_reach(position)
    for way in clock.gates:
        if way.need is None or way.need > left:
            continue
        detour = 6 if way.around is None else min(6, way.around - way.need)
        spare = _SPARE[min(len(_SPARE) - 1, left - way.need)]
        room = _ROOM * free_steps(position, way.gate)
        best = max(best, spare + room - _STEP * way.need - _DETOUR * detour)
    return (
        best
        + _ARREST * len(position.arrested)
        + _KILL * len(position.killed)
        + _KNIGHT * len(position.knights)
    )


def _out_of_reach(position: AssassinsPosition) -> float:
    """The worth of a position from which no gate can be reached: to be won by removing all three
    assassins only, for which there are as many rounds as cards."""
    hope = len(position.deck) / len(position.town.deck)
    return _LOST + hope * (_OUT_OF_REACH - _LOST)
