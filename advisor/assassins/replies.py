"""What the other side does next: each way to play is judged by the best replies to it.

For the king's side the people answer in each of the likeliest worlds as suits that world. For the
people's side the king answers to each of the cards that may come, and knows what everybody knows:
so misleading him pays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from advisor.assassins.belief import TRIOS, TrioBelief, belief_alike, beliefs_after
from advisor.assassins.king.phase import KingPhase
from advisor.assassins.king.walking_out import way_out
from advisor.assassins.people_phase import PeoplePhase, attack, find_people_phases
from advisor.assassins.plans import kings_best_ends
from advisor.assassins.values.features import moments_of, moments_of_ends
from advisor.assassins.values.network import Judges
from advisor.core.arrays import Bools, Floats, Indices
from advisor.core.cancellation import OutOfTime, Stop
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import end_phase, turn_up
from assassins.secret import Secret

_WORLDS: Final = 12
"""The worlds in which the people answer: as many chances of a belief are cut into equal parts."""

_QUIET: Final = 16
"""Quiet turns of the people that are compared in every world."""

_CARDS: Final = 4
"""Kinds of cards that the king answers to, the likeliest ones."""

_WIDTH: Final = 3
"""How wide the king looks for an answer, for each square that he may stand on."""

_LOOKED_AT: Final = 3_000
"""Moments of his knights that are looked at for his way out."""

_LEAST_ERROR: Final = 0.015


def judged_by_replies(
    game: AssassinsGame,
    phases: Sequence[KingPhase],
    belief: TrioBelief,
    judges: Judges,
    stop: Stop,
) -> list[KingPhase]:
    """Ways to play the king's phase, their worth by the people's best replies.

    Args:
        game: in the king's phase; its secret is not looked at.
        phases: at its end, none of them over.
        belief: who the assassins may be.
        judges: what moments are worth.
        stop: polled before each of them; out of time, those that are left are left out.
    """
    worlds, parts = likely_worlds(belief)
    found: list[KingPhase] = []
    for phase in phases:
        try:
            stop.check()
        except OutOfTime:
            break
        # Whether an arrest or a kill has won is certain for every trio: that is not sampled.
        gone = np.array([_all_gone(phase.end, trio) for trio in range(len(TRIOS))])
        won = belief.chance_of(gone)
        going, shares = _going_on(gone, worlds, parts, belief)
        if phase.end.last_round or not going:
            found.append(replace(phase, value=won, error=0.0))
            continue
        values, errors = _answered(game, phase.end, going, belief, judges)
        value = won + (1 - won) * float(shares @ values)
        error = max(_LEAST_ERROR, (1 - won) * float(shares @ errors))
        found.append(replace(phase, value=value, error=error))
    return found


def likely_worlds(belief: TrioBelief) -> tuple[list[int], Floats]:
    """Trios that stand for a belief, as places in `TRIOS`, with the share that each stands for.

    The chances are laid end to end and looked at in the middles of equal parts, the likeliest
    first: the same belief gives the same trios.
    """
    order = np.argsort(-belief.weights, kind="stable")
    ends = np.cumsum(belief.weights[order])
    middles = (np.arange(_WORLDS) + 0.5) / _WORLDS
    places = np.minimum(np.searchsorted(ends, middles), len(order) - 1)
    counted = Counter(order[places].tolist())
    return list(counted), np.array([count / _WORLDS for count in counted.values()])


def _going_on(
    gone: Bools, worlds: list[int], parts: Floats, belief: TrioBelief
) -> tuple[list[int], Floats]:
    """Of some worlds, with their shares, those under which the game goes on; where it does under
    none of them, others."""
    kept = ~gone[worlds]
    if not kept.any():
        left = np.where(gone, 0.0, belief.weights)
        return likely_worlds(TrioBelief(left / left.sum())) if left.sum() > 0 else ([], parts[:0])
    shares = parts[kept]
    return [world for world, keep in zip(worlds, kept, strict=True) if keep], shares / shares.sum()


def _answered(
    game: AssassinsGame,
    end: AssassinsPosition,
    worlds: list[int],
    belief: TrioBelief,
    judges: Judges,
) -> tuple[Floats, Floats]:
    """The king's side's chances, and their errors, after the people's answers in some worlds."""
    start = end_phase(end)
    quiet = find_people_phases(start, None, Stop(), width=1, kept=_QUIET).phases
    values, errors = np.zeros(len(worlds)), np.zeros(len(worlds))
    ends = [phase.end for phase in quiet]
    public = beliefs_after(game, judges.suspicion, start, ends)
    moments = judges.seen(moments_of(ends))
    after = judges.for_king_each(moments, public)
    for number, world in enumerate(worlds):
        trio = TRIOS[world]
        own = belief_alike([trio])
        for_people = judges.for_people(moments, public, [own] * len(quiet)).value
        best = int(for_people.argmax())
        values[number], errors[number] = after.value[best], after.error[best]
        struck = attack(start, Secret(trio))
        if struck is None:
            continue
        if struck.end.over:
            values[number], errors[number] = 0, 0
            continue
        known = belief_alike(
            [t for t in TRIOS if struck.end.revealed <= t and t in _fitting(belief)]
        )
        hit = judges.seen(moments_of([struck.end]))
        if judges.for_people(hit, [known], [own]).value[0] > for_people[best]:
            chance = judges.for_king(hit, known)
            values[number], errors[number] = chance.value[0], chance.error[0]
    return values, errors


