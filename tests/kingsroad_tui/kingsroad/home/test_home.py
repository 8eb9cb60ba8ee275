"""The first screen: its menu, and what is highlighted in it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from textual.events import Paste
from textual.widgets._footer import FooterKey

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.records import encode_game
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.library.saves import read_table
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.game_lines import print_line
from tests.support.app import acting
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, NAMES, PERSON
from tests.support.soak import sampled

ASSASSINS_CODE = "KA1:9:p:1-6s-5:2nn:e4w:d4h5i7j7:d6r.f10.h10.x.c4.g6.i4.f5.b7.b8.d9.k:1211100"


@pytest.mark.parametrize(
    "size", sampled([(60, 20), (80, 24), (116, 34), (120, 36), (200, 60)], (60, 20), (116, 34))
)
async def test_every_entry_of_the_menu_is_one_line(size: tuple[int, int]) -> None:
    """Nine at most, also with a game to go on with; what is behind one of them, too."""
    looks = ["open", "analyse", "editor", "follow", "statistics"]
    entries = ["new", "learn", "practise", "together", "look", "assassins", "settings", "quit"]
    async with acting.running(size=size) as (_, pilot):
        home = await acting.first_screen(pilot)
        for before in ([], ["continue"]):
            offered = [*before, *entries]
            assert [option.id for option in home.menu.options] == offered
            assert home.menu.size.height == home.menu.virtual_size.height == len(offered) < 10
            await acting.press(pilot, "v")
            assert [option.id for option in home.menu.options] == [*looks, "out"]
            assert home.highlighted == "open"
            await acting.press(pilot, *(["escape"] if before else ["end", "enter"]))
            assert home.highlighted == "look" and home.menu.option_count == len(offered)
            if not before:
                await acting.begin(pilot, PERSON, COMPUTER)
                await acting.press(pilot, "q")


async def test_the_key_that_leads_away_leads_back_from_the_ways_to_look_first() -> None:
    """Their own keys work before they are seen; whoever comes back from one sees the menu."""
    async with acting.running() as (app, pilot):
        home = await acting.first_screen(pilot)
        await acting.press(pilot, "v", "q")
        assert app.screen is home and home.highlighted == "look"
        for keys in (["v", "enter"], ["o"]):
            await acting.press(pilot, *keys)
            assert app.screen is not home
            await acting.press(pilot, "escape")
            assert app.screen is home and home.menu.option_count == 8


async def test_every_entry_of_the_menu_has_its_key_before_it() -> None:
    """Those of the settings, too."""
    app = acting.make_app()
    app.keep_settings(replace(app.settings, keys={"home.together": "j"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await acting.settle(pilot)
        text = acting.text_of(app)
        for entry in ("n  New game", "j  Play together", "k  King & Assassins", "s  Settings"):
            assert f" {entry} " in text


async def test_what_is_pasted_or_dropped_here_is_opened(tmp_path: Path) -> None:
    """A code of either game as it was sent, a game in a line, a file; an invitation leads on."""
    file = tmp_path / "a b.json"
    file.write_bytes(encode_game(random_game(2, 3, rounds=2)))
    road = print_position(random_game(3, 4, rounds=2).position)
    line = print_line(file.read_bytes())
    async with acting.running() as (app, pilot):
        home = await acting.first_screen(pilot)
        for pasted, players in (
            (f"> {road[:30]}\n> {road[30:]}\n> Ann", 3),
            (f"Look: „{line[:40]}\n{line[40:]}“.", 2),
            (f"'{file}' ", 2),
            ("Hello, Ann", 0),
        ):
            with patch.object(app, "go_to") as asked:
                home._paste(Paste(pasted))
            (way,) = asked.call_args.args
            if players:
                assert len(read_table(way.given["path"]).game.players) == players
            else:
                assert way == Way("together", invitation=pasted)
        app.screen.post_message(Paste(f"`{ASSASSINS_CODE.replace('-', '−')}`."))
        await acting.until(
            pilot, lambda: any(isinstance(one, AssassinsPlayScreen) for one in app.screen_stack)
        )


async def test_a_game_that_was_left_is_what_one_goes_on_with() -> None:
    """Also on leaving it for the second time; a look at the settings moves nothing."""
    async with acting.running() as (app, pilot):
        home = await acting.first_screen(pilot)
        for cards in ("164", "253"):
            if home.unfinished is None:
                await acting.begin(pilot, PERSON, COMPUTER, COMPUTER)
            else:
                home.menu.highlighted = 1
                await pilot.press("c")
            await acting.settle(pilot)
            await acting.press(pilot, *cards, "enter")
            await acting.press(pilot, "q")
            assert isinstance(app.screen, HomeScreen)
            assert home.highlighted == "continue"
            assert not home.menu.get_option("continue").disabled
        home.menu.highlighted = home.menu.get_option_index("new")
        await acting.press(pilot, "s")
        assert isinstance(app.screen, SettingsScreen)
        await acting.press(pilot, "q")
        assert home.highlighted == "new"


async def test_play_again_has_a_line_where_no_game_waits_and_its_key_always() -> None:
    """A game is left twice; once it is deleted, its rivals are offered in its place."""
    async with acting.running() as (app, pilot):
        home = await acting.first_screen(pilot)
        await acting.press(pilot, "n", "ctrl+g")
        for key in ("q", "g", "enter", "q"):  # Enter for one's name, which is asked once
            await acting.press(pilot, key)
            await acting.settle(pilot)
        offered = [option.id for option in home.menu.options]
        assert offered[:2] == ["continue", "new"]
        for path in home.saves.glob("*.json"):
            path.unlink()
        await acting.press(pilot, "s", "q")
        await acting.settle(pilot)
        offered = [option.id for option in home.menu.options]
        assert offered[:2] == ["again", "new"] and "with Squire" in acting.text_of(app)


async def test_the_key_that_leads_back_never_ends_the_program_by_itself() -> None:
    """Pressed again and again it asks; the menu's own entry does not."""
    async with acting.running() as (app, pilot):
        await acting.begin(pilot, PERSON, COMPUTER)
        await acting.press(pilot, *"qqqqq")
        assert app.is_running and isinstance(app.screen, ConfirmDialog)
        assert "Quit King's Road?" in acting.text_of(app)
        await acting.press(pilot, "escape")
        assert isinstance(app.screen, HomeScreen)
        await acting.press(pilot, "q", "y")
        await pilot.pause()
        assert not app.is_running


