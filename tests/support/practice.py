"""Games with their reviews in the training book, and puzzles made up for tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from advisor.messages import exercises
from advisor.messages.protocol import AdviceSettings
from assassins.actions import Side
from assassins.records import encode_game as encode_town
from kingsroad.games import Game
from kingsroad.records import encode_game, read_game
from kingsroad_tui.assassins.practice.exercises import (
    assassins_exercise_of,
    game_before,
)
from kingsroad_tui.assassins.practice.training import TRAINING
from kingsroad_tui.kingsroad.library.saves import new_autosave, write_table
from kingsroad_tui.kingsroad.practice.training import keep_review
from kingsroad_tui.practice.own_games import OwnGame
from kingsroad_tui.practice.screen import Practice
from kingsroad_tui.review.judging import program_version
from tabletop.game_lines import print_line
from tests.support.paths import GAMES_FOLDER
from tests.support.planted_assassins import planted_game
from tests.support.planted_assassins import sample_review as sample_assassins_review
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

THREE: Final = tuple(read_game(GAMES_FOLDER / f"{number}-players.json") for number in (2, 3, 4))
"""Games of one person against computers, as far as these tests go."""


def save_own(game: Game, *, judged: bool) -> None:
    """Saves a game as one of the first player's own, with or without its review."""
    path = new_autosave()
    write_table(path, game, setup_of(PERSON, *[COMPUTER] * (len(game.players) - 1)))
    if judged:
        review = sample_review(game, settings=AdviceSettings())
        keep_review(path, game, msgspec.structs.replace(review, program=program_version()))


def keep_planted_assassins() -> None:
    """Takes the mistakes of both sides of the planted game into the book."""
    for side in Side:
        game = planted_game()
        own = OwnGame(TRAINING.id_of(game, side.seat), game, side.seat, "planted")
        TRAINING.keep_mistakes(own, sample_assassins_review().phases)


def with_only(practice: Practice[Any, Any, Any], puzzles: Sequence[Any]) -> Practice[Any, Any, Any]:
    """What there is to practise, with these puzzles alone."""
    return replace(practice, training=replace(practice.training, puzzles=lambda: puzzles))


def kingsroad_puzzle(
    number: int, grade: int, kind: exercises.KingsroadKind = exercises.KingsroadKind.CONTESTED
) -> exercises.KingsroadExercise:
    """A puzzle at some moment of a game, whose best choice is made up: 1, 7 and 8."""
    game = THREE[1].take_back(number)
    return exercises.KingsroadExercise(
        game=print_line(encode_game(game.as_public())),
        seat=0,
        kind=kind,
        grade=grade,
        proof=exercises.KingsroadProof(
            choices=[
                exercises.ProvedChoice("178", 0.62, 0.48, 0.0, 0.0, 0.01),
                exercises.ProvedChoice("187", 0.61, 0.48, 0.01, 0.0, 0.01),
                exercises.ProvedChoice("123", 0.40, 0.30, 0.22, 0.18, 0.01),
            ],
            error=0.01,
        ),
    )


KINGSROAD_PUZZLES: Final = tuple(
    kingsroad_puzzle(number, 1 + number % 5, kind)
    for number, kind in enumerate(
        (
            exercises.KingsroadKind.CONTESTED,
            exercises.KingsroadKind.DRAGON,
            exercises.KingsroadKind.CONTESTED,
            exercises.KingsroadKind.WITCH,
        ),
        start=2,
    )
)


def assassins_puzzle(
    kind: exercises.AssassinsKind, number: int, side: Side, proof: exercises.AssassinsProof
) -> exercises.AssassinsExercise:
    """A puzzle before a phase of the planted game."""
    then = game_before(planted_game(), number)
    if side is Side.KING or kind is exercises.AssassinsKind.WHO:
        then = replace(then, secret=None)
    return exercises.AssassinsExercise(
        game=print_line(encode_town(then)),
        side="king" if side is Side.KING else "people",
        kind=kind,
        grade=2,
        proof=proof,
    )


ASSASSINS_MISTAKE: Final = assassins_exercise_of(
    planted_game(), sample_assassins_review().phases[0]
)
"""A mistake of the king's side."""
