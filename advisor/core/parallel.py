"""Spreads independent tasks over local processes or a Dask cluster, by joblib.

Tournaments and self-play both use `spread`. A worker that dies costs only the task it was at,
which is done again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import resource_tracker as python_tracker
from typing import Any, Final, TypeVar

from joblib import Parallel, delayed, parallel_config
from joblib.externals.loky import process_executor
from joblib.externals.loky.backend import resource_tracker as loky_tracker
from joblib.externals.loky.process_executor import BrokenProcessPool

from advisor.core.processes import kill_tree, leave_running
from tabletop.errors import SaidError, placed
from tabletop.files import reason
from tabletop.say import Say
from tabletop.words.voice import phrase

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

_WARNINGS: Final = "PYTHONWARNINGS"

_MAX_DEATHS: Final = 5
"""After this many deaths of workers without a result between them, the work itself must kill."""


class SpreadError(SaidError, RuntimeError):
    """The work could not be spread, or its workers keep dying; it says which."""

    def __init__(self, why: Say) -> None:
        super().__init__(why)
        self._why = why

    @property
    def said(self) -> Say:
        """The reason."""
        return self._why


def spread(
    work: Callable[[TaskT], ResultT],
    tasks: Sequence[TaskT],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    report: Callable[[str], None] | None = None,
) -> Iterator[ResultT]:
    """Applies ``work`` to every task and yields the results as they come, in any order.

    Args:
        work: a function of a module, so that other processes can find it.
        tasks: what to work on; they and the results must be picklable.
        jobs: how many local processes; 1 works in this one.
        scheduler: the address of a Dask scheduler (``tcp://…``) whose workers do it instead.
        report: receives a sentence when a worker has died and its work is begun again.

    Raises:
        SpreadError: the scheduler cannot be reached, or workers die again and again.
    """
    if jobs == 1 and scheduler is None:
        yield from map(work, tasks)
        return
    left = dict(enumerate(tasks))
    suspects: set[int] = set()
    deaths = 0
    with _processes(jobs) if scheduler is None else _cluster(scheduler):
        while left:
            # A death takes along what others have just finished: so what was at hand when a worker
            # died comes last and alone, and the rest is done whatever kills the workers.
            now = [number for number in left if number not in suspects] or [next(iter(left))]
            calls = [delayed(_numbered)(work, number, left[number]) for number in now]
            try:
                for number, result in Parallel(return_as="generator_unordered")(calls):
                    del left[number]
                    deaths = 0
                    yield result
            except BrokenProcessPool as error:
                deaths += 1
                how = _how_it_died(error)
                if deaths == _MAX_DEATHS:
                    why = Say("advisor-workers-die", known=bool(how), how=how)
                    raise SpreadError(why) from error
                if report:
                    report(phrase("advisor-worker-died", known=bool(how), how=how))
                tried = [number for number in now if number in left][:jobs]
                suspects.update(tried)
                left |= {number: left.pop(number) for number in tried}


def _how_it_died(error: BrokenProcessPool) -> str:
    """What ended the workers, such as ``SIGKILL(-9)``; empty where nothing is known."""
    exits = re.search(r"workers are \{(.+?)\}", str(error))
    names = exits and re.findall(r"\w*[A-Z]\w*(?:\(\d+\))?", exits[1])  # SIGKILL(-9), EXIT(3)
    return ", ".join(dict.fromkeys(names)) if names else ""


def _end_worker(process: Any) -> None:
    """Ends a worker and what is below it.

    In place of loky's own way, which needs `psutil`, or else a `pgrep` that nobody ends: where
    there is neither it fails, in a thread, and leaves the pool as it is.
    """
    if process.exitcode is None:
        kill_tree(process.pid)
    process.join()


def _numbered(work: Callable[[TaskT], ResultT], number: int, task: TaskT) -> tuple[int, ResultT]:
    return number, work(task)


@contextmanager
def _processes(jobs: int) -> Iterator[None]:
    """Lets joblib use local processes of one thread each."""
    # Workers are started with both: loky's own helper and that of Python.
    helpers: tuple[Any, ...] = (loky_tracker._resource_tracker, python_tracker._resource_tracker)
    for helper in helpers:
        with _quiet_helpers():
            helper.ensure_running()
        leave_running(helper._pid)
    process_executor.kill_process_tree = _end_worker
    with parallel_config(backend="loky", n_jobs=jobs, inner_max_num_threads=1):
        yield


@contextmanager
def _quiet_helpers() -> Iterator[None]:
    """Keeps Python processes that are started within the block from printing warnings.

    The helper that tidies up after workers warns of everything that it has to tidy up, when the
    command that it helped is over and somebody else has the terminal.
    """
    before = os.environ.get(_WARNINGS)
    os.environ[_WARNINGS] = "ignore"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_WARNINGS]
        else:
            os.environ[_WARNINGS] = before


@contextmanager
def _cluster(scheduler: str) -> Iterator[None]:
    """Lets joblib use the workers of a Dask scheduler, whose nannies give them one thread each."""
    try:
        connect: Any = import_module("distributed").Client  # an optional extra
    except ImportError:
        raise SpreadError(Say("advisor-no-cluster")) from None
    try:
        client = connect(scheduler, timeout=5)
    except (OSError, ValueError) as error:
        raise SpreadError(placed(scheduler, reason(error))) from None
    with client, parallel_config(backend="dask", wait_for_workers_timeout=60):
        yield
