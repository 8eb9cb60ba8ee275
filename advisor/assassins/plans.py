"""The best ways to play the rest of a phase, of either side.

For the king's side the chance to win decides that has been learnt by self-play, of the thousands of
ends that a beam finds by it; those alike in what is certain are told once.

For the people's side the chance to win decides as well. What everybody may believe afterwards is in
it, so that it pays to mislead; and so is how many of the cards let the king walk out at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.belief import TrioBelief, belief_alike, belief_in, beliefs_after
from advisor.assassins.danger import Worlds, people_ap
from advisor.assassins.king.arrays import GONE, KING_ROW, PEOPLE, pawns_of
from advisor.assassins.king.end_bounds import kings_ways, perhaps_near
from advisor.assassins.king.ends import Ends, find_king_ends, find_some_king_ends
from advisor.assassins.king.phase import Found, KingPhase, certain_phase, in_order
from advisor.assassins.king.walking_out import cards_to_leave, way_out
from advisor.assassins.people_phase import FoundPeoplePhases, PeoplePhase, find_people_phases
from advisor.assassins.values.features import Moments, moments_in, moments_of
from advisor.assassins.values.network import Chance, Judges, packaged_judges
from advisor.core.arrays import Floats, Indices, Int8, Ints
from advisor.core.cancellation import Stop
from assassins.actions import FATAL_WOUNDS, WOUND
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import after_actions

WIDTH: Final = 48
"""Moments gone on from, for each square of the king, of those for which the same was spent."""

_BEST: Final = 12
_SAFEST: Final = 3
"""How many ends are looked at exactly: of the greatest worth, and of the least danger."""

_FOR_SAFETY: Final = 300_000
"""Moments looked at for an end without any risk, where the best all have some."""

_COMPARED: Final = 2_000
"""Of such ends, how many are weighed against each other, those that cost least."""

_DIGITS: Final = 9
"""Worths are compared to this many: sums of floats may differ in their last bits."""

_THRIFT: Final = 0.001
"""What it is worth not to spend an AP: nobody acts for less."""

_FOR_ENDS: Final = 0.4
"""The share of a time limit in which ends are looked for; the rest is for judging them."""


class ValuedEnds(NamedTuple):
    """Ends of a king's phase, and his side's chance to win at each; shape (n,)."""

    ends: Ends
    worth: Floats

    def best_by_who_is_left(self) -> Indices:
        """The places of the best end for each set of the townsfolk that are left."""
        order = np.argsort(-self.worth, kind="stable")
        _, first = np.unique(_left(self.ends.pawns)[order], return_index=True)
        return np.asarray(order[first])


def plan_king_phase(
    position: AssassinsPosition,
    worlds: Worlds,
    stop: Stop,
    *,
    belief: TrioBelief | None = None,
    judges: Judges | None = None,
    width: int = WIDTH,
    most: int = _FOR_SAFETY,
) -> Found:
    """The best ways to play the rest of the king's phase, ending at once included, best first.

    Of those alike in all that counts the one of the greatest worth is among them; and so are the
    safest that were found, and one without any risk where there is one. Each is a cheapest way to
    its end. The same arguments give the same answer unless time runs out; one is given at least.

    Args:
        position: in the king's phase, the card turned up, with some actions done or none.
        worlds: the triples that are taken to be possible.
        stop: polled all the time.
        belief: how likely each of them is; None for all alike.
        judges: what the ends are worth; None for the packaged values.
        width: how wide the beam by worth is, for each square of the king.
        most: how many moments are looked at for an end without any risk, where the beam has none.
    """
    belief = belief or belief_alike(worlds.triples)
    judges = judges or packaged_judges(position.town)
    won = way_out(position, stop, _LOOKED_AT).actions
    if won is None:
        with stop.portion(_FOR_ENDS):
            (valued,) = kings_best_ends([position], [belief], judges, stop, width=width)
        ends, won = valued.ends, valued.ends.won
    if won is not None:
        end = after_actions(position, won)
        return Found((KingPhase(won, end, len(worlds), None, 1.0),), 1, complete=True)
    phases, tried = _phases(ends, _telling(valued, worlds), worlds, belief, judges), len(ends)
    complete = ends.complete
    if most and not complete and all(sum(_danger(phase)) for phase in phases):
        with stop.portion(_FOR_ENDS):
            ends = find_king_ends(position, stop, most)
        safe = np.flatnonzero(_dangers(ends, worlds)[1] == 0)
        safe = safe[np.argsort(ends.spent[:, safe].sum(axis=0), kind="stable")][:_COMPARED]
        if len(safe):
            worth = king_chances(moments_in(position, ends.pawns[:, safe]), belief, judges).value
            best = safe[[np.round(worth, _DIGITS).argmax()]]
            phases += _phases(ends, best, worlds, belief, judges)
        tried += len(ends)
    return Found(in_order(phases), tried, complete=complete)


def _phases(
    ends: Ends, places: Indices, worlds: Worlds, belief: TrioBelief, judges: Judges
) -> list[KingPhase]:
    """Some ends as ways to play, their chances to win as their worth."""
    chances = king_chances(moments_in(ends.start, ends.pawns[:, places]), belief, judges)
    return [
        replace(
            certain_phase(ends.actions(place), ends.position(place), worlds),
            value=value,
            error=error,
        )
        for place, value, error in zip(
            places.tolist(), chances.value.tolist(), chances.error.tolist(), strict=True
        )
    ]


def kings_best_ends(
    positions: Sequence[AssassinsPosition],
    beliefs: Sequence[TrioBelief],
    judges: Judges,
    stop: Stop,
    *,
    width: int,
) -> list[ValuedEnds]:
    """Ends of some of the king's phases, one at least, found by a beam over the moments of each:
    every moment is an end as well.

    Args:
        positions: in each phase, the card turned up, all on one board.
        beliefs: who the assassins may be in each.
        judges: what the ends are worth.
        stop: polled between blocks of moments.
        width: how many moments are gone on from, for each square of the king, of those for which
            the same was spent.
    """
    starts = moments_of(positions)
    found: list[list[Floats]] = [[] for _ in positions]

    def judge(asked: Mapping[int, Int8]) -> None:
        which = np.repeat([*asked], [pawns.shape[1] for pawns in asked.values()])
        moments = starts.with_pawns(which, np.concatenate([*asked.values()], axis=1))
        worth = np.round(king_chances_each(moments, beliefs, which, judges).value, _DIGITS)
        for number in asked:
            found[number].append(worth[which == number])

    def choose(asked: Mapping[int, Int8]) -> Mapping[int, Indices]:
        judge(asked)
        return {
            number: _best_by_square(found[number][-1], pawns[KING_ROW], width)
            for number, pawns in asked.items()
        }

    every = find_some_king_ends(positions, stop, choose)
    for number, ends in enumerate(every):
        known = sum(map(len, found[number]))
        if known < len(ends):  # out of time before they were judged
            judge({number: ends.pawns[:, known:]})
    return [ValuedEnds(*one) for one in zip(every, map(np.concatenate, found), strict=True)]


def _best_by_square(values: Floats, squares: Int8, width: int) -> Indices:
    """The places of the best so many for each square."""
    order = np.lexsort((-values, squares))
    first = np.concatenate(([True], np.diff(squares[order]) != 0))
    starts = np.flatnonzero(first)
    rank = np.arange(len(order)) - starts[np.cumsum(first) - 1]
    return np.asarray(np.sort(order[rank < width]))


def _telling(valued: ValuedEnds, worlds: Worlds) -> Indices:
    """The places of ends of the greatest worth, of those alike in what counts one each: who is
    left, the danger as far as it is known quickly, the king's square and his way. And the safest.
    """
    ends, pawns, start = valued.ends, valued.ends.pawns, valued.ends.start
    death, wound = _dangers(ends, worlds)
    left = _left(pawns)
    alive = np.array(worlds.touched)[left]
    way = kings_ways(pawns, start.town, sum(card.king for card in start.deck))
    thrifty = np.round(valued.worth - _THRIFT * ends.spent.sum(axis=0), 6)
    order = np.argsort(-thrifty, kind="stable")
    counts = np.stack([np.bitwise_count(left), alive, death, wound, way, pawns[KING_ROW]])
    _, first = np.unique(counts[:, order], axis=1, return_index=True)
    best = order[np.sort(first)]
    safest = best[np.lexsort((wound[best], death[best]))]
    return np.unique(np.concatenate((best[:_BEST], safest[:_SAFEST])))


def _dangers(ends: Ends, worlds: Worlds) -> tuple[Ints, Ints]:
    """Under how many triples the king can perhaps be killed and wounded after each end: at least as
    many as he can; shape (n,)."""
    start = ends.start
    ap, touched = people_ap(start) or 0, np.array(worlds.touched)
    near = perhaps_near(ends.pawns, start.town, max(0, ap - WOUND))
    death, wound = (
        touched[near[most]] if most >= 0 else np.zeros(len(ends), dtype=np.int64)
        for most in (ap - WOUND * (FATAL_WOUNDS - start.wounds), ap - WOUND)
    )
    return death, wound


def keeping_on(phases: Sequence[KingPhase], most: int) -> tuple[KingPhase, ...]:
    """The first so many of some ways to play, and in the place of the last of them, where none of
    these does, the first that keeps the king's way: no safer way is known, and of those as safe
    none leaves him a shorter way to a gate. So it is always seen what it costs to wait.
    """
    first = tuple(phases[:most])
    if len(first) == len(phases):
        return first
    safest = min(map(_danger, phases))
    safe = [phase for phase in phases if _danger(phase) == safest]
    ways = kings_ways_after([phase.end for phase in safe])
    kept = [phase for phase, way in zip(safe, ways, strict=True) if way == min(ways)]
    if any(phase in first for phase in kept):
        return first
    return (*first[:-1], kept[0])


def _danger(phase: KingPhase) -> tuple[int, int]:
    danger = phase.danger
    return (danger.death, danger.wound) if danger else (0, 0)


def kings_ways_after(ends: Sequence[AssassinsPosition]) -> list[int]:
    """How far it is for the king after each end of a phase of his side, what is spent in it lost;
    0 in the castle."""
    found = [0] * len(ends)
    for number, end in enumerate(ends):
        if end.king is not None:
            left = sum(card.king for card in end.deck)
            (found[number],) = kings_ways(pawns_of(end), end.town, left).tolist()
    return found


def _left(pawns: Int8) -> Ints:
    """Who of the townsfolk is on the board, as bits; shape (n,)."""
    on_board = pawns[PEOPLE] != GONE
    return np.asarray((on_board * (1 << np.arange(len(on_board)))[:, None]).sum(axis=0))


def king_chances(moments: Moments, belief: TrioBelief, judges: Judges) -> Chance:
    """The king's side's chances to win at the ends of its phase; that an arrest or a kill has won
    is in them. Shapes (n,)."""
    which = np.zeros(len(moments), dtype=np.intp)
    return king_chances_each(moments, [belief], which, judges)


def king_chances_each(
    moments: Moments, beliefs: Sequence[TrioBelief], which: Indices, judges: Judges
) -> Chance:
    """The same, with the place of its belief for each moment."""
    touched = np.array([belief.touched for belief in beliefs])
    alive = touched[which, _left(moments.pawns)]
    rest = judges.for_king_each(moments, beliefs, which)
    return Chance(1 - alive + alive * rest.value, alive * rest.error)


_KEPT: Final = 48
"""Ends that are judged by their chance to win."""

_PEOPLE_WIDTH: Final = 16
"""Moments carried on with after each action, by what they look like."""

_BY_WORTH: Final = 5
"""Moments carried on with after each action, of those with the best chances to win."""

_WATCHED: Final = 6
"""The best so many at the end, of which it is known whether the king walks out."""

_LOOKED_AT: Final = 3_000
"""Moments of his phase that are looked at for that."""


def plan_people_phase(
    game: AssassinsGame,
    judges: Judges,
    stop: Stop,
    *,
    width: int = _PEOPLE_WIDTH,
    by_worth: int = _BY_WORTH,
) -> FoundPeoplePhases:
    """The best ways to play the rest of the people's phase, ending at once included, best first.

    The same arguments give the same answer unless time runs out; one is given at least.

    Args:
        game: in the people's phase. Without its secret nobody is turned up, and who is judged
            knows what is public.
        judges: what moments are worth.
        stop: polled all the time.
        width: how many moments are carried on with after each action, by what they look like.
        by_worth: how many are by their chance to win; 0 for none.
    """
    found = find_people_phases(game.position, game.secret, stop, width=width, kept=_KEPT)
    if found.phases[0].end.over:
        won = replace(found.phases[0], value=1.0)
        return FoundPeoplePhases((won,), found.tried)
    ways, tried = list(found.phases), found.tried
    if by_worth and not stop.late:

        def worth(ends: Sequence[AssassinsPosition]) -> list[float]:
            phases = [PeoplePhase((), end, 0.0) for end in ends]
            found: list[float] = people_chances(game, phases, judges).value.tolist()
            return found

        more = find_people_phases(
            game.position, game.secret, stop, width=by_worth, kept=_KEPT, worth=worth
        )
        ends = {phase.end for phase in ways}
        ways += [phase for phase in more.phases if phase.end not in ends]
        tried += more.tried
    chances = people_chances(game, ways, judges)
    phases = by_chance(
        replace(phase, value=value, error=error)
        for phase, value, error in zip(
            ways, chances.value.tolist(), chances.error.tolist(), strict=True
        )
    )
    return FoundPeoplePhases(tuple(_watched(phases, judges.next_cards, stop)), tried)


def by_chance(phases: Iterable[PeoplePhase]) -> list[PeoplePhase]:
    """The best first; of those that are as good the one of fewer actions."""
    return sorted(phases, key=lambda phase: (-round(phase.value, 6), len(phase.actions)))


_OPEN: Final = 0.001
"""How near chances may come to 0 and 1 where their logits are compared."""


def drawn_by_chance(values: Sequence[float] | Floats, warmth: float, random: Random) -> int:
    """The place of the best of some chances to win, or of one that is good.

    Args:
        values: one at least.
        warmth: the temperature of a softmax of their logits; 0 for the best.
        random: of the draw.
    """
    if not warmth:
        return int(np.round(values, 6).argmax())
    chances = np.clip(values, _OPEN, 1 - _OPEN)
    logits = np.log(chances / (1 - chances))
    return random.choices(range(len(values)), np.exp((logits - logits.max()) / warmth).tolist())[0]


def people_chances(game: AssassinsGame, phases: Sequence[PeoplePhase], judges: Judges) -> Chance:
    """The people's side's chances to win after ways to play its phase, none of them over; (n,)."""
    before = game.running[0].before if game.running else game.position
    ends = [phase.end for phase in phases]
    public, moments = beliefs_after(game, judges.suspicion, before, ends), moments_of(ends)
    if game.secret is None:
        king = judges.for_king_each(moments, public)
        return Chance(1 - king.value, king.error)
    own = belief_in(game.secret.assassins)
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
