"""Work spread over processes: in any order, and complete though workers die."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from advisor.core.parallel import SpreadError, spread


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


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(spread(square, range(7), jobs=jobs)) == [n * n for n in range(7)]
    assert list(spread(square, [], jobs=jobs)) == []


def test_workers_compute_with_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    assert set(spread(threads_set, range(4), jobs=2)) == {"1"}


def test_killed_workers_cost_only_what_they_had_in_hand(tmp_path: Path) -> None:
    tasks = [(tmp_path, number) for number in range(4)]
    assert sorted(spread(die_once, tasks, jobs=2)) == [0, 1, 2, 3]


def test_work_that_always_kills_is_given_up() -> None:
    with pytest.raises(SpreadError, match="die again and again"):
        list(spread(die, [1, 2], jobs=2))


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
