"""Commands whose streams are closed, full, gone, or of another encoding than UTF-8."""

from __future__ import annotations

import fcntl
import os
import socket
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from kingsroad.games import Game
from kingsroad.records import write_game
from kingsroad_tui.shell.errors import ExitCode
from tabletop.files import write_atomically
from tests.support.app.processes import in_terminal
from tests.support.legal import random_game
from tests.support.paths import GAMES_FOLDER, ROOT
from tests.support.soak import sampled

KINGSROAD = (sys.executable, "-m", "kingsroad_tui")
CODE = "KR1:s:4:5:12DW.00010000.38:9D.10200000.-"
NAME = "Žofie Łuk"
"""A name with signs that neither Windows-1252 nor the other narrow encodings have."""

PIPE_HOLDS = 65_536

LIGHT = {
    "alone": ([], ExitCode.UNUSABLE),
    "help": (["--help"], ExitCode.DONE),
    "play": (["play", "--plain"], ExitCode.DONE),
    "learn": (["learn", "--plain"], ExitCode.DONE),
    "replay": (["replay", "GAME"], ExitCode.DONE),
    "statistics": (["statistics"], ExitCode.DONE),
    "position": (["position", CODE], ExitCode.DONE),
    "board": (["board"], ExitCode.DONE),
    "assassins": (["assassins", "board"], ExitCode.DONE),
}
"""Commands that take moments, their arguments and how they end."""

HEAVY = {
    "advise": (["advise", CODE, "--player", "0", "--seconds", "1"], ExitCode.DONE),
    "analyse": (["analyse", "GAME", "--seconds", "0.1"], ExitCode.DONE),
    "engine": (["engine"], ExitCode.DONE),
    "tournament": (["tournament", "random", "random", "--tables", "1"], ExitCode.DONE),
    "train": (["train", "GAME"], ExitCode.UNUSABLE),
    "serve": (["serve", "--port", "PORT"], ExitCode.FAILED),
}
STREAMS = {
    "stdin closed": "<&-",
    "stdout closed": ">&-",
    "stderr closed": "2>&-",
    "ascii": "",
    "cp1252": "",
    "cp437": "",
    "latin-1": "",
}
"""What a shell is asked for; else the encoding of the streams."""


def kingsroad(
    *arguments: str, shell: str = "", encoding: str = "", given: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    """A command, started by a shell that redirects its streams."""
    return subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {shell}', "sh", *KINGSROAD, *arguments],
        input=given,
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | ({"PYTHONIOENCODING": encoding} if encoding else {}),
    )


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / f"{NAME}.json"
    played = random_game(2, 1, rounds=1)
    write_game(path, Game((NAME, "Bob"), rounds=played.rounds))
    return path


@pytest.fixture
def busy_port() -> Iterator[str]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield str(taken.getsockname()[1])


def _cases() -> Iterator[object]:
    """Every command with every kind of streams; a spread sample of the light ones in each run."""
    kinds = list(STREAMS)
    for number, command in enumerate([*LIGHT, *HEAVY]):
        for kind in kinds:
            sampled = command in LIGHT and kind == kinds[number % len(kinds)]
            yield pytest.param(command, kind, marks=() if sampled else pytest.mark.soak)


@pytest.mark.parametrize(("command", "kind"), _cases())
def test_a_command_ends_as_promised_whatever_its_streams(
    command: str, kind: str, game: Path, busy_port: str
) -> None:
    arguments, code = (LIGHT | HEAVY)[command]
    given = [{"GAME": str(game), "PORT": busy_port}.get(word, word) for word in arguments]
    done = kingsroad(*given, shell=STREAMS[kind], encoding="" if STREAMS[kind] else kind)
    assert done.returncode == code
    assert b"Traceback" not in done.stdout + done.stderr
    assert done.stderr.decode().count("\n") <= 1 and done.stdout.decode() is not None
    if code is ExitCode.DONE and kind != "stdout closed":
        assert done.stdout


