"""The keys of every screen of King & Assassins.

The letters a to l belong to the townsfolk, so nothing else at a table has one of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from textual.binding import Binding

from assassins.town import LETTERS, Direction
from kingsroad_tui.keys.registry import (
    FIELD_KEYS,
    OPEN_KEYS,
    START_KEYS,
    at_once,
    bindings,
    hidden,
    shown,
)

DIRECTIONS: Final = {
    "up": Direction.NORTH,
    "right": Direction.EAST,
    "down": Direction.SOUTH,
    "left": Direction.WEST,
}
"""The arrow keys."""


def _pawn_key(key: str) -> Binding:
    person = key in LETTERS
    words = key if person else "the king" if key == "0" else f"knight {key}"
    tooltip = (
        "Choose one of the townsfolk, by letter"
        if person
        else "Choose the king (0) or a knight, by number"
    )
    # Taken at once: nothing on such a screen is typed into.
    return at_once(key, f"pawn('{key}')", f"Choose {words}", tooltip, f"pawn.{key}")


ACTING_KEYS: Final = (
    shown("tab", "next_pawn(1)", "Pawn", "The next pawn that can act", "next"),
    hidden("shift+tab", "next_pawn(-1)", "Pawn before", "The pawn before", "previous"),
    shown(
        "r",
        "other",
        "Arrest",
        "Arrest for a push, push for a kill; reveal",
        "other",
    ),
    hidden("space", "take", "Choose", "Choose the pawn under the cursor", "take"),
    *(
        hidden(
            key,
            f"go('{key}')",
            f"Go {key}",
            "The pawn goes there; without one, the cursor",
            key,
        )
        for key in DIRECTIONS
    ),
    *(_pawn_key(key) for key in f"01234567{LETTERS}"),
)
"""The keys by which pawns are chosen and act."""

ASSASSINS_HOME_KEYS: Final = bindings(
    "town_home",
    shown("l", "go('learn')", "Learn", "The guided first game", "learn"),
    shown("n", "go('new')", "New game", "Set up a game", "new"),
    hidden("b", "go('together')", "Play together", "A friend at another computer", "together"),
    hidden("c", "go('continue')", "Continue", "Go on with the last game", "continue"),
    hidden("g", "go('again')", "Play again", "Your usual rival, sides swapped", "again"),
    hidden("d", "go('ladder')", "The ladder", "Best of three, up to the Chancellor", "ladder"),
    hidden("t", "go('today')", "Today's game", "The same for everybody, once a day", "today"),
    shown("o", "go('open')", "Open", "Open a saved game", "open"),
    hidden("p", "go('practise')", "Practise", "Your own mistakes, and puzzles", "practise"),
    hidden("f5", "go('statistics')", "Statistics", "How you fared", "statistics"),
    hidden("e", "go('editor')", "Set up a position", "The position editor", "editor"),
    hidden("f", "go('follow')", "Follow a table", "Write down a real game", "follow"),
    shown("r", "go('rules')", "Rules", "Read the rules", "rules"),
    shown("q,escape", "leave", "Back", "Back to the first screen", "leave"),
)

ASSASSINS_LEARN_KEYS: Final = bindings(
    "town_learn",
    shown("enter", "forward", "Do it", "Do what is shown; the next step", "forward"),
    shown("u,backspace", "back", "Undo", "Take back an action", "back"),
    *ACTING_KEYS,
    hidden("escape", "let_go", "Let go", "Let go of the pawn", "let_go"),
    shown("t", "hint", "Hint", "A hint; again for more", "hint"),
    shown("v", "follow", "Do hint", "Do what the hint would play", "follow"),
    shown("n", "step(1)", "Skip", "The next step", "step"),
    shown("p", "step(-1)", "Back", "The step before", "step_back"),
    shown("q", "leave", "Leave", "Back to the first screen", "leave"),
)
"""The keys of the guided first game."""

ASSASSINS_NEW_KEYS: Final = [
    *FIELD_KEYS,
    *START_KEYS,
    *bindings(
        "town_new",
        shown("escape", "leave", "Back", "Back without a new game", "leave"),
        shown("f3,ctrl+t", "swap", "Swap sides", "Swap who plays which", "swap"),
        shown("ctrl+g", "start", "Start", "Start the game", "start"),
    ),
]

ASSASSINS_PLAY_KEYS: Final = bindings(
    "town",
    shown("enter", "forward", "End phase", "Do what is shown; end the phase; go on", "forward"),
    shown("u,backspace", "back", "Undo", "Take back an action", "back"),
    *ACTING_KEYS,
    hidden("escape", "let_go", "Let go", "Let go of the pawn; skip a story", "let_go"),
    shown("t", "hint", "Hint", "A hint; again for more", "hint"),
    shown("v", "follow", "Do hint", "Do what the hint would play", "follow"),
    shown("w", "assume", "What if", "What if: suppose who somebody is, or a card", "assume"),
    shown("x", "peek", "Peek", "Show or hide who your assassins are", "peek"),
    hidden("p", "log", "Log", "What both sides have done so far", "log"),
    hidden("z", "look_back", "Look back", "Walk through the game so far", "look_back"),
    hidden("slash", "type", "Type", "Type actions, such as Na4-a3", "type"),
    hidden("s", "save", "Save", "Save it by a name", "save"),
    hidden("y", "code", "Code", "The position's code", "code"),
    hidden("n", "rivals", "Rivals", "Your rival, and how they play", "rivals"),
    hidden("m", "talk", "Mute", "Rivals keep quiet; again to let them talk", "talk"),
    shown("q", "leave", "Home", "To the first screen; all is saved", "leave"),
)
"""The keys of the play screen."""

ASSASSINS_TABLE_KEYS: Final = bindings(
    "town_table",
    shown("o", "people", "Table", "Who is here or away, the signs, the invitation", "people"),
    shown("B", "sign('well-played')", "Bravo", "A sign to all: well played!", "well_played"),
    shown("R", "sign('ouch')", "Ouch", "A sign to all: ouch!", "ouch"),
    shown("J", "sign('one-moment')", "Just a moment", "A sign to all: one moment", "moment"),
)
"""The keys at a table with people elsewhere: small letters are the townsfolk's."""

