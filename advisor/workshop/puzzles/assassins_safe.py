"""Phases of the king with few safe ends: all ends are enumerated, and the danger of each is known.

Safe is an end after which nobody can even wound the king, whoever the assassins are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.assassins.belief.suspicion import belief_of
from advisor.assassins.danger import danger_of, people_ap
from advisor.assassins.king.end_bounds import near_the_king
from advisor.assassins.king.ends import Ends, find_king_ends
from advisor.assassins.king_plan import king_chances
from advisor.assassins.strikes import Strikes
from advisor.assassins.values.moments import moments_of_ends
from advisor.assassins.values.network import packaged_judges
from advisor.assassins.worlds import Worlds, worlds_of
from advisor.core.arrays import Bools, Floats
from advisor.core.cancellation import Stop
from advisor.messages.exercises import AssassinsKind
from advisor.messages.puzzle_proofs import LEAST_CHANCE, MOST_CHANCE, RARE
from advisor.workshop.puzzles.assassins_puzzle import AssassinsPuzzle, grade_by_players, proof_of
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.prices import WOUND

_MOST: Final = 130_000
"""Phases of more moments are left aside: they take too long."""

_FEWEST: Final = 1_000
"""In phases of fewer ends a safe one is soon found."""

_SETTLED: Final = 600
"""So many ends whose danger the bounds leave open are worked out exactly at most."""

_BLOCK: Final = 20_000
"""Ends judged together."""


@dataclass(frozen=True)
class SafeEnds:
    """All ends of a phase, and which of them are safe.

    Attributes:
        ends: complete; who stand alike may be there twice.
        safe: shape (n,).
        ways: how many of all different ends are safe.
        different: how many there are.
    """

    ends: Ends
    safe: Bools
    ways: int
    different: int


def find_safe_ends(
    position: AssassinsPosition, worlds: Worlds, most: int = _MOST
) -> SafeEnds | None:
    """The safe ends of a king's phase, exactly; None where that cannot be said, or he wins."""
    ap = people_ap(position)
    if ap is None or ap < WOUND or position.last_round:
        return None
    ends = find_king_ends(position, Stop(), most)
    if ends.won is not None or not ends.complete:
        return None
    near = near_the_king(ends.pawns, position.town, ap - WOUND)[ap - WOUND]
    touched = np.array(worlds.touched)
    safe = touched[near.surely | near.perhaps] == 0
    open_ = np.flatnonzero((touched[near.surely] == 0) & ~safe)
    if len(open_) > _SETTLED:
        return None
    for place in open_.tolist():
        danger = danger_of(Strikes(ends.position(place)), worlds, ap)
        if not danger.exact:
            return None
        safe[place] = danger.wound == 0
    keys = ends.ways.keys
    return SafeEnds(ends, safe, len(np.unique(keys[safe])), len(np.unique(keys)))


def is_safe(position: AssassinsPosition, worlds: Worlds) -> bool:
    """Whether nobody can wound the king after this end of his phase, or he has won."""
    if position.over:
        return True
    ap = people_ap(position)
    assert ap is not None
    danger = danger_of(Strikes(position), worlds, ap)
    return danger.exact and danger.wound == 0


def find_safe(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A king's phase that begins, of which few ends are safe, and one of them is as good as any."""
    game = game.as_public()
    position, worlds = game.position, worlds_of(game.position)
    if is_safe(position, worlds):
        return None
    found = find_safe_ends(position, worlds)
    if (
        found is None
        or not found.ways
        or found.different < _FEWEST
        or found.ways > RARE * found.different
    ):
        return None
    values, errors = _worth(game, found.ends)
    best = int(np.where(found.safe, values, -np.inf).argmax())
    other = int(np.where(found.safe, -np.inf, values).argmax())
    error = float(np.hypot(errors[best], errors[other]))
    # That it is safe is certain; what it is worth is an estimate, which must not speak against it.
    if not (LEAST_CHANCE <= values[best] <= MOST_CHANCE and values[best] >= values[other] - error):
        return None
    return AssassinsPuzzle(
        game,
        AssassinsKind.SAFE,
        proof_of(
            found.ends.actions(best),
            chance=float(values[best]),
            next_chance=float(values[other]),
            error=error,
            ways=found.ways,
            ends=found.different,
            worlds=len(worlds),
            death_worlds=0,
            wound_worlds=0,
        ),
        grade_by_players(game, lambda end: is_safe(end, worlds)),
    )


def _worth(game: AssassinsGame, ends: Ends) -> tuple[Floats, Floats]:
    """The king's side's chances at all ends, and their errors."""
    judges = packaged_judges(game.town)
    belief = belief_of(game, judges.suspicion)
    parts = [
        king_chances(moments_of_ends(ends, some), belief, judges)
        for some in np.array_split(np.arange(len(ends)), len(ends) // _BLOCK + 1)
    ]
    return (
        np.concatenate([part.value for part in parts]),
        np.concatenate([part.error for part in parts]),
    )
