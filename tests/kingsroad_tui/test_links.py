"""Files that are symbolic links: what they lead to is written, and the link stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.library.open_table import table_from
from kingsroad_tui.kingsroad.library.saves import (
    new_autosave,
    read_table,
    save_by_name,
    write_table,
)
from kingsroad_tui.kingsroad.results import keep_result
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.notes.kept import notes_of
from kingsroad_tui.settings.stored import (
    AppSettings,
    load_settings,
    settings_file,
    write_settings,
)
from kingsroad_tui.statistics.kept import RESULTS, results_file
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

GAME = random_game(2, 1)
SETUP = setup_of(PERSON, COMPUTER)


def moved(path: Path, folder: Path) -> Path:
    """The file elsewhere, with a link in its place."""
    folder.mkdir(exist_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    there = folder / path.name
    path.rename(there) if path.exists() else there.touch()
    path.symlink_to(there)
    return there


def write_note(path: Path) -> None:
    assert run(["note", str(path), "Well played."]) == 0
    assert notes_of(path).game == "Well played."


def play_on(path: Path) -> None:
    table = table_from(read_table(path), print)
    table.save()
    table.leave()


def judge(path: Path) -> None:
    store_review(path, GAME, sample_review(GAME))


def write_page(path: Path) -> None:
    assert run(["analyse", str(path), "--seconds", "0.1", "--html", str(path), "--force"]) == 0


@pytest.mark.parametrize(
    ("write", "beside"),
    [
        (write_note, ""),
        (write_page, ""),
        (play_on, ""),
        (judge, ".analysis"),
        (lambda path: save_by_name(path, GAME.take_back(1), SETUP), ""),
    ],
)
def test_a_game_and_what_lies_beside_it(
    write: Callable[[Path], None], beside: str, tmp_path: Path
) -> None:
    path = new_autosave()
    write_table(path, GAME.take_back(2), SETUP)
    judge(path)
    link = path.with_name(path.name + beside)
    there = moved(link, tmp_path / "elsewhere")
    before = there.read_bytes()
    write(path)
    assert link.is_symlink() and link.samefile(there)
    assert there.read_bytes() != before or beside
    assert [item.name for item in there.parent.iterdir()] == [there.name]


def test_settings_and_results(tmp_path: Path) -> None:
    write_settings(AppSettings(name="Ann"))
    RESULTS.add()
    settings, results = (
        moved(path, tmp_path / "elsewhere") for path in (settings_file(), results_file())
    )
    write_settings(AppSettings(name="Bob"))
    assert settings_file().is_symlink() and load_settings(settings).name == "Bob"
    said: list[str] = []
    keep_result(GAME, SETUP, said.append)
    assert len(RESULTS.entries()) == 1 and results.stat().st_size and not said
    results.unlink()
    keep_result(GAME, SETUP, said.append)
    assert "is a link that leads nowhere" in said[0] and not results.exists()
    settings.unlink()
    with pytest.raises(OSError, match="leads nowhere"):
        write_settings(AppSettings())
    assert settings_file().is_symlink()


def test_an_unusable_file_of_settings_is_set_aside_where_it_lies(tmp_path: Path) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("no settings")
    there = moved(settings_file(), tmp_path / "elsewhere")
    write_settings(AppSettings(name="Ann"))
    assert settings_file().is_symlink() and load_settings(there).name == "Ann"
    assert (there.parent / "settings.unusable-1.json").read_text() == "no settings"


def test_an_analysis_is_read_through_its_link(tmp_path: Path) -> None:
    path = new_autosave()
    write_table(path, GAME, SETUP)
    store_review(path, GAME, sample_review(GAME))
    before = load_review(path, GAME)
    moved(analysis_path(path), tmp_path / "elsewhere")
    assert load_review(path, GAME) == before
