"""The title pictures of the games: a name in large half-block letters, and the sky behind it.

Below the name lies a picture on a road.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.pictures import PICTURE_HEIGHT, draw_pixels
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.grounds import SKY_ROWS

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
    "4": ("#..#", "#..#", "####", "...#", "...#"),
    "0": (".##.", "#..#", "#..#", "#..#", ".##."),
    "!": ("#", "#", "#", ".", "#"),
    "&": (".#..", "#.#.", ".#..", "#.##", ".##."),
    " ": ("...", "...", "...", "...", "..."),
}

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

LETTER_ROWS: Final = 3
"""Cells from the top of the large letters to their foot."""


@cache
def letter_pixels(name: str) -> tuple[str, ...]:
    """The name in gold, five pixels high; of the letters there are."""
    rows = (".".join(_LETTERS[letter][row] for letter in name) for row in range(5))
    return tuple(row.replace("#", "y") for row in rows)


def draw_name(canvas: Canvas, y: int, name: str) -> None:
    """Puts a name in the middle of the canvas, its top at row ``y``.

    Large letters are wider than the name in plain ones: where they do not fit, these stand there.
    """
    rows = letter_pixels(name)
    if len(rows[0]) <= canvas.width:
        draw_pixels(canvas, (canvas.width - len(rows[0])) // 2, y, rows, "art-8")
    else:
        draw_plain_name(canvas, y + 1, name)


def draw_plain_name(canvas: Canvas, y: int, name: str) -> None:
    """Puts a name in spaced letters in the middle of row ``y``."""
    text = " ".join(name)
    canvas.put(max(0, (canvas.width - len(text)) // 2), y, text, "title")


def draw_sky(canvas: Canvas, rows: int) -> None:
    """An evening sky, dark above and warm over the land, with stars where it is dark."""
    for y in range(rows):
        canvas.fill(0, y, canvas.width, 1, f"sky-{SKY_ROWS - rows + y if rows <= SKY_ROWS else y}")
    for x, y in _STARS:
        canvas.put(x * canvas.width // 100, y, "·", "star")


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
