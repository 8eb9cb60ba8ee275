"""The screens of the wing, one a file."""

from __future__ import annotations

from kingsroad_tui.common.game_description import GameKeys


def screens_with_keys() -> GameKeys:
    """The wing's screens and dialogs, by the context in which their keys work."""
    from kingsroad_tui.assassins.screens.town_end import TownEndScreen
    from kingsroad_tui.assassins.screens.town_home import TownHomeScreen
    from kingsroad_tui.assassins.screens.town_learn import TownLearnScreen
    from kingsroad_tui.assassins.screens.town_log import TownLogDialog
    from kingsroad_tui.assassins.screens.town_look_back import TownLookBackScreen
    from kingsroad_tui.assassins.screens.town_new_game import TownNewGameScreen
    from kingsroad_tui.assassins.screens.town_open import TownOpenScreen
    from kingsroad_tui.assassins.screens.town_play import TownPlayScreen

    return GameKeys(
        {
            "King & Assassins": TownHomeScreen,
            "King & Assassins: learning": TownLearnScreen,
            "King & Assassins: new game": TownNewGameScreen,
            "King & Assassins: playing": TownPlayScreen,
            "King & Assassins: the end": TownEndScreen,
            "King & Assassins: looking back": TownLookBackScreen,
        },
        {
            "Log of King & Assassins": TownLogDialog,
            "Your games of King & Assassins": TownOpenScreen,
        },
    )
