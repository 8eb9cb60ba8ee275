"""Numbers and lists in words, for every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.say import Say
from tabletop.words.voice import phrase


def month(number: int) -> Say:
    """A month, from 1 for January."""
    return Say(f"dates-month-{number}")


TIED: Final = "="
"""Behind a place that several share."""


def ordinal(place: int, *, tied: bool = False) -> str:
    """A place, from 1; with a sign where several share it.

    >>> ordinal(2), ordinal(2, tied=True)
    ('2nd', '2nd=')
    """
    return f"{phrase(f'lists-ordinal-{place}')}{TIED if tied else ''}"


def rank(place: int, *, tied: bool = False) -> str:
    """The same at the beginning of a line.

    >>> rank(2), rank(2, tied=True)
    ('2.', '2=')
    """
    return f"{place}{TIED}" if tied else phrase("lists-rank", place=place)


def labelled(what: str, words: str) -> str:
    """What something is about, and what is said of it.

    >>> labelled("Best round", "9 points.")
    'Best round: 9 points.'
    """
    return phrase("lists-about", about=what, said=words)


def join_clauses(parts: Iterable[str]) -> str:
    """Clauses of one sentence, one after the other.

    >>> join_clauses(["the king leaves", "C dies"])
    'the king leaves; C dies'
    """
    most, *others = [*parts] or [""]
    for one in others:
        most = phrase("lists-clauses", most=most, next=one)
    return most


def count(number: int, noun: str, plural: str = "") -> str:
    """``1 marker``, ``2 markers``; ``plural`` where it is more than an s."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def begun(words: str) -> str:
    """Words at the beginning of a sentence: ``the Witch`` as ``The Witch``."""
    return words[:1].upper() + words[1:]


def within(words: str) -> str:
    """Words of this program that begin a sentence, in the middle of another one: ``you get 3``."""
    return words[:1].lower() + words[1:]


def listed(items: Iterable[str]) -> str:
    """``Ann``, ``Ann and Bob``, ``Ann, Bob and Cid``; ``nobody`` for none."""
    return phrase("lists-all", items=tuple(items))


def lesson_menu_words(step: int, steps: int, first: str) -> str:
    """What a menu says of a guided game.

    Args:
        step: the one to go on with, from 0.
        steps: how many there are.
        first: before the first step is done.
    """
    if step <= 0:
        return first
    if step >= steps:
        return phrase("lists-lesson-again")
    return phrase("lists-go-on-at", step=step + 1, steps=steps)
