"""The best ways to play the rest of the people's phase, by their chance to win.

What everybody may believe afterwards is in that chance, so that it pays to mislead; and so is how
many of the cards let the king walk out at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from advisor.assassins.belief.evidence import evidence_at
from advisor.assassins.belief.suspicion import possible_trios, seen_signs, signs_of
from advisor.assassins.belief.trios import TRIOS, belief_alike
from advisor.assassins.king.walking_out import cards_to_leave
from advisor.assassins.people_phase import (
    WIDTH,
    FoundPeoplePhases,
    PeoplePhase,
    find_people_phases,
)
from advisor.assassins.values.moments import moments_of
from advisor.assassins.values.network import Chance, Judges
from advisor.core.cancellation import Stop
from assassins.cards import RoundCard
from assassins.games import AssassinsGame

_KEPT: Final = 48
"""Ends that are judged by their chance to win."""

_WATCHED: Final = 6
"""The best so many at the end, of which it is known whether the king walks out."""

_LOOKED_AT: Final = 3_000
"""Moments of his phase that are looked at for that."""


def plan_people_phase(
    game: AssassinsGame, judges: Judges, stop: Stop, *, width: int = WIDTH
) -> FoundPeoplePhases:
    """The best ways to play the rest of the people's phase, ending at once included, best first.

    The same arguments give the same answer unless time runs out; one is given at least.

    Args:
        game: in the people's phase. Without its secret nobody is turned up, and who is judged
            knows what is public.
        judges: what moments are worth.
        stop: polled all the time.
        width: how many moments are carried on with after each action.
    """
    found = find_people_phases(game.position, game.secret, stop, width=width, kept=_KEPT)
    if found.phases[0].end.over:
        won = replace(found.phases[0], value=1.0)
        return FoundPeoplePhases((won,), found.tried)
    worth = people_chances(game, found.phases, judges)
    phases = by_chance(
        replace(phase, value=value, error=error)
        for phase, value, error in zip(
            found.phases, worth.value.tolist(), worth.error.tolist(), strict=True
        )
    )
    return FoundPeoplePhases(tuple(_watched(phases, judges.next_cards, stop)), found.tried)


def by_chance(phases: Iterable[PeoplePhase]) -> list[PeoplePhase]:
    """The best first; of those that are as good the one of fewer actions."""
    return sorted(phases, key=lambda phase: (-round(phase.value, 6), len(phase.actions)))


def people_chances(game: AssassinsGame, phases: Sequence[PeoplePhase], judges: Judges) -> Chance:
    """The people's side's chances to win after ways to play its phase, none of them over; (n,)."""
    before = game.running[0].before if game.running else game.position
    signs, possible = seen_signs(game), possible_trios(game)
    public = [
        judges.suspicion.belief(
            signs + signs_of(evidence_at(before, phase.end)),
            possible & np.array([phase.end.revealed <= trio for trio in TRIOS]),
        )
        for phase in phases
    ]
    moments = moments_of([phase.end for phase in phases])
    if game.secret is None:
        king = judges.for_king_each(moments, public)
        return Chance(1 - king.value, king.error)
    own = belief_alike([game.secret.assassins])
    return judges.for_people(moments, public, [own] * len(phases))


def _watched(
    phases: Sequence[PeoplePhase], next_cards: Sequence[RoundCard], stop: Stop
) -> list[PeoplePhase]:
    """Ways to play, best first, the chances of the best less those of the cards with which the king
    walks out: from the most promising one on, until nothing is better that is not known."""
    waiting, known = list(phases), list[PeoplePhase]()
    while waiting and not stop.late:
        enough = len(known) >= _WATCHED and known[_WATCHED - 1].value >= waiting[0].value
        if enough:
            break
        stop.check_cancelled()
        phase = waiting.pop(0)
        leaving = cards_to_leave(phase.end, Stop(), _LOOKED_AT, next_cards) or 0
        stays = 1 - leaving / max(1, len(next_cards or phase.end.deck))
        known = by_chance([*known, replace(phase, value=phase.value * stays)])
    return by_chance([*known, *waiting])
