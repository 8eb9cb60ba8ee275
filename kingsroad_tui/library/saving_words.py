"""What is said of games that are saved, or cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingsroad_tui.files.typed_files import FileNameProblem, NoFileNameError

SAVE_AS: Final = "Save the game as"
SAVED: Final = "Saved"


def saved_in(path: Path) -> str:
    """Where a game has been saved."""
    return f"Saved: {path}"


def is_there(path: Path) -> str:
    """That a name is taken, where another one can be typed."""
    return f"{path.name} is there already; choose another name."


def save_again(path: Path) -> str:
    """That a name is taken, where saving once more replaces what has it."""
    return f"{path.name} is there already; save again to replace it."


def not_saved(error: OSError | ValueError) -> str:
    """Why a game cannot be saved by a name."""
    return f"Not saved: {_why(error)}."


def result_not_kept(error: OSError) -> str:
    """That what a game ended with will not count later."""
    return f"The result could not be kept: {_why(error)}."


def settings_not_kept(error: OSError) -> str:
    """Why settings are in force, but not saved."""
    return f"The settings could not be written: {_why(error)}"


def report_not_written(error: OSError) -> str:
    """Why there is no report."""
    return f"The report cannot be written: {_why(error)}."


def analysis_not_kept(error: OSError) -> str:
    """Why an analysis is shown, but not saved."""
    return f"The analysis is not kept: {_why(error)}."


def book_not_kept(error: OSError) -> str:
    """Why the training book was not written."""
    return f"Your training book cannot be written: {_why(error)}."


_NO_NAME: Final = {
    FileNameProblem.EMPTY: "type a name for the game",
    FileNameProblem.FOLDER: "that is a folder; add a name for the file",
}


def _why(error: OSError | ValueError) -> str:
    if isinstance(error, NoFileNameError):
        return _NO_NAME[error.problem]
    return (isinstance(error, OSError) and error.strerror) or str(error)
