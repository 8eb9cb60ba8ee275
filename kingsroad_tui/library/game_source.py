"""What every dialog has that asks for a game: one of those kept, a file, or a code."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic

from textual import getters, work
from textual.content import Content
from textual.events import Paste

from kingsroad_tui.files.typed_files import open_path
from kingsroad_tui.library.library import FileT
from kingsroad_tui.library.saved_games import GameT, Saved, SavedGames
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import DialogFrame
from kingsroad_tui.widgets.plain import Field, PlainStatic
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.game_lines import MAX_LINE
from tabletop.game_sets import games_beside
from tabletop.pasted import in_one_line
from tabletop.say import Say
from tabletop.words.voice import phrase


class GameSource(DialogFrame, Generic[FileT, GameT]):
    """Asks for a game and goes to it; says what is wrong with what cannot be read."""

    app = getters.app(Host)

    def __init__(self, saves: SavedGames[GameT], all_games: Callable[[], Sequence[FileT]]) -> None:
        """A game of these saved ones; all of them are read in a thread, newest first."""
        super().__init__()
        self._saves = saves
        self._all_games = all_games

    def on_mount(self) -> None:
        self.look_for_games()

    @work(exclusive=True, group="games")
    async def look_for_games(self) -> None:
        """Lists the games, which may be thousands, once they are read."""
        self.show_games(await asyncio.to_thread(self._all_games))

    @abstractmethod
    def show_games(self, games: Sequence[FileT]) -> None:
        """Lists the games, newest first, with the files that are none."""

    @abstractmethod
    def way(self, saved: Saved[GameT]) -> Way:
        """Where a game that is chosen leads."""

    def read(self, source: str) -> Saved[GameT]:
        """The game that is meant by what is typed. Raises LocatedError or Unusable."""
        path = open_path(source)
        saved = self._saves.read(path)
        if (games := games_beside(path)) > 1:
            self.notify(phrase("files-results", games=games, name=path.name))
        return saved

    def field(self, placeholder: Say, id: str) -> Field:
        """Where the name of a file or a code is typed."""
        return Field(placeholder=placeholder, id=id, max_length=MAX_LINE)

    def paste(self, event: Paste) -> None:
        """A code or the name of a file may be pasted wherever one is: the field takes it."""
        field = self.query_one(Field)
        field.value = in_one_line(event.text)[: field.max_length]
        field.focus()

    def problem_line(self) -> PlainStatic:
        """Where `show_problem` writes."""
        return PlainStatic("", classes="error", id="error")

    def saved_game(self, source: str) -> Saved[GameT] | None:
        """The game that a file or a code holds; None, after saying why, for none."""
        try:
            return self.read(source)
        except (LocatedError, Unusable) as error:
            self.show_problem(words_of(error))
            return None

    def open(self, source: str) -> None:
        """Takes the game that a file or a code holds, or shows why it cannot."""
        if (saved := self.saved_game(source)) is not None:
            self.go_on(self.way(saved))

    def show_problem(self, problem: str) -> None:
        """Says what is wrong with what was typed or chosen."""
        self.query_one("#error", PlainStatic).update(Content(problem))

    def go_on(self, way: Way) -> None:
        """Closes the dialog and goes elsewhere."""
        self.screen.dismiss()
        self.app.go_to(way)
