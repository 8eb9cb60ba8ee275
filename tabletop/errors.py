"""Errors that people read: what is wrong, and where, is data until somebody reads it."""

from __future__ import annotations

from typing import Any

from tabletop.say import Clause, Fact, Say
from tabletop.shown import shown
from tabletop.words.voice import english


class SaidError(Exception):
    """An error that says something to people.

    Who shows it to somebody says `said` with the voice of the process. Its text as a string is
    English whatever the language, for logs, protocols and files; it is made only where it is asked
    for, as those who search catch many errors and read none.
    """

    @property
    def said(self) -> Say:
        """What is to be said of it."""
        raise NotImplementedError

    def __str__(self) -> str:
        return english(self.said)

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes get it as it is, whatever it is made of."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[SaidError], args: tuple[Any, ...]) -> SaidError:
    return kind.__new__(kind, *args)


class UnusableValue(SaidError, ValueError):
    """Something that cannot be used as what it is given for.

    Attributes:
        why: the reason, a clause.
    """

    def __init__(self, why: Say) -> None:
        super().__init__(why)
        self.why = why

    @property
    def said(self) -> Say:
        """The reason."""
        return self.why


class LocatedError(SaidError, ValueError):
    """Something that the rules or a file format refuse.

    It is said as ``source: where: why``, without the parts that are empty.

    Attributes:
        where: the place in what was read, such as a field; empty for the whole.
        why: the reason, a clause.
        source: the file or other text that was read; empty where the caller knows it.
    """

    def __init__(self, where: Clause, why: Clause, *, source: Clause = "") -> None:
        self.where = where
        self.why = why
        self.source = source
        super().__init__(where, why)

    @property
    def said(self) -> Say:
        """All of it."""
        return placed(self.source, self.detail) if self.source else self.detail

    @property
    def detail(self) -> Say:
        """The same without its source."""
        return placed(self.where, self.why) if self.where else clause(self.why)


def clause(words: Clause) -> Say:
    """A clause to be said, whoever wrote it."""
    return words if isinstance(words, Say) else Say("tabletop-as-it-stands", words=words)


def placed(where: Clause, what: Clause) -> Say:
    """What is wrong, behind the place where it is."""
    return Say("tabletop-placed", where=where, what=what)


def fit(words: Clause, longest: int) -> Clause:
    """A clause whose texts are fit to be shown, each cut to so many characters."""
    if isinstance(words, Say):
        return Say(words.id, **{name: _fit(fact, longest) for name, fact in words.facts.items()})
    return shown(words, longest)


def _fit(fact: Fact, longest: int) -> Fact:
    match fact:
        case str() | Say():
            return fit(fact, longest)
        case tuple():
            return tuple(_fit(one, longest) for one in fact)
        case _:
            return fact
