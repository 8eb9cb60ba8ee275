"""A job grows by the solver's answers, and says what went wrong on the way."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.protocol import ReviewRequest
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.solver.review_job import ReviewJob
from tests.support.acting import QuickSolver
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver


async def grown(job: ReviewJob, solver: QuickSolver, goal: Goal = Goal.WIN) -> list[str]:
    growing = job.run(cast("Solver", solver), BeliefKind.UNIFORM, goal)
    return [trouble async for trouble in growing]


async def test_a_review_that_cannot_be_kept_is_there_all_the_same(tmp_path: Path) -> None:
    game = random_game(2, 5, rounds=3)
    (tmp_path / "file").write_text("no folder")
    job = ReviewJob(game, tmp_path / "file" / "game.json")
    *rounds, kept = await grown(job, StudySolver())
    assert set(rounds) <= {""}
    assert kept.startswith("The analysis is not kept:")
    assert job.review is not None and job.rounds == job.review.rounds


async def test_without_a_solver_nothing_is_judged() -> None:
    job = ReviewJob(random_game(2, 5, rounds=3), None)
    assert await grown(job, QuickSolver()) == ["The game cannot be judged: there is no solver."]
    assert job.review is None and job.rounds == []


async def test_a_game_is_not_judged_by_the_points_of_single_rounds() -> None:
    solver = StudySolver()
    for goal in Goal:
        await grown(ReviewJob(random_game(2, 5, rounds=1), None), solver, goal)
    asked = [request for request in solver.asked if isinstance(request, ReviewRequest)]
    assert [request.settings.goal for request in asked].count(Goal.POINTS) == 0
    assert {request.settings.goal for request in asked} == {Goal.WIN, Goal.MARGIN}
