"""The solver process, seen from the app: starts it, asks it, cancels, restarts it when it dies.

Knows asyncio and the messages, neither Textual nor the solver. The child gets pipes for its input
and output and never the terminal's streams. A game goes on though the solver dies, and an answer
that comes too late is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from advisor.messages import protocol
from advisor.messages.bases import AnswerBase, MessageBase
from kingsroad_tui.files.private import make_folder
from kingsroad_tui.words.errors import words_of
from tabletop.encoding import without_mark
from tabletop.words.voice import phrase

SOLVER: Final = (sys.executable, "-m", "advisor.engine", "--long-lines")
"""The command that runs the solver process; the app reads its answers whole."""

MOST_RESTARTS: Final = 3
"""How often a dead solver is started again before hints are given up."""

BEAT_SECONDS: Final = 1.0
"""How often a solver that is in use is asked whether it is there."""

SILENT_BEATS: Final = 20
"""After so many beats without a word from a solver that is in use, it is killed.

Beats and no seconds: they stand still with the app, such as while it is suspended, and come late
on a busy machine. A solver answers a ping while it computes, however hard.
"""

SILENT_BEATS_AT_THE_START: Final = 30
"""The same for one that is not ready yet: it may have to be read from a slow disk."""

BEATS_IN_USE: Final = 60
"""For so many beats after the last answer that was waited for, it is still taken to be in use.

