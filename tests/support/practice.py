"""Games with their reviews in the training book, and puzzles made up for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from advisor.messages.exercises import (
    ProvedChoice,
    RoadExercise,
    RoadKind,
    RoadProof,
    TownExercise,
    TownKind,
    TownProof,
)
from advisor.messages.protocol import AdviceSettings
from assassins.actions import Side
from assassins.records import encode_game as encode_town
from kingsroad.games import Game
from kingsroad.records import encode_game, read_game
from kingsroad_tui.assassins.practice.exercises import game_before, town_exercise_of
from kingsroad_tui.assassins.practice.training import OwnTown, keep_town_mistakes
from kingsroad_tui.kingsroad.library.saves import new_autosave, write_table
from kingsroad_tui.kingsroad.practice.training import keep_review
from kingsroad_tui.kingsroad.review.review_cache import program_version
from tabletop.game_lines import print_line
from tests.support.paths import GAMES_FOLDER
from tests.support.planted_town import planted_game
from tests.support.planted_town import sample_review as sample_town_review
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


def keep_planted_town() -> None:
    """Takes the mistakes of both sides of the planted game into the book."""
    for side in Side:
        keep_town_mistakes(OwnTown(planted_game(), side, "planted"), sample_town_review().phases)


def road_puzzle(number: int, grade: int, kind: RoadKind = RoadKind.CONTESTED) -> RoadExercise:
    """A puzzle at some moment of a game, whose best choice is made up: 1, 7 and 8."""
    game = THREE[1].take_back(number)
    return RoadExercise(
        game=print_line(encode_game(game.as_public())),
        seat=0,
        kind=kind,
        grade=grade,
        proof=RoadProof(
            choices=[
                ProvedChoice("178", 0.62, 0.48, 0.0, 0.0, 0.01),
                ProvedChoice("187", 0.61, 0.48, 0.01, 0.0, 0.01),
                ProvedChoice("123", 0.40, 0.30, 0.22, 0.18, 0.01),
            ],
            error=0.01,
        ),
    )


ROAD_PUZZLES: Final = tuple(
    road_puzzle(number, 1 + number % 5, kind)
    for number, kind in enumerate(
        (RoadKind.CONTESTED, RoadKind.DRAGON, RoadKind.CONTESTED, RoadKind.WITCH), start=2
    )
)


def town_puzzle(kind: TownKind, number: int, side: Side, proof: TownProof) -> TownExercise:
    """A puzzle before a phase of the planted game."""
    then = game_before(planted_game(), number)
    if side is Side.KING or kind is TownKind.WHO:
        then = replace(then, secret=None)
    return TownExercise(
        game=print_line(encode_town(then)),
        side="king" if side is Side.KING else "people",
        kind=kind,
        grade=2,
        proof=proof,
    )


TOWN_MISTAKE: Final = town_exercise_of(planted_game(), sample_town_review().phases[0])
"""A mistake of the king's side."""
