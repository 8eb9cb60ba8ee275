"""What the first screens of both games share: a menu, the game to continue, and the last games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets.option_list import Option

from kingsroad_tui.common.host import Host
from kingsroad_tui.common.storage.locations import any_file
from kingsroad_tui.common.text import notices
from kingsroad_tui.common.widgets.plain import PlainOptionList, PlainStatic
from tabletop.errors import LocatedError

if TYPE_CHECKING:
    from kingsroad_tui.common.storage.saved_games import UnusableSave


CONTINUE: Final = "continue"
"""The entry for the game to go on with, which is the first one of every menu."""


NEW: Final = "new"
"""The entry for a new game, which every menu has."""


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
        entries: of the menu: id, title, and a few words; the first one continues a game.
        places: where the other entries lead; a game to continue is not known before it is found.
        unfinished: the game to continue, as soon as it is found.
        recent_games: the last games, as soon as they are found.
    """

    app = getters.app(Host)

    menu = getters.query_one("#menu", PlainOptionList)
    recent = getters.query_one("#recent", PlainOptionList)

    def __init__(
        self,
        entries: Sequence[tuple[str, str, str]],
        places: Mapping[str, Callable[[], Message]],
    ) -> None:
        """The arguments are as in the attributes."""
        super().__init__()
        self.entries = entries
        self.places = places
        self.unfinished: SavedT | None = None
        self.recent_games: Sequence[RecentT] = ()
        self._reported: set[UnusableSave] = set()
        self._entered_on: str | None = None
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
    def saves(self) -> Path:
        """The folder of this game's autosaves."""

    @property
    @abstractmethod
    def first_choice(self) -> str:
        """The entry that most people want next, where no game waits for them."""

    @property
    def wishes(self) -> Collection[Callable[[], Message]]:
        """What makes the messages that the menu posts: their kinds, as a rule."""
        return self.places.values()

    def menu_title(self, action: str) -> str | None:
        """What the menu calls an action of its own; empty for any other one, None for one that
        cannot be done now."""
        titles = {f"go('{name}')": title for name, title, _ in self.entries}
        if titles.get(action) == self.entries[0][1] and self.unfinished is None:
            return None
        return titles.get(action, "")

    @property
    def highlighted(self) -> str | None:
        """The entry of the menu that is highlighted."""
        option = self.menu.highlighted_option
        return None if option is None else option.id

    def _highlight(self, name: str) -> None:
        self.menu.highlighted = self.menu.get_option_index(name)

    @property
    def _offered(self) -> bool:
        """Whether the menu has a line for the game to continue."""
        return self.menu.option_count == len(self.entries)

    def _offer(self, waits: bool) -> None:
        """Shows a line for the game to continue only while there is one."""
        menu, kept = self.menu, self.highlighted
        if waits and not self._offered:
            options = [menu.get_option_at_index(place) for place in range(menu.option_count)]
            menu.set_options([_option(self.entries[0]), *options])
        elif self._offered and not waits:
            menu.remove_option(CONTINUE)
        elif waits:
            menu.enable_option(CONTINUE)
        if kept is not None and (waits or kept != CONTINUE):
            self._highlight(kept)

    @property
    def laid(self) -> bool:
        """Whether the menu is there; no more once the screen was left while files were read."""
        return bool(self.query("#menu"))

    def compose_menu(self) -> ComposeResult:
        """The menu."""
        # Whether a game waits is not known yet: until then its line is there if any was begun.
        entries = self.entries if any_file(self.saves) else self.entries[1:]
        yield PlainOptionList(*map(_option, entries), id="menu", compact=True)

    def compose_recent(self) -> ComposeResult:
        """The list of the last games."""
        with Vertical(id="recent-pane"):
            yield PlainStatic("Last games", id="recent-title")
            yield PlainOptionList(id="recent", compact=True)

    def on_mount(self) -> None:
        if self._offered:
            self.menu.disable_option(CONTINUE)
        self._highlight(self.first_choice)
        self.menu.focus()

    def on_screen_resume(self) -> None:
        self._searched = self._continue_due = False
        self._entered_on = self.highlighted if self.laid else None

    def show_last_table(self, game: str) -> None:
        """Says of a new game that the last table is laid, where one was begun before."""
        if self.app.settings.tables.get(game):
            (title,) = (title for name, title, _ in self.entries if name == NEW)
            self.menu.replace_option_prompt(NEW, entry_prompt(title, notices.LAST_TABLE))

    def show_games(
        self,
        unfinished: SavedT | None,
        unusable: Sequence[UnusableSave],
        games: Sequence[RecentT],
    ) -> None:
        """What was found among the files; what is highlighted stays unless a game has come
        or gone on, and nobody has gone elsewhere in the menu since."""
        self._report(unusable)
        before = self.highlighted
        news = unfinished is not None and unfinished != self.unfinished
        untouched = before in (None, self.first_choice)
        self.unfinished = unfinished
        self.recent_games = games
        self._offer(waits=unfinished is not None)
        if unfinished is None:
            if untouched or before == CONTINUE:
                self._highlight(self.first_choice)
        elif news and (untouched or before == self._entered_on):
            self._highlight(CONTINUE)
        self.recent.set_options([Option(Content.assemble(*self.spans(game))) for game in games])
        self.query_one("#recent-pane").display = bool(games)
        self._searched = True
        if self._continue_due:
            self._continue_due = False
            if self.is_current:
                self.action_go(CONTINUE)

    def _report(self, unusable: Sequence[UnusableSave]) -> None:
        """Says once of each autosave why it cannot be used."""
        from kingsroad_tui.common.text.unusable_saves import unusable_save_sentences

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
        self._continue_due = where == CONTINUE and not self._searched
        if self._continue_due:
            return  # until the files have been looked through: what is known may be out of date
        if where != CONTINUE:
            self.app.post_message(self.places[where]())
        elif self.unfinished is None:
            self.notify(notices.NO_GAME_TO_CONTINUE)
        else:
            self.app.post_message(self.resume(self.unfinished))


def entry_prompt(title: str, words: str) -> Content:
    """An entry of the menu."""
    return Content.assemble((f"{title:<18}", "bold"), (words, "$text-muted"))


def numbered(heading: str, steps: Sequence[str]) -> Content:
    """A game in a few steps, numbered."""
    lines = [Content.styled(heading, "bold $accent")]
    for number, step in enumerate(steps, 1):
        lines.append(Content.assemble((f"{number} ", "bold $accent"), step))
    return Content("\n").join(lines)


def _option(entry: tuple[str, str, str]) -> Option:
    name, title, words = entry
    return Option(entry_prompt(title, words), id=name)
