"""Why a command cannot do what it was asked for, in clauses, and a program not play.

What taking back a round means, in a line, and why it cannot be done.
"""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

from kingsroad_tui.keys import key_words
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import begun
from tabletop.game import Forfeit
from tabletop.shown import quoted
from tabletop.words.voice import phrase


def no_folder(path: Path) -> str:
    """That a file cannot be written, as its folder is not there."""
    return phrase("refusals-no-folder", path=str(path), folder=str(path.parent))


def cannot_draw(terminal: str) -> str:
    """Why the app is not begun in a terminal of this name, which may be empty."""
    return phrase("refusals-cannot-draw", named=bool(terminal), terminal=terminal)


def program_refusal(forfeit: Forfeit) -> str:
    """Why a program that was started cannot play, as a sentence."""
    return f"{begun(words_of(forfeit))}."


def program_problem(command: str) -> str:
    """Why a command line starts no program here, as a sentence; empty where it does."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        return phrase("refusals-command-unreadable", why=words_of(error))
    if not words:
        return phrase("refusals-type-a-program")
    if shutil.which(words[0]) is None:
        return phrase("refusals-no-program", program=quoted(words[0]))
    return ""


def undo_question(number: int, *, computers: bool) -> str:
    """The question before a round is taken back; ``computers`` says whether any play."""
    redo = key_words.key("play.redo")
    return phrase("refusals-undo-question", number=number, redo=redo, computers=computers)


def undo_refusal(people: int, *, counts: bool = False) -> str:
    """Why no round can be taken back, with this number of people at the table.

    ``counts``: whether the game is one of the ladder, or the day's.
    """
    if counts:
        return phrase("refusals-game-counts")
    if people > 1:
        return phrase("refusals-undo-alone")
    return phrase("refusals-no-undo")