ASSASSINS_FOLLOW_KEYS: Final = bindings(
    "town_follow",
    shown("enter", "forward", "End phase", "Do what is shown; end the phase; a card", "forward"),
    shown("u,backspace", "back", "Undo", "Take back what was written down last", "back"),
    *ACTING_KEYS,
    hidden("escape", "let_go", "Let go", "Let go of the pawn", "let_go"),
    shown("t", "hint", "Hint", "A hint; again for more", "hint"),
    shown("v", "follow", "Do hint", "Do what the hint would play", "follow"),
    shown("w", "assume", "What if", "What if: suppose who somebody is, or a card", "assume"),
    hidden("x", "cards", "Who they were", "The game is over: who the assassins were", "cards"),
    hidden("p", "log", "Log", "What both sides have done so far", "log"),
    hidden("z", "look_back", "Look back", "Walk through the game so far", "look_back"),
    shown("slash", "type", "Type", "Type actions, such as Na4-a3", "type"),
    hidden("s", "save", "Save", "Save it by a name", "save"),
    hidden("y", "code", "Code", "The position's code", "code"),
    shown("q", "leave", "Leave", "Leave; the game is saved", "leave"),
)
"""The keys of the screen that follows a real table."""

ASSASSINS_END_KEYS: Final = bindings(
    "town_end",
    shown("w", "swap", "Swap sides", "The next game, sides swapped", "swap"),
    shown("g", "again", "Again", "A new game, the same sides", "again"),
    shown("z", "look_back", "Look back", "Walk through the game, with hints", "look_back"),
    shown("p", "log", "What happened", "What both sides have done", "log"),
    shown("s", "save", "Save", "Save the game by a name", "save"),
    hidden("c", "copy_day", "Copy result", "The result of today's game, to pass on", "copy_day"),
    hidden("Y", "share", "Share", "The whole game as one line", "share"),
    shown("q", "leave", "Home", "To the first screen", "leave"),
)

ASSASSINS_LOOK_BACK_KEYS: Final = bindings(
    "town_look_back",
    shown("right,enter,space", "step(1)", "On", "The next step of the story", "on"),
    shown("left,backspace", "step(-1)", "Back", "The step before", "back"),
    shown("down,pagedown", "phase(1)", "Next phase", "The beginning of the next phase", "next"),
    shown(
        "up,pageup",
        "phase(-1)",
        "Phase before",
        "The beginning of this phase, or the one before",
        "previous",
    ),
    hidden("home", "first", "Beginning", "The beginning of the game", "first"),
    hidden("end", "last", "Newest", "The newest step", "last"),
    shown("t", "hint", "Hint", "What would have been good here; again for more", "hint"),
    shown("n", "mistake(1)", "Mistake", "The next phase worth a look", "mistake"),
    hidden("m", "mistake(-1)", "Mistake before", "The one before", "mistake_before"),
    shown("r", "try_again", "Try again", "Play this phase again, and hear what it is worth", "try"),
    shown("z", "review", "Review", "All phases, what they cost, and luck", "review"),
    shown("g", "play_on", "Play on from here", "As a game of its own", "play_on"),
    hidden("N", "note", "Note", "A note on this round; at the end, on the game", "note"),
    hidden("p", "log", "Log", "What both sides have done", "log"),
    hidden("y", "code", "Code", "The position's code", "code"),
    shown("escape,q", "leave", "Close", "Back to where one came from", "leave"),
)

