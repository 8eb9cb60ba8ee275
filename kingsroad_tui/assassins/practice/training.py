"""What there is to learn in King & Assassins: phases of one's own finished games, and puzzles.

The reviews of games lie beside their records; a game goes into the book as soon as it is judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from advisor.messages.assassins_review import AssassinsReview, PhaseReview, summed_up
from advisor.messages.exercises import AssassinsExercise
from advisor.messages.puzzle_files import assassins_puzzles
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import encode_game
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES, all_towns
from kingsroad_tui.assassins.practice import exercises
from kingsroad_tui.assassins.results import assassins_judged_figures, mark_of
from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders
from kingsroad_tui.practice.own_games import OwnGame, Training
from kingsroad_tui.practice.training_book import BookEvent, TrainingBook
from kingsroad_tui.review.judging import KeptReviews
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


def _beginning(game: AssassinsGame, review: AssassinsReview) -> AssassinsGame:
    """The game to the end of the last phase that is judged, whatever has begun since."""
    count = min(len(review.phases), len(game.phases))
    position = game.phases[count - 1].after if count else game.start
    return replace(game, phases=game.phases[:count], running=(), position=position)


def _fits(review: AssassinsReview, game: AssassinsGame) -> bool:
    """Whether a review judges exactly the phases of a game, by figures that can be, and adds up."""
    played = [
        (number, phase.round, phase.side.value, [str(done.action) for done in phase.actions])
        for number, phase in enumerate(game.phases)
    ]
    return (
        review.complete
        and review.finished == game.finished
        and [(one.number, one.round, one.side, one.actions) for one in review.phases] == played
        and all(
            exercises.phase_fits(one, exercises.game_before(game, one.number))
            for one in review.phases
        )
        and review
        == summed_up(
            review.phases,
            review.seconds,
            complete=review.complete,
            finished=review.finished,
            id=review.id,
        )
    )


REVIEWS: Final[KeptReviews[AssassinsGame, AssassinsReview]] = KeptReviews(
    format="king-and-assassins-analysis",
    version=1,
    kind=AssassinsReview,
    encode=lambda game: encode_game(game.as_public()),
    beginning=_beginning,
    fits=_fits,
)
"""The reviews beside the records of games."""


def _stored(own: OwnGame[AssassinsGame]) -> Sequence[PhaseReview] | None:
    found = None if own.path is None else REVIEWS.load(own.path, own.game)
    return None if found is None else found.phases


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
    stored=_stored,
)


def keep_review(record: Path, game: AssassinsGame, review: AssassinsReview) -> None:
    """Keeps a review beside its record, and the mistakes of an own game that is over in the book.

    That of a running game tells of its secret, as its autosave does, and lies nowhere else.
    Raises OSError if the folder of the record, or the book, cannot be written.
    """
    if game.finished or ASSASSINS_SAVES.is_autosave(record):
        REVIEWS.store(record, game, review)
    own = TRAINING.own_at(record) if game.finished else None
    if own is not None and own.game.as_public() == game.as_public():
        TRAINING.keep_mistakes(own, review.phases)