def _all_gone(end: AssassinsPosition, world: int) -> bool:
    """Whether all three of a trio are out of the game: under it the king's side has won."""
    return all(end.townsfolk[member] is None for member in TRIOS[world])


def _fitting(belief: TrioBelief) -> set[frozenset[int]]:
    return {trio for trio, weight in zip(TRIOS, belief.weights, strict=True) if weight > 0}


def people_judged_by_replies(
    game: AssassinsGame,
    phases: Sequence[PeoplePhase],
    judges: Judges,
    stop: Stop,
    *,
    width: int = _WIDTH,
) -> list[PeoplePhase]:
    """Ways to play the people's phase, their worth by the king's best replies to the next card.

    Args:
        game: in the people's phase, its secret known.
        phases: at its end, none of them over.
        judges: what moments are worth.
        stop: polled before each of them; out of time, those that are left are left out.
        width: how wide the king looks, for each square that he may stand on.
    """
    assert game.secret is not None
    before = game.running[0].before if game.running else game.position
    own = belief_alike([game.secret.assassins])
    beliefs = beliefs_after(game, judges.suspicion, before, [phase.end for phase in phases])
    found = []
    for phase, public in zip(phases, beliefs, strict=True):
        try:
            stop.check()
        except OutOfTime:
            break
        value, error = _king_answers(phase.end, public, own, judges, width)
        found.append(replace(phase, value=value, error=error))
    return found


def _king_answers(
    end: AssassinsPosition, public: TrioBelief, own: TrioBelief, judges: Judges, width: int
) -> tuple[float, float]:
    """The people's side's chance, and its error, after the king answers the likeliest cards."""
    after = end_phase(end)
    cards = Counter(judges.next_cards or after.deck).most_common(_CARDS)
    judges = judges.any_card
    total = sum(count for _, count in cards)
    value, error = 0.0, 0.0
    for card, count in cards:
        turn = turn_up(after, card)
        if way_out(turn, Stop(), _LOOKED_AT).actions is not None:
            continue  # he leaves, whoever has to make room
        found = kings_best_ends(turn, public, judges, Stop(), width=width)
        if found.ends.won is not None:
            continue
        chosen: Indices = np.array([found.worth.argmax()])
        chance = judges.for_people(moments_of_ends(found.ends, chosen), [public], [own])
        value += count / total * float(chance.value[0])
        error += count / total * float(chance.error[0])
    return value, max(_LEAST_ERROR, error)
