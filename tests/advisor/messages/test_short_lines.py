"""No line of an answer is longer than readers take, and what it lacks is what it may lack."""

from __future__ import annotations

import json

import msgspec
import pytest

from advisor.engine import MAX_ANSWER_BYTES, AnswerTooLong, short_line
from advisor.messages.assassins_review import AssassinsReview
from advisor.messages.protocol import Advice, Answer, Failure, FailureKind, Review
from kingsroad.games import Game
from tests.support.answers import complete_advice, planted_review, reviewed
from tests.support.legal import random_game

PROMISED = {
    "selection", "points", "points_se", "worst", "best", "win", "win_se", "margin", "margin_se",
    "share", "loss", "win_best_play", "loss_best_play",
}  # fmt: skip

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@pytest.fixture(scope="module")
def advice() -> Advice:
    """The longest advice there is: all of a full hand, refined."""
    return complete_advice(Game(NAMES[:2]), 0)


def test_a_long_advice_has_all_its_candidates_and_their_figures(advice: Advice) -> None:
    whole = json.loads(msgspec.json.encode(advice))
    line = short_line(advice)
    assert len(msgspec.json.encode(advice)) > len(line) and len(line) < MAX_ANSWER_BYTES
    short = json.loads(line)
    assert {key: short[key] for key in short if key != "candidates"} == {
        key: whole[key] for key in whole if key != "candidates"
    }
    for one, full in zip(short["candidates"], whole["candidates"], strict=True):
        assert set(one) >= PROMISED and one == {key: full[key] for key in one}
    assert short["candidates"][:3] == whole["candidates"][:3]
    assert isinstance(msgspec.json.decode(line, type=Answer), Advice)


def test_what_is_null_goes_where_details_are_not_enough(advice: Advice) -> None:
    more = msgspec.structs.replace(advice, method="x" * 8_000)
    line = short_line(more)
    assert len(line) < MAX_ANSWER_BYTES
    decoded = msgspec.json.decode(line, type=Answer)
    assert isinstance(decoded, Advice)
    assert [one.win_se for one in decoded.candidates] == [one.win_se for one in advice.candidates]


def test_a_long_review_lacks_what_came_before() -> None:
    review = reviewed(random_game(2, 3, rounds=2))
    assert short_line(review) == msgspec.json.encode(review)
    long = msgspec.structs.replace(review, rounds=review.rounds * 60)
    short = msgspec.json.decode(short_line(long), type=Answer)
    assert isinstance(short, Review) and not short.rounds and short.players == review.players
    town = planted_review()
    long_town = msgspec.structs.replace(town, phases=town.phases * 60)
    short = msgspec.json.decode(short_line(long_town), type=Answer)
    assert isinstance(short, AssassinsReview) and not short.phases and short.sides == town.sides


@pytest.mark.parametrize("length", [MAX_ANSWER_BYTES, 10 * MAX_ANSWER_BYTES])
def test_what_cannot_be_shortened_is_refused(length: int) -> None:
    with pytest.raises(AnswerTooLong, match="longer than 65536 bytes"):
        short_line(Failure(id=1, kind=FailureKind.REQUEST, message="x" * length))
