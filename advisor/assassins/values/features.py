"""Moments at which a phase is over, and the figures of them that a value is made of.

A moment is arrays that hold what a value needs to know of it, and no more. A figure is about 0 to
1, under a belief. They are the clock and the king's way with those in it, who could strike for how
many AP by how likely they are assassins, the odds of the next card, wounds, knights, arrests to
come, and how open it is who they are. A figure says the same of a trio that is known and of one
that is guessed at, so the people's side is judged by the same ones: once by what it knows, and once
by what everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.batch import FACE_DOWN, KINGS_PHASE, ManyGames
from advisor.assassins.belief import MASKS, TrioBelief
from advisor.assassins.danger import mask_of, people_ap
from advisor.assassins.king.arrays import (
    GONE,
    KING_ROW,
    PEOPLE,
    Boards,
    beside,
    bits_of,
    pawns_of,
    sets_of,
)
from advisor.assassins.king.end_bounds import OUT_OF_REACH, gate_ways, perhaps_near
from advisor.assassins.king.ends import Ends
from advisor.assassins.values.maps import FAR, Maps, maps_of
from advisor.core.arrays import Bools, Floats, Indices, Int8, Int16, Ints, Singles
from assassins.actions import ASSASSINS, FATAL_WOUNDS, KING_EXIT, WOUND
from assassins.cards import RoundCard
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.town import KNIGHTS, SIZE, TOWNSFOLK, Town

MOST_AP = 9
"""People's AP are told apart up to this."""


@dataclass(frozen=True, slots=True)
class Moments:
    """n moments on one board, the king on it: the phase of one side is over, or ends now.

    Attributes:
        town: the board.
        pawns: the squares, as in `king.arrays`; shape (20, n).
        revealed: who ever was, as bits; shape (n,).
        wounds: of the king; shape (n,).
        people_next: whether the people act next; shape (n,).
        rounds: cards face down; shape (n,).
        king_ap: on these together; shape (n,).
        strides: the share of them that give the king 2 AP or more; shape (n,).
        shackles: how many of them allow an arrest; shape (n,).
        people_ap: how likely each number of AP is in the people's next phase; (`MOST_AP` + 1, n).
    """

    town: Town
    pawns: Int8
    revealed: Int16
    wounds: Int8
    people_next: Bools
    rounds: Ints
    king_ap: Ints
    strides: Floats
    shackles: Ints
    people_ap: Floats

    def __len__(self) -> int:
        return len(self.wounds)

    def with_pawns(self, which: Indices, pawns: Int8) -> Moments:
        """Moments alike to some of these but for who stands where.

        Args:
            which: by moment, the place of the one that it is like; shape (m,).
            pawns: shape (20, m).
        """
        parts = {
            field.name: getattr(self, field.name)[..., which]
            for field in fields(Moments)
            if field.name not in ("town", "pawns")
        }
        return Moments(town=self.town, pawns=pawns, **parts)

    def expecting(self, cards: Sequence[RoundCard]) -> Moments:
        """The same moments where the next card is known to be one of these."""
        odds = np.zeros((MOST_AP + 1, 1))
        for card in cards:
            odds[min(MOST_AP, card.people)] += 1 / len(cards)
        known = self.people_next | (self.rounds <= 1)  # the last round has no people's phase
        strides = sum(card.king > 1 for card in cards) / len(cards)
        return replace(
            self,
            strides=np.full_like(self.strides, strides),
            people_ap=np.where(known, self.people_ap, odds),
        )


def moments_of(positions: Sequence[AssassinsPosition]) -> Moments:
    """Positions in which the running phase, if any, ends: one at least, none of them over."""
    return joined([_moment(position) for position in positions])


def moments_of_ends(ends: Ends, some: Indices) -> Moments:
    """Some ends of a phase of the king's side, at which it ends."""
    return moments_in(ends.start, ends.pawns[:, some])


def moments_in(start: AssassinsPosition, pawns: Int8) -> Moments:
    """Moments in a phase of the king's side, at which it ends.

    Args:
        start: in that phase.
        pawns: as in `king.arrays`; shape (20, n).
    """
    return _moment(start).with_pawns(np.zeros(pawns.shape[1], dtype=np.intp), pawns)


