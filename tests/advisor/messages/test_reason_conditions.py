"""Every reason has a condition on numbers: what is likelier not to happen is none."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from advisor.messages.advice import Candidate, RegionReason
from advisor.messages.reasons import ReasonKind, reasons_for
from kingsroad.notation import parse_position
from kingsroad.position import Position

START = parse_position("KR1:s:5:5:39W.00001001.-:12D.00001002.46:8D.00001001.-")
"""The King in the Dark Tower; whoever is first has 39 points and a Witch."""


AHEAD = parse_position("KR1:s:5:5:20W.00002001.-:12D.00001002.46:8D.00001001.-")
"""The same, but nobody is to be overtaken there."""


def candidate(*, first: float, scored: float = 1.0, points: float = 2.0) -> Candidate:
    """5, 6, Knight: two markers where the King is, one on the way."""
    region = RegionReason(
        region=5,
        scored=scored,
        placed=1,
        first=first,
        places=[first, 1 - first],
        tie=1 - first,
        takes_noble=0.0,
        loses_noble=0.0,
        points=points,
        bonus=0.0,
    )
    return Candidate(
        selection=["5", "6", "K"],
        points=points,
        worst=0,
        best=5,
        win=0.4,
        margin=0.0,
        share=1.0,
        value=0.4,
        loss=0.0,
        points_spread={"0": 0.3, "5": 0.7},
        regions=[region],
    )


def kinds(
    found: Candidate, score: int, *others: Candidate, start: Position = START
) -> list[ReasonKind]:
    position = dataclasses.replace(start, scores=(score, *start.scores[1:]))
    return [one.kind for one in reasons_for(position, 0, found, [found, *others], [0, 1, 2])]


WITCH = msgspec.structs.replace(candidate(first=0.0), selection=["W", "1", "2"])


@pytest.mark.parametrize(
    ("first", "said"), [(0.15, False), (0.49, False), (0.5, True), (1.0, True)]
)
def test_a_lead_that_is_likelier_lost_is_no_reason(first: float, said: bool) -> None:
    found = kinds(candidate(first=first), 20, start=AHEAD)
    assert (ReasonKind.LEADS in found) == said
    assert (ReasonKind.RISK in found) <= said


@pytest.mark.parametrize(("third", "said"), [(0.3, True), (0.6, False)])
def test_who_overtakes_somebody_is_to_be_paid_for_it(third: float, said: bool) -> None:
    """The Dark Tower pays first and second place among three; to tie for first is the second."""
    region = candidate(first=0.1).regions[0]
    places = [0.1, 0.9 - third, third]
    region = msgspec.structs.replace(region, places=places)
    found = kinds(msgspec.structs.replace(candidate(first=0.1), regions=[region]), 20)
    assert (ReasonKind.LEADS in found) == said


@pytest.mark.parametrize(("score", "ends"), [(20, False), (34, False), (35, True), (39, True)])
def test_who_ends_the_game_now_prepares_and_keeps_nothing(score: int, ends: bool) -> None:
    found = kinds(candidate(first=0.2, points=0.2), score, WITCH)
    assert (ReasonKind.ENDS in found) == ends
    assert (ReasonKind.PREPARES in found) != ends
    assert (ReasonKind.WITCH_KEPT in found) != ends
