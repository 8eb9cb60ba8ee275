"""The story of a computer player's phase, one scene at a time, below the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from assassins.actions import Side
from kingsroad_tui.assassins.play.narration import AssassinsScene, story_keys
from kingsroad_tui.drawing.canvas import centred
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.widgets.story import Story

_BEATS: Final = 4
"""How long a step stays, in beats of the settings; what hurts stays longer."""

_BLOWS: Final = {
    Side.KING: "bold $background on $primary",
    Side.PEOPLE: "bold $background on $error",
}
"""How the headline of a blow looks, by the side that deals it."""


@dataclass(frozen=True, slots=True)
class SceneCursor:
    """A story and the scene of it that is shown.

    Attributes:
        scenes: all of them, at least one.
        at: the index of the scene shown.
    """

    scenes: tuple[AssassinsScene, ...]
    at: int = 0

    @property
    def scene(self) -> AssassinsScene:
        """The scene shown."""
        return self.scenes[self.at]

    @property
    def beats(self) -> float:
        """How long it stays; what hurts is looked at for longer."""
        return _BEATS * self.scene.stays

    def tick(self) -> SceneCursor | None:
        """The next scene."""
        return self._at(self.at + 1) if self.at + 1 < len(self.scenes) else None

    forward = tick

    def back(self) -> SceneCursor:
        """The scene before; the first one where there is none."""
        return self._at(max(0, self.at - 1))

    def skip(self) -> SceneCursor | None:
        """The next blow, as nobody should miss one."""
        blows = (n for n in range(self.at + 1, len(self.scenes)) if self.scenes[n].is_blow)
        blow = next(blows, None)
        return None if blow is None else self._at(blow)

    def _at(self, number: int) -> SceneCursor:
        return replace(self, at=number)


class AssassinsStory(Story[SceneCursor], VerticalScroll, can_focus=False):
    """Tells what a side did, scene by scene: `SceneShown` lets the board follow."""

    HELP = "town-story"

    @dataclass
    class SceneShown(WidgetMessage["AssassinsStory"]):
        """A scene is to be shown now.

        Attributes:
            scene: what to show.
            status: whose phase it tells, which of how many scenes it is, and what keys do.
            seconds: how long it stays if nobody presses a key; 0 where nothing moves.
        """

        scene: AssassinsScene
        status: str
        seconds: float

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="scene")

    def show(self, cursor: SceneCursor) -> None:
        """Says that the scene is to be shown: status, board and sentence are drawn together."""
        scene = cursor.scene
        place = f"{cursor.at + 1}/{len(cursor.scenes)}"
        keys = story_keys(keys_on(self.screen), waits=self.waits)
        status = f"{scene.title} · {place} · {keys}"
        seconds = cursor.beats * self._beat if self.animated else 0.0
        self.post_message(self.SceneShown(self, scene, status, seconds))

    def show_now(self) -> None:
        """Draws the sentence of the scene that is shown."""
        if self._cursor is not None:
            self.draw(self._cursor)

    def draw(self, cursor: SceneCursor) -> None:
        scene, spelled = cursor.scene, self.app.glyphs.spelled
        said = spelled(" ".join(scene.sentences))
        if not scene.headline:
            self.query_one("#scene", PlainStatic).update(Content(said))
            return
        width = max(1, self.size.width - 2)
        headline = spelled(_spaced(scene.headline, width))
        band = (f"{centred(headline, width)}\n", _BLOWS[scene.side])
        self.query_one("#scene", PlainStatic).update(
            Content.assemble(band, (centred(said, width), "bold"))
        )


def _spaced(headline: str, width: int) -> str:
    """A headline in capitals that stand apart, where they have room."""
    spaced = " ".join(headline.upper())
    return spaced if len(spaced) <= width else headline
