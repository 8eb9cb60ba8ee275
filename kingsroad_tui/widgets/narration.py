"""The story of a round, one scene at a time, in place of the hand."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.timer import Timer
from textual.widgets import Static

from kingsroad_tui.look.glyphs import glyphs_of
from kingsroad_tui.text.narration import NarrationStep


class StoryPanel(VerticalScroll, can_focus=False):
    """Tells scenes; posts `Shown` for each, so that the map can follow, and `Told` at the end.

    Reactives:
        number: which scene is shown, from 0.
    """

    HELP = (
        "The story of the round, scene by scene. Enter goes on, Backspace goes back, Esc skips it."
    )

    class Shown(Message):
        """A scene is shown now; ``step`` says which of how many, as ``2/5``."""

        def __init__(self, scene: NarrationStep, step: str) -> None:
            super().__init__()
            self.scene = scene
            self.step = step

    class Told(Message):
        """The story is at its end."""

    number: reactive[int] = reactive(0, init=False, always_update=True)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scenes: tuple[NarrationStep, ...] = ()
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """The text of the scene."""
        yield Static(id="scene")

    @property
    def telling(self) -> bool:
        """Whether a story is being told."""
        return bool(self._scenes)

    def tell(self, scenes: tuple[NarrationStep, ...], seconds: float) -> None:
        """Begins a story (at least one scene).

        Args:
            scenes: what to tell.
            seconds: how long each scene stays; 0 to wait for `forward`.
        """
        self._scenes = scenes
        self._stop_timer()
        self.number = 0
        if seconds:
            self._timer = self.set_interval(seconds, self._tick)

    def forward(self) -> None:
        """What of the scene is still out of sight, the next scene, or the end."""
        if self.scroll_offset.y < self.max_scroll_y:
            self.scroll_page_down(animate=False)
        elif self.number + 1 < len(self._scenes):
            self.number += 1
        else:
            self.skip()

    def back(self) -> None:
        """The scene before; the timer stops, as somebody wants to look."""
        self._stop_timer()
        if self._scenes:
            self.number = max(0, self.number - 1)

    def skip(self) -> None:
        """To the end at once."""
        if self.telling:
            self.stop()
            self.post_message(self.Told())

    def stop(self) -> None:
        """Breaks the story off."""
        self._scenes = ()
        self._stop_timer()

    def watch_number(self, number: int) -> None:
        """Shows the scene and says so."""
        scene = self._scenes[number]
        self.query_one("#scene", Static).update(
            Content(glyphs_of(self.app).spelled("\n".join(scene.sentences)))
        )
        self.scroll_home(animate=False)
        self.post_message(self.Shown(scene, f"{number + 1}/{len(self._scenes)}"))

    def on_click(self, event: Click) -> None:
        """A click goes on."""
        event.stop()
        self.forward()

    def _tick(self) -> None:
        """Goes on by itself, but not behind another screen."""
        if self.screen.is_current:
            self.forward()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
