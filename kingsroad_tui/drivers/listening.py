"""Keys and clicks from the bytes of a terminal; bytes that mean nothing are passed over."""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from typing import Final

from textual._xterm_parser import XTermParser
from textual.events import Key, Resize
from textual.geometry import Size
from textual.keys import Keys
from textual.message import Message

MOST: Final = Size(500, 200)
"""The largest screen that is drawn, in columns and rows: more than any display has room for."""

_OLD_REPORT: Final = b"\x1b[M"
"""Begins a report of the mouse as the first terminals made it: three bytes, any at all, follow."""

_REPORT_BYTES: Final = 3


def bounded(size: Size) -> Size:
    """A size that can be drawn: 1 to 500 columns, 1 to 200 rows."""
    return Size(*(min(max(1, given), most) for given, most in zip(size, MOST, strict=True)))


class Listener:
    """Turns what a terminal sends into Textual's messages, in pieces of any length."""

    def __init__(self, debug: bool = False) -> None:
        self._decode = getincrementaldecoder("utf-8")(errors="ignore").decode
        self._parser = _Parser(debug)
        self._reports = _OldReports()

    def feed(self, data: bytes) -> Iterator[Message]:
        """The messages that are complete with these bytes."""
        # By the character, so that a listener acts on each before the next one is read.
        for character in self._decode(self._reports.made_text(data)):
            yield from map(_bounded, self._parser.feed(character))

    def tick(self) -> Iterator[Message]:
        """The messages that are complete as nothing has come for a while, such as Escape."""
        yield from map(_bounded, self._parser.tick())


def _bounded(message: Message) -> Message:
    if isinstance(message, Resize) and message.size != bounded(message.size):
        size = bounded(message.size)
        return Resize(size, size)
    return message


class _OldReports:
    """Makes text of mouse reports whose bytes are none: beyond column 95 they would not be UTF-8.

    The parser passes over such reports, as terminals are asked for newer ones.
    """

    def __init__(self) -> None:
        self._before = b""
        self._due = 0
        """How many bytes of a report are still to come."""

    def made_text(self, data: bytes) -> bytes:
        """The bytes, with those of a report replaced by as many characters."""
        if not self._due and _OLD_REPORT not in self._before + data:
            self._before = (self._before + data)[1 - len(_OLD_REPORT) :]
            return data
        made = bytearray()
        for byte in data:
            if self._due:
                made += b" "
                self._due -= 1
                continue
            made.append(byte)
            seen = self._before + bytes([byte])
            if seen.endswith(_OLD_REPORT):
                self._due = _REPORT_BYTES
            self._before = seen[1 - len(_OLD_REPORT) :]
        return bytes(made)


class _Parser(XTermParser):
    """Textual's, which outlives sequences that no terminal sends."""

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Iterable[Key]:
        try:
            return list(super()._sequence_to_key_events(sequence, alt))
        except (ValueError, OverflowError):  # the number of no character
            return [Key(Keys.Ignore, None)]

    def parse_mouse_code(self, code: str) -> Message | None:
        try:
            return super().parse_mouse_code(code)
        except ZeroDivisionError:  # the terminal has said that it has no columns
            return None
