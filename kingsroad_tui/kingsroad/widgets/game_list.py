"""The list of saved games: filtered and sorted, branches under their game, scores as curves.

A game is replayed, in a thread, only when its line comes into view: with thousands of files the
list is there at once and stays quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from textual import getters, work
from textual.content import Content
from textual.events import Resize
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from kingsroad.position import GOAL
from kingsroad_tui.common.drawing.canvas import fit
from kingsroad_tui.common.drawing.sparkline import sparkline
from kingsroad_tui.common.host import Host, WidgetMessage
from kingsroad_tui.common.storage.typed_files import natural
from kingsroad_tui.common.text.game_lists import when_words
from kingsroad_tui.common.widgets.linked_list import LinkedList
from kingsroad_tui.kingsroad.session.table import SeatKind
from kingsroad_tui.kingsroad.storage.library import (
    Course,
    ListedGame,
    course_of,
    result_order,
    with_branches,
)
from kingsroad_tui.kingsroad.storage.saves import RecentGame
from kingsroad_tui.kingsroad.text.recent_games import (
    branch_words,
    library_heading,
    library_words,
    name_words,
    player_words,
    result_words,
)
from tabletop.searching import search_form

_WHEN: Final = 13
_CURVE: Final = 8
_RESULT: Final = 28

ORDERS: Final = (
    "newest first",
    "oldest first",
    "by name",
    "by players",
    "longest first",
    "best results first",
)
_BY_RESULT: Final = 5


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is listed, and in which order (a place in `ORDERS`)."""

    words: str = ""
    order: int = 0


class GameList(LinkedList):
    """Lists games; `shown_game` is the one highlighted."""

    @dataclass
    class ShownChanged(WidgetMessage["GameList"]):
        """Another game is highlighted, more is known of the one that is, or there is other room."""

    app = getters.app(Host)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self._games: Sequence[RecentGame] = ()
        self._wanted = _Wanted()
        self._listed: list[ListedGame] = []
        self._courses: dict[RecentGame, Course | None] = {}
        self._words: dict[RecentGame, str] = {}
        self._drawn: set[int] = set()
        """The places whose lines are drawn."""

    @property
    def order_words(self) -> str:
        """The order in words."""
        return ORDERS[self._wanted.order]

    @property
    def shown_line(self) -> ListedGame | None:
        """The line that is highlighted."""
        at = self.highlighted
        return None if at is None or at >= len(self._listed) else self._listed[at]

    @property
    def shown_game(self) -> RecentGame | None:
        """The game that is highlighted."""
        line = self.shown_line
        return None if line is None else line.game

    @property
    def shown_course(self) -> Course | None:
        """How the game that is highlighted went, once that is known."""
        game = self.shown_game
        return None if game is None else self._courses.get(game)

    @property
    def heading(self) -> str:
        """What stands over the columns; nothing over an empty list."""
        names, _ = self._widths(problem=False)
        return library_heading(_WHEN, names + 1, _CURVE + 2) if self._listed else ""

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        self.post_message(self.ShownChanged(self))

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """Lists these games, newest first as they are given; the place in the list stays."""
        self._games = games
        self._list_anew(self.highlighted or 0)

    def changed(self, before: RecentGame, after: RecentGame | None) -> None:
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
        self._wanted = _Wanted(self._wanted.words, (self._wanted.order + 1) % len(ORDERS))
        self._list_anew()

    def _list_anew(self, place: int = 0) -> None:
        """Lists what is wanted; where the game highlighted is gone, this place is highlighted."""
        before = self.shown_game
        words = self._wanted.words.split()
        games = [
            game
            for game in self._games
            if not words or all(word in self._words_of(game) for word in words)
        ]
        match self._wanted.order:
            case 1:
                games.reverse()
            case 2:
                games.sort(key=lambda game: natural(name_words(game)))
            case 3:
                games.sort(key=lambda game: natural(player_words(game)))
            case 4:
                games.sort(key=lambda game: -game.rounds)
            case 5:
                games.sort(key=lambda game: result_order(game, self._courses.get(game)))
        self._listed = with_branches(games)
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

    def _words_of(self, game: RecentGame) -> str:
        if game not in self._words:
            self._words[game] = library_words(game, datetime.now())
        return self._words[game]

    # ------------------------------------------------------------------------ the lines

    def on_resize(self, event: Resize) -> None:
        del event
        self._drawn.clear()
        self._look()
        self.post_message(self.ShownChanged(self))

    def on_glyphs_changed(self) -> None:
        self._drawn.clear()
        self._draw_view()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self._look()

    @property
    def _view(self) -> range:
        """The places in the list that are in view."""
        first = max(int(self.scroll_y), 0)
        return range(first, min(first + max(self.size.height, 1), len(self._listed)))

    def _look(self) -> None:
        """Draws the lines in view, then has their games replayed."""
        self._draw_view()
        self._look_closer()

    def _draw_view(self) -> None:
        """Draws the lines in view that are not drawn yet."""
        for at in self._view:
            if at not in self._drawn:
                self._draw(at)

    @work(thread=True, exclusive=True, group="courses")
    def _look_closer(self) -> None:
        """Replays the games in view that were not replayed yet; all, to sort them by result."""
        worker = get_current_worker()
        listed = self._listed
        by_result = self._wanted.order == _BY_RESULT
        found = False
        for at in range(len(listed)) if by_result else self._view:
            if worker.is_cancelled or at >= len(listed):
                return
            game = listed[at].game
            if game not in self._courses and not game.problem:
                self._courses[game] = course_of(game)
                found = True
                self.app.call_from_thread(self._drawn_again, game)
        if found and by_result:
            self.app.call_from_thread(self._list_anew)

    def _drawn_again(self, game: RecentGame) -> None:
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
            self.replace_option_prompt_at_index(at, self._line(self._listed[at]))

    def _line(self, listed: ListedGame) -> Content:
        """When, who, the scores as a curve, and the result: as much as fits in one line."""
        game, glyphs = listed.game, self.app.glyphs
        course = self._courses.get(game)
        names, result_width = self._widths(problem=bool(game.problem))
        who, result = name_words(game), result_words(game, course, result_width)
        if listed.shared is not None:
            who = f"{glyphs.branch} {branch_words(game, listed.shared)}"
        curve = "" if course is None else self._curve(game, course)
        result = fit(result, result_width, glyphs.ellipsis)
        parts: list[str | tuple[str, str]] = [
            (f"{when_words(game.when, datetime.now()):<{_WHEN}}", "$text-muted"),
            Content(fit(who, names, glyphs.ellipsis)).pad_right(0).plain,
        ]
        head = Content.assemble(*parts)
        head = head.pad_right(max(_WHEN + names + 1 - head.cell_length, 0))
        if game.problem:
            return Content.assemble(head, (result, "$text-error"))
        return Content.assemble(head, (f"{curve:<{_CURVE}}  ", "$accent"), (result, "$text-muted"))

    def _widths(self, *, problem: bool) -> tuple[int, int]:
        """The cells for the players and for the result, or for what is wrong with a file."""
        width = max(self.scrollable_content_region.width - 2, 40)
        result = width - _WHEN - 20 if problem else min(_RESULT, width // 3)
        return width - _WHEN - result - (0 if problem else _CURVE + 2) - 1, result

    def _curve(self, game: RecentGame, course: Course) -> str:
        """The score of the person, or else of the first player, round by round."""
        people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
        seat = people[0] if people else 0
        points = [scores[seat] for scores in course.scores]
        return sparkline(points, GOAL, _CURVE, self.app.glyphs.heights)
