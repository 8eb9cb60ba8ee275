"""The king who leaves through a gate in the phase that runs or in his next one: found exactly.

With the printed cards he takes one step before the last at most, so nothing that he does before his
knights are done can help them: they make room, then he goes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.clock import from_gate
from advisor.assassins.ground import ground_of
from advisor.assassins.king.arrays import KING_ROW, PEOPLE, beside, holds, set_of, sets_of
from advisor.assassins.king.ends import Ends, find_king_ends
from advisor.core.cancellation import Stop
from assassins.actions import KING_EXIT, Action, ActionKind
from assassins.cards import RoundCard
from assassins.position import EMPTY, AssassinsPosition, changed
from assassins.rounds import after_actions, end_phase, turn_up
from assassins.town import KNIGHTS, SQUARES

_AT_FIRST: Final = 2
"""Knights' AP with which he is tried to be let out before all of them are."""


class WayOut(NamedTuple):
    """How the king leaves.

    Attributes:
        actions: that win for sure: he leaves, or the last assassin is killed on the way to that;
            None where he cannot.
        sure: whether that he cannot is certain.
    """

    actions: tuple[Action, ...] | None
    sure: bool = True


def way_out(position: AssassinsPosition, stop: Stop, most: int) -> WayOut:
    """How the king leaves in his phase that runs.

    Args:
        position: in the king's phase, the card turned up.
        stop: polled while knights make room.
        most: how many moments are looked at for that.
    """
    if not _near(position, position.king_ap):
        return WayOut(None)
    every, sure = position.knights_ap, True
    for knights_ap in sorted({0, min(_AT_FIRST, every), every}):
        ends = find_king_ends(changed(position, king_ap=0, knights_ap=knights_ap), stop, most)
        sure = ends.complete
        if ends.won is not None:
            return WayOut(ends.won)
        end = _first_open(ends, position.king_ap)
        if end is not None:
            actions = ends.actions(end)
            return WayOut((*actions, *_walk(after_actions(position, actions))))
    return WayOut(None, sure)


def cards_to_leave(
    position: AssassinsPosition, stop: Stop, most: int, cards: Sequence[RoundCard] = ()
) -> int | None:
    """With how many of the cards that may come the king can leave next, if the people stop
    here; None where that is not certain.

    Args:
        position: in the people's phase.
        stop, most: as for `way_out`.
        cards: those that may come; none for all that are face down.
    """
    after = end_phase(position)
    leaving = 0
    for card, count in Counter(cards or after.deck).items():
        found = way_out(turn_up(after, card), stop, most)
        if not found.sure:
            return None
        leaving += count * (found.actions is not None)
    return leaving


def _near(position: AssassinsPosition, king_ap: int) -> bool:
    """Whether he would be out, were nobody in his way."""
    king = position.king
    assert king is not None
    return any(
        from_gate(position.town, gate.square, frozenset())[king] + KING_EXIT <= king_ap
        for gate in position.town.gates
    )


def _first_open(ends: Ends, king_ap: int) -> int | None:
    """The first of some moments in which nobody stands in his way out."""
    town, pawns = ends.start.town, ends.pawns
    streets = set_of(square for square in SQUARES if not town.roofs[square])
    free = streets & ~(sets_of(pawns[PEOPLE]) | sets_of(pawns[:KNIGHTS]))
    reached = sets_of(pawns[KING_ROW:])
    for _ in range(king_ap - KING_EXIT):
        reached |= beside(reached) & free
    out = np.zeros(len(ends), dtype=np.bool_)
    for gate in town.gate_squares:
        out |= holds(reached, np.full(len(ends), gate, dtype=np.int8))
    return int(out.argmax()) if out.any() else None


def _walk(position: AssassinsPosition) -> list[Action]:
    """His steps to a gate and out, nobody in the way."""
    assert position.king is not None
    here = position.king
    taken = frozenset(s for s, who in enumerate(position.occupants()) if who != EMPTY) - {here}
    gates = sorted(position.town.gate_squares)
    away = min((from_gate(position.town, gate, taken) for gate in gates), key=itemgetter(here))
    actions = []
    while away[here]:
        steps = [target for target, _ in ground_of(position.town).king[here]]
        following = min((target for target in steps if target not in taken), key=away.__getitem__)
        actions.append(Action(ActionKind.KING_STEP, here, following))
        here = following
    return [*actions, Action(ActionKind.KING_EXIT, here)]
