"""``kingsroad statistics``: the kept games counted, as a table and as JSON."""

from __future__ import annotations

import json

import pytest

from advisor.messages.computers import LEVEL_1
from advisor.messages.verdicts import Goal
from kingsroad_tui.cli import run
from kingsroad_tui.files import typed_files
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.review.review_cache import store_review
from kingsroad_tui.kingsroad.review.skill import mean_loss_words
from kingsroad_tui.kingsroad.statistics import ANALYSE_FIRST, NOTHING
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of


def test_nothing_to_count_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["statistics"]) == 0
    first, _, rating = capsys.readouterr().out.splitlines()
    assert first == NOTHING and rating.startswith("No rating yet")
    assert run(["statistics", "--json"]) == 0
    assert capsys.readouterr().out == ""


def test_finished_games_are_counted_and_damaged_files_passed_over(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = random_game(2, 3)
    saves.write_table(typed_files.save_path("over"), game, setup_of(PERSON, COMPUTER))
    typed_files.save_path("damaged").write_bytes(b"{")
    mine, other = game.position.scores
    assert run(["statistics", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "strength": LEVEL_1,
        "games": 1,
        "won": int(0 in game.position.winners),
        "lead": mine - other,
    }
    assert run(["statistics"]) == 0
    head, row, *_ = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["strength", "games", "won"]
    assert row.split()[:3] == ["Baron,", "good", "1"]


def test_how_strong_one_plays_is_said_of_the_games_analysed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The own choices of the game count, as its analysis beside it judged them."""
    game = random_game(2, 3)
    path = typed_files.save_path("over")
    saves.write_table(path, game, setup_of(PERSON, COMPUTER))
    assert run(["statistics"]) == 0
    assert ANALYSE_FIRST[0] in capsys.readouterr().out
    review = sample_review(game)
    store_review(path, game, review)
    assert run(["statistics"]) == 0
    skill = review.players[0].skill
    assert skill is not None
    cost = mean_loss_words(skill, Goal.WIN)
    said = f"In the game you have analysed, you gave up {cost} per choice"
    assert said in capsys.readouterr().out
