"""Looking back at a game of King & Assassins: its moments, hints about them, playing on.

``kingsroad assassins analyse``: sentences, JSON, pages, exit codes, and what it keeps quiet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as with_changes
from textual.pilot import Pilot

import advisor.assassins.review as reviewing
from advisor.messages.assassins_requests import AssassinsAdviseRequest
from advisor.messages.assassins_review import PhaseReview, summed_up
from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData, write_game
from kingsroad_tui.assassins.library.saves import write_named
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen
from kingsroad_tui.assassins.review.look_back_words import moments
from kingsroad_tui.assassins.review.summary import not_judged_sentence
from kingsroad_tui.cli import run
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.notes.kept import GameNotes, notes_of
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase
from tests.assassins.support.random_play import steps
from tests.support.app.acting import QuickSolver, go, make_app, press, running, settle, text_of
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    assassins_screen,
    begin_assassins,
)
from tests.support.planted_assassins import planted_game, sample_review
from tests.support.soak import sampled


def finished(seed: int) -> AssassinsGame:
    *_, last = steps(Random(seed))
    assert last.finished
    return last


@pytest.mark.parametrize("seed", sampled(range(6), 0, 3))
def test_the_moments_of_a_game_are_the_game(seed: int) -> None:
    """Each is a game that the rules know, in order, and the last is the game as it stands."""
    for game in steps(Random(seed)):
        walked = moments(game)
        if game.position.card is None and not game.phases:
            assert walked == ()
            continue
        for before, after in pairwise(walked):
            assert before.phase <= after.phase
            assert len(before.game.phases) <= len(after.game.phases)
        for moment in walked:
            assert moment.game.positions[0] == game.start
            assert moment.side is None or moment.side is moment.scene.side
        if game.position.card is not None:
            assert walked[-1].game.position == game.position
    assert walked[-1].game == game
    for moment in walked:
        assert AssassinsGameData.of(moment.game).game().position == moment.game.position
    assert {moment.phase for moment in walked} == set(range(len(game.phases)))


async def at_the_end(pilot: Pilot[None], game: AssassinsGame) -> None:
    setup = Setup((PERSON, COMPUTER), 1)
    go(pilot.app, "end", "assassins", table=AssassinsTable(game, setup))
    await settle(pilot)
    screen = pilot.app.screen
    assert isinstance(screen, AssassinsEndScreen)
    screen.listen()


def told(screen: AssassinsLookBackScreen) -> str:
    return str(screen.query_one("#story-text", PlainStatic).content)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
async def test_walking_through_a_finished_game(size: tuple[int, int]) -> None:
    """Every step is on the board, and the keys stop at both ends."""
    game, app = finished(3), make_app()
    async with app.run_test(size=size) as pilot:
        await at_the_end(pilot, game)
        await press(pilot, "z")
        screen = app.screen
        assert isinstance(screen, AssassinsLookBackScreen)
        walked = moments(game)
        await press(pilot, "left", "up")
        for at, moment in enumerate(walked):
            view = screen.query_one(AssassinsBoard).view
            assert view is not None and view.position == moment.scene.position
            assert f"{at + 1}/{len(walked)}" in text_of(app)
            assert " ".join(moment.scene.sentences) in told(screen)
            await press(pilot, "right")
        assert f"{len(walked)}/{len(walked)}" in text_of(app)
        await press(pilot, "t")
        assert told(screen) == with_keys(phrase("assassins-review-look-back-over"), keys_on(screen))
        await press(pilot, "up")
        last_phase = next(n for n, m in enumerate(walked) if m.phase == walked[-1].phase)
        assert f"{last_phase + 1}/{len(walked)}" in text_of(app)
        await press(pilot, "home", "down")
        second = next(n for n, m in enumerate(walked) if m.phase == 1)
        assert f"{second + 1}/{len(walked)}" in text_of(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, AssassinsEndScreen)


async def test_a_hint_is_about_the_moment_and_draws_its_moves() -> None:
    game, solver = finished(3), QuickSolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        await at_the_end(pilot, game)
        await press(pilot, "z", "t", "t")
        await settle(pilot)
        screen = app.screen
        view = screen.query_one(AssassinsBoard).view
        assert view is not None and view.plan is not None and view.plan.ends
        assert "Best moves: see the board." in " ".join(text_of(app).split())
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert (asked.side, asked.game.secret) == ("king", None)
        await press(pilot, "down")
        await settle(pilot)
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert asked.side == "people" and asked.game.secret is not None
        for _ in range(10):
            await press(pilot, "t")
            if "Hint" not in text_of(app).replace("t hint", "").replace("t Hint", ""):
                break
        assert "Hint" not in text_of(app).replace("t hint", "").replace("t Hint", "")


async def test_playing_on_from_a_moment() -> None:
    """It is a game of its own, and goes on from exactly there."""
    game, app = finished(3), make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot, game)
        await press(pilot, "z", "down", "down", "right")
        there = moments(game)
        at = next(n for n, m in enumerate(there) if m.phase == 2) + 1
        assert there[at].side is Side.KING
        await press(pilot, "g")
        await settle(pilot)
        assert isinstance(app.screen, AssassinsPlayScreen)
        table = assassins_screen(pilot).table
        assert table.game == there[at].game and table.game is not game


async def test_while_a_game_runs_nothing_secret_is_shown_and_nothing_played_on() -> None:
    """The king's player walks through the game so far; who the assassins are is not in it."""
    solver = QuickSolver()
    async with running(make_app(solver)) as (app, pilot):
        unfinished = next(game for game in steps(Random(4)) if len(game.phases) == 4)
        assert unfinished.secret is not None
        await begin_assassins(pilot, PERSON, COMPUTER, game=unfinished)
        await press(pilot, "z")
        screen = app.screen
        assert isinstance(screen, AssassinsLookBackScreen)
        while True:
            view = screen.query_one(AssassinsBoard).view
            assert view is not None and not view.own
            before = text_of(app)
            await press(pilot, "left")
            if text_of(app) == before:
                break
        await press(pilot, "g")
        assert told(screen) == phrase("assassins-review-look-back-running")
        await press(pilot, "down", "t")
        await settle(pilot)
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert (asked.side, asked.game.secret) == ("people", None)
        await press(pilot, "escape")
        assert isinstance(app.screen, AssassinsPlayScreen)


