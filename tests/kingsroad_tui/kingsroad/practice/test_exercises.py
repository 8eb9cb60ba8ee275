"""Exercises of King's Road on the table: what a proof says of any cards, what fits no game."""

from __future__ import annotations

import msgspec
import pytest

from advisor.messages.exercises import KingsroadExercise
from advisor.messages.protocol import AdviceSettings
from advisor.messages.review import mistakes
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.practice.exercises import (
    ByProof,
    LaidOut,
    ProvedAnswer,
    exercise_of,
    game_id,
)
from tabletop.errors import LocatedError
from tests.support.practice import ROAD_PUZZLES, THREE
from tests.support.sample_review import sample_review

GAME = THREE[1]
PUZZLE = ROAD_PUZZLES[0]


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("178", ByProof.SOLVED),
        ("871", ByProof.SOLVED),  # the same effect in another order
        ("123", ByProof.WORSE),
        ("321", ByProof.WORSE),
        ("234", ByProof.NOT_LISTED),
    ],
)
def test_a_proof_judges_any_cards_by_their_effect(cards: str, says: ByProof) -> None:
    """Those it does not name lose at least as much as the last one that it names."""
    assert PUZZLE.proof is not None
    answer = ProvedAnswer.of(PUZZLE.proof, Selection.parse(cards))
    assert answer.says is says
    assert answer.solved == (says is ByProof.SOLVED)
    if says is ByProof.NOT_LISTED:
        assert answer.choice == PUZZLE.proof.choices[-1]


def own() -> KingsroadExercise:
    mistake = mistakes(sample_review(GAME).rounds, 0)[0]
    return exercise_of(GAME, mistake, AdviceSettings())


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "GAME1:AAAA"},
        {"game": ""},
        {"seat": 4},
        {"made": {"selection": ["9", "x"]}},
        {"made": {"best": [["W", "W", "W"]]}},
        {"proof": {"choices": [["1?8", 0.5, 0.5, 0, 0, 0], ["123", 0.4, 0.4, 0.1, 0.1, 0]]}},
    ],
)
def test_what_fits_no_game_is_refused(changed: dict[str, object]) -> None:
    """A file may hold anything; nothing of it reaches a screen."""
    written = msgspec.to_builtins(own())
    for name, value in changed.items():
        whole = isinstance(value, dict) and isinstance(written[name], dict)
        written[name] = {**written[name], **value} if whole else value  # type: ignore[dict-item]
    with pytest.raises(LocatedError):
        LaidOut.of(msgspec.convert(written, type=KingsroadExercise))


def test_a_game_that_is_over_leaves_nothing_to_choose() -> None:
    """The line of a whole game is no exercise."""
    from kingsroad.records import encode_game
    from tabletop.game_lines import print_line

    over = print_line(encode_game(GAME.as_public()))
    with pytest.raises(LocatedError):
        LaidOut.of(msgspec.structs.replace(own(), game=over))


def test_whole_games_are_named_by_what_happened() -> None:
    """By which it is known that a game was looked through; each seat has its own name."""
    assert game_id(GAME, 0) == game_id(GAME.as_public(), 0)
    assert game_id(GAME, 0) != game_id(GAME, 1)
    assert game_id(GAME.take_back(1), 0) != game_id(GAME, 0)
