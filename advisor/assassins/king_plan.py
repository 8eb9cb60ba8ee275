"""The best ways to play the rest of a phase of the king's side, found among all of them.

All ends are enumerated and those kept that nothing dominates; of these, and of ends that are alike
in all that counts, the chance to win decides that has been learnt by self-play. Where there are too
many to look at all of them, those that cost least are, and those that a beam finds beside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

import numpy as np

from advisor.assassins.belief.trios import TrioBelief, belief_alike
from advisor.assassins.danger import Danger, people_ap
from advisor.assassins.king.arrays import GONE, PEOPLE, pawns_of
from advisor.assassins.king.end_bounds import kings_ways
from advisor.assassins.king.ends import MOST, Ends, find_king_ends
from advisor.assassins.king.front import Figures, find_front
from advisor.assassins.king.phase import WIDTH, Found, KingPhase, find_king_phases, in_order
from advisor.assassins.king.value import WON, cost, estimates
from advisor.assassins.values.moments import Moments, moments_of, moments_of_ends
from advisor.assassins.values.network import Chance, Judges, packaged_judges
from advisor.assassins.worlds import Worlds
from advisor.core.arrays import Indices
from advisor.core.cancellation import Stop
from assassins.position import AssassinsPosition
from assassins.rounds import act

_COMPARED: Final = 200
"""Of ends alike in all that counts, how many are weighed against each other."""

_THRIFT: Final = 0.0002
"""What it is worth not to spend an AP: nobody acts for less."""

_FOR_ENDS: Final = 0.4
"""The share of a time limit in which ends are looked for; the rest is for judging them."""


def plan_king_phase(
    position: AssassinsPosition,
    worlds: Worlds,
    stop: Stop,
    *,
    belief: TrioBelief | None = None,
    judges: Judges | None = None,
    most: int = MOST,
    width: int = WIDTH,
) -> Found:
    """The best ways to play the rest of the king's phase, ending at once included, best first.

    None of them is dominated by another end, of those that were found; each is a cheapest way to
    its end. The same arguments give the same answer unless time runs out; one is given at least.

    Args:
        position: in the king's phase, the card turned up, with some actions done or none.
        worlds: the triples that are taken to be possible.
        stop: polled all the time.
        belief: how likely each of them is; None for all alike.
        judges: what the ends are worth; None for the packaged values.
        most: how many moments are looked at.
        width: how wide the beam is where these are not all.
    """
    belief = belief or belief_alike(worlds.triples)
    judges = judges or packaged_judges(position.town)
    with stop.portion(_FOR_ENDS):
        ends = find_king_ends(position, stop, most)
    if ends.won is not None:
        end = position
        for action in ends.won:
            end = act(end, action).after
        won = KingPhase(ends.won, end, len(worlds), None, 1.0)
        return Found((won,), len(ends) + 1, complete=True)
    front = find_front(ends, worlds, stop)
    groups = {figures: group[:_COMPARED] for figures, group in front.groups.items()}
    worth = king_chances(moments_of_ends(ends, np.concatenate([*groups.values()])), belief, judges)
    found, at = [], 0
    for figures, group in groups.items():
        some = Chance(*(values[at : at + len(group)] for values in worth))
        at += len(group)
        found.append((figures, _best_of(ends, group, figures, some, worlds, exact=front.exact)))
    tried = len(ends)
    if not ends.complete and not stop.late:
        more = find_king_phases(position, worlds, stop, width=width)
        tried += more.tried
        phases = judged_phases(more.phases, belief, judges)
        found += [(_figures(phase, worlds), phase) for phase in phases]
    best = [
        phase for figures, phase in found if not any(other.dominates(figures) for other, _ in found)
    ]
    return Found(surest_first(best), tried, complete=ends.complete and front.exact)


def judged_phases(
    phases: Sequence[KingPhase], belief: TrioBelief, judges: Judges
) -> tuple[KingPhase, ...]:
    """Ways to play a phase with their chances to win as their worth; none of them wins for sure."""
    if not phases:
        return ()
    worth = king_chances(moments_of([phase.end for phase in phases]), belief, judges)
    return tuple(
        replace(phase, value=value, error=error, weight=phase.value)
        for phase, value, error in zip(
            phases, worth.value.tolist(), worth.error.tolist(), strict=True
        )
    )


def surest_first(phases: Iterable[KingPhase]) -> tuple[KingPhase, ...]:
    """By their chances to win; but those that cannot be told from the best by more than their joint
    standard error come first, by what is certain of them: the danger, the clock.
    """
    ordered = in_order(phases)
    if not ordered:
        return ()
    best = ordered[0]
    close = [p for p in ordered if best.value - p.value <= hypot(best.error, p.error)]
    rest = [p for p in ordered if p not in close]
    return (*sorted(close, key=lambda phase: -round(phase.weight, 9)), *rest)


def king_chances(moments: Moments, belief: TrioBelief, judges: Judges) -> Chance:
    """The king's side's chances to win at the ends of its phase; that an arrest or a kill has won
    is in them. Shapes (n,)."""
    on_board = moments.pawns[PEOPLE] != GONE
    left = (on_board * (1 << np.arange(len(on_board)))[:, None]).sum(axis=0)
    alive = belief.touched[left]
    rest = judges.for_king(moments, belief)
    return Chance(1 - alive + alive * rest.value, alive * rest.error)


def _best_of(
    ends: Ends, group: Indices, figures: Figures, worth: Chance, worlds: Worlds, *, exact: bool
) -> KingPhase:
    """Of ends that are alike in all that counts the one of the greatest worth, as a phase."""
    ap = people_ap(ends.start)
    assert ap is not None
    danger = Danger(ap, figures.death, figures.wound, len(worlds), exact)
    wins = len(worlds) - figures.alive
    spent = ends.spent[:, group].sum(axis=0)
    thrifty = np.round(worth.value - _THRIFT * spent, 6)
    at = int(thrifty.argmax())
    place = int(group[at])
    end = ends.position(place)
    (rest,) = estimates([end], worlds).rest
    return KingPhase(
        ends.actions(place),
        end,
        wins,
        danger,
        float(worth.value[at]),
        float(worth.error[at]),
        rest - cost(danger) + WON * wins / len(worlds),
    )


def _figures(phase: KingPhase, worlds: Worlds) -> Figures:
    """What counts of a phase that has not been won for sure."""
    end, danger = phase.end, phase.danger
    assert danger is not None
    left = sum(card.king for card in end.deck)
    (way,) = kings_ways(pawns_of(end), end.town, left).tolist()
    people = sum(at is not None for at in end.townsfolk)
    return Figures(len(worlds) - phase.wins, danger.death, danger.wound, way, people)
