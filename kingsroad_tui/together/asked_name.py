"""Lines typed at a table with others while something else goes on, such as one's name there."""

from __future__ import annotations

import asyncio
import sys
from threading import Thread

from kingsroad_tui.lines.line_io import Leave, ask, say
from kingsroad_tui.shell.errors import CommandError, Unusable
from kingsroad_tui.together import words
from kingsroad_tui.words.lists import begun
from tabletop.names import name_problem, tidy_name


class LineInput:
    """Standard input, line by line, read beside the event loop.

    The thread that reads ends with the process: nothing can wake it up earlier.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        Thread(target=self._read, daemon=True).start()

    async def line(self) -> str:
        """The next line. Raises Leave at the end of the input."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise Leave
        return line.removeprefix("\ufeff").strip()  # a file begins with a mark

    def _read(self) -> None:
        try:
            while line := sys.stdin.readline():
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except (OSError, ValueError, RuntimeError):  # closed, or the loop has ended
            pass


def asked_name(name: str | None) -> str:
    """The name at the table, asked for where it is not given, until it can be used.

    Raises CommandError where there is none, and Unusable where the one given cannot be.
    """
    while True:
        try:
            tidied = tidy_name(name or ask(words.WHAT_NAME, words.SOMEBODY))
        except Leave:
            raise CommandError(words.NO_NAME) from None
        problem = name_problem(tidied)
        if not problem:
            return tidied
        if name:
            raise Unusable(words.unusable_name(problem))
        say(f"{begun(words.unusable_name(problem))}.")


async def name_among(lines: LineInput) -> str | None:
    """Another name, the next of these lines that is one; None where there are no more of them, or
    one asks to leave."""
    try:
        while True:
            say(words.ANOTHER_NAME)
            typed = tidy_name(await lines.line())
            if typed.lower() == "quit":
                return None
            problem = name_problem(typed)
            if not problem:
                return typed
            say(f"{begun(words.unusable_name(problem))}.")
    except Leave:
        return None
