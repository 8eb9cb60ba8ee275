"""The puzzles of the package are as clear as they say: by their proofs, and proved anew.

Searching for puzzles: what was found stays, and a search goes on where it was left.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from advisor.assassins.people_phase import attack
from advisor.messages import puzzle_files
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
from advisor.workshop.puzzles.assassins_kinds import find_who
from advisor.workshop.puzzles.assassins_search import assassins_game_of, assassins_puzzle_problem
from advisor.workshop.puzzles.choosing import choose
from advisor.workshop.puzzles.collecting import collect
from advisor.workshop.puzzles.kingsroad_proof import game_of, kingsroad_puzzle_problem
from advisor.workshop.puzzles.kingsroad_search import KingsroadPlan, search_game
from assassins.actions import Side
from assassins.position import Ending
from assassins.secret import Secret, possible_secrets
from assassins.town import LETTERS
from kingsroad.cards import Selection
from tabletop.say import Say
from tabletop.words.voice import english
from tests.support.soak import sampled

ROAD = puzzle_files.kingsroad_puzzles()
TOWN = puzzle_files.assassins_puzzles()

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
    assert kingsroad_puzzle_problem(ROAD[place]) is None


@pytest.mark.parametrize("place", sampled(range(len(TOWN)), *FIRST_OF_KIND))
def test_enumeration_proves_it_anew(place: int) -> None:
    assert assassins_puzzle_problem(TOWN[place]) is None


WHO = [puzzle for puzzle in TOWN if puzzle.kind is AssassinsKind.WHO]


@pytest.mark.parametrize("puzzle", WHO, ids=[one.id for one in WHO])
def test_whoever_is_cleared_could_have_killed_the_king_by_the_rules(
    puzzle: AssassinsExercise,
) -> None:
    """Played out, whoever else were assassins; the king lived. Nobody of the answer is cleared."""
    game, proof = assassins_game_of(puzzle), puzzle.proof
    assert proof is not None and len(proof.cleared) + len(proof.letters) > 1
    phases = {one.round: one for one in game.phases if one.side is Side.PEOPLE}
    for letter, number in proof.cleared.items():
        before = phases[number].before
        for secret in possible_secrets(before):
            if LETTERS.index(letter) in secret.assassins:
                struck = attack(before, secret)
                assert struck is not None and struck.end.ending is Ending.KILLED
    assert not game.finished


def test_who_it_is_is_asked_only_where_everybody_else_is_cleared() -> None:
    """The finder takes the puzzles that are shipped, and none where somebody cleared is one."""
    for puzzle in WHO:
        game, proof = assassins_game_of(puzzle), puzzle.proof
        assert proof is not None
        known = {LETTERS[number] for number in game.position.revealed}
        gone = [one for one in LETTERS if one not in {*known, *proof.letters, *proof.cleared}]
        trio = [*known, *proof.letters, *gone][:3]
        found = find_who(replace(game, secret=Secret.of(trio)))
        assert found is not None and found.proof == proof and found.grade == puzzle.grade
        other = [*known, next(iter(proof.cleared)), *gone, *proof.letters][:3]
        assert find_who(replace(game, secret=Secret.of(other))) is None


def test_a_proof_that_says_more_than_it_shows_is_seen() -> None:
    """Values too near, losses that are no differences, an error too large, an order that is off."""
    puzzle = ROAD[0]
    assert puzzle.proof is not None
    best, second = puzzle.proof.choices[:2]
    near = replace_choice(second, win=best.win - 0.01, loss=0.01)
    assert road_problem(replaced(puzzle, 1, near)) == Say("advisor-puzzle-another-best")
    other = replaced(puzzle, 1, replace_choice(second, loss=0.9))
    assert road_problem(other) == Say("advisor-puzzle-losses")
    vague = msgspec.structs.replace(puzzle.proof, error=0.5)
    other = msgspec.structs.replace(puzzle, proof=vague)
    assert road_problem(other) == Say("advisor-puzzle-too-near")
    played = msgspec.structs.replace(puzzle.proof, gap=0.0)
    other = msgspec.structs.replace(puzzle, proof=played)
    assert road_problem(other) == Say("advisor-puzzle-too-near-played-on")


def test_the_solver_sees_a_wrong_answer() -> None:
    """Whoever names another choice as best is found out, however good the figures look."""
    puzzle = ROAD[0]
    assert puzzle.proof is not None
    best, *rest = puzzle.proof.choices
    other = next(one for one in rest if one.selection != best.selection)
    forged = replaced(puzzle, 0, replace_choice(best, selection=other.selection))
    assert not road_problem(forged)
    answer = Say("advisor-puzzle-other-answer", answer=best.selection)
    assert kingsroad_puzzle_problem(forged) == answer


def test_a_way_that_does_not_solve_it_is_seen() -> None:
    """One action less is no kill, and no safe way."""
    for kind in (AssassinsKind.KILL, AssassinsKind.CASTLE):
        puzzle = next(one for one in TOWN if one.kind is kind)
        assert assassins_puzzle_problem(shortened(puzzle)) == Say("advisor-puzzle-no-win")
    safe = next(one for one in TOWN if one.kind is AssassinsKind.SAFE)
    assert safe.proof is not None
    nothing = msgspec.structs.replace(safe.proof, actions=["-"])
    assert assassins_puzzle_problem(msgspec.structs.replace(safe, proof=nothing)) is not None


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
    assert problem is not None and english(problem) == "seat: has nothing to choose"


PLAN = KingsroadPlan(seed=5)
SEARCHED: list[int] = []


def one_a_game(task: tuple[KingsroadPlan, int]) -> list[KingsroadExercise]:
    """Finds a puzzle of the package in every other game."""
    _, number = task
    SEARCHED.append(number)
    return [] if number % 2 else [puzzle_files.kingsroad_puzzles()[number // 2]]


def run(path: Path, number: int, plan: KingsroadPlan = PLAN) -> list[int]:
    """Collects, and says which games were searched."""
    SEARCHED.clear()
    for _ in collect(path, KingsroadExercise, plan, one_a_game, number):
        pass
    return list(SEARCHED)


def test_a_search_ends_with_as_many_as_were_asked_for(tmp_path: Path) -> None:
    assert run(tmp_path / "a.jsonl", 3) == [0, 1, 2, 3, 4]
    found = puzzle_files.read_collected(tmp_path / "a.jsonl", KingsroadExercise)
    assert found.puzzles == list(puzzle_files.kingsroad_puzzles()[:3])
    assert found.searched == {0, 1, 2, 3, 4}
    assert not found.unreadable


def test_a_search_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Nothing is searched twice; a file that holds enough is left alone."""
    path = tmp_path / "a.jsonl"
    run(path, 2)
    before = path.read_bytes()
    assert run(path, 2) == []
    assert path.read_bytes() == before
    assert run(path, 4) == [3, 4, 5, 6]
    assert len(puzzle_files.read_collected(path, KingsroadExercise).puzzles) == 4


