"""What is to be said: the id of a message and its facts. How it is said is a language's business.

A `Say` is a plain value: rules and rooms that decide give it back, tests compare it, and only where
people read it is it put into words (`tabletop.words.voice`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, Union


@dataclass(frozen=True, slots=True)
class Share:
    """A chance or another part of a whole, 0 to 1, said in percent."""

    value: float


@dataclass(frozen=True, slots=True)
class Points:
    """Points, said to one place where that is not 0; they choose a plural like other numbers."""

    value: float


@dataclass(frozen=True, init=False, slots=True)
class Say:
    """A message with its facts.

    Attributes:
        id: of the message in the catalogues, as Fluent names it; behind a full stop, one of its
            attributes: ``settings-speed.about``.
        facts: what it is told, by name.

    >>> Say("takes-place", who="Ann", points=3) == Say("takes-place", points=3, who="Ann")
    True
    """

    id: str
    facts: Mapping[str, Fact]

    def __init__(self, message: str, /, **facts: Fact) -> None:
        object.__setattr__(self, "id", message)
        object.__setattr__(self, "facts", facts)

    def part(self, attribute: str) -> Say:
        """An attribute of the message, told the same."""
        return Say(f"{self.id}.{attribute}", **self.facts)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.facts.items())))

    def __repr__(self) -> str:
        facts = (f"{name}={fact!r}" for name, fact in self.facts.items())
        return f"Say({', '.join((repr(self.id), *facts))})"


def id_of(member: Enum) -> str:
    """The name of a member of an enumeration, as the ids of messages have it: ``first-wound``."""
    return member.name.lower().replace("_", "-")


Fact: TypeAlias = Union[str, int, bool, Share, Points, Say, tuple["Fact", ...]]  # noqa: UP007
"""What a message can be told.

A string is said as it is (one from outside only after `tabletop.shown.shown`), or chooses between
variants; a number is written as the language writes it and chooses a plural; a `Say` is a noun or a
clause of its own, a tuple is a list (``Ann, Bob and Cid``); True and False choose ``yes`` and
``no``.
"""

Clause: TypeAlias = Say | str
"""A clause to be said, or one that somebody else wrote, such as a program, as it stands."""
