"""The tables of positions that a phase can lead to, counted by two programs that share no code."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from assassins.actions import Action, ActionKind
from assassins.cards import RoundCard
from assassins.position import AssassinsPosition, starting_position
from assassins.rounds import end_phase, turn_up
from tests.assassins.support import counting, naive
from tests.assassins.support.builders import as_naive, position, town_with

KING_PHASES = [
    (RoundCard(0, 1, False, 5), 16),
    (RoundCard(1, 1, False, 5), 18),
    (RoundCard(1, 2, False, 5), 160),
    (RoundCard(1, 3, False, 5), 979),
    (RoundCard(1, 3, True, 5), 1_029),
    (RoundCard(2, 3, False, 5), 1_031),
    (RoundCard(1, 4, False, 5), 4_723),
    (RoundCard(1, 5, False, 5), 19_291),
    (RoundCard(1, 5, True, 5), 23_442),
    (RoundCard(2, 5, False, 5), 23_144),
    (RoundCard(1, 6, True, 5), 92_846),
    (RoundCard(2, 7, False, 5), 312_466),
]
PEOPLE_PHASES = [(1, 43), (2, 913), (3, 12_797), (4, 133_578), (5, 1_110_624)]


def volumes(rows: Sequence[tuple[object, int]], most: int) -> list[object]:
    """The rows as parameters; those with more positions than that are for `make soak`."""
    return [
        pytest.param(what, count, marks=[pytest.mark.soak] if count > most else [], id=str(what))
        for what, count in rows
    ]


def first_phase(card: RoundCard) -> AssassinsPosition:
    return turn_up(starting_position(town_with(card)), card)


def nobody_revealed(action: Action) -> bool:
    return action.kind is not ActionKind.REVEAL


@pytest.mark.parametrize(("card", "count"), volumes(KING_PHASES, 5_000))
def test_positions_after_the_first_king_phase(card: RoundCard, count: int) -> None:
    assert counting.count_ends(first_phase(card)) == count


@pytest.mark.parametrize(("people_ap", "count"), volumes(PEOPLE_PHASES, 1_000))
def test_positions_after_a_quiet_people_phase(people_ap: int, count: int) -> None:
    position = end_phase(first_phase(RoundCard(0, 0, False, people_ap)))
    assert counting.count_ends(position, nobody_revealed) == count


@pytest.mark.parametrize(("card", "count"), volumes(KING_PHASES[:-2], 1_100))
def test_the_second_program_counts_the_same_for_the_king(card: RoundCard, count: int) -> None:
    start = naive.Naive(naive.START, "king", card.king, card.knights, may_arrest=card.shackles)
    assert naive.count_ends(start) == count


@pytest.mark.parametrize(("people_ap", "count"), volumes(PEOPLE_PHASES[:-2], 1_000))
def test_the_second_program_counts_the_same_for_the_people(people_ap: int, count: int) -> None:
    start = naive.Naive(naive.START, "people", people_ap=people_ap)
    assert naive.count_ends(start, lambda word: not word.startswith("R")) == count


CROWD = position(
    king="h7",
    knights="h5 i6 i7 h8",
    townsfolk={"a": "g7", "b": "f7", "c": "g8", "d": "g6", "e": "h6", "f": "i5"},
    revealed="be",
)


def naive_perft(state: naive.Naive, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(naive_perft(after, depth - 1) for _, after in naive.moves(state).values())


@pytest.mark.parametrize(
    ("position", "depth", "sequences"),
    [
        (first_phase(RoundCard(1, 6, True, 5)), 3, 3_772),
        (CROWD, 3, 2_898),
        (end_phase(CROWD), 3, 23_572),
    ],
    ids=["start", "crowd", "the people of the crowd"],
)
def test_sequences_of_actions(position: AssassinsPosition, depth: int, sequences: int) -> None:
    """Perft, as chess programs count."""
    assert counting.perft(position, depth) == sequences
    assert naive_perft(as_naive(position), depth) == sequences
