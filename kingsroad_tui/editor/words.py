"""What a position editor says, whichever game it is of."""

from __future__ import annotations

from typing import Final

GO_ON_EDITING: Final = "Go on editing"
CLEARING: Final = "Clear the board? The position that you set up is lost."


def leaving_question(code: str) -> str:
    """Asked before a position is left that nothing keeps; ``code`` is the key for its code."""
    lost = "The position that you set up is lost."
    return f"Leave the editor? {lost} Stay and press {code} for its code."
