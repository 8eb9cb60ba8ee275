"""Starting the app loads no solver: that would cost more than everything else together."""

from __future__ import annotations

import pytest

from tests.support.imports import loaded_by

FIRST_SCREEN = "from kingsroad_tui.app import KingsRoad; KingsRoad().get_default_screen()"

SOLVERS = {"ortools", "numpy", "pandas", "joblib", "scipy"}


@pytest.mark.parametrize(
    "start",
    [
        "import kingsroad_tui.app",
        "import kingsroad_tui.kingsroad.lines.mode",
        "import kingsroad_tui.kingsroad.review.screen, kingsroad_tui.kingsroad.play.screen",
        FIRST_SCREEN,
        "import advisor.messages.protocol, advisor.messages.computers",
        "import advisor.messages.assumptions",
        "import advisor.kingsroad.players.rule_of_thumb",
    ],
)
def test_no_solver_in_the_process_of_the_app(start: str) -> None:
    assert not loaded_by(start) & SOLVERS


def test_the_first_screen_loads_nothing_it_does_not_need() -> None:
    """The command line has its own library, and the game is read while the menu is shown."""
    unwanted = {"click", "kingsroad", "assassins", "kingsroad_tui.kingsroad.play.screen"}
    assert not loaded_by(FIRST_SCREEN) & unwanted


@pytest.mark.parametrize(
    "start", [FIRST_SCREEN, "from kingsroad_tui.app import key_registry; key_registry()"]
)
def test_nothing_of_a_network_is_loaded_before_one_plays_together(start: str) -> None:
    assert not loaded_by(start) & {"aiohttp", "cryptography"}


@pytest.mark.parametrize(
    "what",
    [
        FIRST_SCREEN,
        "import kingsroad_tui.kingsroad.play.screen, kingsroad_tui.kingsroad.play.end",
        "import kingsroad_tui.kingsroad.home.screen",
        "import kingsroad_tui.kingsroad.home.new_game, kingsroad_tui.settings.screen",
        "import kingsroad_tui.kingsroad.play.table, advisor.messages.protocol",
        "import kingsroad_tui.kingsroad.lines.mode",
    ],
)
def test_nothing_of_the_wing_is_loaded_before_it_is_entered(what: str) -> None:
    """Neither its screens nor the rules of its game: the app knows its description alone, and
    what that says in the menu."""
    loaded = {
        name
        for name in loaded_by(what)
        if name.startswith(("assassins", "kingsroad_tui.assassins", "advisor.assassins"))
    }
    described = ("", ".game", ".places")
    assert loaded <= {f"kingsroad_tui.assassins{name}" for name in described}
