"""Nothing that a program left behind escapes, whatever is read of the processes meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from advisor.core import processes
from advisor.core.processes import adopt_orphans, kill_descendants
from tests.support.app.processes import needs_proc, wait_for


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