@pytest.mark.parametrize(
    ("encoding", "form"),
    [
        ("cp1252", ()),
        ("ascii:strict", ("--json",)),
        pytest.param("ascii:strict", (), marks=pytest.mark.soak),
        pytest.param("cp1252", ("--json",), marks=pytest.mark.soak),
    ],
)
def test_what_is_no_terminal_gets_every_sign_in_utf8(
    encoding: str, form: tuple[str, ...], game: Path
) -> None:
    done = kingsroad("replay", *form, str(game), encoding=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert NAME in done.stdout.decode()


@pytest.mark.parametrize("encoding", sampled(["cp437", "latin-1:strict"], "cp437"))
def test_a_terminal_gets_question_marks_for_the_signs_it_lacks(encoding: str, game: Path) -> None:
    with in_terminal(
        [*KINGSROAD, "replay", str(game)], os.environ | {"PYTHONIOENCODING": encoding}
    ) as terminal:
        assert terminal.read_until(lambda shown: b"?ofie ?uk" in shown, 60)
        terminal.read_until(lambda _: terminal.process.poll() is not None, 60)
        assert terminal.process.wait() == 0
    assert b"Traceback" not in terminal.shown


@pytest.mark.parametrize(("command", "unbuffered"), [("board", ""), ("replay --json", "1")])
def test_a_full_device_is_one_line_and_exit_code_1(
    command: str, unbuffered: str, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    given = [str(game)] if command != "board" else []
    done = kingsroad(*command.split(), *given, shell=">/dev/full")
    assert done.returncode == ExitCode.FAILED
    assert done.stderr == b"kingsroad: standard output: No space left on device\n"


@pytest.mark.parametrize(("word", "code"), [("dance", 2), ("statistics", 0)])
def test_nobody_reading_the_errors_changes_no_exit_code(word: str, code: int) -> None:
    assert kingsroad(word, shell="2>/dev/full").returncode == code


def test_what_is_closed_gives_its_number_to_no_file(tmp_path: Path) -> None:
    script = """
import os, sys
from advisor.core.streams import open_closed_streams
open_closed_streams()
with open(sys.argv[1], "wb") as file:
    os.write(1, b"to nobody"), os.write(2, b"to nobody"), print("to nobody", flush=True)
    sys.exit(file.fileno() < 3 or bool(os.read(0, 1)) or sys.stdin.readline() != "")
"""
    file = tmp_path / "file"
    shell = ["/bin/sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh"]
    program = [sys.executable, "-c", script, str(file)]
    assert subprocess.run([*shell, *program], check=False).returncode == 0
    assert file.read_bytes() == b""


def test_lines_in_another_encoding_are_read_as_far_as_they_can_be() -> None:
    typed = b"\xef\xbb\xbf2\r\n1\nZo\xeb\n"
    done = kingsroad("play", "--plain", given=typed, encoding="ascii")
    assert done.returncode == 0 and b"Traceback" not in done.stderr
    assert "How strong are the computer players" in done.stdout.decode()


def test_a_slow_reader_of_a_pipe_that_does_not_wait_gets_everything() -> None:
    """Whoever started the command may have set the pipe so; it holds less than is written."""
    command = ["replay", "--json", *[str(GAMES_FOLDER / "5-players.json")] * 20]
    source, target = os.pipe()
    os.set_blocking(target, False)
    with subprocess.Popen([*KINGSROAD, *command], stdout=target, cwd=ROOT) as talking:
        os.close(target)
        held = 0
        while talking.poll() is None and not (held and held == _waiting(source)):
            held = _waiting(source)
            time.sleep(0.2)
        with os.fdopen(source, "rb") as slow:
            said = slow.read()
    assert talking.returncode == ExitCode.DONE
    assert len(said) > PIPE_HOLDS and said == kingsroad(*command).stdout


def test_what_comes_late_through_a_pipe_that_does_not_wait_is_read() -> None:
    source, target = os.pipe()
    os.set_blocking(source, False)
    command = [*KINGSROAD, "replay", "--json", "-"]
    with subprocess.Popen(command, stdin=source, stdout=subprocess.PIPE, cwd=ROOT) as reading:
        os.close(source)
        time.sleep(1)  # it has looked by now, and if not nothing is tried
        with os.fdopen(target, "wb") as late, suppress(BrokenPipeError):
            late.write((GAMES_FOLDER / "2-players.json").read_bytes())
        assert reading.stdout is not None
        assert b"positions" in reading.stdout.read()
    assert reading.returncode == ExitCode.DONE


def _waiting(pipe: int) -> int:
    """How many bytes a pipe holds."""
    held = fcntl.ioctl(pipe, termios.FIONREAD, b"    ")
    return int.from_bytes(held, sys.byteorder)


def test_a_reader_who_goes_away_is_no_error_to_speak_of(game: Path) -> None:
    program = [*KINGSROAD, "replay", *[str(game)] * 3]
    reader = "exec 3<&0; head -c 1 <&3"
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as talking:
        subprocess.run(["/bin/sh", "-c", reader], stdin=talking.stdout, check=True)
        assert talking.stdout is not None and talking.stderr is not None
        talking.stdout.close()
        assert talking.stderr.read() == b""
        assert talking.wait() in (ExitCode.DONE, ExitCode.FAILED)


def test_a_file_is_written_to_a_device_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(pipe, b"page")
    assert os.read(reader, 10) == b"page" and pipe.is_fifo()
    os.close(reader)
    with pytest.raises(OSError, match="No space left") as caught:
        write_atomically(Path("/dev/full"), b"page")
    assert caught.value.filename == "/dev/full"
