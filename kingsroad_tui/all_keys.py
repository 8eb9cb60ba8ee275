"""The registry of keys, made of what all screens and dialogs declare; imports every one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.binding import BindingType
from textual.dom import DOMNode

from kingsroad_tui.common.dialogs.confirm import ConfirmDialog
from kingsroad_tui.common.dialogs.copied import CopiedScreen
from kingsroad_tui.common.dialogs.curtain import CurtainScreen
from kingsroad_tui.common.dialogs.day_done import DayDoneDialog
from kingsroad_tui.common.dialogs.own_name import OwnNameDialog
from kingsroad_tui.common.dialogs.rivals import RivalsDialog
from kingsroad_tui.common.dialogs.running_elsewhere import RunningElsewhereDialog
from kingsroad_tui.common.dialogs.save_game import SaveGameDialog
from kingsroad_tui.common.dialogs.unsaved import UnsavedDialog
from kingsroad_tui.common.game_description import GameDescription, entries_of
from kingsroad_tui.common.keys import EVERYWHERE, HELP, IN_DIALOGS, KeyRegistry
from kingsroad_tui.common.screen_keys import entry_keys
from kingsroad_tui.common.screens.help import HelpScreen
from kingsroad_tui.common.screens.ladder import LadderScreen
from kingsroad_tui.common.screens.play_together import PlayTogetherScreen
from kingsroad_tui.common.screens.settings import SettingsScreen
from kingsroad_tui.common.screens.waiting_room import WaitingRoomScreen
from kingsroad_tui.common.text import places
from kingsroad_tui.common.widgets.dialog import Dialog
from kingsroad_tui.common.widgets.plain import ChoiceField


def all_keys(everywhere: Iterable[BindingType], games: Sequence[GameDescription]) -> KeyRegistry:
    """Every key there is, in the order people meet them; ``everywhere`` are those of the app."""
    kinds = [game.router().keys() for game in games]
    screens: dict[str, type[DOMNode]] = {
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
    declared = [(context, kind.BINDINGS) for context, kind in (screens | dialogs).items()]
    first = next(iter(screens))
    declared.insert(1, (first, entry_keys(entries_of(games))))
    return KeyRegistry.of([(EVERYWHERE, everywhere), *declared], dialogs)
