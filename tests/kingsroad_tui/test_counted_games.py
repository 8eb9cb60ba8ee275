"""Games that count, as a person comes to them: the ladder, the day's game, and their traces.

Finished games are counted once, and from one source, wherever their number is said.
"""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from kingsroad.games import Game
from kingsroad_tui.cli import run
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.ladder import COUNTED, RUNGS
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.saves import SAVES, last_unfinished, write_table
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.results import all_results
from kingsroad_tui.ladder.daily_words import DayDraw, today
from kingsroad_tui.ladder.screen import DayDoneDialog, LadderScreen
from kingsroad_tui.ladder.standing import ladder_of
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.screen import PractiseScreen
from kingsroad_tui.settings.stored import load_settings, settings_file
from kingsroad_tui.shell.place import Way
from kingsroad_tui.statistics.kept import (
    RESULTS,
    KeptResult,
    KeptSeat,
    Occasion,
    results_file,
    results_of,
)
from tests.kingsroad_tui.statistics.games import result
from tests.support.app.acting import (
    asked,
    make_app,
    open_screen,
    play_screen,
    press,
    running,
    settle,
    text_of,
    to_game,
    until,
    visit,
)
from tests.support.legal import random_game
from tests.support.paths import ROOT
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of

GAME = "kingsroad"
EVERY_HAND = ["678", "67", "6", "-"]


