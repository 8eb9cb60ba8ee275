"""The keys at a table of King & Assassins.

The letters a to l belong to the townsfolk, so nothing else has one of them.
"""

from __future__ import annotations

from dataclasses import replace
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


def acting_keys(prefix: str) -> list[BindingType]:
    """The keys by which pawns are chosen and act, with ids that begin with ``prefix``."""
    return [
        Binding(
            "tab",
            "next_pawn(1)",
            "Pawn",
            tooltip="The next pawn that can act",
            id=f"{prefix}.next",
        ),
        hidden_binding(
            "shift+tab", "next_pawn(-1)", "Pawn before", "The pawn before", f"{prefix}.previous"
        ),
        Binding(
            "r",
            "other",
            "Arrest",
            tooltip="Arrest or kill in place of a push; reveal an assassin",
            id=f"{prefix}.other",
        ),
        hidden_binding(
            "space", "take", "Choose", "Choose the pawn under the cursor", f"{prefix}.take"
        ),
        *(
            hidden_binding(
                key,
                f"go('{key}')",
                f"Go {key}",
                "The pawn goes there; without one, the cursor",
                f"{prefix}.{key}",
            )
            for key in DIRECTIONS
        ),
        *(_pawn_binding(key, prefix) for key in f"01234567{LETTERS}"),
    ]


def _pawn_binding(key: str, prefix: str) -> Binding:
    person = key in LETTERS
    words = key if person else "the king" if key == "0" else f"knight {key}"
    tooltip = (
        "Choose one of the townsfolk, by letter"
        if person
        else "Choose the king (0) or a knight, by number"
    )
    # Taken at once: nothing on such a screen is typed into, so no widget is asked for it first.
    return replace(
        hidden_binding(key, f"pawn('{key}')", f"Choose {words}", tooltip, f"{prefix}.pawn.{key}"),
        priority=True,
    )


PLAY_KEYS: Final[list[BindingType]] = [
    Binding(
        "enter",
        "forward",
        "End phase",
        tooltip="Do what is shown; end the phase; go on",
        id="town.forward",
    ),
    Binding("backspace", "back", "Undo", tooltip="Take back an action", id="town.back"),
    *acting_keys("town"),
    hidden_binding("escape", "let_go", "Let go", "Let go of the pawn; skip a story", "town.let_go"),
    Binding("t", "hint", "Hint", tooltip="A hint; again for more", id="town.hint"),
    Binding("v", "follow", "Do hint", tooltip="Do what the hint would play", id="town.follow"),
    Binding("x", "peek", "Peek", tooltip="Show or hide the people's three cards", id="town.peek"),
    hidden_binding("slash", "type", "Type", "Type actions, such as Na4-a3", "town.type"),
    hidden_binding("s", "save", "Save", "Save it by a name", "town.save"),
    hidden_binding("y", "code", "Code", "The position's code", "town.code"),
    Binding("q", "leave", "Home", tooltip="To the first screen; all is saved", id="town.leave"),
]
"""The keys of the play screen."""

LEARN_KEYS: Final[list[BindingType]] = [
    Binding(
        "enter",
        "forward",
        "Do it",
        tooltip="Do what is shown; the next step",
        id="town_learn.forward",
    ),
    Binding("backspace", "back", "Undo", tooltip="Take back an action", id="town_learn.back"),
    *acting_keys("town_learn"),
    hidden_binding("escape", "let_go", "Let go", "Let go of the pawn", "town_learn.let_go"),
    Binding("t", "hint", "Hint", tooltip="A hint; again for more", id="town_learn.hint"),
    Binding(
        "v", "follow", "Do hint", tooltip="Do what the hint would play", id="town_learn.follow"
    ),
    Binding("n", "step(1)", "Skip", tooltip="The next step", id="town_learn.step"),
    Binding("p", "step(-1)", "Back", tooltip="The step before", id="town_learn.step_back"),
    Binding("q", "leave", "Leave", tooltip="Back to the first screen", id="town_learn.leave"),
]
"""The keys of the guided first game."""
