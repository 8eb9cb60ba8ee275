"""The worked examples of the rules, section 12; every position in them is put to the judge, too.

The tables of positions that a phase can lead to, counted by two programs that share no code.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from assassins.actions import Action, ActionKind, ActionProblem, IllegalAction, parse_action
from assassins.cards import RoundCard
from assassins.judging import price
from assassins.legal import legal_actions
from assassins.position import AssassinsPosition, Ending, starting_position
from assassins.rounds import act, end_phase, turn_up
from assassins.town import LETTERS, side_a
from tabletop.words.voice import english
from tests.assassins.support import counting, judge
from tests.assassins.support.builders import after, as_judged, legal, position, town_with, where

NO_SHACKLES = RoundCard(2, 7, False, 5)


def refusal(before: AssassinsPosition, word: str) -> tuple[ActionProblem, str]:
    with pytest.raises(IllegalAction) as caught:
        price(before, parse_action(word))
    assert word not in legal(before)
    return caught.value.problem, english(caught.value.why)


@pytest.mark.parametrize("card", side_a().kinds, ids=str)
def test_1_fifteen_first_steps_of_knights_and_none_of_the_king(card: RoundCard) -> None:
    start = turn_up(starting_position(side_a()), card)
    steps = [action for action in legal_actions(start) if action.kind.value in ("Nx-y", "Nx>y")]
    cheap = [action for action in steps if price(start, action) == 1]
    pawns = {bytes(act(start, action).after.occupants()) for action in cheap}
    assert len(pawns | {bytes(start.occupants())}) == 16
    assert len(cheap) == 15
    assert not any(action.kind.pool.value == "king" for action in legal_actions(start))


def test_2_a_knight_comes_down_from_the_roof_and_pushes() -> None:
    start = turn_up(starting_position(side_a()), NO_SHACKLES)
    assert legal(start)["Na4-a3"] == 1
    on_a3 = after(start, "Na4-a3")
    assert legal(on_a3)["Na3>b3"] == 1
    assert where(after(on_a3, "Na3>b3"), "b") == "c3"


def test_3_nobody_is_pushed_into_a_knight() -> None:
    before = position(knights="d3 b3", townsfolk={"a": "c3"})
    assert refusal(before, "Nd3>c3") == (
        ActionProblem.PUSHED_INTO_KNIGHT,
        "the pawn on c3 would be pushed into the knight on b3",
    )


def test_4_nobody_is_pushed_up_to_a_roof() -> None:
    before = position(knights="b4", townsfolk={"a": "b3"})
    assert refusal(before, "Nb4>b3") == (
        ActionProblem.PUSHED_UP,
        "the pawn on b3 would have to go up to the roof b2",
    )


def test_5_a_row_of_two_is_pushed() -> None:
    before = position(knights="e4", townsfolk={"a": "f4", "b": "g4"})
    assert legal(before)["Ne4>f4"] == 1
    done = act(before, parse_action("Ne4>f4"))
    assert (where(done.after, "a"), where(done.after, "b")) == ("g4", "h4")
    assert [LETTERS[pushed.townsperson] for pushed in done.pushed] == ["a", "b"]


def test_6_climbing_onto_an_occupied_roof_costs_two_and_the_last_pawn_falls() -> None:
    pawns = {"a": "f5", "b": "g5"}
    before = position(knights="e5", townsfolk=pawns, ap=2)
    assert legal(before)["Ne5>f5"] == 2
    done = after(before, "Ne5>f5")
    assert (where(done, "a"), where(done, "b")) == ("g5", "h5")
    poor = position(knights="e5", townsfolk=pawns, ap=1)
    assert refusal(poor, "Ne5>f5")[0] is ActionProblem.TOO_DEAR


@pytest.mark.parametrize("behind", [{}, {"b": "h1"}, {"b": "h1", "c": "i1"}])
def test_7_eastwards_from_f1_is_a_roof_behind_the_pawn(behind: dict[str, str]) -> None:
    before = position(knights="f1", townsfolk={"a": "g1", **behind})
    assert refusal(before, "Nf1>g1")[0] is ActionProblem.PUSHED_UP


def test_8_nobody_is_pushed_off_the_board_or_into_the_king() -> None:
    assert refusal(position(knights="i5", townsfolk={"a": "j5"}), "Ni5>j5") == (
        ActionProblem.PUSHED_OFF,
        "the pawn on j5 would be pushed off the board",
    )
    before = position(king="j5", knights="h5", townsfolk={"a": "i5"})
    assert refusal(before, "Nh5>i5")[0] is ActionProblem.PUSHED_INTO_KING


def test_9_from_a_roof_a_knight_reaches_down_and_not_the_other_way() -> None:
    above = position(knights="g6", townsfolk={"a": "h6"})
    assert legal(above)["Ng6#h6"] == 1
    assert "Ng6!h6" not in legal(above)
    revealed = position(knights="g6", townsfolk={"a": "h6"}, revealed="a")
    assert legal(revealed)["Ng6!h6"] == 1
    assert "Ng6#h6" not in legal(revealed)
    below = position(knights="h6", townsfolk={"a": "g6"})
    assert refusal(below, "Nh6#g6")[0] is ActionProblem.OUT_OF_REACH
    below = position(knights="h6", townsfolk={"a": "g6"}, revealed="a")
    assert refusal(below, "Nh6!g6")[0] is ActionProblem.OUT_OF_REACH


def test_10_climbing_costs_two_hidden_one_revealed_and_dropping_nothing() -> None:
    before = position(townsfolk={"a": "e6"}, people=True)
    assert legal(before)["Te6-f6"] == 2
    shown = after(before, "Re6")
    assert legal(shown)["Ae6-f6"] == 1
    assert legal(after(shown, "Ae6-f6"))["Af6-e6"] == 0


@pytest.mark.parametrize(("ap", "dead"), [(5, True), (4, False)])
def test_11_a_kill_a_drop_and_wounds(ap: int, dead: bool) -> None:
    pawns = {"a": "g6"}
    before = position(
        king="i6", knights="h6", townsfolk=pawns, revealed="a", people=True, ap=ap, number=4
    )
    first = after(before, "Ag6!h6 Ag6-h6 Ah6*")
    assert first.wounds == 1
    assert first.people_ap == ap - 3
    if dead:
        assert after(first, "Ah6*").ending is Ending.KILLED
    else:
        assert refusal(first, "Ah6*")[0] is ActionProblem.TOO_DEAR


@pytest.mark.parametrize("card", side_a().kinds, ids=str)
def test_12_every_card_is_enough_to_kill_from_beside_the_king(card: RoundCard) -> None:
    before = position(king="i6", townsfolk={"a": "h6"}, revealed="a", card=card, people=True)
    assert after(before, "Ah6* Ah6*").ending is Ending.KILLED


def test_13_of_three_knights_two_are_killed_and_two_points_remain() -> None:
    before = position(
        king="e5", knights="d4 d6 c5", townsfolk={"a": "d5"}, revealed="a", people=True, ap=5
    )
    assert legal(before)["Ad5!d4"] == 1
    one = after(before, "Ad5!d4")
    assert legal(one)["Ad5!d6"] == legal(one)["Ad5!c5"] == 2
    two = after(one, "Ad5!c5")
    assert two.people_ap == 2
    assert refusal(two, "Ad5!d6")[0] is ActionProblem.TWO_KILLED
    assert after(two, "Ad5*").wounds == 1


def test_14_leaving_through_a_gate() -> None:
    card = RoundCard(1, 6, True, 5)
    before = position(king="c3", townsfolk={"a": "c2"}, card=card)
    assert legal(before)["Kc3-out"] == 1
    inside = after(before, "Kc3-out")
    assert (inside.king, inside.ending) == (None, Ending.CASTLE)
    step = after(before, "Kc3-b3")
    assert step.ending is None and step.king is not None
    assert after(position(king="b5", card=card), "Kb5-out").ending is Ending.CASTLE
    assert refusal(position(king="d3", card=card), "Kd3-out")[0] is ActionProblem.NO_GATE


def test_15_the_people_win_when_the_last_king_phase_ends() -> None:
    last = end_phase(position(number=15))
    assert last.result is not None
    assert (last.result.winner.value, last.result.by.value) == ("people", "time")
    assert last.round == 15


def test_the_prices_of_kills_and_the_wounds_count_for_the_phase_not_for_the_assassin() -> None:
    two = position(knights="h5 j8", townsfolk={"a": "h6", "b": "j7"}, revealed="ab", people=True)
    assert (legal(two)["Ah6!h5"], legal(two)["Aj7!j8"]) == (1, 1)
    assert legal(after(two, "Ah6!h5"))["Aj7!j8"] == 2
    beside = position(king="i6", townsfolk={"a": "h6", "b": "i5"}, revealed="ab", people=True)
    assert after(beside, "Ah6* Ai5*").ending is Ending.KILLED


def test_townsfolk_and_assassins_never_push() -> None:
    before = position(townsfolk={"a": "h5", "b": "h6"}, revealed="a", people=True)
    assert {"Ah5-h6", "Th6-h5"}.isdisjoint(legal(before))


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
def test_the_judge_counts_the_same_for_the_king(card: RoundCard, count: int) -> None:
    assert judge.count_ends(as_judged(first_phase(card))) == count


@pytest.mark.parametrize(("people_ap", "count"), volumes(PEOPLE_PHASES[:-2], 1_000))
def test_the_judge_counts_the_same_for_the_people(people_ap: int, count: int) -> None:
    start = as_judged(end_phase(first_phase(RoundCard(0, 0, False, people_ap))))
    assert judge.count_ends(start, lambda word: not word.startswith("R")) == count


CROWD = position(
    king="h7",
    knights="h5 i6 i7 h8",
    townsfolk={"a": "g7", "b": "f7", "c": "g8", "d": "g6", "e": "h6", "f": "i5"},
    revealed="be",
)


def judged_perft(state: judge.State, depth: int) -> int:
    legal = state.legal()
    if depth == 1:
        return len(legal)
    found = 0
    for word, _ in legal:
        after = state.copy()
        after.do(word)
        found += judged_perft(after, depth - 1)
    return found


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
    assert judged_perft(as_judged(position), depth) == sequences
