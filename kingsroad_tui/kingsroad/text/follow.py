"""What is said while a game at a real table is written down."""

from __future__ import annotations

from typing import Final

SECOND_CHOICES: Final = "A Witch: type the second choices, made with the others' cards known."
NOTHING_TYPED: Final = "There is nothing to take back."
NOTHING_TO_CHOOSE: Final = "Nothing to choose now."
GO_ON_TYPING: Final = "Go on typing"
