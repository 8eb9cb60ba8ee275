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


def test_the_first_screen_loads_nothing_it_does_not_need() -> None:
    """The command line has its own library, and the game is read while the menu is shown."""
    script = (
        "from kingsroad_tui.app import KingsRoad; KingsRoad()\nimport sys\n"
        "unwanted = {'click', 'kingsroad', 'assassins', 'kingsroad_tui.screens.play'}\n"
        "loaded = unwanted & set(sys.modules)\n"
        "assert not loaded, loaded"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "what",
    [
        "from kingsroad_tui.app import KingsRoad; KingsRoad()",
        "import kingsroad_tui.screens.play, kingsroad_tui.screens.end, kingsroad_tui.screens.home",
        "import kingsroad_tui.screens.new_game, kingsroad_tui.screens.settings",
        "import kingsroad_tui.solver.seat_players, advisor.messages.protocol",
        "import kingsroad_tui.line_mode",
    ],
)
def test_nothing_of_the_wing_is_loaded_before_it_is_entered(what: str) -> None:
    """Neither its screens nor the rules of its game."""
    script = (
        f"{what}\nimport sys\nloaded = [name for name in sys.modules if 'assassins' in name]\n"
        "assert not loaded, loaded"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
