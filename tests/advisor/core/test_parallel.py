"""Work spread over processes: in any order, and complete though workers die."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from joblib.externals.loky.backend import utils

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
