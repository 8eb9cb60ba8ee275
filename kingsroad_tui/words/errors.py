"""Errors in words: what people read of one comes from here, wherever it is shown."""

from __future__ import annotations

from tabletop.errors import clause
from tabletop.files import reason
from tabletop.say import Clause
from tabletop.words.voice import said


def words_of(error: Exception | Clause) -> str:
    """What is to be said of an error, or a clause of one, with the voice of the process.

    Of a file that cannot be read or written only the reason, without its name.
    """
    return said(clause(reason(error) if isinstance(error, Exception) else error))
