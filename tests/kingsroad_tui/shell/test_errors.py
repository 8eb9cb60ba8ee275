"""How commands end: Ctrl+C at any moment, closed streams, names that no terminal should see."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kingsroad.records import write_game
from kingsroad_tui.cli import run
from kingsroad_tui.files.locations import folders, typed_path
from kingsroad_tui.shell.errors import ExitCode, ended_by_interrupt, print_error
from tests.support.app.acting import make_app
from tests.support.legal import random_game


def test_an_interruption_while_compiled_modules_are_imported_ends_the_process() -> None:
    with ended_by_interrupt():
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    interrupted = """
import signal
from kingsroad_tui.shell.errors import ended_by_interrupt
try:
    with ended_by_interrupt():
        signal.raise_signal(signal.SIGINT)
finally:
    print("swallowed, or failed in some way")
"""
    done = subprocess.run([sys.executable, "-c", interrupted], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (ExitCode.INTERRUPTED, b"", b"")


def test_ctrl_c_while_the_program_is_loaded_prints_nothing() -> None:
    interrupted = """
import sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "click":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Finder())
from kingsroad_tui.__main__ import main
main()
"""
    done = subprocess.run([sys.executable, "-c", interrupted], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (ExitCode.INTERRUPTED, b"", b"")


def test_one_ctrl_c_ends_plain_play_while_it_waits_for_a_line(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kingsroad_tui", "play", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={"KINGSROAD_HOME": str(tmp_path)},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        shown = b""
        while not shown.endswith(b"How many players"):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(timeout=30) == ExitCode.INTERRUPTED
        finally:
            process.kill()
        assert b"Traceback" not in process.stderr.read()


def test_a_closed_standard_input_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run(["position", "-"]) == ExitCode.UNUSABLE
    assert capsys.readouterr().err == "kingsroad: standard input: is closed\n"


def test_a_home_that_is_nobodys_is_a_folder_of_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSROAD_HOME", "~nobody-of-this-name/games")
    assert folders().data == Path("~nobody-of-this-name/games/data")
    assert typed_path("~/x") == Path.home() / "x"


def test_an_error_is_one_line_without_control_characters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_error("a\x1b[31m\nb\tc")
    assert capsys.readouterr() == ("", "kingsroad: a␛[31m b c\n")


def test_a_hostile_file_name_in_an_analysis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a\x1b[31m\udcff.json"
    write_game(file, random_game(2, 1, rounds=1))
    for _ in range(2):  # judged, then kept beside the game
        assert run(["analyse", "--json", str(file)]) == 0
        printed = capsys.readouterr()
        assert json.loads(printed.out)["file"] == f"{tmp_path}/a\x1b[31m?.json"
        assert "\x1b" not in printed.err


async def test_a_bug_ends_the_app_with_one_line_and_shows_no_variable(
    kingsroad_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        secret = "W-one-way"
        raise RuntimeError(f"{len(secret)} cards\nin a hand")

    app = make_app()
    with pytest.raises(RuntimeError):
        async with app.run_test() as pilot:
            app.call_later(fail)
            await pilot.pause()
    printed = " ".join(capsys.readouterr().err.split())
    assert printed.startswith("kingsroad: the app failed (RuntimeError: 9 cards in a hand).")
    assert "Traceback" not in printed and "W-one-way" not in printed
    report = (kingsroad_home / "state" / "crash.log").read_text()
    assert "RuntimeError: 9 cards" in report and "in fail" in report


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("analyze", "there is no command 'analyze': did you mean 'analyse'?"),
        ("Tournement", "did you mean 'tournament'?"),
        ("dance", "there is no command 'dance': kingsroad --help lists the commands"),
        ("\x1b[2J" * 30, "there is no command"),
    ],
)
def test_a_command_that_does_not_exist_gets_a_suggestion(
    typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([typed]) == ExitCode.UNUSABLE
    output, error = capsys.readouterr()
    assert output == "" and said in error and error.count("\n") == 1 and "\x1b" not in error
