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

from tabletop.say import Say
from tabletop.words.voice import phrase

KeysHere = Callable[[str], str]
"""Names the key of the screen shown that does something, by the end of its id (``hint``)."""

ENTER: Final = "Enter"
"""What ends a line that is typed, or takes what is highlighted in a list: no setting changes it."""

_FIXED: Final = {
    "fixed.enter": "enter",
    "fixed.escape": "escape",
    "fixed.tab": "tab",
    "fixed.arrows": "arrows",
    "fixed.shift": "shift",
    "fixed.interrupt": "ctrl+c",
}
"""The keys of lists and fields, which no setting changes."""

_ARROWS: Final = {"up": "↑", "right": "→", "down": "↓", "left": "←"}
_SIGNS: Final = {
    **_ARROWS,
    "question_mark": "?",
    "slash": "/",
    "plus": "+",
    "minus": "-",
    "comma": ",",
    "full_stop": ".",
    "equals_sign": "=",
}
_NAMED: Final = frozenset({"space", "enter", "escape", "backspace", "delete", "tab"}) | frozenset(
    {"home", "end", "pageup", "pagedown", "arrows", "ctrl", "shift", "alt"}
)
"""The keys that have a name, by Textual's names for them."""

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
    shown, *others = map(shown_key, split_keys(keys))
    for other in others:
        shown = phrase("keys-or", keys=shown, other=other)
    return shown


def shown_key(key: str) -> str:
    """Textual's name for one key as people read it."""
    *modifiers, last = key.split("+")
    if modifiers or (len(last) > 1 and last[0] == "f" and last[1:].isdigit()):
        last = last if last in _NAMED or last in _SIGNS else last.upper()
    return "+".join([*(_named(one, one.capitalize()) for one in modifiers), _named(last, last)])


def _named(key: str, other: str) -> str:
    """The name or the sign of a key; ``other`` where it has none."""
    return phrase(f"named-key-{key}") if key in _NAMED else _SIGNS.get(key, other)


def key(name: str) -> str:
    """The first of the keys that do something, by its id, as a sentence names it."""
    first = _FIXED.get(name) or split_keys(in_force(name))[0]
    return phrase(f"arrow-key-{first}") if first in _ARROWS else shown_key(first)


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
    arrows = _arrows()
    if set(words) == set(arrows):
        return key("fixed.arrows")
    if len(words) > 1 and set(words) <= set(arrows):
        ways = (way for word in words for arrow, way in arrows.items() if arrow == word)
        return phrase("keys-arrows", ways=tuple(Say(f"arrow-way-{way}") for way in ways))
    return phrase("keys-together", keys=tuple(words))


def _arrows() -> dict[str, str]:
    """The arrow keys as sentences name them."""
    return {phrase(f"arrow-key-{way}"): way for way in _ARROWS}


def signs(names: Iterable[str], here: KeysHere) -> str:
    """Several keys where there is little room: ``←→``, ``a/b``."""
    words, arrows = [here(name) for name in names], _arrows()
    if set(words) <= set(arrows):
        return "".join(_ARROWS[arrows[word]] for word in words)
    return "/".join(words)


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
    # A phrase becomes the beginning of the sentence; the key of a letter stays as it is.
    return words[0].upper() + words[1:] if begins and words[1:2].isalpha() else words
