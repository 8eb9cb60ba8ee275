"""The training book of King & Assassins: phases of finished games of one's own become its cards.

A game is one's own where it was played here, and one person played. Reviews of this game are kept
nowhere else: a game goes into the book as soon as its own side is judged.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.exercises import AssassinsExercise
from advisor.messages.puzzle_files import assassins_puzzles
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsRecordError
from kingsroad_tui.assassins.library.saves import all_towns, read_assassins_table
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice.exercises import (
    AssassinsLaidOut,
    assassins_exercises_in,
    assassins_game_id,
    phase_fits,
)
from kingsroad_tui.assassins.results import assassins_judged_figures, mark_of
from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.training_book import (
    BookEvent,
    Today,
    TrainingBook,
    practice_today,
)
from kingsroad_tui.statistics.kept import keep_figures
from tabletop.errors import LocatedError


def _is_usable(event: BookEvent[AssassinsExercise]) -> bool:
    """Whether a mistake in the book can be laid out again, and fits its game."""
    exercise = event.exercise
    if exercise is None:
        return True
    try:
        laid = AssassinsLaidOut.of(exercise)
        return exercise.id == event.id and (
            exercise.made is None or phase_fits(exercise.made, laid.game)
        )
    except LocatedError:
        return False


_JOURNAL: Final = Journal(
    lambda: folders().data / "training-assassins.jsonl", BookEvent[AssassinsExercise], _is_usable
)


def assassins_book() -> TrainingBook[AssassinsExercise]:
    """The book as it lies in the data folder."""
    return TrainingBook(_JOURNAL)


def today() -> Today:
    """What there is to practise today."""
    return practice_today(assassins_book(), assassins_puzzles())


@dataclass(frozen=True)
class OwnTown:
    """A finished game of one person, played here.

    Attributes:
        game: the game, its secret known.
        side: the person's.
        mark: by which its result is kept.
    """

    game: AssassinsGame
    side: Side
    mark: str

    @classmethod
    def of(cls, game: AssassinsGame, setup: Setup | None) -> OwnTown | None:
        """A game at a table; None where it is not over, or not one person's own.

        Of the people's side it has to be known who the assassins were.
        """
        if setup is None or setup.elsewhere or setup.alone is None or not game.finished:
            return None
        if setup.alone == Side.PEOPLE.seat and game.secret is None:
            return None
        return cls(game, Side.at(setup.alone), mark_of(game, setup))

    @classmethod
    def at(cls, table: AssassinsTable) -> OwnTown | None:
        """The same of a table."""
        return None if table.followed else cls.of(table.game, table.setup)

    @property
    def id(self) -> str:
        """The same for copies."""
        return assassins_game_id(self.game, self.side)


def keep_assassins_mistakes(own: OwnTown, phases: Sequence[PhaseReview]) -> int:
    """Takes the mistakes of the person's phases into the book; how many are new.

    What they say in figures is kept for the statistics. Raises OSError.
    """
    figures = assassins_judged_figures(own.mark, phases, own.side)
    if figures is not None:
        keep_figures(figures)
    return assassins_book().keep_game(own.id, assassins_exercises_in(own.game, phases, own.side))


def gather_towns() -> list[OwnTown]:
    """The own games that are not judged, the newest first."""
    known = set(assassins_book().read().judged)
    unjudged = []
    for listed in all_towns():
        own = own_town(listed.path) if listed.alone and listed.ending else None
        if own is not None and own.id not in known:
            known.add(own.id)
            unjudged.append(own)
    return unjudged


def own_town(path: Path) -> OwnTown | None:
    """The finished game of one person in a file; None where it is nothing of the kind."""
    with contextlib.suppress(AssassinsRecordError, OSError):
        saved = read_assassins_table(path)
        return OwnTown.of(saved.game, saved.setup)
    return None
