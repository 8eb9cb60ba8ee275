"""The training book of King's Road: mistakes of finished games of one's own become its cards.

A game is one's own where it was played here, and one person sat at the table. What its review says
goes into the book as soon as there is one; games that nobody has had judged are named here.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.exercises import KingsroadExercise
from advisor.messages.protocol import Review
from advisor.messages.puzzle_files import kingsroad_puzzles
from kingsroad.games import Game
from kingsroad.records import RecordError
from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders
from kingsroad_tui.kingsroad.library.saves import all_games, read_table
from kingsroad_tui.kingsroad.practice.exercises import LaidOut, exercises_in, game_id
from kingsroad_tui.kingsroad.results import judged_figures, mark_of
from kingsroad_tui.kingsroad.review.review_cache import (
    choice_fits,
    is_finite,
    load_review,
    store_review,
)
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.practice.training_book import (
    BookEvent,
    Today,
    TrainingBook,
    practice_today,
)
from kingsroad_tui.statistics.kept import keep_figures
from tabletop.errors import LocatedError


def _is_usable(event: BookEvent[KingsroadExercise]) -> bool:
    """Whether a mistake in the book can be laid out again, and fits its game."""
    exercise = event.exercise
    if exercise is None:
        return True
    try:
        laid = LaidOut.of(exercise)
    except LocatedError:
        return False
    made = exercise.made
    return exercise.id == event.id and (
        made is None
        or (
            made.player == exercise.seat
            and choice_fits(made, len(laid.game.players))
            and is_finite(msgspec.to_builtins(made))
        )
    )


_JOURNAL: Final = Journal(
    lambda: folders().data / "training.jsonl", BookEvent[KingsroadExercise], _is_usable
)


def kingsroad_book() -> TrainingBook[KingsroadExercise]:
    """The book as it lies in the data folder."""
    return TrainingBook(_JOURNAL)


def today() -> Today:
    """What there is to practise today."""
    return practice_today(kingsroad_book(), kingsroad_puzzles())


@dataclass(frozen=True)
class OwnGame:
    """A finished game of one person, played here.

    Attributes:
        path: its file.
        game: the game.
        seat: the person's.
        mark: by which its result is kept.
    """

    path: Path
    game: Game
    seat: int
    mark: str

    @property
    def id(self) -> str:
        """The same for copies."""
        return game_id(self.game, self.seat)


def keep_review(record: Path, game: Game, review: Review) -> None:
    """Keeps a review beside its record, and the mistakes of an own game in the book.

    Raises OSError if the folder of the record, or the book, cannot be written.
    """
    store_review(record, game, review)
    own = own_game(record)
    if own is not None and own.game.as_public() == game.as_public():
        keep_mistakes(own, review)


def keep_mistakes(own: OwnGame, review: Review) -> int:
    """Takes the mistakes that a review found in an own game into the book; how many are new.

    What it says in figures is kept for the statistics. Raises OSError.
    """
    figures = judged_figures(own.mark, review, own.seat)
    if figures is not None:
        keep_figures(figures)
    found = exercises_in(own.game, review.rounds, own.seat, review.settings)
    return kingsroad_book().keep_game(own.id, found)


def gather() -> list[OwnGame]:
    """Takes into the book what lies judged beside own games, in whatever way that came there.

    Raises OSError where the book cannot be written.

    Returns:
        The own games that are not judged, the newest first.
    """
    known = kingsroad_book().read().judged
    unjudged: dict[str, OwnGame] = {}
    for own in own_games():
        name = own.id
        if name in known or name in unjudged:
            continue
        review = load_review(own.path, own.game) if analysis_path(own.path).exists() else None
        if review is None:
            unjudged[name] = own
        else:
            keep_mistakes(own, review)
    now = kingsroad_book().read().judged
    return [own for name, own in unjudged.items() if name not in now]


def own_game(path: Path) -> OwnGame | None:
    """The finished game of one person in a file; None where it is nothing of the kind."""
    with contextlib.suppress(RecordError, OSError):
        saved = read_table(path)
        setup = saved.setup
        if setup is not None and not setup.elsewhere and saved.game.finished:
            alone = setup.alone
            if alone is not None:
                return OwnGame(path, saved.game, alone, mark_of(saved.game, setup))
    return None


def own_games() -> Iterator[OwnGame]:
    """Those among the saved games and autosaves, newest first."""
    for listed in all_games():
        if listed.seats and (own := own_game(listed.path)) is not None:
            yield own
