"""The coach: after a phase of the only person at the table it says what that was worth."""

from __future__ import annotations

from dataclasses import replace

from textual import work

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.play.computer_players import judge_phase
from kingsroad_tui.assassins.play.prompts import Said
from kingsroad_tui.assassins.play.shared_screen import SharedScreen
from kingsroad_tui.assassins.review.shown import coach_words


class CoachedScreen(SharedScreen):
    """Where the settings want it and the table allows hints, the last phase is judged while the
    others play, by what its player could know; it is said as soon as nothing is lost by that."""

    _verdict = ""
    """What is to be said of the last phase; empty where nothing is, or it has been."""

    def coach(self, game: AssassinsGame, phase: PhaseReport) -> None:
        """Has a phase judged that is over, if it was that of the person playing alone."""
        self._verdict = ""
        setup = self.table.setup
        wanted = self.app.settings.verdict and setup.hints and not game.finished
        if wanted and setup.alone == phase.side.seat:
            self._judge(game, len(game.phases) - 1, phase)

    def coached(self, said: Said) -> Said:
        """What is said at the beginning of a phase, after what there is to say of the last one."""
        verdict, self._verdict = self._verdict, ""
        return said._replace(words=f"{verdict} {said.words}") if verdict else said

    @work(exclusive=True, group="coach")
    async def _judge(self, game: AssassinsGame, number: int, phase: PhaseReport) -> None:
        seen = game if phase.side is Side.PEOPLE else replace(game, secret=None)
        found = await judge_phase(self.app.solver, AssassinsGameData.of(seen), phase.side, number)
        if found is None or not found.judged or self.table.game.finished:
            return
        self._verdict = coach_words(found, game)
        if self.view.untouched and not self.story.telling:
            self.view.say(*self.coached(Said(self.view.said)))
