"""Numbers and lists in words, for every game."""

from __future__ import annotations

from collections.abc import Iterable


def count(number: int, noun: str, plural: str = "") -> str:
    """``1 marker``, ``2 markers``; ``plural`` where it is more than an s."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def listed(items: Iterable[str]) -> str:
    """``Ann``, ``Ann and Bob``, ``Ann, Bob and Cid``; ``nobody`` for none."""
    names = list(items)
    if not names:
        return "nobody"
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
