"""Counting what a phase can lead to, with the game's own legal actions."""

from __future__ import annotations

from collections.abc import Callable

from assassins.actions import Action
from assassins.legal import legal_actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import act


def count_ends(
    position: AssassinsPosition, allowed: Callable[[Action], bool] = lambda _: True
) -> int:
    """Distinct positions of the pawns after any number of allowed actions (knights are alike).

    Breadth first by the points that knights or people have left, most first, so that nobody is
    looked at again with fewer.
    """
    people = position.phase is AssassinsPhase.PEOPLE
    most = position.people_ap if people else position.knights_ap
    layers: list[list[AssassinsPosition]] = [[] for _ in range(most + 1)]
    layers[most].append(position)
    seen: set[tuple[bytes, int, bool]] = set()
    for left in range(most, -1, -1):
        layer = layers[left]
        for end in layer:  # grows while it is read: what is free stays in the layer
            key = (bytes(end.occupants()), end.king_ap, end.arrest_made)
            if key in seen:
                continue
            seen.add(key)
            for action in legal_actions(end):
                if allowed(action):
                    after = act(end, action).after
                    layers[after.people_ap if people else after.knights_ap].append(after)
        layers[left] = []
    return len({pawns for pawns, _, _ in seen})


def perft(position: AssassinsPosition, depth: int) -> int:
    """How many sequences of exactly ``depth`` actions there are within one phase."""
    if depth == 0:
        return 1
    return sum(perft(act(position, action).after, depth - 1) for action in legal_actions(position))
