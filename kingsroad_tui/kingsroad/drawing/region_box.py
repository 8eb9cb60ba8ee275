"""One region of the map: a band with number and name, the banner, everybody's markers, a picture.

The size of the box decides how much it shows; the picture gives way first. Nothing is said by
colour alone: number and name, signs and letters and words carry all of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.drawing.pictures import (
    PICTURE_HEIGHT,
    cell_margins,
    draw_pixels,
    enlarged,
    king_beside,
    king_pixels,
    region_pixels,
    smaller_pixels,
)
from kingsroad_tui.kingsroad.drawing.map_layout import Area, MapLayout, MapView
from kingsroad_tui.kingsroad.drawing.marker_rows import NAMED_WIDTH, draw_markers, full_widths
from kingsroad_tui.kingsroad.play.outlook_words import scoring_words
from kingsroad_tui.kingsroad.words.game import region_alone
from kingsroad_tui.words.lists import ordinal
from tabletop.words.voice import kept_as_said, phrase

ROOMY: Final = 20
"""From this width on the box has margins."""

_TALL: Final = 7
"""From this height on, below the band, the last row says when the region is scored; in a lower box
a picture needs it."""

_ABOVE_PICTURE: Final = 3
"""Lines of markers above a large picture: enough for five players in two columns."""

_MARKERS: Final = 7
"""The least cells for markers beside a picture."""

_LEAST_BANNER: Final = 9
"""Cells that a banner needs before words stand beside it."""

_WORDY: Final = 28
"""From this width on the banner says which place each number is for."""


def draw_box(canvas: Canvas, view: MapView, layout: MapLayout, region: int) -> None:
    """A region's box with what its size allows; drawn anew only if it looks different."""
    box = layout.box(region)
    shown = _ShownRegion(region, view.shown_in(region), view)
    canvas.paste(box.x, box.y, _box(shown, box.width, box.height))


@dataclass(frozen=True, slots=True)
class _ShownRegion:
    """A region in a view; equal to any other that looks the same.

    Attributes:
        region: its number.
        shown: everything that its box shows.
        view: the view that shows it.
    """

    region: int
    shown: tuple[object, ...]
    view: MapView = field(compare=False)


@kept_as_said(256)
def _box(shown: _ShownRegion, width: int, height: int) -> Canvas:
    """A box of its own of this size; nobody may draw on it."""
    region, view, box = shown.region, shown.view, Area(0, 0, width, height)
    canvas = Canvas(width, height)
    lit = region in view.scored
    ground = "glow" if view.glows(region) else "lit" if lit else "tint"
    canvas.fill(box.x, box.y, box.width, box.height, f"{ground}-{region}")
    _draw_band(canvas, view, region, box, lit=lit)
    roomy = box.width >= ROOMY
    margin = 1 if roomy else 0
    inside = Area(box.x + margin, box.y + 1, box.width - 2 * margin, box.height - 1)
    king_beside = view.king_in(region) and not king_in_band(view, region, box.width)
    _draw_banner(canvas, view, region, inside, king=king_beside)
    top = inside.y + (2 if inside.height >= 16 else 1)
    tall = inside.height >= _TALL
    rest = Area(inside.x, top, inside.width, inside.bottom - top - (1 if tall else 0))
    if tall:
        canvas.put_spans(inside.x, inside.bottom - 1, _foot(view, region, inside.width, tall=True))
    if view.pictures and view.glyphs.name != "ascii":
        rest = _draw_picture(canvas, view, region, rest)
    draw_markers(canvas, view, region, rest)
    return canvas


def king_in_band(view: MapView, region: int, width: int) -> bool:
    """Whether the King stands beside the name of a region whose box is so wide.

    Else, if he is there, he stands beside the banner.
    """
    name = region_alone(view.position.board, region)
    beside = width - width_of(f" {region}  ") - width_of(f" {view.glyphs.king} ")
    return width >= ROOMY and view.king_in(region) and width_of(name) <= beside


