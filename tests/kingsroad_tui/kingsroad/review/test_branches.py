"""Branches of a studied game: one choice changed, all others as they were, and a way back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import play_round
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree, GameCursor
from tests.support.examples import examples
from tests.support.legal import random_game, random_selection


@examples(40)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_branch_is_the_round_with_one_choice_changed(players: int, seed: int) -> None:
    """Whatever is tried anywhere in a game: the others play what they played, by the real rules."""
    dice = random.Random(seed)
    game = random_game(players, seed, rounds=6).as_public()
    tree = BranchTree.of(game)
    cursor = GameCursor.of(game)
    cursor = cursor.moved_to(dice.choice(cursor.moments[:-1]))
    seat = dice.choice(cursor.choosers)
    second = cursor.moment.second
    tried = random_selection(cursor.position, seat, dice, second=second).as_revealed()
    branched = tree.tried(cursor, seat, tried)
    played = cursor.moment.played
    assert branched.now.game.rounds[:played] == game.rounds[:played]
    assert branched.now.round == game.reports[played].before.round
    assert branched.back() == BranchTree(branched.branches, 0)
    before, was = game.reports[played].before, game.rounds[played]
    if branched.now.game.pending is not None:
        assert tried.has_witch and not second
        assert len(branched.now.game.rounds) == played
        return
    assert len(branched.now.game.rounds) == played + 1
    first, again = list(was.selections), list(was.reselections) or [None] * players
    if second:
        again[seat] = tried
    else:
        first[seat], again[seat] = tried, None
    report = play_round(before, first, tuple(again))
    assert branched.now.game.reports[-1] == report
    same = branched.now.game.rounds[played] == was
    assert branched.shared_rounds == played + same


def small() -> Game:
    """Two rounds of two players, a Witch of the second one in the second round."""
    game = Game(("Ann", "Bob")).play([Selection.parse("164"), Selection.parse("167")])
    game = game.choose([Selection.parse("647"), Selection.parse("W")])
    return game.choose_again((None, Selection.parse("618")))


def test_a_tree_of_branches_with_names_and_ways_back() -> None:
    game = small()
    start = GameCursor.of(game).moved(-99)
    tree = BranchTree.of(game)
    one = tree.tried(start, 0, Selection.parse("16K"))
    two = one.back().tried(start, 0, Selection.parse("D64"))
    at_end = GameCursor.of(two.now.game).moved(99)
    deeper = two.tried(at_end, 1, Selection.parse("234"), {0: Selection.parse("567")})
    assert [depth for _, depth in deeper.in_order()] == [0, 1, 1, 2]
    assert [number for number, _ in deeper.in_order()] == [0, 1, 2, 3]
    assert deeper.now.game.rounds[-1].selections == (Selection.parse("567"), Selection.parse("234"))
    assert deeper.back().at == 2 and deeper.back().back().at == 0
    assert deeper.gone_to(1).now is one.now
    assert one.back().tried(start, 0, Selection.parse("16K")).at == 1, "tried before"


def test_a_witch_tried_leaves_the_second_choice_open() -> None:
    game = small()
    start = GameCursor.of(game).moved(-99)
    tree = BranchTree.of(game).tried(start, 0, Selection.parse("W12"))
    assert tree.now.game.to_choose == (0,)
    assert tree.now.selection == Selection.parse("W")
    again = GameCursor.of(tree.now.game).moved(99)
    done = tree.tried(again, 0, Selection.parse("678"))
    assert done.now.game.rounds[0].reselections == (Selection.parse("678"), None)


def test_where_the_game_stands_somebody_has_to_say_what_the_others_play() -> None:
    game = small()
    end = GameCursor.of(game).moved(99)
    with pytest.raises(KeyError):
        BranchTree.of(game).tried(end, 0, Selection.parse("123"))
