"""Kept analyses: read again for exactly their game, and only whole.

A job grows by the solver's answers, and says what went wrong on the way.

How strong somebody played, in words: no surer than the choices make it.

What few trials say is not passed on as certain: accuracy, standings, bars.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.kingsroad.analysis.review import player_review
from advisor.messages.intervals import Estimate
from advisor.messages.plans import AssassinsGameResult
from advisor.messages.protocol import AdviceSettings, ReviewRequest
from advisor.messages.review import ChoiceReview, Outlook, RoundReview, StepReview
from advisor.messages.skill import DecisionKind, Skill
from advisor.messages.verdicts import BeliefKind, Goal, Severity
from advisor.workshop.tournament.standings import GameResult, rank_assassins_players, rank_players
from kingsroad.games import Game
from kingsroad.records import write_game
from kingsroad_tui.assassins.words.results import tournament_text as town_text
from kingsroad_tui.drawing.one_line import win_bar
from kingsroad_tui.kingsroad.library.saves import setup_for
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.kingsroad.review.review_job import ReviewJob, rounds_judged
from kingsroad_tui.kingsroad.review.skill import games_sentences, skill_sentences
from kingsroad_tui.kingsroad.review.words import accuracy_words
from kingsroad_tui.kingsroad.words.results import tournament_text as road_text
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.solver.client import Solver
from tests.support.app.acting import QuickSolver
from tests.support.legal import random_game, random_round
from tests.support.sample_advice import StudySolver
from tests.support.sample_review import sample_review

Change = Callable[[dict[str, Any]], object]


def step(review: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = review["rounds"][0]["steps"][0]
    return found


def choice(review: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = step(review)["choices"][0]
    return found


DAMAGE: dict[str, Change] = {
    "a round less": lambda review: review["rounds"].pop(),
    "a round twice": lambda review: review["rounds"].append(review["rounds"][0]),
    "another round's number": lambda review: review["rounds"][0].update(round=9),
    "no step": lambda review: review["rounds"][0].update(steps=[]),
    "a step twice": lambda review: review["rounds"][0]["steps"].append(step(review)),
    "a second step first": lambda review: step(review).update(second=not step(review)["second"]),
    "a seat too few before": lambda review: step(review)["before"].pop(),
    "a seat too few after": lambda review: step(review)["after"].pop(),
    "a choice less": lambda review: step(review)["choices"].pop(),
    "a seat that is not there": lambda review: choice(review).update(player=9),
    "a negative seat": lambda review: choice(review).update(player=-1),
    "another selection": lambda review: choice(review).update(selection=["8"]),
    "no selection at all": lambda review: choice(review).update(best=[["\x1b[31m"]]),
    "a share above one": lambda review: choice(review).update(share=3.0),
    "no best choice": lambda review: choice(review).update(best=[]),
    "a negative loss": lambda review: choice(review).update(loss=-0.1),
    "no accuracy": lambda review: choice(review).update(accuracy=None),
    "a huge accuracy": lambda review: choice(review).update(accuracy=1e6),
    "a huge number": lambda review: step(review).update(gap=1e300),
    "a whole number beyond floats": lambda review: step(review).update(gap=10**400),
    "a player less": lambda review: review["players"].pop(),
    "players in another order": lambda review: review["players"].reverse(),
    "a deciding round that is not there": lambda review: review.update(deciding=[99]),
    "a game that had not ended": lambda review: review.update(finished=True),
    "not complete": lambda review: review.update(complete=False),
}


@pytest.fixture
def game() -> Game:
    return random_game(3, 4, rounds=3)


@pytest.fixture
def record(tmp_path: Path, game: Game) -> Path:
    """The file of a game whose analysis is kept."""
    path = tmp_path / "game.json"
    store_review(path, game, sample_review(game))
    return path


def test_an_analysis_is_read_as_it_was_kept(record: Path, game: Game) -> None:
    assert load_review(record, game) == sample_review(game)
    assert load_review(record, random_game(3, 5, rounds=3)) is None


def test_analyses_of_many_games_are_read_again(tmp_path: Path) -> None:
    for seed in range(12):
        game = random_game(2 + seed % 4, seed)
        store_review(tmp_path / "game.json", game, sample_review(game, seed))
        assert load_review(tmp_path / "game.json", game) == sample_review(game, seed)


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_analysis_is_none(record: Path, game: Game, damage: str) -> None:
    file = analysis_path(record)
    data = json.loads(file.read_bytes())
    DAMAGE[damage](data["review"])
    file.write_text(json.dumps(data))
    assert load_review(record, game) is None


UNIFORM = AdviceSettings(belief=BeliefKind.UNIFORM)


async def grown(job: ReviewJob, solver: QuickSolver) -> list[str]:
    return [trouble async for trouble in job.run(cast("Solver", solver))]


async def test_a_review_that_cannot_be_kept_is_there_all_the_same(tmp_path: Path) -> None:
    game = random_game(2, 5, rounds=3)
    (tmp_path / "file").write_text("no folder")
    job = ReviewJob(game, tmp_path / "file" / "game.json", UNIFORM)
    *rounds, kept = await grown(job, StudySolver())
    assert set(rounds) <= {""}
    assert kept.startswith("The analysis could not be kept:")
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


async def test_what_is_judged_behind_a_game_is_known_when_it_is_over(tmp_path: Path) -> None:
    """And as much of it as still stands where a round is taken back."""
    game, record = random_game(2, 5, rounds=4), tmp_path / "game.json"
    begun = game.take_back(2)
    write_game(record, begun)
    table = Table(begun, setup_for(begun))
    table.where = lambda: record
    job, solver = rounds_judged(table, UNIFORM), StudySolver()
    solver.judges_behind = True
    assert {trouble async for trouble in job.run(cast("Solver", solver), behind=True)} == {""}
    assert load_review(record, begun) == job.review and len(job.rounds) == 2
    write_game(record, game)
    solver = StudySolver()
    await grown(ReviewJob(game, record, UNIFORM), solver)
    (request,) = solver.asked
    assert isinstance(request, ReviewRequest) and request.known == job.rounds
    table.game = game.take_back(3)
    assert rounds_judged(table, UNIFORM).rounds == job.rounds[:1]


PARTS = dict.fromkeys(DecisionKind, 0.01)


@pytest.mark.parametrize(
    ("strength", "said"),
    [
        (None, "Bob gave up 4.0% (1.0–7.0) per choice."),
        (
            Estimate(62.4, 47.6, 75.1),
            "Bob gave up 4.0% (1.0–7.0) per choice: a strength of 62 (48–75); the Huntress has 61.",
        ),
        (
            Estimate(0.0, 0.0, 9.0),
            "Bob gave up 4.0% (1.0–7.0) per choice: a strength of 0 (0–9); the Jester has 0.",
        ),
    ],
)
def test_strength_is_said_on_a_scale_with_the_computer_players_as_marks(
    strength: Estimate | None, said: str
) -> None:
    """Of a game and of several alike; never as somebody who may sit at the table."""
    skill = Skill(decisions=9, loss=0.04, low=0.01, high=0.07, by_kind=PARTS, strength=strength)
    first, parts = skill_sentences(("Ann", "Bob"), 1, skill, Goal.WIN)
    assert first == said
    assert parts.startswith("Of that: where the markers went 1.0%")
    own, *note = games_sentences(skill, 2)
    assert own == said.replace("Bob", "In the 2 games you have analysed, you")
    assert strength is None or ("Jester 0, " in note[0] and "and Chancellor 99" in note[0])


def rounds(losses: Sequence[float]) -> list[RoundReview]:
    """A round for each choice of the first of two players."""
    level = [Outlook(0.5), Outlook(0.5)]
    return [
        RoundReview(
            round=number,
            steps=[
                StepReview(
                    second=False,
                    choices=[judged_choice(loss)],
                    before=level,
                    after=level,
                    gap=0.0,
                )
            ],
        )
        for number, loss in enumerate(losses, start=1)
    ]


def judged_choice(loss: float) -> ChoiceReview:
    return ChoiceReview(
        player=0,
        selection=["1"],
        forced=False,
        loss=loss,
        loss_error=0.01,
        best=[["1"]],
        share=1.0,
        safe_loss=0.0,
        worth=Outlook(0.5 - loss),
        best_worth=Outlook(0.5),
        severity=Severity.of(loss),
        accuracy=100.0 - 100 * loss,
    )


@pytest.mark.parametrize("choices", [1, 2])
def test_too_few_choices_give_an_accuracy_but_no_interval(choices: int) -> None:
    player = player_review(rounds([0.0] * choices), 0)
    assert accuracy_words(player) == "100 (too few to say)"
    assert (player.accuracy_low, player.accuracy_high) == (None, None)


def test_three_perfect_choices_do_not_make_a_perfect_player() -> None:
    assert accuracy_words(player_review(rounds([0.0] * 3), 0)) == "100 (44–100)"


def test_an_interval_kept_by_an_earlier_version_is_not_shown_of_too_few() -> None:
    player = player_review(rounds([0.0]), 0)
    kept = msgspec.structs.replace(player, accuracy_low=100.0, accuracy_high=100.0)
    assert accuracy_words(kept) == "100 (too few to say)"


def road_game(table: int, scores: Sequence[int]) -> GameResult:
    return GameResult(
        table=table,
        rotation=0,
        players=["a", "b"],
        scores=list(scores),
        nobles=[0, 0],
        shares=[1.0, 0.0],
        luck=[0.0, 0.0],
        rounds=9,
        capped=False,
        forfeits={},
        seconds=[0.0, 0.0],
    )


def assassins_game(match: int, players: Mapping[str, str]) -> AssassinsGameResult:
    return AssassinsGameResult(
        match=match,
        game=0,
        players=dict(players),
        winner="king",
        by="castle",
        rounds=9,
        forfeits={},
        seconds={"king": 0.0, "people": 0.0},
    )


@pytest.mark.parametrize("tables", [1, 2])
def test_one_table_says_nothing_of_how_far_off_it_is(tables: int) -> None:
    games = [road_game(table, (40, 30)) for table in range(tables)]
    rows = rank_players(games)
    text = road_text(games, rows)
    assert "inf" not in text and "±" not in text and "[" not in text
    assert "Too few tables to say" in text
    assert msgspec.json.encode(rows[0].margin).endswith(b'"low":null,"high":null}')


@pytest.mark.parametrize("matches", [1, 2])
def test_nor_does_one_match_of_the_second_game(matches: int) -> None:
    games = [assassins_game(match, {"king": "one", "people": "two"}) for match in range(matches)]
    text = town_text(games, rank_assassins_players(games))
    assert "[" not in text and "Too few matches to say" in text


def test_three_tables_say_little() -> None:
    games = [road_game(table, (40, 30)) for table in range(3)]
    text = road_text(games, rank_players(games))
    assert "100.0% [44–100]" in text and "100.0% [100" not in text and "Intervals of 95 %" in text


@given(st.integers(2, 5), st.integers(8, 120))
def test_equal_chances_look_equal_in_the_bar(players: int, width: int) -> None:
    bar = win_bar((1 / players,) * players, range(players), width)
    labels = {label.strip(" ABCDE") for label in _parts(bar.plain, players)}
    assert len(bar.plain) == width and len(labels) == 1


def _parts(bar: str, players: int) -> list[str]:
    """The texts of the parts of a bar, by their letters."""
    starts = [bar.index(letter) for letter in "ABCDE"[:players]]
    return [bar[a:b] for a, b in zip(starts, [*starts[1:], len(bar)], strict=True)]
