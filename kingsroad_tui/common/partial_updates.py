"""A change of the screen costs as much as changed: only widgets seen there are rendered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual.geometry import Region as Area
from textual.strip import Strip

from kingsroad_tui.common.thrifty_update import Shown, ThriftyUpdate, WholeUpdate


class ThriftyCompositor(Compositor):
    """Renders for a partial update only what is seen of each widget in the lines that changed.

    Textual's own renders every line of all widgets that share a container with anything between
    the first and the last line that changed. What the terminal is sent is the same.
    """

    def __init__(self) -> None:
        super().__init__()
        self._changed: Sequence[Area] = ()
        self._shown: Shown = {}

    def forget(self) -> None:
        """Nothing is known of what the terminal shows: another screen has been drawn there."""
        self._shown.clear()

    def render_full_update(self, simplify: bool = False) -> LayoutUpdate:
        """The whole screen."""
        return WholeUpdate(super().render_full_update(simplify), self._shown)

    def render_partial_update(self) -> ChopsUpdate | None:
        """The lines that changed; what the terminal shows already is not sent again."""
        self._changed = tuple(self._dirty_regions)
        try:
            update = super().render_partial_update()
        finally:
            self._changed = ()
        return ThriftyUpdate(update, self._shown) if update is not None else None

    def _get_renders(self, crop: Area | None = None) -> Iterable[tuple[Area, Area, list[Strip]]]:
        if not self._changed:
            yield from super()._get_renders(crop)
            return
        behind = list(self._changed)
        for widget, (area, clip) in self.visible_widgets.items():  # from front to back
            seen = area.intersection(clip)
            x = seen.x - area.x
            for part in behind:
                if seen.overlaps(part):
                    lines = Area(seen.x, part.y, seen.width, part.height).intersection(seen)
                    crop = Area(x, lines.y - area.y, lines.width, lines.height)
                    yield lines, clip, widget.render_lines(crop)
            behind = [part for part in behind if not seen.contains_region(part)]
            if not behind:
                return
