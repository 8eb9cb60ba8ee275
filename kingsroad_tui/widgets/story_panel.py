"""The story of a round, one scene at a time, in place of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.reactive import reactive
from textual.timer import Timer

from kingsroad_tui.host import Host, WidgetMessage
from kingsroad_tui.widgets.plain import PlainStatic


class Scene(Protocol):
    """A step of a story, whichever game's."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """What happens, in plain text."""


class StoryPanel(VerticalScroll, can_focus=False):
    """Shows a story step by step: `StepShown` lets the map follow, `Ended` says it is over.

    Reactives:
        number: which step is shown, from 0.
    """

    HELP = (
        "The story of the round, scene by scene. Enter goes on, Backspace goes back, Esc skips it."
    )

    app = getters.app(Host)

    @dataclass
    class StepShown(WidgetMessage["StoryPanel"]):
        """A step is shown now.

        Attributes:
            number: which of the story's steps, from 0.
            place: which of how many, as ``2/5``.
        """

        number: int
        place: str

    @dataclass
    class Ended(WidgetMessage["StoryPanel"]):
        """The story is over."""

    number: reactive[int] = reactive(0, init=False, always_update=True)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._steps: tuple[Scene, ...] = ()
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="scene")

    def on_glyphs_changed(self) -> None:
        self._write()

    @property
    def telling(self) -> bool:
        """Whether a story is being told."""
        return bool(self._steps)

    def tell(self, steps: Sequence[Scene], seconds: float) -> None:
        """Begins a story.

        Args:
            steps: what to tell, at least one step.
            seconds: how long each step stays; 0 to wait for `forward`.
        """
        self._steps = tuple(steps)
        self._stop_timer()
        self.number = 0
        if seconds:
            self._timer = self.set_interval(seconds, self._tick)

    def forward(self) -> None:
        """Shows the rest of a step that is too long, then the next step, then ends the story."""
        if self.scroll_offset.y < self.max_scroll_y:
            self.scroll_page_down(animate=False)
        elif self.number + 1 < len(self._steps):
            self.number += 1
        else:
            self.skip()

    def back(self) -> None:
        """The step before; the timer stops, as somebody wants to look."""
        self._stop_timer()
        if self._steps:
            self.number = max(0, self.number - 1)

    def skip(self) -> None:
        """Ends the story at once."""
        if self.telling:
            self.stop()
            self.post_message(self.Ended(self))

    def stop(self) -> None:
        """Breaks the story off, without a word."""
        self._steps = ()
        self._stop_timer()

    def watch_number(self, number: int) -> None:
        self._write()
        self.scroll_home(animate=False)
        place = f"{number + 1}/{len(self._steps)}"
        self.post_message(self.StepShown(self, number, place))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.forward()

    def _write(self) -> None:
        if self._steps:
            text = self.app.glyphs.spelled("\n".join(self._steps[self.number].sentences))
            self.query_one("#scene", PlainStatic).update(Content(text))

    def _tick(self) -> None:
        """Goes on by itself, but not behind another screen."""
        if self.screen.is_current:
            self.forward()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
