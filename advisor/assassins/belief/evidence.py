"""What a phase of the people's side tells of who the assassins are.

What they did not do is exact: under a trio that could have killed the king, or wounded him, they
let that pass. How they moved is told by a few figures for each of the townsfolk; what these are
worth is learnt (`belief.suspicion`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from advisor.assassins.belief.trios import TRIOS
from advisor.assassins.clock import on_the_way
from advisor.assassins.ground import UNREACHABLE, ground_of
from advisor.assassins.strikes import Strikes
from advisor.core.arrays import Bools, Floats
from assassins.position import AssassinsPosition
from assassins.prices import FATAL_WOUNDS, WOUND
from assassins.rounds import PhaseReport
from assassins.squares import NEIGHBOURS, SQUARES
from assassins.town import TOWNSFOLK

HABITS: Final = (
    "moved",
    "nearer",
    "farther",
    "in reach",
    "stays in reach",
    "away from knights",
    "beside a knight",
    "onto a roof",
    "in the way",
)
"""How one of the townsfolk has moved, by the columns of `PhaseEvidence.habits`."""

_STRIKES: Final = 3
"""AP from which on somebody is in reach: a wound is possible with the dearest cards."""

_STEPS: Final = 3
_ESCAPE: Final = 4
"""Squares between a knight and one of the townsfolk that he hardly gets to in a phase."""


@dataclass(frozen=True, slots=True)
class PhaseEvidence:
    """What one phase tells.

    Attributes:
        killed: under which trios the king could have been killed and was not; shape (220,).
        wounded: under which he could have been wounded, not killed, and was not; shape (220,).
        habits: for each of the townsfolk who is hidden still, how it moved; (12, `HABITS`).
    """

    killed: Bools
    wounded: Bools
    habits: Floats


@lru_cache(maxsize=512)
def evidence_of(report: PhaseReport) -> PhaseEvidence:
    """What a phase of the people's side tells, once it is over; nothing where the game is."""
    end = report.actions[-1].after if report.actions else report.before
    return evidence_at(report.before, end)


def evidence_at(before: AssassinsPosition, end: AssassinsPosition) -> PhaseEvidence:
    """What a phase of the people's side would tell.

    Args:
        before: at its beginning.
        end: after its actions, the phase not ended yet or the game over.
    """
    none = np.zeros(len(TRIOS), dtype=np.bool_)
    if end.over or before.king is None:
        return PhaseEvidence(none, none, np.zeros((TOWNSFOLK, len(HABITS))))
    killed, wounded = _missed(before)
    struck = end.wounds > before.wounds
    return PhaseEvidence(killed, none if struck else wounded, _habits(before, end))


@lru_cache(maxsize=512)
def _missed(before: AssassinsPosition) -> tuple[Bools, Bools]:
    """Under which trios the king can be killed in a phase, and under which wounded only."""
    ap = before.people_ap
    strikes = Strikes(before)
    killed = _within(strikes, ap - WOUND * (FATAL_WOUNDS - before.wounds))
    return killed, _within(strikes, ap - WOUND) & ~killed


def _within(strikes: Strikes, ap: int) -> Bools:
    """Under which trios somebody can strike after at most so many AP; shape (220,)."""
    if ap < 0:
        return np.zeros(len(TRIOS), dtype=np.bool_)
    near = {n for n, least in enumerate(strikes.least) if least is not None and least <= ap}
    helped = {n for n, least in strikes.together.items() if least <= ap} - near
    return np.array(
        [
            not trio.isdisjoint(near)
            or (not trio.isdisjoint(helped) and strikes.of(trio, ap) is not None)
            for trio in TRIOS
        ]
    )


def _habits(before: AssassinsPosition, end: AssassinsPosition) -> Floats:
    ground, king = ground_of(before.town), before.king
    assert king is not None
    ring = [s for s in NEIGHBOURS[king] if king in ground.reach[s]]
    steps = [min((ground.apart[s][r] for r in ring), default=UNREACHABLE) for s in SQUARES]
    way = {s for gate in before.town.gate_squares for s in on_the_way(before.town, king, gate)}
    habits = np.zeros((TOWNSFOLK, len(HABITS)))
    for number, (was, now) in enumerate(zip(before.townsfolk, end.townsfolk, strict=True)):
        if was is None or now is None or number in end.revealed:
            continue
        moved = was != now
        gain = max(-_STEPS, min(_STEPS, steps[was] - steps[now])) if moved else 0
        danger, safer = _hunter(before, was), _hunter(end, now)
        habits[number] = (
            moved,
            max(0, gain) / _STEPS,
            max(0, -gain) / _STEPS,
            moved and steps[now] <= _STRIKES,
            not moved and steps[was] <= _STRIKES,
            moved and danger < _ESCAPE and safer > danger,
            safer <= 1,
            moved and before.town.roofs[now] and not before.town.roofs[was],
            moved and now in way,
        )
    return habits


def _hunter(position: AssassinsPosition, square: int) -> int:
    """Squares to the nearest knight."""
    away = ground_of(position.town).away[square]
    return min((away[knight] for knight in position.knights), default=len(SQUARES))
