"""What the program keeps for itself is private to the user, also where it was not before."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingsroad.games import Game
from kingsroad_tui.files.locations import autosave_folder, folders, own_folders
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.kingsroad.library.open_table import new_table
from kingsroad_tui.kingsroad.library.saves import new_autosave, write_table
from kingsroad_tui.kingsroad.review.review_cache import store_review
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.settings.stored import AppSettings, settings_file, write_settings
from kingsroad_tui.shell.crash import report_crash
from tests.support.app.acting import make_app
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")

SETUP = setup_of(PERSON, COMPUTER)


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    """The rights that a careless system gives to new files."""
    before = os.umask(0o000)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def write_everything() -> list[Path]:
    """One file of every kind that the program keeps for itself."""
    game = random_game(2, 1, rounds=2)
    new_table(Game(("Ann", "Bob")), SETUP, print).save()
    autosave, saved = new_autosave(), save_path("evening")
    write_table(autosave, game, SETUP)
    write_table(saved, game, SETUP)
    store_review(saved, game, sample_review(game))
    write_settings(AppSettings())
    report_crash()
    return [
        *autosave.parent.iterdir(),
        saved,
        analysis_path(saved),
        settings_file(),
        folders().state / "crash.log",
    ]


def test_new_files_and_folders_are_private() -> None:
    for path in write_everything():
        assert mode(path) == 0o600, path
    made = own_folders()
    assert {autosave_folder(), folders().data, folders().config} <= set(made)
    for folder in made:
        assert mode(folder) == 0o700, folder


def wide_folders() -> list[Path]:
    """The program's own folders, with those of the autosaves of two games."""
    for folder in (folders().config, folders().data, autosave_folder(), autosave_folder("other")):
        folder.mkdir(parents=True)
    own = own_folders()
    assert len(own) == 5
    return own


def test_wide_folders_of_an_earlier_version_are_closed() -> None:
    for folder in wide_folders():
        folder.chmod(0o755)
    write_table(new_autosave(), Game(("Ann", "Bob")), SETUP)
    assert {mode(folder) for folder in own_folders()} == {0o700}


def test_the_app_closes_wide_folders_when_it_starts() -> None:
    for folder in wide_folders():
        folder.chmod(0o777)
    make_app()
    assert {mode(folder) for folder in own_folders()} == {0o700}


def test_a_game_saved_elsewhere_has_the_rights_that_its_owner_wants(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    os.umask(0o022)
    write_table(tmp_path / "game.json", Game(("Ann", "Bob")), SETUP)
    assert mode(tmp_path / "game.json") == 0o644
    assert mode(tmp_path) == 0o755
