"""The list of saved games: filtered and sorted, and quick with thousands of files.

A game says what its list looks like; one that does not is listed by players and rounds. A line is
drawn, and its game looked at closely in a thread, only when it comes into view.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from textual import getters, work
from textual.binding import BindingType
from textual.content import Content
from textual.events import Resize
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from kingsroad_tui.files.typed_files import natural
from kingsroad_tui.keys.registry import OPEN_KEYS
from kingsroad_tui.library import words
from kingsroad_tui.library.library import FileT, ListedGame, PlayedFile, games_in
from kingsroad_tui.library.saved_games import GameT, Saved, SavedGames
from kingsroad_tui.shell.host import Host, WidgetMessage
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import LinkedList
from tabletop.say import Say
from tabletop.searching import search_form
from tabletop.words.voice import said

CourseT = TypeVar("CourseT")

NEWEST: Final = Say("library-order-newest")
OLDEST: Final = Say("library-order-oldest")
BY_NAME: Final = Say("library-order-by-name")
BY_PLAYERS: Final = Say("library-order-by-players")
LONGEST: Final = Say("library-order-longest")
BEST: Final = Say("library-order-best")


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is listed, and in which order (a place in `GameList.ORDERS`)."""

    words: str = ""
    order: int = 0


class GameList(LinkedList, Generic[FileT, CourseT]):
    """Lists games; `shown_game` is the one highlighted. The wing says how a game looks in it.

    Attributes:
        ORDERS: those in which the games can be listed, as people read them.
        BY_COURSE: the one of them that depends on how every game went.
        HEADED: whether anything stands over the columns.
        courses: how the games went that were looked at closely.
    """

    ORDERS: ClassVar[Sequence[Say]] = (NEWEST, OLDEST, BY_NAME, BY_PLAYERS, LONGEST, BEST)
    BY_COURSE: ClassVar[Say | None] = None
    HEADED: ClassVar[bool] = False

    @dataclass
    class ShownChanged(WidgetMessage[LinkedList]):
        """Another game is highlighted, more is known of the one that is, or there is other room."""

    app = getters.app(Host)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self.courses: dict[FileT, CourseT | None] = {}
        self._games: Sequence[FileT] = ()
        self._wanted = _Wanted()
        self._listed: list[ListedGame[FileT]] = []
        self._words: dict[FileT, str] = {}
        self._drawn: set[int] = set()
        """The places whose lines are drawn."""

    # -------------------------------------------------------------- what a wing has to say

    @abstractmethod
    def line(self, listed: ListedGame[FileT]) -> Content:
        """A game in a line."""

    @abstractmethod
    def name_of(self, game: FileT) -> str:
        """What a game is called, to sort by."""

    @abstractmethod
    def players_in(self, game: FileT) -> str:
        """Who played it, to sort by."""

    @abstractmethod
    def result_order(self, game: FileT) -> tuple[int, int]:
        """Sorts games by how they went: for the person who played, the best first."""

    @abstractmethod
    def words_of(self, game: FileT) -> str:
        """Everything that a search may find, in its search form."""

    def course_of(self, game: FileT) -> CourseT | None:
        """How a game went; asked in a thread, once a game, when it comes into view."""
        del game
        return None

    def arranged(self, games: list[FileT], order: Say) -> list[ListedGame[FileT]]:
        """The lines of these games, newest first as they are given, in an order of `ORDERS`."""
        if order == OLDEST:
            games.reverse()
        elif order == BY_NAME:
            games.sort(key=lambda game: natural(self.name_of(game)))
        elif order == BY_PLAYERS:
            games.sort(key=lambda game: natural(self.players_in(game)))
        elif order == LONGEST:
            games.sort(key=lambda game: -game.rounds)
        elif order == BEST:
            games.sort(key=self.result_order)
        return [ListedGame(game) for game in games]

    @property
    def heading(self) -> str:
        """What stands over the columns; nothing over an empty list."""
        return ""

    # ------------------------------------------------------------------- what is highlighted

    @property
    def order_words(self) -> str:
        """The order in words."""
        return said(self.ORDERS[self._wanted.order])

    @property
    def listed(self) -> Sequence[ListedGame[FileT]]:
        """The lines, as they are listed now."""
        return self._listed

    @property
    def shown_line(self) -> ListedGame[FileT] | None:
        """The line that is highlighted."""
        at = self.highlighted
        return None if at is None or at >= len(self._listed) else self._listed[at]

    @property
    def shown_game(self) -> FileT | None:
        """The game that is highlighted."""
        line = self.shown_line
        return None if line is None else line.game

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        self.post_message(self.ShownChanged(self))

    # -------------------------------------------------------------------- what is listed

    def show_games(self, games: Sequence[FileT]) -> None:
        """Lists these games, newest first as they are given; the place in the list stays."""
        self._games = games
        self._list_anew(self.highlighted or 0)

    def changed(self, before: FileT, after: FileT | None) -> None:
        """A game has become another one, or is gone: no key acts any more on what it was."""
        place = self.highlighted or 0
        self._games = [
            listed
            for game in self._games
            if (listed := after if game is before else game) is not None
        ]
        self._list_anew(place)

    def filter(self, words: str) -> None:
        """Lists the games that have all these words in their line."""
        self._wanted = _Wanted(search_form(words), self._wanted.order)
        self._list_anew()

    def next_order(self) -> None:
        """Lists the games in the next order."""
        self._wanted = _Wanted(self._wanted.words, (self._wanted.order + 1) % len(self.ORDERS))
        self._list_anew()

    def _list_anew(self, place: int = 0) -> None:
        """Lists what is wanted; where the game highlighted is gone, this place is highlighted."""
        before = self.shown_game
        words = self._wanted.words.split()
        games = [
            game
            for game in self._games
            if not words or all(word in self._search_words(game) for word in words)
        ]
        self._listed = self.arranged(games, self.ORDERS[self._wanted.order])
        # Thousands of lines take their time: each is drawn when it comes into view.
        self.set_options([Option("") for _ in self._listed])
        kept = before and before.path
        places = [at for at, listed in enumerate(self._listed) if listed.game.path == kept]
        if not places and self._listed:
            places = [min(place, len(self._listed) - 1)]
        self.highlighted = places[0] if places else None
        self._drawn.clear()
        self._draw_view()
        self.call_after_refresh(self._look)

    def _search_words(self, game: FileT) -> str:
        if game not in self._words:
            self._words[game] = self.words_of(game)
        return self._words[game]

    # ------------------------------------------------------------------------ the lines

    def on_resize(self, event: Resize) -> None:
        del event
        self._drawn.clear()
        self._look()
        self.post_message(self.ShownChanged(self))

    def on_shown_anew(self) -> None:
        self._drawn.clear()
        self._draw_view()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self._look()

    @property
    def _view(self) -> range:
        first = max(int(self.scroll_y), 0)
        return range(first, min(first + max(self.size.height, 1), len(self._listed)))

    def _look(self) -> None:
        self._draw_view()
        self._look_closer()

    def _draw_view(self) -> None:
        """Draws the lines in view that are not drawn yet."""
        for at in self._view:
            if at not in self._drawn:
                self._draw(at)

    @work(thread=True, exclusive=True, group="courses")
    def _look_closer(self) -> None:
        """Finds how the games in view went; all, where the order depends on it."""
        worker = get_current_worker()
        listed = self._listed
        by_course = self.ORDERS[self._wanted.order] == self.BY_COURSE
        found = False
        for at in range(len(listed)) if by_course else self._view:
            if worker.is_cancelled or at >= len(listed):
                return
            game = listed[at].game
            if game not in self.courses and not game.problem:
                course = self.courses[game] = self.course_of(game)
                if course is not None:
                    found = True
                    self.app.call_from_thread(self._drawn_again, game)
        if found and by_course:
            self.app.call_from_thread(self._list_anew)

    def _drawn_again(self, game: FileT) -> None:
        """Draws a game whose course is known now; it may have been listed anew meanwhile."""
        for at, listed in enumerate(self._listed):
            if listed.game == game:
                self._drawn.discard(at)
        self._draw_view()
        if game == self.shown_game:
            self.post_message(self.ShownChanged(self))

    def _draw(self, at: int) -> None:
        if at < self.option_count:
            self._drawn.add(at)
            self.replace_option_prompt_at_index(at, self.line(self._listed[at]))


