"""``kingsroad host`` and ``kingsroad join``: two people, each in their own terminal and home."""

from __future__ import annotations

import io
import json
import os
import queue
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

from kingsroad_tui.cli import run
from kingsroad_tui.together.invitation import Invitation, RoomSecret
from kingsroad_tui.together.room_files import guest_seat
from tabletop.words.voice import phrase

INVITATION = re.compile(r"^\s+((?:[0-9A-Z]{1,4}-){10,}[0-9A-Z]{1,4})$")
LIMIT = 60.0


class Terminal:
    """A command that is spoken to by lines."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.seen: list[str] = []
        self._lines: queue.Queue[str] = queue.Queue()
        by_lines = () if arguments[0] == "relay" else ("--plain",)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kingsroad_tui", *arguments, *by_lines],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"KINGSROAD_HOME": str(home), "PYTHONUNBUFFERED": "1"},
        )
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with suppress(ValueError):  # it is closed as the process ends
            for line in self.process.stdout:
                self._lines.put(line.rstrip("\n"))

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def lines(self) -> list[str]:
        """What has been said since last time."""
        found = []
        while not self._lines.empty():
            found.append(self._lines.get())
        self.seen += found
        return found

    def until(self, words: str) -> str:
        """The first line from here on that has these words in it."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            try:
                line = self._lines.get(timeout=0.2)
            except queue.Empty:
                continue
            self.seen.append(line)
            if re.search(words, line):
                return line
        raise AssertionError(f"{words!r} was not said: {self.seen[-20:]}")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def end(self) -> int:
        try:
            self.process.communicate("quit\n", timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
        return self.process.returncode


class Plays:
    """Somebody who chooses whenever that is asked for: the first cards that are taken."""

    def __init__(self, terminal: Terminal, cards: tuple[str, ...]) -> None:
        self.terminal = terminal
        self.cards = cards
        self.asked = 0

    def go_on(self) -> bool:
        """Answers what has been said; whether the game is over."""
        for line in self.terminal.lines():
            if line == "Type your cards.":
                self.asked += 1
                cards = self.cards[self.asked % len(self.cards)]
                for fewer in (cards, cards[:2], cards[:1]):
                    self.terminal.type(fewer)
            if line.startswith("The game is over."):
                return True
        return False


def invitation_of(host: Terminal) -> str:
    line = host.until(INVITATION.pattern)
    found = INVITATION.match(line)
    assert found is not None
    return found[1]


@pytest.mark.skipif(os.name != "posix", reason="kills by a signal")
def test_a_game_survives_both_being_killed_and_is_proved_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From two fresh homes to the end of the game, the guest and then the host killed on the way;
    both have the same record, and both records are proved."""
    homes = [tmp_path / "ann", tmp_path / "bob"]
    host = Terminal(homes[0], "host", "--name", "Ann")
    line = invitation_of(host)
    guest = Terminal(homes[1], "join", line.lower(), "--name", "Bob")
    guest.until("Ann and Bob play: the game begins")
    guest.until("Type your cards")
    guest.type("123")
    guest.until("Your choice is sealed")
    host.until("Bob has chosen")
    guest.kill()
    host.until("Bob is away")
    guest = Terminal(homes[1], "join")
    guest.until(phrase("together-still-sealed"))
    host.until("Bob is back")
    host.type("456")
    guest.until("Round 2")
    host.until("Round 2")
    host.kill()
    guest.until("The connection is lost")
    host = Terminal(homes[0], "host", "--resume")
    assert invitation_of(host) == line
    host.until("Round 2")
    guest.until("You are at the table|Ann is back")
    ann, bob = Plays(host, ("678", "16K", "85K", "723")), Plays(guest, ("345", "47K", "216"))
    host.type("678")
    guest.type("345")
    over = [False, False]
    end = time.monotonic() + 2 * LIMIT
    while not all(over) and time.monotonic() < end:
        over = [over[0] or ann.go_on(), over[1] or bob.go_on()]
        time.sleep(0.02)
    assert all(over), (host.seen[-10:], guest.seen[-10:])
    codes = []
    for terminal, home in zip((host, guest), homes, strict=True):
        assert terminal.end() == 0
        (file,) = (home / "data").glob("*.json")
        assert run(["verify", "--json", str(file)]) == 0
        codes.append(json.loads(capsys.readouterr().out)["code"])
        (folder,) = home.glob("state/together")
        assert all(path.stat().st_mode & 0o77 == 0 for path in folder.iterdir())
    assert codes[0] == codes[1]


def test_what_is_no_invitation_is_said_to_be_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["join", "hello"]) == 2
    assert "is not an invitation" in capsys.readouterr().err
    assert run(["join", "7" * 60]) == 2
    assert "a letter or two" in capsys.readouterr().err
    assert run(["host", "--seats", "2", "--computers", "2"]) == 2
    assert "leave a seat for yourself" in capsys.readouterr().err


def test_there_is_nothing_to_come_back_to_in_a_new_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["join", "--plain"]) == 2
    assert phrase("together-no-seat-kept") in capsys.readouterr().err
    assert run(["host", "--resume"]) == 2
    assert phrase("together-no-table-kept") in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["host", "--resume", "--seats", "4"], "--seats"),
        (["host", "--resume", "--limit", "60"], "--limit"),
        (["assassins", "host", "--resume", "--side", "people"], "--side"),
    ],
)
def test_a_table_that_is_taken_up_stays_as_it_was(
    words: list[str], option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    assert phrase("together-stays-as-it-was", option=option) in capsys.readouterr().err


def test_a_sixth_app_of_one_home_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would share a seat otherwise, and its number in each game."""
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))
    invitation = Invitation("127.0.0.1", 9, RoomSecret.new(), bytes(8))
    taken = [guest_seat(invitation, lambda: "Ann") for _ in range(5)]
    assert run(["join", str(invitation), "--name", "Ann", "--plain"]) == 1
    assert phrase("together-seats-taken") in capsys.readouterr().err
    for _, _, lock in taken:
        lock.release()


