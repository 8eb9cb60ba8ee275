"""The story of a computer player's phase, one scene at a time, below the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.timer import Timer

from assassins.actions import Side
from kingsroad_tui.assassins.text.narration import TownScene
from kingsroad_tui.common.drawing.canvas import centred
from kingsroad_tui.common.host import Host, WidgetMessage
from kingsroad_tui.common.widgets.plain import PlainStatic

_BEATS: Final = 4
"""How long a step stays, in beats of the settings; what hurts stays longer."""

_BLOWS: Final = {
    Side.KING: "bold $background on $primary",
    Side.PEOPLE: "bold $background on $error",
}
"""How the headline of a blow looks, by the side that deals it."""


class TownStory(VerticalScroll, can_focus=False):
    """Tells a story: `SceneShown` lets the board follow, `Ended` says it is over."""

    HELP = (
        "What the other side did, step by step. Enter goes on, Backspace back, Esc to the end; it "
        "stops at every arrest, reveal and strike on the way."
    )

    app = getters.app(Host)

    @dataclass
    class SceneShown(WidgetMessage["TownStory"]):
        """A scene is shown now.

        Attributes:
            scene: what to show.
            status: whose phase it tells, which of how many scenes it is, and what keys do.
        """

        scene: TownScene
        status: str

    @dataclass
    class Ended(WidgetMessage["TownStory"]):
        """The story is over.

        Attributes:
            by_itself: whether its time was up, rather than somebody going on.
        """

        by_itself: bool

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scenes: tuple[TownScene, ...] = ()
        self._at = 0
        self._waited = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="scene")

    def on_glyphs_changed(self) -> None:
        self._write()

    @property
    def telling(self) -> bool:
        """Whether a story is being told."""
        return bool(self._scenes)

    @property
    def length(self) -> int:
        """How many scenes the story has."""
        return len(self._scenes)

    def tell(self, scenes: tuple[TownScene, ...], beat: float, *, by_hand: bool) -> None:
        """Begins a story.

        Args:
            scenes: at least one.
            beat: the seconds of a beat.
            by_hand: whether to wait for `forward` after every scene.
        """
        self._scenes = scenes
        self._stop_timer()
        self._show(0)
        if not by_hand:
            self._timer = self.set_interval(beat * _BEATS, self._tick)

    def forward(self) -> None:
        """Shows the next scene, after the last one ends the story."""
        self._go_on(by_itself=False)

    def _go_on(self, *, by_itself: bool) -> None:
        if self._at + 1 < len(self._scenes):
            self._show(self._at + 1)
        else:
            self._end(by_itself=by_itself)

    def back(self) -> None:
        """The scene before; the clock stops, as somebody wants to look."""
        self._stop_timer()
        if self.telling:
            self._show(max(0, self._at - 1))

    def skip(self) -> None:
        """Goes to the next blow, as nobody should miss one; without any, ends the story."""
        later = range(self._at + 1, len(self._scenes))
        blow = next((number for number in later if self._scenes[number].is_blow), None)
        if blow is None:
            self.close()
        else:
            self._show(blow)

    def close(self) -> None:
        """Ends the story at once."""
        self._end(by_itself=False)

    def stop(self) -> None:
        """Ends the story for whoever knows what comes next: `Ended` does not say it."""
        self._scenes = ()
        self._stop_timer()

    def _end(self, *, by_itself: bool) -> None:
        if self.telling:
            self.stop()
            self.post_message(self.Ended(self, by_itself))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.forward()

    def _show(self, number: int) -> None:
        self._at, self._waited = number, 0
        self._write()
        scene = self._scenes[number]
        place = f"{number + 1}/{len(self._scenes)}"
        status = f"{scene.title} · {place} · Enter goes on, Esc skips"
        self.post_message(self.SceneShown(self, scene, status))

    def _write(self) -> None:
        if not self._scenes:
            return
        scene, spelled = self._scenes[self._at], self.app.glyphs.spelled
        said = spelled("\n".join(scene.sentences))
        if not scene.headline:
            self.query_one("#scene", PlainStatic).update(Content(said))
            return
        width = max(1, self.size.width - 2)
        headline = spelled(_spaced(scene.headline, width))
        band = (f"{centred(headline, width)}\n", _BLOWS[scene.side])
        self.query_one("#scene", PlainStatic).update(
            Content.assemble(band, (centred(said, width), "bold"))
        )

    on_resize = _write

    def _tick(self) -> None:
        """Goes on by itself, but not behind another screen; what hurts is looked at for longer."""
        if not self.screen.is_current:
            return
        self._waited += 1
        if self._scenes and self._waited >= self._scenes[self._at].stays:
            self._go_on(by_itself=True)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None


def _spaced(headline: str, width: int) -> str:
    """A headline in capitals that stand apart, where they have room."""
    spaced = " ".join(headline.upper())
    return spaced if len(spaced) <= width else headline
