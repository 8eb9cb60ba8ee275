"""Finished games are counted once, and from one source, wherever their number is said."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from kingsroad_tui.cli import run
from kingsroad_tui.home.menu import HomeMenu
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.open_table import new_table
from kingsroad_tui.ladder import daily_words
from kingsroad_tui.shell.place import Way
from kingsroad_tui.statistics.kept import RESULTS, KeptResult, KeptSeat, Occasion, results_file
from tests.support.app.acting import running, settle, text_of, until, visit
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, PERSON, setup_of

Out = pytest.CaptureFixture[str]


def kept(game: str, mark: str, rival: str, *, won: bool) -> KeptResult:
    seats = (
        KeptSeat(name="Ann", points=30, place=2 - won, won=won),
        KeptSeat(name="Rival", computer=rival, points=24, place=1 + won, won=not won),
    )
    ending = "" if game == "kingsroad" else "castle" if won else "killed"
    return KeptResult(game, mark, 1.79e9, seats, ending=ending)


def counted(capsys: Out, *game: str) -> tuple[int, int]:
    """How many games the table counts, and on how many the rating is said to rest."""
    assert run([*game, "statistics", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert run([*game, "statistics"]) == 0
    said = capsys.readouterr().out
    assert ("You have not finished" in said) == (not rows)
    found = re.search(r"after (\d+) games?", said)
    return sum(row["games"] for row in rows), int(found[1]) if found else 0


@pytest.mark.parametrize(("game", "rival"), [("kingsroad", "level-1"), ("assassins", "careful")])
def test_results_without_their_files_count(game: str, rival: str, capsys: Out) -> None:
    """Their autosaves are long gone; the table and the rating know them all the same."""
    words = [] if game == "kingsroad" else [game]
    assert counted(capsys, *words) == (0, 0)
    RESULTS.add(*(kept(game, str(at), rival, won=at % 3 > 0) for at in range(7)))
    RESULTS.add(kept(game, "3", rival, won=True))
    assert counted(capsys, *words) == (7, 7)


def test_files_without_their_results_count(capsys: Out) -> None:
    """A game that is there twice, as file and as result, is one."""
    for seed in (3, 5):
        new_table(random_game(2, seed), setup_of(PERSON, COMPUTER), print).leave()
    assert counted(capsys) == (2, 2)
    results_file().unlink()
    assert counted(capsys) == (2, 2)
    for path in saves.SAVES.folder.glob("*.json"):
        path.unlink()
    assert counted(capsys) == (2, 2)


async def test_the_first_screen_and_the_table_know_the_same_games(kingsroad_home: Path) -> None:
    """Also where the file of the results is lost."""
    occasion = Occasion(rung="one-round", match=1, number=1)
    setup = setup_of(PERSON, COMPUTER)
    over = next(game for at in range(99) if 0 in (game := random_game(2, at)).position.winners)
    new_table(over, msgspec.structs.replace(setup, occasion=occasion), print).leave()
    before = await first_screen()
    results_file().unlink()
    assert await first_screen() == before


async def first_screen() -> str:
    """What it says, once it has looked at the results."""
    async with running(size=(80, 40)) as (app, pilot):
        await settle(pilot)
        await until(pilot, lambda: "1–0" in text_of(app))
        return text_of(app)


@pytest.mark.parametrize("game", ["kingsroad", "assassins"])
async def test_over_midnight_the_first_screen_comes_to_the_new_day(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Yesterday's game is played; today's is not."""
    day = Occasion(day=daily_words.today().isoformat())
    RESULTS.add(msgspec.structs.replace(kept(game, "day", "level-1", won=True), occasion=day))
    async with running(size=(80, 40)) as (app, pilot):
        await settle(pilot)
        if game == "assassins":
            await visit(pilot, Way("enter", game))
        await until(pilot, lambda: "played: won" in text_of(app))
        screen = app.screen
        assert isinstance(screen, HomeMenu)
        screen._look_at_day()
        await settle(pilot)
        assert "played: won" in text_of(app)
        tomorrow = daily_words.today() + timedelta(1)
        monkeypatch.setattr(daily_words, "today", lambda: tomorrow)
        screen._look_at_day()
        await settle(pilot)
        assert "played: won" not in text_of(app)
