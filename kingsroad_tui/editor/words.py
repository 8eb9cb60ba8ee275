"""What a position editor says, whichever game it is of."""

from __future__ import annotations

from tabletop.words.voice import phrase


def leaving_question(code: str) -> str:
    """Asked before a position is left that nothing keeps; ``code`` is the key for its code."""
    lost = "The position that you set up is lost."
    return phrase("editor-leaving-question", lost=lost, code=code)
