"""The solver process: requests and answers as JSON lines.

One thread reads and never computes, so a cancel takes effect at once; a few others work on several
requests at the same time. Every request is answered, whatever it holds, and the process lives on.
It ends when its input does, after the requests in work.

Most readers take lines of a limited length unless they are told to wait for more, so answers are
shortened for them. What a shortened answer lacks is what its schema lets it lack, or was sent
before.

Run with ``kingsroad engine`` or ``python -m advisor.engine``.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from threading import Lock
from typing import Any, BinaryIO, Final, NoReturn

import msgspec

from advisor.core import streams
from advisor.core.cancellation import Cancelled, Stop
from advisor.core.threads import use_one_thread
from advisor.messages import assassins_requests, protocol
from advisor.messages.advice import Candidate
from advisor.messages.assassins_review import AssassinsReview
from assassins.games import AssassinsGameError
from kingsroad.games import GameError
from tabletop.encoding import encoding_problem
from tabletop.errors import clause
from tabletop.say import Say
from tabletop.shown import shown_lines
from tabletop.words.voice import english

MAX_ANSWER_BYTES: Final = 65_536
"""The most bytes of a line, its break included: what asyncio in Python and other readers take."""

_KEPT: Final = frozenset(
    ("points_se", "win_se", "margin_se", "loss_error", "win_best_play", "loss_best_play")
)
"""What a candidate has though it need not: it lacks only those of them that are null."""

_DETAILS: Final = frozenset(
    field.name for field in msgspec.structs.fields(Candidate) if not field.required
).difference(_KEPT)
"""What a candidate may lack."""

_SENT_BEFORE: Final[dict[type, str]] = {protocol.Review: "rounds", AssassinsReview: "phases"}
"""The list of an answer whose items were answers of their own."""


class AnswerTooLong(ValueError):
    """An answer is longer than a line may be, however it is shortened."""


def short_line(answer: protocol.Answer) -> bytes:
    """An answer as JSON, shortened where it has to be, without the break of the line.

    Raises:
        AnswerTooLong: it is longer than `MAX_ANSWER_BYTES` whatever is left out.
    """
    line = msgspec.json.encode(answer)
    if len(line) < MAX_ANSWER_BYTES:
        return line
    whole: dict[str, Any] = msgspec.to_builtins(answer)
    if isinstance(answer, protocol.Advice):
        candidates, excess = whole["candidates"], len(line) - MAX_ANSWER_BYTES + 1
        for lacks in (_is_detail, _is_unknown):
            for at in reversed(range(len(candidates))):
                if excess > 0:
                    shorter = {k: v for k, v in candidates[at].items() if not lacks(k, v)}
                    excess -= _length(candidates[at]) - _length(shorter)
                    candidates[at] = shorter
    elif (name := _SENT_BEFORE.get(type(answer))) is not None:
        whole[name] = []
    line = msgspec.json.encode(whole)
    if len(line) >= MAX_ANSWER_BYTES:
        raise AnswerTooLong(f"the answer is longer than {MAX_ANSWER_BYTES} bytes")
    return line


def _is_detail(name: str, _: object) -> bool:
    return name in _DETAILS


def _is_unknown(name: str, value: object) -> bool:
    """Of what must stay, too: null is what is said by nothing."""
    return value is None and name in _KEPT


def _length(value: object) -> int:
    return len(msgspec.json.encode(value))


Work = (
    protocol.AdviseRequest
    | protocol.ChooseRequest
    | protocol.ReviewRequest
    | protocol.ThinkRequest
    | assassins_requests.AssassinsRequest
)
"""The requests that take time."""

Handler = Callable[[Work, Stop], Iterator[protocol.Answer]]
"""Yields the answers to a request, coarse ones first; checks the `Stop` between its steps."""

HANDLERS: Final[dict[type[Work], str]] = {
    protocol.AdviseRequest: "advisor.advise",
    protocol.ChooseRequest: "advisor.kingsroad.players.computers",
    protocol.ReviewRequest: "advisor.kingsroad.analysis.review",
    protocol.ThinkRequest: "advisor.kingsroad.analysis.playouts",
    assassins_requests.ChooseSecretRequest: "advisor.assassins.computers",
    assassins_requests.PlayPhaseRequest: "advisor.assassins.computers",
    assassins_requests.AssassinsAdviseRequest: "advisor.assassins.advise",
    assassins_requests.AssassinsReviewRequest: "advisor.assassins.review",
}
"""The module whose function ``answer`` is the `Handler` of each kind of request."""

WORKERS: Final = 3
MAX_OPEN: Final = 256
"""The most requests that may be open at once."""

FAILED: Final = "the solver failed (its log says why)"
"""All that people read of an unexpected exception; its traceback goes to standard error."""

LONG_LINES: Final = "--long-lines"
"""The option by which answers are not shortened."""

_MAX_SECONDS: Final = 86_400.0
_MAX_WAIT: Final = 0.5
"""Seconds that an interrupted process waits for a line to be written out."""

_INTERRUPTED: Final = 130
"""The exit code of what Ctrl+C ended."""

_MAX_ID: Final = 2**53
"""The largest integer that every JSON reader keeps exactly."""


class _Id(msgspec.Struct):
    id: int


class Engine:
    """Keeps the requests in work, and writes the answers."""

    def __init__(self, output: BinaryIO, *, long_lines: bool = False) -> None:
        """With ``long_lines`` answers are written whole, whatever their length."""
        self._output = output
        self._long_lines = long_lines
        self._lock = Lock()
        self._open: dict[int, Stop] = {}
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="solver")
        self._decoder = msgspec.json.Decoder(protocol.Request | assassins_requests.AssassinsRequest)

    def ready(self, number: int = 0) -> None:
        """Answers that the process is up."""
        self._write(
            protocol.Ready(
                id=number,
                program=f"kingsroad {version('kingsroad')}",
                solver=f"OR-Tools {version('ortools')}",
                max_line=None if self._long_lines else MAX_ANSWER_BYTES,
            )
        )

    def receive(self, line: bytes | None) -> None:
        """Takes a line, or None for one that was too long; returns at once."""
        if line is None:
            self._refuse(-1, f"the line is longer than {protocol.MAX_LINE_BYTES} bytes")
            return
        if not line.strip():
            return
        try:
            request = self._decoder.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = encoding_problem(line) or str(error) or "the line is no JSON object"
            self._refuse(_readable_id(line), english(clause(why)))
            return
        if abs(request.id) > _MAX_ID:
            self._refuse(-1, "the id is too large a number")
        elif isinstance(request, protocol.PingRequest):
            self.ready(request.id)
        elif isinstance(request, protocol.CancelRequest):
            self._cancel(request)
        else:
            self._start(request)

    def finish(self) -> None:
        """Waits for the requests in work."""
        self._pool.shutdown(wait=True)

    def interrupt(self) -> NoReturn:
        """Ends the process at once, after the line being written; requests get no more answers."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self._lock.acquire(timeout=_MAX_WAIT)
        os._exit(_INTERRUPTED)

    def _start(self, request: Work) -> None:
        try:
            seconds = _time_limit(request)
        except protocol.RequestError as error:
            self._refuse(request.id, str(error))
            return
        stop = Stop(seconds)
        with self._lock:
            problem = None
            if request.id in self._open:
                problem = f"a request with id {request.id} is still open"
            elif len(self._open) >= MAX_OPEN:
                problem = f"more than {MAX_OPEN} requests are open"
            else:
                self._open[request.id] = stop
        if problem:
            self._refuse(request.id, problem)
        else:
            self._pool.submit(self._work, request, stop)

    def _cancel(self, request: protocol.CancelRequest) -> None:
        with self._lock:
            stop = self._open.get(request.target)
        if stop is None:
            self._refuse(request.id, f"no request with id {request.target} is open")
            return
        stop.cancel()
        self._answer(
            stop,
            protocol.Failure(
                id=request.target, kind=protocol.FailureKind.CANCELLED, message="cancelled"
            ),
        )

    def _work(self, request: Work, stop: Stop) -> None:
        """Handles one request in a worker, to its last answer."""
        try:
            stop.check_cancelled()
            handler: Handler = import_module(HANDLERS[type(request)]).answer
            for answer in handler(request, stop):
                self._answer(stop, answer)
                stop.check_cancelled()
            if self._is_open(request.id, stop):
                raise RuntimeError("the request got no last answer")
        except Cancelled:
            pass
        except (protocol.RequestError, GameError, AssassinsGameError) as error:
            self._answer(
                stop,
                protocol.Failure(
                    id=request.id, kind=protocol.FailureKind.REQUEST, message=_line(error)
                ),
            )
        except Exception:
            # People get a plain clause; what happened is for the reader the log.
            streams.write_error(shown_lines(traceback.format_exc().rstrip()))
            failure = protocol.Failure(
                id=request.id, kind=protocol.FailureKind.INTERNAL, message=FAILED
            )
            self._answer(stop, failure)

    def _is_open(self, number: int, stop: Stop) -> bool:
        with self._lock:
            return self._open.get(number) is stop

    def _answer(self, stop: Stop, answer: protocol.Answer) -> None:
        """Writes an answer unless the request is closed; the last answer closes it."""
        last = answer.last
        try:
            line = self._line(answer)
        except AnswerTooLong as error:
            stop.cancel()
            last = True
            line = self._line(
                protocol.Failure(
                    id=answer.id, kind=protocol.FailureKind.REQUEST, message=_line(error)
                )
            )
        with self._lock:
            if self._open.get(answer.id) is not stop:
                return
            if last:
                del self._open[answer.id]
            self._put(line)

    def _refuse(self, number: int, why: str) -> None:
        self._write(
            protocol.Failure(id=number, kind=protocol.FailureKind.REQUEST, message=_line(why))
        )

    def _write(self, answer: protocol.Answer) -> None:
        with self._lock:
            self._put(self._line(answer))

    def _line(self, answer: protocol.Answer) -> bytes:
        return msgspec.json.encode(answer) if self._long_lines else short_line(answer)

    def _put(self, line: bytes) -> None:
        try:
            streams.write_encoded(self._output, line)
        except OSError:
            # Without a reader no thread's work has a purpose.
            os._exit(1)


