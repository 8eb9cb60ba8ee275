"""JSON lines from a stream: one JSON value a line, and lines of limited length only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import IO, Any, Final

import msgspec

from tabletop.encoding import without_mark

_CHUNK: Final = 65_536


def read_lines(read: Callable[[int], bytes], max_length: int) -> Iterator[bytes | None]:
    """Splits a stream into lines, never holding much more than ``max_length`` bytes.

    A byte order mark at the beginning is skipped: programs on some systems begin UTF-8 with one.
    Yields None for a line that is longer.

    Args:
        read: like `os.read`: returns what has arrived, up to a number of bytes; nothing at the end.
        max_length: in bytes, the line break not counted.
    """
    lines = _lines(read, max_length)
    for first in lines:
        yield first and without_mark(first)
        break
    yield from lines


def _lines(read: Callable[[int], bytes], max_length: int) -> Iterator[bytes | None]:
    held = bytearray()
    skipping = False
    while chunk := read(_CHUNK):
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            held += end
            yield None if skipping or len(held) > max_length else bytes(held)
            held.clear()
            skipping = False
        held += rest
        if len(held) > max_length:
            held.clear()
            skipping = True
    if held or skipping:
        yield None if skipping else bytes(held)


def write_line(output: IO[bytes], value: Any) -> None:
    """Writes a value as one line and flushes it. Raises OSError when nobody reads any more."""
    write_encoded(output, msgspec.json.encode(value))


def write_encoded(output: IO[bytes], line: bytes) -> None:
    """Likewise, of a value that is JSON already."""
    output.write(line + b"\n")
    output.flush()
