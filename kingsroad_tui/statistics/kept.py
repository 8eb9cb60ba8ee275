"""Results: what is kept of every finished game, long after its autosave is gone.

One line a game in a journal. The same game may be written more than once (taken back and finished
again, a copy, a branch): it has one mark, and only the first line with it counts.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Annotated, Final

import msgspec

from kingsroad_tui.files.journal import Journal, TimedEntry, in_order
from kingsroad_tui.files.locations import folders

BY: Final = ("month", "opponent", "kind")
"""What the rows of progress can be by."""

_Text = Annotated[str, msgspec.Meta(max_length=200)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Small = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Occasion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game is played for, beside itself; hints and undo are off in it.

    Attributes:
        rung: in a game of the ladder, the strength that one plays against.
        match: its number among the matches against that strength, from 1.
        number: the game's number in its match, from 1.
        day: of a game of the day, its date, such as ``2026-11-25``.
    """

    rung: _Text = ""
    match: _Count = 0
    number: _Count = 0
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""

    def __bool__(self) -> bool:
        """Whether it is played for anything."""
        return bool(self.rung or self.day)


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player in a finished game.

    Attributes:
        name: as at the table.
        computer: the name of a computer player's strength; empty for others.
        program: whether a program played.
        points: at the end, where the game has points.
        place: from 1; the same for those who share it.
        won: whether the victory, or a share of it, is this player's.
        forfeit: whether its program gave up.
    """

    name: _Text = ""
    computer: _Text = ""
    program: bool = False
    points: _Small | None = None
    place: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    won: bool = False
    forfeit: bool = False

    @property
    def person(self) -> bool:
        """Whether a person played."""
        return not self.computer and not self.program


class KeptResult(TimedEntry, frozen=True, omit_defaults=True):
    """A finished game.

    Attributes:
        game: the word for the game.
        mark: the same for the same game, its copies and branches.
        when: seconds since 1970.
        offset: by how many minutes the clock on the wall was ahead of UTC then; None where that is
            not known.
        played: a digest of who did what: the same only for games alike to the end.
        seats: who played, in seat order; in a game with sides, in the order of the sides.
        rounds: how many there were.
        ending: how it ended, where the game knows several ways.
        undone: whether something was taken back.
        helped: whether a hint was looked at.
        odd: whether it did not start at the beginning, with the usual board.
        occasion: what it was played for.
        strip: of a game of the day, a figure for each round, as its own wing reads them.
    """

    game: _Text
    mark: _Text
    when: float
    seats: Annotated[tuple[KeptSeat, ...], msgspec.Meta(min_length=2, max_length=5)]
    rounds: _Count = 0
    ending: _Text = ""
    undone: bool = False
    helped: bool = False
    odd: bool = False
    occasion: Occasion = Occasion()
    strip: Annotated[tuple[_Small, ...], msgspec.Meta(max_length=200)] = ()
    played: _Text = ""
    offset: Annotated[int, msgspec.Meta(gt=-1440, lt=1440)] | None = None

    @property
    def moment(self) -> float:
        """As `TimedEntry` has it."""
        return self.when

    def at_moment(self, moment: float) -> KeptResult:
        """As `TimedEntry` has it."""
        return msgspec.structs.replace(self, when=moment)

    @property
    def date(self) -> datetime:
        """When it was by the clock on the wall there; by that here, where none is known.

        Raises ValueError, OverflowError or OSError where it was at no time.
        """
        if self.offset is None:
            return datetime.fromtimestamp(self.when)
        return datetime.fromtimestamp(self.when, timezone(timedelta(minutes=self.offset)))

    @property
    def me(self) -> int | None:
        """The seat of the one person who played alone; None with several people or none."""
        people = [at for at, seat in enumerate(self.seats) if seat.person]
        return people[0] if len(people) == 1 else None

    @property
    def rated(self) -> bool:
        """Whether it says how strong somebody is: alone against computer players, unhelped."""
        others = [seat for at, seat in enumerate(self.seats) if at != self.me]
        computers = bool(others) and all(seat.computer and not seat.forfeit for seat in others)
        return self.me is not None and computers and not (self.undone or self.helped or self.odd)


def offset_at(when: float) -> int:
    """By how many minutes the clock on the wall is ahead of UTC at a moment, here."""
    ahead = datetime.fromtimestamp(when).astimezone().utcoffset()
    return 0 if ahead is None else round(ahead.total_seconds() / 60)


def results_file() -> Path:
    """The file of all results, of every game."""
    return folders().data / "results.jsonl"


RESULTS: Final[Journal[KeptResult]] = Journal(results_file, KeptResult)


def results_of(game: str) -> list[KeptResult]:
    """What is kept of a game, oldest first, each game once."""
    return each_once(one for one in RESULTS.entries() if one.game == game)


def each_once(results: Iterable[KeptResult]) -> list[KeptResult]:
    """The results without those of games that came before, by mark or by what was played."""
    first: dict[str, KeptResult] = {}
    played: set[str] = set()
    for one in results:
        if one.mark not in first and (not one.played or one.played not in played):
            first[one.mark] = one
            played.add(one.played)
    return list(first.values())


def keep_missing(game: str, found: Iterable[KeptResult]) -> list[KeptResult]:
    """Keeps what is not kept yet of these finished games, such as those from before there were
    results; answers all there is, oldest first. Where nothing can be written, it is answered still.
    """
    kept = results_of(game)
    news = each_once([*kept, *found])[len(kept) :]
    with contextlib.suppress(OSError):  # they are read from the saved games the next time, too
        RESULTS.add(*news)
    return in_order([*kept, *news], time.time())


_Decisions = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
_Lost = Annotated[float, msgspec.Meta(ge=0, le=100_000)]


class KindFigures(msgspec.Struct, frozen=True):
    """Decisions of one kind: how many, and what they lost together, a chance to win."""

    decisions: _Decisions
    lost: _Lost


class JudgedFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What a review says of the one person in a finished game.

    Attributes:
        game: the word for the game.
        mark: that of the game's result.
        luck: a chance to win, over the whole game.
        kinds: by the name of a kind of decision, how many there were and what they lost.
    """

    game: _Text
    mark: _Text
    luck: Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
    kinds: Annotated[dict[_Text, KindFigures], msgspec.Meta(max_length=50)]

    @property
    def decisions(self) -> int:
        """How many were judged; those that were forced are none."""
        return sum(kind.decisions for kind in self.kinds.values())

    @property
    def lost(self) -> float:
        """What all of them lost together."""
        return sum(kind.lost for kind in self.kinds.values())


def judged_file() -> Path:
    """The file of these figures, of every game."""
    return folders().data / "judged.jsonl"


JUDGED: Final[Journal[JudgedFigures]] = Journal(judged_file, JudgedFigures)


def judged_games(game: str) -> dict[str, JudgedFigures]:
    """What is kept of a game, by mark."""
    return {one.mark: one for one in JUDGED.entries() if one.game == game}


def keep_figures(*figures: JudgedFigures) -> None:
    """Keeps what is new of these. Raises OSError."""
    kept = {(one.game, one.mark): one for one in JUDGED.entries()}
    JUDGED.add(*(one for one in figures if kept.get((one.game, one.mark)) != one))


def kind_figures(lost_by_kind: list[tuple[str, float]]) -> dict[str, KindFigures]:
    """By kind, from what each decision was about and lost."""
    found: dict[str, KindFigures] = {}
    for kind, lost in lost_by_kind:
        before = found.get(kind, KindFigures(0, 0.0))
        found[kind] = KindFigures(before.decisions + 1, before.lost + max(0.0, lost))
    return found
