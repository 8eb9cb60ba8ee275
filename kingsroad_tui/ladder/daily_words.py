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
from kingsroad_tui.words.lists import MONTHS, begun, listed, ordinal
from tabletop.errors import LocatedError
from tabletop.shown import shown
from tabletop.words.voice import phrase

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
    return f"{when.day} {MONTHS[when.month - 1]} {when.year}"


def day_lines(result: KeptResult, game: str, *, ascii_only: bool = False) -> list[str]:
    """The result in three lines, without a word of what was played.

    Args:
        result: of a game of the day.
        game: the name of the game.
        ascii_only: whether signs are to be ASCII.
    """
    me = result.me or 0
    others = [shown(seat.name) for at, seat in enumerate(result.seats) if at != me]
    signs = _SIGNS_IN_ASCII if ascii_only else _SIGNS
    strip = "".join(signs.get(one, "=") for one in result.strip)
    return [
        f"{game}, {day_words(result.occasion.day)}, against {listed(others)}",
        " ".join(part for part in (strip, _place_words(result, me)) if part),
        begun(outcome_words(result)),
    ]


def _place_words(result: KeptResult, me: int) -> str:
    mine = result.seats[me]
    if mine.points is None:
        side = "king's side" if me == 0 else "people's side"
        return phrase("ladder-daily-place-words", side=side, rounds=result.rounds)
    tied = sum(seat.place == mine.place for seat in result.seats) > 1
    place = ordinal(mine.place, tied=tied)
    return phrase(
        "ladder-daily-place-words-2", place=place, count=len(result.seats), points=mine.points
    )


def outcome_words(result: KeptResult) -> str:
    """Won or lost, and by how much."""
    me = result.me or 0
    mine = result.seats[me]
    others = [seat for at, seat in enumerate(result.seats) if at != me]
    shared = mine.won and any(seat.won for seat in others)
    if mine.points is None:
        return (
            phrase("ladder-daily-outcome-words")
            if mine.won
            else phrase("ladder-daily-outcome-words-2")
        )
    best = max((seat.points or 0 for seat in others), default=0)
    if shared:
        return phrase("ladder-daily-outcome-words-3")
    if mine.points == best:
        return (
            phrase("ladder-daily-outcome-words-4")
            if mine.won
            else phrase("ladder-daily-outcome-words-5")
        )
    by = abs(mine.points - best)
    return (
        phrase("ladder-daily-outcome-words-6", by=by)
        if mine.won
        else phrase("ladder-daily-outcome-words-7", by=by)
    )


def command_lines(
    day: str, result: KeptResult | None, names: Sequence[str], game: str
) -> list[str]:
    """What the command says of a day: the result, or the ``names`` of the rivals."""
    if result is not None:
        return day_lines(result, game)
    return [
        f"{game}, {day_words(day)}: you against {listed(map(shown, names))}.",
        phrase("ladder-daily-once"),
    ]


def menu_words(result: KeptResult | None) -> str:
    """What the menu says of the day's game once it is played; empty before."""
    return (
        phrase("ladder-daily-menu-words", outcome_words=outcome_words(result))
        if result is not None
        else ""
    )


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
