"""Spreads independent tasks over local processes or a Dask cluster, by joblib.

Tournaments and self-play both use `spread`. A worker that dies costs only the task it was at,
which is done again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import resource_tracker as python_tracker
from typing import Any, Final, TypeVar

from joblib import Parallel, delayed, parallel_config
from joblib.externals.loky.backend import resource_tracker as loky_tracker
from joblib.externals.loky.process_executor import BrokenProcessPool

from advisor.core.processes import leave_running

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

_WARNINGS: Final = "PYTHONWARNINGS"

_MAX_DEATHS: Final = 5
"""After this many deaths of workers without a result between them, the work itself must kill."""


class SpreadError(RuntimeError):
    """The work could not be spread, or its workers keep dying; the message says which."""


def spread(
    work: Callable[[TaskT], ResultT],
    tasks: Sequence[TaskT],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
) -> Iterator[ResultT]:
    """Applies ``work`` to every task and yields the results as they come, in any order.

    Args:
        work: a function of a module, so that other processes can find it.
        tasks: what to work on; they and the results must be picklable.
        jobs: how many local processes; 1 works in this one.
        scheduler: the address of a Dask scheduler (``tcp://…``) whose workers do it instead.

    Raises:
        SpreadError: the scheduler cannot be reached, or workers die again and again.
    """
    if jobs == 1 and scheduler is None:
        yield from map(work, tasks)
        return
    left = dict(enumerate(tasks))
    deaths = 0
    with _processes(jobs) if scheduler is None else _cluster(scheduler):
        while left:
            calls = [delayed(_numbered)(work, *item) for item in left.items()]
            try:
                for number, result in Parallel(return_as="generator_unordered")(calls):
                    del left[number]
                    deaths = 0
                    yield result
            except BrokenProcessPool as error:
                deaths += 1
                if deaths == _MAX_DEATHS:
                    raise SpreadError("worker processes die again and again") from error


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
        raise SpreadError("a cluster needs the extra: pip install 'kingsroad[cluster]'") from None
    try:
        client = connect(scheduler, timeout=5)
    except (OSError, ValueError) as error:
        raise SpreadError(f"{scheduler}: {error}") from None
    with client, parallel_config(backend="dask", wait_for_workers_timeout=60):
        yield
