"""What is said of games that are saved, or cannot be."""

from __future__ import annotations

from pathlib import Path

from kingsroad_tui.files.typed_files import FileNameProblem, NoFileNameError
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase


def is_there(path: Path) -> str:
    """That a name is taken, where another one can be typed."""
    return phrase("library-saving-is-there", name=path.name)


def save_again(path: Path) -> str:
    """That a name is taken, where saving once more replaces what has it."""
    return phrase("library-saving-save-again", name=path.name)


def not_saved(error: OSError | ValueError) -> str:
    """Why a game cannot be saved by a name."""
    return phrase("library-saving-not-saved", why=_why(error))


def result_not_kept(error: OSError) -> str:
    """That what a game ended with will not count later."""
    return phrase("library-saving-result-not-kept", why=_why(error))


def settings_not_kept(error: OSError) -> str:
    """Why settings are in force, but not saved."""
    return phrase("library-saving-settings-not-kept", why=_why(error))


def report_not_written(error: OSError) -> str:
    """Why there is no report."""
    return phrase("library-saving-report-not-written", why=_why(error))


def analysis_not_kept(error: OSError) -> str:
    """Why an analysis is shown, but not saved."""
    return phrase("library-saving-analysis-not-kept", why=_why(error))


def book_not_kept(error: OSError) -> str:
    """Why the training book was not written."""
    return phrase("library-saving-book-not-kept", why=_why(error))


def _why(error: OSError | ValueError) -> str:
    if isinstance(error, NoFileNameError):
        empty = error.problem is FileNameProblem.EMPTY
        return phrase("library-saving-type-a-name" if empty else "library-saving-is-a-folder")
    return words_of(error)
