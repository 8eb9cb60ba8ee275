"""The keys: one registry, made of the bindings that the app and its screens declare.

Every binding has an id such as ``play.hint``, default keys, and a message for what it does. Help
and the table of keys in the documentation are made from them, and settings change keys by id. What
a key does is an action of its screen (``move`` is ``action_move``).

The keys of screens, dialogs and fields that every game has are declared here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from textual.binding import Binding, BindingType

from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.keys import key_words
from tabletop.say import Say
from tabletop.words.voice import phrase, said

EVERYWHERE: Final = Say("place-everywhere")
HELP: Final = Say("place-help")
IN_DIALOGS: Final = Say("place-dialog")
"""Where keys work."""

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
        id: what settings call it.
        keys: the default keys as Textual names them, separated by commas.
        action: the action's name.
        says: what it does.
        context: where it works.
    """

    id: str
    keys: str
    action: str
    says: Say
    context: Say

    @property
    def shown(self) -> str:
        """The keys as people read them."""
        return key_words.shown_keys(self.keys)

    @property
    def words(self) -> str:
        """What it does, in a word or two."""
        return said(self.says)

    @property
    def tooltip(self) -> str:
        """What it does, in a sentence."""
        return said(self.says.part("about"))


@dataclass(frozen=True, slots=True)
class DeclaredKey:
    """A key of a screen that is still to be named.

    Attributes:
        keys: the default keys as Textual names them, separated by commas.
        action: what it does.
        name: the end of its id.
        says: the message for what it does, in a word or two, with the attribute ``about``, which
            says it in a sentence; or the end of its id; empty for that of the key itself.
        show: whether the footer shows it.
        priority: whether no widget is asked for it first.
    """

    keys: str
    action: str
    name: str
    says: str | Say
    show: bool = True
    priority: bool = False


_says: Final[dict[str, Say]] = {}
"""What every key does, by its id."""


def shown(keys: str, action: str, name: str = "", *, says: str | Say = "") -> DeclaredKey:
    """A key that the footer shows; where it has no name, that is its action."""
    return DeclaredKey(keys, action, name or action, says)


def hidden(keys: str, action: str, name: str = "", *, says: str | Say = "") -> DeclaredKey:
    """A key that only the help shows, as the footer has no room for all."""
    return replace(shown(keys, action, name, says=says), show=False)


def at_once(keys: str, action: str, name: str = "", *, says: str | Say = "") -> DeclaredKey:
    """A hidden key that no widget is asked for first, not even one that has the focus."""
    return replace(hidden(keys, action, name, says=says), priority=True)


def bindings(screen: str, *keys: DeclaredKey) -> list[BindingType]:
    """The keys of a screen: their ids are its name and theirs (``play.hint``).

    Each says ``key-play-hint`` where it says nothing else; its description is the id of that
    message, for `words_of` and `about` to put into the language of the moment.
    """
    made: list[BindingType] = []
    for key in keys:
        name = f"{screen}.{key.name}"
        own = key.says or re.sub(r"[._]", "-", name)
        says = _says[name] = own if isinstance(own, Say) else Say(f"key-{own}")
        key_words.declare(name, key.keys)
        made.append(
            Binding(key.keys, key.action, says.id, show=key.show, priority=key.priority, id=name)
        )
    return made


_OF_TEXTUAL: Final = {"Dismiss menu": Say("app-close-list")}
"""What Textual says of its own keys that a footer shows."""


def words_of(binding: Binding) -> str:
    """What a key does, in a word or two: in those that a screen offers it in, or its own."""
    says = _says.get(binding.id or "")
    if says is None or says.id != binding.description:
        own = _OF_TEXTUAL.get(binding.description)
        return binding.description if own is None else said(own)
    return said(says)


def about(binding: Binding) -> str:
    """What a key does, in a sentence."""
    says = _says.get(binding.id or "")
    return binding.tooltip or binding.description if says is None else said(says.part("about"))


HELP_KEY, QUIT_KEY, SUSPEND_KEY = bindings(
    "app",
    shown("f1,question_mark", "app.help", "help"),
    at_once("ctrl+q", "quit"),
    at_once("ctrl+z", "suspend_process", "suspend"),
)
"""The keys that work everywhere."""


class KeyProblem(ValueError):
    """A key that settings ask for and cannot have; the message says which and why."""


def keys_of(context: Say, bindings: Iterable[Binding]) -> list[Key]:
    """One `Key` for each of these bindings."""
    return [Key(str(one.id), one.key, one.action, _says[str(one.id)], context) for one in bindings]


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
    dialogs: frozenset[Say] = frozenset()

    @classmethod
    def of(
        cls,
        sources: Iterable[tuple[Say, Iterable[Binding]]],
        dialogs: Iterable[Say] = (),
    ) -> KeyRegistry:
        """The registry of these contexts and their bindings.

        What is bound in several places under one id is listed where it comes first.
        """
        rows: dict[str, Key] = {}
        for context, bindings in sources:
            for key in keys_of(context, bindings):
                rows.setdefault(key.id, key)
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
        known = {key.id: key for key in self.rows}
        for binding, keys in wanted.items():
            if binding not in known:
                raise KeyProblem(phrase("keys-no-binding", name=repr(binding[:40])))
            for key in key_words.split_keys(keys):
                if not key:
                    raise KeyProblem(phrase("keys-no-key", name=binding))
                if key in FOLDED:
                    raise KeyProblem(phrase("keys-folded", name=binding, key=key))
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
                            phrase("keys-taken", key=key_words.shown_key(key), does=holder.tooltip)
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

    def _in_force_together(self, one: Say, other: Say) -> bool:
        """Whether keys of both contexts work at once; what opens the help also closes it."""
        if IN_DIALOGS in (one, other) and not self.dialogs.isdisjoint((one, other)):
            return True
        return one == other or (EVERYWHERE in (one, other) and HELP not in (one, other))


