"""Somebody's notes on a game, in its report."""

from __future__ import annotations

from kingsroad_tui.common.report.contents import ReportSection
from kingsroad_tui.common.storage.notes import GameNotes
from kingsroad_tui.common.text.notes import SECTION, note_lines


def notes_section(notes: GameNotes) -> tuple[ReportSection, ...]:
    """A section with a line for each note; none without any."""
    if not notes:
        return ()
    return (ReportSection(SECTION, tuple(note_lines(notes.each))),)
