"""The keys at a table of King & Assassins.

The letters a to l belong to the townsfolk, so nothing else has one of them.
"""

from __future__ import annotations

from typing import Final

from textual.binding import Binding, BindingType

from assassins.squares import Direction
from assassins.town import LETTERS
from kingsroad_tui.keys import hidden_binding

DIRECTIONS: Final = {
    "up": Direction.NORTH,
    "right": Direction.EAST,
    "down": Direction.SOUTH,
    "left": Direction.WEST,
}
"""The arrow keys."""


def _pawn_binding(key: str) -> Binding:
    person = key in LETTERS
    words = key if person else "the king" if key == "0" else f"knight {key}"
    tooltip = (
        "Choose one of the townsfolk, by letter"
        if person
        else "Choose the king (0) or a knight, by number"
    )
    return hidden_binding(key, f"pawn('{key}')", f"Choose {words}", tooltip, f"town.pawn.{key}")


PLAY_KEYS: Final[list[BindingType]] = [
    Binding(
        "enter",
        "forward",
        "End phase",
        tooltip="Do what is shown; end the phase; go on",
        id="town.forward",
    ),
    Binding("backspace", "back", "Undo", tooltip="Take back an action", id="town.back"),
    Binding("tab", "next_pawn(1)", "Next", tooltip="The next pawn that can act", id="town.next"),
    hidden_binding("shift+tab", "next_pawn(-1)", "Pawn before", "The pawn before", "town.previous"),
    Binding(
        "r",
        "other",
        "Arrest/reveal",
        tooltip="Arrest or kill in place of a push; reveal an assassin",
        id="town.other",
    ),
    hidden_binding("escape", "let_go", "Let go", "Let go of the pawn; skip a story", "town.let_go"),
    hidden_binding("space", "take", "Choose", "Choose the pawn under the cursor", "town.take"),
    *(
        hidden_binding(
            key,
            f"go('{key}')",
            f"Go {key}",
            "The pawn goes there; without one, the cursor",
            f"town.{key}",
        )
        for key in DIRECTIONS
    ),
    *map(_pawn_binding, "01234567"),
    *map(_pawn_binding, LETTERS),
    Binding("t", "hint", "Hint", tooltip="A hint; again for more", id="town.hint"),
    Binding("x", "peek", "Cards", tooltip="Show or hide the people's three cards", id="town.peek"),
    hidden_binding("slash", "type", "Type", "Type actions, such as Na4-a3", "town.type"),
    hidden_binding("s", "save", "Save", "Save it by a name", "town.save"),
    hidden_binding("y", "code", "Code", "The position's code", "town.code"),
    Binding("q", "leave", "Leave", tooltip="To the first screen; all is saved", id="town.leave"),
]
"""The keys of the play screen."""