def kingsroad(*words: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", *words],
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


async def test_the_name_is_asked_once_and_the_game_left_is_gone_on_with() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        await press(pilot, "d")
        await until(pilot, lambda: "Play game 1" in text_of(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, OwnNameDialog))
        await pilot.press("home", "shift+end", *"Ann", "enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        table = play_screen(app).table
        assert "Ann" in table.game.players
        assert table.setup.occasion == Occasion(rung=COUNTED[0], match=1, number=1)
        assert not table.setup.hints and not table.can_take_back
        await press(pilot, "1", "6", "4", "enter")
        await until(pilot, lambda: len(table.game.rounds) == 1)
        assert not table.can_take_back, "no undo in a game that counts"
        mark = table.setup.mark
        await visit(pilot, Way("home"))
        await settle(pilot)
        await visit(pilot, Way("ladder_game", GAME))
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert play_screen(app).table.setup.mark == mark
    assert load_settings(settings_file()).name == "Ann"


async def test_a_game_counts_as_it_ended_first_whatever_follows() -> None:
    """Taken back and finished again, it has one result; a copy and a branch have no other."""
    over = Game(NAMES[:2], rounds=random_game(2, 5).rounds)
    async with running() as (app, pilot):
        await settle(pilot)
        await visit(pilot, to_game(over, setup_of(PERSON, COMPUTER)))
        await settle(pilot)
        kept = results_of(GAME)
        assert len(kept) == 1
        table = app.screen._table  # type: ignore[attr-defined]
        table.take_back()
        table.played(over, {})
        assert table.setup.undone
        assert len(RESULTS.entries()) == 2 and len(results_of(GAME)) == 1
        assert not results_of(GAME)[0].undone
    assert [one.mark for one in all_results()] == [kept[0].mark]


async def test_the_end_of_a_ladder_game_says_how_the_match_stands() -> None:
    """And the same key as for another game plays the match on."""
    match = ladder_of([], COUNTED).match
    games = (random_game(2, seed) for seed in range(99))
    won = next(game for game in games if game.position.winners == (0,))
    over = Game(("Ann", "Squire"), rounds=won.rounds)
    setup = msgspec.structs.replace(
        setup_of(PERSON, COMPUTER), occasion=match.next_game, hints=False
    )
    async with running(size=(120, 36)) as (app, pilot):
        await settle(pilot)
        await visit(pilot, to_game(over, setup))
        await until(pilot, lambda: "You lead 1–0. Game 2 is next." in text_of(app))
        assert "Your first rating is about" in text_of(app)
        app.screen.listen()  # type: ignore[attr-defined]
        await press(pilot, "g")
        await until(pilot, lambda: isinstance(app.screen, OwnNameDialog))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert play_screen(app).table.setup.occasion.number == 2


async def test_the_day_is_played_once_and_then_looked_back_at() -> None:
    day = DayDraw.of(GAME, today()).occasion
    RESULTS.add(result(occasion=day, share=1.0))
    app = make_app()
    app.keep_settings(msgspec.structs.replace(app.settings, name="Ann"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await visit(pilot, Way("practise", GAME))
        await until(pilot, lambda: "Today's game: won" in text_of(app))
        await press(pilot, "q")
        await visit(pilot, Way("today", GAME))
        await until(pilot, lambda: isinstance(app.screen, DayDoneDialog))
        assert "You have played today's game." in text_of(app)
        await pilot.press("enter")
        assert app.clipboard.count("\n") == 2
        assert app.clipboard.startswith("King's Road, ")


async def test_the_day_is_begun_after_a_question_as_it_counts() -> None:
    app = make_app()
    app.keep_settings(msgspec.structs.replace(app.settings, name="Ann"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for answer in "ny":
            await visit(pilot, Way("today", GAME))
            await until(pilot, lambda: asked(app))
            assert "Today's game is the same table for everybody" in text_of(app)
            await press(pilot, answer)
            assert isinstance(app.screen, PlayScreen) == (answer == "y")
        assert play_screen(app).table.setup.occasion.day == today().isoformat()
        await visit(pilot, Way("today", GAME))  # on with it, without another question
        await settle(pilot)
        assert isinstance(app.screen, PlayScreen)


async def test_a_ladder_with_a_match_under_way() -> None:
    results: list[KeptResult] = []
    for share in (1, 1, 1, 0):
        match = ladder_of(results, COUNTED).match
        results.append(result(match.rung, share=share, occasion=match.next_game))
    RESULTS.add(*results)
    async with running(size=(120, 36)) as (app, pilot):
        await settle(pilot)
        await visit(pilot, Way("practise", GAME))
        await until(pilot, lambda: "1–1 against the Sheriff" in text_of(app))
        await press(pilot, "q")
        await open_screen(pilot, Way("ladder", GAME), LadderScreen)
        await until(pilot, lambda: "It stands 1–1: game 3 decides." in text_of(app))
        text = text_of(app)
        assert "You are a guest at court. Next: a rider of the guard." in text
        assert "Your rating is about" in text and "after 4 games" in text


def test_a_game_of_the_ladder_that_was_won_stands_after_a_crash() -> None:
    killed = subprocess.run(
        [sys.executable, "-m", "tests.support.app.scripted_ladder"], cwd=ROOT, check=False
    )
    assert killed.returncode == -signal.SIGKILL
    ladder = ladder_of(results_of(GAME), COUNTED)
    assert ladder.match.games == (1.0,)
    saved, unusable = last_unfinished()
    assert saved is None and not unusable


def test_the_commands_say_where_one_stands() -> None:
    RESULTS.add(result("one-round", occasion=Occasion("one-round", 1, 1)))
    said = kingsroad("ladder")
    assert said.returncode == 0
    assert "now 1–0; your next match" in said.stdout and "6. Chancellor" in said.stdout
    data = json.loads(kingsroad("ladder", "--json").stdout)
    assert data["match"] == {"strength": "one-round", "number": 1, "games": [1.0]}
    assert data["rating"]["low"] < data["rating"]["value"] < data["rating"]["high"]
    assert len(data["rungs"]) == len(RUNGS.strengths)
    town = kingsroad("assassins", "ladder")
    assert "5. Chancellor" in town.stdout and "You are new in town." in town.stdout
    day = json.loads(kingsroad("today", "--json").stdout)
    assert day["day"] == today().isoformat() and day["result"] is None and day["rivals"]
    assert "The same table for everybody today." in kingsroad("assassins", "today").stdout


def test_plain_play_goes_up_the_ladder() -> None:
    lines = ["ladder", "y", "Ann", *EVERY_HAND * 120]
    done = kingsroad("play", "--plain", lines=lines)
    assert done.returncode == 0 and done.stderr == ""
    assert "Best of three against the Squire." in done.stdout
    (kept,) = results_of(GAME)
    assert kept.occasion == Occasion("one-round", 1, 1)
    assert [seat.name for seat in kept.seats] == ["Ann", "Squire"]
    assert load_settings(settings_file()).name == "Ann"


QUICK_CLOCKS = """
import time
for name in ("monotonic", "perf_counter", "process_time", "thread_time"):
    setattr(time, name, lambda real=getattr(time, name): 200 * real())
"""
"""Has Python's clocks run as they seem to on a machine that is 200 times as slow."""


@contextmanager
def slow_machine(folder: Path) -> Iterator[None]:
    """While all programs that are started see time fly."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(QUICK_CLOCKS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        yield


@contextmanager
def busy_machine(_: Path) -> Iterator[None]:
    """While other work keeps every core busy."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(4)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()


def whole_soak(machine: object, *words: str) -> object:
    return pytest.param(machine, list(words), marks=pytest.mark.soak)


@pytest.mark.parametrize(
    ("machine", "words"),
    [
        (slow_machine, []),
        (slow_machine, ["assassins"]),
        whole_soak(busy_machine),
        whole_soak(busy_machine, "assassins"),
    ],
)
def test_the_day_goes_the_same_way_however_slow_the_machine_is(
    machine: Callable[[Path], AbstractContextManager[None]],
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same choices bring the same game; plain play says it in three lines at the end."""
    lines = ["Ann", *(["end", "abc", "-"] * 60 if words else EVERY_HAND * 120), "share"]
    said = []
    machines: list[AbstractContextManager[None]] = [nullcontext(), machine(tmp_path / "slow")]
    for number, around in enumerate(machines):
        monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path / str(number)))
        with around:
            done = kingsroad(*words, "today", "--play", "--plain", lines=lines)
        assert done.returncode == 0 and done.stderr == ""
        (kept,) = results_of(words[0] if words else GAME)
        assert kept.occasion.day == today().isoformat()
        (file,) = (tmp_path / str(number) / "state").glob("*/*.json")
        said.append((kept.seats, kept.strip, json.loads(file.read_bytes())["rounds"]))
        (strip,) = (line for line in done.stdout.splitlines() if line[:1] in "▲=▽" and line[1:])
        assert len(strip.split()[0]) == kept.rounds
    assert said[0] == said[1]


async def test_a_game_played_on_from_its_middle_says_nothing_of_how_strong_one_is() -> None:
    """Nor is it one of the ladder, whatever it was branched from; nor one that was opened."""
    match = ladder_of([], COUNTED).match
    setup = msgspec.structs.replace(setup_of(PERSON, COMPUTER), occasion=match.next_game)
    over = random_game(2, 5)
    async with running() as (app, pilot):
        await settle(pilot)
        branch = Game(NAMES[:2], rounds=over.rounds[:2])
        await visit(pilot, to_game(branch, setup, back=Way("home")))
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        table = play_screen(app).table
        assert table.setup.undone and not table.setup.occasion
    path = tmp_file(over, setup)
    opened = TABLES.of(SAVES.read(path), print)
    assert opened.setup.undone and not opened.setup.occasion


def tmp_file(game: Game, setup: Setup) -> Path:
    """A game saved by a name, with all that its table says."""
    path = results_file().parent / "named.json"
    write_table(path, game, setup)
    return path


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
        TABLES.new(random_game(2, seed), setup_of(PERSON, COMPUTER), print).leave()
    assert counted(capsys) == (2, 2)
    results_file().unlink()
    assert counted(capsys) == (2, 2)
    for path in saves.SAVES.folder.glob("*.json"):
        path.unlink()
    assert counted(capsys) == (2, 2)


async def test_practice_and_the_table_know_the_same_games(kingsroad_home: Path) -> None:
    """Also where the file of the results is lost."""
    occasion = Occasion(rung="one-round", match=1, number=1)
    setup = setup_of(PERSON, COMPUTER)
    over = next(game for at in range(99) if 0 in (game := random_game(2, at)).position.winners)
    TABLES.new(over, msgspec.structs.replace(setup, occasion=occasion), print).leave()
    before = await what_counts()
    results_file().unlink()
    assert await what_counts() == before


async def what_counts() -> list[str]:
    """What the page of practice says of it, once it has looked at the results."""
    async with running(size=(80, 40)) as (app, pilot):
        await settle(pilot)
        await press(pilot, "p")
        await until(pilot, lambda: "The ladder: 1–0" in text_of(app))
        return [line for line in text_of(app).splitlines() if "The ladder" in line]


async def test_the_ladder_and_the_days_game_are_played_from_the_page_of_practice() -> None:
    async with running(size=(80, 40)) as (app, pilot):
        await settle(pilot)
        for name, there in (("ladder", LadderScreen), ("day", OwnNameDialog)):
            await visit(pilot, Way("practise", GAME))
            screen = app.screen
            assert isinstance(screen, PractiseScreen)
            await until(pilot, lambda: "The ladder: best of three" in text_of(app))
            screen.lines.highlighted = screen.lines.get_option_index(name)
            await press(pilot, "enter")
            assert isinstance(app.screen, there)


@pytest.mark.parametrize("game", ["kingsroad", "assassins"])
async def test_over_midnight_practice_comes_to_the_new_day(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Yesterday's game is played; today's is not."""
    day = Occasion(day=today().isoformat())
    RESULTS.add(msgspec.structs.replace(kept(game, "day", "level-1", won=True), occasion=day))
    async with running(size=(80, 40)) as (app, pilot):
        await settle(pilot)
        await visit(pilot, Way("practise", game))
        await until(pilot, lambda: "Today's game: won" in text_of(app))
        screen = app.screen
        assert isinstance(screen, PractiseScreen)
        screen._look_at_day()
        await settle(pilot)
        assert "Today's game: won" in text_of(app)
        tomorrow = screen.book.today + timedelta(1)
        monkeypatch.setattr(type(screen.book), "today", tomorrow)
        screen._look_at_day()
        await settle(pilot)
        assert "Today's game: not played yet" in text_of(app)
