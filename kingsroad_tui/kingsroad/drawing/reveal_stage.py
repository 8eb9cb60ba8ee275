"""The stage of a reveal: the cards as they turn, then the region that is scored, then the points.

A region's scoring is drawn on its colour: picture, name and banner, and a row for everybody there
with a bar of markers. A place that is called, and what it pays, stands before the name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingsroad.position import GOAL
from kingsroad_tui.common.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.common.drawing.lettering import letter_pixels
from kingsroad_tui.common.drawing.pictures import (
    draw_pixels,
    king_pixels,
    region_pixels,
    smaller_pixels,
)
from kingsroad_tui.common.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.kingsroad.drawing.map_layout import Area
from kingsroad_tui.kingsroad.drawing.played_cards import PlayedCards, draw_played_cards
from kingsroad_tui.kingsroad.session.reveal_frame import FrameKind, PlaceCall, RevealFrame
from kingsroad_tui.kingsroad.text.game import ORDINALS
from kingsroad_tui.kingsroad.text.play.stage import (
    GOES_HOME,
    MOVES_IN,
    call_forms,
    points_words,
    standings_title,
)

_CARDS: Final = (FrameKind.FACE_DOWN, FrameKind.CARD, FrameKind.NO_CARDS)
_POINTS: Final = (FrameKind.GOAL, FrameKind.WALK, FrameKind.KING, FrameKind.FINAL)

_PICTURED: Final = 60
"""From this width on there is a picture."""

_TWO_STAGES: Final = 150
"""From this width on the cards stay beside the region that is scored."""

_LEAST_ROW: Final = 24
"""The least cells for a player's row below a heading."""

_SLOT: Final = width_of("1st +8 ")
_NAME: Final = 10
"""The most cells for a name."""

_BADGE: Final = 4
"""Letter and sign, and a gap on both sides of the name."""

_BESIDE_NAME: Final = 9
"""The least cells beside a name: its badge and the shortest bar."""

_UNITS: Final = (4, 3, 2, 1)
"""The cells for a marker, the most that have room."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What is on the stage.

    Attributes:
        frame: the moment of the reveal.
        table: the cards that lie there.
    """

    frame: RevealFrame
    table: PlayedCards

    @property
    def flies(self) -> bool:
        """Whether points have just been called: they fly from the banner to their row."""
        frame = self.frame
        return frame.kind is FrameKind.PLACE and frame.calls[-1].points > 0


def draw_stage(
    stage: Stage, width: int, height: int, glyphs: Glyphs, *, flown: float = 1.0
) -> Canvas:
    """The stage in this space; ``flown`` is how far the points just called have come (0 to 1)."""
    kind = stage.frame.kind
    if kind in _CARDS:
        return draw_played_cards(stage.table, width, height, glyphs)
    if width >= _TWO_STAGES:
        canvas = Canvas(width, height)
        half = width // 2
        canvas.paste(0, 0, draw_stage(stage, half - 1, height, glyphs, flown=flown))
        cards = draw_played_cards(stage.table, width - half - 1, height, glyphs)
        canvas.paste(half + 1, 0, cards)
        return canvas
    canvas = Canvas(width, height)
    if kind in _POINTS or stage.frame.region is None:
        _draw_points(canvas, stage, glyphs)
    else:
        _draw_region(canvas, stage, stage.frame.region, glyphs, flown)
    return canvas


