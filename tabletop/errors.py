"""The base of errors that say what is wrong, and where."""

from __future__ import annotations


class LocatedError(ValueError):
    """Something that the rules or a file format refuse.

    The message is ``source: where: why``, without the parts that are empty.

    Attributes:
        where: the place in what was read, such as a field; empty for the whole.
        why: the reason, a clause in plain English.
        source: the file or other text that was read; empty where the caller knows it.
    """

    def __init__(self, where: str, why: str, *, source: str = "") -> None:
        self.where = where
        self.why = why
        self.source = source
        super().__init__(where, why)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.source, self.detail) if part)

    @property
    def detail(self) -> str:
        """The message without its source."""
        return f"{self.where}: {self.why}" if self.where else self.why
