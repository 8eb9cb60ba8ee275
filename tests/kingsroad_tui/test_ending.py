"""A seat in a browser: nothing but its table can be reached there, and nothing of the host's.

A game that could not be saved is not left without a word, and can be saved elsewhere.

Signals and crashes: nothing goes on running, and the terminal can be used afterwards.

The app is killed at a random moment: what had been revealed is there when it starts again.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from fnmatch import filter as filter_names
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from kingsroad.games import Game
from kingsroad_tui.app import key_registry
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.in_app import TABLES as ASSASSINS_TABLES
from kingsroad_tui.assassins.library.saves import assassins_autosave_folder, read_assassins_table
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.files.locations import autosave_folder, folders
from kingsroad_tui.games import GAMES
from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library.saves import last_unfinished, read_table, recent_games
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Phase
from kingsroad_tui.library.save_game import SaveGameDialog, UnsavedDialog
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.browser_seats import own_environment
from kingsroad_tui.widgets.plain import PlainStatic
from tests.assassins.support.random_play import random_game as random_town
from tests.kingsroad_tui.test_keys import classes_of_the_app
from tests.support.app import acting
from tests.support.app.assassins_acting import assassins_game
from tests.support.app.killing import lines_until_killed
from tests.support.app.processes import MARK, Terminal, in_terminal, marked, needs_proc, wait_for
from tests.support.legal import random_game
from tests.support.paths import ROOT
from tests.support.seats import COMPUTER, PERSON, setup_of
from tests.support.soak import sampled
from tests.support.together.closed_walk import SECRET
from tests.support.together.network import NetworkGuest, served

SCREENS = {
    "ConfirmDialog",
    "EndScreen",
    "GameLogDialog",
    "HelpScreen",
    "OpponentsDialog",
    "OwnNameDialog",
    "OwnPalette",
    "PlayScreen",
    "RulesScreen",
    "WaitingRoomScreen",
}


async def test_every_key_and_every_command_stays_at_the_table(tmp_path: Path) -> None:
    """In an app of its own, inside its fence, from the name to the end of a game."""
    own, home = tmp_path / "seat", tmp_path / "home"
    own.mkdir()
    home.mkdir()
    secret = home / "settings.json"
    secret.write_text("the host's")
    async with served(tmp_path, 2) as (invitation, _):
        given = own_environment(os.environ, own, str(replace(invitation, game=0)))
        walk = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.support.together.closed_walk",
            env=given | {SECRET: str(secret)},
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        assert walk.stdout is not None
        async with asyncio.timeout(300):
            assert (await walk.stdout.readline()).strip() == b"waiting"
            ann = NetworkGuest("Ann", invitation)
            said = await walk.stdout.read()
            assert await walk.wait() == 0
        await ann.leave()
    seen = json.loads(said)
    assert set(seen["screens"]) <= SCREENS
    assert {"PlayScreen", "EndScreen", "HelpScreen", "RulesScreen"} <= set(seen["screens"])
    assert seen["refusals"] == []
    assert seen["refused"] == []
    assert seen["left"]
    mine = [path for path in seen["opened"] if str(tmp_path) in path]
    assert mine
    assert [path for path in mine if not path.startswith(str(own))] == []
    assert str(own) not in seen["end"]  # nor is a path of the host's shown
    for titles in seen["titles"].values():
        assert not {"Settings", "Home", "Open a game", "Save", "Analyse"} & set(titles)


def test_all_that_is_named_for_a_seat_in_a_browser_is_there() -> None:
    ids = [row.id for row in key_registry().rows]
    names = {kind.__name__ for kind in classes_of_the_app()}
    together = [game.commands().together for game in GAMES]
    parts = [part.closed for part in together if part is not None]
    for game, closed in zip(GAMES, parts, strict=True):
        assert [key for key in closed.keys if not filter_names(ids, key)] == []
        assert set(closed.places) <= set(game.places)
        assert set(closed.screens) <= names


def fill_the_disk() -> None:
    """Nothing can be written any more where games are kept."""
    for folder in (autosave_folder(), assassins_autosave_folder(), folders().data):
        if folder.is_dir():
            shutil.rmtree(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.write_text("no folder")


def make_room() -> None:
    for folder in (autosave_folder(), assassins_autosave_folder(), folders().data):
        folder.unlink()


async def shown(pilot: Pilot[None], kind: type[Screen[Any]]) -> None:
    await acting.settle(pilot)
    assert isinstance(pilot.app.screen, kind), pilot.app.screen


async def to_play(pilot: Pilot[None]) -> type[Screen[Any]]:
    await acting.visit(pilot, acting.to_game(Game(("Ann", "Bob")), setup_of(PERSON, COMPUTER)))
    return PlayScreen


async def to_the_end(pilot: Pilot[None]) -> type[Screen[Any]]:
    table = TABLES.new(random_game(2, 5), setup_of(PERSON, COMPUTER), lambda _: None)
    await acting.visit(pilot, Way("end", "kingsroad", table=table))
    return EndScreen


async def in_assassins(pilot: Pilot[None]) -> type[Screen[Any]]:
    await acting.visit(pilot, acting.to_assassins(assassins_game(), Setup((Seat(), Seat()))))
    return AssassinsPlayScreen


async def to_the_end_of_assassins(pilot: Pilot[None]) -> type[Screen[Any]]:
    table = ASSASSINS_TABLES.new(random_town(3), Setup((Seat(), Seat())), lambda _: None)
    await acting.visit(pilot, Way("end", "assassins", table=table))
    return AssassinsEndScreen


async def to_a_real_table(pilot: Pilot[None]) -> type[Screen[Any]]:
    await acting.visit(pilot, Way("record", "kingsroad", game=Game(("Ann", "Bob"))))
    await acting.press(pilot, *"123", "enter", *"456", "enter")
    return RecordTableScreen


Place = Callable[[Pilot[None]], Awaitable[type[Screen[Any]]]]

PLACES: list[Place] = [to_play, to_the_end, in_assassins, to_the_end_of_assassins, to_a_real_table]


@pytest.mark.parametrize("go_to", PLACES)
async def test_leaving_asks_and_offers_another_place(go_to: Place, tmp_path: Path) -> None:
    """Whatever screen keeps the game; who stays goes on, who saves has the game."""
    fill_the_disk()
    async with acting.running(size=(100, 30)) as (app, pilot):
        await acting.settle(pilot)
        kind = await go_to(pilot)
        await shown(pilot, kind)
        acting.go(app, "quit")
        await shown(pilot, UnsavedDialog)
        words = str(app.screen.query_one(".words", PlainStatic).content)
        assert "could not be saved in" in words and "is lost" in words
        await acting.press(pilot, "n")
        await shown(pilot, kind)
        acting.go(app, "quit")
        await shown(pilot, UnsavedDialog)
        await acting.press(pilot, "s")
        await shown(pilot, SaveGameDialog)
        await acting.press(pilot, "enter")  # there is no room where it is offered
        await shown(pilot, SaveGameDialog)
        app.screen.query_one(Input).value = str(tmp_path / "kept.json")
        await pilot.press("enter")
        await pilot.pause()
        assert not app.is_running
    assert (tmp_path / "kept.json").exists()


async def test_who_cancels_the_other_place_stays_and_a_saved_game_is_left_unasked() -> None:
    fill_the_disk()
    async with acting.running(size=(100, 30)) as (_, pilot):
        await acting.settle(pilot)
        await to_play(pilot)
        await acting.press(pilot, "q")
        await shown(pilot, UnsavedDialog)
        await acting.press(pilot, "s")
        await acting.press(pilot, "escape")
        await shown(pilot, PlayScreen)
        make_room()  # so that it can be saved once more
        await acting.press(pilot, "q")
        await shown(pilot, HomeScreen)


async def test_who_leaves_without_saving_goes_where_they_wanted() -> None:
    fill_the_disk()
    async with acting.running(size=(100, 30)) as (_, pilot):
        await acting.settle(pilot)
        await in_assassins(pilot)
        await acting.press(pilot, "q")
        await shown(pilot, UnsavedDialog)
        await acting.press(pilot, "y")
        await shown(pilot, AssassinsHomeScreen)


@pytest.mark.parametrize(
    ("arguments", "lines", "read"),
    [
        (("play", "--plain"), ("2", "1", "Ann", "2", "n", "1 2 3"), read_table),
        (("assassins", "play", "--plain"), ("",) * 10, read_assassins_table),
    ],
)
def test_plain_play_asks_too(
    arguments: tuple[str, ...],
    lines: tuple[str, ...],
    read: Callable[[Path], object],
    tmp_path: Path,
) -> None:
    """At the end of the input it says the truth; where somebody answers, it saves there."""
    fill_the_disk()
    kept = tmp_path / "kept.json"
    done = plain(arguments, *lines, "quit", "Spiel", str(kept))
    assert done.returncode == 0 and done.stderr == ""
    assert "A file to save it in" in done.stdout and "could not be saved" in done.stdout
    assert read(kept)
    assert "start again to continue" in done.stdout.splitlines()[-1]
    done = plain(arguments, *lines)
    assert "could not be saved" in done.stdout.splitlines()[-1]


def plain(arguments: tuple[str, ...], *lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


SIGNALS = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]

ESCAPING = """
import json, os, subprocess, sys
sleep = ["sleep", "600"]
subprocess.Popen(sleep, start_new_session=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execvpe(sleep[0], sleep, {"PATH": os.environ["PATH"], MARK: os.environ[MARK]})
    os._exit(0)
os.wait()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "end":
        break
    hand = message["position"]["in_hand"][message["player"]]
    print(json.dumps({"id": message["id"], "selection": list("123")[:hand]}), flush=True)
"""
"""A program with a child in a session of its own, and one that is nobody's child any more."""


def escaping_program(folder: Path) -> str:
    file = folder / "escaping.py"
    file.write_text(f"MARK = {MARK!r}\n{ESCAPING}")
    return f"cmd:'{sys.executable}' '{file}'"


def kingsroad(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "kingsroad_tui", *arguments]


@contextmanager
def running_process(mark: str, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command whose processes bear a mark; its input and output are pipes."""
    process = subprocess.Popen(
        kingsroad(*arguments),
        cwd=ROOT,
        env={**os.environ, MARK: mark},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        yield process
    finally:
        process.kill()
        for left in marked(mark):
            with suppress(ProcessLookupError):
                os.kill(left, signal.SIGKILL)
        process.communicate()


def assert_nothing_left(mark: str) -> None:
    assert wait_for(lambda: not marked(mark), 30.0), marked(mark)


def end_tournament(folder: Path, number: signal.Signals, seconds: float) -> None:
    """Interrupts a tournament some time after its first program has children."""
    mark = secrets.token_hex(8)
    players = [escaping_program(folder), "rule-of-thumb"]
    with running_process(
        mark, "tournament", *players, "--tables", "5000", "--jobs", "2"
    ) as process:
        assert wait_for(lambda: any("sleep" in line for line in marked(mark).values()), 60.0)
        time.sleep(seconds)
        assert process.poll() is None
        process.send_signal(number)
        assert_nothing_left(mark)
        _, errors = process.communicate()
    assert process.returncode == (130 if number == signal.SIGINT else 128 + number)
    assert errors.strip() == b""  # an empty line ends that of a ^C


@needs_proc
@pytest.mark.parametrize("number", sampled(SIGNALS, signal.SIGTERM))
def test_a_tournament_leaves_no_process(tmp_path: Path, number: signal.Signals) -> None:
    end_tournament(tmp_path, number, random.Random(number).random())


@needs_proc
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_a_tournament_leaves_no_process_at_any_moment(tmp_path: Path, seed: int) -> None:
    end_tournament(tmp_path, SIGNALS[seed % 3], 3 * random.Random(seed).random())


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("command", [("engine",), ("play", "--plain")])
def test_other_commands_end_at_once(number: signal.Signals, command: tuple[str, ...]) -> None:
    mark = secrets.token_hex(8)
    with running_process(mark, *command) as process:
        assert process.stdout is not None
        assert process.stdout.read(1)
        process.send_signal(number)
        assert_nothing_left(mark)
        assert process.wait() == 128 + number
        assert process.stderr is not None
        assert process.stderr.read() == b""


def assert_usable(terminal: Terminal) -> None:
    """The program has left the alternate screen, shows the cursor and takes no mouse any more."""
    terminal.read_until(lambda shown: False, 5.0)  # or until nobody has the terminal any more
    shown = terminal.shown
    for switched_on, switched_off in [
        (b"\x1b[?1049h", b"\x1b[?1049l"),
        (b"\x1b[?25l", b"\x1b[?25h"),
        (b"\x1b[?1000h", b"\x1b[?1000l"),
        (b"\x1b[?2004h", b"\x1b[?2004l"),
    ]:
        assert 0 <= shown.rfind(switched_on) < shown.rfind(switched_off), shown[-300:]


@contextmanager
def app_in_terminal(mark: str, *command: str) -> Iterator[Terminal]:
    environment = {**os.environ, MARK: mark, "TERM": "xterm-256color"}
    with in_terminal(command or kingsroad(), environment) as terminal:
        assert terminal.read_until(lambda shown: b"New game" in shown, 30.0), terminal.shown
        yield terminal


@needs_proc
@pytest.mark.parametrize("number", sampled(SIGNALS, signal.SIGHUP, signal.SIGINT))
def test_a_signal_leaves_the_terminal_usable(number: signal.Signals) -> None:
    mark = secrets.token_hex(8)
    with app_in_terminal(mark) as terminal:
        terminal.process.send_signal(number)
        assert_usable(terminal)
        assert_nothing_left(mark)
        assert terminal.process.wait() == (0 if number == signal.SIGINT else 128 + number)


@needs_proc
@pytest.mark.parametrize("hang_up_first", sampled([True, False], False))
def test_a_closed_terminal_ends_the_app(*, hang_up_first: bool) -> None:
    """With nothing to complain of, be it that it is told so as well: that is no crash."""
    mark = secrets.token_hex(8)
    with app_in_terminal(mark) as terminal:
        if hang_up_first:
            terminal.process.send_signal(signal.SIGHUP)
        terminal.hang_up()
        assert_nothing_left(mark)
    assert not (folders().state / "crash.log").exists()


TABLE = """
import sys
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.kingsroad.in_app import TABLES
program, sys.argv = sys.argv[1], ["kingsroad"]
def play(self):
    seats = (
        Seat(),
        Seat(SeatKind.PROGRAM, program=program.removeprefix("cmd:"), colour=1),
        Seat(SeatKind.COMPUTER, "level-1", colour=2),
    )
    table = TABLES.new(Game(("Ann", "Bob", "Eve")), Setup(seats), print)
    self.go("play", "kingsroad", table=table)
KingsRoad.action_help = play
from kingsroad_tui.__main__ import main
main()
"""
"""The app, which opens a table with a program and a computer player when help is asked for."""


@needs_proc
@pytest.mark.parametrize("number", sampled([signal.SIGTERM, signal.SIGHUP], signal.SIGTERM))
def test_a_signal_in_a_game_ends_its_programs_and_the_solver(
    tmp_path: Path, number: signal.Signals
) -> None:
    mark = secrets.token_hex(8)
    command = [sys.executable, "-c", TABLE, escaping_program(tmp_path)]
    with app_in_terminal(mark, *command) as terminal:
        os.write(terminal.end, b"?")
        assert terminal.read_until(lambda shown: b"Bob" in shown, 10.0)
        for key in (b"1", b"2", b"3", b"\r"):
            os.write(terminal.end, key)
            terminal.read_until(lambda shown: False, 0.3)
        started = wait_for(
            lambda: sum("sleep" in line for line in marked(mark).values()) == 2, 20.0
        )
        assert started, marked(mark)
        assert any("advisor.engine" in line for line in marked(mark).values())
        terminal.process.send_signal(number)
        assert_usable(terminal)
        assert_nothing_left(mark)


CRASHES = {
    "an error": "raise RuntimeError('a bug')",
    "no memory": "raise MemoryError",
    "the end of the interpreter": "raise SystemExit(1)",
    "no end": "import time; time.sleep(600)",
}


@needs_proc
@pytest.mark.parametrize("what", sampled(CRASHES, "an error", "no end"))
def test_a_crash_leaves_the_terminal_usable(what: str) -> None:
    """Of the app, while it handles a message; where that never ends, it is sent SIGTERM."""
    script = f"""
import sys
from kingsroad_tui.app import KingsRoad
def fail(self):
    {CRASHES[what]}
KingsRoad.action_help = lambda self: fail(self)
sys.argv = ["kingsroad"]
from kingsroad_tui.__main__ import main
main()
"""
    mark = secrets.token_hex(8)
    with app_in_terminal(mark, sys.executable, "-c", script) as terminal:
        os.write(terminal.end, b"?")
        if what == "no end":
            time.sleep(0.5)
            terminal.process.send_signal(signal.SIGTERM)
        assert terminal.read_until(lambda shown: b"\x1b[?1049l" in shown, 10.0)
        assert_usable(terminal)
        assert_nothing_left(mark)


async def assert_resumes_when_killed(seed: int) -> None:
    """Kills a scripted game some milliseconds after a random line of it, and takes it up again."""
    seen = lines_until_killed("tests.support.app.scripted_app", seed, last=12)
    saved, damaged = last_unfinished()
    assert not damaged
    if saved is None:
        assert "over\n" in seen or read_table(recent_games()[0].path).game.finished
        return
    revealed = {
        number: [selection.code for selection in played.selections]
        for number, played in enumerate(saved.game.rounds, start=1)
    }
    if saved.game.pending is not None:
        pending = [selection.code for selection in saved.game.pending]
        revealed[len(saved.game.rounds) + 1] = pending
    for line in seen:
        _, number, *codes = line.split()
        assert revealed[int(number)] == codes
    await assert_resumes(saved.game.pending is not None, len(saved.game.rounds))


async def assert_resumes(pending: bool, rounds: int) -> None:
    """Continue, as a person does it: Enter on the first screen."""
    async with acting.running() as (app, pilot):
        await acting.work_done(app)
        await pilot.pause()
        await acting.tap(pilot, "enter")
        await acting.until(pilot, lambda: any(isinstance(s, PlayScreen) for s in app.screen_stack))
        table = acting.play_screen(app).table
        assert len(table.game.rounds) >= rounds
        assert (table.phase is Phase.SECOND_CHOICE) == pending or len(table.game.rounds) > rounds


@pytest.mark.parametrize("seed", sampled(range(50), 0, 3))
async def test_killed_many_times(seed: int) -> None:
    await assert_resumes_when_killed(seed)
