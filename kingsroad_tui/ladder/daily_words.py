"""The day's game, the same table for everybody, and how it and its result are told.

What is played follows from the date alone: every draw is BLAKE2b (8 bytes, big-endian) of
``GAME/DATE/WHAT`` in UTF-8, such as ``kingsroad/2026-11-25/seed``, reduced modulo the number of
possibilities.

The result is three lines to be passed on. The autosave of a game that counts is found here, to go
on with it or to look back at it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, TypeVar

from kingsroad_tui.library.ownership import newest
from kingsroad_tui.library.saved_games import PlayedGame, Saved, SavedGames
from kingsroad_tui.statistics.kept import KeptResult, Occasion
from kingsroad_tui.words.lists import month, ordinal
from tabletop.errors import LocatedError
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase, said

_SIGNS: Final = {1: "▲", 0: "=", -1: "▽"}
_SIGNS_IN_ASCII: Final = {1: "+", 0: "=", -1: "-"}


def day_words(day: str) -> str:
    """A date as people write it.

    >>> day_words("2026-11-25")
    '25 November 2026'
    """
    try:
        when = date.fromisoformat(day)
    except ValueError:
        return shown(day)
    return phrase("dates-day", day=when.day, month=month(when.month), year=str(when.year))


def day_lines(result: KeptResult, game: str, *, ascii_only: bool = False) -> list[str]:
    """The result in three lines, without a word of what was played.

    Args:
        result: of a game of the day.
        game: the name of the game.
        ascii_only: whether signs are to be ASCII.
    """
    me = result.me or 0
    others = tuple(shown(seat.name) for at, seat in enumerate(result.seats) if at != me)
    signs = _SIGNS_IN_ASCII if ascii_only else _SIGNS
    strip = "".join(signs.get(one, "=") for one in result.strip)
    return [
        phrase("ladder-daily-line", game=game, day=day_words(result.occasion.day), names=others),
        " ".join(part for part in (strip, _place_words(result, me)) if part),
        said(outcome(result)),
    ]


def _place_words(result: KeptResult, me: int) -> str:
    mine = result.seats[me]
    if mine.points is None:
        return phrase(
            "ladder-daily-kings-side" if me == 0 else "ladder-daily-peoples-side",
            rounds=result.rounds,
        )
    tied = sum(seat.place == mine.place for seat in result.seats) > 1
    place = ordinal(mine.place, tied=tied)
    return phrase("ladder-daily-place", place=place, count=len(result.seats), points=mine.points)


def outcome(result: KeptResult) -> Say:
    """Won or lost, and by how much."""
    me = result.me or 0
    mine = result.seats[me]
    others = [seat for at, seat in enumerate(result.seats) if at != me]
    if mine.points is None:
        return Say("ladder-daily-won" if mine.won else "ladder-daily-lost")
    if mine.won and any(seat.won for seat in others):
        return Say("ladder-daily-shared")
    best = max((seat.points or 0 for seat in others), default=0)
    if mine.points == best:
        return Say("ladder-daily-won-on-tie" if mine.won else "ladder-daily-lost-on-tie")
    by = abs(mine.points - best)
    return Say("ladder-daily-won-by" if mine.won else "ladder-daily-lost-by", by=by)


def command_lines(
    day: str, result: KeptResult | None, names: Sequence[str], game: str
) -> list[str]:
    """What the command says of a day: the result, or the ``names`` of the rivals."""
    if result is not None:
        return day_lines(result, game)
    rivals = tuple(map(shown, names))
    against = phrase("ladder-daily-against", game=game, day=day_words(day), names=rivals)
    return [against, phrase("ladder-daily-once")]


def line(result: KeptResult | None) -> str:
    """What a list says of the day's game; None before it is played."""
    if result is None:
        return phrase("ladder-daily-line-begin")
    return said(outcome(result).part("played"))


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

    @property
    def seed(self) -> int:
        """That of the game."""
        return self.draw("seed", 2**31)


def today() -> date:
    """The date where this runs."""
    return date.today()


def result_of_day(results: Iterable[KeptResult], day: str) -> KeptResult | None:
    """How the day's game ended; None where it is not over."""
    return next((one for one in results if one.occasion.day == day), None)


_GameT = TypeVar("_GameT", bound=PlayedGame)


def game_for(saves: SavedGames[_GameT], occasion: Occasion) -> Saved[_GameT] | None:
    """The game that was begun for something, as it was saved last; None where there is none."""
    for path in newest(saves.folder):
        try:
            saved = saves.read(path)
        except LocatedError:
            continue
        if saved.setup is not None and saved.setup.occasion == occasion:
            return saved
    return None
