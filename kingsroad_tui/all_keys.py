"""The registry of keys, made of what all screens and dialogs declare; imports every one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.binding import BindingType

from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.help.screen import HelpScreen
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.keys import places
from kingsroad_tui.keys.registry import EVERYWHERE, HELP, IN_DIALOGS, KeyRegistry
from kingsroad_tui.keys.screen_keys import CONFIRM_KEYS, entry_keys
from kingsroad_tui.ladder.day_done import DayDoneDialog
from kingsroad_tui.ladder.screen import LadderScreen
from kingsroad_tui.library.running_elsewhere import RunningElsewhereDialog
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.library.unsaved import UnsavedDialog
from kingsroad_tui.rivals.dialog import RivalsDialog
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.shell.game_description import GameDescription, entries_of
from kingsroad_tui.shell.router import HasKeys
from kingsroad_tui.together.play_together import PlayTogetherScreen
from kingsroad_tui.together.waiting_room import WaitingRoomScreen
from kingsroad_tui.widgets.confirm import ConfirmDialog
from kingsroad_tui.widgets.copied import CopiedScreen
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import ChoiceField


def all_keys(everywhere: Iterable[BindingType], games: Sequence[GameDescription]) -> KeyRegistry:
    """Every key there is, in the order people meet them; ``everywhere`` are those of the app."""
    kinds = [game.router().keys() for game in games]
    screens: dict[str, type[HasKeys]] = {
        context: kind for keys in kinds for context, kind in keys.screens.items()
    }
    screens |= {
        places.CHOICE_FIELD: ChoiceField,
        places.CURTAIN: CurtainScreen,
        places.LADDER: LadderScreen,
        places.PLAY_TOGETHER: PlayTogetherScreen,
        places.WAITING_ROOM: WaitingRoomScreen,
        places.COPIED: CopiedScreen,
        places.SETTINGS: SettingsScreen,
        HELP: HelpScreen,
        IN_DIALOGS: Dialog,
    }
    dialogs = {context: kind for keys in kinds for context, kind in keys.dialogs.items()}
    dialogs |= {
        places.SAVE_GAME: SaveGameDialog,
        places.RUNNING_ELSEWHERE: RunningElsewhereDialog,
        places.UNSAVED: UnsavedDialog,
        places.OWN_NAME: OwnNameDialog,
        places.DAY_DONE: DayDoneDialog,
        places.QUESTIONS: ConfirmDialog,
        places.RIVALS: RivalsDialog,
    }
    declared = [(context, kind.BINDINGS) for context, kind in screens.items()]
    declared += [
        # the two answers that every question has are listed once
        (
            context,
            [key for key in kind.BINDINGS if kind is ConfirmDialog or key not in CONFIRM_KEYS],
        )
        for context, kind in dialogs.items()
    ]
    first = next(iter(screens))
    declared.insert(1, (first, entry_keys(entries_of(games))))
    return KeyRegistry.of([(EVERYWHERE, everywhere), *declared], dialogs)
