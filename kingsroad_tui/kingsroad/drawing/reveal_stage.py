"""The stage of a reveal: the cards as they turn, then the region that is scored, then the points.

A region's scoring is drawn on its colour: picture, name and banner, and a row for everybody there
with a bar of markers. A place that is called, and what it pays, stands before the name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingsroad.position import GOAL
from kingsroad_tui.drawing import pictures
from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.drawing.lettering import letter_pixels
from kingsroad_tui.kingsroad.drawing.map_layout import Area
from kingsroad_tui.kingsroad.drawing.player_cards import PlayedCards, draw_played_cards
from kingsroad_tui.kingsroad.play import narration, reveal_frame
from kingsroad_tui.kingsroad.words.game import region_alone
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.words.lists import ordinal
from tabletop.words.voice import phrase

_POINTS: Final = (
    reveal_frame.FrameKind.GOAL,
    reveal_frame.FrameKind.WALK,
    reveal_frame.FrameKind.KING,
    reveal_frame.FrameKind.FINAL,
    reveal_frame.FrameKind.RACE,
    reveal_frame.FrameKind.SETTLED,
    reveal_frame.FrameKind.TIE,
    reveal_frame.FrameKind.WON,
)
_PICTURED: Final = 60
"""From this width on there is a picture."""

_PICTURE: Final = 12
"""The cells kept for a picture: what stands beside it keeps its place, whichever it is."""

_TWO_STAGES: Final = 150
"""From this width on the cards stay beside the region that is scored."""

_LEAST_ROW: Final = 24
"""The least cells for a player's row below a heading."""

_SLOT: Final = width_of("2nd= +6 ")
_NAME: Final = 10
"""The most cells for a name."""

_BADGE: Final = 4
"""Letter and sign, and a gap on both sides of the name."""

_BESIDE_NAME: Final = 9
"""The least cells beside a name: its badge and the shortest bar."""

_BAR_FULL: Final = 70
"""The points for which a bar of points is full, in every round and to the end of the game: the last
round and the last lap lead past 40, seldom as far as this."""

_UNITS: Final = (4, 3, 2, 1)
"""The cells for a marker, the most that have room."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What is on the stage.

    Attributes:
        frame: the moment of the reveal.
        table: the cards that lie there.
    """

    frame: reveal_frame.RevealFrame
    table: PlayedCards


