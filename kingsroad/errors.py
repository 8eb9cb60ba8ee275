"""The base of all errors of the rules: it holds what is wrong, and where."""

from __future__ import annotations

from typing import Final

from tabletop.errors import LocatedError, fit
from tabletop.say import Clause, Say

_MAX_SOURCE: Final = 160
_MAX_WHERE: Final = 100
_MAX_WHY: Final = 200


class RulesError(LocatedError):
    """Something that the rules or a file format refuse.

    It is said in one line; texts in its three parts are cut and fit to be shown, whatever was read.

    Attributes:
        seat: the player with whom something is wrong, from 0, or None.
        region: the number of the region with which something is wrong, or None.
    """

    def __init__(
        self,
        where: Clause,
        why: Clause,
        *,
        source: Clause = "",
        seat: int | None = None,
        region: int | None = None,
    ) -> None:
        super().__init__(
            fit(where, _MAX_WHERE), fit(why, _MAX_WHY), source=fit(source, _MAX_SOURCE)
        )
        self.seat = seat
        self.region = region


def player_at(seat: int) -> Say:
    """A seat (from 0) in a message, counted as people count, who have not read the file.

    >>> player_at(1)
    Say('kingsroad-seat', number=2)
    """
    return Say("kingsroad-seat", number=seat + 1)
