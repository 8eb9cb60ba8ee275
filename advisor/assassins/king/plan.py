"""The best ways to play the rest of a phase of the king's side, found among all of them.

All ends are enumerated and those kept that nothing dominates; of ends that are alike in all that
counts, weights decide (`king_value`). Where there are too many to look at all of them, those that
cost least are, and those that a beam finds beside them.
"""

from __future__ import annotations

from typing import Final

from advisor.assassins.danger import Danger, people_ap
from advisor.assassins.king.arrays import pawns_of
from advisor.assassins.king.end_bounds import kings_ways
from advisor.assassins.king.ends import MOST, Ends, find_king_ends
from advisor.assassins.king.front import Figures, find_front
from advisor.assassins.king.phase import Found, KingPhase, find_king_phases, in_order
from advisor.assassins.king.value import WON, cost, estimates
from advisor.assassins.worlds import Worlds
from advisor.core.arrays import Indices
from advisor.core.cancellation import Stop
from assassins.position import TownPosition
from assassins.rounds import act

_COMPARED: Final = 60
"""Of ends alike in all that counts, how many are weighed against each other."""

_THRIFT: Final = 0.0005
"""What it is worth not to spend an AP: nobody acts for less."""

_FOR_ENDS: Final = 0.4
"""The share of a time limit in which ends are looked for; the rest is for judging them."""


def plan_king_phase(position: TownPosition, worlds: Worlds, stop: Stop) -> Found:
    """The best ways to play the rest of the king's phase, ending at once included, best first.

    None of them is dominated by another end, of those that were found; each is a cheapest way to
    its end. The same arguments give the same answer unless time runs out; one is given at least.

    Args:
        position: in the king's phase, the card turned up, with some actions done or none.
        worlds: the triples that are taken to be possible.
        stop: polled all the time.
    """
    with stop.portion(_FOR_ENDS):
        ends = find_king_ends(position, stop, MOST)
    if ends.won is not None:
        end = position
        for action in ends.won:
            end = act(end, action).after
        won = KingPhase(ends.won, end, len(worlds), None, WON)
        return Found((won,), len(ends) + 1, complete=True)
    front = find_front(ends, worlds, stop)
    found = [
        (figures, _best_of(ends, group, figures, worlds, exact=front.exact))
        for figures, group in front.groups.items()
    ]
    tried = len(ends)
    if not ends.complete and not stop.late:
        more = find_king_phases(position, worlds, stop)
        tried += more.tried
        found += [(_figures(phase, worlds), phase) for phase in more.phases]
    best = [
        phase for figures, phase in found if not any(other.dominates(figures) for other, _ in found)
    ]
    return Found(in_order(best), tried, complete=ends.complete and front.exact)


def _best_of(
    ends: Ends, group: Indices, figures: Figures, worlds: Worlds, *, exact: bool
) -> KingPhase:
    """Of ends that are alike in all that counts the one of the greatest worth, as a phase."""
    ap = people_ap(ends.start)
    assert ap is not None
    danger = Danger(ap, figures.death, figures.wound, len(worlds), exact)
    wins = len(worlds) - figures.alive
    some = group[:_COMPARED].tolist()
    positions = [ends.position(end) for end in some]
    calm = estimates(positions, worlds).rest
    spent = ends.spent[:, some].sum(axis=0).tolist()
    worth = [rest - _THRIFT * ap for rest, ap in zip(calm, spent, strict=True)]
    at = max(range(len(some)), key=lambda at: (round(worth[at], 9), -at))
    value = worth[at] - cost(danger) + WON * wins / len(worlds)
    return KingPhase(ends.actions(some[at]), positions[at], wins, danger, value)


def _figures(phase: KingPhase, worlds: Worlds) -> Figures:
    """What counts of a phase that has not been won for sure."""
    end, danger = phase.end, phase.danger
    assert danger is not None
    left = sum(card.king for card in end.deck)
    (way,) = kings_ways(pawns_of(end), end.town, left).tolist()
    people = sum(at is not None for at in end.townsfolk)
    return Figures(len(worlds) - phase.wins, danger.death, danger.wound, way, people)
