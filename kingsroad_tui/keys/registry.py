"""The keys: one registry, made of the bindings that the app and its screens declare.

Every binding has an id such as ``play.hint``, default keys, a word or two and a tooltip. Help and
the table of keys in the documentation are made from them, and settings change keys by id. What a
key does is an action of its screen (``move`` is ``action_move``).

The keys of screens, dialogs and fields that every game has are declared here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from textual.binding import Binding, BindingType

from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.keys import key_words

EVERYWHERE: Final = "Everywhere"
HELP: Final = "Help"
IN_DIALOGS: Final = "In every dialog"

FOLDED: Final = frozenset({"ctrl+i", "ctrl+m", "ctrl+j", "ctrl+h", "alt+enter", "ctrl+s"})
"""Keys that terminals fold into others or swallow; they cannot be chosen."""

CURRENT_IDS: Final[Mapping[str, str]] = {
    "analysis.back": "analysis.previous_choice",
    "analysis.on": "analysis.next_choice",
    "analysis.next": "analysis.next_mistake",
    "analysis.previous": "analysis.previous_mistake",
    "analysis.what": "analysis.assume",
    "choose_analysis.leave": "dialog.leave",
    "editor.round": "editor.next_round",
    "editor.round_before": "editor.previous_round",
    "end.home": "end.leave",
    "follow.undo": "follow.take_back",
    "follow_names.leave": "dialog.leave",
    "help.close": "help.leave",
    "home.go": "home.continue",
    "name_players.leave": "dialog.leave",
    "new.leave": "new_game.leave",
    "new.start": "new_game.start",
    "open.leave": "dialog.leave",
    "play.home": "play.leave",
    "rules.back": "rules.leave",
    "running.leave": "dialog.leave",
    "save.leave": "dialog.leave",
    "settings.back": "settings.leave",
    "settings.key": "settings.default_key",
    "studies.leave": "dialog.leave",
    "town_open.leave": "dialog.leave",
    "town_open.sort": "open.sort",
    "try_again.leave": "dialog.leave",
    "what_if.leave": "dialog.leave",
}
"""Ids that older settings files may hold, and what they are called now."""


@dataclass(frozen=True, slots=True)
class Key:
    """One thing that a key does.

    Attributes:
        id: what settings call it; empty where the key cannot be changed.
        keys: the default keys as Textual names them, separated by commas.
        action: the action's name.
        words: what it does, in a word or two.
        tooltip: what it does, in a sentence.
        context: where it works.
    """

    id: str
    keys: str
    action: str
    words: str
    tooltip: str
    context: str

    @property
    def shown(self) -> str:
        """The keys as people read them."""
        return key_words.shown_keys(self.keys)


def shown(key: str, action: str, words: str, tooltip: str, name: str) -> Binding:
    """A key that the footer shows: what it does, in a word or two and in a sentence."""
    return Binding(key, action, words, tooltip=tooltip, id=name)


def hidden(key: str, action: str, words: str, tooltip: str, name: str) -> Binding:
    """A key that only the help shows, as the footer has no room for all."""
    return replace(shown(key, action, words, tooltip, name), show=False)


def at_once(key: str, action: str, words: str, tooltip: str, name: str) -> Binding:
    """A hidden key that no widget is asked for first, not even one that has the focus."""
    return replace(hidden(key, action, words, tooltip, name), priority=True)


def bindings(screen: str, *keys: Binding) -> list[BindingType]:
    """The keys of a screen: their ids are its name and theirs (``play.hint``)."""
    named = [replace(key, id=f"{screen}.{key.id}") for key in keys]
    for key in named:
        key_words.declare(str(key.id), key.key)
    return [*named]


HELP_KEY, QUIT_KEY, SUSPEND_KEY = bindings(
    "app",
    shown("f1,question_mark", "app.help", "Help", "Help for what you see, and the keys", "help"),
    at_once("ctrl+q", "quit", "Quit", "Leave; the game is saved", "quit"),
    at_once("ctrl+z", "suspend_process", "Suspend", "To the shell; fg comes back", "suspend"),
)
"""The keys that work everywhere."""


class KeyProblem(ValueError):
    """A key that settings ask for and cannot have; the message says which and why."""


def keys_of(context: str, bindings: Iterable[BindingType]) -> list[Key]:
    """One `Key` for each binding of a class."""
    rows = []
    for given in bindings:
        binding = given if isinstance(given, Binding) else Binding(*given)
        rows.append(
            Key(
                binding.id or "",
                binding.key,
                binding.action,
                binding.description,
                binding.tooltip or binding.description,
                context,
            )
        )
    return rows


def declared_bindings(kind: type[object]) -> list[Binding]:
    """The bindings that a class and its bases in this app declare, its own first."""
    ours = (base for base in kind.__mro__ if base.__module__.startswith("kingsroad_tui."))
    return [binding for base in ours for binding in vars(base).get("BINDINGS", ())]


def bindings_on(screen: object) -> list[Binding]:
    """The bindings of a screen: those of its place at a table, and those it declares."""
    return [*getattr(screen, "brought_keys", ()), *declared_bindings(type(screen))]


def keys_on(screen: object) -> key_words.KeysHere:
    """Names the keys of a screen: ``hint`` on the play screen is the key of ``play.hint``."""
    found = bindings_on(screen)
    return key_words.keys_here((str(binding.id), binding.action) for binding in found)


def with_current_ids(keys: Mapping[str, str]) -> dict[str, str]:
    """Keys by binding id, old ids replaced; where both ids are given, the current one counts."""
    renamed = {CURRENT_IDS[name]: key for name, key in keys.items() if name in CURRENT_IDS}
    return renamed | {name: key for name, key in keys.items() if name not in CURRENT_IDS}


@dataclass(frozen=True, slots=True)
class KeyRegistry:
    """Every key of the app and its screens, in the order people meet them.

    Attributes:
        rows: one for each id.
        dialogs: the contexts in which the keys of every dialog work too.
    """

    rows: tuple[Key, ...]
    dialogs: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls,
        sources: Iterable[tuple[str, Iterable[BindingType]]],
        dialogs: Iterable[str] = (),
    ) -> KeyRegistry:
        """The registry of these contexts and their bindings.

        What is bound in several places under one id is listed where it comes first.
        """
        rows: dict[str, Key] = {}
        for context, bindings in sources:
            for key in keys_of(context, bindings):
                rows.setdefault(key.id or f"{context} {key.keys}", key)
        return cls(tuple(rows.values()), frozenset(dialogs))

    def keymap(
        self, wanted: Mapping[str, str], before: Mapping[str, str] | None = None
    ) -> dict[str, str]:
        """What settings ask for, checked, as Textual's keymap (binding id to keys).

        A key that was chosen ``before`` may have got another use with a later version. That is no
        problem: the one who chose it keeps it, and the other use goes without.

        Raises:
            KeyProblem: an id does not exist, a key cannot be typed in every terminal, or two
                things in one place would have the same key.
        """
        known = {key.id: key for key in self.rows if key.id}
        for binding, keys in wanted.items():
            if binding not in known:
                raise KeyProblem(f"keys: there is no binding {binding[:40]!r}")
            for key in key_words.split_keys(keys):
                if not key:
                    raise KeyProblem(f"keys: {binding} has no key")
                if key in FOLDED:
                    raise KeyProblem(f"keys: {binding} cannot be {key}: terminals mistake it")
        before = before or {}
        changed = {name for name in known if wanted.get(name) != before.get(name)}
        taken: dict[str, list[Key]] = {}
        for row in known.values():
            for key in key_words.split_keys(wanted.get(row.id, row.keys)):
                for other in taken.setdefault(key, []):
                    same = other.action == row.action
                    both = {other.id, row.id}
                    meant = both <= wanted.keys() or not both.isdisjoint(changed)
                    together = self._in_force_together(other.context, row.context)
                    if meant and together and not same:
                        holder = other if row.id in wanted else row
                        raise KeyProblem(
                            f'"{key_words.shown_key(key)}" already means "{holder.tooltip}".'
                        )
                taken[key].append(row)
        return dict(wanted)

    def usable(self, wanted: Mapping[str, str]) -> tuple[dict[str, str], list[KeyProblem]]:
        """The keys of settings that can be had, as a keymap, and why others cannot."""
        found: dict[str, str] = {}
        problems = []
        for binding, keys in wanted.items():
            asked = found | {binding: keys}
            try:
                found = self.keymap(asked, before=asked)
            except KeyProblem as problem:
                problems.append(problem)
        return found, problems

    def _in_force_together(self, one: str, other: str) -> bool:
        """Whether keys of both contexts work at once; what opens the help also closes it."""
        if IN_DIALOGS in (one, other) and not self.dialogs.isdisjoint((one, other)):
            return True
        return one == other or (EVERYWHERE in (one, other) and HELP not in (one, other))


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

NEW_GAME_KEYS: Final = [
    *FIELD_KEYS,
    *START_KEYS,
    *bindings(
        "new_game",
        shown("escape", "leave", "Back", "Back without a new game", "leave"),
        shown("ctrl+g", "start", "Start", "Start the game", "start"),
        shown(
            "f3,ctrl+t",
            "together",
            "All people",
            "Everybody at the table is a person at this terminal; again for computers",
            "together",
        ),
    ),
]
"""The keys of the form for a new game of players around a table."""

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
