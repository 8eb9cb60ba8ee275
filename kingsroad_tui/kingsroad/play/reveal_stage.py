"""The stage of a reveal as a widget."""

from __future__ import annotations

from typing import Final

from textual.geometry import Region as Area
from textual.reactive import reactive

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.effects import dissolve, glow, sweep
from kingsroad_tui.kingsroad.drawing.reveal_stage import Stage, called_rows, draw_stage
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, RevealFrame
from kingsroad_tui.kingsroad.play.winning import leaders
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.effects import EffectWidget

_TURNING: Final = 0.4
"""The most seconds in which cards are turned."""

_PAYING: Final = 0.5
"""The most seconds for which a row glows whose points are paid."""

_FANFARE: Final = 1.2
"""The most seconds of a fanfare."""

_LIGHTS: Final = {
    FrameKind.GOAL: "warning",
    FrameKind.SETTLED: "success",
    FrameKind.TIE: "warning",
    FrameKind.WON: "success",
}
"""What the screen celebrates, and in which light."""


class RevealStage(EffectWidget):
    """Cards, a region that is scored, or everybody's points.

    Reactives:
        stage: what is on it; None before anything is.
    """

    DRAWN_FROM = ("stage",)

    stage: reactive[Stage | None] = reactive[Stage | None](None, repaint=False)

    def show(self, stage: Stage, seconds: float) -> None:
        """What is on the stage now, for so many seconds; without any nothing moves (0)."""
        if stage == self.stage:
            return
        self.end_effect()
        self.stage = stage
        if seconds > 0:
            self._celebrate(stage.frame, seconds)

    def _celebrate(self, frame: RevealFrame, seconds: float) -> None:
        if frame.kind is FrameKind.CARDS:
            self.play(dissolve, min(_TURNING, seconds))
        elif (light := _LIGHTS.get(frame.kind)) is not None:
            self.play(sweep, min(_FANFARE, seconds), colour=light)
        elif frame.kind is FrameKind.RACE and leaders(frame.scores_before) != leaders(
            frame.position.scores
        ):
            self.play(sweep, min(_FANFARE, seconds), Area(0, 0, self.size.width, 2))
        elif self.stage is not None and frame.kind is FrameKind.PLACE:
            rows = called_rows(self.stage, *self.size, self.app.glyphs)
            if rows is not None:
                area = Area(rows.x, rows.y, rows.width, rows.height)
                self.play(glow, min(_PAYING, seconds), area, colour="warning")

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.stage is None:
            return Canvas(width, height)
        return draw_stage(self.stage, width, height, glyphs)
