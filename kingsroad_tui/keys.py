"""The keys: one registry, made of the bindings that the app and its screens declare themselves.

Every binding has an id such as ``play.hint``, a default key, a few words and a longer tooltip. Help
and the README's table are made from it, and settings may put other keys in place by id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import groupby
from typing import Final

from textual.binding import Binding, BindingType

EVERYWHERE: Final = "Everywhere"
HELP: Final = "Help"

_SOURCES: Final = (
    (EVERYWHERE, "kingsroad_tui.app", "KingsRoad"),
    ("First screen", "kingsroad_tui.screens.home", "Home"),
    ("New game", "kingsroad_tui.screens.new_game", "NewGame"),
    ("Playing", "kingsroad_tui.screens.play", "PlayScreen"),
    ("Handing over", "kingsroad_tui.screens.curtain", "Curtain"),
    ("What if", "kingsroad_tui.screens.what_if", "WhatIf"),
    ("End of a game", "kingsroad_tui.screens.end", "End"),
    ("Analysis", "kingsroad_tui.screens.analysis", "AnalysisScreen"),
    ("Try again", "kingsroad_tui.screens.try_again", "TryAgain"),
    ("Position editor", "kingsroad_tui.screens.editor", "EditorScreen"),
    ("In its grid", "kingsroad_tui.widgets.setup_grid", "SetupGrid"),
    ("What to analyse", "kingsroad_tui.screens.choose_analysis", "Studies"),
    ("Whom to follow", "kingsroad_tui.screens.record_table", "FollowNames"),
    ("Following a game", "kingsroad_tui.screens.record_table", "FollowScreen"),
    ("Open a game", "kingsroad_tui.screens.files", "OpenGame"),
    ("Save a game", "kingsroad_tui.screens.files", "SaveGame"),
    ("Other questions", "kingsroad_tui.screens.confirm", "Confirm"),
    ("Rules", "kingsroad_tui.screens.rules", "RulesScreen"),
    ("Settings", "kingsroad_tui.screens.settings", "SettingsScreen"),
    (HELP, "kingsroad_tui.screens.help", "HelpScreen"),
)

FOLDED: Final = frozenset({"ctrl+i", "ctrl+m", "ctrl+j", "ctrl+h", "alt+enter", "ctrl+s"})
"""Keys that terminals fold into others or swallow; they cannot be chosen."""

_WORDS: Final = {
    "question_mark": "?",
    "slash": "/",
    "space": "Space",
    "enter": "Enter",
    "escape": "Esc",
    "backspace": "Backspace",
    "delete": "Delete",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "pageup": "Page Up",
    "pagedown": "Page Down",
    "home": "Home",
    "end": "End",
    "tab": "Tab",
    "plus": "+",
    "minus": "-",
    "comma": ",",
    "full_stop": ".",
}


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
        return shown_keys(self.keys)


class KeyProblem(ValueError):
    """A key that settings ask for and cannot have; the message says which and why."""


def shown_keys(keys: str) -> str:
    """Textual's names for keys (``ctrl+q,escape``) as people read them (``Ctrl+Q or Esc``)."""
    return " or ".join(_shown(key.strip()) for key in keys.split(","))


def _shown(key: str) -> str:
    *modifiers, last = key.split("+")
    if last in _WORDS:
        last = _WORDS[last]
    elif modifiers or (len(last) > 1 and last[0] == "f" and last[1:].isdigit()):
        last = last.upper()
    return "+".join([*(modifier.capitalize() for modifier in modifiers), last])


def keys_of(context: str, bindings: Iterable[BindingType]) -> list[Key]:
    """The registry's rows for the bindings of one class."""
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


@cache
def registry() -> tuple[Key, ...]:
    """Every key of the app and its screens, in the order people meet them."""
    rows: list[Key] = []
    for context, module, name in _SOURCES:
        rows += keys_of(context, getattr(import_module(module), name).BINDINGS)
    return tuple(rows)


def keymap(wanted: Mapping[str, str]) -> dict[str, str]:
    """What settings ask for, checked, as Textual's keymap (binding id to keys).

    Raises:
        KeyProblem: an id does not exist, a key cannot be typed in every terminal, or two things in
            one place would have the same key.
    """
    known = {key.id: key for key in registry() if key.id}
    for binding, keys in wanted.items():
        if binding not in known:
            raise KeyProblem(f"keys: there is no binding {binding[:40]!r}")
        for key in _split(keys):
            if not key:
                raise KeyProblem(f"keys: {binding} has no key")
            if key in FOLDED:
                raise KeyProblem(f"keys: {binding} cannot be {key}: terminals mistake it")
    taken: dict[str, list[Key]] = {}
    for row in known.values():
        for key in _split(wanted.get(row.id, row.keys)):
            for other in taken.setdefault(key, []):
                if _meet(other.context, row.context):
                    raise KeyProblem(f"keys: {other.id} and {row.id} would both be {key}")
            taken[key].append(row)
    return dict(wanted)


def key_table() -> str:
    """The registry as a Markdown table, for the README; keys that do the same share a row."""
    lines = ["| id | key | where | what it does |", "|---|---|---|---|"]
    for (context, does), group in groupby(registry(), lambda row: (row.context, row.tooltip)):
        rows = list(group)
        ids = f"`{rows[0].id}`" if len(rows) == 1 else f"`{rows[0].id}` to `{rows[-1].id}`"
        keys = " ".join(f"`{row.shown}`" for row in rows)
        lines.append(f"| {ids} | {keys} | {context} | {does} |")
    return "\n".join(lines)


def _meet(one: str, other: str) -> bool:
    """Whether both are in force at once; what opens the help also closes it."""
    return one == other or (EVERYWHERE in (one, other) and HELP not in (one, other))


def _split(keys: str) -> list[str]:
    return [key.strip() for key in keys.split(",")]


if __name__ == "__main__":
    print(key_table())
