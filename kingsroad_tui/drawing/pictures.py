"""Small pictures in half blocks: two pixels in every cell, each of a shade.

A picture is rows of pixels, a letter for each: ``a`` light, ``b`` middle and ``c`` dark of the
region's colour, ``y`` gold, ``g`` grey, ``r`` red, ``w`` white, ``.`` nothing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas

PICTURE_WIDTH: Final = 12
"""Cells across."""

PICTURE_HEIGHT: Final = 4
"""Cells down."""

REGION_PICTURES: Final = {
    1: """
.......bbb..
......bybbb.
......bb....
.bb...bb....
b..b..bb..b.
b..bbbbbb.b.
aaccaaccaacc
.ccaaccaacc.""",
    2: """
...bbbbbbb..
.bbbcccccbb.
bbbcccccccbb
bbccrcccrccb
bbcccccccccb
bbcccyryccbb
bbbccyrycbbb
bbbbcccccbbb""",
    3: """
.aa......aa.
.bb..a...bb.
.ab..bb..ab.
.bb..ab..bb.
.ab..bb.....
.bb..ab..ab.
aaaaaaaaaaaa
cccccccccccc""",
    4: """
............
.......aa...
..a...aaaa..
.aaa.aaaabb.
aaabbaaabbbb
aabbbbabbbbb
bbbbccbbbbcc
bbccccccbccc""",
    5: """
....a.aa.a..
....bbbbbb..
.....bbbb...
.....bybb...
.....bbbb...
.....bbyb...
....bbbbbb..
...cccccccc.""",
    6: """
.y....aa....
.....aaaa.y.
....aaaaaa..
.....bbbb...
.....bybb...
.y...bbbb...
.....bbyb...
....bbbbbb..""",
    7: """
......y.....
.....yry....
.....rrr....
...aaaaaaa..
.....bbb....
.....bbb....
..aaaaaaaaa.
.ccccccccccc""",
    8: """
b.b......b.b
bbb.b..b.bbb
aba.bbbb.aba
bbbbbbbbbbbb
byabbyybbayb
bbabbbbbbabb
bbabbccbbabb
bbabbccbbabb""",
}
"""Deep water with what lives in it, a lair, ruins, hills, two towers, an altar, a castle."""

SMALL_PICTURES: Final = {
    1: """
....bb..
....byb.
.bb.bb..
b.b.bb.b
aaccaacc
.ccaacc.""",
    2: """
..bbbb..
.bbccbb.
bbccccbb
bcrccrcb
bccyyccb
bbcrrcbb""",
    3: """
aa....aa
bb.aa.bb
ab.bb.ab
bb.ab...
aaaaaaaa
cccccccc""",
    4: """
.....a..
.a..aaa.
aaa.aabb
aabbabbb
abbbbbbc
bbccbbcc""",
    5: """
.b.bb.b.
.bbbbbb.
..bbyb..
..bbbb..
..bybb..
.cccccc.""",
    6: """
...aa..y
..aaaa..
yaaaaaa.
..bybb..
..bbyb..
.bbbbbb.""",
    7: """
...yy...
..yrry..
.aaaaaa.
...bb...
..abba..
cccccccc""",
    8: """
b.b..b.b
bbb..bbb
abbbbbba
bybyybyb
bbbccbbb
bbbccbbb""",
}
"""The same in fewer pixels, for small boxes."""

TINY_PICTURES: Final = {
    1: """
....by..
b.b.bb.b
aaccaacc
.ccaacc.""",
    2: """
..bbbb..
bbccccbb
bcrccrcb
bbcyycbb""",
    3: """
aa....aa
ab.aa.ab
ab.ab...
cccccccc""",
    4: """
.....aa.
.aa.aabb
aabbabbb
bbccbbcc""",
    5: """
.b.bb.b.
.bbbbbb.
..bybb..
.cccccc.""",
    6: """
y..aa...
..aaaa.y
..bybb..
.bbbbbb.""",
    7: """
...yy...
..yrry..
.aaaaaa.
cccccccc""",
    8: """
b.b..b.b
bbbbbbbb
bybccbyb
bbbccbbb""",
}
"""The same in two rows of cells: no more than tells them apart."""

KING: Final = """
y.y.y
yyyyy
.www.
.www.
rryrr
rryrr"""
"""The King, in front of the picture of the region where he stands."""


def pixels(picture: str) -> tuple[str, ...]:
    """The rows of a picture, from the top."""
    return tuple(picture.strip("\n").splitlines())


def draw_pixels(canvas: Canvas, x: int, y: int, rows: tuple[str, ...], role: str) -> None:
    """Puts pixels on the canvas, two rows of them in a row of cells.

    ``role`` and a shade make the role of a pixel: ``art-3`` and ``a`` make ``art-3-a``. What is
    ``.`` stays as it is.
    """
    for row in range(0, len(rows), 2):
        upper = rows[row]
        lower = rows[row + 1] if row + 1 < len(rows) else "." * len(upper)
        for column, (top, bottom) in enumerate(zip(upper, lower, strict=True)):
            where = x + column, y + row // 2
            if top == bottom == ".":
                continue
            if top == ".":
                canvas.put(*where, "▄", f"{role}-{bottom}")
            elif bottom == ".":
                canvas.put(*where, "▀", f"{role}-{top}")
            else:
                canvas.put(*where, "▀", f"{role}-{top}", f"{role}-{bottom}")


@cache
def king_pixels() -> tuple[str, ...]:
    """The King without the picture behind him."""
    return pixels(KING)


@cache
def smaller_pixels(region: int) -> tuple[tuple[str, ...], ...]:
    """The picture of a region for small boxes, the larger one first."""
    return pixels(SMALL_PICTURES[region]), pixels(TINY_PICTURES[region])


@cache
def king_beside(rows: tuple[str, ...], *, gap: int) -> tuple[str, ...]:
    """The King with a picture at his right, so many pixels off, both on the same ground."""
    figure = king_pixels()
    height = max(len(rows), len(figure))
    columns = (["." * len(one[0])] * (height - len(one)) + list(one) for one in (figure, rows))
    return tuple(f"{left}{'.' * gap}{right}" for left, right in zip(*columns, strict=True))


@cache
def enlarged(rows: tuple[str, ...], scale: int) -> tuple[str, ...]:
    """The same picture, every pixel so many times as wide and high."""
    grown = ("".join(shade * scale for shade in row) for row in rows)
    return tuple(row for row in grown for _ in range(scale))


@cache
def cell_margins(rows: tuple[str, ...]) -> tuple[int, ...]:
    """Per row of cells, how many are left free before the first that shows something."""
    return tuple(
        min(len(row) - len(row.lstrip(".")) for row in rows[start : start + 2])
        for start in range(0, len(rows), 2)
    )


@cache
def region_pixels(region: int, *, scale: int, king: bool) -> tuple[str, ...]:
    """The picture of a region, every pixel ``scale`` times as large, with the King before it."""
    rows = [list(row) for row in pixels(REGION_PICTURES[region])]
    if king:
        figure = pixels(KING)
        top = len(rows) - len(figure)
        for down, line in enumerate(figure):
            for right, shade in enumerate(line):
                if shade != ".":
                    rows[top + down][right] = shade
    return enlarged(tuple(map("".join, rows)), scale)