def moments_of_games(games: ManyGames) -> Moments:
    """Games, none of them over, whose running phase, if any, ends now."""
    kinds, deck = games.town.kinds, games.deck.astype(np.int64)
    kings, shackles, people = (
        np.array([getattr(kind, name) for kind in kinds], dtype=np.int64)
        for name in ("king", "shackles", "people")
    )
    rounds, each = deck.sum(axis=0), np.arange(len(games))
    strike = (games.phase == KINGS_PHASE) & (games.card != FACE_DOWN)
    odds = np.zeros((MOST_AP + 1, len(games)))
    for kind, count in zip(np.minimum(MOST_AP, people).tolist(), deck, strict=True):
        odds[kind] += count / np.maximum(1, rounds)
    # Without another card no people's phase follows.
    certain = strike | (rounds <= 1)
    odds[:, certain] = 0
    ap = np.where(strike & (rounds > 0), np.minimum(MOST_AP, people)[games.card], 0)
    odds[ap[certain], each[certain]] = 1
    return Moments(
        town=games.town,
        pawns=games.pawns,
        revealed=games.revealed,
        wounds=games.wounds,
        people_next=strike,
        rounds=rounds,
        king_ap=kings @ deck,
        strides=(kings > 1) @ deck / np.maximum(1, rounds),
        shackles=shackles @ deck,
        people_ap=odds,
    )


def joined(parts: Sequence[Moments]) -> Moments:
    """Moments on the same board, one after the other."""
    return Moments(
        parts[0].town,
        *(
            np.concatenate([getattr(part, field.name) for part in parts], axis=-1)
            for field in fields(Moments)
            if field.name != "town"
        ),
    )


def _moment(position: AssassinsPosition) -> Moments:
    deck = position.deck
    strike = position.phase is AssassinsPhase.KING and position.card is not None
    odds = np.zeros((MOST_AP + 1, 1))
    if strike:
        odds[min(MOST_AP, people_ap(position) or 0)] = 1
    else:
        for card in deck[: len(deck) if len(deck) > 1 else 0]:
            odds[min(MOST_AP, card.people)] += 1 / len(deck)
        if len(deck) <= 1:
            odds[0] = 1  # the last round has no people's phase
    return Moments(
        town=position.town,
        pawns=pawns_of(position),
        revealed=np.array([mask_of(position.revealed)], dtype=np.int16),
        wounds=np.array([position.wounds], dtype=np.int8),
        people_next=np.array([strike]),
        rounds=np.array([len(deck)]),
        king_ap=np.array([sum(card.king for card in deck)]),
        strides=np.array([sum(card.king > 1 for card in deck) / max(1, len(deck))]),
        shackles=np.array([sum(card.shackles for card in deck)]),
        people_ap=odds,
    )


_LEVELS: Final = 6
"""AP before a strike, 0 to one less, for which it is seen who is near."""

_SLACK: Final = 6
_LONG: Final = 20
_AT_THE_GATE: Final = 2
"""Squares from a gate at which somebody is about it."""


class Geometry:
    """What can be seen of moments whatever anybody believes.

    Attributes:
        plain: figures; shape (f, n).
        near: by AP, who could strike after them, as bits; shape (`_LEVELS`, n).
        hunted: for each of the townsfolk, squares to the nearest knight, up to `FAR`; (12, n).
        steps: for each, AP of a revealed assassin to where it could strike, nobody in its way;
            (12, n).
        guarding: for each, squares to the king's best gate, up to `FAR`; (12, n).
        in_the_way: whether each is on the king's shortest ways to that gate, or beside; (12, n).
        on_board, hidden: who is on the board, and who of them was never revealed, as bits; (n,).
        ap: as in `Moments.people_ap`.
        wounds: as there.
    """

    def __init__(self, moments: Moments) -> None:
        pawns, maps = moments.pawns, maps_of(moments.town)
        self.near = np.stack(perhaps_near(pawns, moments.town, _LEVELS - 1))
        people, king = pawns[PEOPLE], pawns[KING_ROW]
        self.on_board = bits_of(people != GONE)
        self.hidden = self.on_board & ~moments.revealed
        self.ap, self.wounds = moments.people_ap, moments.wounds
        self.hunted = maps.apart[pawns[:KNIGHTS, None], people[None]].min(axis=0)
        self.steps = maps.steps[king, people]
        ways = _ways_of(moments)
        best = ways.best
        self.guarding = maps.apart[maps.gates[best], people]
        self.in_the_way = maps.about[best, king, people]
        self.plain = np.stack([*_plain(moments, self, ways), *_of_the_way(moments, self, ways)])

    def __len__(self) -> int:
        return len(self.wounds)


class _Ways(NamedTuple):
    """The king's ways to the gate that is best for him and to the next one, and around the crowd to
    whichever is nearer so; king AP, shape (n,). A gate out of reach in time is no way.

    Attributes:
        best: the number of the best gate.
        need: straight to it.
        least: straight to the nearest gate.
        through: the least through the crowd.
        around: around the crowd.
        other_need, other_through: to the other gate.
    """

    best: Indices
    need: Ints
    least: Ints
    through: Ints
    around: Ints
    other_need: Ints
    other_through: Ints


