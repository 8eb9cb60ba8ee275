"""Phases of King & Assassins that win at once: a kill that is there, a castle that can be reached.

That a way is there is shown by the way itself; that it is worth looking for, by what the side has
without it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from advisor.assassins.belief.suspicion import belief_of
from advisor.assassins.king.ends import find_king_ends
from advisor.assassins.king.walking_out import way_out
from advisor.assassins.king_plan import king_chances
from advisor.assassins.people_phase import attack, find_people_phases
from advisor.assassins.people_plan import people_chances
from advisor.assassins.values.moments import moments_of_ends
from advisor.assassins.values.network import packaged_judges
from advisor.assassins.worlds import worlds_of
from advisor.core.cancellation import Stop
from advisor.messages.exercises import MAX_GRADE, AssassinsKind
from advisor.workshop.puzzles.assassins_puzzle import AssassinsPuzzle, is_worth_it, proof_of
from assassins.actions import Action, ActionKind
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, changed

_LOOKED_AT: Final = 60_000
"""Moments of the king's phase that are looked at for his way out."""

_OTHERS: Final = 6_000
"""Moments of his phase among which the best one is found that does not win at once."""

_FEWEST: Final = 2
"""A win is worth looking for from so many actions on that prepare it."""

_HIS_OWN: Final = frozenset({ActionKind.KING_STEP, ActionKind.KING_EXIT})
"""What the king does himself."""

_FREE: Final = frozenset({ActionKind.REVEAL, ActionKind.WOUND})
"""What prepares nothing: whom to turn up follows from who acts, the blows from where they stand."""


def find_kill(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A kill in the people's phase that begins."""
    assert game.secret is not None
    struck = attack(game.position, game.secret)
    if struck is None or not struck.end.over:
        return None
    prepared = [action for action in struck.actions if action.kind not in _FREE]
    if len(prepared) < _FEWEST:
        return None
    quiet = find_people_phases(game.position, None, Stop(), width=1).phases
    worth = people_chances(game, quiet, packaged_judges(game.town))
    best = int(worth.value.argmax())
    rest, error = float(worth.value[best]), float(worth.error[best])
    if not is_worth_it(1.0, rest, error):
        return None
    return AssassinsPuzzle(
        game,
        AssassinsKind.KILL,
        proof_of(
            struck.actions,
            chance=1.0,
            next_chance=rest,
            error=error,
            worlds=1,
        ),
        _kill_grade(prepared),
    )


def _kill_grade(prepared: list[Action]) -> int:
    """Every computer player sees a kill, so it is graded by what it takes: actions, a knight in the
    way, several who act."""
    kinds = {action.kind for action in prepared}
    grade = len(prepared) - 1
    grade += ActionKind.ASSASSIN_KILL in kinds
    grade += {ActionKind.TOWNSPERSON_STEP, ActionKind.ASSASSIN_STEP} <= kinds
    return max(1, min(grade, MAX_GRADE))


def castle_alone(position: AssassinsPosition) -> bool:
    """Whether the king walks out in his phase without any of his knights."""
    return way_out(changed(position, knights_ap=0), Stop(), _LOOKED_AT).actions is not None


def find_castle(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A way out in the king's phase that begins, for which his knights have to make room."""
    position, stop = game.position, Stop()
    found = way_out(position, stop, _LOOKED_AT)
    if found.actions is None:
        return None
    cleared = [action for action in found.actions if action.kind not in _HIS_OWN]
    if not cleared or castle_alone(position):
        return None
    # Whatever does not win: he stands where he is, or goes less far.
    ends = find_king_ends(changed(position, king_ap=0), stop, _OTHERS)
    if ends.won is not None:
        return None
    judges = packaged_judges(game.town)
    belief = belief_of(game, judges.suspicion)
    worth = king_chances(moments_of_ends(ends, np.arange(len(ends))), belief, judges)
    best = int(worth.value.argmax())
    rest, error = float(worth.value[best]), float(worth.error[best])
    if not is_worth_it(1.0, rest, error):
        return None
    return AssassinsPuzzle(
        replace(game, secret=None),
        AssassinsKind.CASTLE,
        proof_of(
            found.actions,
            chance=1.0,
            next_chance=rest,
            error=error,
            worlds=len(worlds_of(position)),
        ),
        max(1, min(MAX_GRADE, len(cleared))),
    )
