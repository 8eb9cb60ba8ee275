"""What is wrong with the command line of a program that is to play."""

from __future__ import annotations

import shlex
import shutil
from typing import Final

from kingsroad_tui.words.lists import begun
from tabletop.shown import quoted

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
