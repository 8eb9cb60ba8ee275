"""Moving through a game: every moment shows what was public then, and mistakes are found."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from advisor.messages.review import mistakes
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.session.game_cursor import GameCursor, Moment
from tests.support.legal import random_game
from tests.support.sample_review import sample_review


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 20))
def test_every_moment_shows_what_was_public_then(players: int, seed: int, rounds: int) -> None:
    game = random_game(players, seed, rounds=rounds)
    study = replace(GameCursor.of(game), at=0)
    positions = []
    for at in range(len(study.moments)):
        study = replace(study, at=at)
        assert len(study.game_then.rounds) == study.moment.played
        assert study.game_then.position == game.positions[study.moment.played]
        assert set(study.chosen) <= set(study.choosers)
        if not study.moment.second:
            positions.append(study.position)
        for seat, selection in study.chosen.items():
            hand = study.position.hand(seat, second=study.moment.second)
            hand.check(selection, witch_alone=True)
            assert len(selection) == 1 or not selection.has_witch
    assert tuple(positions) == game.positions
    assert study.moved(1) == study
    assert replace(study, at=0).moved(-1).at == 0


def test_a_running_game_opens_where_it_stands_and_a_finished_one_at_its_beginning() -> None:
    running = random_game(3, 5, rounds=4)
    assert GameCursor.of(running).position == running.position
    finished = random_game(3, 5)
    assert GameCursor.of(finished).at == 0


def test_a_pending_round_is_a_moment_of_its_own() -> None:
    game = Game(("Ann", "Bob")).reveal((Selection.parse("W12"), Selection.parse("87K")))
    study = GameCursor.of(game)
    assert study.moments == (Moment(0), Moment(0, second=True))
    assert study.at == 1 and study.choosers == (0,) and study.chosen == {}
    assert study.position.markers[1][7] == 1
    before = study.moved(-1)
    assert before.choosers == (0, 1)
    assert before.chosen == {0: Selection.parse("W"), 1: Selection.parse("87K")}


@pytest.mark.parametrize("seed", range(6))
def test_the_mistakes_are_walked_in_the_order_of_the_game(seed: int) -> None:
    game = random_game(3, seed)
    review = sample_review(game, seed)
    study = GameCursor.of(game).moved(-99)
    found = mistakes(review.rounds)
    first = {study.at_mistake(mistake).at for mistake in found}
    walked = [study.at] if study.at in first else []
    while (there := study.next_mistake(review.rounds)) is not None:
        study, mistake = there
        step = study.step_review(review.rounds)
        assert step is not None and step.choice(mistake.choice.player) == mistake.choice
        walked.append(study.at)
    assert walked == sorted(first)
    back = []
    while (there := study.next_mistake(review.rounds, back=True)) is not None:
        study, _ = there
        back.append(study.at)
    assert back == sorted(first, reverse=True)[1:]


def test_without_a_review_there_is_nothing_to_walk() -> None:
    study = GameCursor.of(random_game(2, 1))
    assert study.next_mistake([]) is None
    assert study.step_review([]) is None
