"""Why a command cannot do what it was asked for, in clauses, and a program not play.

What taking back a round means, in a line, and why it cannot be done.
"""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path
from typing import Final

from kingsroad_tui.keys import key_words
from kingsroad_tui.words.lists import begun
from tabletop.shown import quoted

NEEDS_TERMINAL: Final = "the game needs a terminal; with `--plain` it does without"
NO_FILE: Final = "'-' is no file; one of that name is './-'"

INVITED: Final = "this is an invitation: `kingsroad join INVITATION` takes it"


def no_folder(path: Path) -> str:
    """That a file cannot be written, as its folder is not there."""
    return f"{path}: there is no folder {path.parent}"


def more_than_none(option: str) -> str:
    """That an option takes no such number."""
    return f"{option}: must be more than 0"


def cannot_draw(terminal: str) -> str:
    """Why the app is not begun in a terminal of this name, which may be empty."""
    named = f"TERM is {terminal}" if terminal else "TERM is not set"
    return f"{named}: this terminal cannot draw the game; `--plain` plays it line by line"


def no_plain_text(game: str) -> str:
    """That a game cannot be played line by line."""
    return f"{game} cannot be played in plain text"


def not_told(file: str) -> str:
    """That nothing can be told of the games of this kind."""
    return f"{file}: games of this kind are not replayed here"


def opens_a_code(command: str) -> str:
    """What to type before a code that was given as a command."""
    return f"{command} CODE opens it"


def no_command(name: str, hint: str) -> str:
    """That there is no such command; ``hint`` says where to look."""
    return f"there is no command {name!r}: {hint}"


def option_of_another(option: str, its_game: str, game: str) -> str:
    """That an option is not for games like the one in a file."""
    return f"{option} is for games of {its_game}; this is one of {game}"


def is_a_file(option: str, path: Path) -> str:
    """That pages of several games cannot be written to a file there is."""
    return f"{option}: {path} is a file; name a folder for several games"


def one_page(option: str, path: Path | str) -> str:
    """That pages of several games cannot be written to one page."""
    return f"{option}: {path} is one page; name a folder for several games"


GREETING: Final = "Waiting for the program's first answer …"


def program_refusal(why: str) -> str:
    """Why a program that was started cannot play, as a sentence, from the reason of its forfeit."""
    return f"{begun(why)}."


def program_problem(command: str) -> str:
    """Why a command line starts no program here, as a sentence; empty where it does."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        return f"The command cannot be read: {error}."
    if not words:
        return "Type the program that is to play."
    if shutil.which(words[0]) is None:
        return f"There is no program {quoted(words[0])}."
    return ""


NO_REDO: Final = "There is nothing to bring back."
"""Why a round cannot be brought back."""


def undo_question(number: int, *, computers: bool) -> str:
    """The question before a round is taken back; ``computers`` says whether any play."""
    redo = key_words.key("play.redo")
    if not computers:
        return f"Undo round {number}? You choose again; {redo} brings the round back."
    return (
        f"Undo round {number}? You choose again, and so do the computers, since you have seen "
        f"their cards. {redo} brings the round back."
    )


def undo_refusal(people: int, *, counts: bool = False) -> str:
    """Why no round can be taken back, with this number of people at the table.

    ``counts``: whether the game is one of the ladder, or the day's.
    """
    if counts:
        return "No undo here: this game counts."
    if people > 1:
        return "Undo works only in solo games."
    return "There is no round to undo."
