"""The coach: after a phase of the only person at the table it says what that was worth."""

from __future__ import annotations

from dataclasses import replace

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.play.computer_players import judge_phase
from kingsroad_tui.assassins.play.prompts import Said
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen
from kingsroad_tui.assassins.play.story import AssassinsStory
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review.shown import coach_words


class Coach:
    """Where the settings want it and the table allows hints, the last phase is judged while the
    others play, by what its player could know; it is said as soon as nothing is lost by that."""

    _verdict = ""
    """What is to be said of the last phase; empty where nothing is, or it has been."""

    def __init__(self, screen: AssassinsTableScreen, table: AssassinsTable) -> None:
        """``screen`` shows the table."""
        self._screen = screen
        self._table = table

    def hear(self, game: AssassinsGame, phase: PhaseReport) -> None:
        """Has a phase judged that is over, if it was that of the person playing alone."""
        self._verdict = ""
        setup = self._table.setup
        wanted = self._screen.app.settings.verdict and setup.hints and not game.finished
        if wanted and setup.alone == phase.side.seat:
            judging = self._judge(game, len(game.phases) - 1, phase)
            self._screen.run_worker(judging, exclusive=True, group="coach")

    def coached(self, said: Said) -> Said:
        """What is said at the beginning of a phase, after what there is to say of the last one."""
        verdict, self._verdict = self._verdict, ""
        return said._replace(words=f"{verdict} {said.words}") if verdict else said

    async def _judge(self, game: AssassinsGame, number: int, phase: PhaseReport) -> None:
        seen = game if phase.side is Side.PEOPLE else replace(game, secret=None)
        found = await judge_phase(
            self._screen.app.solver, AssassinsGameData.of(seen), phase.side, number
        )
        if found is None or not found.judged or self._table.game.finished:
            return
        self._verdict = coach_words(found, game)
        view = self._screen.view
        if view.untouched and not self._screen.query_one(AssassinsStory).telling:
            view.say(*self.coached(Said(view.said)))
