"""The messages of a language, as the files have them.

They lie in ``words/<language>/*.ftl`` beside what says them: a floor, or a game or a room on it.
Those of the first picture are read for it, the others when one of them is said. Some are not wanted
before long, such as what rivals say: such a file is not read before one of its own messages is
said. Their ids begin with the names of its folder and its own, as in ``kingsroad-rivals-baron-``.
The syntax is that of Fluent (projectfluent.org). A line break in a message is a blank; an empty
line begins a new paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

HOUSE: Final = Path(__file__).parents[2]
"""Where the floors of the program lie."""

FLOORS: Final = ("tabletop", "kingsroad", "assassins", "advisor", "kingsroad_tui")
"""The folders in which messages lie, or in folders of theirs."""

ENGLISH: Final = "en"
"""What the program is written in: it has every message."""

PSEUDO: Final = "en-XA"
"""English made strange, to find what no message says (see `tabletop.words.pseudo`)."""

FACT: Final = re.compile(r"\$([a-z][\w-]*)")
"""Where a message asks for a fact."""

FIRST: Final = frozenset({"home", "places"})
"""Files that the first picture wants, by their names: they are read before all others."""

_RIVALS: Final = "rivals-"
_LATER: Final = frozenset(
    {
        "branches",
        "editor",
        "follow",
        "hints",
        "lesson",
        "mistakes",
        "report",
        "review",
        "scoring",
        "statistics",
        "story",
        "thinking",
        "together",
        "verdict",
    }
)
"""Files that no first screen wants, by their names, or how those begin."""

_START: Final = re.compile(r"^(-?[a-z][\w-]*) *= *", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-z][\w-]*) *= *", re.MULTILINE)
_BREAK: Final = re.compile(r"[^\S\n]*\n([^\S\n]*\n)?\s*")


class Message(NamedTuple):
    """A message of a catalogue.

    Attributes:
        id: its name.
        written: all of it, as the file has it; behind it perhaps the comment of the next one.
    """

    id: str
    written: str

    @property
    def source(self) -> str:
        """All of it, without comments."""
        return _COMMENT.sub("", self.written).strip()

    @property
    def texts(self) -> Mapping[str, str]:
        """Its value under the empty name, and its attributes, as the file has them."""
        source = self.source
        start = _START.match(source)
        assert start is not None
        value, *attributes = _ATTRIBUTE.split(source[start.end() :])
        pairs = zip(attributes[::2], attributes[1::2], strict=True)
        return {"": value.strip(), **{name: text.strip() for name, text in pairs}}


def catalogue(
    language: str, house: Path = HOUSE, wanted: Callable[[Path], bool] = lambda _: True
) -> dict[str, Message]:
    """The messages of a language by id, terms with their minus sign; empty for an unknown one.

    Args:
        language: its code.
        house: where the floors lie.
        wanted: which of their files are read.

    Raises ValueError where an id comes twice.
    """
    if language == PSEUDO:
        from tabletop.words.pseudo import pseudo

        english = catalogue(ENGLISH, house, wanted)
        return {name: Message(name, pseudo(one.source)) for name, one in english.items()}
    found: dict[str, Message] = {}
    for path in filter(wanted, files(language, house)):
        for message in messages_in(path):
            if message.id in found:
                raise ValueError(f"{path}: there is another message {message.id}")
            found[message.id] = message
    return found


def messages_in(path: Path) -> list[Message]:
    """The messages of a file, in order."""
    text = path.read_text("utf-8")
    starts = list(_START.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return [
        Message(start[1], text[start.start() : end])
        for start, end in zip(starts, ends, strict=True)
    ]


def prefix_of(path: Path) -> str:
    """How the ids in a file begin that is read only for them; empty for any other file."""
    if path.stem not in _LATER and not path.stem.startswith(_RIVALS):
        return ""
    folder = path.parents[2].name
    return f"{path.stem}-" if folder == FLOORS[-1] else f"{folder}-{path.stem}-"


def files(language: str, house: Path = HOUSE) -> list[Path]:
    """The files with the messages of a language."""
    below = (f"words/{language}/*.ftl", f"*/words/{language}/*.ftl")
    return sorted(path for floor in FLOORS for way in below for path in (house / floor).glob(way))


def unbroken(text: str) -> str:
    """A text without the breaks of its lines, except between paragraphs."""
    return _BREAK.sub(lambda found: "\n\n" if found[1] else " ", text)
