"""What kind of mistake a choice was: each kind by the facts it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from advisor.messages.exercises import KingsroadKind
from advisor.messages.review import ChoiceReview, Outlook
from advisor.messages.verdicts import Severity
from kingsroad.cards import Selection
from kingsroad.position import Position, starting_position
from kingsroad.rounds import play_round
from kingsroad_tui.kingsroad.practice.exercises import mistake_kind

Markers = dict[int, int]


def at_king(king: int, *markers: Markers) -> Position:
    """Three players, the King in a region, and everybody's markers by region."""
    start = starting_position(3)
    lying = tuple(tuple(one.get(region, 0) for region in range(1, 9)) for one in markers)
    in_hand = tuple(19 - sum(row) for row in lying)
    return replace(start, king=king, markers=lying, in_hand=in_hand)


def kind(position: Position, played: str, best: str, *others: str) -> KingsroadKind:
    """Of a choice of the first player, beside the best one and what the others played."""
    own = Selection.parse(played)
    choice = ChoiceReview(
        player=0,
        selection=own.as_revealed().codes,
        forced=False,
        loss=0.2,
        loss_error=0.01,
        best=[Selection.parse(best).codes],
        share=0.0,
        safe_loss=0.2,
        worth=Outlook(),
        best_worth=Outlook(0.2),
        severity=Severity.BLUNDER,
        accuracy=40.0,
    )
    selections = [own, *map(Selection.parse, others)]
    again: Sequence[Selection | None] = ()
    if own.has_witch:
        again = (Selection.parse("123"), None, None)
    return mistake_kind(position, choice, play_round(position, selections, tuple(again)))


NOBODY: tuple[Markers, Markers, Markers] = ({}, {}, {})


@pytest.mark.parametrize(
    ("position", "played", "best", "others", "wanted"),
    [
        (at_king(5, *NOBODY), "W12", "578", ("123", "123"), KingsroadKind.WITCH_EARLY),
        (at_king(5, *NOBODY), "578", "W12", ("123", "123"), KingsroadKind.WITCH_KEPT),
        # The Dragon has 2 scored, where the second player stands.
        (
            at_king(5, {}, {2: 3}, {}),
            "D57",
            "578",
            ("123", "123"),
            KingsroadKind.DRAGON_FOR_OTHERS,
        ),
        # He follows the Dragon, and so does nothing.
        (at_king(5, *NOBODY), "57K", "58K", ("123", "123"), KingsroadKind.KNIGHT_WASTED),
        # One each in the King's region, where a second marker was to be had.
        (at_king(5, *NOBODY), "578", "75K", ("512", "123"), KingsroadKind.SECOND_BY_TIE),
        # Three ahead already.
        (at_king(5, {5: 3}, {}, {}), "512", "812", ("123", "123"), KingsroadKind.AHEAD_ALREADY),
        # Nothing in the King's region, which another takes.
        (at_king(5, *NOBODY), "812", "512", ("512", "123"), KingsroadKind.LEFT_FOR_NOTHING),
        # 6 is reached in five rounds, 2 in the next one.
        (at_king(5, *NOBODY), "561", "521", ("123", "123"), KingsroadKind.TOO_FAR),
        (at_king(5, *NOBODY), "521", "561", ("123", "123"), KingsroadKind.OTHER),
    ],
)
def test_each_kind_has_its_facts(
    position: Position, played: str, best: str, others: tuple[str, str], wanted: KingsroadKind
) -> None:
    assert kind(position, played, best, *others) is wanted


def test_the_same_cards_are_no_such_kind_where_the_facts_are_others() -> None:
    """A Dragon that served oneself, a lead that could be lost, a place that was got after all."""
    own = at_king(5, {2: 3}, {}, {})
    assert kind(own, "D57", "578", "123", "123") is not KingsroadKind.DRAGON_FOR_OTHERS
    close = at_king(5, {5: 2}, {}, {})
    assert kind(close, "512", "812", "123", "123") is not KingsroadKind.AHEAD_ALREADY
    there = at_king(5, {5: 1}, {}, {})
    assert kind(there, "812", "512", "123", "123") is not KingsroadKind.LEFT_FOR_NOTHING
    alone = kind(at_king(5, *NOBODY), "578", "75K", "123", "123")
    assert alone is not KingsroadKind.SECOND_BY_TIE


def test_without_a_better_choice_there_is_no_kind() -> None:
    """A review from a file may name none."""
    position = at_king(5, *NOBODY)
    report = play_round(position, [Selection.parse(text) for text in ("578", "123", "123")])
    choice = ChoiceReview(
        player=0,
        selection=["5", "7", "8"],
        forced=False,
        loss=0.2,
        loss_error=0.0,
        best=[],
        share=0.0,
        safe_loss=0.0,
        worth=Outlook(),
        best_worth=Outlook(),
        severity=Severity.BLUNDER,
        accuracy=None,
    )
    assert mistake_kind(position, choice, report) is KingsroadKind.OTHER
