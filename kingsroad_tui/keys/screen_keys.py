"""The keys of screens, dialogs and fields that every game has.

What a key does is an action of its screen (``move`` is ``action_move``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual.binding import BindingType

from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.keys.registry import HELP_KEY, at_once, bindings, hidden, shown

FORM_KEYS: Final = bindings(
    "form",
    at_once("tab", "app.focus_next", "Next field", "The next field", "next"),
    at_once("shift+tab", "app.focus_previous", "Field before", "The field before", "previous"),
)
"""The keys from field to field where people type.

They come before everything else, so that what is typed right after them reaches the next field:
by Textual's own binding the focus moves only when the field before has handed the key on.
"""

FIELD_KEYS: Final = [
    *FORM_KEYS,
    *bindings(
        "start_form",
        hidden("down", "app.focus_next", "Field below", "The next field", "below"),
        hidden("up", "app.focus_previous", "Field above", "The field before", "above"),
    ),
]
"""The keys from field to field of a form of lines; what can be chosen in one opens by Enter."""

START_KEYS: Final = bindings(
    "start_form",
    shown("f2", "more", "More", "What is seldom wanted: rules, board, seed, hints", "more"),
)
"""The key to what is seldom wanted in a new game."""

CHOICE_FIELD_KEYS: Final = bindings(
    "choice_field",
    hidden("enter,space", "show_overlay", "Choose", "What can be chosen here", "open"),
)

LADDER_KEYS: Final = bindings(
    "ladder",
    shown("enter", "play", "Play", "The next game of the match", "play"),
    shown("f5", "statistics", "Statistics", "How you fared", "statistics"),
    shown("q,escape", "leave", "Back", "Back to where you were", "leave"),
)

CURTAIN_KEYS: Final = bindings(
    "curtain",
    shown("enter,space", "ready", "Go on", "Show my cards", "ready"),
    shown("u", "again", "Choose again", "Give the last choice back to who made it", "again"),
    shown("escape", "not_now", "Not now", "Nobody has to look: go on as before", "not_now"),
    shown("q", "leave", "Leave", "Leave the game", "leave"),
)

RULES_KEYS: Final = bindings(
    "rules",
    shown("slash", "search", "Search", "Search in the rules", "search"),
    shown("n", "step(1)", "Next", "The next place found", "next"),
    shown("p", "step(-1)", "Previous", "The place before", "previous"),
    shown("q,escape", "leave", "Back", "Back to where you were", "leave"),
)

SETTINGS_KEYS: Final = [
    *FIELD_KEYS,
    *bindings(
        "settings",
        shown("d", "default_key", "Default key", "Restore the default key", "default_key"),
        shown("q,escape", "leave", "Back", "Back; all is kept", "leave"),
    ),
]

HELP_KEYS: Final = bindings(
    "help",
    shown("escape,f1,question_mark,q", "leave", "Close", "Close the help", "leave"),
    shown("r", "rules", "Rules", "Read the rules", "rules"),
)

DIALOG_KEYS: Final = [
    HELP_KEY,
    *FORM_KEYS,
    *bindings(
        "dialog",
        hidden("left,up", "focus_button(-1)", "Button before", "The button before", "previous"),
        hidden("right,down", "focus_button(1)", "Next button", "The next button", "next"),
        shown("escape", "leave", "Close", "Close it; nothing changes", "leave"),
    ),
]

LOG_KEYS: Final = bindings(
    "log",
    hidden("enter,l", "leave", "Close", "Back to the table", "leave"),
)

OPEN_KEYS: Final = bindings(
    "open",
    # No letters: what is typed here is a search.
    shown("f2", "library('rename')", "Rename", "Give the game a name", "rename"),
    shown("f4", "library('sort')", "Sort", "Another order of the games", "sort"),
    shown(
        "delete,f8", "library('delete')", "Delete", "Delete the game; it can be put back", "delete"
    ),
    shown("f9", "library('restore')", "Undo", "Put a deleted game back", "restore"),
    hidden(
        "ctrl+f", "library('find')", "Find", "To the field where one types to find a game", "find"
    ),
)


def entry_keys(entries: Iterable[GameEntry]) -> list[BindingType]:
    """The keys of the first screen that lead to other games."""
    return bindings(
        "home",
        *(shown(one.key, f"go('{one.game}')", one.short, one.about, one.game) for one in entries),
    )


PRACTISE_KEYS: Final = bindings(
    "practise",
    shown("x", "stop", "Stop judging", "Do not judge more of your games now", "stop"),
    shown("q,escape", "leave", "Back", "Back to where you were", "leave"),
)

RUNNING_KEYS: Final = bindings(
    "running",
    shown("l", "answer('look')", "Look", "Look at the game", "look"),
    shown("c", "answer('copy')", "Copy", "Go on with a copy", "copy"),
)

CONFIRM_KEYS: Final = bindings(
    "confirm",
    shown("y", "answer(True)", "Yes", "Do it", "yes"),
    shown("n", "answer(False)", "No", "Do not do it", "no"),
)

UNSAVED_KEYS: Final = bindings(
    "unsaved",
    shown("s", "other", "Save elsewhere", "Save the game in another place", "elsewhere"),
)

PLAY_TOGETHER_KEYS: Final = [
    *FIELD_KEYS,
    *bindings(
        "together",
        shown("escape", "leave", "Back", "Back to the first screen", "leave"),
    ),
]

TABLE_KEYS: Final = bindings(
    "table",
    shown("i", "people", "Table", "Who is here or away, the signs, the invitation", "people"),
    # Last, as the footer leaves these out first where it has no room for them.
    shown("b", "sign('well-played')", "Bravo", "A sign to all: well played!", "well_played"),
    shown("r", "sign('ouch')", "Ouch", "A sign to all: ouch!", "ouch"),
    shown("j", "sign('one-moment')", "Just a moment", "A sign to all: one moment", "moment"),
)
"""The keys of every screen at a table with people elsewhere."""

WAITING_ROOM_KEYS: Final = bindings(
    "waiting_room",
    shown("escape,q", "leave", "Back", "Back to the game; before it, away from the table", "leave"),
    shown("c", "copy", "Copy", "The invitation alone, to copy or select it", "copy"),
    shown("s", "start", "Start", "Begin: computers take the free seats", "start"),
    shown("f", "free", "Free", "Free the seat that is highlighted", "free"),
    shown("p", "stand_in", "Computer", "A computer plays for who is away", "stand_in"),
    shown("b", "sign('well-played')", "Bravo", "A sign to all: well played!", "well_played"),
    shown("r", "sign('ouch')", "Ouch", "A sign to all: ouch!", "ouch"),
    shown("j", "sign('one-moment')", "Just a moment", "A sign to all: one moment", "moment"),
    # Before the list of seats, which would page through itself.
    at_once("pagedown", "page(1)", "Page down", "What is further down", "page_down"),
    at_once("pageup", "page(-1)", "Page up", "What is further up", "page_up"),
)

COPIED_KEYS: Final = bindings(
    "copied",
    shown("escape,enter,q,c", "leave", "Back", "Back to where you were", "leave"),
)

RIVALS_KEYS: Final = bindings(
    "rivals",
    hidden("enter,n", "leave", "Close", "Back to the table", "leave"),
)
