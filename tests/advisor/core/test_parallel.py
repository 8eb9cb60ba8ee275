"""Work spread over processes: in any order, and complete though workers die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from advisor.core.parallel import SpreadError, spread


def square(number: int) -> int:
    return number * number


def die_once(task: tuple[Path, int]) -> int:
    """Kills its own process the first time it is asked to do an odd piece."""
    folder, number = task
    mark = folder / str(number)
    if number % 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(spread(square, range(7), jobs=jobs)) == [n * n for n in range(7)]
    assert list(spread(square, [], jobs=jobs)) == []


def test_killed_workers_cost_only_what_they_had_in_hand(tmp_path: Path) -> None:
    tasks = [(tmp_path, number) for number in range(4)]
    assert sorted(spread(die_once, tasks, jobs=2)) == [0, 1, 2, 3]


def test_work_that_always_kills_is_given_up() -> None:
    with pytest.raises(SpreadError, match="die again and again"):
        list(spread(die, [1, 2], jobs=2))


def test_a_cluster() -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    )
    with cluster:
        address = cluster.scheduler_address
        assert sorted(spread(square, range(20), scheduler=address)) == [n * n for n in range(20)]


def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(SpreadError, match=r"tcp://127\.0\.0\.1:9"):
        list(spread(square, [1], scheduler="tcp://127.0.0.1:9"))


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are listed in /proc")
@pytest.mark.parametrize(("told", "threads"), [({}, 1), ({"OPENBLAS_NUM_THREADS": "2"}, 2)])
def test_a_process_computes_with_one_thread_unless_told_otherwise(
    told: dict[str, str], threads: int
) -> None:
    program = (
        "import advisor.values.evaluation, os, numpy as np; a = np.ones((900, 900)); a @ a;"
        "print(len(os.listdir('/proc/self/task')))"
    )
    plain = {name: value for name, value in os.environ.items() if "THREADS" not in name}
    done = subprocess.run(
        [sys.executable, "-c", program], env=plain | told, capture_output=True, check=True
    )
    assert int(done.stdout) == min(threads, os.cpu_count() or 1)