def _ways_of(m: Moments) -> _Ways:
    need, through, around = (ways.astype(np.int64) for ways in gate_ways(m.pawns, m.town))
    through = np.where(need <= m.king_ap, through, OUT_OF_REACH)
    order = np.argsort(through << 6 | need, axis=0, kind="stable")
    best, columns = order[0], np.arange(len(m))
    none = np.full(len(m), OUT_OF_REACH)
    two = len(order) > 1
    return _Ways(
        best,
        need[best, columns],
        need.min(axis=0),
        through.min(axis=0),
        around.min(axis=0),
        need[order[1], columns] if two else none,
        through[order[1], columns] if two else none,
    )


def features(seen: Geometry, beliefs: Sequence[TrioBelief], which: Indices) -> Singles:
    """Figures of moments for the king's side.

    Args:
        seen: n moments.
        beliefs: who the assassins may be.
        which: by moment, the place of its belief; shape (n,).

    Returns:
        Shape (`KING_FEATURES`, n).
    """
    return np.concatenate([seen.plain, _believed(seen, beliefs, which)]).astype(np.float32)


def features_for_people(
    seen: Geometry, public: Sequence[TrioBelief], own: Sequence[TrioBelief], which: Indices
) -> Singles:
    """Figures of moments for the people's side, who know their trio.

    Args:
        seen: n moments.
        public: who everybody may think the assassins are.
        own: who they are: beliefs that are sure of one trio, as many as the public ones.
        which: by moment, the place of its beliefs; shape (n,).

    Returns:
        Shape (`PEOPLE_FEATURES`, n).
    """
    suspected, known = (
        np.array([belief.chances for belief in beliefs])[which].T for beliefs in (public, own)
    )
    parts = [
        seen.plain,
        _believed(seen, public, which),
        _believed(seen, own, which),
        _exposed(seen, suspected, known),
    ]
    return np.concatenate(parts).astype(np.float32)


def features_by_trio(
    seen: Geometry, public: Sequence[TrioBelief], own: Sequence[TrioBelief]
) -> Singles:
    """Figures of moments for the people's side, for each of some trios that they may be.

    Args:
        seen: n moments.
        public: for each, who everybody may think the assassins are.
        own: m beliefs that are sure of one trio.

    Returns:
        Shape (`PEOPLE_FEATURES`, m * n), one trio after the other.
    """
    count = len(seen)
    suspected = np.array([belief.chances for belief in public]).T
    alike = np.concatenate([seen.plain, _believed(seen, public, np.arange(count))])
    found = [
        np.concatenate(
            [
                alike,
                _believed(seen, [one], np.zeros(count, dtype=np.intp)),
                _exposed(seen, suspected, one.chances[:, None]),
            ]
        )
        for one in own
    ]
    return np.concatenate(found, axis=1).astype(np.float32)


def _exposed(seen: Geometry, suspected: Floats, known: Floats) -> Floats:
    """How near to a knight those are who are known to their side, and how suspected; (5, n)."""
    mine = known * _flags(seen.hidden)
    some = np.maximum(1, mine.sum(axis=0))
    close = 1 - seen.hunted / FAR
    return np.stack(
        [
            (mine * suspected).max(axis=0),
            (mine * suspected).sum(axis=0) / some,
            (mine * close).max(axis=0),
            (mine * close).sum(axis=0) / some,
            (mine * suspected * close).max(axis=0),
        ]
    )


