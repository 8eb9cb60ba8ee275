"""A key in the analysis writes a note on the round looked at, or at the end on the game."""

from __future__ import annotations

from pathlib import Path

from kingsroad_tui.kingsroad.library.saves import write_table
from kingsroad_tui.kingsroad.report.sections import REPORT
from kingsroad_tui.notes.kept import GameNotes, keep_notes, notes_of
from kingsroad_tui.shell.place import Way
from tabletop.words.voice import phrase
from tests.support.app.acting import press, settle, text_of, to_analysis
from tests.support.app.analysing import analysing
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

GAME = random_game(3, 5)
SETUP = setup_of(PERSON, COMPUTER, COMPUTER)


def way(tmp_path: Path) -> Way:
    path = tmp_path / "game.json"
    write_table(path, GAME, SETUP)
    return to_analysis(GAME, SETUP, record=path)


async def test_a_note_is_written_shown_and_kept(tmp_path: Path) -> None:
    """On the round looked at, and at the end on the whole game; it stands there ever after."""
    asked = way(tmp_path)
    async with analysing(asked) as (pilot, _):
        await press(pilot, "N", *"Won", "enter", "home", "N", *"Open", "enter")
        await settle(pilot)
        assert "Note: Open" in text_of(pilot.app)
        await press(pilot, "right")
        await settle(pilot)
        while "Round 2" not in text_of(pilot.app):
            await press(pilot, "right")
        assert "Note:" not in text_of(pilot.app)
        await press(pilot, "end")
        assert "Note: Won" in text_of(pilot.app)
    assert asked.given["record"] is not None
    assert notes_of(asked.given["record"]) == GameNotes("Won", {"1": "Open"})
    async with analysing(asked) as (pilot, _):
        await settle(pilot)
        assert "Note: Won" in text_of(pilot.app)
        await press(pilot, "N", "backspace", "backspace", "backspace", "enter")
        assert "Note:" not in text_of(pilot.app)
    assert notes_of(asked.given["record"]) == GameNotes("", {"1": "Open"})


async def test_escape_changes_nothing_and_without_a_file_that_is_said(tmp_path: Path) -> None:
    asked = way(tmp_path)
    async with analysing(asked) as (pilot, _):
        await press(pilot, "N", *"x", "escape")
    assert asked.given["record"] is not None and not notes_of(asked.given["record"])
    async with analysing(to_analysis(GAME, SETUP), notifications=True) as (pilot, _):
        await press(pilot, "N")
        assert [one.message for one in pilot.app._notifications] == [phrase("notes-no-file")]


def test_reports_have_the_notes_and_show_them_safely(tmp_path: Path) -> None:
    """In both forms; no markup in a note is obeyed, and without notes there is no such section."""
    asked = way(tmp_path)
    assert asked.given["record"] is not None
    keep_notes(asked.given["record"], GameNotes("<b>bold</b>", {"2": "*The Witch* | too early"}))
    notes, review = notes_of(asked.given["record"]), sample_review(GAME)
    page = REPORT.html(GAME, review, notes)
    assert "&lt;b&gt;bold&lt;/b&gt;" in page and "<b>bold</b>" not in page
    assert "Round 2: *The Witch* | too early" in page
    text = REPORT.markdown(GAME, review, notes)
    assert "## Notes" in text and "Round 2:" in text
    assert "*The Witch*" not in text.replace("\\*", "")
    assert "Notes" not in REPORT.markdown(GAME, review)
