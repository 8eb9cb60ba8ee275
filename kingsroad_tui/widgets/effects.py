"""A canvas widget over which an effect can be played, thirty pictures a second."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Final

from textual.color import Color
from textual.geometry import Region as Area
from textual.strip import Strip
from textual.timer import Timer

from kingsroad_tui.drawing.effects import Drawing, Effect
from kingsroad_tui.widgets.canvas_widget import CanvasWidget

PICTURES: Final = 30
"""How many pictures there are in a second, where the terminal keeps up."""


class EffectWidget(CanvasWidget):
    """Plays one effect at a time over what it draws; whatever it draws, it draws at once.

    The picture goes by the clock: where one comes late, the next one is further on.
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._effect: Effect | None = None
        self._began = 0.0
        self._clock: Timer | None = None
        self._before: list[Strip] = []

    @property
    def playing(self) -> Effect | None:
        """The effect under way."""
        return self._effect

    def play(self, draw: Drawing, seconds: float, *areas: Area, colour: str = "primary") -> None:
        """Plays an effect; one that is still under way ends.

        Args:
            draw: what it does to a line.
            seconds: how long it takes.
            areas: the cells it is over; without any all of the widget.
            colour: the light's, a colour of the theme.
        """
        self.end_effect()
        whole = self.size.region
        inside = tuple(filter(None, map(whole.intersection, areas or (whole,))))
        if not inside or not self.is_mounted:
            return
        self._before = self._lines()
        light = Color.parse(self.app.theme_variables[colour]).rgb
        self._effect = Effect(draw, inside, seconds, light)
        self._began = monotonic()
        self._clock = self.set_interval(1 / PICTURES, self._show_next)
        self._refresh(inside)

    def end_effect(self) -> None:
        """Ends an effect at once; what is drawn is seen as it is."""
        if self._clock is not None:
            self._clock.stop()
            self._clock = None
        if self._effect is not None:
            areas = self._effect.areas
            self._effect = None
            self._refresh(areas)

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        effect = self._effect
        if effect is None:
            return strip
        before = self._before[y] if y < len(self._before) else strip
        return effect.over(strip, before, y, (monotonic() - self._began) / effect.seconds)

    def _show_next(self) -> None:
        effect = self._effect
        if effect is None or monotonic() - self._began >= effect.seconds:
            self.end_effect()
        else:
            self._refresh(effect.areas)

    def _refresh(self, areas: Iterable[Area]) -> None:
        """Has areas drawn again; everything where nothing has been drawn in this size yet."""
        if self._canvas_fits:
            self.refresh(*areas)
        else:
            self.refresh()

    def _lines(self) -> list[Strip]:
        """The lines as they were drawn last, before what has been asked for since."""
        if not self._canvas_fits:
            return []
        self._looks_known = False
        return [CanvasWidget.render_line(self, y) for y in range(self._canvas.height)]
