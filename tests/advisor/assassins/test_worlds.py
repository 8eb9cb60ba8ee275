"""Possible triples: what is public, what is assumed, and how they are counted."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from advisor.assassins.danger import Worlds, mask_of, worlds_of
from advisor.messages.assassins_assumptions import (
    MAX_LENGTH,
    AssassinsAssumption,
    AssassinsAssumptionError,
    parse_assassins_assumptions,
)
from advisor.messages.protocol import RequestError
from assassins.position import AssassinsPosition
from assassins.town import LETTERS
from tests.assassins.support.builders import position

START = position()


def letters(worlds: Worlds) -> set[str]:
    return {"".join(LETTERS[n] for n in sorted(triple)) for triple in worlds.triples}


def assumed(*texts: str, found: AssassinsPosition = START) -> Worlds:
    return worlds_of(found, parse_assassins_assumptions(texts, found).claims)


def test_all_220_at_the_beginning() -> None:
    worlds = worlds_of(START)
    assert len(worlds) == 220
    assert worlds.chances == (55 / 220,) * 12


def test_what_is_public_counts() -> None:
    """One revealed: 55. Of three arrested, not all can be assassins: 219."""
    assert len(worlds_of(position(revealed="a"))) == 55
    assert len(worlds_of(position(arrested="abc", number=4))) == 219
    assert letters(worlds_of(position(revealed="ab", arrested="c"))) == {
        f"ab{letter}" for letter in "cdefghijkl"
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("monk is none", lambda t: "h" not in t),
        ("The Monk  is not one", lambda t: "h" not in t),
        ("h is no assassin", lambda t: "h" not in t),
        ("the apple seller is an assassin", lambda t: "a" in t),
        ("a is one", lambda t: "a" in t),
        ("at least one of the monk and squire", lambda t: bool({"h", "k"} & set(t))),
        ("at most one of a, b and c", lambda t: len({"a", "b", "c"} & set(t)) <= 1),
        ("exactly two of a, b, and witch hunter", lambda t: len({"a", "b", "l"} & set(t)) == 2),
        ("none of a or b", lambda t: not {"a", "b"} & set(t)),
    ],
)
def test_assumptions_leave_what_they_say(text: str, expected: object) -> None:
    assert callable(expected)
    wanted = {"".join(t) for t in combinations(LETTERS, 3) if expected("".join(t))}
    assert letters(assumed(text)) == wanted


def test_roofs_and_streets_are_those_of_the_position() -> None:
    squares = ["a1", "b1", "c5", "c6", "c7", "d5", "d6", "d7", "e8", "e9", "d8", "d9"]
    town = position(townsfolk=dict(zip(LETTERS, squares, strict=True)))
    assert len(assumed("none on the roofs", found=town)) == 120
    assert len(assumed("at least one on the roofs", found=town)) == 100
    assert len(assumed("exactly one in the streets", found=town)) == 10


def test_several_hold_together() -> None:
    assert letters(assumed("a is one", "b is one", "none of c, d, e, f, g, h, i, j, k")) == {"abl"}
    with pytest.raises(RequestError, match="no three townsfolk"):
        assumed("a is one", "a is none")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "priest is none",
        "at least four of a and b",
        "none of",
        "x" * 301,
        "m is one",
    ],
)
def test_what_cannot_be_assumed(text: str) -> None:
    with pytest.raises(AssassinsAssumptionError) as caught:
        AssassinsAssumption.parse(text, START)
    assert len(str(caught.value)) < MAX_LENGTH
    assert "\n" not in str(caught.value)


def test_too_many_assumptions_are_refused() -> None:
    with pytest.raises(AssassinsAssumptionError, match="more than 50"):
        parse_assassins_assumptions(["a is one"] * 51, START)


def test_touched_counts_triples_that_meet_a_group() -> None:
    random = Random(1)
    worlds = Worlds(tuple(random.sample(worlds_of(START).triples, 60)))
    for _ in range(200):
        group = random.sample(range(12), random.randint(0, 12))
        expected = sum(not triple.isdisjoint(group) for triple in worlds.triples)
        assert worlds.touched[mask_of(group)] == expected
