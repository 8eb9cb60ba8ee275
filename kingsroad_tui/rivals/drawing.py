"""Rivals as they are seen: a face with what it says, or everybody's with their manner."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.rivals.faces import (
    FACE_HEIGHT,
    FACE_WIDTH,
    SIGN_WIDTH,
    draw_face,
    face_sign,
)
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.rivals.words import quoted_line

_GAP: Final = 2
"""Cells between a face and the words beside it."""

_BADGE: Final = 3


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody at the table, as they are shown.

    Attributes:
        name: as typed; shown as it is.
        names: those of the character (see `face_of`).
        colour: the player colour, 0 to 4.
        mood: what can be read in the face.
        label: how strong they are, in a word or two.
        manner: how they play, in a sentence or two.
        said: what they say now; may be empty.
        face: whose face it is at this table (see `faces_at`); by name and names where it is empty.
        badge: whether letter and sign of the colour stand before the name.
    """

    name: str
    names: tuple[str, ...]
    colour: int
    mood: Mood
    label: str = ""
    manner: str = ""
    said: str = ""
    face: str = ""
    badge: bool = True


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most so many cells, cut between words where that can be."""
    wide = max(1, width_of(text))
    letters = max(1, width * len(text) // wide)  # fewer where some of them are two cells wide
    return [fit(line, width) for line in textwrap.wrap(text, letters)]


def draw_remark(rival: Rival, width: int, height: int, glyphs: Glyphs) -> Canvas:
    """Somebody who says something: face, name and line, as there is room.

    The words stand below the face or beside it, or after a face of one line; all of them are shown
    before the face is.
    """
    canvas = Canvas(width, height)
    line = glyphs.spelled(quoted_line(rival.said))
    below = wrapped(line, width - 1)
    beside = wrapped(line, width - FACE_WIDTH - _GAP)
    fits_beside = len(beside) < FACE_HEIGHT <= height and width >= 2 * FACE_WIDTH
    if height >= FACE_HEIGHT + len(below) and not (fits_beside and len(beside) <= len(below) + 1):
        canvas.paste(0, 0, _face(rival, glyphs))
        _put_name(canvas, rival, (FACE_WIDTH + 1, 1), width - FACE_WIDTH - 1, glyphs)
        _put_lines(canvas, below, 1, FACE_HEIGHT, "strong")
    elif fits_beside:
        canvas.paste(0, 0, _face(rival, glyphs))
        x = FACE_WIDTH + _GAP
        top = max(0, (FACE_HEIGHT - 1 - len(beside)) // 2)
        _put_name(canvas, rival, (x, top), width - x, glyphs)
        _put_lines(canvas, beside, x, top + 1, "strong")
    else:
        _put_short(canvas, rival, line, glyphs)
    return canvas


def _put_short(canvas: Canvas, rival: Rival, line: str, glyphs: Glyphs) -> None:
    """A face of one line, the name, and the words after it or below."""
    sign = face_sign(rival.mood, glyphs)
    x = canvas.put(0, 0, sign, f"player-{rival.colour}") + 1
    room = canvas.width - x
    if canvas.height == 1:
        name = fit(rival.name, max(4, room // 3), glyphs.ellipsis)
        x = canvas.put(x, 0, f"{name}: ", "strong")
        canvas.put(x, 0, fit(line, canvas.width - x, glyphs.ellipsis), "strong")
        return
    _put_name(canvas, rival, (x, 0), room, glyphs)
    _put_lines(canvas, wrapped(line, canvas.width - 1), 1, 1, "strong")


def draw_rivals(rivals: Sequence[Rival], width: int, height: int, glyphs: Glyphs) -> Canvas:
    """Everybody's face with name and manner: one below the other, or else side by side."""
    canvas = Canvas(width, height)
    if not rivals:
        return canvas
    if rivals_height(len(rivals), width, stacked=True) <= height:
        for at, rival in enumerate(rivals):
            _put_block(canvas, rival, at * (FACE_HEIGHT + 1), glyphs)
        return canvas
    pitch = width // len(rivals)
    if pitch < FACE_WIDTH or height < FACE_HEIGHT + 1:
        for y, rival in enumerate(rivals[:height]):
            _put_in_line(canvas, rival, y, glyphs)
        return canvas
    for at, rival in enumerate(rivals):
        x = at * pitch
        canvas.paste(x, 0, _face(rival, glyphs))
        _put_name(canvas, rival, (x, FACE_HEIGHT), pitch - 1, glyphs)
    if speaking := next((rival for rival in rivals if rival.said), None):
        line = glyphs.spelled(f"{speaking.name}: {quoted_line(speaking.said)}")
        _put_lines(canvas, wrapped(line, width), 0, FACE_HEIGHT + 1, "strong")
    return canvas


def rivals_height(number: int, width: int, *, stacked: bool) -> int:
    """The rows that so many rivals take, one below the other or side by side with what one says."""
    if stacked:
        return number * (FACE_HEIGHT + 1) - 1 if width >= 2 * FACE_WIDTH else number
    return FACE_HEIGHT + 3


def _put_block(canvas: Canvas, rival: Rival, y: int, glyphs: Glyphs) -> None:
    """A face, and beside it name, strength, manner, and what is said."""
    canvas.paste(0, y, _face(rival, glyphs))
    x = FACE_WIDTH + _GAP
    width = canvas.width - x
    end = _put_name(canvas, rival, (x, y), width, glyphs)
    if rival.label and end + 2 + width_of(rival.label) <= canvas.width:
        canvas.put(end + 2, y, rival.label, "quiet")
    words = wrapped(glyphs.spelled(rival.manner), width)
    said = wrapped(glyphs.spelled(quoted_line(rival.said)), width) if rival.said else []
    room = FACE_HEIGHT - 1
    kept = words[: max(0, room - len(said))]
    _put_lines(canvas, kept, x, y + 1, "note")
    _put_lines(canvas, said[:room], x, y + 1 + len(kept), "title")


def _put_in_line(canvas: Canvas, rival: Rival, y: int, glyphs: Glyphs) -> None:
    sign = face_sign(rival.mood, glyphs)
    x = canvas.put(0, y, sign, f"player-{rival.colour}") + 1
    x = _put_name(canvas, rival, (x, y), min(canvas.width - x, 20), glyphs) + 2
    words = glyphs.spelled(quoted_line(rival.said) if rival.said else rival.manner)
    canvas.put(x, y, fit(words, canvas.width - x, glyphs.ellipsis), "note")


def _put_name(
    canvas: Canvas, rival: Rival, place: tuple[int, int], width: int, glyphs: Glyphs
) -> int:
    """Badge and name; returns the column behind them."""
    x, y = place
    if not rival.badge:
        return canvas.put(x, y, fit(rival.name, width, glyphs.ellipsis), "strong")
    at = canvas.put(x, y, LETTERS[rival.colour], "letter")
    at = canvas.put(at, y, glyphs.players[rival.colour], f"player-{rival.colour}") + 1
    return canvas.put(at, y, fit(rival.name, width - _BADGE, glyphs.ellipsis), "strong")


def _put_lines(canvas: Canvas, lines: Sequence[str], x: int, y: int, role: str) -> None:
    for down, line in enumerate(lines):
        canvas.put(x, y + down, line, role)


def _face(rival: Rival, glyphs: Glyphs) -> Canvas:
    names = () if rival.face else rival.names
    return draw_face(rival.face or rival.name, rival.mood, rival.colour, glyphs, names)


REMARK_WIDTH: Final = FACE_WIDTH + _GAP + 2 * SIGN_WIDTH
"""From this width on there may be a face beside what it says."""