async def test_before_the_first_card_there_is_nothing_to_look_back_at() -> None:
    async with running() as (app, pilot):
        await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(secret=None))
        await press(pilot, "z")
        assert isinstance(app.screen, AssassinsPlayScreen)


def test_an_arrest_tells_what_it_was_only_once_the_game_is_over() -> None:
    """Of a running game nothing is said, whoever the assassins are."""
    for seed in range(12):
        game = finished(seed)
        assert game.secret is not None
        arrests = [
            (moment.scene, moment.scene.knights[-1].townsperson)
            for moment in moments(game)
            if moment.scene.knights
            and moment.scene.headline in ("Arrested!", "The last assassin!")
            and moment.scene.knights[-1].action.kind is ActionKind.ARREST
        ]
        for scene, who in arrests:
            caught = who in game.secret.assassins
            assert scene.sentences[-1].startswith("An assassin" if caught else "No assassin")
        unfinished = replace(game, phases=game.phases[:-1], position=game.phases[-1].before)
        said = [words for moment in moments(unfinished) for words in moment.scene.sentences]
        assert not any("as it turned out" in words for words in said)
        if len(arrests) > 1:
            return
    raise AssertionError("no game with two arrests was looked at")


async def test_a_note_on_a_round_stands_there_and_in_the_file(tmp_path: Path) -> None:
    """It is said with the story of every step of the round; without a file that is said."""
    async with running() as (app, pilot):
        unfinished = next(game for game in steps(Random(4)) if len(game.phases) == 4)
        await begin_assassins(pilot, PERSON, COMPUTER, game=unfinished)
        await press(pilot, "z", "home", "N")
        screen = app.screen
        assert isinstance(screen, AssassinsLookBackScreen)
        assert told(screen) == phrase("notes-no-file")
        path = tmp_path / "town.json"
        write_named(path, unfinished, screen.table.setup)
        screen.table.where = lambda: path
        await press(pilot, "N", *"Bold", "enter")
        assert told(screen).endswith("Note: Bold")
        assert notes_of(path) == GameNotes("", {"1": "Bold"})
        await press(pilot, "end")
        assert "Note:" not in told(screen)