def test_a_search_that_is_left_early_keeps_what_it_found(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    search = collect(path, KingsroadExercise, PLAN, one_a_game, 100)
    for have, _ in search:
        if have == 2:
            break
    search.close()
    assert len(puzzle_files.read_collected(path, KingsroadExercise).puzzles) == 2
    assert run(path, 3)[0] == 3


def test_damage_costs_what_is_damaged(tmp_path: Path) -> None:
    """A line cut off by a crash, one that holds something else: the others are read."""
    path = tmp_path / "a.jsonl"
    run(path, 2)
    with path.open("ab") as file:
        file.write(b'\xff{"no": "puzzle"}\n{"type":"kingsroad","ga')
    found = puzzle_files.read_collected(path, KingsroadExercise)
    assert (len(found.puzzles), found.unreadable) == (2, 2)
    run(path, 3)
    assert len(puzzle_files.read_collected(path, KingsroadExercise).puzzles) == 3
    assert (
        len(list(puzzle_files.puzzles_in(path.read_bytes().splitlines(), KingsroadExercise))) == 3
    )


def test_the_same_decision_is_kept_once(tmp_path: Path) -> None:
    """Under other names as well, and where the same answers are worth exactly as much."""
    path = tmp_path / "a.jsonl"
    run(path, 2)
    puzzle = puzzle_files.kingsroad_puzzles()[0]
    with path.open("ab") as file:
        file.write(msgspec.json.encode(msgspec.structs.replace(puzzle, grade=5)) + b"\n")
        file.write(msgspec.json.encode(msgspec.structs.replace(puzzle, seat=4)) + b"\n")
    assert len(puzzle_files.read_collected(path, KingsroadExercise).puzzles) == 2


def test_another_search_does_not_mix_with_it(tmp_path: Path) -> None:
    """Nor is any other file written to; nor one that another run is writing to."""
    path = tmp_path / "a.jsonl"
    run(path, 1)
    with pytest.raises(puzzle_files.PuzzleFileError, match="another search"):
        run(path, 2, KingsroadPlan(seed=6))
    other = tmp_path / "notes.txt"
    other.write_text("my notes\n")
    with pytest.raises(puzzle_files.PuzzleFileError, match="another search, or something else"):
        run(other, 1)
    assert other.read_text() == "my notes\n"
    search = collect(path, KingsroadExercise, PLAN, one_a_game, 100)
    next(search)
    with pytest.raises(puzzle_files.PuzzleFileError, match="another run"):
        run(path, 2)
    search.close()


def test_the_same_plan_finds_the_same() -> None:
    """A game of a plan depends on its number alone."""
    found = search_game((KingsroadPlan(seed=3), 3))  # a short game
    assert found and found == search_game((KingsroadPlan(seed=3), 3))
    assert search_game((KingsroadPlan(seed=1), 3)) != found


def test_what_is_chosen_is_as_different_as_can_be() -> None:
    """Of many alike and a few others, the others are all taken."""
    puzzles = ["a"] * 20 + ["b"] * 2 + ["c"] * 3
    assert sorted(choose(puzzles, 9, list)) == sorted("bbccc" + "aaaa")