def draw_stage(stage: Stage, width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The stage in this space."""
    kind = stage.frame.kind
    if kind in reveal_frame.BEFORE_SCORING:
        return draw_played_cards(stage.table, width, height, glyphs)
    if width >= _TWO_STAGES:
        canvas = Canvas(width, height)
        half = width // 2
        canvas.paste(0, 0, draw_stage(stage, half - 1, height, glyphs))
        cards = draw_played_cards(stage.table, width - half - 1, height, glyphs)
        canvas.paste(half + 1, 0, cards)
        return canvas
    canvas = Canvas(width, height)
    if kind in _POINTS or stage.frame.region is None:
        _draw_points(canvas, stage, glyphs)
    else:
        _draw_region(canvas, stage, stage.frame.region, glyphs)
    return canvas


def _draw_picture(canvas: Canvas, rows: Sequence[tuple[str, ...]], role: str) -> int:
    """The first picture that fits at the left; returns the column behind it."""
    if canvas.width < _PICTURED:
        return 1
    fitting = (each for each in rows if len(each) <= 2 * canvas.height)
    picture = next(fitting, None)
    if picture is None:
        return 1
    pictures.draw_pixels(canvas, 1, canvas.height - len(picture) // 2, picture, role)
    return max(_PICTURE, len(picture[0])) + 3


# --------------------------------------------------------------------------- a region is scored


@dataclass(frozen=True, slots=True)
class _Row:
    """A player's row: what is there, the place if it has been called, the cells for a marker."""

    seat: int
    noble: bool
    markers: int
    call: reveal_frame.PlaceCall | None
    note: str
    unit: int = 1


def _draw_region(canvas: Canvas, stage: Stage, region: int, glyphs: Glyphs) -> None:
    frame = stage.frame
    canvas.fill(0, 0, canvas.width, canvas.height, f"lit-{region}")
    left = 1
    if glyphs.name != "ascii":
        left = _draw_picture(canvas, _pictures(frame, region), f"art-{region}")
    rows, places = _placed(frame, region, Area(left, 0, canvas.width - left, canvas.height), glyphs)
    if places and places[0].y:
        _draw_heading(canvas, frame, region, Area(left, 0, canvas.width - left, 1))
    unit = _unit(stage, rows, places[0].width) if places else 1
    for row, place in zip(rows, places, strict=True):
        _draw_row(canvas, stage, replace(row, unit=unit), place, glyphs)


def called_rows(stage: Stage, width: int, height: int, glyphs: Glyphs) -> Area | None:
    """Where places and names stand that have just been called, on a stage of this size."""
    frame = stage.frame
    if frame.region is None or not frame.calls:
        return None
    if width >= _TWO_STAGES:
        width = width // 2 - 1
    left = 1
    if glyphs.name != "ascii":
        left = _draw_picture(Canvas(width, height), _pictures(frame, frame.region), "")
    rows, places = _placed(frame, frame.region, Area(left, 0, width - left, height), glyphs)
    called = [p for row, p in zip(rows, places, strict=True) if row.seat in frame.calls[-1].seats]
    if not called:
        return None
    x, y = min(place.x for place in called), min(place.y for place in called)
    bottom = max(place.bottom for place in called)
    right = max(place.x + min(place.width, _SLOT + _BADGE + _NAME) for place in called)
    return Area(x, y, right - x, bottom - y)


def _pictures(frame: reveal_frame.RevealFrame, region: int) -> Sequence[tuple[str, ...]]:
    king = frame.position.king == region
    return (pictures.region_pixels(region, scale=1, king=king), *pictures.smaller_pixels(region))


def _placed(
    frame: reveal_frame.RevealFrame, region: int, room: Area, glyphs: Glyphs
) -> tuple[list[_Row], list[Area]]:
    """The players' rows and where they stand: below a heading, if there is room for one."""
    rows = _rows(frame, region, glyphs)
    below = Area(room.x, 1, room.width, room.height - 1)
    heading = below.height > 0 and _column_width(below, len(rows)) >= _LEAST_ROW
    area = below if heading else room
    width = _column_width(area, len(rows))
    return rows, [Area(x, y, width, 1) for x, y in _places(area, len(rows))]


def _unit(stage: Stage, rows: Sequence[_Row], width: int) -> int:
    """The cells for a marker: alike for everybody, so that bars compare, and as many as fit."""
    longest = max((row.markers + row.noble for row in rows), default=0)
    room = width - _SLOT - _BADGE - _name_width(stage, width - _SLOT) - 1
    return next((unit for unit in _UNITS if unit * longest <= room), 1)


def _rows(frame: reveal_frame.RevealFrame, region: int, glyphs: Glyphs) -> list[_Row]:
    """Everybody who is there, or was when the places were called."""
    position, calls = frame.position, {s: call for call in frame.calls for s in call.seats}
    bonuses = {bonus.seat: bonus for bonus in frame.bonuses}
    rows = []
    for seat in position.seats:
        noble = seat in position.nobles[region - 1]
        markers = position.markers[seat][region - 1]
        if not (noble or markers or seat in calls):
            continue
        note = ""
        if bonus := bonuses.get(seat):
            note = f"{glyphs.noble * len(bonus.chain)} +{bonus.points}"
        elif seat == frame.noble_won:
            note = phrase("kingsroad-reveal-moves-in")
        elif seat == frame.noble_lost:
            note = f"{glyphs.noble} {phrase('kingsroad-reveal-goes-home')}"
        rows.append(_Row(seat, noble, markers, calls.get(seat), note))
    return rows


def _draw_heading(canvas: Canvas, frame: reveal_frame.RevealFrame, region: int, area: Area) -> None:
    """Number, name and banner."""
    board = frame.position.board
    canvas.fill(area.x, 0, area.width, 1, f"band-{region}")
    x = canvas.put(area.x, 0, f" {region} ", "number", f"tab-{region}")
    x = canvas.put(x, 0, f" {region_alone(board, region)}  ", "name")
    for place, points in enumerate(board.paid(region, frame.position.num_players)):
        text = f" {ordinal(place + 1)} {points} "
        x = canvas.put(x, 0, text, "paid", f"place-{region}-{place}") + 1


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
        words, *_ = narration.call_forms(row.call)
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
        held = row.noble + row.markers if row.markers else ""
        bar = signs if width_of(signs) <= room else f"{noble}{sign}{held}"
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
    """Everybody's way to 40, with what the round has brought, and the King.

    In the last lap they stand in the order of the points, so that one sees who overtakes.
    """
    frame = stage.frame
    position = frame.position
    king = position.king if frame.kind is reveal_frame.FrameKind.KING else None
    canvas.fill(0, 0, canvas.width, canvas.height, f"tint-{king}" if king else "court")
    left = 1
    if glyphs.name != "ascii" and frame.kind is reveal_frame.FrameKind.GOAL:
        left = _draw_picture(canvas, (letter_pixels(f"{GOAL}!"),), "art-8")
    elif glyphs.name != "ascii":
        shown = (pictures.region_pixels(king, scale=1, king=True),) if king else ()
        left = _draw_picture(canvas, (*shown, pictures.king_pixels()), f"art-{position.king}")
    number = position.num_players
    room = Area(left, 0, canvas.width - left, canvas.height)
    below = Area(left, 1, room.width, room.height - 1)
    heading = below.height > 0 and _column_width(below, number) >= _LEAST_ROW
    if heading:
        title = narration.standings_title(frame, stage.table.names)
        if frame.kind in reveal_frame.FANFARES:
            canvas.put(left, 0, f" {title} ", "king", "king")
        else:
            canvas.put(left, 0, title, "title")
    area = below if heading else room
    for row, (x, y) in zip(_standing(frame), _places(area, number), strict=True):
        _draw_way(canvas, stage, row, Area(x, y, _column_width(area, number), 1), glyphs)


def _standing(frame: reveal_frame.RevealFrame) -> list[int]:
    """The seats in the order in which they are shown: by points, once the last lap has begun."""
    position = frame.position
    if not frame.final:
        return list(position.seats)
    keys = [(-position.scores[seat], -position.noble_count(seat), seat) for seat in position.seats]
    return sorted(position.seats, key=keys.__getitem__)


def _draw_way(canvas: Canvas, stage: Stage, seat: int, area: Area, glyphs: Glyphs) -> None:
    """Somebody's name, way to 40 and on past it, and points, with those just gained."""
    frame, scores = stage.frame, stage.frame.position.scores
    gain = (
        frame.gained[seat]
        if frame.kind in (reveal_frame.FrameKind.KING, reveal_frame.FrameKind.RACE)
        else 0
    )
    words = f"{scores[seat]:>3}{f' +{gain}' if gain else '':<4}"
    end = area.right - 1
    start = _draw_name(canvas, stage, seat, Area(area.x, area.y, area.width - 1, 1), glyphs)
    length = max(0, end - start - width_of(words))
    now, before, goal = (
        min(length, length * points // _BAR_FULL)
        for points in (scores[seat], scores[seat] - gain, GOAL)
    )
    at = canvas.put(start, area.y, glyphs.bar[0] * before, f"player-{stage.table.colours[seat]}")
    at = canvas.put(at, area.y, glyphs.bar[0] * (now - before), "title")
    at = canvas.put(at, area.y, glyphs.bar[1] * max(0, goal - now), "quiet")
    at = canvas.put(at, area.y, glyphs.dot * (length - max(goal, now)), "quiet")
    canvas.put(at, area.y, words, "number")