class PlayedGames(GameList[PlayedFile, None]):
    """Lists games: when, how far each is, and who played."""

    def line(self, listed: ListedGame[PlayedFile]) -> Content:
        return Content.assemble(*words.played_spans(listed.game))

    def name_of(self, game: PlayedFile) -> str:
        return words.file_name(game)

    def players_in(self, game: PlayedFile) -> str:
        return " ".join(game.players)

    def result_order(self, game: PlayedFile) -> tuple[int, int]:
        return (0 if game.finished else 1), -game.rounds

    def words_of(self, game: PlayedFile) -> str:
        return words.words_to_find(game, words.file_name(game), words.how_far(game), datetime.now())


@dataclass(frozen=True)
class Shelf(Generic[FileT, GameT]):
    """The saved games of a game of the house, as its library shows them.

    Attributes:
        saves: where they are.
        all_games: reads them, newest first; called in a thread.
        game_list: the list of them, with an id.
        placeholder: what can be typed.
        about: what has no room in the line that is highlighted.
        game: the word of the game.
        look: where one is looked at; None where that is the same as going on with it.
        keys: those of the screen.
        help: what help says of it.
    """

    saves: SavedGames[GameT]
    all_games: Callable[[], Sequence[FileT]]
    game_list: Callable[[str], GameList[FileT, Any]]
    placeholder: Say
    about: Callable[[GameList[FileT, Any]], str]
    game: str
    look: Callable[[Saved[GameT], Path | None], Way] | None = None
    keys: Sequence[BindingType] = field(default_factory=lambda: OPEN_KEYS)
    help: str = "open"

    @classmethod
    def plain(
        cls, game: str, saves: SavedGames[GameT], rounds: Callable[[GameT], int]
    ) -> Shelf[PlayedFile, GameT]:
        """Of a game that has no list of its own, of which ``rounds`` are played."""
        return Shelf(
            saves=saves,
            all_games=lambda: games_in(saves, rounds),
            game_list=lambda id: PlayedGames(id=id),
            placeholder=Say("library-what-to-type"),
            about=lambda games: words.about_file(games.shown_game) if games.shown_game else "",
            game=game,
        )
