"""How far it is, on side A: the figures of the rules, section 14."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest

from assassins.actions import ActionKind, Walker, step_price
from assassins.cards import RoundCard
from assassins.legal import legal_actions
from assassins.town import NEIGHBOURS, SQUARE_NAMES, SQUARES, parse_square, side_a
from tests.assassins.support.builders import after, position


def least_ap(walker: Walker, source: int) -> dict[int, int]:
    """The least AP of a pawn to every square it can reach with nobody in its way."""
    best = {source: 0}
    for most in range(40):
        ahead = [square for square, spent in best.items() if spent == most]
        for square in ahead:  # grows while it is read: a step may be free
            for target in NEIGHBOURS[square]:
                cost = step_price(walker, side_a(), square, target)
                if cost is not None and most + cost < best.get(target, 99):
                    best[target] = most + cost
                    if cost == 0:
                        ahead.append(target)
    return best


@pytest.mark.parametrize(("gate", "need", "ways"), [("b5", 14, 161), ("c3", 15, 351)])
def test_the_king_needs_14_or_15_points_to_leave(gate: str, need: int, ways: int) -> None:
    start, goal = parse_square("j10"), parse_square(gate)
    far = least_ap(Walker.KING, start)
    assert far[goal] + 1 == need

    @cache
    def count(square: int) -> int:
        if square == start:
            return 1
        return sum(
            count(before) for before in NEIGHBOURS[square] if far.get(before) == far[square] - 1
        )

    assert count(goal) == ways


def test_an_unhindered_king_walks_out_through_the_rules() -> None:
    way = [
        "j10",
        "j9",
        "j8",
        "i8",
        "h8",
        "h7",
        "h6",
        "h5",
        "h4",
        "g4",
        "f4",
        "e4",
        "e5",
        "d5",
        "c5",
        "b5",
    ]
    walk = position(king="j10", card=RoundCard(9, 0, False, 0))
    for source, target in pairwise(way):
        if not walk.king_ap:
            walk = position(king=source, card=RoundCard(9, 0, False, 0))
        walk = after(walk, f"K{source}-{target}")
    assert any(action.kind is ActionKind.KING_EXIT for action in legal_actions(walk))


def test_rounds_until_the_unhindered_king_can_be_inside() -> None:
    kings = Counter(card.king for card in side_a().deck)

    @cache
    def chance(ones: int, twos: int, need: int, rounds: int) -> Fraction:
        """The chance that exactly so many more cards are needed for the points missing."""
        if need <= 0:
            return Fraction(rounds == 0)
        if rounds == 0 or ones + twos == 0:
            return Fraction(0)
        total = Fraction(0)
        for left, point in ((ones, 1), (twos, 2)):
            if left:
                rest = chance(ones - (point == 1), twos - (point == 2), need - point, rounds - 1)
                total += Fraction(left, ones + twos) * rest
        return total

    found = [float(chance(kings[1], kings[2], 14, rounds)) for rounds in (10, 11, 12, 13)]
    assert [round(value, 3) for value in found] == [0.154, 0.571, 0.266, 0.009]
    assert abs(sum(found) - 1) < 1e-12


def test_the_least_points_of_an_assassin_to_the_side_of_the_king() -> None:
    beside = NEIGHBOURS[parse_square("j10")]
    found = {}
    for square in side_a().townsfolk:
        far = least_ap(Walker.ASSASSIN, square)
        found[SQUARE_NAMES[square]] = min(far[target] for target in beside)
    assert found == {
        "h2": 7,
        "b3": 12,
        "e4": 9,
        "g4": 7,
        "c6": 9,
        "f6": 6,
        "h6": 5,
        "j6": 3,
        "b8": 7,
        "f8": 4,
        "d9": 6,
        "f10": 3,
    }


@pytest.mark.parametrize("walker", [Walker.KNIGHT, Walker.TOWNSPERSON, Walker.ASSASSIN])
def test_all_but_the_king_can_reach_every_square(walker: Walker) -> None:
    assert set(least_ap(walker, parse_square("j10"))) == set(SQUARES)
    assert len(least_ap(Walker.KING, parse_square("j10"))) == 64
