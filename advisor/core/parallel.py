"""Spreads independent pieces of work over local processes or a Dask cluster, by joblib.

Tournaments and self-play both go through `spread`. A killed worker costs the piece it had in hand,
which is done again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from importlib import import_module
from typing import Any, Final, TypeVar

from joblib import Parallel, delayed, parallel_config
from joblib.externals.loky.process_executor import BrokenProcessPool

Task = TypeVar("Task")
Result = TypeVar("Result")

_MOST_DEATHS: Final = 5
"""So many deaths of workers without a result between them mean that the work itself kills."""


class SpreadError(RuntimeError):
    """The work could not be spread, or its workers keep dying; the message says which."""


def spread(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
) -> Iterator[Result]:
    """Does ``work`` on every task and yields the results as they come, in any order.

    Args:
        work: a function of a module, so that other processes can find it.
        tasks: what to do; must travel between processes, as the results must.
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
    with ExitStack() as stack:
        for context in _contexts(jobs, scheduler):
            stack.enter_context(context)
        while left:
            pieces = [delayed(_numbered)(work, *item) for item in left.items()]
            try:
                for number, result in Parallel(return_as="generator_unordered")(pieces):
                    del left[number]
                    deaths = 0
                    yield result
            except BrokenProcessPool as error:
                deaths += 1
                if deaths == _MOST_DEATHS:
                    raise SpreadError("worker processes die again and again") from error


def _numbered(work: Callable[[Task], Result], number: int, task: Task) -> tuple[int, Result]:
    return number, work(task)


def _contexts(jobs: int, scheduler: str | None) -> Iterator[AbstractContextManager[Any]]:
    """What must be open while the work is done: the backend, and on a cluster its client."""
    if scheduler is None:
        # One thread a process: the processes are the parallelism.
        yield parallel_config(backend="loky", n_jobs=jobs, inner_max_num_threads=1)
        return
    try:
        connect: Any = import_module("distributed").Client  # an optional extra
    except ImportError:
        raise SpreadError("a cluster needs the extra: pip install 'kingsroad[cluster]'") from None
    try:
        client = connect(scheduler, timeout=5)
    except (OSError, ValueError) as error:
        raise SpreadError(f"{scheduler}: {error}") from None
    yield client
    yield parallel_config(backend="dask", wait_for_workers_timeout=60)
