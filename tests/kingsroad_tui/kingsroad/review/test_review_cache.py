"""Kept analyses: read again for exactly their game, and only whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsroad.games import Game
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.library.library import analysis_path
from tests.support.legal import random_game
from tests.support.sample_review import sample_review

Change = Callable[[dict[str, Any]], object]


def step(review: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = review["rounds"][0]["steps"][0]
    return found


def choice(review: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = step(review)["choices"][0]
    return found


DAMAGE: dict[str, Change] = {
    "a round less": lambda review: review["rounds"].pop(),
    "a round twice": lambda review: review["rounds"].append(review["rounds"][0]),
    "another round's number": lambda review: review["rounds"][0].update(round=9),
    "no step": lambda review: review["rounds"][0].update(steps=[]),
    "a step twice": lambda review: review["rounds"][0]["steps"].append(step(review)),
    "a second step first": lambda review: step(review).update(second=not step(review)["second"]),
    "a seat too few before": lambda review: step(review)["before"].pop(),
    "a seat too few after": lambda review: step(review)["after"].pop(),
    "a seat too many in luck": lambda review: step(review)["luck"].append({}),
    "no luck": lambda review: step(review).update(luck=[]),
    "a choice less": lambda review: step(review)["choices"].pop(),
    "a seat that is not there": lambda review: choice(review).update(player=9),
    "a negative seat": lambda review: choice(review).update(player=-1),
    "another selection": lambda review: choice(review).update(selection=["8"]),
    "no selection at all": lambda review: choice(review).update(best=[["\x1b[31m"]]),
    "a share above one": lambda review: choice(review).update(share=3.0),
    "no best choice": lambda review: choice(review).update(best=[]),
    "a negative loss": lambda review: choice(review).update(loss=-0.1),
    "no accuracy": lambda review: choice(review).update(accuracy=None),
    "a huge accuracy": lambda review: choice(review).update(accuracy=1e6),
    "a huge number": lambda review: step(review).update(gap=1e300),
    "a whole number beyond floats": lambda review: step(review).update(gap=10**400),
    "a player less": lambda review: review["players"].pop(),
    "players in another order": lambda review: review["players"].reverse(),
    "a deciding round that is not there": lambda review: review.update(deciding=[99]),
    "a game that had not ended": lambda review: review.update(finished=True),
    "not complete": lambda review: review.update(complete=False),
}


@pytest.fixture
def game() -> Game:
    return random_game(3, 4, rounds=3)


@pytest.fixture
def record(tmp_path: Path, game: Game) -> Path:
    """The file of a game whose analysis is kept."""
    path = tmp_path / "game.json"
    store_review(path, game, sample_review(game))
    return path


def test_an_analysis_is_read_as_it_was_kept(record: Path, game: Game) -> None:
    assert load_review(record, game) == sample_review(game)
    assert load_review(record, random_game(3, 5, rounds=3)) is None


def test_analyses_of_many_games_are_read_again(tmp_path: Path) -> None:
    for seed in range(12):
        game = random_game(2 + seed % 4, seed)
        store_review(tmp_path / "game.json", game, sample_review(game, seed))
        assert load_review(tmp_path / "game.json", game) == sample_review(game, seed)


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_analysis_is_none(record: Path, game: Game, damage: str) -> None:
    file = analysis_path(record)
    data = json.loads(file.read_bytes())
    DAMAGE[damage](data["review"])
    file.write_text(json.dumps(data))
    assert load_review(record, game) is None
