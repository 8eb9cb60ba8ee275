"""The title picture: the name of the game in large letters, and the kingdom along its road."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.drawing import pictures
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.lettering import draw_title
from kingsroad_tui.look.glyphs import Glyphs

_NAME: Final = "KING'S ROAD"

_ORDER: Final = (1, 6, 4, 7, 3, 5, 2, 8)
"""The regions along the King's road, which ends at the castle."""

_PITCH: Final = pictures.PICTURE_WIDTH + 1


def draw_kingdom_title(width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The name and, as far as there is room, the pictures of the regions on their road."""
    return draw_title(_NAME, width, height, glyphs, _draw_panorama)


def _draw_panorama(canvas: Canvas, y: int, glyphs: Glyphs) -> None:
    """As many regions as fit, the castle last; the King stands before the first."""
    number = min(len(_ORDER), (canvas.width + 1) // _PITCH)
    length = number * _PITCH - 1
    left = (canvas.width - length) // 2
    shown = _ORDER[len(_ORDER) - number :]
    for index, region in enumerate(shown):
        rows = pictures.region_pixels(region, scale=1, king=index == 0)
        pictures.draw_pixels(canvas, left + index * _PITCH, y, rows, f"art-{region}")
    canvas.fill(0, y + pictures.PICTURE_HEIGHT, canvas.width, 1, "road")
    for index in range(1, number):
        canvas.put(left + index * _PITCH - 1, y + pictures.PICTURE_HEIGHT, glyphs.right, "way")
