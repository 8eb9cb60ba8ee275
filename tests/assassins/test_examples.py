"""The worked examples of the rules, section 12."""

from __future__ import annotations

import pytest

from assassins.actions import ActionProblem, IllegalAction, parse_action
from assassins.cards import RoundCard
from assassins.judging import price
from assassins.legal import legal_actions
from assassins.position import AssassinsPosition, Ending, starting_position
from assassins.rounds import act, end_phase, turn_up
from assassins.town import LETTERS, side_a
from tests.assassins.support.builders import after, legal, position, where

NO_SHACKLES = RoundCard(2, 7, False, 5)


def refusal(before: AssassinsPosition, word: str) -> tuple[ActionProblem, str]:
    with pytest.raises(IllegalAction) as caught:
        price(before, parse_action(word))
    assert word not in legal(before)
    return caught.value.problem, caught.value.why


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
