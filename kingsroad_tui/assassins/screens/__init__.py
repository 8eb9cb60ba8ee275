"""The screens of the wing, one a file."""

from __future__ import annotations

from typing import Any

from textual.screen import Screen


def town_screens() -> dict[str, type[Screen[Any]]]:
    """The wing's screens with keys of their own, by the context in which the keys work."""
    from kingsroad_tui.assassins.screens.town_end import TownEndScreen
    from kingsroad_tui.assassins.screens.town_home import TownHomeScreen
    from kingsroad_tui.assassins.screens.town_learn import TownLearnScreen
    from kingsroad_tui.assassins.screens.town_look_back import TownLookBackScreen
    from kingsroad_tui.assassins.screens.town_new_game import TownNewGameScreen
    from kingsroad_tui.assassins.screens.town_play import TownPlayScreen

    return {
        "King & Assassins": TownHomeScreen,
        "King & Assassins: learning": TownLearnScreen,
        "King & Assassins: new game": TownNewGameScreen,
        "King & Assassins: playing": TownPlayScreen,
        "King & Assassins: the end": TownEndScreen,
        "King & Assassins: looking back": TownLookBackScreen,
    }
