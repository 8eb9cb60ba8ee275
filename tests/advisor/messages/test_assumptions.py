"""Assumptions as text: read, printed, refused with the reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.assumptions import (
    MAX_LENGTH,
    Assumption,
    AssumptionError,
    Claim,
    ClaimKind,
    claims_about,
    parse_assumptions,
)
from kingsroad.cards import REGION_CARDS, Card

PLAYERS = ("Ann", "Bob", "Dr. No: 2nd of: his name", "ÉVE", " Cid")

CLAIMS = st.one_of(
    st.builds(
        Claim,
        st.sampled_from([ClaimKind.PLAYS, ClaimKind.PLAYS_NO]),
        st.sampled_from([*REGION_CARDS, Card.KNIGHT, Card.DRAGON, Card.WITCH]),
    ),
    st.builds(Claim, st.just(ClaimKind.PUTS), st.sampled_from(REGION_CARDS), st.integers(0, 2)),
)


@pytest.mark.parametrize(
    ("text", "seat", "claim"),
    [
        ("Bob: plays 5", 1, Claim(ClaimKind.PLAYS, Card.REGION_5)),
        ("Bob: keeps the Dragon", 1, Claim(ClaimKind.PLAYS_NO, Card.DRAGON)),
        ("Ann: plays no Witch", 0, Claim(ClaimKind.PLAYS_NO, Card.WITCH)),
        ("ann:  Plays THE knight ", 0, Claim(ClaimKind.PLAYS, Card.KNIGHT)),
        ("Bob: puts two in 8", 1, Claim(ClaimKind.PUTS, Card.REGION_8, 2)),
        ("Bob: puts a marker in region 3", 1, Claim(ClaimKind.PUTS, Card.REGION_3, 1)),
        ("Bob: puts no markers in 3", 1, Claim(ClaimKind.PUTS, Card.REGION_3, 0)),
        ("Dr. No: 2nd of: his name: plays 1", 2, Claim(ClaimKind.PLAYS, Card.REGION_1)),
        ("E\u0301ve: plays a Dragon", 3, Claim(ClaimKind.PLAYS, Card.DRAGON)),
        ("Cid: plays 2", 4, Claim(ClaimKind.PLAYS, Card.REGION_2)),
        ("Cid: plays D", 4, Claim(ClaimKind.PLAYS, Card.DRAGON)),
        ("cid: keeps w", 4, Claim(ClaimKind.PLAYS_NO, Card.WITCH)),
        ("Bob: plays no K", 1, Claim(ClaimKind.PLAYS_NO, Card.KNIGHT)),
        ("Bob: plays k", 1, Claim(ClaimKind.PLAYS, Card.KNIGHT)),
    ],
)
def test_what_is_understood(text: str, seat: int, claim: Claim) -> None:
    assert Assumption.parse(text, PLAYERS) == Assumption(seat, claim)


@given(st.integers(0, len(PLAYERS) - 1), CLAIMS)
def test_printing_and_reading_is_identity(seat: int, claim: Claim) -> None:
    assumption = Assumption(seat, claim)
    assert Assumption.parse(assumption.text(PLAYERS), PLAYERS) == assumption


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "NAME: CLAIM"),
        ("Bob plays 5", "NAME: CLAIM"),
        ("Zed: plays 5", "no player of this name"),
        ("Bob: plays 9", "a card is 1 to 8"),
        ("Bob: plays", "a card is 1 to 8"),
        ("Bob: puts three in 8", "puts one in 5"),
        ("Bob: puts two in Dragon", "puts one in 5"),
        ("Bob: wins", "plays CARD"),
        ("Bob: plays 5" + " " * MAX_LENGTH, "longer than"),
    ],
)
def test_what_is_refused(text: str, why: str) -> None:
    with pytest.raises(AssumptionError, match=why) as caught:
        Assumption.parse(text, PLAYERS)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 250


def test_names_that_differ_in_the_width_of_letters_only() -> None:
    players = ("Bob", "Ｂob")
    assert Assumption.parse(" Bob\u200b: plays 5", players).seat == 0
    assert Assumption.parse("Ｂob : plays 5", players).seat == 1
    assert Assumption.parse("bob: plays 5", players).seat == 0
    with pytest.raises(AssumptionError, match="several players"):
        Assumption.parse("ｂｏｂ: plays 5", players)


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    for line in (text, f"Bob:{text}"):
        try:
            Assumption.parse(line, PLAYERS)
        except AssumptionError as error:
            assert "\n" not in str(error)


def test_claims_about_a_seat_are_sorted_and_without_repetition() -> None:
    texts = ["Bob: plays 5", "Ann: plays 6", "Bob: keeps the Dragon", "bob: plays no dragon"]
    assumptions = parse_assumptions(texts, PLAYERS)
    assert claims_about(assumptions, 1) == claims_about(reversed(assumptions), 1)
    assert [str(claim) for claim in claims_about(assumptions, 1)] == ["plays 5", "plays no Dragon"]