async def test_the_entry_of_the_menu_quits_at_once() -> None:
    async with acting.running(size=(120, 36)) as (app, pilot):
        home = await acting.first_screen(pilot)
        home.menu.highlighted = home.menu.get_option_index("quit")
        await acting.press(pilot, "enter")
        await pilot.pause()
        assert not app.is_running


async def test_no_key_below_a_screen_is_cut() -> None:
    """Where the line is too short whole keys are left out, never help and the way out."""
    async with acting.running() as (app, pilot):
        await acting.settle(pilot)
        for _ in range(2):
            for width in (60, 70, 120, 80):
                await pilot.resize_terminal(width, 24)
                await acting.settle(pilot)
                keys = list(app.screen.query(FooterKey))
                shown = sorted((key for key in keys if key.display), key=lambda key: key.region.x)
                assert {"f1", "q"} <= {key.key for key in shown}
                assert len(shown) == len(keys) or width < 80
                # The cell behind the last word is blank.
                assert all(key.region.right - 1 <= width for key in shown)
                for one, other in pairwise(shown):
                    assert one.region.right <= other.region.x
            await acting.visit(pilot, Way("learn", "kingsroad"))


async def test_a_game_left_in_a_second_choice_is_shown_with_what_was_revealed() -> None:
    """The markers that the others have placed lie on the small map as they do on the table."""
    app = acting.make_app()
    chosen = [Selection.parse(word) for word in ("W12", "164", "25K")]
    game = Game(NAMES[:3]).reveal(chosen)
    async with app.run_test(size=(120, 36)) as pilot:
        await acting.begin(pilot, PERSON, PERSON, PERSON, game=game)
        await acting.settle(pilot)
        await acting.press(pilot, "q")
        home = await acting.first_screen(pilot)
        shown = home.query_one("#last Kingdom", Kingdom).position
        assert shown == game.table_position != game.position
