"""The title picture: the name of the game in large letters, and the kingdom along its road."""

from __future__ import annotations

from functools import cache
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.pictures import PICTURE_HEIGHT, PICTURE_WIDTH, draw_pixels, region_pixels
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.grounds import SKY_ROWS

_NAME: Final = "KING'S ROAD"

_LETTERS: Final = {
    "K": ("#..#", "#.#.", "##..", "#.#.", "#..#"),
    "I": ("#", "#", "#", "#", "#"),
    "N": ("#..#", "##.#", "#.##", "#..#", "#..#"),
    "G": (".###", "#...", "#.##", "#..#", ".###"),
    "'": ("#", "#", ".", ".", "."),
    "S": (".###", "#...", ".##.", "...#", "###."),
    "R": ("###.", "#..#", "###.", "#.#.", "#..#"),
    "O": (".##.", "#..#", "#..#", "#..#", ".##."),
    "A": (".##.", "#..#", "####", "#..#", "#..#"),
    "D": ("###.", "#..#", "#..#", "#..#", "###."),
    " ": ("...", "...", "...", "...", "..."),
}

_ORDER: Final = (1, 6, 4, 7, 3, 5, 2, 8)
"""The regions along the King's road, which ends at the castle."""

_STARS: Final = (
    (2, 1),
    (7, 0),
    (12, 2),
    (17, 1),
    (22, 0),
    (25, 3),
    (74, 0),
    (77, 2),
    (83, 1),
    (88, 0),
    (91, 2),
    (97, 1),
)
"""Stars beside the name: hundredths of the width, and rows."""

_PITCH: Final = PICTURE_WIDTH + 1

LETTER_ROWS: Final = 3
"""Cells from the top of the large letters to their foot."""

PANORAMA_ROWS: Final = PICTURE_HEIGHT + 1
"""Cells of the pictures and of the road below them."""


@cache
def _name_pixels() -> tuple[str, ...]:
    """The name, light above and gold below."""
    rows = (".".join(_LETTERS[letter][row] for letter in _NAME) for row in range(5))
    return tuple(row.replace("#", "y") for row in rows)


def draw_title(width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The name and, as far as there is room, the pictures of the regions on their road."""
    canvas = Canvas(width, height)
    if glyphs.name == "ascii":
        text = " ".join(_NAME)
        canvas.put(max(0, (width - len(text)) // 2), height // 2, text, "title")
        return canvas
    name = _name_pixels()
    tall = height >= LETTER_ROWS + PANORAMA_ROWS
    if tall:
        _draw_sky(canvas, height - 1)
    top = (height - LETTER_ROWS - PANORAMA_ROWS) // 2 if tall else 0
    draw_pixels(canvas, max(0, (width - len(name[0])) // 2), top, name, "art-8")
    if tall:
        _draw_panorama(canvas, height - PANORAMA_ROWS, glyphs)
    return canvas


def _draw_sky(canvas: Canvas, rows: int) -> None:
    """An evening sky, dark above and warm over the road, with stars where it is dark."""
    for y in range(rows):
        canvas.fill(0, y, canvas.width, 1, f"sky-{SKY_ROWS - rows + y if rows <= SKY_ROWS else y}")
    for x, y in _STARS:
        canvas.put(x * canvas.width // 100, y, "·", "star")


def _draw_panorama(canvas: Canvas, y: int, glyphs: Glyphs) -> None:
    """As many regions as fit, the castle last; the King stands before the first."""
    number = min(len(_ORDER), (canvas.width + 1) // _PITCH)
    length = number * _PITCH - 1
    left = (canvas.width - length) // 2
    shown = _ORDER[len(_ORDER) - number :]
    for index, region in enumerate(shown):
        rows = region_pixels(region, scale=1, king=index == 0)
        draw_pixels(canvas, left + index * _PITCH, y, rows, f"art-{region}")
    canvas.fill(0, y + PICTURE_HEIGHT, canvas.width, 1, "road")
    for index in range(1, number):
        canvas.put(left + index * _PITCH - 1, y + PICTURE_HEIGHT, glyphs.right, "way")
