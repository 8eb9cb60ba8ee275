"""The rivals at the table: their faces, and what they say beside the story of their phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.play.narration import AssassinsScene
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.rivals import remarks
from kingsroad_tui.assassins.rivals.remarks import CAST
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.rivals.remarks import Mood, Spoken
from kingsroad_tui.rivals.talking import TalkingRivals

_LONGER: Final = 0.25
"""By so many steps of a story the scene stays longer at which somebody begins to speak: a beat."""


class TownTalk(TalkingRivals):
    """What the rivals at a table say now and then; the log has it afterwards."""

    def __init__(self, screen: AssassinsTableScreen, table: AssassinsTable) -> None:
        """``screen`` shows the table."""
        super().__init__(screen, table, CAST)
        self._screen: AssassinsTableScreen = screen
        self._table: AssassinsTable = table

    def hear(self, game: AssassinsGame, phase: PhaseReport) -> None:
        """Lets the side speak that has just played, where there is something to say."""
        talk = self.talk
        self.speaks = None
        if talk is not None and phase.side.seat in self._table.setup.computers:
            self.speaks = remarks.hear(talk, game.phases, game.players)

    def with_time_to_hear(self, scenes: tuple[AssassinsScene, ...]) -> tuple[AssassinsScene, ...]:
        """The scenes of a phase; the one at which somebody begins to speak stays a beat longer."""
        at = next((n for n, scene in enumerate(scenes) if self._is_heard(scene)), None)
        if at is None:
            return scenes
        longer = replace(scenes[at], stays=scenes[at].stays + _LONGER)
        return (*scenes[:at], longer, *scenes[at + 1 :])

    def _is_heard(self, scene: AssassinsScene) -> bool:
        return self.speaks is not None and len(scene.knights) >= self.speaks.at[1]

    def show_scene(self, scene: AssassinsScene) -> None:
        """A scene of the other side's story is shown."""
        self._show_rivals(scene.position, self.speaks if self._is_heard(scene) else None)

    def hush(self) -> None:
        self.speaks = None
        self._show_rivals(self._table.position)
        said = remarks.said_by_phase(self._table.talk)
        self._screen.view.show_more(self._table.game, said)

    def _show_rivals(self, position: AssassinsPosition, spoken: Spoken | None = None) -> None:
        """The faces as they are in a position, and somebody who speaks."""

        def mood(seat: int) -> Mood:
            return remarks.mood_of(Side.at(seat), position)

        self.show(mood, spoken)

    def show_faces(self, rivals: tuple[Rival, ...]) -> None:
        self._screen.view.show_rivals(rivals)