FORM_KEYS: Final = bindings(
    "form",
    at_once("tab", "app.focus_next", "next"),
    at_once("shift+tab", "app.focus_previous", "previous"),
)
"""The keys from field to field where people type.

They come before everything else, so that what is typed right after them reaches the next field:
by Textual's own binding the focus moves only when the field before has handed the key on.
"""

FIELD_KEYS: Final = [
    *FORM_KEYS,
    *bindings(
        "start_form",
        hidden("down", "app.focus_next", "below"),
        hidden("up", "app.focus_previous", "above"),
    ),
]
"""The keys from field to field of a form of lines; what can be chosen in one opens by Enter."""

START_KEYS: Final = bindings(
    "start_form",
    shown("f2", "more"),
)
"""The key to what is seldom wanted in a new game."""

NEW_GAME_KEYS: Final = [
    *FIELD_KEYS,
    *START_KEYS,
    *bindings(
        "new_game",
        shown("escape", "leave", says="no-new-game"),
        shown("ctrl+g", "start", says="start"),
        shown("f3,ctrl+t", "together"),
    ),
]
"""The keys of the form for a new game of players around a table."""

CHOICE_FIELD_KEYS: Final = bindings(
    "choice_field",
    hidden("enter,space", "show_overlay", "open"),
)

LADDER_KEYS: Final = bindings(
    "ladder",
    shown("enter", "play"),
    shown("f5", "statistics", says="statistics"),
    shown("q,escape", "leave", says="back"),
)

CURTAIN_KEYS: Final = bindings(
    "curtain",
    shown("enter,space", "ready"),
    shown("u", "again"),
    shown("escape", "not_now"),
    shown("q", "leave", says="leave-game"),
)

RULES_KEYS: Final = bindings(
    "rules",
    shown("slash", "search"),
    shown("n", "step(1)", "next"),
    shown("p", "step(-1)", "previous"),
    shown("q,escape", "leave", says="back"),
)

SETTINGS_KEYS: Final = [
    *FIELD_KEYS,
    *bindings(
        "settings",
        shown("d", "default_key"),
        shown("q,escape", "leave"),
    ),
]

HELP_KEYS: Final = bindings(
    "help",
    shown("escape,f1,question_mark,q", "leave"),
    shown("r", "rules", says="rules"),
)

DIALOG_KEYS: Final = [
    HELP_KEY,
    *FORM_KEYS,
    *bindings(
        "dialog",
        hidden("left,up", "focus_button(-1)", "previous"),
        hidden("right,down", "focus_button(1)", "next"),
        shown("escape", "leave"),
    ),
]

LOG_KEYS: Final = bindings(
    "log",
    hidden("enter,l", "leave", says="close-table"),
)

OPEN_KEYS: Final = bindings(
    "open",
    # No letters: what is typed here is a search.
    shown("f2", "library('rename')", "rename"),
    shown("f4", "library('sort')", "sort"),
    shown("delete,f8", "library('delete')", "delete"),
    shown("f9", "library('restore')", "restore"),
    hidden("ctrl+f", "library('find')", "find"),
)


def entry_keys(entries: Iterable[GameEntry]) -> list[BindingType]:
    """The keys of the first screen that lead to other games."""
    return bindings(
        "home",
        *(shown(one.key, f"go('{one.game}')", one.game, says=one.says) for one in entries),
    )


PRACTISE_KEYS: Final = bindings(
    "practise",
    shown("x", "stop"),
    shown("q,escape", "leave", says="back"),
)

RUNNING_KEYS: Final = bindings(
    "running",
    shown("l", "answer('look')", "look"),
    shown("c", "answer('copy')", "copy"),
)

CONFIRM_KEYS: Final = bindings(
    "confirm",
    shown("y", "answer(True)", "yes"),
    shown("n", "answer(False)", "no"),
)

UNSAVED_KEYS: Final = bindings(
    "unsaved",
    shown("s", "other", "elsewhere"),
)

PLAY_TOGETHER_KEYS: Final = [
    *FIELD_KEYS,
    *bindings(
        "together",
        shown("escape", "leave", says="back-home"),
    ),
]

TABLE_KEYS: Final = bindings(
    "table",
    shown("i", "people", says="people"),
    # Last, as the footer leaves these out first where it has no room for them.
    shown("b", "sign('well-played')", "well_played", says="well-played"),
    shown("r", "sign('ouch')", "ouch", says="ouch"),
    shown("j", "sign('one-moment')", "moment", says="one-moment"),
)
"""The keys of every screen at a table with people elsewhere."""

WAITING_ROOM_KEYS: Final = bindings(
    "waiting_room",
    shown("escape,q", "leave"),
    shown("c", "copy"),
    shown("s", "start"),
    shown("f", "free"),
    shown("p", "stand_in"),
    shown("b", "sign('well-played')", "well_played", says="well-played"),
    shown("r", "sign('ouch')", "ouch", says="ouch"),
    shown("j", "sign('one-moment')", "moment", says="one-moment"),
    # Before the list of seats, which would page through itself.
    at_once("pagedown", "page(1)", "page_down"),
    at_once("pageup", "page(-1)", "page_up"),
)

COPIED_KEYS: Final = bindings(
    "copied",
    shown("escape,enter,q,c", "leave", says="back"),
)

RIVALS_KEYS: Final = bindings(
    "rivals",
    hidden("enter,n", "leave", says="close-table"),
)
