"""What a process of its own has loaded after an import."""

from __future__ import annotations

import subprocess
import sys
from functools import cache


@cache
def loaded_by(start: str) -> frozenset[str]:
    """The names of the modules that a fresh Python has loaded after running ``start``."""
    script = f"{start}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return frozenset(done.stdout.split())
