"""``kingsroad assassins host`` and ``join``: two sides, each in their own terminal and home."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from kingsroad_tui.cli import run
from tabletop.words.voice import phrase
from tests.kingsroad_tui.commands.test_together import LIMIT, Terminal, invitation_of


class Plays:
    """Somebody who does little: one action, if it can be done, and the end of the phase."""

    def __init__(self, terminal: Terminal, action: str) -> None:
        self.terminal = terminal
        self.action = action
        self.said: list[str] = []

    def go_on(self) -> bool:
        """Answers what has been said; whether the game is over."""
        over = False
        for line in self.terminal.lines():
            self.said.append(line)
            if line.startswith("Type your three assassins"):
                self.terminal.type("adk")
            if line.startswith("Type actions, and end"):
                self.terminal.type(self.action)
                self.terminal.type("end")
            over = over or line.startswith("The game is over.")
        return over


def played_to_the_end(*players: Plays) -> None:
    over = [False for _ in players]
    end = time.monotonic() + 2 * LIMIT
    while not all(over) and time.monotonic() < end:
        over = [before or one.go_on() for before, one in zip(over, players, strict=True)]
        time.sleep(0.02)
    assert all(over), [one.terminal.seen[-10:] for one in players]


@pytest.mark.skipif(os.name != "posix", reason="kills by a signal")
def test_a_game_survives_both_being_killed_and_is_proved_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bob is killed after his choice, Ann in her phase; Eve looks on and sees no secret. Both have
    the same record, which is proved, and which tells nothing of the assassins before its end."""
    homes = [tmp_path / "ann", tmp_path / "bob"]
    host = Terminal(homes[0], "assassins", "host", "--plain", "--name", "Ann")
    line = invitation_of(host)
    eve = Terminal(tmp_path / "eve", "join", "--plain", line, "--watch")
    guest = Terminal(homes[1], "join", "--plain", line.lower(), "--name", "Bob")
    guest.until("Ann plays the king's side, Bob the people's side")
    guest.until("Type your three assassins")
    guest.type("abz")
    guest.until("That cannot be")
    guest.type("end")
    guest.until("nothing to choose")
    guest.type("adk")
    guest.until("Your three assassins are sealed")
    host.until("Bob has chosen three assassins")
    host.until("Type actions")
    guest.kill()
    host.until("Bob is away")
    host.type("undo")
    host.until("nothing to take back")
    host.type("Na4-a3 Na3>b3")
    host.until("goes from a3 to b3|b3")
    host.kill()
    host = Terminal(homes[0], "host", "--resume", "--plain")
    assert invitation_of(host) == line
    guest = Terminal(homes[1], "join", "--plain")
    host.until("Bob is back|takes a seat|You are at the table")
    host.until("Type actions")
    host.type("secret")
    host.until("Your assassins are your own")
    host.type("Na4-a3")
    host.type("undo")
    host.until("Taken back")
    host.type("Na4-a3")
    host.type("end")
    guest.until("Knight 2 goes from a4 to a3")
    guest.until("Type actions")
    guest.type("secret")
    guest.until("The assassins: the apple seller A, the carpenter D and the squire K")
    guest.type("Rb3")
    guest.until("not an assassin|is no assassin|was not chosen|not one of")
    guest.type("Te4-e5")
    guest.type("end")
    played_to_the_end(
        Plays(host, "Na3-a4"), Plays(guest, "Rg4"), Plays(eve, "nothing of this counts")
    )
    early = [line for line in eve.seen if "apple seller A, the carpenter D" in line]
    assert len(early) == 1
    assert early[0].startswith("The assassins were")
    codes = []
    for terminal, home in zip((host, guest), homes, strict=True):
        assert terminal.end() == 0
        (file,) = (home / "data").glob("*.json")
        record = json.loads(file.read_bytes())
        assert record["secret"] == list("adk")
        assert run(["verify", "--json", str(file)]) == 0
        codes.append(json.loads(capsys.readouterr().out)["code"])
        (folder,) = home.glob("state/together")
        assert all(path.stat().st_mode & 0o77 == 0 for path in folder.iterdir())
    eve.end()
    assert codes[0] == codes[1]


def test_the_host_may_play_the_people_and_sides_are_swapped(tmp_path: Path) -> None:
    """And a hint is for one's own phase; the other side's is not one's own to end."""
    host = Terminal(
        tmp_path / "ann", "assassins", "host", "--plain", "--name", "Ann", "--side", "people"
    )
    guest = Terminal(tmp_path / "bob", "join", "--plain", invitation_of(host), "--name", "Bob")
    host.until("Bob plays the king's side, Ann the people's side")
    guest.until("Ann is choosing three assassins, in secret")
    guest.type("hint")
    guest.until("in your own phase")
    host.until("Type your three assassins")
    host.type("adk")
    guest.until("Type actions")
    host.type("end")
    host.until(phrase("together-need-no-turn"))
    guest.type("end")
    played_to_the_end(Plays(host, "Te4-e5"), Plays(guest, "Kj10-j9"))
    host.type("again")
    guest.until("Ann would like another game")
    guest.type("again")
    guest.until("Ann plays the king's side, Bob the people's side")
    guest.until("Type your three assassins")
    for terminal in (guest, host):
        assert terminal.end() == 0


def test_a_computer_plays_a_side_and_its_secret_stays_its_own(tmp_path: Path) -> None:
    """It is the host's, and yet the host reads nothing of its assassins before the end."""
    host = Terminal(
        tmp_path / "ann", "assassins", "host", "--plain", "--name", "Ann", "--computers", "1"
    )
    host.until("Type actions")
    host.type("secret")
    host.until("Your assassins are your own")
    host.type("end")
    host.until("Round 2 of 15 · the king's side: Ann")
    assert host.end() == 0


@pytest.mark.skipif(os.name != "posix", reason="kills by a signal")
def test_the_people_stand_still_while_their_player_is_away(tmp_path: Path) -> None:
    """Nobody else knows the assassins; whoever comes back plays on with the same three."""
    host = Terminal(tmp_path / "ann", "assassins", "host", "--plain", "--name", "Ann")
    guest = Terminal(tmp_path / "bob", "join", "--plain", invitation_of(host), "--name", "Bob")
    guest.until("Type your three assassins")
    guest.type("adk")
    host.until("Type actions")
    guest.kill()
    host.until("Bob is away")
    host.type("computer Bob")
    host.until("Bob's side stands still now")
    host.type("end")
    host.until("Bob is away. Nobody else knows the assassins: the people's side stands still")
    host.until("Bob does nothing")
    host.until("Round 2 of 15 · the king's side: Ann")
    guest = Terminal(tmp_path / "bob", "join", "--plain")
    host.until("Bob plays again")
    host.type("end")
    guest.until("Type actions")
    guest.type("secret")
    guest.until("The assassins: the apple seller A, the carpenter D and the squire K")
    for terminal in (guest, host):
        assert terminal.end() == 0
