"""The base of all errors of the rules: it holds what is wrong, and where."""

from __future__ import annotations

from typing import Final

from tabletop.shown import shown

_MAX_SOURCE: Final = 160
_MAX_WHERE: Final = 100
_MAX_WHY: Final = 200


class RulesError(ValueError):
    """Something that the rules or a file format refuse.

    The message is one line, ``source: where: why``, without the parts that are empty. All three are
    cut and fit to be shown, whatever was read.

    Attributes:
        where: the place in what was read, such as a field; empty for the whole.
        why: the reason, a clause in plain English.
        source: the file or other text that was read; empty where the caller knows it.
        seat: the player with whom something is wrong, from 0, or None.
        region: the number of the region with which something is wrong, or None.
    """

    def __init__(
        self,
        where: str,
        why: str,
        *,
        source: str = "",
        seat: int | None = None,
        region: int | None = None,
    ) -> None:
        self.where = shown(where, _MAX_WHERE)
        self.why = shown(why, _MAX_WHY)
        self.source = shown(source, _MAX_SOURCE)
        self.seat = seat
        self.region = region
        super().__init__(": ".join(part for part in (self.source, self.detail) if part))

    @property
    def detail(self) -> str:
        """The message without its source."""
        return f"{self.where}: {self.why}" if self.where else self.why


def player_words(seat: int) -> str:
    """A seat (from 0) in a message, counted as people count, who have not read the file.

    >>> player_words(1)
    'player 2'
    """
    return f"player {seat + 1}"
