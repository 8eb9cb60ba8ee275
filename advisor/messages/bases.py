"""What all messages and errors of the solver process have in common.

Each error says what is wrong, and where.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tabletop.errors import LocatedError


class Refusal(LocatedError):
    """A question to the solver that cannot be used or met."""


VERSION: Final = 1
"""Version of the messages."""


class MessageBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A request or an answer; an answer has the ``id`` of its request."""

    id: int


class ComputerRequestBase(MessageBase, frozen=True, kw_only=True):
    """What a computer player is asked by: which one, the seed of its choice, and a time limit."""

    computer: str
    seed: int = 0
    seconds: float | None = None


class AnswerBase(MessageBase, frozen=True, kw_only=True):
    """An answer."""

    version: int = VERSION

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return True
