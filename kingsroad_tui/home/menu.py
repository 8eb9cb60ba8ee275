"""What the first screens of both games share: a menu, the game to continue, and the last games."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from rich.cells import cell_len
from textual import getters, on, work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Paste
from textual.widgets.option_list import Option

from kingsroad_tui.files.locations import any_file
from kingsroad_tui.keys.key_words import key
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Places, Way
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import language, phrase, said

if TYPE_CHECKING:
    from kingsroad_tui.library.saved_games import UnusableSave
    from kingsroad_tui.shell.game_in_app import GameInApp


CONTINUE: Final = "continue"
"""The entry for the game to go on with, which is the first one of every menu."""


AGAIN: Final = "again"
"""The entry for a game with the usual rivals, once a game was begun with any; where there are too
many entries it is left to its key."""

_MOST: Final = 9
"""So many entries are offered at most."""

LOOK: Final = "look"
"""The entry behind which the ways to look at games lie."""

_WITHIN: Final = frozenset({"open", "analyse", "editor", "follow", "statistics"})
"""Those ways."""

_OUT: Final = "out"
"""The entry that leads back from them."""

_LETTER: Final = 3
_TITLE: Final = 18
"""Cells for the key of an entry, and for its title."""

_LOOK_AT_DAY: Final = 10.0
"""How often it is looked whether another day has begun, in seconds."""

_ROOM: Final = 34
"""Cells that the words of an entry may take, in the narrowest column they stand in."""


class Recent(Protocol):
    """A game in the list of the last ones."""

    @property
    def path(self) -> Path:
        """Its file."""


SavedT = TypeVar("SavedT")
RecentT = TypeVar("RecentT", bound=Recent)


class _Found(NamedTuple):
    """What a first screen finds among the files: beside the game, that to go on with, the files
    that are none, and the last games."""

    in_app: GameInApp[Any, Any]
    unfinished: Any
    unusable: Sequence[UnusableSave]
    games: Sequence[Any]


class HomeMenu(HouseScreen[None], Generic[SavedT, RecentT]):
    """The first screen of a game.

    Attributes:
        entries: of the menu: id, title, and a few words; the first one continues a game, and those
            behind `LOOK` are among them.
        unfinished: the game to continue, as soon as it is found.
        recent_games: the last games, as soon as they are found.
        looks: whether the entries behind `LOOK` have a line now, and no others.
    """

    app = getters.app(Going)

    menu = getters.query_one("#menu", PlainOptionList)
    recent = getters.query_one("#recent", PlainOptionList)

    def __init__(
        self,
        game: str,
        places: Places,
        entries: Sequence[tuple[str, Say]],
        elsewhere: Mapping[str, Way],
    ) -> None:
        """A menu of those entries that lead anywhere.

        Args:
            game: the word of the game.
            places: its places: an entry leads to that of its name.
            entries: their ids and titles, each with the attribute ``about``, the few words; a game
                to continue is not known before it is found.
            elsewhere: where those lead that leave the game.
        """
        super().__init__()
        self._ways = {**{name: Way(name, game) for name in places}, **elsewhere}
        self._titles = [one for one in entries if one[0] in {CONTINUE, LOOK, *self._ways}]
        self._word = game
        self.unfinished: SavedT | None = None
        self.recent_games: Sequence[RecentT] = ()
        self._reported: set[UnusableSave] = set()
        self._shut: frozenset[str] = frozenset({CONTINUE, AGAIN})
        """The entries that lead nowhere now: without a game to continue, or any rivals yet."""

        self._within = _WITHIN if LOOK in dict(entries) else frozenset()
        """The entries that lie behind `LOOK`."""

        self.looks = False
        self._say_titles()
        self._letters: Mapping[str, str] = {}
        """The key of each entry, which stands before it."""

        self._entered_on: str | None = None
        """What was highlighted in the menu when this screen was entered."""

        self._searched = False
        """Whether the files have been looked through since this screen was entered."""

        self._continue_due = False
        """Whether the game to continue is asked for before it is found."""

        self._day: date | None = None
        """The day that is spoken of."""

    def _say_titles(self) -> None:
        self._language = language()
        self.entries = [
            (one, said(title), said(title.part("about"))) for one, title in self._titles
        ]
        self._said = {name: (title, words) for name, title, words in self.entries}
        """What each entry says now."""

        if self._within:
            self._said[_OUT] = phrase("home-menu-out"), phrase("home-menu-out.about")
        self._usual = {name: words for name, _, words in self.entries}
        """What each entry says where there is nothing else to say."""

    def on_shown_anew(self) -> None:
        if self.laid and language() != self._language:
            self._say_titles()
            self._lay_menu()
            self._look_for_games()

    def read(self, path: Path) -> SavedT:
        """The game in a file. Raises LocatedError."""
        saved: Any = self.app.game(self._word).in_app().tables.saves.read(path)
        found: SavedT = saved
        return found

    def resume(self, saved: SavedT) -> None:
        """Goes on with a game."""
        self.app.go("resume", self._word, saved=saved)

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
    def ways(self) -> Collection[Way]:
        """Where the menu leads."""
        return [self._ways[name] for name, _, _ in self.entries if name in self._ways]

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
        if name in self._offered():
            self.menu.highlighted = self.menu.get_option_index(name)

    def _offered(self) -> list[str]:
        """The entries that have a line now."""
        names = [name for name, _, _ in self.entries]
        if self.looks:
            return [*(name for name in names if name in self._within), _OUT]
        offered = [name for name in names if name not in self._shut | self._within]
        if len(offered) > _MOST and AGAIN in offered:
            offered.remove(AGAIN)
        return offered

    def _look(self, *, looks: bool) -> None:
        """Shows the ways to look at games, or leads back from them."""
        if looks != self.looks:
            self.looks = looks
            self._lay_menu()
            self._highlight(self._offered()[0] if looks else LOOK)

    def _offer(self, name: str, *, leads: bool) -> None:
        """Shows a line for an entry only while it leads somewhere."""
        shut = self._shut - {name} if leads else self._shut | {name}
        if shut != self._shut:
            self._shut = shut
            self._lay_menu()
        elif name in self._offered():
            self.menu.enable_option(name)

    def _lay_menu(self) -> None:
        """The lines for what is offered now; what is highlighted stays."""
        kept, offered = self.highlighted, self._offered()
        self.menu.set_options([self._option(name) for name in offered])
        if kept in offered:
            self._highlight(kept)

    def _option(self, name: str) -> Option:
        return Option(self._prompt(name), id=name)

    def _prompt(self, name: str) -> Content:
        title, words = self._said[name]
        return Content.assemble(
            (f"{self._letters.get(name, ''):<{_LETTER}}", "$accent"),
            (title.ljust(self._title_width), "bold"),
            (words, "$text-muted"),
        )

    @property
    def _title_width(self) -> int:
        """The cells of the titles, and a gap: some languages have longer ones."""
        return max(_TITLE, 2 + max(cell_len(title) for title, _ in self._said.values()))

    def _keys_of_entries(self) -> dict[str, str]:
        """The key that leads to each entry, as people read it: those that are in force."""
        ids = {binding.action: binding.id for _, binding in self._bindings if binding.id}
        found = {}
        for name, _, _ in self.entries:
            if identity := ids.get(f"go('{name}')") or ids.get(name):
                found[name] = key(identity)
        found[_OUT] = found.get(self.entries[-1][0], "")  # the key that leads away leads back first
        return found

    def say_of(self, name: str, words: str) -> None:
        """Other words for an entry."""
        title, before = self._said.get(name, ("", words))
        if words != before:
            self._said[name] = title, words
            if name in self._offered():
                self.menu.replace_option_prompt(name, self._prompt(name))

    @property
    def laid(self) -> bool:
        """Whether the menu is there; no more once the screen was left while files were read."""
        return bool(self.query("#menu"))

    def compose_menu(self) -> ComposeResult:
        """The menu."""
        self._letters = self._keys_of_entries()
        # Whether a game waits is not known yet: until then its line is there if any was begun.
        if any_file(self.saves):
            self._shut -= {CONTINUE}
        yield PlainOptionList(*map(self._option, self._offered()), id="menu", compact=True)

    def compose_recent(self) -> ComposeResult:
        """The list of the last games."""
        with Vertical(id="recent-pane"):
            yield PlainStatic(Say("home-last-games"), id="recent-title")
            yield PlainOptionList(id="recent", compact=True)

    def on_mount(self) -> None:
        if CONTINUE not in self._shut:
            self.menu.disable_option(CONTINUE)
        self._highlight(self.first_choice)
        self.menu.focus()
        self.set_interval(_LOOK_AT_DAY, self._look_at_day)

    def _look_at_day(self) -> None:
        """Looks through the files anew once another day has begun."""
        if self.is_current and self._day not in (None, date.today()):
            self._look_for_games()

    def find_recent(self) -> Sequence[RecentT]:
        """The last games, newest first; called in a thread."""
        return ()

    def lesson_words(self) -> str:
        """What is said of the guided game; empty for what is said of it as a rule."""
        return ""

    def show_found(self, unfinished: SavedT | None) -> None:
        """Shows the game to go on with, or what stands in its place."""

    @work(exclusive=True)
    async def _look_for_games(self) -> None:
        """Looks through the files, and says what is in them; last, what there is to practise."""
        found = await asyncio.to_thread(self._find)
        if not self.laid:
            return
        self.show_games(found.unfinished, found.unusable, found.games)
        if words := self.lesson_words():
            self.say_of("learn", words)
        settings = self.app.settings
        kept = settings.tables.get(self._word, {})
        rivals = found.in_app.form.table.rivals(kept, settings.name)
        self.show_rivals(phrase("home-with-rivals", names=tuple(rivals)) if rivals else "")
        self.show_found(found.unfinished)
        self._day = date.today()
        training = found.in_app.training
        if training is not None:
            from kingsroad_tui.practice.words import menu_words

            today = await asyncio.to_thread(lambda: training().today())
            if self.laid:
                self.say_of("practise", menu_words(today, self._usual["practise"]))

    def _find(self) -> _Found:
        """What is in the files.

        Also imports what a game needs, while the person reads the menu.
        """
        in_app = self.app.game(self._word).in_app()
        unfinished, unusable = in_app.tables.saves.last_unfinished()
        return _Found(in_app, unfinished, unusable, self.find_recent())

    def on_screen_resume(self) -> None:
        if self.laid and self._letters != (letters := self._keys_of_entries()):
            self._letters = letters  # the settings may have changed them
            self._lay_menu()
        self._searched = self._continue_due = False
        if self.laid:
            self._look(looks=False)
        self._entered_on = self.highlighted if self.laid else None

    def show_rivals(self, rivals: str) -> None:
        """Offers a game with the usual rivals, who are named; none where there is nobody."""
        if AGAIN not in self._said:
            return
        if rivals:
            self.say_of(AGAIN, shown(rivals, _ROOM))
        self._offer(AGAIN, leads=bool(rivals))

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
        self._offer(CONTINUE, leads=unfinished is not None)
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
                self.go_to(CONTINUE)

    def _report(self, unusable: Sequence[UnusableSave]) -> None:
        """Says once of each autosave why it cannot be used."""
        from kingsroad_tui.library.words import unusable_save_sentences

        for save in unusable:
            if save not in self._reported:
                self._reported.add(save)
                self.notify(unusable_save_sentences(save), severity="warning", timeout=12)

    @on(PlainOptionList.OptionSelected, "#menu")
    def _menu_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.go_to(event.option_id or "")

    @on(PlainOptionList.OptionSelected, "#recent")
    def _recent_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        try:
            saved = self.read(self.recent_games[event.option_index].path)
        except LocatedError as error:
            self.notify(words_of(error), severity="error")
            return
        self.resume(saved)

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        """A code that is pasted, or a file that is dropped, is opened; an invitation leads to where
        one joins."""
        from kingsroad_tui.files.typed_files import names_a_game, open_path

        text = event.text.strip()
        if names_a_game(text):
            self.app.go("file", path=open_path(text))
        elif text:
            self.app.go("together", invitation=text)

    def action_go(self, where: str) -> None:
        """Goes where a key leads: as a rule the same as its entry. That which leads away leads back
        from the ways to look at games first."""
        if self.looks and where == self.entries[-1][0]:
            self._look(looks=False)
        else:
            self.go_to(where)

    def action_out(self) -> None:
        """Leads back from the ways to look at games."""
        self._look(looks=False)

    def go_to(self, where: str) -> None:
        """Goes where an entry leads."""
        if where in (LOOK, _OUT):
            self._look(looks=where == LOOK)
            return
        self._continue_due = where == CONTINUE and not self._searched
        if self._continue_due:
            return  # until the files have been looked through: what is known may be out of date
        if where != CONTINUE:
            self.app.go_to(self._ways[where])
        elif self.unfinished is None:
            self.notify(phrase("app-no-game-to-continue"))
        else:
            self.resume(self.unfinished)


def numbered(heading: str, steps: Sequence[str]) -> Content:
    """A game in a few steps, numbered."""
    lines = [Content.styled(heading, "bold $accent")]
    for number, step in enumerate(steps, 1):
        lines.append(Content.assemble((f"{number} ", "bold $accent"), step))
    return Content("\n").join(lines)
