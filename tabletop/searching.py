"""What is found by what is typed: letter case, accents and invisible characters left aside."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

_PLAIN: Final = str.maketrans(
    {
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ı": "i",
        "æ": "ae", "œ": "oe", "þ": "th",
    }
)  # fmt: skip
"""Letters of the Latin alphabet with a stroke, or of two, which Unicode does not take apart."""


def search_form(text: str) -> str:
    """The text as a search compares it.

    >>> search_form("Üñí Ørsted") == search_form("uni orsted")
    True
    """
    return text.lower() if text.isascii() else "".join(map(_folded, text))


def find_all(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where ``wanted`` stands in a text, one place after the other; nowhere if it is blank.

    >>> find_all("Él y él", "el")
    [(0, 2), (5, 7)]
    """
    form = search_form(wanted)
    if not form.strip():
        return []
    pieces = list(map(_folded, text))
    whole = "".join(pieces)
    source = [at for at, piece in enumerate(pieces) for _ in piece]
    found = []
    at = whole.find(form)
    while at >= 0:
        end = source[at + len(form) - 1] + 1
        while end < len(pieces) and not pieces[end]:
            end += 1  # the accents of the last letter
        found.append((source[at], end))
        at = whole.find(form, at + len(form))
    return found


@lru_cache(maxsize=4096)
def _folded(char: str) -> str:
    """What a character counts as; nothing for an accent.

    The vowels that some scripts write as marks stay: they are no accents.
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", char).casefold())
    return "".join(
        part
        for part in apart.translate(_PLAIN)
        if not unicodedata.combining(part) and unicodedata.category(part) != "Cf"
    )