def _plain(m: Moments, seen: Geometry, ways: _Ways) -> list[Floats]:
    """The clock, wounds, knights, and what has happened so far."""
    left, need = m.king_ap, ways.least
    reach = need <= left
    way = np.where(reach, ways.through, _LONG)
    slack, crowd = left - need, np.clip(way - need, 0, _SLACK) / _SLACK
    guards = m.pawns[:KNIGHTS] != GONE
    knights = maps_of(m.town).apart[m.pawns[:KNIGHTS], m.pawns[KING_ROW]]
    on_board, revealed = np.bitwise_count(seen.on_board), np.bitwise_count(m.revealed)
    known = m.revealed & seen.on_board
    least = np.where(_flags(known), seen.hunted, FAR).min(axis=0)
    gone = TOWNSFOLK - on_board
    return [
        m.people_next.astype(np.float64),
        m.rounds / 15,
        m.wounds.astype(np.float64),
        m.shackles / 7,
        m.strides,
        reach.astype(np.float64),
        np.minimum(need, _LONG) / _LONG,
        np.clip(slack, -_SLACK, _SLACK) / _SLACK,
        np.where(reach, np.clip(left - way, -_SLACK, _SLACK) / _SLACK, -1),
        crowd,
        reach * (crowd == 0),
        (need <= KING_EXIT) * (crowd == 0),
        (need <= KING_EXIT + 1) * (crowd == 0) * m.strides,
        (need <= KING_EXIT + 1).astype(np.float64),
        guards.sum(axis=0) / KNIGHTS,
        (knights == 1).sum(axis=0) / 4,
        ((knights <= 2) & guards).sum(axis=0) / 4,
        np.where(guards, knights, 0).sum(axis=0) / np.maximum(1, guards.sum(axis=0)) / FAR,
        (gone - (revealed - np.bitwise_count(known))) / ASSASSINS,
        (revealed - np.bitwise_count(known)) / ASSASSINS,
        np.bitwise_count(known) / ASSASSINS,
        (1 - least / FAR) * (known != 0),
        *(np.bitwise_count(seen.near[level]) / 4 for level in (1, 3, 5)),
        reach * m.rounds / 15,
        np.clip(slack - m.rounds, -_SLACK, _SLACK) / _SLACK,
    ]


_SPARES: Final = (1, 2, 3, 4, 6, 8)
_AROUND: Final = (0, 2, 4)
_ROUNDS_LEFT: Final = (1, 2, 3, 5)
"""From and up to where it is told apart how much is left."""


def _of_the_way(m: Moments, seen: Geometry, ways: _Ways) -> list[Floats]:
    """What can be lost on the way, the other gate, who stands on the way and at its gate."""
    maps, left = maps_of(m.town), m.king_ap
    king, best = m.pawns[KING_ROW], ways.best
    people, knights = sets_of(m.pawns[PEOPLE]), sets_of(m.pawns[:KNIGHTS])
    free = ~(people | knights)
    ring = maps.beside[:, king]
    room = _room(maps, free, king, ways)
    knights_there = maps.apart[maps.gates[best], m.pawns[:KNIGHTS]] <= _AT_THE_GATE
    other = np.clip(ways.other_through - ways.other_need, 0, _SLACK)
    pace = m.rounds - ways.need * m.rounds / np.maximum(1, left)
    rows = [
        *(left - ways.least >= spare for spare in _SPARES),
        *(left - ways.around >= spare for spare in _AROUND),
        ways.other_need <= left,
        np.clip(left - ways.other_need, -_SLACK, _SLACK) / _SLACK,
        other / _SLACK,
        np.clip(pace, -_SLACK, _SLACK) / _SLACK,
        room >= 1,
        room >= 2,
        (seen.guarding == 0).sum(axis=0),
        (seen.guarding <= 1).sum(axis=0) / 3,
        (seen.guarding <= _AT_THE_GATE).sum(axis=0) / 4,
        knights_there.sum(axis=0) / 3,
        maps.on_way[best, king, m.pawns[PEOPLE]].sum(axis=0) / 4,
        seen.in_the_way.sum(axis=0) / 6,
        maps.about[best, king, m.pawns[:KNIGHTS]].sum(axis=0) / 5,
        np.bitwise_count(ring & free).sum(axis=0) / 4,
        np.bitwise_count(ring & maps.roofs).sum(axis=0) / 4,
        np.bitwise_count(ring & people).sum(axis=0) / 2,
        king // SIZE / (SIZE - 1),
        king % SIZE / (SIZE - 1),
        np.clip(1 - seen.steps / 12, 0, None).sum(axis=0) / 6,
        *(m.rounds <= most for most in _ROUNDS_LEFT),
    ]
    return [np.asarray(row, dtype=np.float64) for row in rows]


def _room(maps: Maps, free: Boards, king: Int8, ways: _Ways) -> Ints:
    """How many steps, two at most, the king can take at once that bring him nearer to his best
    gate, the one out of it in them."""
    need, best = ways.need, ways.best
    one = maps.beside[:, king] & free & maps.by_need[:, best, need - 1]
    two = beside(one) & free & maps.by_need[:, best, need - 2]
    first, second = ((squares != 0).any(axis=0) for squares in (one, two))
    first |= need == KING_EXIT
    second |= (need == KING_EXIT) | first & (need == KING_EXIT + 1)
    found: Ints = first.astype(np.int64) + second
    return found


