"""The registry of keys, made of what all screens and dialogs declare; imports every one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.binding import BindingType
from textual.dom import DOMNode

from kingsroad_tui.common.dialogs.confirm import ConfirmDialog
from kingsroad_tui.common.dialogs.curtain import CurtainScreen
from kingsroad_tui.common.dialogs.running_elsewhere import RunningElsewhereDialog
from kingsroad_tui.common.dialogs.save_game import SaveGameDialog
from kingsroad_tui.common.dialogs.unsaved import UnsavedDialog
from kingsroad_tui.common.game_description import GameDescription, entries_of
from kingsroad_tui.common.keys import EVERYWHERE, HELP, IN_DIALOGS, KeyRegistry
from kingsroad_tui.common.screen_keys import entry_keys
from kingsroad_tui.common.screens.help import HelpScreen
from kingsroad_tui.common.screens.settings import SettingsScreen
from kingsroad_tui.common.widgets.dialog import Dialog
from kingsroad_tui.common.widgets.plain import ChoiceField


def all_keys(everywhere: Iterable[BindingType], games: Sequence[GameDescription]) -> KeyRegistry:
    """Every key there is, in the order people meet them; ``everywhere`` are those of the app."""
    kinds = [game.router().keys() for game in games]
    places: dict[str, type[DOMNode]] = {
        context: kind for keys in kinds for context, kind in keys.screens.items()
    }
    places |= {
        "In a field with a list": ChoiceField,
        "Handing over": CurtainScreen,
        "Settings": SettingsScreen,
        HELP: HelpScreen,
        IN_DIALOGS: Dialog,
    }
    dialogs = {context: kind for keys in kinds for context, kind in keys.dialogs.items()}
    dialogs |= {
        "Save a game": SaveGameDialog,
        "A game running elsewhere": RunningElsewhereDialog,
        "A game that is not saved": UnsavedDialog,
        "Other questions": ConfirmDialog,
    }
    declared = [(context, kind.BINDINGS) for context, kind in (places | dialogs).items()]
    first = next(iter(places))
    declared.insert(1, (first, entry_keys(entries_of(games))))
    return KeyRegistry.of([(EVERYWHERE, everywhere), *declared], dialogs)
