"""The softmax: shares that keep their precision, along any axis, in any order.

The solver starts without pandas, which OR-Tools would load; solving works all the same.

JSON lines: split wherever they are cut, and never held when they are too long.

Work spread over processes: in any order, and complete though workers die.

Nothing that a program left behind escapes, whatever is read of the processes meanwhile.
"""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest
from joblib.externals.loky.backend import utils

from advisor.core import processes
from advisor.core.arrays import softmax
from advisor.core.parallel import SpreadError, spread
from advisor.core.processes import adopt_orphans, kill_descendants
from advisor.core.streams import read_lines, write_line
from tests.support.app.processes import needs_proc, wait_for


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("axis", [0, 1, -1])
@pytest.mark.parametrize("symmetric", [False, True])
def test_shares_sum_to_one_in_proportion_to_the_exponentials(
    dtype: type[np.floating], axis: int, symmetric: bool
) -> None:
    values = np.random.default_rng(1).normal(0, 3, (4, 5, 6)).astype(dtype)
    shares = softmax(values, axis, symmetric=symmetric)
    assert shares.dtype == dtype
    assert shares.sum(axis=axis) == pytest.approx(1, abs=1e-6)
    powers = np.exp(values.astype(np.float64))
    assert shares == pytest.approx(powers / powers.sum(axis=axis, keepdims=True), abs=1e-6)


def test_large_values_do_not_overflow() -> None:
    assert softmax(np.array([1000.0, 1000.0, -1000.0])).tolist() == [0.5, 0.5, 0.0]


def test_a_symmetric_softmax_does_not_depend_on_the_order() -> None:
    values = np.random.default_rng(2).normal(0, 3, (5, 40))
    shares = softmax(values, axis=0, symmetric=True)
    for order in permutations(range(5)):
        turned = softmax(values[list(order)], axis=0, symmetric=True)
        assert (turned == shares[list(order)]).all()


BEFORE = {
    "nothing": "",
    "pandas itself": "import pandas; real = pandas.DataFrame",
}
"""What may be loaded already."""


@pytest.mark.parametrize("before", BEFORE)
def test_the_solver_needs_no_pandas(before: str) -> None:
    """Every module of the solver is loaded, and CP-SAT lists the plays of a hand."""
    program = f"""
import sys
{BEFORE[before]}
import advisor.engine, advisor.kingsroad.round.bounds
import advisor.kingsroad.equilibrium.linear_programs
from advisor.kingsroad.round.plays import hand_plays
from kingsroad.cards import Hand
assert len(hand_plays(Hand(3, True, True, False)).placing) == 156
assert ("pandas" in sys.modules) == {before != "nothing"}
import pandas
assert pandas.DataFrame([[1]]).shape == (1, 1), "whoever wants it gets it whole"
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def reader(chunks: Iterable[bytes]) -> Callable[[int], bytes]:
    held = iter(chunks)
    return lambda _: next(held, b"")


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100])
def test_lines_are_the_same_wherever_the_stream_is_cut(size: int) -> None:
    text = b"one\n\ntwo\nlast"
    chunks = [text[start : start + size] for start in range(0, len(text), size)]
    assert list(read_lines(reader(chunks), 10)) == [b"one", b"", b"two", b"last"]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100])
def test_a_line_may_have_just_the_length_allowed(size: int) -> None:
    text = b"1234\n12345\n123"
    chunks = [text[start : start + size] for start in range(0, len(text), size)]
    assert list(read_lines(reader(chunks), 4)) == [b"1234", None, b"123"]


def test_a_line_of_any_length_is_refused_without_being_held() -> None:
    chunks = [b"x" * 65_536] * 100 + [b"\nshort\n" + b"y" * 10]
    assert list(read_lines(reader(chunks), 1_000)) == [None, b"short", b"y" * 10]


def test_a_last_line_that_is_too_long_is_refused_too() -> None:
    assert list(read_lines(reader([b"a\n", b"x" * 11]), 10)) == [b"a", None]


def test_what_is_written_is_read_again() -> None:
    output = io.BytesIO()
    write_line(output, {"text": "two\nlines"})
    write_line(output, [1, None])
    output.seek(0)
    assert list(read_lines(output.read, 100)) == [b'{"text":"two\\nlines"}', b"[1,null]"]


def square(number: int) -> int:
    return number * number


def threads_set(_: int) -> str | None:
    return os.environ.get("OPENBLAS_NUM_THREADS")


def die_once(task: tuple[Path, int]) -> int:
    """Kills its own process the first time it is asked to do an odd piece."""
    folder, number = task
    mark = folder / str(number)
    if number % 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_of_less(number: int) -> int:
    if number < 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.fixture(params=["as it is", "without psutil and pgrep"])
def computer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers can be ended with and without what joblib would take for it."""
    if request.param != "as it is":
        monkeypatch.setattr(utils, "psutil", None)
        monkeypatch.setenv("PATH", "")


