"""A scripted program that is killed at a random moment of it."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

from tests.support.paths import ROOT


def lines_until_killed(module: str, seed: int, last: int) -> list[str]:
    """What ``python -m MODULE SEED`` has written when it is killed, or when it ends before that.

    It is killed some milliseconds after one of its lines, at the latest the one numbered ``last``.
    """
    dice = Random(seed)
    moment = dice.randint(1, last)
    process = subprocess.Popen(
        [sys.executable, "-m", module, str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ,
        text=True,
    )
    assert process.stdout is not None
    seen: list[str] = []
    for line in process.stdout:
        seen.append(line)
        if len(seen) == moment:
            break
    try:
        process.wait(timeout=dice.random() * 0.4)
    except subprocess.TimeoutExpired:
        process.kill()
    seen += process.stdout.readlines()
    process.wait()
    assert seen
    return seen
