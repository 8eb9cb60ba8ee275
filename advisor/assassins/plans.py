"""The best ways to play the rest of a phase, of either side, and a phase by instinct.

For the king's side all ends are enumerated and those kept that nothing dominates; of these, and of
ends that are alike in all that counts, the chance to win decides that has been learnt by self-play.
Where there are too many to look at all of them, those that cost least are, and those that a beam
finds beside them.

For the people's side the chance to win decides as well. What everybody may believe afterwards is in
it, so that it pays to mislead; and so is how many of the cards let the king walk out at once.

By instinct a side does whatever looks best of the few ways that come to mind first. So plays a
computer player, and so are the games played from which values are learnt; there the choice is by a
softmax, as whoever always does what looks best sees few positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot
from random import Random
from typing import Final

import numpy as np

from advisor.assassins.belief import TrioBelief, belief_alike, beliefs_after
from advisor.assassins.danger import Danger, Worlds, people_ap
from advisor.assassins.king.arrays import GONE, PEOPLE, pawns_of
from advisor.assassins.king.ends import MOST, Ends, find_king_ends
from advisor.assassins.king.front import Figures, find_front
from advisor.assassins.king.gate_ways import kings_ways
from advisor.assassins.king.phase import (
    WIDTH,
    WON,
    Found,
    KingPhase,
    cost,
    estimates,
    find_king_phases,
    in_order,
)
from advisor.assassins.king.walking_out import cards_to_leave
from advisor.assassins.people_phase import WIDTH as PEOPLE_PHASE_WIDTH
from advisor.assassins.people_phase import FoundPeoplePhases, PeoplePhase, find_people_phases
from advisor.assassins.values.features import Moments, moments_of, moments_of_ends
from advisor.assassins.values.network import Chance, Judges, packaged_judges
from advisor.core.arrays import Floats, Indices
from advisor.core.cancellation import Stop
from assassins.actions import Action
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import after_actions

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
        end = after_actions(position, ends.won)
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


_KEPT: Final = 48
"""Ends that are judged by their chance to win."""

_WATCHED: Final = 6
"""The best so many at the end, of which it is known whether the king walks out."""

_LOOKED_AT: Final = 3_000
"""Moments of his phase that are looked at for that."""


def plan_people_phase(
    game: AssassinsGame, judges: Judges, stop: Stop, *, width: int = PEOPLE_PHASE_WIDTH
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
    ends = [phase.end for phase in phases]
    public, moments = beliefs_after(game, judges.suspicion, before, ends), moments_of(ends)
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


_STAGES: Final = 2
"""How many times the cheapest ends of the king's phase are looked at, the second time from the best
of the first."""

_ENDS: Final = 6_000
"""Moments looked at each time."""

_KEPT_BY_INSTINCT: Final = 24


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
    phases = find_people_phases(
        game.position, game.secret, stop, width=width, kept=_KEPT_BY_INSTINCT
    ).phases
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