def _believed(seen: Geometry, beliefs: Sequence[TrioBelief], which: Indices) -> Floats:
    """Figures that hang on who the assassins may be; shape (f, n)."""
    chances = np.array([belief.chances for belief in beliefs])[which].T
    near = _touched(seen.near, beliefs, which)
    within = np.concatenate([near, near[-1:].repeat(MOST_AP, axis=0)])
    wound = np.zeros(len(which))
    death = np.zeros(len(which))
    fatal = WOUND * (FATAL_WOUNDS - seen.wounds)
    columns = np.arange(len(which))
    for ap in range(WOUND, MOST_AP + 1):
        odds = seen.ap[ap]
        if odds.any():
            wound += odds * within[ap - WOUND]
            rest = ap - fatal
            death += odds * np.where(rest >= 0, within[np.maximum(rest, 0), columns], 0)
    on_board, hidden = chances * _flags(seen.on_board), chances * _flags(seen.hidden)
    close = np.clip(1 - seen.hunted / 6, 0, 1)
    one, two = _left(seen.on_board, beliefs, which)
    entropy = np.array([belief.entropy for belief in beliefs])[which]
    return np.stack(
        [
            *near,
            wound,
            death,
            on_board.sum(axis=0) / ASSASSINS,
            hidden.sum(axis=0) / ASSASSINS,
            one,
            hidden.max(axis=0),
            (hidden * close).max(axis=0),
            (hidden * close).sum(axis=0) / ASSASSINS,
            entropy,
            (on_board * np.clip(1 - seen.steps / 10, 0, 1)).sum(axis=0) / ASSASSINS,
            (on_board * (seen.guarding <= _AT_THE_GATE)).sum(axis=0) / 1.5,
            (on_board * (seen.guarding <= 2 * _AT_THE_GATE)).sum(axis=0) / 2,
            (on_board * seen.in_the_way).sum(axis=0),
            (hidden * seen.in_the_way).max(axis=0),
            (on_board * (seen.steps <= 3)).sum(axis=0) / 2,
            (on_board * (seen.steps <= 6)).sum(axis=0) / ASSASSINS,
            two,
        ]
    )


_FEW: Final = 20
"""Of a belief that so few moments share, what it says of all sets is not worked out."""


def _touched(sets: Int16, beliefs: Sequence[TrioBelief], which: Indices) -> Floats:
    """The chances that one of a set of townsfolk is an assassin; shape (k, n), as of the sets."""
    if len(which) > _FEW * len(beliefs):
        found: Floats = np.array([belief.touched for belief in beliefs])[which, sets]
        return found
    weights = np.array([belief.weights for belief in beliefs])[which]
    return np.stack([np.einsum("ns,ns->n", MASKS & row[:, None] != 0, weights) for row in sets])


def _left(on_board: Int16, beliefs: Sequence[TrioBelief], which: Indices) -> Floats:
    """The chances that one assassin and that two are left on the board; shape (2, n)."""
    groups, group = np.unique(on_board.astype(np.int64), return_inverse=True)
    left = np.bitwise_count(MASKS & groups[:, None])
    weights = np.array([belief.weights for belief in beliefs]).T
    return np.stack([((left == count) @ weights)[group, which] for count in (1, 2)])


def _flags(bits: Int16) -> Int8:
    """Sets of bits as rows of flags; shapes (n,) to (12, n)."""
    return (bits >> np.arange(TOWNSFOLK, dtype=np.int16)[:, None] & 1).astype(np.int8)


_PLAIN: Final = 59
_BELIEVED: Final = _LEVELS + 17
KING_FEATURES: Final = _PLAIN + _BELIEVED
PEOPLE_FEATURES: Final = _PLAIN + 2 * _BELIEVED + 5
"""How many figures there are."""

_PEOPLE_NEXT: Final = 0
_ROUNDS: Final = 1
_DEATH: Final = _LEVELS + 1
"""Of the figures that hang on a belief, which is the chance that he can be killed next."""


_SEEN: Final = 0.99
"""How surely whoever can kill the king does: among ends that all let him die the one is found from
which it is not far to safety."""


def survives(x: Singles) -> Singles:
    """The chance that the king lives on through the phase that comes, as far as that is certain:
    whoever can kill him does, and he loses where no card is left. From the features of either
    side, the people's by what they know; shapes (f, n) to (n,)."""
    start = _PLAIN if len(x) == KING_FEATURES else _PLAIN + _BELIEVED
    killed = np.where(x[_ROUNDS] > 0, _SEEN * x[start + _DEATH], 1)
    found: Singles = (1 - x[_PEOPLE_NEXT] * killed).astype(np.float32)
    return found
