"""What every screen has that asks for a game: a recent one, a file, or a position code."""

from __future__ import annotations

from abc import abstractmethod

from textual.content import Content
from textual.message import Message
from textual.widgets.option_list import Option

from kingsroad.notation import MAX_CODE_LENGTH, looks_like_code
from kingsroad.records import RecordError
from kingsroad_tui.errors import Unusable
from kingsroad_tui.storage.game_input import open_source
from kingsroad_tui.storage.saves import RecentGame, SavedGame, open_path, read_table, recent_games
from kingsroad_tui.text.recent_games import recent_game_spans
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainStatic


class GameSourceDialog(Dialog[None]):
    """Asks for a game and posts a wish for it; says what is wrong with what cannot be read."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[RecentGame] = recent_games()

    @abstractmethod
    def wish(self, saved: SavedGame) -> Message:
        """What is asked of the app once a game is chosen."""

    def recent_options(self) -> list[Option]:
        """The recent games, each with its place in the list as its id."""
        return [
            Option(Content.assemble(*recent_game_spans(game)), id=str(place))
            for place, game in enumerate(self.games)
        ]

    def field(self, placeholder: str, id: str) -> Field:
        """Where the name of a file or a code is typed."""
        return Field(placeholder=placeholder, id=id, max_length=MAX_CODE_LENGTH)

    def problem_line(self) -> PlainStatic:
        """Where `show_problem` writes."""
        return PlainStatic("", classes="error", id="error")

    def open_recent(self, place: int) -> None:
        """Takes a game of the list."""
        self.open(str(self.games[place].path))

    def open(self, source: str) -> None:
        """Takes the game that a file or a position code holds, or shows why it cannot."""
        try:
            if looks_like_code(source):
                saved = SavedGame(None, open_source(source), None)
            else:
                saved = read_table(open_path(source))
        except (RecordError, Unusable) as error:
            self.show_problem(str(error))
        else:
            self.go_on(self.wish(saved))

    def show_problem(self, problem: str) -> None:
        """Says what is wrong with what was typed or chosen."""
        self.query_one("#error", PlainStatic).update(Content(problem))

    def go_on(self, wish: Message) -> None:
        """Closes the screen and asks the app for something."""
        self.dismiss()
        self.app.post_message(wish)
