"""Each trick of a host who looks, in processes and over a port: whom it would harm leaves and says
why, by real clocks that are shortened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kingsroad_tui.together import words
from tests.support.paths import ROOT
from tests.support.soak import sampled
from tests.support.together.crooked_table import SEEN, TRICKS
from tests.support.together.quick_guest import LEFT

LONGEST = 60.0
"""Seconds after which a process that waits is ended."""

LOOKS = {name for name in TRICKS if "opened" in name or name.endswith(("back", "then", "minutes"))}
"""The tricks by which the host sees something: all others are without use."""


def started(home: Path, module: str, *arguments: str) -> subprocess.Popen[str]:
    """A process with a home of its own."""
    command = [sys.executable, "-u", "-m", f"tests.support.together.{module}", *arguments]
    environment = {"KINGSROAD_HOME": str(home), "PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)


def why_left(guest: subprocess.Popen[str]) -> str:
    """Why a guest has left, by its word; waits for it."""
    said, _ = guest.communicate(timeout=LONGEST)
    (line,) = [one for one in said.splitlines() if one.startswith(LEFT)]
    how, _, sentence = line.removeprefix(f"{LEFT} ").partition(": ")
    assert sentence == words.BREAKS[how]
    return how


@pytest.mark.parametrize("trick", sampled(TRICKS, "drops_cid_once_bob_has_opened"))
def test_whoever_a_host_would_trick_leaves_and_says_why(trick: str, tmp_path: Path) -> None:
    host = started(tmp_path / "Ann", "crooked_table", trick)
    assert host.stdout is not None
    invitation = host.stdout.readline().strip()
    guests = {}
    try:
        for name in ("Bob", "Cid"):
            guests[name] = started(tmp_path / name, "quick_guest", invitation, name)
            assert guests[name].stdout is not None
            guests[name].stdout.readline()  # type: ignore[union-attr]  # that somebody is there
        found = {name: why_left(guests[name]) for name in TRICKS[trick]}
        assert found == TRICKS[trick]
        for name in guests.keys() - found.keys():
            assert guests[name].poll() is None  # whom it does not harm goes on
    finally:
        for process in (host, *guests.values()):
            process.kill()
    said, _ = host.communicate()
    assert (SEEN in said) == (trick in LOOKS)
