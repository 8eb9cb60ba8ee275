"""Exercises: the same decision has the same name, whatever stands around it.

Puzzles in files are read line by line; what is no puzzle is passed over.

How strong somebody played: against a count by hand, and against the table of the strengths.

What a choice is called, by what it loses against people and against perfect play.
"""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.computers import ADVISOR, INSTINCT, LEVEL_1, RANDOM, STRENGTHS
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
from advisor.messages.skill import (
    DecisionKind,
    DecisionLoss,
    marks,
    mean_loss,
    skill,
    strength_losses,
)
from advisor.messages.verdicts import Goal
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


@pytest.mark.parametrize(
    ("chosen", "best", "kind"),
    [
        ("W12", "812", DecisionKind.WITCH),
        ("16D", "W16", DecisionKind.WITCH),
        ("16D", "16K", DecisionKind.DRAGON),
        ("16D", "72D", DecisionKind.PLACING),
        ("16K", "1K6", DecisionKind.KNIGHT),
        ("16K", "168", DecisionKind.KNIGHT),
        ("16k", "16K", DecisionKind.KNIGHT),
        ("16K", "178", DecisionKind.PLACING),
        ("168", "167", DecisionKind.PLACING),
    ],
)
def test_a_decision_is_about_what_differs(chosen: str, best: str, kind: DecisionKind) -> None:
    assert DecisionKind.of(list(chosen), list(best)) is kind


def decisions(lost: list[float], players: int = 3) -> list[DecisionLoss]:
    kinds = list(DecisionKind)
    return [DecisionLoss(one, kinds[at % 4], players) for at, one in enumerate(lost)]


@given(st.lists(st.floats(0, 1), min_size=1, max_size=20), st.sampled_from([2, 3, 4, 5]))
def test_the_parts_sum_to_the_mean_and_the_interval_holds_it(
    lost: list[float], players: int
) -> None:
    found = skill(decisions(lost, players), Goal.WIN)
    assert found is not None and found.decisions == len(lost)
    assert found.loss == pytest.approx(fmean(lost))
    assert sum(found.by_kind.values()) == pytest.approx(found.loss, abs=1e-12)
    if len(lost) < 3:
        assert found.mean.interval is None and found.strength is None
    else:
        interval = found.mean.interval
        assert interval is not None and 0 <= interval.low <= found.loss < interval.high
        assert found.strength is not None


def test_no_decision_has_no_strength_and_points_are_compared_with_nobody() -> None:
    assert skill([], Goal.WIN) is None
    found = skill(decisions([1.0, 0.0, 2.0, 0.5]), Goal.POINTS)
    assert found is not None and found.strength is None and found.mean.interval is not None


def test_few_good_decisions_are_not_proof_of_perfection() -> None:
    """Twelve without any loss: the interval says how little that is; a hundred say more."""
    few, many = (mean_loss([0.0] * count, 0.02) for count in (12, 100))
    assert few.high is not None and many.high is not None
    assert few.value == 0 and few.high > 4 * many.high > 0


@given(st.lists(st.floats(0, 0.3), min_size=3, max_size=20), st.sampled_from([2, 3, 4, 5]))
def test_strength_is_a_number_on_its_scale_with_its_interval(
    lost: list[float], players: int
) -> None:
    """Whoever loses more is weaker, and no strength is surer than the loss it is made of."""
    found = skill(decisions(lost, players), Goal.WIN)
    more = skill(decisions([one + 0.01 for one in lost], players), Goal.WIN)
    assert found is not None and found.strength is not None
    assert more is not None and more.strength is not None
    assert 0 <= found.strength.low <= found.strength.value <= found.strength.high <= 100
    assert more.strength.value <= found.strength.value


def test_the_packaged_table_names_every_strength_the_strongest_last() -> None:
    """The weaker ones lose more; only neighbours that cannot be told apart may change places."""
    table = strength_losses()
    losses = {strength.name: strength for strength in table.strengths}
    assert losses.keys() == STRENGTHS.keys() and set(table.typical) == {2, 3, 4, 5}
    assert [one.loss for one in table.strengths] == sorted(
        (one.loss for one in table.strengths), reverse=True
    )
    assert losses[ADVISOR].high < min(one.low for one in table.strengths if one.name != ADVISOR)
    assert (
        losses[RANDOM].loss > losses[LEVEL_1].loss and losses[RANDOM].loss > losses[INSTINCT].loss
    )
    assert min(table.typical.values()) > 0 and min(table.games.values()) > 0
    assert list(marks()) == list(STRENGTHS) and list(marks().values()) == sorted(marks().values())
    assert marks()[RANDOM] == 0 and 95 < marks()[ADVISOR] < 100
    assert marks()[LEVEL_1] - marks()[INSTINCT] > 5, "what is called good, and decent"


def test_a_computer_player_stands_on_the_scale_where_its_own_loss_is() -> None:
    """Whoever loses at a table of any size what a strength loses there has its mark, or that of a
    neighbour from whom it cannot be told."""
    table = strength_losses()
    for players, usual in table.typical.items():
        for strength in table.strengths:
            lost = decisions([strength.loss * usual] * 9, players)
            found = skill(lost, Goal.WIN)
            assert found is not None and found.strength is not None
            assert found.strength.value == pytest.approx(marks()[strength.name], abs=2)
