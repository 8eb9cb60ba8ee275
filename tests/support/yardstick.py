"""The yardstick: a fixed mix of plain Python, NumPy and CP-SAT that takes about two seconds.

Times in yardsticks mean something on any machine, and on a busy one as well. Whatever is measured
and whatever is bounded in the tests is said in yardsticks; `make bench` prints both.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

import numpy as np
from ortools.sat.python import cp_model

QUIET_SECONDS: Final = 2.0
"""A yardstick on the machine it was made for, when that did nothing else."""

_ROUNDS: Final = 72


def timed_yardstick() -> float:
    """The seconds that the yardstick takes now."""
    start = perf_counter()
    for _ in range(_ROUNDS):
        _plain_python()
        _numpy()
        _cpsat()
    return perf_counter() - start


@contextmanager
def within_yardsticks(most: float) -> Iterator[None]:
    """Fails if the block takes longer than so many yardsticks.

    The yardstick is timed only for a block that would have been too slow on a quiet machine.
    """
    start = perf_counter()
    yield
    assert_within_yardsticks(perf_counter() - start, most)


def assert_within_yardsticks(seconds: float, most: float) -> None:
    """Fails if a time just taken is more than so many yardsticks, timed where it may be."""
    if seconds > most * QUIET_SECONDS:
        yardsticks = seconds / timed_yardstick()
        assert yardsticks <= most, f"{seconds:.2f} s are {yardsticks:.1f} yardsticks"


def _plain_python() -> int:
    """Tuples, a dictionary and arithmetic, as the rules of games use them."""
    counts: dict[tuple[int, ...], int] = {}
    for number in range(60_000):
        key = (number % 7, number % 11, number * number % 13)
        counts[key] = counts.get(key, 0) + len(key)
    return sum(counts.values())


def _numpy() -> float:
    """Products of matrices of the size of a network's layers, and indexing."""
    numbers = np.linspace(-1.0, 2.0, 4096 * 64).reshape(4096, 64).astype(np.float32)
    weights = np.linspace(-1.0, 1.0, 64 * 64).reshape(64, 64).astype(np.float32)
    order = np.arange(4096)[::-1]
    for _ in range(12):
        numbers = np.tanh(numbers[order] @ weights * np.float32(0.1))
    return float(numbers.sum())


def _cpsat() -> int:
    """Every way to put queens on a board, with one worker."""
    size = 7
    model = cp_model.CpModel()
    rows = [model.new_int_var(0, size - 1, f"row {column}") for column in range(size)]
    for sign in (-1, 0, 1):
        model.add_all_different(row + sign * column for column, row in enumerate(rows))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    counter = _Counter()
    solver.solve(model, counter)
    return counter.found


class _Counter(cp_model.CpSolverSolutionCallback):
    def __init__(self) -> None:
        super().__init__()
        self.found = 0

    def on_solution_callback(self) -> None:
        self.found += 1
