"""Ctrl+C on a command, or on a solver process, that is busy: it ends soon and quietly."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter, sleep

import pytest

from kingsroad.records import encode_game, write_game
from kingsroad_tui.shell.errors import ExitCode
from tests.support.app.long_game import mirrored_game
from tests.support.app.processes import catches, wait_for
from tests.support.yardstick import assert_within_yardsticks

Interrupted = tuple[int, bytes, float]
"""The exit code, what standard error got, and the seconds from the interruption to the end."""


def interrupted(
    command: list[str], *, asked: bytes = b"", after: float = 2.0, again: float | None = None
) -> Interrupted:
    """Starts a command, asks it something and interrupts it; once more after ``again`` seconds.

    What is asked something says first that it is up; another command is given the time to take
    charge of its signals, which it does first of all.
    """
    with (
        TemporaryFile() as printed,
        subprocess.Popen(
            [sys.executable, "-m", *command],
            stdin=subprocess.PIPE,
            stdout=printed,
            stderr=subprocess.PIPE,
        ) as process,
    ):
        assert process.stdin is not None and process.stderr is not None
        try:
            if asked:
                assert wait_for(lambda: os.fstat(printed.fileno()).st_size, 60)
            else:
                assert wait_for(lambda: catches(process.pid, signal.SIGTERM), 60)
            process.stdin.write(asked)
            process.stdin.flush()
            sleep(after)
            assert process.poll() is None
            process.send_signal(signal.SIGINT)
            start = perf_counter()
            if again is not None:
                sleep(again)
                process.send_signal(signal.SIGINT)
            code = process.wait(timeout=60)
            return code, process.stderr.read(), perf_counter() - start
        finally:
            process.kill()


@pytest.fixture
def game(tmp_path: Path) -> str:
    path = tmp_path / "long.json"
    write_game(path, mirrored_game(300))
    return str(path)


PROCESSES = [*product(("kingsroad_tui engine", "advisor.engine"), (None, 0.001, 0.1))]
COMMANDS = [*product(("advise", "analyse", "tournament", "train"), (0.5, 3.0), (None, 0.001, 0.1))]
"""Each is interrupted so many seconds after its start, and so many later again."""


def sample_of(cases: Sequence[tuple[object, ...]], every: int) -> Iterator[object]:
    """All, of which every run has one of so many."""
    for number, case in enumerate(cases):
        yield pytest.param(*case, marks=() if number % every == 0 else pytest.mark.soak)


@pytest.mark.parametrize(("module", "again"), sample_of(PROCESSES, 4))
def test_a_busy_solver_process(module: str, again: float | None) -> None:
    record = json.loads(encode_game(mirrored_game(300)))
    request = {"type": "review", "id": 1, "game": record}
    code, errors, seconds = interrupted(
        module.split(), asked=json.dumps(request).encode() + b"\n", again=again
    )
    assert (code, errors) == (ExitCode.INTERRUPTED, b"")
    # The review takes most of a minute, and the process used to wait for all of it.
    assert_within_yardsticks(seconds, 5)


@pytest.mark.parametrize(("command", "after", "again"), sample_of(COMMANDS, 7))
def test_a_busy_command(
    command: str, after: float, again: float | None, game: str, tmp_path: Path
) -> None:
    arguments = {
        "advise": [game, "--player", "0"],
        "analyse": [game, "--json"],
        "tournament": ["advisor", "advisor", "advisor", "--jobs", "2"],
        "train": [str(tmp_path / "run.npz"), "--players", "4"],
    }
    code, errors, seconds = interrupted(
        ["kingsroad_tui", command, *arguments[command]], after=after, again=again
    )
    assert code == ExitCode.INTERRUPTED
    assert b"Traceback" not in errors and len(errors.splitlines()) <= 2
    assert_within_yardsticks(seconds, 5)
