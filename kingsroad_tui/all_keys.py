"""The registry of keys, made of what all screens and dialogs declare; imports every one of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.binding import BindingType
from textual.screen import Screen

from kingsroad_tui.assassins.screens import town_screens
from kingsroad_tui.assassins.screens.town_log import TownLogDialog
from kingsroad_tui.assassins.screens.town_open import TownOpenScreen
from kingsroad_tui.common.dialogs.confirm import ConfirmDialog
from kingsroad_tui.common.dialogs.curtain import CurtainScreen
from kingsroad_tui.common.dialogs.running_elsewhere import RunningElsewhereDialog
from kingsroad_tui.common.dialogs.save_game import SaveGameDialog
from kingsroad_tui.common.dialogs.unsaved import UnsavedDialog
from kingsroad_tui.common.keys import EVERYWHERE, HELP, IN_DIALOGS, KeyRegistry
from kingsroad_tui.common.screens.help import HelpScreen
from kingsroad_tui.common.screens.settings import SettingsScreen
from kingsroad_tui.common.widgets.dialog import Dialog
from kingsroad_tui.common.widgets.plain import ChoiceField
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


def all_keys(everywhere: Iterable[BindingType]) -> KeyRegistry:
    """Every key there is, in the order people meet them; ``everywhere`` are those of the app."""
    sources: dict[str, type[Screen[Any] | ChoiceField[Any] | SetupGrid]] = {
        "First screen": HomeScreen,
        "Learning": LearnScreen,
        "New game": NewGameScreen,
        "In a field with a list": ChoiceField,
        "Playing": PlayScreen,
        "Handing over": CurtainScreen,
        "End of a game": EndScreen,
        "Own mistakes": OwnMistakesScreen,
        "Analysis": AnalysisScreen,
        "Trying again": TryAgainScreen,
        "Position editor": EditorScreen,
        "In its grid": SetupGrid,
        "Following a game": RecordTableScreen,
        "Rules": RulesScreen,
        "Settings": SettingsScreen,
        **town_screens(),
        HELP: HelpScreen,
        IN_DIALOGS: Dialog,
    }
    dialogs: dict[str, type[Dialog[Any]]] = {
        "What if": WhatIfDialog,
        "Log of a game": GameLogDialog,
        "Log of King & Assassins": TownLogDialog,
        "Branches": BranchesDialog,
        "What to analyse": ChooseAnalysisScreen,
        "Whom to follow": NamePlayersScreen,
        "Your games": OpenGameScreen,
        "Your games of King & Assassins": TownOpenScreen,
        "Save a game": SaveGameDialog,
        "A game running elsewhere": RunningElsewhereDialog,
        "Cards that give much away": DoubtDialog,
        "A game that is not saved": UnsavedDialog,
        "Other questions": ConfirmDialog,
    }
    places = [(EVERYWHERE, everywhere)]
    places += [(context, source.BINDINGS) for context, source in (sources | dialogs).items()]
    return KeyRegistry.of(places, dialogs)