without_crashes = pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(spread(square, range(7), jobs=jobs)) == [n * n for n in range(7)]
    assert list(spread(square, [], jobs=jobs)) == []


def test_workers_compute_with_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    assert set(spread(threads_set, range(4), jobs=2)) == {"1"}


@without_crashes
@pytest.mark.usefixtures("computer")
def test_killed_workers_cost_only_what_they_had_in_hand(tmp_path: Path) -> None:
    tasks = [(tmp_path, number) for number in range(4)]
    told: list[str] = []
    assert sorted(spread(die_once, tasks, jobs=2, report=told.append)) == [0, 1, 2, 3]
    assert 1 <= len(told) <= 2
    assert all(line.startswith("A worker process died (SIGKILL") for line in told)


@without_crashes
def test_work_that_always_kills_is_given_up_when_the_rest_is_done() -> None:
    done: list[int] = []
    with pytest.raises(SpreadError, match=r"die again and again \(SIGKILL"):
        done.extend(spread(die_of_less, [0, 1, 2, 3, 4], jobs=2))
    assert sorted(done) == [2, 3, 4]


def test_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    )
    with cluster:
        address = cluster.scheduler_address
        assert sorted(spread(square, range(20), scheduler=address)) == [n * n for n in range(20)]
        assert set(spread(threads_set, range(4), scheduler=address)) == {"1"}


def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(SpreadError, match=r"tcp://127\.0\.0\.1:9"):
        list(spread(square, [1], scheduler="tcp://127.0.0.1:9"))


def tables(*found: dict[int, tuple[int, bool]]) -> Iterator[dict[int, tuple[int, bool]]]:
    """What is read of the processes, one after another; then nobody is left."""
    yield from found
    while True:
        yield {}


def test_an_orphan_read_with_a_parent_that_is_gone_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its parent ended while the table was read, and only the next table has it as ours."""
    own, parent, orphan = os.getpid(), 4_000_001, 4_000_002
    read = tables(
        {own: (1, False), parent: (own, False), orphan: (parent, False)},
        {own: (1, False), orphan: (parent, False)},
        {own: (1, False), orphan: (own, False)},
    )
    killed: list[int] = []
    monkeypatch.setattr(
        processes,
        "_processes",
        lambda: {pid: processes._Process(*entry) for pid, entry in next(read).items()},
    )
    monkeypatch.setattr(os, "kill", lambda pid, _: killed.append(pid))
    kill_descendants()
    assert killed == [parent, orphan, orphan]


@needs_proc
def test_a_grandchild_whose_parent_has_ended_is_killed() -> None:
    script = (
        "import os, sys, time\n"
        "from advisor.core.processes import adopt_orphans, kill_descendants\n"
        "adopt_orphans()\n"
        "reading, writing = os.pipe()\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    if (grandchild := os.fork()) == 0:\n"
        "        time.sleep(600)\n"
        "    os.write(writing, str(grandchild).encode())\n"
        "    os._exit(0)\n"
        "os.wait()\n"
        "kill_descendants()\n"
        "print(os.read(reading, 20).decode())\n"
    )
    assert adopt_orphans()
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    grandchild = int(done.stdout)

    def is_gone() -> bool:
        try:
            os.kill(grandchild, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{grandchild}/stat").read_text()
        return stat.rpartition(")")[2].split()[0] == "Z"

    assert wait_for(is_gone, 10.0)
