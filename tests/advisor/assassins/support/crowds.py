"""Positions as they come up when it matters: the king on his way, knights and a crowd about him."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from assassins.position import AssassinsPosition
from assassins.town import KNIGHTS, SIZE, SQUARES, TOWNSFOLK, side_a
from tests.assassins.support.builders import phase_fields


def crowds(seed: int, count: int, *, people: bool = False) -> Iterator[AssassinsPosition]:
    """Positions of any round with any card, crowds from loose to packed, some of them revealed,
    arrested or killed, knights missing, the king wounded.

    Args:
        seed: the same seed gives the same positions.
        count: how many.
        people: whether it is the people's phase; some knights may have been killed in it.
    """
    random = Random(seed)
    for _ in range(count):
        yield _crowd(random, people)


def _crowd(random: Random, people: bool) -> AssassinsPosition:
    town = side_a()
    streets = [square for square in SQUARES if not town.roofs[square]]
    king = random.choice(streets)
    reach = random.choice((2, 3, 3, 4, 6))
    revealed = random.choice((0, 0, 0, 0, 1, 1, 2, 3))
    number = random.randint(2, len(town.deck) - 1)
    cards = random.sample(town.deck, number)
    gone = random.choice((0, 0, 0, 1, 2))
    arrested = min(gone, sum(card.shackles for card in cards[:-1]))
    free = [square for square in SQUARES if square != king]
    near = [s for s in free if _apart(s, king) <= reach]
    far = [s for s in free if s not in near]
    random.shuffle(near)
    random.shuffle(far)
    places = near + far
    knights = KNIGHTS - random.choice((0, 0, 1, 2, 4))
    # Who comes to stand near, in turns as the crowd happens to be.
    pawns = ["knight"] * knights + ["townsperson"] * (TOWNSFOLK - arrested)
    random.shuffle(pawns)
    placed = dict(zip(places, pawns, strict=False))
    squares = [square for square, pawn in placed.items() if pawn == "townsperson"]
    random.shuffle(squares)
    townsfolk: list[int | None] = [*squares, *[None] * arrested]
    left = list(town.deck)
    for one in cards:
        left.remove(one)
    killed = random.randint(0, min(2, KNIGHTS - knights)) if people else 0
    return AssassinsPosition(
        **phase_fields(cards[-1], people=people),
        town=town,
        round=number,
        knights_killed=killed,
        king=king,
        wounds=random.choice((0, 0, 1)),
        knights=tuple(sorted(square for square, pawn in placed.items() if pawn == "knight")),
        townsfolk=tuple(townsfolk),
        revealed=frozenset(random.sample(range(TOWNSFOLK - arrested), revealed)),
        deck=tuple(left),
    )


def _apart(one: int, other: int) -> int:
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)
