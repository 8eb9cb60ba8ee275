"""Searching for puzzles: what was found stays, and a search goes on where it was left."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from advisor.messages.exercises import KingsroadExercise
from advisor.messages.puzzle_files import (
    PuzzleFileError,
    kingsroad_puzzles,
    puzzles_in,
    read_collected,
)
from advisor.workshop.puzzles.choosing import choose
from advisor.workshop.puzzles.collecting import collect
from advisor.workshop.puzzles.kingsroad_search import KingsroadPlan, search_game

PLAN = KingsroadPlan(seed=5)
SEARCHED: list[int] = []


def one_a_game(task: tuple[KingsroadPlan, int]) -> list[KingsroadExercise]:
    """Finds a puzzle of the package in every other game."""
    _, number = task
    SEARCHED.append(number)
    return [] if number % 2 else [kingsroad_puzzles()[number // 2]]


def run(path: Path, number: int, plan: KingsroadPlan = PLAN) -> list[int]:
    """Collects, and says which games were searched."""
    SEARCHED.clear()
    for _ in collect(path, KingsroadExercise, plan, one_a_game, number):
        pass
    return list(SEARCHED)


def test_a_search_ends_with_as_many_as_were_asked_for(tmp_path: Path) -> None:
    assert run(tmp_path / "a.jsonl", 3) == [0, 1, 2, 3, 4]
    found = read_collected(tmp_path / "a.jsonl", KingsroadExercise)
    assert found.puzzles == list(kingsroad_puzzles()[:3])
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
    assert len(read_collected(path, KingsroadExercise).puzzles) == 4


def test_a_search_that_is_left_early_keeps_what_it_found(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    search = collect(path, KingsroadExercise, PLAN, one_a_game, 100)
    for have, _ in search:
        if have == 2:
            break
    search.close()
    assert len(read_collected(path, KingsroadExercise).puzzles) == 2
    assert run(path, 3)[0] == 3


def test_damage_costs_what_is_damaged(tmp_path: Path) -> None:
    """A line cut off by a crash, one that holds something else: the others are read."""
    path = tmp_path / "a.jsonl"
    run(path, 2)
    with path.open("ab") as file:
        file.write(b'\xff{"no": "puzzle"}\n{"type":"kingsroad","ga')
    found = read_collected(path, KingsroadExercise)
    assert (len(found.puzzles), found.unreadable) == (2, 2)
    run(path, 3)
    assert len(read_collected(path, KingsroadExercise).puzzles) == 3
    assert len(list(puzzles_in(path.read_bytes().splitlines(), KingsroadExercise))) == 3


def test_the_same_decision_is_kept_once(tmp_path: Path) -> None:
    """Under other names as well, and where the same answers are worth exactly as much."""
    path = tmp_path / "a.jsonl"
    run(path, 2)
    puzzle = kingsroad_puzzles()[0]
    with path.open("ab") as file:
        file.write(msgspec.json.encode(msgspec.structs.replace(puzzle, grade=5)) + b"\n")
        file.write(msgspec.json.encode(msgspec.structs.replace(puzzle, seat=4)) + b"\n")
    assert len(read_collected(path, KingsroadExercise).puzzles) == 2


def test_another_search_does_not_mix_with_it(tmp_path: Path) -> None:
    """Nor is any other file written to; nor one that another run is writing to."""
    path = tmp_path / "a.jsonl"
    run(path, 1)
    with pytest.raises(PuzzleFileError, match="another search"):
        run(path, 2, KingsroadPlan(seed=6))
    other = tmp_path / "notes.txt"
    other.write_text("my notes\n")
    with pytest.raises(PuzzleFileError, match="another search, or something else"):
        run(other, 1)
    assert other.read_text() == "my notes\n"
    search = collect(path, KingsroadExercise, PLAN, one_a_game, 100)
    next(search)
    with pytest.raises(PuzzleFileError, match="another run"):
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
