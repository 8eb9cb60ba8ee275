"""The keys of every screen of King & Assassins.

The letters a to l belong to the townsfolk, so nothing else at a table has one of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from assassins.town import LETTERS, Direction
from kingsroad_tui.keys.registry import (
    FIELD_KEYS,
    OPEN_KEYS,
    START_KEYS,
    DeclaredKey,
    at_once,
    bindings,
    hidden,
    shown,
)
from tabletop.say import Say

DIRECTIONS: Final = {
    "up": Direction.NORTH,
    "right": Direction.EAST,
    "down": Direction.SOUTH,
    "left": Direction.WEST,
}
"""The arrow keys."""


def _pawn_key(key: str) -> DeclaredKey:
    kind = "person" if key in LETTERS else "king" if key == "0" else "knight"
    says = Say("acting-pawn", pawn=kind, sign=key)
    # Taken at once: nothing on such a screen is typed into.
    return at_once(key, f"pawn('{key}')", f"pawn.{key}", says=says)


ACTING_KEYS: Final = (
    shown("tab", "next_pawn(1)", "next", says="acting-next"),
    hidden("shift+tab", "next_pawn(-1)", "previous", says="acting-previous"),
    shown("r", "other", says="acting-other"),
    hidden("space", "take", says="acting-take"),
    *(hidden(key, f"go('{key}')", key, says=Say("acting-go", way=key)) for key in DIRECTIONS),
    *(_pawn_key(key) for key in f"01234567{LETTERS}"),
)
"""The keys by which pawns are chosen and act."""

ASSASSINS_HOME_KEYS: Final = bindings(
    "town_home",
    shown("l", "go('learn')", "learn"),
    shown("n", "go('new')", "new"),
    hidden("b", "go('together')", "together"),
    hidden("c", "go('continue')", "continue"),
    hidden("g", "go('again')", "again"),
    hidden("d", "go('ladder')", "ladder", says="ladder"),
    hidden("t", "go('today')", "today", says="today"),
    hidden("v", "go('look')", "look", says="look"),
    shown("o", "go('open')", "open", says="open-game"),
    hidden("p", "go('practise')", "practise", says="practise"),
    hidden("f5", "go('statistics')", "statistics", says="statistics"),
    hidden("e", "go('editor')", "editor", says="editor"),
    hidden("f", "go('follow')", "follow", says="record"),
    shown("r", "go('rules')", "rules", says="rules"),
    shown("q,escape", "leave", says="back-home"),
)

ASSASSINS_LEARN_KEYS: Final = bindings(
    "town_learn",
    shown("enter", "forward"),
    shown("u,backspace", "back", says="undo-action"),
    *ACTING_KEYS,
    hidden("escape", "let_go", says="let-go"),
    shown("t", "hint", says="hint"),
    shown("v", "follow", says="follow-hint"),
    hidden("X", "experts", says="experts"),
    shown("n", "step(1)", "step"),
    shown("p", "step(-1)", "step_back", says="step-before"),
    shown("q", "leave"),
)
"""The keys of the guided first game."""

ASSASSINS_NEW_KEYS: Final = [
    *FIELD_KEYS,
    *START_KEYS,
    *bindings(
        "town_new",
        shown("escape", "leave", says="no-new-game"),
        shown("f3,ctrl+t", "swap"),
        shown("ctrl+g", "start", says="start"),
    ),
]

ASSASSINS_PLAY_KEYS: Final = bindings(
    "town",
    shown("enter", "forward"),
    shown("u,backspace", "back", says="undo-action"),
    *ACTING_KEYS,
    hidden("escape", "let_go"),
    shown("t", "hint", says="hint"),
    shown("v", "follow", says="follow-hint"),
    shown("w", "assume", says="suppose"),
    hidden("X", "experts", says="experts"),
    shown("x", "peek"),
    hidden("p", "log", says="log-town"),
    hidden("z", "look_back", says="walk-through"),
    hidden("slash", "type", says="type-actions"),
    hidden("s", "save", says="save-game"),
    hidden("y", "code", says="code"),
    hidden("n", "rivals"),
    hidden("m", "talk", says="mute"),
    shown("q", "leave"),
)
"""The keys of the play screen."""

ASSASSINS_TABLE_KEYS: Final = bindings(
    "town_table",
    shown("o", "people", says="people"),
    shown("B", "sign('well-played')", "well_played", says="well-played"),
    shown("R", "sign('ouch')", "ouch", says="ouch"),
    shown("J", "sign('one-moment')", "moment", says="one-moment"),
)
"""The keys at a table with people elsewhere: small letters are the townsfolk's."""

