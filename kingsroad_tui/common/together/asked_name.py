"""The name at a table with others, asked for by lines."""

from __future__ import annotations

from kingsroad_tui.common.errors import CommandError, Unusable
from kingsroad_tui.common.line_io import Leave, ask
from kingsroad_tui.common.text import together as words
from tabletop.names import name_problem, tidy_name


def asked_name(name: str | None) -> str:
    """The name at the table, asked for where it is not given; one that can be used.

    Raises CommandError where there is none.
    """
    try:
        tidied = tidy_name(name or ask(words.WHAT_NAME, words.SOMEBODY))
    except Leave:
        raise CommandError(words.NO_NAME) from None
    if problem := name_problem(tidied):
        raise Unusable(words.unusable_name(problem))
    return tidied
