"""Somebody's notes on a game, in its report."""

from __future__ import annotations

from kingsroad_tui.notes.kept import GameNotes
from kingsroad_tui.notes.words import SECTION, note_lines
from kingsroad_tui.report.contents import ReportSection


def notes_section(notes: GameNotes) -> tuple[ReportSection, ...]:
    """A section with a line for each note; none without any."""
    if not notes:
        return ()
    return (ReportSection(SECTION, tuple(note_lines(notes.each))),)
