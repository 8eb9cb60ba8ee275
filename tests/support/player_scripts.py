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


def script(folder: Path, text: str, *arguments: str) -> str:
    """The command of a program with this text; its first argument is a file for its log."""
    file = folder / "player.py"
    file.write_text(text)
    words = (sys.executable, file, folder / "log", *arguments)
    return " ".join(f"'{word}'" for word in words)
