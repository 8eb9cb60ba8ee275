"""The keys in force, as sentences name them: what settings have changed, sentences say too.

A sentence that names a key takes the name from here, by the id of what the key does: `key` for one
of a known screen, `KeysHere` for one of the screen that is shown, and `with_keys` for whole texts
in which ``<hint>`` stands for a key. So no key is written into a sentence by hand.

There is one set of keys, as there is one language, in the whole program: `bindings` in
`kingsroad_tui.keys.registry` declares them and the app puts those of the settings into force.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tabletop.words.voice import phrase

KeysHere = Callable[[str], str]
"""Names the key of the screen shown that does something, by the end of its id (``hint``)."""

ENTER: Final = "Enter"
"""What ends a line that is typed, or takes what is highlighted in a list: no setting changes it."""

_FIXED: Final = {
    "fixed.enter": ENTER,
    "fixed.escape": "Esc",
    "fixed.tab": "Tab",
    "fixed.arrows": "the arrow keys",
    "fixed.shift": "Shift",
    "fixed.interrupt": "Ctrl+C",
}
"""The keys of lists and fields, which no setting changes."""

_KEY_NAMES: Final = {
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
    "equals_sign": "=",
}

_ARROWS: Final = {name: f"the {name} arrow" for name in ("up", "right", "down", "left")}

_PLACE: Final = re.compile(r"<([a-z_]+(?:[.|][\w]+)*)>")
"""The place of one or more keys in a text."""

_declared: Final[dict[str, str]] = {}
_chosen: Final[dict[str, str]] = {}


def declare(name: str, keys: str) -> None:
    """Makes the default keys of something known, by its id."""
    _declared[name] = keys


def put_in_force(chosen: Mapping[str, str]) -> None:
    """From now on sentences name the keys that were ``chosen``, by id, and defaults otherwise."""
    _chosen.clear()
    _chosen.update(chosen)


def in_force(name: str) -> str:
    """The keys that do something now, as Textual names them; the id has to be declared."""
    return _chosen.get(name) or _declared[name]


def split_keys(keys: str) -> list[str]:
    """Textual's names of several keys (``ctrl+q,escape``), one by one."""
    return [key.strip() for key in keys.split(",")]


def shown_keys(keys: str) -> str:
    """Textual's names for keys (``ctrl+q,escape``) as people read them (``Ctrl+Q or Esc``)."""
    return " or ".join(map(shown_key, split_keys(keys)))


def shown_key(key: str) -> str:
    """Textual's name for one key as people read it."""
    *modifiers, last = key.split("+")
    if last in _KEY_NAMES:
        last = _KEY_NAMES[last]
    elif modifiers or (len(last) > 1 and last[0] == "f" and last[1:].isdigit()):
        last = last.upper()
    return "+".join([*(modifier.capitalize() for modifier in modifiers), last])


def key(name: str) -> str:
    """The first of the keys that do something, by its id, as a sentence names it."""
    if name in _FIXED:
        return _FIXED[name]
    first = split_keys(in_force(name))[0]
    return _ARROWS.get(first, shown_key(first))


def every_key(name: str) -> str:
    """All the keys that do something, by its id: ``Enter or Space``."""
    return shown_keys(in_force(name))


def keys_here(places: Iterable[tuple[str, str]]) -> KeysHere:
    """Names the keys of these ids, each with its action, by the ends of the ids or the actions.

    ``hint`` is the key of ``play.hint``; an id in full is that of another place.
    """
    by_end: dict[str, str] = {}
    by_action: dict[str, str] = {}
    for name, action in places:
        by_end.setdefault(name.partition(".")[2], name)
        by_action.setdefault(action, name)
    ids = by_action | by_end
    return lambda name: key(ids.get(name, name))


def together(names: Iterable[str], here: KeysHere = key) -> str:
    """Several keys, as a sentence names them: ``the left and right arrows``, ``a and b``."""
    words = [here(name) for name in names]
    if set(words) == set(_ARROWS.values()):
        return _FIXED["fixed.arrows"]
    pair = [direction for word in words for direction, arrow in _ARROWS.items() if arrow == word]
    if len(words) > 1 and len(pair) == len(words):
        return phrase("keys-key-together", join=" and ".join(pair))
    *most, last = words
    return phrase("keys-key-together-2", join=", ".join(most), last=last) if most else last


def signs(names: Iterable[str], here: KeysHere) -> str:
    """Several keys where there is little room: ``←→``, ``a/b``."""
    arrows = {arrow: _KEY_NAMES[direction] for direction, arrow in _ARROWS.items()}
    words = [here(name) for name in names]
    return "".join(arrows[word] for word in words) if set(words) <= set(arrows) else "/".join(words)


def with_keys(text: str, here: KeysHere = key) -> str:
    """A text with the names of keys in their places: ``<hint>``, ``<play.hint>``, ``<left|right>``.

    It has to be a text of this program: in one that holds a name typed by somebody, keys are put
    by `key` and `KeysHere`.
    """
    return _PLACE.sub(lambda place: _in_place(place, here), text)


def _in_place(place: re.Match[str], here: KeysHere) -> str:
    """What stands there, which may begin a sentence."""
    words = together(place[1].split("|"), here)
    begins = not place.start() or place.string[: place.start()].endswith((". ", "! "))
    return words[0].upper() + words[1:] if begins and words.startswith("the ") else words
