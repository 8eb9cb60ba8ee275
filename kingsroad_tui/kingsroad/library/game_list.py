"""The list of saved games, and how one of them, or a position code, is opened.

Branches stand under their game, scores are curves. From there one looks at a game, or at one's
statistics.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from textual.content import Content

from kingsroad.position import GOAL
from kingsroad_tui.drawing.canvas import fit
from kingsroad_tui.drawing.one_line import sparkline
from kingsroad_tui.kingsroad.in_app import look
from kingsroad_tui.kingsroad.keys import LIBRARY_KEYS
from kingsroad_tui.kingsroad.library import saves, words
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.library.game_list import BEST, GameList, Shelf
from kingsroad_tui.library.library import ListedGame
from kingsroad_tui.library.seats import SeatKind
from kingsroad_tui.library.words import when_words
from tabletop.say import Say

_WHEN: Final = 13
_CURVE: Final = 8
_RESULT: Final = 28


class KingsRoadGames(GameList[saves.RecentGame, saves.Course]):
    """Lists games; a game is replayed, for its curve and its result, when it comes into view."""

    BY_COURSE = BEST
    HEADED = True

    def name_of(self, game: saves.RecentGame) -> str:
        return words.name_words(game)

    def players_in(self, game: saves.RecentGame) -> str:
        return words.player_words(game)

    def result_order(self, game: saves.RecentGame) -> tuple[int, int]:
        return saves.result_order(game, self.courses.get(game))

    def words_of(self, game: saves.RecentGame) -> str:
        return words.library_words(game, datetime.now())

    def course_of(self, game: saves.RecentGame) -> saves.Course | None:
        return saves.course_of(game)

    def arranged(
        self, games: list[saves.RecentGame], order: Say
    ) -> list[ListedGame[saves.RecentGame]]:
        return saves.with_branches(line.game for line in super().arranged(games, order))

    @property
    def heading(self) -> str:
        names, _ = self._widths(problem=False)
        return words.library_heading(_WHEN, names + 1, _CURVE + 2) if self.listed else ""

    def line(self, listed: ListedGame[saves.RecentGame]) -> Content:
        """When, who, the scores as a curve, and the result: as much as fits in one line."""
        game, glyphs = listed.game, self.app.glyphs
        course = self.courses.get(game)
        names, result_width = self._widths(problem=bool(game.problem))
        who, result = words.name_words(game), words.result_words(game, course, result_width)
        if listed.shared is not None:
            who = f"{glyphs.branch} {words.branch_words(game, listed.shared)}"
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

    def _curve(self, game: saves.RecentGame, course: saves.Course) -> str:
        """The score of the person, or else of the first player, round by round."""
        people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
        seat = people[0] if people else 0
        points = [scores[seat] for scores in course.scores]
        return sparkline(points, GOAL, _CURVE, self.app.glyphs.heights)


def _about(games: GameList[saves.RecentGame, Any]) -> str:
    line = games.shown_line
    if line is None:
        return ""
    return words.about_words(line.game, games.courses.get(line.game), line.shared)


SHELF: Final = Shelf(
    saves=saves.SAVES,
    all_games=saves.all_games,
    game_list=lambda id: KingsRoadGames(id=id),
    placeholder=Say("kingsroad-library-what-to-type"),
    about=_about,
    game=GAME,
    look=look,
    keys=LIBRARY_KEYS,
    help="open-game",
)
"""The list of saved games, and how one is opened."""
