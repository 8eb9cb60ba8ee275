"""What a position editor says, whichever game it is of."""

from __future__ import annotations

from typing import Final

GO_ON_EDITING: Final = "Go on editing"
CLEARING: Final = "Clear the board? The position that you set up is lost."
OVER: Final = "The game is over in this position."


def no_code(prefix: str) -> str:
    """Said of a pasted text without a code, which would begin with ``prefix``."""
    return f"That is no position code: one begins with {prefix}:."


def leaving_question(code: str) -> str:
    """Asked before a position is left that nothing keeps; ``code`` is the key for its code."""
    lost = "The position that you set up is lost."
    return f"Leave the editor? {lost} Stay and press {code} for its code."
