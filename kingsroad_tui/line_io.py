"""Reading and writing by lines, for screen readers, dumb terminals and pipes.

Nothing is drawn and nothing is overwritten. The end of the input leaves the table.
"""

from __future__ import annotations

import getpass
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable
from typing import Final

from kingsroad_tui.typed_letters import latin
from tabletop.shown import shown, shown_lines


class Leave(Exception):
    """A player leaves the table, or the input has ended.

    Attributes:
        unsaved: why the game is not saved, in a sentence; empty where it is.
    """

    def __init__(self, unsaved: str = "") -> None:
        super().__init__()
        self.unsaved = unsaved


def say(*lines: str) -> None:
    """Writes lines, each fit to be shown."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    for line in lines:
        print(wrapped(shown_lines(line), width), flush=True)


def wrapped(text: str, width: int | None) -> str:
    """Text in lines of at most this width, broken at words; a line of a table stays as it is.

    Where there is no width nothing is broken: what reads from a pipe wants whole sentences.
    """
    if width is None:
        return text
    lines = text.splitlines() or [""]
    return "\n".join(
        line if len(line) <= width or "  " in line.strip() else textwrap.fill(line, max(1, width))
        for line in lines
    )


def ask(question: str, default: str = "", *, secret: bool = False) -> str:
    """One line of input, or the default where it is empty. Raises Leave at the end of input.

    What is typed in ``secret`` does not appear on a terminal.
    """
    prompt = shown(f"{question} [{default}]: " if default else f"{question}: ")
    if secret and sys.stdin.isatty():
        try:
            return getpass.getpass(prompt).strip() or default
        except EOFError:
            raise Leave from None
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line or not sys.stdin.isatty():
        print(flush=True)
    if not line:
        raise Leave
    return line.strip() or default


def ask_command(question: str, *, secret: bool = False) -> str:
    """A line with a word, cards or actions: as its keys type them on an English keyboard.

    A name that follows, of a file to save to, stays as it was typed.
    """
    word, blank, rest = ask(question, secret=secret).partition(" ")
    word = latin(word)
    return word + blank + (rest if word.lower() == _WITH_NAME else latin(rest))


_WITH_NAME: Final = "save"


def ask_until(question: str, default: str, allowed: Iterable[str]) -> str:
    """Asks until one of the allowed answers is given."""
    answers = list(allowed)
    while (answer := latin(ask(question, default)).lower()) not in answers:
        say(f"Please answer one of: {', '.join(answers)}.")
    return answer


def teach_by_lines(
    keys: str, first: int, steps: int, teach: Callable[[int], None], finished: Iterable[str]
) -> int:
    """A guided game: step after step until the last one is done, or the learner leaves.

    Args:
        keys: how it is played.
        first: the step to begin with, from 0.
        steps: how many there are.
        teach: teaches a step to its end; raises Leave where the learner leaves.
        finished: what is known in the end.

    Returns:
        The exit code.
    """
    say(keys)
    try:
        for number in range(first, steps):
            say("")
            teach(number)
    except Leave:
        return 0
    say("", *finished)
    return 0