def _draw_band(canvas: Canvas, view: MapView, region: int, box: Area, *, lit: bool) -> None:
    """Number and name, and at the right the King where there is room."""
    tab = f"tab-{region}"
    canvas.fill(box.x, box.y, box.width, 1, tab if lit else f"band-{region}")
    roomy = box.width >= ROOMY
    x = canvas.put(box.x, box.y, f" {region} " if roomy else f"{region}", "number", tab)
    focused = region == view.focus
    x = canvas.put(x, box.y, view.glyphs.pointer if focused else " ", "name")
    end = box.right
    if king_in_band(view, region, box.width):
        token = f" {view.glyphs.king} "
        end -= width_of(token)
        canvas.put(end, box.y, token, "king", "king")
    name = region_alone(view.position.board, region)
    canvas.put(x, box.y, fit(name, end - x, view.glyphs.ellipsis), "name")


def _draw_banner(canvas: Canvas, view: MapView, region: int, inside: Area, *, king: bool) -> None:
    """The points for each place as a row of tabs, and what stands at its right.

    The tabs fade; places not paid with this many players stand in brackets, without a tab.
    """
    right = _beside_banner(view, region, inside, king=king)
    room = inside.width - spans_width(right)
    if king:
        room -= 2
        canvas.put(inside.right - 2, inside.y, f" {view.glyphs.king}", "king", "king")
    position = view.position
    points = position.board.region(region).banner
    paid = len(position.board.paid(region, position.num_players))
    variants = _banner_words(points, paid, wordy=inside.width >= _WORDY)
    # The tab of a place that is paid ends with a free cell: a word may stand right behind it.
    spare = 1 if paid == len(points) and right and right[0][0].startswith(" ") else 0
    fitting = (words for words in variants if sum(map(width_of, words)) <= room + spare)
    words = next(fitting, variants[-1])
    if view.heat is not None and inside.width < ROOMY and sum(map(width_of, words)) < room:
        room -= 1  # the heat keeps off the neighbouring box, which may touch this one
    canvas.put_spans(inside.x + room, inside.y, right)
    x = inside.x
    for place, word in enumerate(words):
        gap = len(word) - len(word.rstrip("_"))
        text = word.rstrip("_")
        if place < paid:
            x = canvas.put(x, inside.y, text, "paid", f"place-{region}-{place}")
        else:
            x = canvas.put(x, inside.y, text, "unpaid")
        x += gap


def _banner_words(points: tuple[int, ...], paid: int, *, wordy: bool) -> list[list[str]]:
    """The banner at its longest, and shorter; each ``_`` is a cell left free."""
    last = len(points) - 1
    wordy_row, wide, snug, tight = [], [], [], []
    for place, number in enumerate(points):
        word = f" {number} " if place < paid else f"({number})"
        free = "_" if place < last else ""
        wordy_row.append(f"{f' {ordinal(place + 1)}' if place < paid else ''}{word}{free}")
        wide.append(f"{word}{free}")
        snug.append(word)
        tight.append(f"{number}{free}" if place < paid else word)
    return [wordy_row, wide, snug, tight] if wordy else [wide, snug, tight]


def _beside_banner(view: MapView, region: int, inside: Area, *, king: bool) -> list[Span]:
    """Heat, and in a small box when it is scored or that it is worth a look.

    Where the ``king`` stands beside the banner himself, he says that it is scored now.
    """
    spans = _heat(view, region)
    if inside.height < _TALL:
        room = inside.width - spans_width(spans) - _LEAST_BANNER
        foot = _foot(view, region, room, king=king)
        spans += [(f" {text}", role) for text, role in foot]
    return spans


