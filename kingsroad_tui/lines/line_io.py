"""Reading and writing by lines, for screen readers, dumb terminals and pipes.

Nothing is drawn and nothing is overwritten. The end of the input leaves the table.

What is said in plain play of whichever game: what can be typed, and setting a game up.
"""

from __future__ import annotations

import getpass
import locale
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable
from typing import Final

from advisor.core.streams import write_out
from kingsroad_tui.keys.typed_letters import latin
from tabletop.say import Say
from tabletop.shown import shown, shown_lines
from tabletop.words.voice import phrase, said

_CLEARED: Final = "\x1b[2J\x1b[3J\x1b[H"
"""The screen, what was scrolled out of it, and the cursor home: in this order nothing is left, also
where clearing the screen scrolls it out first."""

_OUT_OF_SIGHT: Final = 100
"""So many blank lines take away what stands before them, where nothing can be cleared."""


WITH_NAME: Final = "save"
"""The word that a name follows."""


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
        write_out(wrapped(shown_lines(line), width))


def clear() -> None:
    """Takes all that was said out of sight: cleared on a terminal, else behind blank lines."""
    if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
        write_out(_CLEARED, end="")
    else:
        write_out("\n" * _OUT_OF_SIGHT, end="")


def hand_over(headline: str, call: str, ready: str, *, hide: bool = True) -> str:
    """Hands the keyboard over: nothing said before is in sight, and Enter shows what comes.

    Args:
        headline: whom it goes to.
        call: what the others do.
        ready: what Enter means.
        hide: whether anything said before is one person's alone; what all may read stays.

    Returns:
        What was typed before Enter, unseen: a word for the question that comes, or nothing.
    """
    if hide:
        clear()
    say(headline, call)
    return ask(phrase("lines-press-enter", ready=ready), secret=True)


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
            return getpass.getpass(_for_terminal(prompt)).strip() or default
        except EOFError:
            raise Leave from None
    write_out(prompt, end="")
    line = _line()
    if not line or not sys.stdin.isatty():
        write_out("")
    if not line:
        raise Leave
    return line.strip() or default


def _line() -> str:
    """The next line of the input; empty at its end, also where it cannot be read any further."""
    try:
        return sys.stdin.readline().removeprefix("\ufeff")  # a file begins so
    except OSError:
        return ""


def _for_terminal(text: str) -> str:
    """A text in the signs of the terminal itself, which `getpass` opens with its own encoding."""
    encoding = locale.getpreferredencoding(do_setlocale=False)
    return text.encode(encoding, "replace").decode(encoding)


def ask_command(question: str, *, secret: bool = False) -> str:
    """A line with a word, cards or actions: as its keys type them on an English keyboard.

    A name that follows, of a file to save to, stays as it was typed.
    """
    word, blank, rest = ask(question, secret=secret).partition(" ")
    word = latin(word)
    return word + blank + (rest if word.lower() == WITH_NAME else latin(rest))


def teach_by_lines(
    keys: str,
    first: int,
    steps: int,
    teach: Callable[[int], int],
    finished: Iterable[str],
    *,
    left: Iterable[str] = (),
    keep: Callable[[int | None], None] = lambda _: None,
) -> int:
    """A guided game: step after step until the last one is done, or the learner leaves.

    Args:
        keys: how it is played.
        first: the step to begin with, from 0.
        steps: how many there are.
        teach: teaches a step to its end, and answers by how many steps to go on; raises Leave
            where the learner leaves.
        finished: what is known in the end.
        left: what is said to a learner who leaves.
        keep: remembers the step that begins; None for the end.

    Returns:
        The exit code.
    """
    say(keys)
    try:
        number = first
        while number < steps:
            say("")
            keep(number)
            number = max(0, number + teach(number))
    except Leave:
        say(*left)
        return 0
    keep(None)
    say("", *finished)
    return 0


def word_lines(words: Iterable[Say]) -> list[str]:
    """A line for each word that can be typed, with what it does."""
    return list(map(said, words))


SET_UP_WORDS: Final = tuple(
    Say(f"lines-set-up-{word}")
    for word in ("games", "open", "board", "seed", "hints", "ladder", "today", "rules", "quit")
)
"""What can be typed while a game is set up."""


def which_hints(typed: str) -> bool | None:
    """Whether hints are to be allowed; None where that is not what was typed."""
    return {"on": True, "off": False}.get(typed.lower())
