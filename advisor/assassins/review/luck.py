"""How a side stands before a card, and luck: which card came, whether an arrest ended the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import numpy as np

from advisor.assassins.belief.suspicion import belief_of
from advisor.assassins.belief.trios import TRIOS, TrioBelief, belief_alike
from advisor.assassins.king.arrays import GONE, PEOPLE
from advisor.assassins.king.ends import find_king_ends
from advisor.assassins.king.walking_out import way_out
from advisor.assassins.king_plan import king_chances
from advisor.assassins.values.moments import moments_of, moments_of_ends
from advisor.assassins.values.network import packaged_judges
from advisor.core.arrays import Indices, as_chance
from advisor.core.cancellation import Stop
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition, changed
from assassins.rounds import turn_up
from assassins.secret import Secret

_ENDS: Final = 1_500
"""Moments of the king's phase that are looked at under each card, the cheapest ones."""

_ROUNDS: Final = 8
"""Of so many moments it is remembered what the cards are worth."""


def standing(game: AssassinsGame, secret: Secret | None = None) -> float:
    """A side's chance to win between two phases: of the king's side, by what everybody can know; or
    of the people's, who know their secret.

    Where the game is over it is the result; before a card, the mean over the cards that can come.
    No action has been done in the phase yet.

    Args:
        game: as everybody sees it.
        secret: of the people's side, if it is asked for; None for the king's side.
    """
    position = game.position
    if position.result is not None:
        side = Side.KING if secret is None else Side.PEOPLE
        return float(position.result.winner is side)
    if position.card is None:
        return _mean(card_worths(game, secret), position)
    belief = belief_of(game, packaged_judges(game.town).suspicion)
    if position.phase is AssassinsPhase.KING:  # where a game begins so
        return _worth(position, belief, secret)
    # What is worth something is the moment at which the king's phase ends.
    moments = moments_of([changed(position, phase=AssassinsPhase.KING, people_ap=0)])
    judges = packaged_judges(game.town)
    if secret is None:
        return as_chance(judges.for_king(moments, belief).value[0])
    own = belief_alike([secret.assassins])
    return as_chance(judges.for_people(moments, [belief], [own]).value[0])


def card_luck(before: AssassinsGame, card: RoundCard, secret: Secret | None) -> float:
    """What the card that came was worth to a side, less what a card was worth on average.

    Args:
        before: the game before the card, as everybody sees it.
        card: which came.
        secret: as in `standing`.
    """
    if before.position.card is not None:  # it lay there when the game began
        return 0.0
    worths = card_worths(before, secret)
    return worths[card] - _mean(worths, before.position)


@lru_cache(maxsize=_ROUNDS)
def card_worths(before: AssassinsGame, secret: Secret | None) -> Mapping[RoundCard, float]:
    """By kind of the cards face down, a side's chance to win once it lies there. The arguments are
    those of `card_luck`."""
    belief = belief_of(before, packaged_judges(before.town).suspicion)
    return {
        kind: _worth(turn_up(before.position, kind), belief, secret)
        for kind in dict.fromkeys(before.position.deck)
    }


def _mean(worths: Mapping[RoundCard, float], position: AssassinsPosition) -> float:
    kinds = Counter(position.deck)
    total = sum(worths[kind] * count for kind, count in kinds.items())
    return as_chance(total / len(position.deck))


def _worth(position: AssassinsPosition, belief: TrioBelief, secret: Secret | None) -> float:
    """A side's chance after the king's best phase, by what everybody can know, of those that cost
    little; that he walks out is seen in any case."""
    ends, judges = find_king_ends(position, Stop(), _ENDS), packaged_judges(position.town)
    if ends.won is not None or way_out(position, Stop(), _ENDS).actions is not None:
        return float(secret is None)
    there = ends.pawns[PEOPLE] != GONE
    if position.last_round:  # an arrest wins it, or nothing does
        values = 1 - belief.touched[(there * (1 << np.arange(len(there)))[:, None]).sum(axis=0)]
    else:
        moments = moments_of_ends(ends, np.arange(len(ends)))
        values = king_chances(moments, belief, judges).value
    best: Indices = np.array([int(values.argmax())])
    if secret is None:
        return as_chance(values[best[0]])
    if position.last_round or not there[sorted(secret.assassins), best[0]].any():
        return float(there[sorted(secret.assassins), best[0]].any())
    own = belief_alike([secret.assassins])
    return as_chance(judges.for_people(moments_of_ends(ends, best), [belief], [own]).value[0])


def arrest_luck(worth: float, end: AssassinsPosition, belief: TrioBelief, *, won: bool) -> float:
    """What came of the arrests of a phase of the king's side, less what was to be expected: nobody
    knew whether they would end the game.

    Args:
        worth: the chance to win at the end of the phase, its arrests not answered yet.
        end: that moment.
        belief: who the assassins may be, at the beginning of the phase.
        won: whether the last of the three was among those arrested.
    """
    gone = np.array([all(end.townsfolk[n] is None for n in trio) for trio in TRIOS])
    wins = belief.chance_of(gone)
    if wins <= 0 or worth >= 1:
        return 0.0
    return 1 - worth if won else max(0.0, (worth - wins) / (1 - wins)) - worth
