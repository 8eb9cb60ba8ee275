"""What is said of leaving the app, for good or for a while."""

from __future__ import annotations

from kingsroad_tui.keys.key_words import ENTER

QUIT_QUESTION = "Quit King's Road?"
QUIT = "Quit"
STAY = "Stay"

NO_BACKGROUND = "There is no background to put the game into here."


def unsaved_question(problem: str) -> str:
    """Asked before a game is left; ``problem`` says in a sentence why it is not saved."""
    return f"{problem} If you leave, what was played since it was last saved is lost."


def goodbye(problem: str) -> str:
    """The last line of plain play; ``problem`` says why the game is not saved, if it is not."""
    if problem:
        return f"Goodbye. {problem}"
    return "Goodbye. An unfinished game is kept: start again to continue it."


ANOTHER_PLACE = f"A file to save it in, or {ENTER} to leave without"


def how_to_quit(key: str) -> str:
    """What Ctrl+C answers, which ends many a program; ``key`` is the one that ends this one."""
    return f"Press {key} to leave."
