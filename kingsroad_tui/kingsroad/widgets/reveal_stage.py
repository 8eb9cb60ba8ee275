"""The stage of a reveal as a widget; points that are called fly to their row."""

from __future__ import annotations

from typing import Final

from textual.reactive import reactive
from textual.timer import Timer

from kingsroad_tui.common.drawing.canvas import Canvas
from kingsroad_tui.common.look.glyphs import Glyphs
from kingsroad_tui.common.widgets.canvas_widget import CanvasWidget
from kingsroad_tui.kingsroad.drawing.reveal_stage import Stage, draw_stage

_FLIGHT: Final = 6
"""The pictures of a flight."""

_LONGEST: Final = 0.4
"""The most seconds of a flight."""


class RevealStage(CanvasWidget):
    """Cards, a region that is scored, or everybody's points.

    Reactives:
        stage: what is on it; None before anything is.
        flown: how far the points just called have come, from 0 to 1.
    """

    DRAWN_FROM = ("stage", "flown")

    stage: reactive[Stage | None] = reactive[Stage | None](None, repaint=False)
    flown: reactive[float] = reactive(1.0, repaint=False)

    _clock: Timer | None = None

    def show(self, stage: Stage, seconds: float) -> None:
        """What is on the stage now; points fly for at most so many seconds, or not at all (0)."""
        if stage == self.stage:
            return
        self.land()
        self.stage = stage
        if seconds > 0 and stage.flies:
            self.flown = 0.0
            self._clock = self.set_interval(min(seconds, _LONGEST) / _FLIGHT, self._fly)

    def land(self) -> None:
        """Ends a flight."""
        if self._clock is not None:
            self._clock.stop()
            self._clock = None
        self.flown = 1.0

    def _fly(self) -> None:
        self.flown = min(1.0, self.flown + 1 / _FLIGHT)
        if self.flown > 1.0 - 0.5 / _FLIGHT:
            self.land()

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.stage is None:
            return Canvas(width, height)
        return draw_stage(self.stage, width, height, glyphs, flown=self.flown)
