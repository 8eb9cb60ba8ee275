"""Damaged autosaves and analyses: nothing fails, nobody is locked out, no file is changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from kingsroad.records import RecordError
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.words import recent_game_spans
from kingsroad_tui.kingsroad.report.sections import REPORT
from kingsroad_tui.kingsroad.review.game_story import review_summary
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.library.words import unusable_save_sentences
from tests.support.legal import random_game
from tests.support.mutations import mutated
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

MAX_LINE = 500

CHUNKS = [0, *(pytest.param(chunk, marks=pytest.mark.soak) for chunk in range(1, 31))]
"""A hundred files in every run, and three thousand more."""


@pytest.mark.parametrize("chunk", CHUNKS)
def test_damaged_autosaves(chunk: int) -> None:
    for seed in range(100 * chunk, 100 * chunk + 100):
        check_autosave(seed)


def check_autosave(seed: int) -> None:
    """A damaged autosave beside a good one: there is always a game to continue."""
    players = 2 + seed % 4
    setup = setup_of(PERSON, *[COMPUTER] * (players - 1))
    good, path = saves.new_autosave(), saves.new_autosave()
    saves.write_table(good, random_game(2, 1, rounds=1), setup_of(PERSON, COMPUTER), saved=1)
    content = mutated(saves.SAVES.encode(random_game(players, seed, rounds=seed % 5), setup), seed)
    path.write_bytes(content)
    saved, unusable = saves.last_unfinished()
    assert saved is not None
    assert all(len(unusable_save_sentences(save)) <= MAX_LINE for save in unusable)
    for row in saves.recent_games():
        assert recent_game_spans(row)
        assert_read(partial(saves.read_table, row.path))
    saves.prune_autosaves()
    kept = [file for file in autosave_folder().iterdir() if file.name.startswith(path.name)]
    assert [file.read_bytes() for file in kept] == [content]
    said: list[str] = []
    TABLES.of(saved, said.append).leave()
    assert said == []
    for file in autosave_folder().iterdir():
        file.unlink()


def assert_read(read: Callable[[], saves.SavedGame]) -> None:
    """A game is read, or the reason why it cannot be is one line."""
    try:
        read()
    except RecordError as error:
        assert "\n" not in str(error)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_damaged_analyses(chunk: int, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(100 * chunk, 100 * chunk + 100):
        check_analysis(seed)
    capsys.readouterr()


def check_analysis(seed: int) -> None:
    """A damaged analysis is none, or one that every report can show."""
    game = random_game(2 + seed % 4, seed, rounds=1 + seed % 4)
    record = saves.new_autosave()
    store_review(record, game, sample_review(game, seed))
    file = analysis_path(record)
    content = mutated(file.read_bytes(), seed)
    file.write_bytes(content)
    review = load_review(record, game)
    if review is not None:
        assert review_summary(review, game.players, game.board)
        assert REPORT.markdown(game, review)
        assert REPORT.html(game, review)
    assert file.read_bytes() == content
