"""Autosaves of any game that cannot be used, in sentences."""

from __future__ import annotations

from kingsroad_tui.library.saved_games import SaveProblem, UnusableSave
from kingsroad_tui.shell.errors import one_line
from tabletop.shown import beginning

_MAX_REASON = 160
"""How many characters of a reason are shown; it may quote anything that a file holds."""


def unusable_save_sentences(unusable: UnusableSave) -> str:
    """Why an autosave cannot be continued, and what became of it."""
    name, why = one_line(unusable.name), beginning(one_line(unusable.why), _MAX_REASON)
    match unusable.problem:
        case SaveProblem.DAMAGED:
            return f"An autosave could not be read ({why}). It is kept as {name}."
        case SaveProblem.NEWER:
            return (
                f"A newer version of this program wrote the autosave {name}. It is left as it is."
            )
        case SaveProblem.UNREADABLE:
            return f"The autosave {name} cannot be opened: {why}. It is left as it is."
