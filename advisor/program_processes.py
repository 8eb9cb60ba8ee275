"""Outside programs as players, of whatever game: JSON lines over pipes, untrusted, timed.

A late or missing answer, one that cannot be read, a line that is too long, or the program's death
forfeits the game, with a reason. `advisor.kingsroad.players.programs` and
`advisor.assassins.programs` add the messages of the two games, and what is legal in them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shlex
import subprocess
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from queue import Empty, Full, Queue
from typing import Any, Final, Generic, Protocol, Self, TypeVar

import msgspec

from advisor.core.processes import FAMILY, adopt_orphans, kill_family
from advisor.core.streams import read_lines, write_line
from advisor.messages.protocol import MAX_LINE_BYTES
from tabletop.encoding import encoding_problem
from tabletop.files import reason
from tabletop.game import Forfeit
from tabletop.say import Points, Say

PREFIX: Final = "cmd:"
"""Begins a player's name that is the command line of a program."""

SECONDS: Final = 5.0
"""The default time limit for an answer."""

_FAREWELL_SECONDS: Final = 1.0
_JOIN_SECONDS: Final = 1.0
"""How long a thread may take to notice that the program's pipes have ended."""


class _Answer(Protocol):
    @property
    def id(self) -> int: ...


Reply = TypeVar("Reply", bound=_Answer)
_P = TypeVar("_P", bound="ProgramProcess")
_Answered = TypeVar("_Answered")


class ProgramProcess(ABC):
    """A running program that plays one seat of one game; a context manager, which ends it.

    Attributes:
        seconds: the time limit for every answer.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Starts a program.

        Args:
            command: its command line, as a shell would split it (no shell runs it).
            seconds: the time limit for every answer.

        Raises:
            Forfeit: it cannot be started.
        """
        self._command = command
        self.seconds = seconds
        self._lines: Queue[bytes | EOFError | None] = Queue(maxsize=4)
        self._threads: list[threading.Thread] = []
        self._closing = threading.Event()
        self._mark = secrets.token_hex(16)
        self._asked = 0
        adopt_orphans()
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, FAMILY: self._mark},
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            why = Say("advisor-program-not-started", why=reason(error))
            raise self.forfeit(why) from None
        self._in_thread(self._read)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def greet(self) -> None:
        """Asks it for its first choice in a game of its own, whether that is legal or not, and ends
        it.

        Raises:
            Forfeit: it answered too late, not at all, or with something that cannot be read.
        """

    @abstractmethod
    def last_message(self, game: Any) -> msgspec.Struct:
        """What it is told as a game is over."""

    def end(self, game: Any) -> None:
        """Sends it the end of the game; it has a second to end itself, then it is killed."""
        message = self.last_message(game)
        self._in_thread(lambda: self._write(message, close=True))
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_SECONDS)
        self.close()

    def close(self) -> None:
        """Kills it and the processes it started, and lets go of its threads and pipes."""
        if self._closing.is_set():
            return
        self._closing.set()
        kill_family(self._process.pid, self._mark)
        self._process.wait()
        self._drop_lines()
        for thread in self._threads:
            thread.join(_JOIN_SECONDS)
        with contextlib.suppress(Full):  # for a choice that another thread still waits for
            self._lines.put_nowait(EOFError())
        if any(thread.is_alive() for thread in self._threads):
            # Somebody out of reach holds the other end of a pipe; it is not to be closed in use.
            return
        self._threads.clear()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # what was not written has no reader any more
                pipe.close()

    def ask(
        self, message: type[msgspec.Struct], kind: type[Reply], facts: Mapping[str, Any]
    ) -> Reply:
        """Sends a request and waits for the answer to it.

        Args:
            message: the kind of request; each gets a number and says the time limit.
            kind: the type of the answer.
            facts: all else that is in the request.

        Raises:
            Forfeit: it answered too late, not at all, or with something else; or the request is
                longer than a line may be.
        """
        self._asked += 1
        request = message(**facts, id=self._asked, seconds=self.seconds)
        if len(msgspec.json.encode(request)) >= MAX_LINE_BYTES:
            raise self.forfeit(Say("advisor-program-long-game", limit=MAX_LINE_BYTES))
        # A program that does not read would block a write, so it happens in a thread of its own.
        self._in_thread(lambda: self._write(request))
        try:
            line = self._lines.get(timeout=self.seconds)
        except Empty:
            silent = Say("advisor-program-silent", seconds=Points(self.seconds))
            raise self.forfeit(silent) from None
        if isinstance(line, EOFError):
            raise self.forfeit(Say("advisor-program-ended"))
        if line is None:
            raise self.forfeit(Say("advisor-program-long-answer", limit=MAX_LINE_BYTES))
        try:
            answer = msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = Say("advisor-program-unreadable", why=encoding_problem(line) or reason(error))
            raise self.forfeit(why) from None
        if answer.id != self._asked:
            found, asked = str(answer.id), str(self._asked)
            raise self.forfeit(Say("advisor-program-other-request", found=found, asked=asked))
        return answer

    def forfeit(self, why: Say) -> Forfeit:
        """The error that says why this program has forfeited."""
        return Forfeit(self._command, why)

    def _read(self) -> None:
        assert self._process.stdout is not None
        source = self._process.stdout.fileno()
        with contextlib.suppress(OSError):
            for line in read_lines(lambda size: os.read(source, size), MAX_LINE_BYTES):
                self._lines.put(line)
                if self._closing.is_set():
                    break
        self._lines.put(EOFError())

    def _drop_lines(self) -> None:
        """Makes room for the one line that the reader may hold, and for the end."""
        with contextlib.suppress(Empty):
            while True:
                self._lines.get_nowait()

    def _write(self, message: msgspec.Struct, *, close: bool = False) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            if len(msgspec.json.encode(message)) < MAX_LINE_BYTES:
                write_line(self._process.stdin, message)
            if close:
                self._process.stdin.close()

    def _in_thread(self, work: Callable[[], None]) -> None:
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        thread = threading.Thread(target=work, daemon=True)
        self._threads.append(thread)
        thread.start()


class StartedWhenAsked(Generic[_P]):
    """A program that is started when it is first asked, and asked in a thread, so that whoever
    plays the game goes on meanwhile. Once it has forfeited, it is ended."""

    def __init__(self, start: Callable[[], _P]) -> None:
        self._start = start
        self._closed = False
        self.program: _P | None = None

    async def ask(self, question: Callable[[_P], _Answered]) -> _Answered:
        """The answer to a question. Raises Forfeit where it gives no usable one."""
        return await asyncio.to_thread(self._ask, question)

    def end(self, game: object) -> None:
        """Tells it that the game is over, and lets it go."""
        if self.program is not None:
            self.program.end(game)

    def close(self) -> None:
        """Ends it at once."""
        self._closed = True
        if self.program is not None:
            self.program.close()

    def _ask(self, question: Callable[[_P], _Answered]) -> _Answered:
        try:
            if self.program is None:
                self.program = self._start()
            if self._closed:  # while it was being started
                self.program.close()
            return question(self.program)
        except Forfeit:
            self.close()
            raise


def command_of(name: str) -> str | None:
    """The command line in a player's name such as ``cmd:./bot.py``, or None for other names."""
    return name.removeprefix(PREFIX).strip() if name.startswith(PREFIX) else None
