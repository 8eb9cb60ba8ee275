"""The game to continue, and the game that is left, in plain text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from kingsroad_tui.common.line_io import Leave, ask, ask_until, say
from kingsroad_tui.common.storage.game_tables import SavedTable
from kingsroad_tui.common.storage.saved_games import PlayedGame, Saved, UnusableSave
from kingsroad_tui.common.text.leaving import ANOTHER_PLACE
from kingsroad_tui.common.text.unusable_saves import unusable_save_sentences

_Game = TypeVar("_Game", bound=PlayedGame)
_Setup = TypeVar("_Setup")


def wanted(
    found: tuple[Saved[_Game, _Setup] | None, Sequence[UnusableSave]],
    question: Callable[[_Game], str],
) -> Saved[_Game, _Setup] | None:
    """The unfinished game that was found, where it is wanted.

    Args:
        found: the game, if any, and the autosaves that cannot be used, of which it tells.
        question: asks, with ``y or n``, whether to go on with the game.
    """
    saved, unusable = found
    say(*map(unusable_save_sentences, unusable))
    if saved is None:
        return None
    return saved if ask_until(question(saved.game), "y", ("y", "n")) == "y" else None


def left(table: SavedTable, save: Callable[[str], bool]) -> Leave:
    """How a table is left: what could not be saved may be saved in another place.

    ``save`` saves the game by a name; it says what comes of it, and answers whether it did.
    """
    if table.unsaved():
        table.save()
    with suppress(Leave):  # nobody is there any more to answer
        while table.unsaved():
            name = ask(ANOTHER_PLACE)
            if not name:
                break
            if save(name):
                return Leave()
    return Leave(table.unsaved())
