"""The name at a table with others, asked for by lines."""

from __future__ import annotations

from kingsroad_tui.lines.line_io import Leave, ask, say
from kingsroad_tui.shell.errors import CommandError, Unusable
from kingsroad_tui.together import words
from kingsroad_tui.together.line_input import LineInput
from kingsroad_tui.words.lists import begun
from tabletop.names import name_problem, tidy_name


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
