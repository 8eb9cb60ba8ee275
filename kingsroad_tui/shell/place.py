"""What a table of places consists of, and what a way to one of them is.

Every game has one table, and the house has one for its own screens. A screen goes elsewhere by
``self.app.go("review", GAME, ...)``; what help, settings and the list of commands say of a place
is read off the same row. Nothing is imported before somebody goes there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from tabletop.say import Say

_T_co = TypeVar("_T_co", covariant=True)

WAYS: Final = "kingsroad_tui.ways"
"""Where the functions of the house are that lead to more than a screen."""

Places = Mapping[str, "Place"]
"""A table: its rows by the names of the places, in the order in which people meet their keys."""


@dataclass(frozen=True, slots=True)
class Place:
    """A row of a table.

    Attributes:
        target: ``module:name`` of what is there: a screen, which is laid over the others, or a
            function, which gets the app first and decides how to go there. Either is given what
            the way brings.
        context: where its keys work, as help and settings call it; None where it has none.
        keys: ``module:name`` of what has these keys, or of the keys themselves, where that is not
            the target.
        dialog: whether the keys of every dialog work there too.
        palette: by which title the list of commands leads there from everywhere, with the attribute
            ``command`` for what that is good for; None where it does not.
        given: what is given besides what a way brings, such as the game, to a place for any game.
    """

    target: str
    context: Say | None = None
    keys: str = ""
    dialog: bool = False
    palette: Say | None = None
    given: Mapping[str, Any] = field(default_factory=dict)

    def load(self) -> Any:
        """What is there."""
        return _named(self.target)

    def load_keys(self) -> Any:
        """The screen, or the part of one, that has the keys."""
        return _named(self.keys or self.target)

    def bindings(self) -> Sequence[Any]:
        """The keys."""
        found = self.load_keys()
        return found if isinstance(found, list) else found.BINDINGS


def ways_of(word: str) -> Places:
    """The rows of a game that lead to no screen of its own, alike for every game."""
    names = ("enter", "again", "start", "resume", "ladder_game")
    return {name: Place(f"{WAYS}:{name}", given={"word": word}) for name in names}


@dataclass(frozen=True, init=False)
class Way:
    """A way to a place.

    Attributes:
        place: its name in the table.
        game: the word of the game whose table that is; empty for the house's.
        given: what the place is given, by name.
    """

    place: str
    game: str
    given: Mapping[str, Any]

    def __init__(self, place: str, game: str = "", /, **given: Any) -> None:
        for name, value in (("place", place), ("game", game), ("given", given)):
            object.__setattr__(self, name, value)


@dataclass(frozen=True, slots=True)
class Later(Generic[_T_co]):
    """Something that is imported when it is wanted.

    Attributes:
        target: its ``module:name``, or what imports it.
    """

    target: str | Callable[[], _T_co]

    def load(self) -> _T_co:
        """What that is."""
        found: _T_co = _named(self.target) if isinstance(self.target, str) else self.target()
        return found


def _named(target: str) -> Any:
    module, _, name = target.partition(":")
    return getattr(import_module(module), name)
