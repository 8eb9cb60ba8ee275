"""Games that count, of the ladder and of the day: where they begin, go on, are looked back at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, TypeVar

from kingsroad_tui.home.own_name import with_own_name
from kingsroad_tui.ladder import daily_words as daily
from kingsroad_tui.ladder import words as ladder
from kingsroad_tui.ladder.daily import DayDraw, result_of_day, today
from kingsroad_tui.ladder.found import game_for
from kingsroad_tui.ladder.standing import Rungs
from kingsroad_tui.library.saved_games import PlayedGame, SavedGames
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.shell.going import Going
from kingsroad_tui.statistics.kept import KeptResult, Occasion

_GameT = TypeVar("_GameT", bound=PlayedGame)


class CountedGames(Generic[_GameT]):
    """The ways to the ladder and the day's game of a game."""

    def __init__(
        self,
        app: Going,
        rungs: Rungs,
        results: Callable[[], Sequence[KeptResult]],
        saves: SavedGames[_GameT],
        *,
        begin: Callable[[Occasion, str], tuple[_GameT, Setup]],
    ) -> None:
        """What is the game's own.

        Args:
            app: the app.
            rungs: its ladder.
            results: reads all that is kept of its games, oldest first.
            saves: its saved games.
            begin: a new game that is played for something, by a person of this name.
        """
        self._app = app
        self._rungs = rungs
        self._results = results
        self._saves = saves
        self._begin = begin

    def show_ladder(self) -> None:
        """The ladder."""
        from kingsroad_tui.ladder.screen import LadderScreen

        self._app.push_screen(LadderScreen(self._rungs, self._results))

    def play_ladder(self) -> None:
        """The next game of the ladder: on with the one that was left, or a new one."""
        with_own_name(self._app, lambda name: self._work(self._play_ladder(name)))

    def play_day(self) -> None:
        """The day's game: on with it, a new one, or what came of it."""
        with_own_name(self._app, lambda name: self._work(self._play_day(name)))

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        self._app.run_worker(work, group="counted", exclusive=True)

    async def _play_ladder(self, name: str) -> None:
        results = await asyncio.to_thread(self._results)
        await self._play(self._rungs.place(results).ladder.match.next_game, name)

    async def _play_day(self, name: str) -> None:
        occasion = self._today
        result = result_of_day(await asyncio.to_thread(self._results), occasion.day)
        if result is None:
            await self._play(occasion, name)
            return
        from kingsroad_tui.ladder.day_done import AfterDay, DayDoneDialog

        saved = await asyncio.to_thread(game_for, self._saves, occasion)

        def then(wanted: AfterDay | None) -> None:
            if wanted is AfterDay.LOOK_BACK and saved is not None:
                self._app.go("resume", self._rungs.game, saved=saved)

        dialog = DayDoneDialog(result, self._rungs.name, there=saved is not None)
        self._app.push_screen(dialog, then)

    async def _play(self, occasion: Occasion, name: str) -> None:
        """On with the game that was begun for this, or a new one.

        The ladder has a screen before its games. The day's game counts however it ends: whether it
        is meant is asked before it is begun.
        """
        saved = await asyncio.to_thread(game_for, self._saves, occasion)
        if saved is not None and not saved.game.finished:
            self._app.go("resume", self._rungs.game, saved=saved)
        elif occasion.rung:
            self._start(occasion, name)
        else:
            self._ask_for_day(name)
            return
        if occasion.rung:
            rival = self._rungs.strengths[occasion.rung].character.name
            self._app.notify(ladder.game_said(occasion.number, rival))

    def _ask_for_day(self, name: str) -> None:
        from kingsroad_tui.widgets.confirm import ConfirmDialog

        def then(sure: bool | None) -> None:
            if sure:
                self._start(self._today, name)

        self._app.push_screen(ConfirmDialog(daily.QUESTION, daily.PLAY, daily.NOT_NOW), then)

    @property
    def _today(self) -> Occasion:
        return DayDraw.of(self._rungs.game, today()).occasion

    def _start(self, occasion: Occasion, name: str) -> None:
        game, setup = self._begin(occasion, name)
        self._app.go("start", self._rungs.game, game=game, setup=setup)
