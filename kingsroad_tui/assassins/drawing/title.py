"""The title picture of the wing: its name in large letters, and the town between king and castle.

The king comes from the right, as in the game, with his knights; among the townsfolk one has a
knife.
"""

from __future__ import annotations

from functools import cache
from itertools import cycle
from typing import Final

from kingsroad_tui.assassins.places import NAME
from kingsroad_tui.drawing import pictures
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.lettering import draw_title
from kingsroad_tui.look.glyphs import Glyphs

_LETTERING: Final = NAME.upper()

_CASTLE: Final = ("art-8", pictures.REGION_PICTURES[8])

_HOUSE: Final = (
    "art-7",
    """
.........g..
....cc...g..
...cbbc..g..
..cbbbbccc..
.cbbbbbbbbc.
..cgggggggc.
..cgygccgyc.
..cgggccggc.""",
)

_WIDE_HOUSE: Final = (
    "art-2",
    """
..............
..............
...bbbbbbbb...
..bbbbbbbbbb..
.bbbbbbbbbbbb.
..cccccccccc..
..cycccyccyc..
..cccccccccc..""",
)

_FOLK: Final = (
    "art-4",
    """
............
............
............
.b.......b..
bwb..a..bwb.
bbb.awa.bbb.
bbb.aaa.bbb.
b.b.a.a.b.b.""",
)

_FOLK_WITH_KNIFE: Final = (
    "art-3",
    """
............
............
............
.b.....c..w.
bwb...cwc.w.
bbb...ccccr.
bbb...ccc...
b.b...c.c...""",
)

_KNIGHTS: Final = (
    "art-1",
    """
............
............
.r...r...r..
.g...g...g..
gwg.gwg.gwg.
ggg.ggg.ggg.
aaa.aaa.aaa.
g.g.g.g.g.g.""",
)

_BETWEEN: Final = (_HOUSE, _FOLK_WITH_KNIFE, _WIDE_HOUSE, _FOLK)
"""What stands along the street, again and again where there is room."""

_KING: Final = ("art-8", pictures.KING)


def draw_assassins_title(width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The name and, as far as there is room, the town below it."""
    return draw_title(_LETTERING, width, height, glyphs, _draw_town)


def _draw_town(canvas: Canvas, y: int, glyphs: Glyphs) -> None:
    """The castle on the left, the king on the right, between them what fits, evenly spread."""
    scenes = _scenes(canvas.width)
    widths = [len(rows[0]) for _, rows in scenes]
    spare = canvas.width - sum(widths)
    canvas.fill(0, y + pictures.PICTURE_HEIGHT, canvas.width, 1, "road")
    for index, (role, rows) in enumerate(scenes):
        x = sum(widths[:index]) + spare * (index + 1) // (len(scenes) + 1)
        pictures.draw_pixels(canvas, x, y + pictures.PICTURE_HEIGHT - len(rows) // 2, rows, role)
        if index:
            canvas.put(x - 1, y + pictures.PICTURE_HEIGHT, glyphs.left, "way")


@cache
def _scenes(width: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The pictures in this many cells, each with the role of its colours."""
    first, *last = (
        (role, pictures.pixels(picture)) for role, picture in (_CASTLE, _KNIGHTS, _KING)
    )
    shown = [first]
    room = width - sum(len(rows[0]) + 1 for _, rows in (first, *last))
    for role, picture in cycle(_BETWEEN):
        rows = pictures.pixels(picture)
        room -= len(rows[0]) + 1
        if room < 0:
            break
        shown.append((role, rows))
    return (*shown, *last)