def main(*, long_lines: bool = False) -> None:
    """Serves requests from standard input until it ends, or until Ctrl+C."""
    streams.open_closed_streams()
    streams.wait_for_streams()
    use_one_thread()
    engine = Engine(sys.stdout.buffer, long_lines=long_lines)
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: engine.interrupt())
    import_module(HANDLERS[protocol.AdviseRequest])
    engine.ready()
    source = sys.stdin.fileno()
    for line in streams.read_lines(lambda size: os.read(source, size), protocol.MAX_LINE_BYTES):
        engine.receive(line)
    engine.finish()


def _time_limit(request: Work) -> float | None:
    if isinstance(request, protocol.AdviseRequest | protocol.ReviewRequest | protocol.ThinkRequest):
        seconds = request.settings.seconds
    else:
        seconds = request.seconds
    if seconds is not None and not 0 < seconds <= _MAX_SECONDS:
        raise protocol.RequestError("seconds", Say("advisor-seconds", most=int(_MAX_SECONDS)))
    return seconds


def _readable_id(line: bytes) -> int:
    try:
        number = msgspec.json.decode(line, type=_Id).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return -1
    return number if abs(number) <= _MAX_ID else -1


def _line(text: object) -> str:
    return " ".join(str(text).split())[:500]


if __name__ == "__main__":
    main(long_lines=LONG_LINES in sys.argv[1:])
