"""The rivals at the table: their faces, and what they say beside the story of their phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from textual import on

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.play.coaching import CoachedScreen
from kingsroad_tui.assassins.play.narration import AssassinsScene
from kingsroad_tui.assassins.play.story import AssassinsStory
from kingsroad_tui.assassins.rivals.drawing import rival_at
from kingsroad_tui.assassins.rivals.remark_words import lines_at
from kingsroad_tui.assassins.rivals.remarks import mood_of, speaker
from kingsroad_tui.assassins.rivals.table_talk import AssassinsTalk
from kingsroad_tui.rivals.drawing import Rival
from kingsroad_tui.rivals.remarks import Spoken
from kingsroad_tui.rivals.talking import Talking

_LONGER: Final = 0.25
"""By so many steps of a story the scene stays longer at which somebody begins to speak: a beat."""


class TalkingTownScreen(Talking, CoachedScreen):
    """A table whose rivals say something now and then.

    Nothing is said while somebody acts: a line goes as soon as the story ends, and from then on
    stands in the log only.
    """

    async def begin_talk(self) -> None:
        """Gets to know what was said in other games lately."""
        if self.table.talk is None:
            heard = await self.heard_lately()
            setup = self.table.setup
            self.table.talk = AssassinsTalk(lines_at(setup), setup.mark, heard, self.keep_heard)
        self.hush()

    def hear(self, game: AssassinsGame, phase: PhaseReport) -> None:
        """Lets the side speak that has just played, where there is something to say."""
        talk = self.table.talk
        self.speaks = None
        if (
            talk is not None
            and self.app.settings.talk
            and phase.side.seat in self.table.setup.computers
        ):
            self.speaks = talk.hear(game.phases, game.players)

    def with_time_to_hear(self, scenes: tuple[AssassinsScene, ...]) -> tuple[AssassinsScene, ...]:
        """The scenes of a phase; the one at which somebody begins to speak stays a beat longer."""
        at = next((n for n, scene in enumerate(scenes) if self._is_heard(scene)), None)
        if at is None:
            return scenes
        longer = replace(scenes[at], stays=scenes[at].stays + _LONGER)
        return (*scenes[:at], longer, *scenes[at + 1 :])

    def _is_heard(self, scene: AssassinsScene) -> bool:
        return self.speaks is not None and len(scene.knights) >= self.speaks.at[1]

    @on(AssassinsStory.SceneShown)
    def _speak_at_scene(self, event: AssassinsStory.SceneShown) -> None:
        if not self.tells_own:
            scene = event.scene
            self._show_rivals(scene.position, self.speaks if self._is_heard(scene) else None)

    def hush(self) -> None:
        """Nobody speaks any more; what was said stands in the log."""
        self.speaks = None
        self._show_rivals(self.table.position)
        said = self.table.talk.by_phase if self.table.talk is not None else {}
        self.view.show_more(self.table.game, said)

    def _show_rivals(self, position: AssassinsPosition, spoken: Spoken | None = None) -> None:
        """The faces as they are in a position, and somebody who speaks."""
        table = self.table
        self.view.show_rivals(
            tuple(
                rival_at(table, side, spoken.mood, spoken.line)
                if spoken is not None and spoken.speaker == speaker(side)
                else rival_at(table, side, mood_of(side, position))
                for side in map(Side.at, table.setup.computers)
            )
        )

    @property
    def faces(self) -> tuple[Rival, ...]:
        return self.view.rivals

    def show_faces(self, rivals: tuple[Rival, ...]) -> None:
        self.view.show_rivals(rivals)
