"""What every screen has that asks for a game: one of those kept, a file, or a position code."""

from __future__ import annotations

import asyncio
from abc import abstractmethod

from textual import work
from textual.content import Content
from textual.events import Paste
from textual.message import Message

from kingsroad.notation import MAX_CODE_LENGTH, looks_like_code
from kingsroad.records import RecordError
from kingsroad_tui.common.errors import Unusable
from kingsroad_tui.common.storage.typed_files import open_path
from kingsroad_tui.common.text.files import results_words
from kingsroad_tui.common.widgets.dialog import Dialog
from kingsroad_tui.common.widgets.plain import Field, PlainStatic
from kingsroad_tui.kingsroad.storage.game_input import open_source
from kingsroad_tui.kingsroad.storage.saves import RecentGame, SavedGame, all_games, read_table
from tabletop.game_sets import games_beside


class GameSourceDialog(Dialog[None]):
    """Asks for a game and posts a wish for it; says what is wrong with what cannot be read."""

    def on_mount(self) -> None:
        super().on_mount()
        self.look_for_games()

    @work(exclusive=True, group="games")
    async def look_for_games(self) -> None:
        """Lists the games, which may be thousands, once they are read."""
        self.show_games(await asyncio.to_thread(all_games))

    @abstractmethod
    def show_games(self, games: list[RecentGame]) -> None:
        """Lists the games, newest first, with the files that are none."""

    @abstractmethod
    def wish(self, saved: SavedGame) -> Message:
        """What is asked of the app once a game is chosen."""

    def field(self, placeholder: str, id: str) -> Field:
        """Where the name of a file or a code is typed."""
        return Field(placeholder=placeholder, id=id, max_length=MAX_CODE_LENGTH)

    def on_paste(self, event: Paste) -> None:
        """A code or the name of a file may be pasted wherever one is: the field takes it."""
        field = self.query_one(Field)
        field.value = event.text.strip()[: field.max_length]
        field.focus()

    def problem_line(self) -> PlainStatic:
        """Where `show_problem` writes."""
        return PlainStatic("", classes="error", id="error")

    def saved_game(self, source: str) -> SavedGame | None:
        """The game that a file or a position code holds; None, after saying why, for none."""
        try:
            if looks_like_code(source):
                return SavedGame(None, open_source(source), None)
            path = open_path(source)
            saved = read_table(path)
            if (games := games_beside(path)) > 1:
                self.notify(results_words(path.name, games))
            return saved
        except (RecordError, Unusable) as error:
            self.show_problem(str(error))
            return None

    def open(self, source: str) -> None:
        """Takes the game that a file or a position code holds, or shows why it cannot."""
        if (saved := self.saved_game(source)) is not None:
            self.go_on(self.wish(saved))

    def show_problem(self, problem: str) -> None:
        """Says what is wrong with what was typed or chosen."""
        self.query_one("#error", PlainStatic).update(Content(problem))

    def go_on(self, wish: Message) -> None:
        """Closes the screen and asks the app for something."""
        self.dismiss()
        self.app.post_message(wish)
