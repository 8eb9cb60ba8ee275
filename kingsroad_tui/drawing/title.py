"""The title picture of a game: its name in large letters, and below it a picture on a road."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.lettering import LETTER_ROWS, draw_name, draw_plain_name, draw_sky
from kingsroad_tui.drawing.pictures import PICTURE_HEIGHT
from kingsroad_tui.look.glyphs import Glyphs

_ROWS: Final = PICTURE_HEIGHT + 1
"""Cells of the picture and of the road below it."""


def draw_title(
    name: str,
    width: int,
    height: int,
    glyphs: Glyphs,
    draw_picture: Callable[[Canvas, int, Glyphs], None],
) -> Canvas:
    """The name and, as far as there is room, the picture, which is drawn from a row on."""
    canvas = Canvas(width, height)
    if glyphs.name == "ascii":
        draw_plain_name(canvas, height // 2, name)
        return canvas
    tall = height >= LETTER_ROWS + _ROWS
    if tall:
        draw_sky(canvas, height - 1)
    draw_name(canvas, (height - LETTER_ROWS - _ROWS) // 2 if tall else 0, name)
    if tall:
        draw_picture(canvas, height - _ROWS, glyphs)
    return canvas
