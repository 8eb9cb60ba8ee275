"""The library: the saved games, to go on with, rename, delete and put back; or a file."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content

from kingsroad_tui.files.typed_files import names_a_game, open_path
from kingsroad_tui.keys.key_words import every_key
from kingsroad_tui.keys.screen_keys import OPEN_KEYS
from kingsroad_tui.library.game_list import GameList
from kingsroad_tui.library.game_source import GameSourceDialog
from kingsroad_tui.library.library import FileT, NotNow, delete, rename, restore
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.library.saved_games import GameT, suggested_name
from kingsroad_tui.library.type_to_find import TypeToFind
from kingsroad_tui.library.words import (
    NO_GAMES,
    NOTHING_CHOSEN,
    NOTHING_DELETED,
    RENAME_TITLE,
    deleted_words,
    library_title,
    not_deleted_words,
    not_restored_words,
)
from kingsroad_tui.shell.navigation import OpenGameFile
from kingsroad_tui.widgets.plain import Field, PlainOptionList, PlainStatic
from kingsroad_tui.words.files import results_words
from tabletop.game_sets import games_beside


class OpenDialog(GameSourceDialog[FileT, GameT], TypeToFind):
    """Opens a game from the list, or what is typed. The wing says how its games look in it.

    Attributes:
        PLACEHOLDER: what can be typed.
    """

    AUTO_FOCUS = "#file"
    BINDINGS: ClassVar[list[BindingType]] = OPEN_KEYS

    PLACEHOLDER: ClassVar[str]

    source = getters.query_one("#file", Field)

    def __init__(self) -> None:
        super().__init__()
        self.games = self.game_list("games")
        self._deleted: list[tuple[Path, Path]] = []
        """Where deleted games are and where they were, the last one at the end."""

    @abstractmethod
    def game_list(self, id: str) -> GameList[FileT, Any]:
        """The list of games, with this id."""

    @abstractmethod
    def about(self) -> str:
        """What has no room in the line that is highlighted."""

    @abstractmethod
    def players_of(self, game: FileT) -> Sequence[str]:
        """The names of those who play."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(library_title(0, ""), classes="title", id="library-title")
            yield self.field(self.PLACEHOLDER, id="file")
            yield self.problem_line()
            yield PlainStatic(NO_GAMES, id="no-games")
            if self.games.HEADED:
                yield PlainStatic(id="games-heading")
            yield self.games
            yield PlainStatic(id="about")

    def show_games(self, games: Sequence[FileT]) -> None:
        # The list may be there before the field has got the focus, or after something is typed.
        untouched = self.focused in (None, self.source)
        self.games.show_games(games)
        self.set_class(not games, "-empty")
        if games and untouched:
            self.games.focus()
        elif not games:
            self.source.focus()
        self._show_title()

    def _show_title(self) -> None:
        title = library_title(self.games.option_count, self.games.order_words)
        self.query_one("#library-title", PlainStatic).update(title)

    @on(GameList.ShownChanged)
    def _show_about(self) -> None:
        """Says below the list what has no room in its line."""
        self.query_one("#about", PlainStatic).update(Content(self.about()))
        for heading in self.query("#games-heading").results(PlainStatic):
            heading.update(Content(self.games.heading))

    @property
    def finding(self) -> tuple[Field, PlainOptionList]:
        return self.source, self.games

    def open(self, source: str) -> None:
        """Opens a game; one of another game of the house is opened there."""
        path = open_path(source)
        if self.SAVES.is_of_another_game(path):
            if (games := games_beside(path)) > 1:
                self.notify(results_words(path.name, games))
            self.go_on(OpenGameFile(path))
        else:
            super().open(source)

    # ------------------------------------------------------------------ what is typed, chosen

    @on(Field.Changed, "#file")
    def _find(self, event: Field.Changed) -> None:
        # A slash begins a search elsewhere; here it is the beginning of a file's name at most.
        self.games.filter("" if event.value == "/" else event.value)
        self._show_title()

    @on(Field.Submitted, "#file")
    def _typed(self) -> None:
        """Opens what is typed if it is a code or a file, else the first game found by it."""
        typed = self.source.value.strip()
        found = self.games.shown_game
        if not typed or (found and not names_a_game(typed)):
            self._open_shown()
        else:
            self.open(typed)

    @on(PlainOptionList.OptionSelected)
    def _open_shown(self) -> None:
        if (game := self.games.shown_game) is not None:
            self.open(str(game.path))
        else:
            self.show_problem(NOTHING_CHOSEN)

    # ------------------------------------------------------------------------------ actions

    def action_find(self) -> None:
        self.source.focus()

    def action_sort(self) -> None:
        self.games.next_order()
        self._show_title()

    def action_rename(self) -> None:
        if (game := self.games.shown_game) is not None:
            # An autosave has no name that anybody gave it.
            name = suggested_name(self.players_of(game)) if game.autosave else game.path.stem
            dialog = SaveGameDialog(name, partial(rename, game.path), RENAME_TITLE)
            self.app.push_screen(dialog, partial(self._renamed, game))

    def _renamed(self, game: FileT, path: Path | None) -> None:
        if path is not None:
            self.games.changed(game, replace(game, path=path, autosave=False))
            self.look_for_games()

    def action_delete(self) -> None:
        """Deletes the game at once, since it can be put back."""
        game = self.games.shown_game
        if game is None:
            return
        try:
            self._deleted.append((delete(game.path), game.path))
        except (OSError, NotNow) as error:
            self.notify(not_deleted_words(error), severity="warning")
            return
        self.games.changed(game, None)
        self.notify(deleted_words(self._deleted[-1][0], every_key("open.restore")))
        self.look_for_games()

    def action_restore(self) -> None:
        if not self._deleted:
            self.notify(NOTHING_DELETED)
            return
        try:
            restore(*self._deleted[-1])
        except (OSError, NotNow) as error:
            self.notify(not_restored_words(error), severity="warning")
            return
        self._deleted.pop()
        self.look_for_games()
