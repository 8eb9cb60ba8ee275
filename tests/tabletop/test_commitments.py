"""Choices that are fixed before any is seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import sealed_phases

PLACE = sealed_phases.Slot(b"game", 3, "first", 1)
FIELDS = st.lists(st.one_of(st.text(max_size=5), st.integers(0, 300), st.binary(max_size=5)))


@given(FIELDS, FIELDS)
def test_different_fields_have_different_digests(one: list[object], other: list[object]) -> None:
    """Also where all of them together are the same text, or the same number as text."""
    alike = [(type(a), a) for a in one] == [(type(b), b) for b in other]
    assert (sealed_phases.digest("test", *one) == sealed_phases.digest("test", *other)) == alike  # type: ignore[arg-type]


def test_a_commitment_is_of_one_choice_at_one_place() -> None:
    salt = sealed_phases.new_salt()
    sealed = sealed_phases.commitment(PLACE, "16K", salt)
    assert sealed_phases.opens(sealed, PLACE, "16K", salt)
    assert not sealed_phases.opens(sealed, PLACE, "16D", salt)
    assert not sealed_phases.opens(sealed, PLACE, "16K", sealed_phases.new_salt())
    elsewhere = [
        replace(PLACE, game=b"another"),
        replace(PLACE, round=4),
        replace(PLACE, phase="second"),
        replace(PLACE, seat=0),
    ]
    assert not any(sealed_phases.opens(sealed, place, "16K", salt) for place in elsewhere)


def test_a_salt_of_another_length_is_none() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        sealed_phases.commitment(PLACE, "16K", b"short")
    assert not sealed_phases.opens(bytes(32), PLACE, "16K", b"short")


def test_salts_differ() -> None:
    salts = {sealed_phases.new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {sealed_phases.SALT_BYTES}


def test_joint_numbers_are_equally_likely_as_long_as_one_share_is_random() -> None:
    """15 cards, 3,000 flips, the other side always bringing the same: chi-square, 14 degrees."""
    drawn = Counter(
        sealed_phases.joint_number(15, "card", b"", {0: bytes(32), 1: number.to_bytes(32, "big")})
        for number in range(3000)
    )
    expected = 3000 / 15
    assert sorted(drawn) == list(range(15))
    assert sum((drawn[n] - expected) ** 2 / expected for n in range(15)) < 40  # p < 0.0003


def test_a_joint_number_follows_from_every_share() -> None:
    shares = {0: b"a", 1: b"b"}
    number = sealed_phases.joint_number(2**60, "card", b"1", shares)
    assert number == sealed_phases.joint_number(2**60, "card", b"1", dict(reversed(shares.items())))
    others = [{0: b"a", 1: b"c"}, {0: b"c", 1: b"b"}, {0: b"ab", 1: b""}, {0: b"a"}]
    assert number not in [
        sealed_phases.joint_number(2**60, "card", b"1", other) for other in others
    ]
    assert number != sealed_phases.joint_number(2**60, "card", b"2", shares)
    with pytest.raises(ValueError, match="number to draw"):
        sealed_phases.joint_number(0, "card", b"", shares)