def _draw_picture(canvas: Canvas, rows: Sequence[tuple[str, ...]], role: str) -> int:
    """The first picture that fits at the left; returns the column behind it."""
    if canvas.width < _PICTURED:
        return 1
    fitting = (each for each in rows if len(each) <= 2 * canvas.height)
    picture = next(fitting, None)
    if picture is None:
        return 1
    draw_pixels(canvas, 1, canvas.height - len(picture) // 2, picture, role)
    return len(picture[0]) + 3


# --------------------------------------------------------------------------- a region is scored


@dataclass(frozen=True, slots=True)
class _Row:
    """A player's row: what is there, the place if it has been called, the cells for a marker."""

    seat: int
    noble: bool
    markers: int
    call: PlaceCall | None
    newest: bool
    note: str
    unit: int = 1


def _draw_region(canvas: Canvas, stage: Stage, region: int, glyphs: Glyphs, flown: float) -> None:
    frame = stage.frame
    canvas.fill(0, 0, canvas.width, canvas.height, f"lit-{region}")
    left = 1
    if glyphs.name != "ascii":
        king = frame.position.king == region
        pictures = (region_pixels(region, scale=1, king=king), *smaller_pixels(region))
        left = _draw_picture(canvas, pictures, f"art-{region}")
    rows = _rows(frame, region, glyphs)
    room = Area(left, 0, canvas.width - left, canvas.height)
    below = Area(left, 1, room.width, room.height - 1)
    heading = below.height > 0 and _column_width(below, len(rows)) >= _LEAST_ROW
    start = _draw_heading(canvas, frame, region, room) if heading else room.offset
    area = below if heading else room
    width = _column_width(area, len(rows))
    unit = _unit(stage, rows, width)
    flying = stage.flies and flown < 1.0
    chips: list[tuple[int, int, str]] = []
    for row, (x, y) in zip(rows, _places(area, len(rows)), strict=True):
        flies = row.newest and flying
        shown = replace(row, unit=unit, call=None if flies else row.call)
        _draw_row(canvas, stage, shown, Area(x, y, width, 1), glyphs)
        if flies and row.call is not None:
            across = round(start[0] + (x - start[0]) * flown)
            down = round(start[1] + (y - start[1]) * flown)
            chips.append((across, down, f" {points_words(row.call.points)} "))
    # Whatever is written there stays to be read: the points fly behind it.
    for across, down, words in chips:
        if canvas.is_blank(across, down, width_of(words)):
            canvas.put(across, down, words, "king", "king")


def _unit(stage: Stage, rows: Sequence[_Row], width: int) -> int:
    """The cells for a marker: alike for everybody, so that bars compare, and as many as fit."""
    longest = max((row.markers + row.noble for row in rows), default=0)
    room = width - _SLOT - _BADGE - _name_width(stage, width - _SLOT) - 1
    return next((unit for unit in _UNITS if unit * longest <= room), 1)


def _rows(frame: RevealFrame, region: int, glyphs: Glyphs) -> list[_Row]:
    """Everybody who is there, or was when the places were called."""
    position, calls = frame.position, {s: call for call in frame.calls for s in call.seats}
    newest = frame.calls[-1].seats if frame.kind is FrameKind.PLACE else ()
    bonuses = {bonus.seat: bonus for bonus in frame.bonuses}
    rows = []
    for seat in position.seats:
        noble = seat in position.nobles[region - 1]
        markers = position.markers[seat][region - 1]
        if not (noble or markers or seat in calls):
            continue
        note = ""
        if bonus := bonuses.get(seat):
            note = f"{glyphs.noble * len(bonus.chain)} {points_words(bonus.points)}"
        elif seat == frame.noble_won:
            note = MOVES_IN
        elif seat == frame.noble_lost:
            note = f"{glyphs.noble} {GOES_HOME}"
        rows.append(_Row(seat, noble, markers, calls.get(seat), seat in newest, note))
    return rows


def _draw_heading(canvas: Canvas, frame: RevealFrame, region: int, area: Area) -> tuple[int, int]:
    """Number, name and banner; returns where the points of the last place called stand."""
    board = frame.position.board
    canvas.fill(area.x, 0, area.width, 1, f"band-{region}")
    x = canvas.put(area.x, 0, f" {region} ", "number", f"tab-{region}")
    x = canvas.put(x, 0, f" {board.region(region).name}  ", "name")
    start = (area.x, 0)
    for place, points in enumerate(board.paid(region, frame.position.num_players)):
        if frame.calls and frame.calls[-1].place == place + 1:
            start = (x, 0)
        text = f" {ORDINALS[place]} {points} "
        x = canvas.put(x, 0, text, "paid", f"place-{region}-{place}") + 1
    return start


def _column_width(area: Area, rows: int) -> int:
    """The width of a player's row where they stand in as many columns as they need."""
    columns = max(1, -(-rows // max(1, area.height)))
    return area.width // columns


def _places(area: Area, rows: int) -> list[tuple[int, int]]:
    """The top left cell of every row, column after column, all about as long."""
    width = _column_width(area, rows)
    height = max(1, -(-rows // max(1, area.width // max(1, width))))
    return [(area.x + index // height * width, area.y + index % height) for index in range(rows)]


def _draw_row(canvas: Canvas, stage: Stage, row: _Row, area: Area, glyphs: Glyphs) -> None:
    """Place and points, name, a bar of markers, and what a Noble brings."""
    colour, y = stage.table.colours[row.seat], area.y
    if row.call is not None:
        words, *_ = call_forms(row.call)
        ground = f"player-{colour}" if row.call.points else None
        canvas.put(area.x, y, words, "number" if row.call.points else "note", ground)
    x = _draw_name(canvas, stage, row.seat, Area(area.x + _SLOT, y, area.width - _SLOT, 1), glyphs)
    if bar := _bar(row, stage, area.right - x - 1, glyphs):
        x = canvas.put(x, y, bar, "number", f"player-{colour}")
    if row.note and width_of(row.note) + 1 <= area.right - x:
        canvas.put(x + 1, y, row.note, "title")


def _bar(row: _Row, stage: Stage, room: int, glyphs: Glyphs) -> str:
    """A Noble and markers as a bar, or as a number where they do not fit."""
    sign, noble = glyphs.players[stage.table.colours[row.seat]], glyphs.noble if row.noble else ""
    signs = noble + sign * row.markers
    bar = "".join(each.center(row.unit) for each in signs)
    if width_of(bar) > room:
        bar = signs if width_of(signs) <= room else f"{noble}{sign}{row.markers or ''}"
    return fit(bar, room, glyphs.ellipsis)


def _name_width(stage: Stage, width: int) -> int:
    """The cells for names in a row of this width: all as wide as the longest."""
    longest = max(map(width_of, stage.table.names))
    return min(_NAME, longest, max(0, width - _BESIDE_NAME))


def _draw_name(canvas: Canvas, stage: Stage, seat: int, area: Area, glyphs: Glyphs) -> int:
    """Letter, sign and name; returns the column behind."""
    x, y = area.offset
    colour = stage.table.colours[seat]
    width = _name_width(stage, area.width)
    x = canvas.put(x, y, LETTERS[colour], "letter")
    x = canvas.put(x, y, glyphs.players[colour], f"player-{colour}") + 1
    canvas.put(x, y, fit(stage.table.names[seat], width, glyphs.ellipsis), "strong")
    return x + width + 1


# ------------------------------------------------------------------------------ everybody's points


def _draw_points(canvas: Canvas, stage: Stage, glyphs: Glyphs) -> None:
    """Everybody's way to 40, with what the round has brought, and the King."""
    frame = stage.frame
    position = frame.position
    king = position.king if frame.kind is FrameKind.KING else None
    canvas.fill(0, 0, canvas.width, canvas.height, f"tint-{king}" if king else "court")
    left = 1
    goal = frame.kind is FrameKind.GOAL
    if glyphs.name != "ascii" and goal:
        left = _draw_picture(canvas, (letter_pixels(f"{GOAL}!"),), "art-8")
    elif glyphs.name != "ascii":
        shown = (region_pixels(king, scale=1, king=True),) if king else ()
        left = _draw_picture(canvas, (*shown, king_pixels()), f"art-{position.king}")
    number = position.num_players
    room = Area(left, 0, canvas.width - left, canvas.height)
    below = Area(left, 1, room.width, room.height - 1)
    heading = below.height > 0 and _column_width(below, number) >= _LEAST_ROW
    if heading:
        title = standings_title(frame)
        if goal:
            canvas.put(left, 0, f" {title} ", "king", "king")
        else:
            canvas.put(left, 0, title, "title")
    area = below if heading else room
    width = _column_width(area, number)
    furthest = max(GOAL, *position.scores)
    for seat, (x, y) in zip(position.seats, _places(area, number), strict=True):
        gain = frame.gained[seat] if frame.kind is FrameKind.KING else 0
        words = f"{position.scores[seat]:>3}{f' {points_words(gain)}' if gain else '':<4}"
        end = x + width - 1
        start = _draw_name(canvas, stage, seat, Area(x, y, width - 1, 1), glyphs)
        length = max(0, end - start - width_of(words))
        before = length * (position.scores[seat] - gain) // furthest
        now = length * position.scores[seat] // furthest
        colour = f"player-{stage.table.colours[seat]}"
        at = canvas.put(start, y, glyphs.bar[0] * before, colour)
        at = canvas.put(at, y, glyphs.bar[0] * (now - before), "title")
        at = canvas.put(at, y, glyphs.bar[1] * (length - now), "quiet")
        canvas.put(at, y, words, "number")
