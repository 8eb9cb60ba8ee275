"""What the first screens of both games share: a menu, the game to continue, and the last games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets.option_list import Option

from kingsroad_tui.host import Host
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic
from tabletop.errors import LocatedError

if TYPE_CHECKING:
    from kingsroad_tui.storage.saved_games import UnusableSave


class Recent(Protocol):
    """A game in the list of the last ones."""

    @property
    def path(self) -> Path:
        """Its file."""


SavedT = TypeVar("SavedT")
RecentT = TypeVar("RecentT", bound=Recent)


class HomeMenu(Screen[None], Generic[SavedT, RecentT]):
    """The first screen of a game.

    Attributes:
        ENTRIES: of the menu: id, title, and a few words; the first one continues a game.
        WISHES: where the other entries lead; a game to continue is not known before it is found.
        unfinished: the game to continue, as soon as it is found.
        recent_games: the last games, as soon as they are found.
    """

    ENTRIES: ClassVar[Sequence[tuple[str, str, str]]]
    WISHES: ClassVar[Mapping[str, type[Message]]]

    app = getters.app(Host)

    menu = getters.query_one("#menu", PlainOptionList)
    recent = getters.query_one("#recent", PlainOptionList)

    def __init__(self) -> None:
        super().__init__()
        self.unfinished: SavedT | None = None
        self.recent_games: Sequence[RecentT] = ()
        self._reported: set[UnusableSave] = set()
        self._entered_on: int | None = None
        """What was highlighted in the menu when this screen was entered."""

        self._searched = False
        """Whether the files have been looked through since this screen was entered."""

        self._continue_due = False
        """Whether the game to continue is asked for before it is found."""

    @abstractmethod
    def read(self, path: Path) -> SavedT:
        """The game in a file. Raises LocatedError."""

    @abstractmethod
    def resume(self, saved: SavedT) -> Message:
        """The wish to go on with a game."""

    @abstractmethod
    def spans(self, game: RecentT) -> Sequence[tuple[str, str]]:
        """A game in a line, as text and style."""

    @property
    @abstractmethod
    def first_choice(self) -> int:
        """The place in the menu of what most people want next, where no game waits for them."""

    @property
    def laid(self) -> bool:
        """Whether the menu is there; no more once the screen was left while files were read."""
        return bool(self.query("#menu"))

    def compose_menu(self) -> ComposeResult:
        """The menu."""
        yield PlainOptionList(*map(_option, self.ENTRIES), id="menu", compact=True)

    def compose_recent(self) -> ComposeResult:
        """The list of the last games."""
        with Vertical(id="recent-pane"):
            yield PlainStatic("Last games", id="recent-title")
            yield PlainOptionList(id="recent", compact=True)

    def on_mount(self) -> None:
        menu = self.menu
        menu.disable_option("continue")
        menu.highlighted = self.first_choice
        menu.focus()

    def on_screen_resume(self) -> None:
        self._searched = self._continue_due = False
        self._entered_on = self.menu.highlighted if self.laid else None

    def show_games(
        self,
        unfinished: SavedT | None,
        unusable: Sequence[UnusableSave],
        games: Sequence[RecentT],
    ) -> None:
        """What was found among the files; what is highlighted stays unless a game has come
        or gone on, and nobody has gone elsewhere in the menu since."""
        self._report(unusable)
        menu = self.menu
        news = unfinished is not None and unfinished != self.unfinished
        untouched = menu.highlighted in (None, self.first_choice)
        self.unfinished = unfinished
        self.recent_games = games
        if unfinished is None:
            if untouched or menu.highlighted == 0:
                menu.highlighted = self.first_choice
            menu.disable_option("continue")
        else:
            menu.enable_option("continue")
            if news and (untouched or menu.highlighted == self._entered_on):
                menu.highlighted = 0
        self.recent.set_options([Option(Content.assemble(*self.spans(game))) for game in games])
        self.query_one("#recent-pane").display = bool(games)
        self._searched = True
        if self._continue_due:
            self._continue_due = False
            if self.is_current:
                self.action_go("continue")

    def _report(self, unusable: Sequence[UnusableSave]) -> None:
        """Says once of each autosave why it cannot be used."""
        from kingsroad_tui.text.unusable_saves import unusable_save_sentences

        for save in unusable:
            if save not in self._reported:
                self._reported.add(save)
                self.notify(unusable_save_sentences(save), severity="warning", timeout=12)

    @on(PlainOptionList.OptionSelected, "#menu")
    def _menu_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.action_go(event.option_id or "")

    @on(PlainOptionList.OptionSelected, "#recent")
    def _recent_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        try:
            saved = self.read(self.recent_games[event.option_index].path)
        except LocatedError as error:
            self.notify(str(error), severity="error")
            return
        self.app.post_message(self.resume(saved))

    def action_go(self, where: str) -> None:
        self._continue_due = where == "continue" and not self._searched
        if self._continue_due:
            return  # until the files have been looked through: what is known may be out of date
        if where != "continue":
            self.app.post_message(self.WISHES[where]())
        elif self.unfinished is None:
            self.notify("There is no game to continue.")
        else:
            self.app.post_message(self.resume(self.unfinished))


def entry_prompt(title: str, words: str) -> Content:
    """An entry of the menu."""
    return Content.assemble((f"{title:<18}", "bold"), (words, "$text-muted"))


def _option(entry: tuple[str, str, str]) -> Option:
    name, title, words = entry
    return Option(entry_prompt(title, words), id=name)
