"""Programs that play, written for a test."""

from __future__ import annotations

import sys
from pathlib import Path

LOGGING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as log:
        log.write(line)
    if message["type"] == "end":
        break
"""
"""The first lines of a program that writes down what it is sent, to go on within the loop."""

_ASSASSINS_PLAYER = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "end":
        break
    key, value = ("actions", ACTIONS)
    if asked["type"] == "choose-assassins":
        key, value = ("assassins", ["a", "e", "k"])
    print(json.dumps({"id": asked["id"], key: value}), flush=True)
"""


def script(folder: Path, text: str, *arguments: str) -> str:
    """The command of a program with this text; its first argument is a file for its log."""
    file = folder / "player.py"
    file.write_text(text)
    words = (sys.executable, file, folder / "log", *arguments)
    return " ".join(f"'{word}'" for word in words)


def assassins_player(folder: Path, actions: str = "[]") -> str:
    """The command of a program for King & Assassins whose assassins are a, e and k.

    ``actions`` is a Python expression for those of a phase, ``asked`` being what it was sent.
    """
    return script(folder, _ASSASSINS_PLAYER.replace("ACTIONS", actions))
