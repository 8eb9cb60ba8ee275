"""Moments at which a phase is over, as arrays: what a value needs to know of them, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

import numpy as np

from advisor.assassins.danger import people_ap
from advisor.assassins.king.arrays import pawns_of
from advisor.assassins.king.ends import Ends
from advisor.assassins.worlds import mask_of
from advisor.core.arrays import Bools, Floats, Indices, Int8, Int16, Ints
from assassins.cards import RoundCard
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.town import Town

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
    one, count = _moment(ends.start), len(some)
    parts = {
        field.name: np.repeat(getattr(one, field.name), count, axis=-1)
        for field in fields(Moments)
        if field.name not in ("town", "pawns")
    }
    return Moments(town=ends.start.town, pawns=ends.pawns[:, some], **parts)


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