@pytest.fixture(name="running")
def saved_running(tmp_path: Path) -> str:
    """The planted game after two phases, its secret in the file."""
    file = tmp_path / "running.json"
    write_game(file, planted_game(2))
    return str(file)


@pytest.fixture(name="finished")
def saved_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The whole game; what is said of it is taken from the sample."""
    file = tmp_path / "finished.json"
    write_game(file, planted_game())
    monkeypatch.setattr(reviewing, "review_phases", lambda *_: iter(sample_review().phases))
    return str(file)


def test_a_running_game_tells_nothing_of_the_secret(
    running: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["assassins", "analyse", running]) == 0
    said = capsys.readouterr().out
    assert "Round 1, the king's side: a blunder" in said
    assert "The people's phases are not judged while the game is running" in said
    assert "could have been killed" not in said
    public = tmp_path / "public.json"
    write_game(public, planted_game(2, None))
    assert run(["assassins", "analyse", str(public)]) == 0
    # But for the time that it took, to the letter.
    assert capsys.readouterr().out.splitlines()[:-1] == said.splitlines()[:-1]


def test_the_promised_fields(running: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assassins", "analyse", running, "--side", "people", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    answer: dict[str, Any] = json.loads(line)
    assert answer["file"] == running
    king, people = answer["review"]["phases"]
    assert king["loss"] is None and king["severity"] is None
    assert people["severity"] == "blunder" and people["loss"] > 0.5
    assert people["missed_kill"] == ["Rd5", "Ad5*", "Ad5*"]
    assert people["wasted_ap"] == {"king": 0, "knights": 0, "people": 5, "to_and_fro": 0}
    assert {"missed_safe", "open_gate", "missed_win"} <= set(people)


def test_in_words_what_was_planted_is_told(
    finished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["assassins", "analyse", finished]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for words in (
        "The king could have been killed: the apple seller A is revealed, wounds the king and",
        "On the same square he could have stood without any risk: knight 1 arrests the apple",
        "A gate stayed open: 5 of the 6 cards let the king walk out next; none would have",
        "Round 3, the king's side: well played.",
        "The apple seller A was an assassin, which was 3% likely.",
        "Mistakes, worst first",
    ):
        assert words in said
    assert said.count("then the other side +33%") == 1  # in the list of luck


def test_pages(finished: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run(["assassins", "analyse", finished, "--html", str(page)]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run(["assassins", "analyse", finished, "--html", str(page)]) == 2
    assert "--force replaces it" in capsys.readouterr().err
    assert run(["assassins", "analyse", finished, "--markdown"]) == 0
    assert capsys.readouterr().out.startswith("# King \\& Assassins: Ann")


def test_ctrl_c_puts_out_what_is_judged(
    finished: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Iterator[PhaseReview]:
        yield sample_review().phases[0]
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "review_phases", interrupted)
    assert run(["assassins", "analyse", finished, "--json"]) == 130
    out, err = capsys.readouterr()
    assert len(json.loads(out)["review"]["phases"]) == 1
    assert "interrupted after 1 of 7 phases" in err


def test_a_bad_file_is_reported_and_the_others_go_on(
    finished: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    assert run(["assassins", "analyse", str(bad), finished, "--json"]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1 and str(bad) in err
    assert run(["assassins", "analyse", finished, "--json", "--markdown"]) == 2
    assert "choose one of --json and --markdown" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("phases", "secret", "side", "said"),
    [
        (1, "akl", "both", ""),  # ended before any of the people's
        (7, "akl", "both", ""),
        (7, "akl", "king", "only the king's were asked for"),
        (7, None, "king", "is not in the record"),
    ],
)
def test_why_phases_are_not_judged_is_true(
    phases: int, secret: str | None, side: str, said: str
) -> None:
    told = sample_review().phases[:phases]
    if side == "king":
        told = [one if one.side == "king" else with_changes(one, loss=None) for one in told]
    game = planted_game(7, secret)
    review = summed_up(told, 0.0, complete=True, finished=game.finished)
    sentence = not_judged_sentence(review, game)
    assert said in sentence and bool(said) == bool(sentence)
