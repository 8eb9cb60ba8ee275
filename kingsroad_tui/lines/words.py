"""The words that can be typed in plain play, and what is said of those that cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

UNKNOWN_WORD: Final = "There is no such word here: help says what you can type."


def word_lines(words: Sequence[tuple[str, str]]) -> list[str]:
    """A line for each word, with what it does."""
    return [f"{word}: {what}." for word, what in words]
