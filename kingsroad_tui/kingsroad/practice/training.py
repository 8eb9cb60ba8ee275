"""What there is to learn in King's Road: choices of one's own finished games, and puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.exercises import KingsroadExercise
from advisor.messages.protocol import Review
from advisor.messages.puzzle_files import kingsroad_puzzles
from kingsroad.games import Game
from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders
from kingsroad_tui.kingsroad.library.saves import SAVES, all_games
from kingsroad_tui.kingsroad.practice.exercises import LaidOut, exercises_in, game_id
from kingsroad_tui.kingsroad.results import judged_figures, mark_of
from kingsroad_tui.kingsroad.review import review_cache
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.practice.own_games import OwnGame, Training
from kingsroad_tui.practice.training_book import BookEvent, TrainingBook
from kingsroad_tui.review.judging import is_finite
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
            and review_cache.choice_fits(made, len(laid.game.players))
            and is_finite(msgspec.to_builtins(made))
        )
    )


_JOURNAL: Final = Journal(
    lambda: folders().data / "training.jsonl", BookEvent[KingsroadExercise], _is_usable
)


def _exercises(own: OwnGame[Game], review: Review) -> Iterator[KingsroadExercise]:
    return exercises_in(own.game, review.rounds, own.seat, review.settings)


def stored_review(own: OwnGame[Game]) -> Review | None:
    """The review that is kept beside an own game; None for none."""
    if own.path is None or not analysis_path(own.path).exists():
        return None
    return review_cache.load_review(own.path, own.game)


TRAINING: Final = Training(
    book=TrainingBook(_JOURNAL),
    puzzles=kingsroad_puzzles,
    saves=SAVES,
    finished=lambda: (listed.path for listed in all_games() if listed.seats),
    mark_of=mark_of,
    id_of=game_id,
    exercises=_exercises,
    figures=judged_figures,
    stored=stored_review,
)


def keep_review(record: Path, game: Game, review: Review) -> None:
    """Keeps a review beside its record, and the mistakes of an own game in the book.

    Raises OSError if the folder of the record, or the book, cannot be written.
    """
    review_cache.store_review(record, game, review)
    own = TRAINING.own_at(record)
    if own is not None and own.game.as_public() == game.as_public():
        TRAINING.keep_mistakes(own, review)