def in_memory(process: int, texts: list[bytes]) -> list[bytes]:
    """Which of these are anywhere in the memory of a process that may be written to."""
    found = set()
    maps = Path(f"/proc/{process}/maps").read_text().splitlines()
    with Path(f"/proc/{process}/mem").open("rb", buffering=0) as memory:
        for line in maps:
            place, rights, *_ = line.split()
            if not rights.startswith("rw"):
                continue
            start, end = (int(part, 16) for part in place.split("-"))
            try:
                memory.seek(start)
                held = memory.read(end - start)
            except (OSError, ValueError, OverflowError):
                continue
            found |= {text for text in texts if text in held}
    return sorted(found)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into the memory of a process")
def test_a_game_by_a_relay_leaves_nothing_in_its_memory(tmp_path: Path) -> None:
    """The whole game; then the relay's memory is searched for salts, choices and names."""
    relay = Terminal(tmp_path / "relay", "relay", "--listen", "127.0.0.1", "--port", "0")
    address = relay.until("--via").split()[-1]
    homes = [tmp_path / "ann", tmp_path / "bob"]
    host = Terminal(homes[0], "host", "--name", "Annabella", "--via", address)
    guest = Terminal(homes[1], "join", invitation_of(host), "--name", "Bartholomew")
    guest.until("Type your cards")
    host.until("Type your cards")
    ann, bob = Plays(host, ("678", "16K", "85K", "723")), Plays(guest, ("345", "47K", "216"))
    host.type("678")
    guest.type("345")
    over = [False, False]
    end = time.monotonic() + 2 * LIMIT
    while not all(over) and time.monotonic() < end:
        over = [over[0] or ann.go_on(), over[1] or bob.go_on()]
        time.sleep(0.02)
    assert all(over), (host.seen[-10:], guest.seen[-10:])
    (file,) = (homes[0] / "data").glob("*.json")
    record = json.loads(file.read_bytes())
    phases = record["together"]["phases"]
    salts = [one["salt"] for phase in phases for one in phase["opens"].values()]
    seals = [one["seal"] for phase in phases for one in phase["seals"].values()]
    texts = [text.encode() for text in (*salts, *seals, "Annabella", "Bartholomew")]
    texts += [bytes.fromhex(text) for text in (*salts, *seals)]
    assert len(texts) > 100
    assert in_memory(host.process.pid, texts)  # they can be found where they are
    assert in_memory(relay.process.pid, texts) == []
    for terminal in (guest, host):
        assert terminal.end() == 0
    relay.process.send_signal(signal.SIGINT)
    assert relay.process.wait(10) == 130


def test_what_is_no_relay_is_said_to_be_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))
    assert run(["host", "--name", "Ann", "--via", "somewhere"]) == 2
    assert "is not the address of a relay" in capsys.readouterr().err


def test_who_is_not_let_in_is_told_why_and_the_others_play_on(tmp_path: Path) -> None:
    """A name that is taken; then a full table, where one may look on; then a table that is gone."""
    host = Terminal(tmp_path / "ann", "host", "--name", "Ann")
    line = invitation_of(host)
    second = Terminal(tmp_path / "ann-two", "join", line, "--name", "ann")
    second.until("Somebody at the table has a name like yours")
    second.until("Type another name")
    assert second.end() == 1
    assert not [said for said in second.seen if "lost" in said or "kept" in said]
    bob = Terminal(tmp_path / "bob", "join", line, "--name", "ANN ")
    for name, why in (
        ("\uff21nn", "has a name like yours"),
        ("x" * 41, "longer than"),
        ("Bob", ""),
    ):
        bob.until("Type another name")
        bob.type(name)
        bob.until(why)
    bob.until("Type your cards")
    late = Terminal(tmp_path / "cid", "join", line, "--name", "Cid")
    late.until("Join with the option --watch")
    assert late.process.wait(10) == 1
    eve = Terminal(tmp_path / "eve", "join", line, "--watch")
    eve.until("Ann and Bob play: the game begins")
    eve.type("123")
    eve.until(phrase("together-need-no-turn"))
    bob.type("analyse")
    bob.until("A running game is analysed only")
    bob.type("undo")
    bob.until("cannot be taken back at a table with others")
    host.type("computer Bob")
    host.until("Bob is here")
    host.type("123")
    bob.type("456")
    for terminal in (host, bob, eve):
        terminal.until("Ann plays 1")
    assert not list((tmp_path / "eve").glob("state/together/*guest*"))
    host.type("quit")
    bob.until("The host has closed the table")
    assert bob.process.wait(10) == 0
    eve.until("The host has closed the table")
    lost = Terminal(tmp_path / "bob", "join")
    lost.until("The table does not answer")
    assert lost.end() == 0
    assert not any("does not answer" in said for said in lost.lines())
