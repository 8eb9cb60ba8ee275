"""Following a real table by keys: cards typed, advice for one seat, saved like any game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from advisor.messages.protocol import AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.kingsroad.follow.screen import NamePlayersScreen, RecordTableScreen
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library.saves import all_games, read_table
from kingsroad_tui.kingsroad.play.selection_builder import as_typed
from kingsroad_tui.kingsroad.review.choose import ChooseAnalysisScreen
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.kingsroad.statistics import finished_games
from tabletop.words.voice import phrase
from tests.support.app.acting import asked, go, make_app, press, running, settle, tap, text_of
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver
from tests.support.soak import sampled


async def opened(pilot: Pilot[None], game: Game) -> RecordTableScreen:
    screen = RecordTableScreen(game)
    await pilot.app.push_screen(screen)
    await settle(pilot)
    return screen


async def type_choices(pilot: Pilot[None], selections: list[Selection | None]) -> None:
    """Types the cards of those who choose, each ended by Enter."""
    for seat, selection in enumerate(selections):
        if selection is None:
            continue
        field = pilot.app.screen.query_one(f"#cards-{seat}", Input)
        if not field.disabled:
            assert pilot.app.screen.focused is field
            await pilot.press(*as_typed(selection.as_revealed()), "enter")
    await settle(pilot)


async def test_a_game_is_typed_in_and_saved(kingsroad_home: Path) -> None:
    game = random_game(2, 1, rounds=3)
    assert any(any(played.reselections) for played in game.rounds)
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot, Game(game.players))
        for played in game.rounds:
            await type_choices(pilot, list(played.selections))
            if played.reselections:
                assert "second choice" in text_of(app)
                await type_choices(pilot, list(played.reselections))
        assert screen.game == game.as_public()
        (record,) = (kingsroad_home / "data").glob("*.json")
        assert read_game(record) == game.as_public()
        setup = read_table(record).setup
        assert setup is not None
        assert setup.people == (0, 1)  # none of them a computer's from now on
        played_on = TABLES.of(read_table(record), pytest.fail)
        assert len(played_on.setup.people) == 2 and list(finished_games(all_games())) == []
        await press(pilot, "f3")
        before = screen.game
        assert read_game(record) == before != game.as_public()
        for _ in before.players:  # the cards are still in their fields
            await pilot.press("enter")
        await settle(pilot)
        assert screen.game == game.as_public()
        await press(pilot, "f4")
        assert isinstance(app.screen, AnalysisScreen)


async def test_what_is_typed_is_shown_back_in_words_before_it_counts() -> None:
    """A small k is the Knight, as at the table; twice, and he declines."""
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot, Game(("Ann", "[b]Bob")))
        await pilot.press(*"16k")
        assert "Ann: 1 " in text_of(app) and ", Knight." in text_of(app)
        await pilot.press("k")
        assert "Knight (declines)." in text_of(app)
        await pilot.press("enter", *"d1w")
        assert "[b]Bob: Witch." in text_of(app) and not screen.game.rounds
        await press(pilot, "enter")
        assert screen.game.pending is not None


async def test_what_cannot_have_been_played_is_said_at_once() -> None:
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot, Game(("Ann", "[b]Bob")))
        await pilot.press("1", "2", "3", "enter", "1", "1", "6")
        assert f"[b]Bob: {phrase('kingsroad-refused-twice')}" in text_of(app)
        await pilot.press("enter")
        assert screen.game.rounds == ()
        await press(pilot, "backspace", "backspace", "6", "K", "enter")
        assert len(screen.game.rounds) == 1


async def test_the_advice_is_for_one_seat_and_follows_the_game() -> None:
    solver = StudySolver()
    async with running(make_app(solver)) as (app, pilot):
        await opened(pilot, Game(("Ann", "Bob")))
        asked = [r for r in solver.asked if isinstance(r, AdviseRequest)]
        assert [(r.player, len(r.game.rounds)) for r in asked] == [(0, 0)]
        await press(pilot, "f2")
        await type_choices(pilot, [Selection.parse("123"), Selection.parse("W")])
        asked = [r for r in solver.asked if isinstance(r, AdviseRequest)]
        assert asked[1].player == asked[2].player == 1
        assert asked[2].game.pending is not None
        assert "Advice for B" in text_of(app)


async def test_the_way_there_from_the_first_screen() -> None:
    async with running(make_app(StudySolver())) as (app, pilot):
        go(app, "analyse", "kingsroad")
        await settle(pilot)
        choose = app.screen
        assert isinstance(choose, ChooseAnalysisScreen)
        await press(pilot, "down", "enter")
        names = app.screen
        assert isinstance(names, NamePlayersScreen)
        await pilot.press(*"Ann", "enter")
        assert "2 to 5 names" in text_of(app)
        await press(pilot, *", Bob", "enter")
        screen = app.screen
        assert isinstance(screen, RecordTableScreen)
        assert screen.game.players == ("Ann", "Bob")


async def test_a_code_or_a_file_is_analysed_and_anything_else_refused(tmp_path: Path) -> None:
    async with running(make_app(StudySolver())) as (app, pilot):
        go(app, "analyse", "kingsroad")
        await settle(pilot)
        field = app.screen.query_one(Input)
        field.focus()
        field.value = str(tmp_path / "missing.json")
        await pilot.press("enter")
        assert "missing.json" in text_of(app)
        field.value = "KR1:s:4:5:12DW.00010000.38:9D.10200000.-"
        await press(pilot, "enter")
        assert isinstance(app.screen, AnalysisScreen)
        assert app.screen.cursor.position.king == 5


async def _in_the_second_round(pilot: Pilot[None]) -> None:
    await opened(pilot, Game(("Ann", "[b]Bob", "Cid")))
    await type_choices(pilot, [Selection.parse(word) for word in ("16K", "87K", "123")])
    await pilot.press("6", "4", "7", "enter", "W", "enter", "1")


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_picture_of_following_a_table(
    snap_compare: Callable[..., bool], size: tuple[int, int]
) -> None:
    """The map as it lies on the table, the advice for Ann beside it, and a field for everybody's
    cards, two of them filled."""
    assert snap_compare(
        make_app(StudySolver()), terminal_size=size, run_before=_in_the_second_round
    )


async def test_cards_typed_for_a_round_are_not_lost_unasked() -> None:
    async with running() as (app, pilot):
        screen = await opened(pilot, Game(("Ann", "Bob")))
        await tap(pilot, "1", "escape")
        assert asked(app)
        await tap(pilot, "n", "ctrl+q")
        assert asked(app)
        await tap(pilot, "n")
        assert app.screen is screen
        await tap(pilot, "backspace", "escape")
        assert app.screen is not screen and not asked(app)
