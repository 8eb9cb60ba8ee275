"""Every reading where the rules are silent, one test each (rules, section 13)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assassins.actions import ActionProblem, IllegalAction, parse_action
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents, match_winner, new_game
from assassins.judging import price
from assassins.position import AssassinsPhase, AssassinsPosition, Ending, starting_position
from assassins.records import decode_game, encode_game
from assassins.rounds import act, end_phase, turn_up
from assassins.secret import Secret
from assassins.town import SQUARE_NAMES, Direction, Gate, parse_square, side_a
from tests.assassins.support.builders import after, legal, position, where
from tests.assassins.support.random_play import random_game
from tests.assassins.support.towns import two_kings

SHACKLES = RoundCard(1, 5, True, 5)


def problem(before: AssassinsPosition, word: str) -> ActionProblem:
    with pytest.raises(IllegalAction) as caught:
        price(before, parse_action(word))
    assert word not in legal(before)
    return caught.value.problem


def test_1_squares_that_share_an_edge_are_beside_each_other_also_two_houses() -> None:
    """The central block is painted as two houses, f5 to g6 and f7 to g8."""
    before = position(knights="f6 g7", townsfolk={"a": "g6"})
    assert legal(before)["Nf6-f7"] == 1
    assert legal(before)["Ng7#g6"] == 1


def test_2_a_gate_square_and_the_roof_behind_it_are_ordinary_squares() -> None:
    before = position(knights="c4", townsfolk={"a": "c2"})
    assert legal(before)["Nc4-c3"] == 1
    assert legal(after(before, "Nc4-c3"))["Nc3>c2"] == 2
    people = position(townsfolk={"a": "c3"}, people=True)
    assert legal(people)["Tc3-c2"] == 2
    blocked = position(king="c4", townsfolk={"a": "c3"})
    assert problem(blocked, "Kc4-c3") is ActionProblem.OCCUPIED


def test_3_each_townsperson_keeps_the_start_square_of_the_board_file() -> None:
    start = starting_position(side_a())
    assert start.townsfolk == side_a().townsfolk
    assert where(start, "a") == "h2" and where(start, "l") == "f10"


def test_4_what_is_left_of_the_deck_is_public_its_order_is_not() -> None:
    start = starting_position(side_a())
    first, second = RoundCard(2, 5, False, 4), RoundCard(1, 5, True, 4)
    one = turn_up(end_phase(end_phase(turn_up(start, first))), second)
    other = turn_up(end_phase(end_phase(turn_up(start, second))), first)
    assert one.deck == other.deck
    assert len(one.deck) == 13 and first not in one.deck


def test_5_leaving_costs_one_point_whoever_stands_above() -> None:
    card = RoundCard(1, 6, True, 5)
    for pawn in ({"a": "c2"}, {}):
        before = position(king="c3", knights="" if pawn else "c2", townsfolk=pawn, card=card)
        assert legal(before)["Kc3-out"] == 1
    spent = position(king="d3", card=card)
    assert "Kc3-out" not in legal(after(spent, "Kd3-c3"))
    assert problem(after(spent, "Kd3-c3"), "Kc3-out") is ActionProblem.TOO_DEAR


def test_6_every_pawn_of_a_row_is_checked_on_its_own_squares() -> None:
    """e5 is a street, f5 and g5 are roofs: the second pawn of the row would have to climb."""
    climbs = position(knights="d5", townsfolk={"a": "e5"})
    assert problem(climbs, "Nd5>e5") is ActionProblem.PUSHED_UP
    behind = position(knights="c5", townsfolk={"a": "d5", "b": "e5"})
    assert problem(behind, "Nc5>d5") is ActionProblem.PUSHED_UP
    # A knight on a roof pushes along the roof; the last of the row would fall, and may.
    falls = position(knights="f6", townsfolk={"a": "g6", "b": "h6"})
    assert where(after(falls, "Nf6>g6"), "a") == "h6"
    assert where(after(falls, "Nf6>g6"), "b") == "i6"
    # The knight himself may climb while the row stays on the roof.
    roof = position(knights="e5", townsfolk={"a": "f5"})
    assert where(after(roof, "Ne5>f5"), "a") == "g5"


def test_7_nobody_is_pushed_through_a_gate() -> None:
    town = replace(side_a(), gates=(Gate(parse_square("f1"), Direction.NORTH),))
    before = position(knights="f3", townsfolk={"a": "f2"}, board=town)
    assert problem(after(before, "Nf3>f2"), "Nf2>f1") is ActionProblem.PUSHED_OFF
    west = position(knights="c5", townsfolk={"a": "b5"})
    assert problem(west, "Nc5>b5") is ActionProblem.PUSHED_UP


def test_8_pawns_are_pushed_along_roofs_and_down() -> None:
    along = position(knights="f5", townsfolk={"a": "f6"})
    assert where(after(along, "Nf5>f6"), "a") == "f7"
    down = position(knights="f5", townsfolk={"a": "g5"})
    assert where(after(down, "Nf5>g5"), "a") == "h5"


@pytest.mark.parametrize("revealed", ["", "a", "b", "ab"])
def test_9_revealed_assassins_are_pushed_like_townsfolk(revealed: str) -> None:
    row = position(knights="e4", townsfolk={"a": "f4", "b": "g4"}, revealed=revealed)
    assert where(after(row, "Ne4>f4"), "b") == "h4"
    up = position(knights="b4", townsfolk={"a": "b3"}, revealed=revealed.replace("b", ""))
    assert problem(up, "Nb4>b3") is ActionProblem.PUSHED_UP


def test_10_only_townsfolk_are_arrested_and_only_assassins_killed() -> None:
    before = position(
        knights="e4", townsfolk={"a": "e3", "b": "d4", "c": "e5"}, revealed="a", card=SHACKLES
    )
    assert problem(before, "Ne4#e3") is ActionProblem.REVEALED
    assert problem(before, "Ne4!d4") is ActionProblem.NOT_REVEALED
    killed = after(before, "Ne4!e3")
    assert not killed.arrest_made and killed.killed == (0,)
    arrested = after(killed, "Ne4#d4")
    assert arrested.arrest_made and arrested.arrested == (1,)
    assert problem(arrested, "Ne4#e5") is ActionProblem.ARREST_MADE


def test_11_only_pawns_on_the_board_are_revealed_in_the_people_phase_for_good() -> None:
    before = position(knights="e4", townsfolk={"a": "e3"}, card=SHACKLES)
    assert problem(before, "Re3") is ActionProblem.OTHER_SIDE
    people = end_phase(after(before, "Ne4#e3"))
    assert problem(people, "Re3") is ActionProblem.NO_TOWNSPERSON
    # What was spent before stays spent at the old prices.
    climber = position(townsfolk={"a": "e6"}, people=True, ap=3)
    shown = after(climber, "Te6-f6 Rf6")
    assert shown.people_ap == 1 and legal(shown)["Af6-e6"] == 0
    assert problem(shown, "Rf6") is ActionProblem.REVEALED
    assert after(shown, "Af6-e6 Ae6-f6").people_ap == 0


def test_12_wounds_do_not_heal() -> None:
    wounded = position(wounds=1, people=True)
    later = turn_up(end_phase(wounded), wounded.town.deck[0])
    assert end_phase(later).wounds == 1


def test_13_a_free_descent_needs_no_points() -> None:
    before = position(townsfolk={"a": "f6"}, revealed="a", people=True, ap=0)
    assert legal(before)["Af6-e6"] == 0
    assert after(before, "Af6-e6").people_ap == 0


def test_14_the_last_card_is_played_and_its_king_phase_is_the_end() -> None:
    last = position(king="c4", number=15, card=RoundCard(2, 7, False, 5))
    assert after(last, "Kc4-c3 Kc3-out").ending is Ending.CASTLE
    over = end_phase(last)
    assert (over.phase, over.ending, over.round) == (AssassinsPhase.OVER, Ending.TIME, 15)
    game = new_game(Opponents("Ann", "Bob"), two_kings(), parse_square("c10"))
    for card in game.town.deck:
        game = game.turn_up(card).end_phase()
        if not game.finished:
            game = game.end_phase()
    assert game.position.round == 14 and game.result is not None
    assert game.result.by is Ending.TIME


def match_game(king: str, people: str, *, castle: bool) -> AssassinsGame:
    """A game on a board with one card, won in its only king's phase or lost by time."""
    town = replace(
        side_a(),
        gates=(Gate(parse_square("j10"), Direction.EAST),),
        left_out=side_a().cards[1:],
    )
    game = new_game(Opponents(king, people), town).turn_up(town.deck[0])
    return game.act("Kj10-out") if castle else game.end_phase()


