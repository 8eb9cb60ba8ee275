"""The screens of the wing, one a file."""

from __future__ import annotations

from kingsroad_tui.common.game_description import GameKeys


def screens_with_keys() -> GameKeys:
    """The wing's screens and dialogs, by the context in which their keys work."""
    from kingsroad_tui.kingsroad.dialogs.branches import BranchesDialog
    from kingsroad_tui.kingsroad.dialogs.doubt import DoubtDialog
    from kingsroad_tui.kingsroad.dialogs.game_log import GameLogDialog
    from kingsroad_tui.kingsroad.dialogs.try_again import TryAgainScreen
    from kingsroad_tui.kingsroad.dialogs.what_if import WhatIfDialog
    from kingsroad_tui.kingsroad.screens.analysis import AnalysisScreen
    from kingsroad_tui.kingsroad.screens.choose_analysis import ChooseAnalysisScreen
    from kingsroad_tui.kingsroad.screens.editor import EditorScreen
    from kingsroad_tui.kingsroad.screens.end import EndScreen
    from kingsroad_tui.kingsroad.screens.home import HomeScreen
    from kingsroad_tui.kingsroad.screens.learn import LearnScreen
    from kingsroad_tui.kingsroad.screens.name_players import NamePlayersScreen
    from kingsroad_tui.kingsroad.screens.new_game import NewGameScreen
    from kingsroad_tui.kingsroad.screens.open_game import OpenGameScreen
    from kingsroad_tui.kingsroad.screens.own_mistakes import OwnMistakesScreen
    from kingsroad_tui.kingsroad.screens.play import PlayScreen
    from kingsroad_tui.kingsroad.screens.record_table import RecordTableScreen
    from kingsroad_tui.kingsroad.screens.rules import RulesScreen
    from kingsroad_tui.kingsroad.widgets.setup_grid import SetupGrid

    return GameKeys(
        {
            "First screen": HomeScreen,
            "Learning": LearnScreen,
            "New game": NewGameScreen,
            "Playing": PlayScreen,
            "End of a game": EndScreen,
            "Own mistakes": OwnMistakesScreen,
            "Analysis": AnalysisScreen,
            "Trying again": TryAgainScreen,
            "Position editor": EditorScreen,
            "In its grid": SetupGrid,
            "Following a game": RecordTableScreen,
            "Rules": RulesScreen,
        },
        {
            "What if": WhatIfDialog,
            "Log of a game": GameLogDialog,
            "Branches": BranchesDialog,
            "What to analyse": ChooseAnalysisScreen,
            "Whom to follow": NamePlayersScreen,
            "Your games": OpenGameScreen,
            "Cards that give much away": DoubtDialog,
        },
    )
