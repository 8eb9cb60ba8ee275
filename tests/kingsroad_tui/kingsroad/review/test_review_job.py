"""A job grows by the solver's answers, and says what went wrong on the way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

from advisor.messages.protocol import AdviceSettings, ReviewRequest
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.records import write_game
from kingsroad_tui.kingsroad.review.review_job import ReviewJob
from kingsroad_tui.solver.client import Solver
from tests.support.app.acting import QuickSolver
from tests.support.legal import random_game, random_round
from tests.support.sample_advice import StudySolver

UNIFORM = AdviceSettings(belief=BeliefKind.UNIFORM)


async def grown(job: ReviewJob, solver: QuickSolver) -> list[str]:
    return [trouble async for trouble in job.run(cast("Solver", solver))]


async def test_a_review_that_cannot_be_kept_is_there_all_the_same(tmp_path: Path) -> None:
    game = random_game(2, 5, rounds=3)
    (tmp_path / "file").write_text("no folder")
    job = ReviewJob(game, tmp_path / "file" / "game.json", UNIFORM)
    *rounds, kept = await grown(job, StudySolver())
    assert set(rounds) <= {""}
    assert kept.startswith("The analysis is not kept:")
    assert job.review is not None and job.rounds == job.review.rounds


async def test_without_a_solver_nothing_is_judged() -> None:
    job = ReviewJob(random_game(2, 5, rounds=3), None, UNIFORM)
    assert await grown(job, QuickSolver()) == ["The game cannot be judged: there is no solver."]
    assert job.review is None and job.rounds == []


async def test_a_kept_review_is_shown_only_for_the_settings_that_made_it(tmp_path: Path) -> None:
    game, record = random_game(2, 5, rounds=2), tmp_path / "game.json"
    write_game(record, game)
    job = ReviewJob(game, record, UNIFORM)
    await grown(job, StudySolver())
    assert ReviewJob(game, record, UNIFORM).review == job.review
    for other in (
        AdviceSettings(),
        AdviceSettings(belief=BeliefKind.UNIFORM, goal=Goal.MARGIN),
    ):
        assert ReviewJob(game, record, other).review is None


async def test_a_review_asks_by_its_own_settings() -> None:
    solver = StudySolver()
    for goal in Goal:
        settings = AdviceSettings(goal=goal)
        await grown(ReviewJob(random_game(2, 5, rounds=1), None, settings), solver)
    asked = [request for request in solver.asked if isinstance(request, ReviewRequest)]
    assert [request.settings.goal for request in asked] == list(Goal)


async def test_only_the_own_rounds_of_a_branch_are_judged(tmp_path: Path) -> None:
    """What was kept of the game it leaves is taken, and of a copy of a game everything."""
    game = random_game(2, 5, rounds=4)
    branch = random_round(replace(game, rounds=game.rounds[:3]), Random(9))
    assert branch.rounds[3] != game.rounds[3]
    for name, one in (("game", game), ("branch", branch), ("copy", game)):
        write_game(tmp_path / f"{name}.json", one)
    whole = ReviewJob(game, tmp_path / "game.json", UNIFORM)
    await grown(whole, StudySolver())
    for name, one, new in (("branch", branch, 1), ("copy", game, 0)):
        solver = StudySolver()
        job = ReviewJob(one, tmp_path / f"{name}.json", UNIFORM)
        await grown(job, solver)
        (request,) = solver.asked
        assert isinstance(request, ReviewRequest)
        assert request.known == whole.rounds[: 4 - new]
        assert job.review is not None and len(job.rounds) == 4
    other = ReviewJob(branch, tmp_path / "other.json", AdviceSettings())
    solver = StudySolver()
    await grown(other, solver)
    (request,) = solver.asked
    assert isinstance(request, ReviewRequest) and request.known == [], "other settings"
