"""A phase played by instinct: whatever looks best of the few ways that come to mind first.

So plays a computer player, and so are the games played from which values are learnt; there the
choice is by a softmax, as whoever always does what looks best sees few positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from advisor.assassins.belief.trios import TrioBelief
from advisor.assassins.king.ends import find_king_ends
from advisor.assassins.king_plan import king_chances
from advisor.assassins.people_phase import find_people_phases
from advisor.assassins.people_plan import people_chances
from advisor.assassins.values.moments import moments_of_ends
from advisor.assassins.values.network import Judges
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition

_STAGES: Final = 2
"""How many times the cheapest ends of the king's phase are looked at, the second time from the best
of the first."""

_ENDS: Final = 6_000
"""Moments looked at each time."""

_KEPT: Final = 24


def king_by_instinct(
    position: AssassinsPosition,
    belief: TrioBelief,
    judges: Judges,
    stop: Stop,
    *,
    warmth: float = 0.0,
    random: Random | None = None,
) -> list[Action]:
    """What the king's side does for the rest of its phase.

    Args:
        position: in it.
        belief: who the assassins may be.
        judges: what moments are worth.
        stop: polled between blocks of moments.
        warmth: the temperature of the choice, in chances to win; 0 takes the best.
        random: draws, where there is any.
    """
    actions: list[Action] = []
    for _ in range(_STAGES):
        ends = find_king_ends(position, stop, _ENDS)
        if ends.won is not None:
            return [*actions, *ends.won]
        every = moments_of_ends(ends, np.arange(len(ends)))
        best = _chosen(king_chances(every, belief, judges).value, warmth, random)
        actions += ends.actions(best)
        position = ends.position(best)
        if ends.complete or not best:
            break
    return actions


def people_by_instinct(
    game: AssassinsGame,
    judges: Judges,
    stop: Stop,
    *,
    width: int = 1,
    warmth: float = 0.0,
    random: Random | None = None,
) -> Sequence[Action]:
    """What the people's side does for the rest of its phase.

    Args:
        game: in it, the secret known.
        judges, stop, warmth, random: as for the king's side.
        width: how many moments are carried on with after each action.
    """
    phases = find_people_phases(game.position, game.secret, stop, width=width, kept=_KEPT).phases
    if phases[0].end.over:
        return phases[0].actions
    values = people_chances(game, phases, judges).value
    return phases[_chosen(values, warmth, random)].actions


def _chosen(values: Floats, warmth: float, random: Random | None) -> int:
    """The place of the best, or of one drawn by a softmax (by Gumbel's trick)."""
    if warmth and random is not None:
        uniform = np.random.default_rng(random.getrandbits(32)).uniform(1e-12, 1, len(values))
        values = values - warmth * np.log(-np.log(uniform))
    return int(np.round(values, 9).argmax())
