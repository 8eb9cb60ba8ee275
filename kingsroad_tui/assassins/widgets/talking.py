"""The rivals at the table: their faces, and what they say beside the story of their phase."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec
from textual import on

from assassins.games import TownGame
from assassins.position import TownPosition
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.drawing.rivals import rival_at
from kingsroad_tui.assassins.session.remarks import mood_of, speaker
from kingsroad_tui.assassins.session.table_talk import TownTalk
from kingsroad_tui.assassins.text.narration import TownScene
from kingsroad_tui.assassins.text.remarks import lines_at
from kingsroad_tui.assassins.widgets.coaching import CoachedScreen
from kingsroad_tui.assassins.widgets.town_story import TownStory
from kingsroad_tui.common.drawing.rivals import Rival
from kingsroad_tui.common.remarks import Heard, Spoken
from kingsroad_tui.common.storage.heard_lines import heard_lines, keep_heard
from kingsroad_tui.common.text.rivals import NO_TALK_HERE, TALK_OFF, TALK_ON

_LONGER: Final = 0.25
"""By so many steps of a story the scene stays longer at which somebody begins to speak: a beat."""


class TalkingTownScreen(CoachedScreen):
    """A table whose rivals say something now and then.

    Nothing is said while somebody acts: a line goes as soon as the story ends, and from then on
    stands in the log only.
    """

    _speaks: Spoken | None = None
    """What is said beside the story under way."""

    async def begin_talk(self) -> None:
        """Gets to know what was said in other games lately."""
        if self.table.talk is None:
            heard = Heard(await asyncio.to_thread(heard_lines))
            setup = self.table.setup
            self.table.talk = TownTalk(lines_at(setup), setup.mark, heard, self._keep_heard)
        self.hush()

    def _keep_heard(self, mark: str) -> None:
        """Keeps that a line was said, while the game goes on."""
        self.app.run_worker(partial(keep_heard, mark), thread=True, group="heard")

    def hear(self, game: TownGame, phase: PhaseReport) -> None:
        """Lets the side speak that has just played, where there is something to say."""
        talk = self.table.talk
        self._speaks = None
        if talk is not None and self.app.settings.talk and phase.side in self.table.setup.computers:
            self._speaks = talk.hear(game.phases, game.players)

    def with_time_to_hear(self, scenes: tuple[TownScene, ...]) -> tuple[TownScene, ...]:
        """The scenes of a phase; the one at which somebody begins to speak stays a beat longer."""
        at = next((n for n, scene in enumerate(scenes) if self._is_heard(scene)), None)
        if at is None:
            return scenes
        longer = replace(scenes[at], stays=scenes[at].stays + _LONGER)
        return (*scenes[:at], longer, *scenes[at + 1 :])

    def _is_heard(self, scene: TownScene) -> bool:
        return self._speaks is not None and len(scene.knights) >= self._speaks.at[1]

    @on(TownStory.SceneShown)
    def _speak_at_scene(self, event: TownStory.SceneShown) -> None:
        if not self.tells_own:
            scene = event.scene
            self._show_rivals(scene.position, self._speaks if self._is_heard(scene) else None)

    def hush(self) -> None:
        """Nobody speaks any more; what was said stands in the log."""
        self._speaks = None
        self._show_rivals(self.table.position)
        said = self.table.talk.by_phase if self.table.talk is not None else {}
        self.view.show_more(self.table.game, said)

    def _show_rivals(self, position: TownPosition, spoken: Spoken | None = None) -> None:
        """The faces as they are in a position, and somebody who speaks."""
        table = self.table
        self.view.show_rivals(
            tuple(
                rival_at(table, side, spoken.mood, spoken.line)
                if spoken is not None and spoken.speaker == speaker(side)
                else rival_at(table, side, mood_of(side, position))
                for side in table.setup.computers
            )
        )

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Who plays for the computer, as they look now."""
        return tuple(replace(each, said="") for each in self.view.rivals)

    def action_talk(self) -> None:
        """Has the rivals keep quiet, or talk again."""
        if not self.table.setup.computers:
            self.notify(NO_TALK_HERE)
            return
        talk = not self.app.settings.talk
        self.app.keep_settings(msgspec.structs.replace(self.app.settings, talk=talk))
        if not talk:
            self._speaks = None
            self.view.show_rivals(self.rivals)
        self.notify(TALK_ON if talk else TALK_OFF)
