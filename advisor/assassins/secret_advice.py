"""Which three to take as assassins: one of several choices, as what is always recommended can be
guessed.

On the board of the game it is drawn as self-play has found best. On any other, by how the townsfolk
stand to the king's ways and the knights: good is who cannot be arrested soon, and three who stand
apart and meet the king at different moments.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from advisor.assassins.clock import from_gate
from advisor.assassins.ground import UNREACHABLE, Ground, distances, ground_of
from advisor.assassins.values.secret_mix import SecretMix
from advisor.assassins.worlds import Triple, Worlds
from advisor.messages.assassins_secrets import SecretAdvice, SecretMember
from assassins.position import AssassinsPosition
from assassins.prices import Walker, step_price
from assassins.squares import NEIGHBOURS, SQUARES
from assassins.town import LETTERS

_ARREST: Final = 1
"""Knights' AP for the arrest itself."""

_HARD: Final = 4
"""Knights' AP from which an arrest costs most of what a round gives."""

_APART: Final = 4
"""Squares from which one knight hardly guards against two."""

_EARLY: Final = 6
_LATE: Final = 8
"""Steps of the king: those whom he passes within the first, or not before the second."""


def advise_choice(
    position: AssassinsPosition, worlds: Worlds, seed: int, mix: SecretMix | None = None
) -> SecretAdvice:
    """A recommended choice, with the facts that speak for it.

    Args:
        position: the king on the board.
        worlds: the choices that are possible.
        seed: the same seed draws the same of those that are as good.
        mix: what self-play has found best, on the board that it was played on.
    """
    arrests = _arrests(position)
    passes = _passes(position)
    known = mix.drawn_from(worlds.triples) if mix else ()
    if mix and known:
        chosen, alike = mix.drawn(Random(seed), known), len(known)
    else:
        good = _by_merits(position, worlds, arrests, passes)
        chosen, alike, mix = Random(seed).choice(good), len(good), None
    return SecretAdvice(
        members=[
            SecretMember(letter=LETTERS[n], passes=passes[n], arrest=arrests[n])
            for n in sorted(chosen)
        ],
        apart=_apart(position, chosen),
        alike=alike,
        chance=mix.chance if mix else None,
        even=mix.alike if mix else None,
    )


def _by_merits(
    position: AssassinsPosition,
    worlds: Worlds,
    arrests: Sequence[int | None],
    passes: Sequence[int | None],
) -> list[Triple]:
    """The choices that the most speaks for."""
    ranked: dict[int, list[Triple]] = {}
    for triple in worlds.triples:
        ranked.setdefault(_merits(position, triple, arrests, passes), []).append(triple)
    return ranked[max(ranked)]


def _merits(
    position: AssassinsPosition,
    triple: Triple,
    arrests: Sequence[int | None],
    passes: Sequence[int | None],
) -> int:
    """How many of the things that speak for a choice it has."""
    hard = sum((arrests[n] or 0) >= _HARD for n in triple)
    met = [step for n in triple if (step := passes[n]) is not None]
    different = any(step <= _EARLY for step in met) and any(step >= _LATE for step in met)
    return sum((hard >= len(triple) - 1, _apart(position, triple) >= _APART, different))


def _apart(position: AssassinsPosition, triple: Triple) -> int:
    """Squares between the two that stand nearest to each other, counted along the two axes."""
    away = ground_of(position.town).away
    places = [at for n in triple if (at := position.townsfolk[n]) is not None]
    return min((away[a][b] for a, b in combinations(places, 2)), default=0)


def _passes(position: AssassinsPosition) -> list[int | None]:
    """After how many steps on one of his shortest ways to a gate the king can be beside each of
    the townsfolk where they stand; None beside none of these ways."""
    assert position.king is not None
    ground = ground_of(position.town)
    walked = distances(ground.king, position.king)
    steps: dict[int, int] = {}
    for gate in position.town.gates:
        away = from_gate(position.town, gate.square, frozenset())
        for square in SQUARES:
            on_way = walked[square] + away[square] == away[position.king] < UNREACHABLE
            if on_way:
                steps[square] = walked[square]
    return [
        None
        if at is None
        else min((steps[s] for s in (at, *NEIGHBOURS[at]) if s in steps), default=None)
        for at in position.townsfolk
    ]


def _arrests(position: AssassinsPosition) -> list[int | None]:
    """A lower bound of the knights' AP for the arrest of each: nobody in the way."""
    ground = ground_of(position.town)
    prices = tuple(
        tuple(
            (target, price)
            for target in NEIGHBOURS[source]
            if (price := step_price(Walker.KNIGHT, position.town, source, target)) is not None
        )
        for source in SQUARES
    )
    walks = [distances(prices, knight) for knight in position.knights]
    return [None if at is None else _least_arrest(ground, walks, at) for at in position.townsfolk]


def _least_arrest(ground: Ground, walks: Sequence[Sequence[int]], at: int) -> int | None:
    beside = [square for square in NEIGHBOURS[at] if at in ground.reach[square]]
    least = min((walk[square] for walk in walks for square in beside), default=UNREACHABLE)
    return least + _ARREST if least < UNREACHABLE else None
