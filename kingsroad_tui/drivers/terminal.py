"""The driver for terminals of POSIX systems, which makes keys and clicks of their bytes.

Bytes that mean nothing are passed over.
"""

from __future__ import annotations

import errno
import os
import signal
import subprocess
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ, SelectSelector
from typing import Any, Final, TextIO

from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
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


_PATIENCE: Final = 0.1
"""Seconds to wait for input before looking whether the app has ended."""

_MOMENT: Final = 1
"""Seconds for which the app stops where no shell could continue it."""

_HUNG_UP: Final = 129
"""The exit code of whom SIGHUP ends."""


_GONE: Final = frozenset({errno.EIO, errno.ENXIO, errno.EPIPE, errno.EBADF})
"""What is said of a terminal that is there no more."""


class TerminalDriver(LinuxDriver):
    """Textual's; whatever bytes come, it goes on listening, and where the terminal goes, the app
    goes too, which is no failure of it."""

    def __init__(self, app: App[Any], **options: Any) -> None:
        super().__init__(app, **options)
        self._file: Any = _MayGo(self._file, self._end_with_terminal)

    def _end_with_terminal(self) -> None:
        self._app.call_later(partial(self._app.exit, return_code=_HUNG_UP))

    def _get_terminal_size(self) -> tuple[int, int]:
        columns, rows = bounded(Size(*super()._get_terminal_size()))
        return columns, rows

    _held = False
    """Whether the app has stopped although no shell could continue it."""

    def _sigtstp_application(self, *_: object) -> None:
        """Stops the app until a shell continues it; where none could, for a moment only.

        The terminal stays the app's then: what is typed meanwhile is no signal.
        """
        if self.exit_event.is_set():  # the app is about to end
            return
        if _could_be_continued():
            super()._sigtstp_application()
            return
        self._held = True
        subprocess.Popen(
            ["sh", "-c", f"sleep {_MOMENT}; kill -CONT {os.getpid()}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # out of reach of what is typed
        )
        os.kill(os.getpid(), signal.SIGSTOP)

    def _sigcont_application(self, *_: object) -> None:
        if not self._held:
            super()._sigcont_application()
        self._held = False

    def _run_input_thread(self) -> None:
        """Textual would show a traceback of what goes wrong here; ours is told like any other."""
        self.run_input_thread()

    def run_input_thread(self) -> None:
        """Sends on keys and clicks until the app ends."""
        listener = Listener(self._debug)
        with SelectSelector() as selector:
            selector.register(self.fileno, EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(_PATIENCE):
                    data = self._read()
                    if not data:  # the terminal is gone
                        self._end_with_terminal()
                        return
                    for message in listener.feed(data):
                        self.process_message(message)
                for message in listener.tick():
                    self.process_message(message)

    def _read(self) -> bytes:
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""


class _MayGo:
    """A terminal to write to; once it is gone, nothing is written, and somebody is told."""

    def __init__(self, file: TextIO, gone: Callable[[], None]) -> None:
        self._file = file
        self._gone = gone

    def write(self, text: str) -> None:
        self._do(partial(self._file.write, text))

    def flush(self) -> None:
        """Has what was written shown."""
        self._do(self._file.flush)

    def fileno(self) -> int:
        """The terminal's descriptor."""
        return self._file.fileno()

    def _do(self, work: Callable[[], object]) -> None:
        try:
            work()
        except OSError as error:
            if error.errno not in _GONE:
                raise
            with suppress(RuntimeError):  # the app has ended, and its event loop is closed
                self._gone()


def _could_be_continued() -> bool:
    """Whether a shell could continue this process if it stopped, as the system has it.

    SIGTSTP stops no process of which no parent is in the same session (POSIX, "orphaned process
    group"): a program that a terminal was opened for, say. Textual stops by SIGSTOP, which asks for
    nothing, and would freeze it for good; so a child tries first.
    """
    child = subprocess.Popen(["sh", "-c", "kill -TSTP $$"], stdin=subprocess.DEVNULL)
    _, status = os.waitpid(child.pid, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        child.returncode = status
        return False
    child.kill()
    child.wait()
    return True