ASSASSINS_LIBRARY_KEYS: Final = [
    *OPEN_KEYS,
    *bindings(
        "town_open",
        shown("f5", "library('statistics')", "Statistics", "How you fared", "statistics"),
    ),
]
"""The keys of the list of games."""

ASSASSINS_EDITOR_KEYS: Final = bindings(
    "town_editor",
    shown("t", "hint", "Hint", "What to play here; again for more", "hint"),
    shown("enter", "play", "Play", "A game from this position", "play"),
    shown("tab", "cells", "Values", "From the board to the values and back", "cells"),
    shown("n", "knight", "Knight", "Put or take a knight here", "knight"),
    hidden("r", "reveal", "Reveal", "Known as an assassin, or not", "reveal"),
    hidden("backspace,delete", "take", "Nobody", "Take away whoever stands here", "take"),
    *(
        hidden(key, f"go('{key}')", f"Go {key}", "The next square that way", key)
        for key in DIRECTIONS
    ),
    *(
        at_once(key, f"pawn('{key}')", f"Put {key}", "Put or take one of the townsfolk here", key)
        for key in LETTERS
    ),
    at_once("0", "pawn('0')", "Put the king", "Put the king here", "king"),
    hidden("x", "clear", "Clear", "The beginning of a game", "clear"),
    shown("y", "code", "Code", "The position's code", "code"),
    shown("q,escape", "leave", "Back", "Back", "leave"),
)
"""The keys of the position editor, the board's."""

ASSASSINS_CELLS_KEYS: Final = bindings(
    "town_editor",
    hidden("up", "move(-1)", "Up", "The value above", "value_up"),
    hidden("down", "move(1)", "Down", "The value below", "value_down"),
    hidden("right,plus,equals_sign,space", "change(1)", "+1", "One more; the next", "more"),
    hidden("left,minus", "change(-1)", "-1", "One fewer; the one before", "fewer"),
)
"""The keys of the values beside it."""

ASSASSINS_REVIEW_KEYS: Final = bindings(
    "town_review",
    hidden("up", "move(-1)", "Phase before", "The phase before", "previous"),
    hidden("down", "move(1)", "Next phase", "The next phase", "following"),
    # Before the list that has the focus, so that the footer shows it.
    replace(
        shown("enter", "look", "Look at it", "Look at the phase on the board", "look"),
        priority=True,
    ),
    shown("n", "mistake(1)", "Mistake", "The next phase worth a look", "mistake"),
    hidden("m", "mistake(-1)", "Mistake before", "The one before", "mistake_before"),
    shown("r", "try_again", "Try again", "Play this phase again, and hear what it is worth", "try"),
    shown("w", "report", "Report", "Write the review as a page", "report"),
    shown("escape,z,q", "leave", "Close", "Back to the board", "leave"),
)
"""The keys of the review of a game."""

ASSASSINS_TRY_KEYS: Final = bindings(
    "town_try",
    shown("enter", "forward", "Judge", "Do what is shown; judge the phase; again", "forward"),
    shown("u,backspace", "back", "Undo", "Take back an action", "back"),
    *ACTING_KEYS,
    hidden("escape", "let_go", "Let go", "Let go of the pawn", "let_go"),
    shown("t", "best", "Answer", "Show a better turn", "best"),
    shown("q", "leave", "Back", "Back to where one came from", "leave"),
)
"""The keys for playing a phase again."""

ASSASSINS_EXERCISE_KEYS: Final = bindings(
    "town_exercise",
    shown("enter", "forward", "Judge", "Do what is shown; judge the phase; go on", "forward"),
    shown("backspace", "back", "Undo", "Take back an action", "back"),
    *ACTING_KEYS,
    hidden("escape", "let_go", "Let go", "Let go of the pawn", "let_go"),
    shown("t", "best", "Answer", "Show the answer", "best"),
    shown("p", "log", "Log", "What both sides have done so far", "log"),
    shown("n", "next", "Next", "The next exercise, without this one", "next"),
    shown("q", "leave", "Back", "Back to the list", "leave"),
)
"""The keys of an exercise."""

ASSASSINS_LOG_KEYS: Final = bindings(
    "town_log",
    hidden("enter,p", "leave", "Close", "Back to the board", "leave"),
)