def _foot(
    view: MapView, region: int, room: int, *, tall: bool = False, king: bool = False
) -> list[Span]:
    """The order of scoring, and that the region is worth a look: both, as far as there is room.

    In the least room it is worth a look: the band and the King say when it is scored.
    """
    scored: list[tuple[str, ...]] = [()]
    if region in view.scored[king:]:  # the King comes to the first one himself
        words = scoring_words(view.scored.index(region) + 1)
        scored = [(words.full,), (words.short,)] if tall else [(words.short,)]
    if region not in view.hints:
        return [(word, "foot") for word in scored[0]]
    joint, marks = (
        " · " if tall else "",
        (phrase("kingsroad-map-look-here"), view.glyphs.look),
    )
    forms: list[list[Span]] = [
        [*((f"{word}{joint}", "foot") for word in words), (mark, "hint")]
        for words in scored
        for mark in marks
    ]
    forms.append([(view.glyphs.look, "hint")])
    # Beside a banner a space stands before every part.
    fitting = (form for form in forms if spans_width(form) + (0 if tall else len(form)) <= room)
    return next(fitting, forms[-1])


def _heat(view: MapView, region: int) -> list[Span]:
    """A shade by the share of the largest number, and the number."""
    if view.heat is None:
        return []
    value = view.heat[region - 1]
    largest = max(view.heat)
    shades = view.glyphs.shades
    step = 0 if largest <= 0 or value <= 0 else 1 + min(3, int(4 * value / largest))
    shade = shades[min(step, 4)] if step else ""
    figure = "<.1" if 0 < value < 0.05 else f"{value:.1f}"
    return [(f" {shade}{figure}", "heat")]


def _draw_picture(canvas: Canvas, view: MapView, region: int, rest: Area) -> Area:
    """The picture in the lower right corner, if markers and their places leave room.

    Returns the space for the markers.
    """
    pictures = _pictures(region, king=view.king_in(region))
    for rows in (enlarged(picture, 2) for picture in pictures):
        height = len(rows) // 2
        if height < 2 * PICTURE_HEIGHT:
            break  # a small picture twice as large is no better than the large one
        if rest.width >= len(rows[0]) and rest.height >= height + _ABOVE_PICTURE:
            draw_pixels(canvas, rest.right - len(rows[0]), rest.bottom - height, rows, _art(region))
            return Area(rest.x, rest.y, rest.width, rest.height - height)
    # Where the markers need its place, a smaller one may find room.
    for rows in pictures:
        free = _beside(view, region, rest, rows)
        if free is not None:
            x, y = rest.right - len(rows[0]), rest.bottom - len(rows) // 2
            draw_pixels(canvas, x, y, rows, _art(region))
            return free
    return rest


def _art(region: int) -> str:
    """The role of a region's picture, to which each pixel adds its shade."""
    return f"art-{region}"


@cache
def _pictures(region: int, *, king: bool) -> tuple[tuple[str, ...], ...]:
    """The pictures of a region from the largest to the smallest.

    Where the King stands they make room for him; in the last resort he stands there alone.
    """
    pictures = (region_pixels(region, scale=1, king=False), *smaller_pixels(region))
    if not king:
        return pictures
    beside = [king_beside(picture, gap=gap) for picture in pictures for gap in (1, 0)]
    return (*beside, king_pixels())


def _beside(view: MapView, region: int, rest: Area, rows: tuple[str, ...]) -> Area | None:
    """The room for markers beside pixels in the lower right corner; None where it is too small."""
    height, left = len(rows) // 2, rest.width - len(rows[0]) - 1
    if rest.height < height or left < _MARKERS:
        return None
    widths = full_widths(view, region)
    if len(widths) > rest.height:
        return None  # columns of markers take the whole width
    if max(widths, default=0) <= left:
        return Area(rest.x, rest.y, left, rest.height)
    if rest.width >= NAMED_WIDTH:
        return None
    above = rest.height - height
    room = [rest.width] * above + [left + margin for margin in cell_margins(rows)]
    fits = all(width <= free for width, free in zip(widths, room, strict=False))
    return rest if fits else None
