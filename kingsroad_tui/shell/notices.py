"""What the app says by itself, in whichever game, also as it is left for good or for a while."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.keys.key_words import ENTER

SOLVER_RESTARTS: Final = "The solver stopped and is started again."
NO_SOLVER: Final = "The solver cannot be kept running. The game goes on without hints."
RUNNING_ELSEWHERE: Final = "This game is running elsewhere"
LOOK: Final = "Look at it"
GO_ON_WITH_COPY: Final = "Go on with a copy"
SENT_TO_CLIPBOARD: Final = (
    "Sent to the clipboard. If pasting gives nothing, select it here with the mouse, in most "
    "terminals with <fixed.shift> held down:"
)
CODE_SENT_TITLE: Final = "Position code (sent to the clipboard)"
GAME_SENT_TITLE: Final = "The whole game, as one line (sent to the clipboard)"
LINE_WITHOUT_PROOF: Final = "The line carries no proof: verify takes the saved game itself."
"""What is said beside the line of a game that has one."""

OPTIONS_OF: Final = "Options for a game of {game}"
"""Over those options of a command that only another game than the first one has."""

GAME_SENT: Final = "Paste it into a message. Open and every command take it as they take a file."

PLAYED_ELSEWHERE: Final = "This game is being played in another window or terminal."
GO_ON_WITH_COPY_QUESTION: Final = "Go on with a copy of it, y or n"
NO_GAME_TO_CONTINUE: Final = "There is no game to continue."
ROOM_NEEDED: Final = "The kingdom needs 60 columns and 20 rows. Please make the window larger."
KEEP_KEY: Final = "Keep the old key (<fixed.escape>)"


def copy_question(title: str) -> str:
    """Asked before a game that is played elsewhere; ``title`` says which."""
    return (
        f"{title}: this game is being played in another window or terminal. Go on with a copy of "
        "it?"
    )


def look_or_copy(title: str) -> str:
    """What can be done with a game that is played elsewhere; ``title`` says which."""
    return (
        f"{title}: it is being played in another window or terminal. You can look at it, or go on "
        "with a copy of it here."
    )


def press_key_for(tooltip: str) -> str:
    """Asks for the key that is to do something from now on."""
    return f"Press the new key for: {tooltip}"


def too_long(most: int) -> str:
    """That more was typed than a field takes."""
    return f"That is too long: at most {most} characters fit here."


def plain_text(title: str) -> str:
    """The first line of plain play."""
    return f"{title} in plain text. Press {ENTER} to accept the default in brackets."


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
