"""The error that every refusal of the rules, a file or a code is a kind of."""

from __future__ import annotations


class RulesError(ValueError):
    """Something that the rules or a file format refuse.

    The message is one line, ``source: where: why``, without the parts that are empty.

    Attributes:
        why: the reason, a clause in plain English.
        where: the place in what was read, such as a field; empty where it is all of it.
        source: the file or text it came from; empty where that is known anyway.
    """

    def __init__(self, why: str, *, where: str = "", source: str = "") -> None:
        self.why = why
        self.where = where
        self.source = source
        super().__init__(": ".join(part for part in (source, self.detail) if part))

    @property
    def detail(self) -> str:
        """The message without its source."""
        return f"{self.where}: {self.why}" if self.where else self.why
