"""What there is to learn in King & Assassins: phases of one's own finished games, and puzzles.

Reviews of this game are kept nowhere else than in the book: a game goes into it as soon as its own
side is judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.exercises import AssassinsExercise
from advisor.messages.puzzle_files import assassins_puzzles
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES, all_towns
from kingsroad_tui.assassins.practice import exercises
from kingsroad_tui.assassins.results import assassins_judged_figures, mark_of
from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders
from kingsroad_tui.practice.own_games import OwnGame, Training
from kingsroad_tui.practice.training_book import BookEvent, TrainingBook
from tabletop.errors import LocatedError


def _is_usable(event: BookEvent[AssassinsExercise]) -> bool:
    """Whether a mistake in the book can be laid out again, and fits its game."""
    exercise = event.exercise
    if exercise is None:
        return True
    try:
        laid = exercises.AssassinsLaidOut.of(exercise)
        return exercise.id == event.id and (
            exercise.made is None or exercises.phase_fits(exercise.made, laid.game)
        )
    except LocatedError:
        return False


_JOURNAL: Final = Journal(
    lambda: folders().data / "training-assassins.jsonl", BookEvent[AssassinsExercise], _is_usable
)


def _exercises(
    own: OwnGame[AssassinsGame], phases: Sequence[PhaseReview]
) -> Iterator[AssassinsExercise]:
    return exercises.assassins_exercises_in(own.game, phases, Side.at(own.seat))


def _can_be_judged(game: AssassinsGame, seat: int) -> bool:
    """Of the people's side it has to be known who the assassins were."""
    return seat != Side.PEOPLE.seat or game.secret is not None


TRAINING: Final = Training(
    book=TrainingBook(_JOURNAL),
    puzzles=assassins_puzzles,
    saves=ASSASSINS_SAVES,
    finished=lambda: (listed.path for listed in all_towns() if listed.alone and listed.ending),
    mark_of=mark_of,
    id_of=lambda game, seat: exercises.assassins_game_id(game, Side.at(seat)),
    exercises=_exercises,
    figures=lambda mark, phases, seat: assassins_judged_figures(mark, phases, Side.at(seat)),
    can_be_judged=_can_be_judged,
)
