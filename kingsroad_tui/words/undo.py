"""What taking back a round means, in a line, and why it cannot be done."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.keys import key_words

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
