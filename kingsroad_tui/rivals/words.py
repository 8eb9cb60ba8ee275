"""What rivals say, and who they are, as it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingsroad_tui.rivals.remarks import Spoken

RIVALS_TITLE: Final = "Your rivals"
NO_RIVALS: Final = "Nobody here plays for the computer."
TALK_ON: Final = "Your rivals talk again."
TALK_OFF: Final = "Your rivals keep quiet from now on."
NO_TALK_HERE: Final = "Nobody at this table has anything to say."


def quoted_line(line: str) -> str:
    """A line as it is said: in quotation marks.

    >>> quoted_line("Another game!")
    '“Another game!”'
    """
    return f"“{line}”"


def said_sentence(name: str, line: str) -> str:
    """A line and who says it, in one line.

    >>> said_sentence("Baron", "Another game!")
    'Baron: “Another game!”'
    """
    return f"{name}: {quoted_line(line)}"


def said_by_round(spoken: Iterable[Spoken], names: Sequence[str]) -> dict[int, list[str]]:
    """What was said in each round, by its number; ``names`` by speaker."""
    said: dict[int, list[str]] = {}
    for one in spoken:
        said.setdefault(one.round, []).append(said_sentence(names[one.speaker], one.line))
    return said


def rival_lines(name: str, label: str, manner: str) -> str:
    """Who somebody is, in a sentence or two: how strong, and how they play."""
    return f"{name}, {label}. {manner}"