ASSASSINS_FOLLOW_KEYS: Final = bindings(
    "town_follow",
    shown("enter", "forward"),
    shown("u,backspace", "back"),
    *ACTING_KEYS,
    hidden("escape", "let_go", says="let-go"),
    shown("t", "hint", says="hint"),
    shown("v", "follow", says="follow-hint"),
    shown("w", "assume", says="suppose"),
    hidden("X", "experts", says="experts"),
    hidden("x", "cards"),
    hidden("p", "log", says="log-town"),
    hidden("z", "look_back", says="walk-through"),
    shown("slash", "type", says="type-actions"),
    hidden("s", "save", says="save-game"),
    hidden("y", "code", says="code"),
    shown("q", "leave"),
)
"""The keys of the screen that follows a real table."""

ASSASSINS_END_KEYS: Final = bindings(
    "town_end",
    shown("w", "swap"),
    shown("g", "again"),
    shown("z", "look_back"),
    shown("p", "log"),
    shown("s", "save", says="save-game"),
    hidden("c", "copy_day", says="copy-day"),
    hidden("Y", "share", says="share-game"),
    shown("q", "leave"),
)

ASSASSINS_LOOK_BACK_KEYS: Final = bindings(
    "town_look_back",
    shown("right,enter,space", "step(1)", "on"),
    hidden("left,backspace", "step(-1)", "back", says="step-before"),
    hidden("down,pagedown", "phase(1)", "next"),
    hidden("up,pageup", "phase(-1)", "previous"),
    hidden("home", "first"),
    hidden("end", "last"),
    shown("t", "hint"),
    hidden("x,X", "experts", says="experts"),
    shown("n", "mistake(1)", "mistake", says="phase-mistake"),
    hidden("m", "mistake(-1)", "mistake_before", says="phase-mistake-before"),
    shown("r", "try_again", "try", says="try-phase"),
    shown("z", "review"),
    hidden("g", "play_on"),
    hidden("N", "note", says="note"),
    hidden("p", "log"),
    hidden("y", "code", says="code"),
    shown("escape,q", "leave"),
)

ASSASSINS_LIBRARY_KEYS: Final = [
    *OPEN_KEYS,
    *bindings(
        "town_open",
        shown("f5", "library('statistics')", "statistics", says="statistics"),
    ),
]
"""The keys of the list of games."""

ASSASSINS_EDITOR_KEYS: Final = bindings(
    "town_editor",
    shown("t", "hint"),
    hidden("X", "experts", says="experts"),
    shown("enter", "play", says="play-from-here"),
    shown("tab", "cells"),
    shown("n", "knight"),
    hidden("r", "reveal"),
    hidden("backspace,delete", "take"),
    *(hidden(key, f"go('{key}')", key, says=Say("editor-go", way=key)) for key in DIRECTIONS),
    *(at_once(key, f"pawn('{key}')", key, says=Say("editor-put", letter=key)) for key in LETTERS),
    at_once("0", "pawn('0')", "king"),
    hidden("x", "clear", says="clear"),
    shown("y", "code", says="code"),
    shown("q,escape", "leave", says="back"),
)
"""The keys of the position editor, the board's."""

ASSASSINS_CELLS_KEYS: Final = bindings(
    "town_editor",
    hidden("up", "move(-1)", "value_up"),
    hidden("down", "move(1)", "value_down"),
    hidden("right,plus,equals_sign,space", "change(1)", "more"),
    hidden("left,minus", "change(-1)", "fewer"),
)
"""The keys of the values beside it."""

ASSASSINS_REVIEW_KEYS: Final = bindings(
    "town_review",
    hidden("up", "move(-1)", "previous"),
    hidden("down", "move(1)", "following"),
    # Before the list that has the focus, so that the footer shows it.
    replace(
        shown("enter", "look"),
        priority=True,
    ),
    shown("n", "mistake(1)", "mistake", says="phase-mistake"),
    hidden("m", "mistake(-1)", "mistake_before", says="phase-mistake-before"),
    shown("r", "try_again", "try", says="try-phase"),
    shown("w", "report"),
    shown("escape,z,q", "leave", says="close-board"),
)
"""The keys of the review of a game."""

ASSASSINS_TRY_KEYS: Final = bindings(
    "town_try",
    shown("enter", "forward"),
    shown("u,backspace", "back", says="undo-action"),
    *ACTING_KEYS,
    hidden("escape", "let_go", says="let-go"),
    shown("t", "best"),
    hidden("slash", "type", says="type-actions"),
    shown("q", "leave"),
)
"""The keys for playing a phase again."""

ASSASSINS_EXERCISE_KEYS: Final = bindings(
    "town_exercise",
    shown("enter", "forward"),
    shown("backspace", "back", says="undo-action"),
    *ACTING_KEYS,
    hidden("escape", "let_go", says="let-go"),
    shown("t", "best"),
    hidden("slash", "type", says="type-actions"),
    shown("p", "log", says="log-town"),
    shown("n", "next", "skip", says="next-exercise"),
    shown("q", "leave", says="back-to-list"),
)
"""The keys of an exercise."""

ASSASSINS_LOG_KEYS: Final = bindings(
    "town_log",
    hidden("enter,p", "leave", says="close-board"),
)
