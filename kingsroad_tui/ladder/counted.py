"""Games that count, of the ladder and of the day: where they begin, go on, are looked back at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, TypeVar

from textual.message import Message

from kingsroad_tui.ladder import daily_words as daily
from kingsroad_tui.ladder import words as ladder
from kingsroad_tui.ladder.daily import DayDraw, result_of_day, today
from kingsroad_tui.ladder.found import game_for
from kingsroad_tui.ladder.standing import Rungs
from kingsroad_tui.library.saved_games import PlayedGame, Saved, SavedGames
from kingsroad_tui.shell.navigation import GameWish, PlayDay, PlayLadder, ShowLadder
from kingsroad_tui.shell.router import Router
from kingsroad_tui.statistics.kept import KeptResult, Occasion

_GameT = TypeVar("_GameT", bound=PlayedGame)


class CountedGames(Generic[_GameT]):
    """What a router does for the ladder and the day's game of its wing."""

    def __init__(
        self,
        router: Router,
        rungs: Rungs,
        results: Callable[[], Sequence[KeptResult]],
        saves: SavedGames[_GameT],
        *,
        begin: Callable[[Occasion, str], Message],
        resume: Callable[[Saved[_GameT]], Message],
    ) -> None:
        """What is the wing's own.

        Args:
            router: that of the wing.
            rungs: its ladder.
            results: reads all that is kept of its games, oldest first.
            saves: its saved games.
            begin: the wish for a new game that is played for something, by a person of this name.
            resume: the wish to go on with a saved game, or to look at one that is over.
        """
        self._router = router
        self._rungs = rungs
        self._results = results
        self._saves = saves
        self._begin = begin
        self._resume = resume

    def meet(self, wish: GameWish) -> bool:
        """Does what a message asks for, if it is about games that count; whether it is."""
        match wish:
            case ShowLadder():
                from kingsroad_tui.ladder.screen import LadderScreen

                self._router.app.push_screen(LadderScreen(self._rungs, self._results))
            case PlayLadder():
                self._router.named(lambda name: self._work(self._play_ladder(name)))
            case PlayDay():
                self._router.named(lambda name: self._work(self._play_day(name)))
            case _:
                return False
        return True

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        self._router.app.run_worker(work, group="counted", exclusive=True)

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
                self._post(self._resume(saved))

        dialog = DayDoneDialog(result, self._rungs.name, there=saved is not None)
        self._router.app.push_screen(dialog, then)

    async def _play(self, occasion: Occasion, name: str) -> None:
        """On with the game that was begun for this, or a new one.

        The ladder has a screen before its games. The day's game counts however it ends: whether it
        is meant is asked before it is begun.
        """
        saved = await asyncio.to_thread(game_for, self._saves, occasion)
        if saved is not None and not saved.game.finished:
            self._post(self._resume(saved))
        elif occasion.rung:
            self._post(self._begin(occasion, name))
        else:
            self._ask_for_day(name)
            return
        if occasion.rung:
            rival = self._rungs.strengths[occasion.rung].character.name
            self._router.app.notify(ladder.game_said(occasion.number, rival))

    def _ask_for_day(self, name: str) -> None:
        from kingsroad_tui.widgets.confirm import ConfirmDialog

        def then(sure: bool | None) -> None:
            if sure:
                self._post(self._begin(self._today, name))

        self._router.app.push_screen(ConfirmDialog(daily.QUESTION, daily.PLAY, daily.NOT_NOW), then)

    @property
    def _today(self) -> Occasion:
        return DayDraw.of(self._rungs.game, today()).occasion

    def _post(self, wish: Message) -> None:
        self._router.app.post_message(wish)
