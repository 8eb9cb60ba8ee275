"""Every program sets how many threads NumPy's libraries use before it imports NumPy."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.soak import sampled

WATCHED = """
import os, runpy, sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            print("threads", os.environ.get("OPENBLAS_NUM_THREADS"))

sys.meta_path.insert(0, Watch())
sys.argv = sys.argv[1:]
try:
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
except SystemExit:
    pass
"""
"""Runs a module as a program and says what its environment held when NumPy was imported."""

LIBRARY_CALL = """
from advisor.core.threads import use_one_thread
use_one_thread()
import os
import numpy as np
a = np.ones((900, 900))
a @ a
print(len(os.listdir("/proc/self/task")))
"""


def run(program: str, *words: str, setting: str | None) -> str:
    environment = {name: value for name, value in os.environ.items() if "THREADS" not in name}
    if setting is not None:
        environment["OPENBLAS_NUM_THREADS"] = setting
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env=environment,
        input=b"",
        capture_output=True,
        check=True,
    )
    return done.stdout.decode()


@pytest.mark.parametrize("setting", sampled([None, "2"], None))
@pytest.mark.parametrize(
    "words",
    [
        ("kingsroad_tui", "engine"),
        ("advisor.engine",),
        ("advisor.workshop.tournament.strength_report", "--help"),
    ],
    ids=" ".join,
)
def test_a_program_sets_one_thread_unless_the_environment_does(
    words: tuple[str, ...], setting: str | None
) -> None:
    printed = run(WATCHED, *words, setting=setting).splitlines()
    assert f"threads {setting or '1'}" in printed


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are listed in /proc")
@pytest.mark.parametrize(("setting", "threads"), [(None, 1), ("2", 2)])
def test_numpy_computes_with_as_many_threads_as_are_set(setting: str | None, threads: int) -> None:
    assert int(run(LIBRARY_CALL, setting=setting)) == min(threads, os.cpu_count() or 1)


def test_the_solver_package_sets_nothing_by_itself() -> None:
    program = "import os; before = dict(os.environ); import advisor, advisor.core.threads; "
    assert run(program + "print(os.environ == before)", setting=None) == "True\n"
