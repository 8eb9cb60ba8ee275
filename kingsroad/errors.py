"""The base of all errors of the rules: it holds what is wrong, and where."""

from __future__ import annotations

from typing import Final

from tabletop.errors import LocatedError
from tabletop.shown import shown

_MAX_SOURCE: Final = 160
_MAX_WHERE: Final = 100
_MAX_WHY: Final = 200


class RulesError(LocatedError):
    """Something that the rules or a file format refuse.

    The message is one line; its three parts are cut and fit to be shown, whatever was read.

    Attributes:
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
        super().__init__(
            shown(where, _MAX_WHERE), shown(why, _MAX_WHY), source=shown(source, _MAX_SOURCE)
        )
        self.seat = seat
        self.region = region


def player_words(seat: int) -> str:
    """A seat (from 0) in a message, counted as people count, who have not read the file.

    >>> player_words(1)
    'player 2'
    """
    return f"player {seat + 1}"
