"""The library: the saved games, to go on with, rename, delete and put back; or a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from textual import getters, on
from textual.app import ComposeResult
from textual.content import Content
from textual.events import Key, Paste

from kingsroad_tui.files.typed_files import names_a_game, open_path
from kingsroad_tui.keys.key_words import every_key
from kingsroad_tui.library import words
from kingsroad_tui.library.game_list import GameList, Shelf
from kingsroad_tui.library.game_source import GameSource
from kingsroad_tui.library.library import (
    FileT,
    NotNow,
    delete,
    rename,
    restore,
)
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.library.saved_games import GameT, Saved, suggested_name
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainOptionList, PlainStatic
from tabletop.game_sets import games_beside
from tabletop.say import Say
from tabletop.words.voice import phrase

_WALKS: Final[Mapping[str, Callable[[PlainOptionList], None]]] = {
    "up": PlainOptionList.action_cursor_up,
    "down": PlainOptionList.action_cursor_down,
    "pageup": PlainOptionList.action_page_up,
    "pagedown": PlainOptionList.action_page_down,
}


class Library(GameSource[FileT, GameT]):
    """Opens a game from the list, or what is typed.

    The field and the list hear each the keys that are for the other. The focus stays where it is,
    so that not even what is typed fast is torn apart. What is done with the game that is
    highlighted has keys that nobody types into a search.

    Attributes:
        games: the list.
    """

    source = getters.query_one("#file", Field)

    def __init__(self, shelf: Shelf[FileT, GameT]) -> None:
        super().__init__(shelf.saves, shelf.all_games)
        self._shelf = shelf
        self.games = shelf.game_list("games")
        self._deleted: list[tuple[Path, Path]] = []
        """Where deleted games are and where they were, the last one at the end."""

    def compose(self) -> ComposeResult:
        yield PlainStatic(Say("library-title"), classes="title", id="library-title")
        yield self.field(self._shelf.placeholder, id="file")
        yield self.problem_line()
        yield PlainStatic(Say("library-no-games"), id="no-games")
        if self.games.HEADED:
            yield PlainStatic(id="games-heading")
        yield self.games
        yield PlainStatic(id="about")

    def way(self, saved: Saved[GameT]) -> Way:
        return Way("resume", self._shelf.game, saved=saved)

    def show_games(self, games: Sequence[FileT]) -> None:
        # The list may be there before the field has got the focus, or after something is typed.
        untouched = self.screen.focused in (None, self.source)
        self.games.show_games(games)
        self.set_class(not games, "-empty")
        if games and untouched:
            self.games.focus()
        elif not games:
            self.source.focus()
        self._show_title()

    def _show_title(self) -> None:
        games, order = self.games.option_count, self.games.order_words
        title = (
            phrase("library-title-of", games=games, order=order)
            if games
            else phrase("library-title")
        )
        self.query_one("#library-title", PlainStatic).update(title)

    def on_shown_anew(self) -> None:
        self._show_title()
        self._show_about()

    @on(GameList.ShownChanged)
    def _show_about(self) -> None:
        """Says below the list what has no room in its line."""
        self.query_one("#about", PlainStatic).update(Content(self._shelf.about(self.games)))
        for heading in self.query("#games-heading").results(PlainStatic):
            heading.update(Content(self.games.heading))

    async def hear(self, event: Key) -> None:
        """Hands on what is for the field, or the list, while the other has the focus."""
        field, games, focused = self.source, self.games, self.screen.focused
        if focused is field:
            if event.key in _WALKS and games.option_count:
                _WALKS[event.key](games)
                event.stop()
        elif event.key == "backspace":
            field.cursor_position = len(field.value)
            field.action_delete_left()
        elif event.key == "enter" and games.highlighted is None:
            if not isinstance(focused, PlainButton):
                await field.action_submit()
        elif (
            event.is_printable and event.character and event.key not in self.screen.active_bindings
        ):
            field.cursor_position = len(field.value)
            field.insert_text_at_cursor(event.character)
            event.stop()

    def open(self, source: str) -> None:
        """Opens a game; one of another game of the house is opened there."""
        path = open_path(source)
        if self._saves.is_of_another_game(path):
            if (games := games_beside(path)) > 1:
                self.notify(phrase("files-results", games=games, name=path.name))
            self.go_on(Way("file", path=path))
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
            self.show_problem(phrase("library-nothing-chosen"))

    # ------------------------------------------------------------------------------ actions

    def act(self, what: str) -> None:
        """Does what a key is for, by the key's name."""
        actions: Mapping[str, Callable[[], object]] = {
            "find": self.source.focus,
            "sort": self._sort,
            "rename": self._rename,
            "delete": self._delete,
            "restore": self._restore,
            "analyse": self._analyse,
            "statistics": lambda: self.app.go("statistics", self._shelf.game),
        }
        actions[what]()

    def _sort(self) -> None:
        self.games.next_order()
        self._show_title()

    def _rename(self) -> None:
        if (game := self.games.shown_game) is not None:
            # An autosave has no name that anybody gave it.
            name = suggested_name(game.players) if game.autosave else game.path.stem
            dialog = SaveGameDialog(
                name, partial(rename, game.path), phrase("library-rename-title")
            )
            self.app.push_screen(dialog, partial(self._renamed, game))

    def _renamed(self, game: FileT, path: Path | None) -> None:
        if path is not None:
            self.games.changed(game, replace(game, path=path, autosave=False))
            self.look_for_games()

    def _delete(self) -> None:
        """Deletes the game at once, since it can be put back."""
        game = self.games.shown_game
        if game is None:
            return
        try:
            self._deleted.append((delete(game.path), game.path))
        except (OSError, NotNow) as error:
            self.notify(words.not_deleted_words(error), severity="warning")
            return
        self.games.changed(game, None)
        self.notify(words.deleted_words(self._deleted[-1][0], every_key("open.restore")))
        self.look_for_games()

    def _restore(self) -> None:
        if not self._deleted:
            self.notify(phrase("library-nothing-deleted"))
            return
        try:
            restore(*self._deleted[-1])
        except (OSError, NotNow) as error:
            self.notify(words.not_restored_words(error), severity="warning")
            return
        self._deleted.pop()
        self.look_for_games()

    def _analyse(self) -> None:
        game, look = self.games.shown_game, self._shelf.look
        saved = self.saved_game(str(game.path)) if game is not None else None
        if saved is not None and look is not None:
            self.go_on(look(saved, saved.path))


class OpenScreen(Dialog[None]):
    """Opens a game from the list or by its file's name; a code works as well, if there is one."""

    AUTO_FOCUS = "#file"

    app = getters.app(Going)

    def __init__(self, word: str) -> None:
        """Of the game of a word."""
        super().__init__()
        self.word = word

    def compose(self) -> ComposeResult:
        shelf = self.app.game(self.word).in_app().shelf()
        self.bring(shelf.keys, shelf.help)
        yield Library(shelf)

    @property
    def library(self) -> Library[Any, Any]:
        """The games."""
        return self.query_one(Library)

    def check_consume_key(self, key: str, character: str | None = None) -> bool:
        """A letter that is typed here is for the search, and stands for no other one."""
        del key
        return character is not None and character.isprintable()

    async def on_key(self, event: Key) -> None:
        await self.library.hear(event)

    def on_paste(self, event: Paste) -> None:
        self.library.paste(event)

    def action_library(self, what: str) -> None:
        self.library.act(what)
