"""Exercises: the same decision has the same name, whatever stands around it.

Puzzles in files are read line by line; what is no puzzle is passed over.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from advisor.messages.exercises import (
    AssassinsExercise,
    AssassinsKind,
    AssassinsProof,
    Exercise,
    KingsroadExercise,
    KingsroadKind,
    KingsroadProof,
    ProvedChoice,
)
from advisor.messages.puzzle_files import assassins_puzzles, kingsroad_puzzles, puzzles_in
from kingsroad.games import Game
from kingsroad.records import encode_game, read_game
from tabletop.errors import LocatedError
from tabletop.game_lines import print_line
from tests.support.paths import GAMES_FOLDER


def line(game: Game) -> str:
    return print_line(encode_game(game))


@pytest.fixture(scope="module")
def game() -> Game:
    return read_game(GAMES_FOLDER / "3-players.json").take_back(4)


def exercise(game: Game, seat: int = 0) -> KingsroadExercise:
    return KingsroadExercise(game=line(game), seat=seat, kind=KingsroadKind.WITCH)


def test_other_names_make_no_other_decision(game: Game) -> None:
    """A copy under other names is the same decision; another seat or moment is another one."""
    renamed = replace(game, players=("Xan", "Yan", "Zan"))
    assert exercise(renamed).id == exercise(game).id
    assert exercise(game, seat=1).id != exercise(game).id
    assert exercise(game.take_back(1)).id != exercise(game).id


def test_who_judged_makes_no_other_decision(game: Game) -> None:
    """What is said of it, and by whom, is not what it is."""
    proof = KingsroadProof(
        choices=[
            ProvedChoice("178", 0.6, 0.5, 0.0, 0.0, 0.01),
            ProvedChoice("16K", 0.4, 0.4, 0.2, 0.1, 0.01),
        ],
        program="kingsroad 9",
    )
    graded = msgspec.structs.replace(exercise(game), grade=3, proof=proof, kind=KingsroadKind.OTHER)
    assert graded.id == exercise(game).id
    assert proof.choices[1].surely_lost == 0.1


def test_who_is_it_is_another_decision_than_the_phase() -> None:
    """At the same moment there may be a phase to play, and the question who they are."""
    town = AssassinsExercise(game=line(Game(("A", "B"))), side="king", kind=AssassinsKind.SAFE)
    assert msgspec.structs.replace(town, kind=AssassinsKind.WHO).id != town.id
    assert msgspec.structs.replace(town, kind=AssassinsKind.GATE).id == town.id


def test_exercises_of_both_games_are_read_as_they_were_written(game: Game) -> None:
    """A line of a file says of which game it is."""
    town = AssassinsExercise(
        game=line(game),
        side="people",
        kind=AssassinsKind.KILL,
        grade=5,
        proof=AssassinsProof(actions=["Rf6", "Af6-e6"], chance=1.0, ways=2, ends=900),
    )
    for one in (exercise(game), town):
        assert msgspec.json.decode(msgspec.json.encode(one), type=Exercise) == one


@pytest.mark.parametrize("text", ["", "GAME1:", "GAME1:AAAA", print_line(b"[1]")])
def test_what_holds_no_game_has_no_name(text: str) -> None:
    """The line comes from a file that anybody may have written."""
    with pytest.raises(LocatedError):
        _ = KingsroadExercise(game=text, seat=0, kind=KingsroadKind.OTHER).id


def test_grades_and_chances_out_of_range_are_refused(game: Game) -> None:
    """What cannot be is no exercise."""
    written = msgspec.to_builtins(exercise(game))
    for wrong in ({"grade": 6}, {"grade": 0}, {"seat": 5}, {"kind": "none such"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**written, **wrong}, type=Exercise)


PROOF = KingsroadProof(
    choices=[
        ProvedChoice("178", 0.6, 0.5, 0.0, 0.0, 0.01),
        ProvedChoice("16K", 0.4, 0.4, 0.2, 0.1, 0.01),
    ]
)
PUZZLE = KingsroadExercise(game="GAME1:", seat=0, kind=KingsroadKind.WITCH, grade=2, proof=PROOF)
TOWN = AssassinsExercise(
    game="GAME1:", side="king", kind=AssassinsKind.SAFE, grade=1, proof=AssassinsProof()
)


def test_other_lines_are_passed_over() -> None:
    """One of the other game, one without proof or grade, a damaged one."""
    no_proof = msgspec.structs.replace(PUZZLE, proof=None)
    no_grade = msgspec.structs.replace(PUZZLE, grade=None)
    written = [msgspec.json.encode(one) for one in (PUZZLE, TOWN, no_proof, no_grade)]
    lines = [b"", b"{", b"\xff", *written]
    assert list(puzzles_in(lines, KingsroadExercise)) == [PUZZLE]
    assert list(puzzles_in(lines, AssassinsExercise)) == [TOWN]


def test_what_the_package_brings_can_be_read() -> None:
    """Every one has a name of its own, a proof and a grade."""
    for puzzles in (kingsroad_puzzles(), assassins_puzzles()):
        names = [one.id for one in puzzles]
        assert len(set(names)) == len(names)
        assert all(one.proof and one.grade for one in puzzles)
