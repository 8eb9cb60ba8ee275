"""Moving through a game: every moment shows what was public then, and mistakes are found."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.review import mistakes
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor, Moment
from tests.support.examples import examples
from tests.support.legal import random_game
from tests.support.sample_review import sample_review


@examples(40)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 20))
def test_every_moment_shows_what_was_public_then(players: int, seed: int, rounds: int) -> None:
    game = random_game(players, seed, rounds=rounds)
    cursor = replace(GameCursor.of(game), at=0)
    positions = []
    for at in range(len(cursor.moments)):
        cursor = replace(cursor, at=at)
        assert len(cursor.game_then.rounds) == cursor.moment.played
        assert cursor.game_then.position == game.positions[cursor.moment.played]
        assert set(cursor.chosen) <= set(cursor.choosers)
        if not cursor.moment.second:
            positions.append(cursor.position)
        for seat, selection in cursor.chosen.items():
            hand = cursor.position.hand(seat, second=cursor.moment.second)
            hand.check(selection, witch_alone=True)
            assert len(selection) == 1 or not selection.has_witch
    assert tuple(positions) == game.positions
    assert cursor.moved(1) == cursor
    assert replace(cursor, at=0).moved(-1).at == 0


def test_a_running_game_opens_where_it_stands_and_a_finished_one_at_its_beginning() -> None:
    running = random_game(3, 5, rounds=4)
    assert GameCursor.of(running).position == running.position
    finished = random_game(3, 5)
    assert GameCursor.of(finished).at == 0


def test_a_pending_round_is_a_moment_of_its_own() -> None:
    game = Game(("Ann", "Bob")).reveal((Selection.parse("W12"), Selection.parse("87K")))
    cursor = GameCursor.of(game)
    assert cursor.moments == (Moment(0), Moment(0, second=True))
    assert cursor.at == 1 and cursor.choosers == (0,) and cursor.chosen == {}
    assert cursor.position.markers[1][7] == 1
    before = cursor.moved(-1)
    assert before.choosers == (0, 1)
    assert before.chosen == {0: Selection.parse("W"), 1: Selection.parse("87K")}


@pytest.mark.parametrize("seed", range(6))
def test_the_mistakes_are_walked_in_the_order_of_the_game(seed: int) -> None:
    game = random_game(3, seed)
    review = sample_review(game, seed)
    cursor = GameCursor.of(game).moved(-99)
    found = mistakes(review.rounds)
    first = {cursor.at_mistake(mistake).at for mistake in found}
    walked = [cursor.at] if cursor.at in first else []
    while (there := cursor.next_mistake(review.rounds)) is not None:
        cursor, mistake = there
        step = cursor.step_review(review.rounds)
        assert step is not None and step.choice(mistake.choice.player) == mistake.choice
        walked.append(cursor.at)
    assert walked == sorted(first)
    back = []
    while (there := cursor.next_mistake(review.rounds, back=True)) is not None:
        cursor, _ = there
        back.append(cursor.at)
    assert back == sorted(first, reverse=True)[1:]


def test_without_a_review_there_is_nothing_to_walk() -> None:
    cursor = GameCursor.of(random_game(2, 1))
    assert cursor.next_mistake([]) is None
    assert cursor.step_review([]) is None
