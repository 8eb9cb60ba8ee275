"""Plain play of any game, line by line, from its first line to its last."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from kingsroad_tui.files.locations import folders, tighten_own_folders
from kingsroad_tui.files.typed_files import WriteGame, save_path
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.game_file import Complain
from kingsroad_tui.library.game_tables import GameTables, SavedTable, TableT
from kingsroad_tui.library.held_file import HeldElsewhere
from kingsroad_tui.library.saved_games import GameT, Saved
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.library.unusable_words import unusable_save_sentences
from kingsroad_tui.lines.line_io import Leave, ask, say
from kingsroad_tui.lines.setup import Opened, ask_until, say_settings_problem
from kingsroad_tui.shell import notices
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.shell.leaving_words import ANOTHER_PLACE, goodbye
from kingsroad_tui.solver.client import Solver
from tabletop.errors import LocatedError


@dataclass(frozen=True, slots=True)
class LineSession(Generic[GameT, TableT]):
    """A game in plain text.

    Attributes:
        title: what is said first.
        tables: makes its tables.
        new_table: makes that of a new game, from what `GameTables.new` takes.
        set_up: asks for a new game; raises `Opened` where a saved one is asked for instead.
        question: asks, with ``y or n``, whether to go on with a game.
        play_at: plays one game at a table with a solver beside it; answers the table for the next
            one, where the same players want one.
    """

    title: str
    tables: GameTables[GameT, TableT]
    new_table: Callable[[GameT, Setup, Complain], TableT]
    set_up: Callable[[], tuple[GameT, Setup]]
    question: Callable[[GameT], str]
    play_at: Callable[[TableT, Solver], Awaitable[TableT | None]]

    def run(self, file: Path | None, *, at_once: bool = False) -> int:
        """Plays on standard input and output, on with ``file`` if there is one; the exit code.

        ``at_once``: without asking for a game that was left.

        Raises:
            Unusable: the file is no usable record.
        """
        try:
            saved = self.tables.saves.read(file) if file else None
        except LocatedError as error:
            raise Unusable(str(error)) from None
        asyncio.run(self._play(saved, at_once=at_once))
        return 0

    async def _play(self, saved: Saved[GameT] | None, *, at_once: bool) -> None:
        """Plays until nobody wants another game, or somebody leaves or ends the input."""
        # Reading a line blocks, so Ctrl+C must end it at once and not wait for the event loop.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        tighten_own_folders()
        solver = Solver(log=folders().state / "solver.log")
        try:
            table: TableT | None = self._table(saved, at_once=at_once)
            while table is not None:
                table = await self.play_at(table, solver)
        except Leave as left:
            say(goodbye(left.unsaved))
        finally:
            await solver.close()

    def _table(self, saved: Saved[GameT] | None, *, at_once: bool) -> TableT:
        """The game asked for or to continue, or a copy where it runs elsewhere; else a new one.

        Another one can be asked for where it is not to be a copy.
        """
        say(notices.plain_text(self.title))
        say_settings_problem()
        if not at_once:
            saved = saved or self._to_continue()
        while True:
            if saved is None:
                try:
                    return self.new_table(*self.set_up(), say)
                except Opened as opened:
                    saved = opened.saved
            try:
                return self.tables.of(saved, say)
            except HeldElsewhere:
                say(notices.PLAYED_ELSEWHERE)
                if ask_until(notices.GO_ON_WITH_COPY_QUESTION, "n", ("y", "n")) == "y":
                    return self.tables.of(self.tables.copy(saved), say)
            saved = None

    def _to_continue(self) -> Saved[GameT] | None:
        """The unfinished game, where there is one and it is wanted."""
        saved, unusable = self.tables.saves.last_unfinished()
        say(*map(unusable_save_sentences, unusable))
        if saved is None:
            return None
        return saved if ask_until(self.question(saved.game), "y", ("y", "n")) == "y" else None


def left(table: SavedTable[Any], save: Callable[[str], bool]) -> Leave:
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


def save_by_lines(name: str, write: WriteGame) -> bool:
    """Saves a game by a name that was typed; says so, or why not, and whether it did."""
    try:
        path = save_path(name)
        write(path, replace=False)
    except FileExistsError:
        say(saving.is_there(path))
    except (OSError, ValueError) as error:
        say(saving.not_saved(error))
    else:
        say(saving.saved_in(path))
        return True
    return False
