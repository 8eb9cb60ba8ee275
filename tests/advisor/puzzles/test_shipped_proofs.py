"""The puzzles of the package are as clear as they say: by their proofs, and proved anew."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from advisor.messages.exercises import (
    ERRORS,
    LEAST,
    AssassinsExercise,
    AssassinsKind,
    KingsroadExercise,
    KingsroadKind,
    ProvedChoice,
    road_problem,
    town_problem,
)
from advisor.messages.puzzle_files import assassins_puzzles, kingsroad_puzzles
from advisor.workshop.puzzles.assassins_search import assassins_game_of, assassins_puzzle_problem
from advisor.workshop.puzzles.kingsroad_proof import game_of, kingsroad_puzzle_problem
from assassins.actions import Side
from kingsroad.cards import Selection
from tests.support.soak import sampled

ROAD = kingsroad_puzzles()
TOWN = assassins_puzzles()

FEW = (0, len(ROAD) // 2, len(ROAD) - 1)
"""Puzzles of King's Road that are proved anew in every run."""

FIRST_OF_KIND = tuple({puzzle.kind: at for at, puzzle in reversed(list(enumerate(TOWN)))}.values())


def replaced(puzzle: KingsroadExercise, place: int, choice: ProvedChoice) -> KingsroadExercise:
    """A puzzle with another choice at a place of its proof."""
    assert puzzle.proof is not None
    choices = list(puzzle.proof.choices)
    choices[place] = choice
    return msgspec.structs.replace(
        puzzle, proof=msgspec.structs.replace(puzzle.proof, choices=choices)
    )


def test_every_puzzle_is_clear_by_its_proof() -> None:
    """The next best choice costs 5% and three joint errors, against people and perfect play."""
    for puzzle in ROAD:
        assert not road_problem(puzzle), puzzle.id
        assert puzzle.proof is not None
        second = puzzle.proof.choices[1]
        assert min(second.loss, second.loss_best_play) >= LEAST
        assert min(second.loss, second.loss_best_play) >= ERRORS * puzzle.proof.error
    for town in TOWN:
        assert not town_problem(town), town.id


def test_every_puzzle_replays_by_the_rules() -> None:
    """Its answer can be played, what is secret is not in it, and nothing is decided yet."""
    for puzzle in ROAD:
        game = game_of(puzzle)
        assert game == game.as_public()
        assert puzzle.proof is not None
        for choice in puzzle.proof.choices:
            game.hand(puzzle.seat).check(Selection.parse(choice.selection))
    for town in TOWN:
        game_of_town = assassins_game_of(town)
        if game_of_town.position.side is Side.KING:
            assert game_of_town.secret is None
        assert town.proof is not None
        for action in town.proof.actions:
            game_of_town = game_of_town.act(action)


def test_no_two_are_alike_and_none_is_missing() -> None:
    """Many kinds, grades and sizes of tables; none of them most of all."""
    assert len({puzzle.id for puzzle in ROAD}) == len(ROAD)
    assert len({puzzle.id for puzzle in TOWN}) == len(TOWN)
    kinds = Counter(puzzle.kind for puzzle in ROAD)
    assert {
        KingsroadKind.DRAGON,
        KingsroadKind.KNIGHT,
        KingsroadKind.CONTESTED,
        KingsroadKind.PREPARING,
    } <= set(kinds)
    assert max(kinds.values()) <= len(ROAD) / 2
    assert {len(game_of(puzzle).players) for puzzle in ROAD} == {2, 3, 4}
    assert {AssassinsKind.KILL, AssassinsKind.SAFE, AssassinsKind.WHO, AssassinsKind.CASTLE} <= {
        puzzle.kind for puzzle in TOWN
    }
    for grades in ({puzzle.grade for puzzle in ROAD}, {puzzle.grade for puzzle in TOWN}):
        assert {1, 2, 3, 4} <= grades


@pytest.mark.parametrize("place", sampled(range(len(ROAD)), *FEW))
def test_the_solver_proves_it_anew(place: int) -> None:
    assert kingsroad_puzzle_problem(ROAD[place]) == ""


@pytest.mark.parametrize("place", sampled(range(len(TOWN)), *FIRST_OF_KIND))
def test_enumeration_proves_it_anew(place: int) -> None:
    assert assassins_puzzle_problem(TOWN[place]) == ""


def test_a_proof_that_says_more_than_it_shows_is_seen() -> None:
    """Values too near, losses that are no differences, an error too large, an order that is off."""
    puzzle = ROAD[0]
    assert puzzle.proof is not None
    best, second = puzzle.proof.choices[:2]
    near = replace_choice(second, win=best.win - 0.01, loss=0.01)
    assert road_problem(replaced(puzzle, 1, near)) == "another choice cannot be told from the best"
    assert "differences" in road_problem(replaced(puzzle, 1, replace_choice(second, loss=0.9)))
    vague = msgspec.structs.replace(puzzle.proof, error=0.5)
    assert "too near" in road_problem(msgspec.structs.replace(puzzle, proof=vague))
    played = msgspec.structs.replace(puzzle.proof, gap=0.0)
    assert "games played on" in road_problem(msgspec.structs.replace(puzzle, proof=played))


def test_the_solver_sees_a_wrong_answer() -> None:
    """Whoever names another choice as best is found out, however good the figures look."""
    puzzle = ROAD[0]
    assert puzzle.proof is not None
    best, *rest = puzzle.proof.choices
    other = next(one for one in rest if one.selection != best.selection)
    forged = replaced(puzzle, 0, replace_choice(best, selection=other.selection))
    assert not road_problem(forged)
    assert kingsroad_puzzle_problem(forged) == f"the solver's answer is {best.selection}"


def test_a_way_that_does_not_solve_it_is_seen() -> None:
    """One action less is no kill, and no safe way."""
    for kind in (AssassinsKind.KILL, AssassinsKind.CASTLE):
        puzzle = next(one for one in TOWN if one.kind is kind)
        assert assassins_puzzle_problem(shortened(puzzle)) == "its way does not win"
    safe = next(one for one in TOWN if one.kind is AssassinsKind.SAFE)
    assert safe.proof is not None
    nothing = msgspec.structs.replace(safe.proof, actions=["-"])
    assert assassins_puzzle_problem(msgspec.structs.replace(safe, proof=nothing)) != ""


def shortened(puzzle: AssassinsExercise) -> AssassinsExercise:
    """A puzzle whose proof lacks its last action."""
    assert puzzle.proof is not None
    fewer = msgspec.structs.replace(puzzle.proof, actions=puzzle.proof.actions[:-1])
    return msgspec.structs.replace(puzzle, proof=fewer)


def replace_choice(choice: ProvedChoice, **changes: object) -> ProvedChoice:
    """A choice of a proof with other figures."""
    return msgspec.structs.replace(choice, **changes)


def test_a_game_in_which_nothing_is_to_choose_is_no_puzzle() -> None:
    """A seat that has chosen, or is not there."""
    puzzle = ROAD[0]
    game = game_of(puzzle)
    seat = next((s for s in range(5) if s not in game.to_choose), 4)
    problem = kingsroad_puzzle_problem(msgspec.structs.replace(puzzle, seat=seat))
    assert problem == "seat: has nothing to choose"
