"""Records of games: JSON with a format and a version, read strictly, written one round a line."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Generic, TextIO, TypeVar

import msgspec

from tabletop.encoding import encoding_problem, without_mark
from tabletop.errors import LocatedError, UnusableValue
from tabletop.file_formats import file_of
from tabletop.files import read_limited, reason
from tabletop.game_lines import MAX_LINE, is_line, looks_like_line, parse_line, source_name
from tabletop.game_sets import read_game_of_results
from tabletop.pasted import code_format, is_invitation
from tabletop.say import Clause, Say
from tabletop.shown import quoted

DataT = TypeVar("DataT", bound=msgspec.Struct)
GameT = TypeVar("GameT")


MAX_RECORD_BYTES: Final = 16_000_000
"""The most bytes a record may have."""

CODE: Final = Say("tabletop-source-code")
STANDARD_INPUT: Final = Say("tabletop-source-standard-input")
"""What it is called where a file has a name."""

_TOO_LARGE: Final = Say("tabletop-file-too-large", limit=MAX_RECORD_BYTES)
_NO_GAME: Final = Say("tabletop-record-no-game")
_NO_TABLE: Final = Say("tabletop-record-invitation")

_KINDS: Final = frozenset({"array", "bool", "float", "int", "null", "object", "str"})
"""What msgspec calls the kinds of JSON values."""

_EXPECTED: Final = re.compile(r"Expected `([^`]*)`(?: (.*))?(?:, got `?([^`]*)`?)?")
_CHOICE: Final = re.compile(r"Invalid enum value (.*)")
_FIELD: Final = re.compile(r"Object (missing|contains) (?:required|unknown) field `(.*)`")


class _Format(msgspec.Struct):
    format: str


class _Header(msgspec.Struct):
    version: int


@dataclass(frozen=True, slots=True)
class RecordFormat(Generic[DataT]):
    """The format of one game's records.

    Attributes:
        name: what a record says it is.
        version: the only one that is read.
        data: what a record holds.
    """

    name: str
    version: int
    data: type[DataT]

    def decode(self, content: bytes | str, play: Callable[[DataT], GameT]) -> GameT:
        """The game in a record, as ``play`` makes it of the data.

        Raises:
            LocatedError: it is no such record, or ``play`` raised that.
        """
        text = self._utf8(content)
        try:
            self._check_format(text)
            header = msgspec.json.decode(text, type=_Header)
            if header.version != self.version:
                found, known = str(header.version), str(self.version)
                why = Say("tabletop-record-version", version=found, known=known)
                raise LocatedError("version", why)
            return play(msgspec.json.decode(text, type=self.data))
        except msgspec.ValidationError as error:
            raise located(error) from None
        except msgspec.DecodeError as error:
            raise LocatedError("", _damage(text, str(error))) from None
        except RecursionError:
            raise LocatedError("", Say("tabletop-record-too-deep")) from None

    def _utf8(self, content: bytes | str) -> bytes:
        """The text in UTF-8, without a mark. Raises LocatedError where it is none, or too long."""
        if isinstance(content, str):
            content = content.encode("utf-8", "surrogatepass")
        if len(content) > MAX_RECORD_BYTES:
            raise LocatedError("", _TOO_LARGE)
        if problem := encoding_problem(content):
            raise LocatedError("", problem)
        return without_mark(content)

    def _check_format(self, content: bytes) -> None:
        """Raises LocatedError where JSON is something else than a record of this format."""
        try:
            found = msgspec.json.decode(content, type=_Format).format
        except msgspec.ValidationError:
            raise LocatedError("", _NO_GAME) from None
        if found != self.name:
            why = Say(
                "tabletop-record-other-format", found=file_of(found), wanted=file_of(self.name)
            )
            raise LocatedError("", why)


def read_record(path: Path) -> bytes:
    """The content of a file of at most 16 MB, without a byte order mark; or the record of a game
    in a tournament's results, or in a line.

    Raises LocatedError if it cannot be read, or there is no such game.
    """
    return record_or_line(path)[0]


def record_or_line(path: Path | None) -> tuple[bytes, bool]:
    """The same, of standard input for None; and whether it was the record of a game in a line."""
    if path is None:
        return _from_standard_input()
    try:
        if is_line(path):
            return parse_line(str(path)), True
        if of := code_format(str(path)):
            raise LocatedError("", Say(f"tabletop-code-{of}"), source=CODE)
        if found := read_game_of_results(path):
            return found, False
        return _record_in(without_mark(read_limited(path, MAX_RECORD_BYTES)))
    except LocatedError as error:
        source = error.source or source_name(path)
        raise LocatedError(error.where, error.why, source=source) from None
    except (OSError, ValueError) as error:
        if is_invitation(str(path)):  # whose secret is not repeated
            raise LocatedError("", _NO_TABLE, source=source_name(path)) from None
        raise LocatedError("", reason(error), source=str(path)) from None


def text_of_code(content: bytes) -> str:
    """A text that may hold a code, as what is read is no record; empty where it is one."""
    if content.lstrip()[:1] in (b"{", b""):
        return ""
    return content[: MAX_LINE + 1].decode(errors="replace")


def _record_in(content: bytes) -> tuple[bytes, bool]:
    """The record that a text is, or holds in a line; whether in a line."""
    text = text_of_code(content)
    if text and looks_like_line(text):
        return parse_line(text), True
    return content, False


def read_standard_input() -> bytes:
    """As `read_record`, of standard input to its end."""
    return record_or_line(None)[0]


def _from_standard_input() -> tuple[bytes, bool]:
    try:
        if sys.stdin is None:
            raise LocatedError("", Say("tabletop-file-closed"))
        content = without_mark(_all_of(sys.stdin))
        if len(content) > MAX_RECORD_BYTES:
            raise UnusableValue(_TOO_LARGE)
        return _record_in(content)
    except LocatedError as error:
        raise LocatedError(error.where, error.why, source=STANDARD_INPUT) from None
    except (OSError, ValueError) as error:
        raise LocatedError("", reason(error), source=STANDARD_INPUT) from None


@lru_cache(maxsize=1)
def _all_of(stream: TextIO) -> bytes:
    """What comes by a stream: it can be read only once, but asked for again."""
    return stream.buffer.read(MAX_RECORD_BYTES + 1)


def located(error: msgspec.ValidationError) -> LocatedError:
    """Where JSON is not formed as it must be, and how."""
    words, _, place = str(error).partition(" - at `$")
    return LocatedError(place.lstrip(".").rstrip("`"), _refused_value(words))


def _refused_value(words: str) -> Clause:
    if field := _FIELD.fullmatch(words):
        return Say(f"tabletop-json-field-{field[1]}", field=quoted(field[2]))
    if choice := _CHOICE.fullmatch(words):
        return Say("tabletop-json-unknown-value", value=choice[1])
    if (expected := _EXPECTED.fullmatch(words)) is None:
        return words[:1].lower() + words[1:].replace("`", "'")
    kinds, limits, found = expected.groups()
    wanted: Clause = _kind(kinds.split(" | "))
    if limits is not None:
        wanted = Say("tabletop-json-within", kind=wanted, limits=limits)
    if found is None:
        return Say("tabletop-json-only", wanted=wanted)
    return Say("tabletop-json-expected", wanted=wanted, found=_kind([found]))


def _kind(kinds: Sequence[str]) -> Clause:
    """One or several kinds of values."""
    *most, last = kinds
    one = Say(f"tabletop-kind-{last}") if last in _KINDS else last
    return Say("tabletop-json-either", one=_kind(most), other=one) if most else one


def _damage(content: bytes, why: str) -> Say:
    """What is wrong with text that is no JSON."""
    begin = content.lstrip()[:1]
    if not begin:
        return Say("tabletop-record-empty")
    if begin == b"{":
        return Say("tabletop-record-damaged", why=why)
    return _NO_TABLE if is_invitation(content[:MAX_LINE].decode(errors="replace")) else _NO_GAME


def encode_record(head: dict[str, Any], rounds: Iterable[Any]) -> bytes:
    """The fields of a record and, in the last one, ``rounds``, one a line: JSON, UTF-8."""
    first = msgspec.json.format(msgspec.json.encode(head), indent=2).removesuffix(b"\n}")
    lines = b",\n    ".join(msgspec.json.encode(played) for played in rounds)
    return first + b',\n  "rounds": [' + (b"\n    " + lines + b"\n  " if lines else b"") + b"]\n}\n"
