"""The rulebook's worked examples."""

from __future__ import annotations

import pytest

from kingsroad.cards import Hand, Selection, SelectionProblem
from kingsroad.position import Position
from kingsroad.scoring import score_region
from tests.support.builders import played, position
from tests.support.legal import legal_codes


def points_in(before: Position, region: int) -> tuple[int, ...]:
    return score_region(before, region)[0].points


def test_king_in_dark_tower_and_two_dragons() -> None:
    report = played(position(3, king=5), "D12", "34D", "567")
    assert [score.region for score in report.scored] == [5, 2, 8]
    assert report.after.king == 1
    assert report.king_path == (5, 2, 8, 1)


def test_dark_tower_with_four_different_influences() -> None:
    assert points_in(position(4, markers={5: (4, 3, 2, 1)}), 5) == (5, 4, 2, 0)


def test_two_tied_for_the_most_in_dark_tower() -> None:
    assert points_in(position(3, markers={5: (2, 2, 0)}), 5) == (4, 4, 0)
    assert points_in(position(4, markers={5: (2, 2, 1, 0)}), 5) == (4, 4, 2, 0)


@pytest.mark.parametrize(("players", "each"), [(4, 2), (3, 0)])
def test_three_tied_for_the_most(players: int, each: int) -> None:
    counts = (2, 2, 2, 0)[:players]
    expected = (each, each, each, 0)[:players]
    assert points_in(position(players, markers={5: counts}), 5) == expected


def test_noble_in_dark_tower_linked_to_two_more() -> None:
    before = position(3, king=5, markers={5: (2, 0, 0)}, nobles={3: (0,), 2: (0,)})
    score, after = score_region(before, 5)
    assert score.noble_won == 0
    assert score.bonus == (3, 0, 0)
    assert score.chains == {0: (2, 3, 5)}
    assert after.has_noble(0, 5)


def test_two_markers_left_in_hand_mean_exactly_two_cards_of_any_kind() -> None:
    hand = Hand(2, dragon=True, witch=True)
    assert hand.size == 2
    assert all(len(word) == 2 for word in legal_codes(2, True, True))
    for word in ("12", "1K", "DK", "WD", "WK", "1D"):
        assert hand.problem(Selection.parse(word)) is None
    assert hand.problem(Selection.parse("123")) is SelectionProblem.TOO_MANY
    assert hand.problem(Selection.parse("1")) is SelectionProblem.TOO_FEW


def test_final_scoring_after_seven_and_three() -> None:
    before = position(2, king=7, scores=(39, 0), markers={5: (0, 3)})
    report = played(before, "71D", "124")
    assert [score.region for score in report.scored] == [7, 3]
    assert [score.region for score in report.final] == [5, 2, 8, 1, 6, 4]
