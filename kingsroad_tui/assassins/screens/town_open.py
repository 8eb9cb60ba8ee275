"""Opening a saved game of King & Assassins."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from assassins.records import TownRecordError
from kingsroad_tui.assassins.keys import TOWN_OPEN_KEYS
from kingsroad_tui.assassins.navigation import ResumeTown
from kingsroad_tui.assassins.storage.saves import RecentTown, all_towns, read_town_table
from kingsroad_tui.assassins.text import help_texts
from kingsroad_tui.assassins.text.recent import recent_town_spans, search_words, town_name
from kingsroad_tui.common.storage.typed_files import natural, open_path
from kingsroad_tui.common.text.files import results_words
from kingsroad_tui.common.text.game_lists import library_title
from kingsroad_tui.common.widgets.plain import Field, PlainButton, PlainOptionList, PlainStatic
from kingsroad_tui.common.widgets.type_to_find import TypeToFind
from tabletop.game_sets import games_beside
from tabletop.searching import search_form

_ORDERS = ("newest first", "oldest first", "by name")


class TownOpenScreen(TypeToFind):
    """Opens a saved game from the list or by its file's name."""

    HELP = help_texts.TOWN_OPEN
    AUTO_FOCUS = "#games"
    BINDINGS: ClassVar[list[BindingType]] = TOWN_OPEN_KEYS

    games = getters.query_one("#games", PlainOptionList)
    source = getters.query_one("#file", Field)

    def __init__(self) -> None:
        super().__init__()
        self._games: list[RecentTown] = []
        self._listed: list[RecentTown] = []
        self._order = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("Your games", classes="title", id="library-title")
            yield Field(placeholder="type to find a game; or a file", id="file")
            yield PlainStatic("", classes="error", id="error")
            yield PlainOptionList(id="games", compact=True)
            with Horizontal(classes="buttons"):
                yield PlainButton("Open", variant="primary", id="open")
                yield PlainButton("Cancel", id="leave")

    @property
    def finding(self) -> tuple[Field, PlainOptionList]:
        return self.source, self.games

    def on_mount(self) -> None:
        super().on_mount()
        self._look_for_games()

    @work(exclusive=True)
    async def _look_for_games(self) -> None:
        """Lists the games, which may be thousands, once they are read."""
        self._games = await asyncio.to_thread(all_towns)
        if not self._games:
            self.games.display = False
            self.source.focus()
        self._list()

    @on(Field.Changed)
    def _list(self) -> None:
        """Lists the games that have all the words typed, in the order wanted."""
        words = search_form(self.source.value).split()
        found = [
            game
            for game in self._games
            if not words or all(word in search_words(game) for word in words)
        ]
        if self._order == 1:
            found.reverse()
        elif self._order == 2:
            found.sort(key=lambda game: natural(town_name(game)))
        self._listed = found
        self.games.set_options(Option(Content.assemble(*recent_town_spans(game))) for game in found)
        self.games.highlighted = 0 if found else None
        title = library_title(len(found), _ORDERS[self._order])
        self.query_one("#library-title", PlainStatic).update(title)

    def action_sort(self) -> None:
        """Lists the games in the next order."""
        self._order = (self._order + 1) % len(_ORDERS)
        self._list()

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self._open(str(self._listed[event.option_index].path))

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#open")
    def _typed(self) -> None:
        """The game highlighted; where what is typed finds none, the file of that name."""
        at = self.games.highlighted
        self._open(self.source.value.strip() if at is None else str(self._listed[at].path))

    def _open(self, name: str) -> None:
        problem = "Type the name of a file, or choose a game from the list."
        if name:
            path = open_path(name)
            try:
                saved = read_town_table(path)
            except TownRecordError as error:
                problem = str(error)
            else:
                if (games := games_beside(path)) > 1:
                    self.notify(results_words(path.name, games))
                self.dismiss()
                self.app.post_message(ResumeTown(saved))
                return
        self.query_one("#error", PlainStatic).update(Content(problem))
