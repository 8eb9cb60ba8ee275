"""Starting the app loads no solver: that would cost more than everything else together."""

from __future__ import annotations

import subprocess
import sys

import pytest

SOLVERS = "{'ortools', 'numpy', 'pandas', 'joblib', 'scipy'}"


@pytest.mark.parametrize(
    "start",
    [
        "import kingsroad_tui.app",
        "import kingsroad_tui.line_mode",
        "import kingsroad_tui.screens.analysis, kingsroad_tui.screens.play",
        "from kingsroad_tui.app import KingsRoad; KingsRoad()",
        "import advisor.messages.protocol, advisor.messages.computers",
        "import advisor.messages.assumptions",
        "import advisor.players.rule_of_thumb",
    ],
)
def test_no_solver_in_the_process_of_the_app(start: str) -> None:
    script = (
        f"{start}\nimport sys\nloaded = {SOLVERS} & set(sys.modules)\nassert not loaded, loaded"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
