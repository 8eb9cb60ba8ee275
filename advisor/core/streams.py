"""Standard input, output and error, whatever a process was started with; JSON lines over them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import TextIOWrapper
from typing import IO, Any, Final, TextIO

import msgspec

from tabletop.encoding import without_mark

_STREAMS: Final = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))
"""The names of the streams in `sys`, in the order of their numbers, and how they are opened."""


def open_closed_streams() -> None:
    """Lets every stream that was closed lead nowhere. To be called before any file is opened.

    The next file opened would get its number, and whatever is printed would be written into it.
    """
    for number, (name, mode) in enumerate(_STREAMS):
        if getattr(sys, name) is None:
            _lead_nowhere(number)
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - it stays
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)


def wait_for_streams() -> None:
    """Has reading wait until there is something, and writing until all of it is taken.

    Whoever starts a process may share streams with it that do not wait. What a slow reader has no
    room for is lost then, and what is not typed yet seems to be the end.
    """
    if sys.platform == "win32":  # no stream is set so there
        return
    for number, _ in enumerate(_STREAMS):
        with suppress(OSError):
            os.set_blocking(number, True)


def speak_utf8() -> None:
    """Has every stream that is no terminal hold UTF-8, and none fail by a sign it does not have.

    A terminal keeps its encoding; a sign that it lacks becomes a question mark. Signs that cannot
    be read become replacement characters. A byte order mark at the beginning of the input is
    skipped. To be called before anything is read.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):
            continue
        if stream.isatty():
            stream.reconfigure(errors="replace")
        else:
            encoding = "utf-8-sig" if stream is sys.stdin else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")


def write_out(text: str, end: str = "\n") -> None:
    """Writes text to standard output at once. Raises OSError, which names it, where it cannot."""
    try:
        print(text, end=end, flush=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror, "standard output") from None


def write_error(text: str) -> None:
    """Writes a line to standard error, where it can: the exit code says how it ended, too."""
    with suppress(OSError):
        print(text, file=sys.stderr, flush=True)


def drop_lost_output() -> bool:
    """Whether something is left that standard output does not take, as on a full device.

    It leads nowhere then, and standard error likewise, for it must not fail once more when the
    interpreter ends: that would be the end that others see.
    """
    _drop_if_lost(sys.stderr)
    return _drop_if_lost(sys.stdout)


def end_errors() -> int | None:
    """Lets standard error lead nowhere from here on: what a process says while it is torn down.

    Threads still at work notice that their workers are gone, and libraries warn of it, when the
    command is over and somebody else has the terminal.

    Returns:
        A number of a file that leads to where standard error led; None if it led nowhere.
    """
    stream = sys.__stderr__  # not one that an app has put in its place
    if stream is None:
        return None
    try:
        stream.flush()
        number = stream.fileno()
        before = os.dup(number)
        _lead_nowhere(number)
    except (OSError, ValueError):
        return None
    return before


def _drop_if_lost(stream: TextIO) -> bool:
    """Whether a stream failed to take what is left to be written; then it leads nowhere."""
    try:
        stream.flush()
    except OSError:
        _lead_nowhere(stream.fileno())
        return True
    return False


def _lead_nowhere(number: int) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)
    os.set_inheritable(number, True)


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
