"""Hints, warnings, assumptions, programs at the table, and mistakes in the form of a new game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select, Static

from advisor.protocol import Advice, AdviseRequest, Choice
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.hint_words import candidates_shown, find_candidate
from kingsroad_tui.players import Players
from kingsroad_tui.screens.confirm import Confirm
from kingsroad_tui.screens.new_game import NewGame
from kingsroad_tui.screens.what_if import WhatIf
from kingsroad_tui.settings import Settings
from kingsroad_tui.table import Seat, SeatKind, Setup, Turn
from kingsroad_tui.widgets.advice import AdvicePane
from kingsroad_tui.widgets.kingdom import Kingdom
from tests.kingsroad_tui.acting import (
    COMPUTER,
    NAMES,
    PERSON,
    QuickSolver,
    begin,
    make_app,
    text_of,
)
from tests.kingsroad_tui.sample_advice import StudySolver

PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] != "end":
        print(json.dumps({{"id": asked["id"], "selection": {selection}}}), flush=True)
"""


async def settle(pilot: Pilot[None]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def advice_of(pane: AdvicePane) -> Advice:
    assert pane.advice is not None
    return pane.advice


async def test_hints_go_a_step_further_with_every_press() -> None:
    app = make_app(StudySolver())
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        assert "Look at" not in text_of(app)
        said = ["Look at", "chance to win", "Drawn from the mix", "Why "]
        for step, words in enumerate(said, start=1):
            await pilot.press("h")
            await settle(pilot)
            text = text_of(app)
            assert words in text
            assert not any(later in text for later in said[step:])
        assert screen.query_one(Kingdom).hint
        await pilot.press("h")
        assert screen.query_one(Kingdom).hint == ()
        assert "Look at" not in text_of(app)


async def test_a_game_without_hints_has_none() -> None:
    solver = StudySolver()
    app = make_app(solver)
    async with app.run_test(size=(80, 24)) as pilot:
        app.begin(Game(NAMES[:2]), Setup((PERSON, Seat(colour=1)), hints=False))
        await pilot.pause()
        await pilot.press("enter", "h", "a")
        await settle(pilot)
        assert not [asked for asked in solver.asked if isinstance(asked, AdviseRequest)]


async def test_an_assumption_takes_four_keys_and_is_asked_for() -> None:
    solver = StudySolver()
    app = make_app(solver)
    async with app.run_test(size=(120, 36)) as pilot:
        await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, WhatIf)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("down", "enter")
        await settle(pilot)
        request = next(r for r in reversed(solver.asked) if isinstance(r, AdviseRequest))
        assert request.settings.assumptions == ["Baron: plays 2"]
        assert "If Baron: plays 2" in text_of(app)


async def test_a_bad_selection_is_questioned_if_one_likes() -> None:
    app = make_app(StudySolver())
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(Settings(warn=True, speed="by hand"))
        screen = await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        advice = advice_of(screen.query_one(AdvicePane))
        bad = next(
            candidate
            for candidate in advice.candidates
            if candidate.loss > 0.1
            and find_candidate(advice, Selection.of(candidate.selection)) == candidate
        )
        await pilot.press(*bad.selection, "enter")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        await pilot.pause()
        assert screen.table.waiting == (0,)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("y")
        await settle(pilot)
        assert screen.table.game.rounds or screen.table.game.pending


def test_the_candidates_shown_hold_the_one_drawn() -> None:
    from tests.kingsroad_tui.sample_advice import sample_advice

    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES[:3])), player=0)
    advice = sample_advice(request)
    shown = candidates_shown(advice)
    assert advice.recommended in [candidate.selection for candidate in shown]
    assert len(shown) <= 5
    drawn = find_candidate(advice, Selection.of(advice.recommended))
    assert drawn is not None and drawn in shown


def turn_of(command: str) -> Turn:
    seat = Seat(SeatKind.PROGRAM, program=command)
    return Turn(GameData.of(Game(NAMES[:2])), 1, seat, 7)


def program(folder: Path, selection: str) -> str:
    file = folder / "player.py"
    file.write_text(PROGRAM.format(selection=selection))
    return f"{sys.executable} {file}"


async def test_a_program_plays(tmp_path: Path) -> None:
    players = Players(QuickSolver())  # type: ignore[arg-type]
    choice = await players(turn_of(program(tmp_path, '["1", "6", "K"]')))
    players.close()
    assert (choice.selection, choice.reason) == (["1", "6", "K"], "program")


@pytest.mark.parametrize("selection", ['["K", "1", "6"]', '["1"]', "3"])
async def test_a_program_that_forfeits_is_played_on_for(tmp_path: Path, selection: str) -> None:
    players = Players(QuickSolver())  # type: ignore[arg-type]
    turn = turn_of(program(tmp_path, selection))
    first: Choice = await players(turn)
    again = await players(turn)
    players.close()
    assert first.reason == "forfeit" and first.facts["why"]
    assert first.selection == again.selection
    Game(NAMES[:2]).position.hand(1).check(Selection.of(first.selection))


@pytest.mark.parametrize(
    ("field", "text", "shown", "words"),
    [
        ("name-1", "regent", "seat-1-error", "The same name"),
        ("name-0", " ", "seat-0-error", "blank"),
        ("name-2", "x" * 41, "seat-2-error", "longer than 40"),
        ("board", "/no/such/board.toml", "board-error", "No such file"),
        ("seed", "-3", "seed-error", "A seed is a number"),
    ],
)
async def test_a_mistake_is_shown_at_its_field(
    field: str, text: str, shown: str, words: str
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await pilot.pause()
        app.screen.query_one(f"#{field}", Input).value = text
        await pilot.press("ctrl+g")
        await pilot.pause()
        assert isinstance(app.screen, NewGame)
        assert app.screen.query_one(f"#{shown}", Static).display
        assert words in text_of(app)


async def test_two_players_cannot_have_one_colour_nor_a_program_that_is_not_there() -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await pilot.pause()
        app.screen.query_one("#colour-1", Select).value = 0
        await pilot.press("ctrl+g")
        await pilot.pause()
        assert "Somebody else has that colour" in text_of(app)
        app.screen.query_one("#colour-1", Select).value = 1
        app.screen.query_one("#kind-2", Select).value = "program"
        await pilot.pause()
        app.screen.query_one("#cmd-2", Input).value = "no-such-program-here"
        await pilot.press("ctrl+g")
        await pilot.pause()
        assert "There is no program" in text_of(app)
