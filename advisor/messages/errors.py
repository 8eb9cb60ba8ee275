"""The base of the solver's errors: each says what is wrong, and where."""

from __future__ import annotations


class Refusal(ValueError):
    """Something that cannot be used or met; its message is one line, ``where: why``.

    Attributes:
        where: the part that is wrong; empty for the whole.
        why: the reason, a clause in plain English.
    """

    def __init__(self, where: str, why: str) -> None:
        self.where = where
        self.why = why
        super().__init__(where, why)

    def __str__(self) -> str:
        return f"{self.where}: {self.why}" if self.where else self.why
