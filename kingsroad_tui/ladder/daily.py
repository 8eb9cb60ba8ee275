"""The day's game: the same table for everybody, which follows from the date alone.

Every draw is BLAKE2b (8 bytes, big-endian) of ``GAME/DATE/WHAT`` in UTF-8, such as
``kingsroad/2026-11-25/seed``, reduced modulo the number of possibilities.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from kingsroad_tui.statistics.kept import KeptResult, Occasion


@dataclass(frozen=True, slots=True)
class DayDraw:
    """What is drawn for a day.

    Attributes:
        game: the word for the game.
        day: the date, such as ``2026-11-25``.
    """

    game: str
    day: str

    @classmethod
    def of(cls, game: str, day: date) -> DayDraw:
        """The draws of a date."""
        return cls(game, day.isoformat())

    def draw(self, what: str, of: int) -> int:
        """A number from 0, below ``of``.

        >>> DayDraw("kingsroad", "2026-11-25").draw("seed", 1000)
        641
        """
        facts = f"{self.game}/{self.day}/{what}".encode()
        return int.from_bytes(hashlib.blake2b(facts, digest_size=8).digest(), "big") % of

    @property
    def occasion(self) -> Occasion:
        """What the game is played for."""
        return Occasion(day=self.day)


def today() -> date:
    """The date where this runs."""
    return date.today()


def result_of_day(results: Iterable[KeptResult], day: str) -> KeptResult | None:
    """How the day's game ended; None where it is not over."""
    return next((one for one in results if one.occasion.day == day), None)