def test_15_one_win_each_is_a_draw() -> None:
    both = match_winner(
        match_game("Ann", "Bob", castle=True), match_game("Bob", "Ann", castle=False)
    )
    assert both == "Ann"
    each = match_winner(
        match_game("Ann", "Bob", castle=True), match_game("Bob", "Ann", castle=True)
    )
    assert each is None
    with pytest.raises(ValueError, match="sides swapped"):
        match_winner(match_game("Ann", "Bob", castle=True), match_game("Ann", "Bob", castle=True))
    with pytest.raises(ValueError, match="finished"):
        match_winner(new_game(Opponents("Ann", "Bob")), match_game("Bob", "Ann", castle=True))


def test_16_the_three_cards_are_shown_at_the_end_and_not_before() -> None:
    running = new_game(Opponents("Ann", "Bob"), secret=Secret.of("adk"))
    assert running.as_public().secret is None
    assert decode_game(encode_game(running.as_public()), "game").secret is None
    over = random_game(3)
    assert over.finished and over.as_public().secret is not None


def test_17_actions_are_taken_back_unless_a_secret_became_known() -> None:
    shackled = position(
        knights="e4 h6", townsfolk={"a": "e3", "b": "h5", "c": "h7"}, card=SHACKLES, number=5
    )
    assert not act(shackled, parse_action("Ne4#e3")).revealed_secret
    assert not act(shackled, parse_action("Ne4-d4")).revealed_secret
    one_gone = replace(shackled, townsfolk=(*shackled.townsfolk[:11], None))
    assert not act(one_gone, parse_action("Ne4#e3")).revealed_secret
    two_gone = replace(shackled, townsfolk=(*shackled.townsfolk[:10], None, None))
    assert act(two_gone, parse_action("Ne4#e3")).revealed_secret
    assert act(position(townsfolk={"a": "e6"}, people=True), parse_action("Re6")).revealed_secret


def test_18_side_a_is_built_in_and_other_boards_are_data() -> None:
    assert side_a().name == "Side A"
    assert [SQUARE_NAMES[king.square] for king in two_kings().kings] == ["j10", "c10"]


def test_17_a_kill_that_leaves_nobody_known_is_not_taken_back_either() -> None:
    """One revealed assassin was killed, one pawn arrested: if that was one too, this is the end."""
    last = position(knights="e4", townsfolk={"b": "e3"}, revealed="ab", killed="a", arrested="k")
    assert act(last, parse_action("Ne4!e3")).revealed_secret
    nobody_arrested = position(knights="e4", townsfolk={"b": "e3"}, revealed="ab", killed="a")
    assert not act(nobody_arrested, parse_action("Ne4!e3")).revealed_secret
    another_hunted = position(
        knights="e4", townsfolk={"b": "e3", "c": "a1"}, revealed="abc", killed="a", arrested="k"
    )
    assert not act(another_hunted, parse_action("Ne4!e3")).revealed_secret