Hints often come at once; whoever asks for the next one is not to wait for a solver that stopped.
"""

_LONGEST_ANSWER: Final = 32 * protocol.MAX_LINE_BYTES
_CANCEL_SECONDS: Final = 1.0
"""A solver that does not obey a cancel within this time is killed (and started again)."""


class SolverState(Enum):
    """What can be expected of the solver process."""

    OFF = "off"
    STARTING = "starting"
    READY = "ready"
    RESTARTING = "restarting"
    GIVEN_UP = "given up"


class Solver:
    """One solver process and the requests it is working on.

    ``ask`` yields the answers to a request, coarse ones first; it starts the process when there is
    none; ``behind`` does so only while nobody asks anything. Leaving the loop early, or cancelling
    the task it runs in, cancels the request. Requests open when the process dies end with a
    `Failure` of kind ``internal``. A process that is stopped or hangs is killed after a while of
    silence, and dies so.

    Attributes:
        state: see `SolverState`; ``on_state`` is called with every change.
        ready: what the process said when it was last ready, or None.
    """

    def __init__(
        self,
        on_state: Callable[[SolverState], None] = lambda state: None,
        log: Path | None = None,
        command: Sequence[str] = SOLVER,
    ) -> None:
        """``log`` gets what the process says on standard error; None discards it."""
        self.state = SolverState.OFF
        self.ready: protocol.Ready | None = None
        self._on_state = on_state
        self._log = log
        self._command = tuple(command)
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self._heard = 0
        """How many lines were read."""
        self._beat_seconds = BEAT_SECONDS
        self._up = asyncio.Event()
        self._answers: dict[int, asyncio.Queue[protocol.Answer]] = {}
        self._in_use = asyncio.Event()
        self._waited_for = 0
        """How many requests are open that somebody waits for."""

        self._free = asyncio.Event()
        """Whether there are none."""

        self._free.set()
        self._behind: int | None = None
        """The request asked last that makes way for all others, unless it has."""

        self._behind_turn = asyncio.Lock()

        self._numbers = count(1)
        self._restarts = 0
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(protocol.Answer)

    def fresh_id(self) -> int:
        """An id no request had yet."""
        return next(self._numbers)

    @property
    def pid(self) -> int | None:
        """The process id, or None while none is running."""
        process = self._process
        return process.pid if process and process.returncode is None else None

    async def start(self) -> None:
        """Starts the process unless it runs or was given up; `ready` follows shortly."""
        if self.state is SolverState.OFF:
            self._set(SolverState.STARTING)
            await self._launch()

    async def ask(self, request: MessageBase) -> AsyncGenerator[protocol.Answer, None]:
        """The answers to a request, until the last one.

        Raises:
            ValueError: a request with this id is open.
        """
        if request.id in self._answers:
            raise ValueError(f"a request with id {request.id} is open")
        self._waited_for += 1
        self._make_way()
        try:
            async with contextlib.aclosing(self._asked(request)) as answers:
                async for answer in answers:
                    yield answer
        finally:
            self._waited_for -= 1
            if not self._waited_for:
                self._free.set()

    async def behind(
        self, request: Callable[[int], MessageBase]
    ) -> AsyncGenerator[protocol.Answer, None]:
        """The answers to a request for which nobody waits: it is asked while nothing else is, and
        any `ask` ends it at once; then it is asked anew.

        Args:
            request: the request, with this id; what it knows by then may have grown.
        """
        async with self._behind_turn:
            while True:
                await self._free.wait()
                number = self._behind = self.fresh_id()
                async with contextlib.aclosing(self._asked(request(number))) as answers:
                    async for answer in answers:
                        if answer.last and number != self._behind:
                            break  # somebody else asks
                        yield answer
                    else:
                        return

    def _make_way(self) -> None:
        """Ends what is asked behind all others, before something else is asked."""
        self._free.clear()
        number, self._behind = self._behind, None
        if number in self._answers:
            self._forget(number)
            self._receive(_lost(number, ""))

    async def _asked(self, request: MessageBase) -> AsyncGenerator[protocol.Answer, None]:
        number = request.id
        answers = self._answers[number] = asyncio.Queue()
        self._in_use.set()
        ended = False
        try:
            await self.start()
            await self._up.wait()
            if answers.empty():
                self._send(request)
            while not ended:
                answer = await answers.get()
                ended = answer.last
                yield answer
        finally:
            del self._answers[number]
            if not ended:
                self._forget(number)

    async def cancel(self, number: int) -> None:
        """Cancels an open request; its loop ends with a `Failure` of kind ``cancelled``.

        A process that does not obey is killed and started again.
        """
        if number not in self._answers:
            return
        answers = self._answers[number]
        self._send(protocol.CancelRequest(id=self.fresh_id(), target=number))
        process = self._process
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CANCEL_SECONDS):
                while self._answers.get(number) is answers and self._process is process:
                    await asyncio.sleep(0.01)
                return
        if process is self._process:
            self._kill()

    async def close(self) -> None:
        """Ends the process and every open request; `start` may begin anew."""
        self._set(SolverState.OFF)
        tasks, self._reader, self._watch = (self._reader, self._watch), None, None
        self._kill()
        for task in filter(None, tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._process is not None:
            await self._process.wait()
            self._process = None
        self._restarts = 0
        self._fail_open(phrase("solver-solver-closed"))
        self._up.set()

    async def _launch(self) -> None:
        self._up.clear()
        with self._open_log() as errors:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=errors,
                    limit=_LONGEST_ANSWER,
                    start_new_session=True,
                )
            except OSError as error:
                self._give_up(phrase("solver-cannot-start", why=words_of(error)))
                return
        self._reader = asyncio.create_task(self._read(self._process))
        self._watch = asyncio.create_task(self._watch_for_silence(self._process))

    async def _read(self, process: Process) -> None:
        """Hands out the answers until the process ends; then starts another."""
        assert process.stdout is not None
        with contextlib.suppress(ValueError, OSError, msgspec.DecodeError):
            while line := await process.stdout.readline():
                self._heard += 1
                self._receive(self._decoder.decode(without_mark(line)))
        if self.state is SolverState.OFF:
            return
        self._up.clear()
        self._fail_open(phrase("solver-solver-stopped"))
        self._kill()
        await process.wait()
        if self._restarts >= MOST_RESTARTS:
            self._give_up(phrase("solver-solver-given-up"))
            return
        self._restarts += 1
        self._set(SolverState.RESTARTING)
        await self._launch()

    async def _watch_for_silence(self, process: Process) -> None:
        """Kills a process that says nothing for long while it is in use."""
        silent = unused = 0
        while process is self._process and process.returncode is None:
            await self._in_use.wait()
            heard = self._heard
            await asyncio.sleep(self._beat_seconds)
            silent = 0 if heard != self._heard else silent + 1
            unused = 0 if self._answers else unused + 1
            if unused > BEATS_IN_USE and not silent:
                self._in_use.clear()
                continue
            ready = self.state is SolverState.READY
            if silent >= (SILENT_BEATS if ready else SILENT_BEATS_AT_THE_START):
                self._kill()
                return
            if ready:
                self._send(protocol.PingRequest(id=self.fresh_id()))

    def _receive(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Ready) and self.state is not SolverState.READY:
            self.ready = answer
            self._set(SolverState.READY)
            self._up.set()
        elif answer.id in self._answers:
            self._answers[answer.id].put_nowait(answer)

    def _send(self, request: MessageBase) -> None:
        """Sends a request; where that cannot be done, its answer says so."""
        line = self._encoder.encode(request)
        process = self._process
        if process is None or process.stdin is None:
            self._receive(_lost(request.id, phrase("solver-no-solver")))
        elif len(line) > protocol.MAX_LINE_BYTES:
            self._receive(
                protocol.Failure(
                    id=request.id,
                    kind=protocol.FailureKind.REQUEST,
                    message=phrase("solver-game-too-long"),
                )
            )
        else:
            # A process that just died is noticed where its answers are read.
            with contextlib.suppress(OSError, RuntimeError):
                process.stdin.write(line + b"\n")

    def _forget(self, number: int) -> None:
        """Tells the process that nobody waits for a request's answers."""
        if self.state is SolverState.READY:
            self._send(protocol.CancelRequest(id=self.fresh_id(), target=number))

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    def _fail_open(self, why: str) -> None:
        for number, answers in self._answers.items():
            answers.put_nowait(_lost(number, why))

    def _give_up(self, why: str) -> None:
        self._process = None
        self._set(SolverState.GIVEN_UP)
        self._fail_open(why)
        self._up.set()

    def _set(self, state: SolverState) -> None:
        if state is not self.state:
            self.state = state
            self._on_state(state)

    @contextlib.contextmanager
    def _open_log(self) -> Iterator[int]:
        if self._log is None:
            yield DEVNULL
            return
        try:
            make_folder(self._log.parent)
            file = os.open(self._log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        except OSError:
            yield DEVNULL
            return
        try:
            yield file
        finally:
            os.close(file)


def _lost(number: int, why: str) -> protocol.Failure:
    return protocol.Failure(id=number, kind=protocol.FailureKind.INTERNAL, message=why)


SECONDS: Final = 20.0
"""The time limit of a computer player's choice."""

_ATTEMPTS: Final = 2
"""A solver that died is started again once."""

_Wanted = TypeVar("_Wanted", bound=AnswerBase)
_Answer = TypeVar("_Answer")


async def in_time(
    answers: AsyncIterator[_Answer], moment: Callable[[], object]
) -> AsyncIterator[_Answer]:
    """Passes answers on for as long as the moment that was asked about lasts.

    Args:
        answers: what the solver says.
        moment: what is being looked at now.
    """
    asked_about = moment()
    async for answer in answers:
        if moment() != asked_about:
            return
        yield answer


async def answer_of(
    solver: Solver, wanted: type[_Wanted], request: Callable[[int], MessageBase]
) -> _Wanted | None:
    """What a computer player answers; None where the solver gives no answer.

    Args:
        solver: whom to ask.
        wanted: the kind of the answer.
        request: what to ask, with this id.
    """
    for _ in range(_ATTEMPTS):
        async for answer in solver.ask(request(solver.fresh_id())):
            if isinstance(answer, wanted):
                return answer
            if isinstance(answer, protocol.Failure):
                break
    return None
