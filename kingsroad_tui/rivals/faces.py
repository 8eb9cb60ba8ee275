"""Faces of those who sit at a table, and the rivals drawn with them.

A face is in half blocks or, with ASCII signs, in lines. Every name that the game gives has one of
its own; somebody with another name borrows one of their character's, always the same. Rivals are
seen with what one of them says, or all of them with their manner.
"""

from __future__ import annotations

import hashlib
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.drawing.pictures import draw_pixels, pixels
from kingsroad_tui.library.game_tables import SavedTable
from kingsroad_tui.look.colours import ROBES
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.rivals import face_parts
from kingsroad_tui.rivals.cast import Cast
from kingsroad_tui.rivals.remarks import Mood, quoted_line
from kingsroad_tui.words.lists import labelled
from tabletop.names import seen_name
from tabletop.words import voice

FACE_WIDTH: Final = face_parts.ACROSS
"""Cells across."""

FACE_HEIGHT: Final = face_parts.DOWN // 2
"""Rows of cells."""


_MOODS: Final = {
    Mood.CALM: face_parts.CALM,
    Mood.PLEASED: face_parts.PLEASED,
    Mood.WORRIED: face_parts.WORRIED,
    Mood.STUNNED: face_parts.STUNNED,
}

_SIGNS: Final = {
    Mood.CALM: ("(•_•)", "(._.)"),
    Mood.PLEASED: ("(^_^)", "(^_^)"),
    Mood.WORRIED: ("(•~•)", "(.~.)"),
    Mood.STUNNED: ("(°o°)", "(OoO)"),
}
"""A face in one line, in Unicode and in ASCII."""

SIGN_WIDTH: Final = 5
"""Cells of a face in one line."""


def face_of(name: str, names: Sequence[str] = ()) -> str:
    """Whose face somebody has: their own, or one of those with the ``names`` of their character.

    >>> face_of("baron", ("Baron",)), face_of("Ann", ("Squire", "Page")) in ("Squire", "Page")
    ('Baron', True)
    """
    known = _by_seen_name().get(seen_name(name))
    if known is not None and (not names or known in names):
        return known
    drawn = [each for each in names if each in LOOKS] or list(LOOKS)
    digest = hashlib.blake2b(seen_name(name).encode(), digest_size=4).digest()
    return drawn[int.from_bytes(digest, "big") % len(drawn)]


def faces_at(seats: Sequence[tuple[str, Sequence[str]]]) -> tuple[str, ...]:
    """The faces of several at a table, each another one as long as there are enough.

    Args:
        seats: everybody's name, and those of their character.

    >>> names = ("Squire", "Page", "Herald")
    >>> len(set(faces_at([("Ann", names), ("Bob", names), ("Page", names)])))
    3
    """
    own = {seen_name(name): face_of(name, names) for name, names in seats if _has_own(name, names)}
    taken, found = set(own.values()), []
    for name, names in seats:
        face = own.get(seen_name(name))
        if face is None:
            first = face_of(name, names)
            known = [each for each in names if each in LOOKS] or list(LOOKS)
            after = known[known.index(first) :] + known[: known.index(first)]
            face = next((each for each in after if each not in taken), first)
            taken.add(face)
        found.append(face)
    return tuple(found)


def _has_own(name: str, names: Sequence[str]) -> bool:
    return seen_name(name) in {seen_name(each) for each in names}


@cache
def _by_seen_name() -> dict[str, str]:
    return {seen_name(name): name for name in LOOKS}


def draw_face(
    name: str, mood: Mood, colour: int, glyphs: Glyphs, names: Sequence[str] = ()
) -> Canvas:
    """A portrait, `FACE_WIDTH` by `FACE_HEIGHT` cells.

    Args:
        name: who it is.
        mood: what can be read in the face.
        colour: the player colour, 0 to 4: that of the robe and of what is behind.
        glyphs: in ASCII the face is drawn in lines.
        names: those of the character, one of whose faces somebody gets who has another name.
    """
    canvas = Canvas(FACE_WIDTH, FACE_HEIGHT)
    canvas.fill(0, 0, FACE_WIDTH, FACE_HEIGHT, f"portrait-{colour}")
    who = face_of(name, names)
    if glyphs.name == "ascii":
        for y, line in enumerate(_drawn_in_lines(who, mood)):
            canvas.put(0, y, line, f"player-{colour}" if y == FACE_HEIGHT - 1 else "note")
    else:
        draw_pixels(canvas, 0, 0, _painted(who, mood, colour), "art-face")
    return canvas


def face_sign(mood: Mood, glyphs: Glyphs) -> str:
    """A face in `SIGN_WIDTH` cells."""
    unicode, ascii_ = _SIGNS[mood]
    return ascii_ if glyphs.name == "ascii" else unicode


@cache
def _painted(who: str, mood: Mood, colour: int) -> tuple[str, ...]:
    """The pixels of a face in the letters of its colours."""
    look = LOOKS[who]
    rows = [["."] * face_parts.ACROSS for _ in range(face_parts.DOWN)]
    layers = (
        (face_parts.HEAD, look),
        (face_parts.HAIR[look.hair], look),
        (face_parts.NECK[look.neck], look),
        (face_parts.BEARD[look.beard], look),
        (_MOODS[mood], look),
        (face_parts.HEADGEAR[look.headgear], look),
    )
    for part, worn_by in layers:
        colours = _colours(worn_by, colour)
        for y, row in enumerate(pixels(part) if part else ()):
            for x, letter in enumerate(row):
                if letter != ".":
                    rows[y][x] = colours.get(letter, letter)
    return tuple(map("".join, rows))


def _colours(look: Look, colour: int) -> dict[str, str]:
    """What the places for colours stand for in a face."""
    light, dark = (robes[colour] for robes in ROBES)
    return {
        **dict(zip("sd", look.skin, strict=True)),
        "h": look.tint,
        **dict(zip("123", look.worn, strict=True)),
        "c": light,
        "C": dark,
    }


_HATS: Final = {
    "none": ("            ", "    ____    "),
    "coronet": ("   ,.oo.,   ", "   |_vv_|   "),
    "crown": ("   /\\/\\/\\   ", "   |_oo_|   "),
    "circlet": ("            ", "   _-<>-_   "),
    "cap": ("    ____    ", "  _(____)_  "),
    "beret": ("   .---o.   ", "   (_____)  "),
    "feather": ("    ___ //  ", "  _/___\\/_  "),
    "hood": ("    .--.    ", "   /____\\   "),
    "kettle": ("    .--.    ", "  _/____\\_  "),
    "helm": ("    _||_    ", "   / || \\   "),
    "fool": ("  o.    .o  ", "   \\\\__//   "),
    "wimple": ("    .--.    ", "   / -- \\   "),
    "galero": ("    _oo_    ", " _/______\\_ "),
    "turban": ("   (_==_)   ", "   (_==_)   "),
    "hennin": ("     /\\     ", "   _/__\\_   "),
    "mortar": ("  ________  ", "   |____|'  "),
    "bandana": ("    ____    ", "   (_:_:_)~ "),
    "laurel": ("            ", "   \\\\__//   "),
    "pot": ("    ____    ", "   [____]   "),
    "mitre": ("     /\\     ", "    /++\\    "),
}
_SIDES: Final = {
    "bob": ("(", ")"),
    "long": ("{", "}"),
    "curls": ("@", "@"),
    "braids": ("$", "$"),
    "wild": ("#", "#"),
    "bun": ("[", "]"),
    "tonsure": ("c", "c"),
    "parted": ("/", "|"),
}
_CHINS: Final = {
    "stubble": "\\::::/",
    "goatee": "\\_vv_/",
    "full": "\\####/",
    "forked": "\\/\\/\\/",
    "moustache": "\\____/",
    "whiskers": "#\\__/#",
}
_SHOULDERS: Final = {
    "robe": "/      \\",
    "fur": "/o0oo0o\\",
    "chain": "/ `--' \\",
    "ruff": "/%%%%%%\\",
    "mail": "/xXxXxX\\",
    "sash": "/   // \\",
}
_EYES: Final = {Mood.CALM: "o  o", Mood.PLEASED: "^  ^", Mood.WORRIED: "6  9", Mood.STUNNED: "O  O"}
_MOUTHS: Final = {Mood.CALM: "--", Mood.PLEASED: "\\/", Mood.WORRIED: "/\\", Mood.STUNNED: "()"}


def _drawn_in_lines(who: str, mood: Mood) -> tuple[str, ...]:
    look = LOOKS[who]
    left, right = _SIDES.get(look.hair, ("|", "|"))
    lips = "~~" if look.beard == "moustache" else "  "
    mouth = _MOUTHS[mood]
    return (
        *_HATS[look.headgear],
        f"  {left} {_EYES[mood]} {right}  ",
        f"  {left} {lips[0]}{mouth}{lips[1]} {right}  ",
        f"   {_CHINS.get(look.beard, chr(92) + '____/')}   ",
        f"  {_SHOULDERS[look.neck]}  ",
    )


@dataclass(frozen=True, slots=True)
class Look:
    """Who has which parts.

    Attributes:
        hair, headgear, beard, neck: names of parts.
        skin: letters of paints, skin and shade.
        tint: the letter of the hair's colour.
        worn: the letters of what is worn, three of them.
    """

    hair: str
    tint: str
    headgear: str = "none"
    worn: str = "GXZ"
    beard: str = "none"
    skin: str = "pP"
    neck: str = "robe"


LOOKS: Final = {
    "Jester": Look("short", "o", "fool", "XFG", neck="ruff"),
    "Juggler": Look("curls", "k", "fool", "VFG", skin="rR", neck="ruff"),
    "Minstrel": Look("bob", "y", "beret", "FfX", neck="sash"),
    "Tumbler": Look("wild", "b", "bandana", "XNX", skin="qQ"),
    "Fiddler": Look("long", "o", "feather", "LlX", "goatee"),
    "Squire": Look("bob", "y"),
    "Page": Look("short", "b", "beret", "XxG"),
    "Herald": Look("curls", "o", "cap", "ZzG", neck="chain"),
    "Groom": Look("wild", "k", "none", skin="qQ", beard="stubble"),
    "Scribe": Look("tonsure", "b", "mortar", "klG", skin="rR"),
    "Sheriff": Look("short", "b", "kettle", "StS", "moustache", neck="mail"),
    "Bailiff": Look("short", "g", "cap", "lkl", "whiskers", skin="qQ"),
    "Reeve": Look("tonsure", "o", "pot", "LlL", "full"),
    "Warden": Look("bob", "k", "kettle", "tSX", skin="rR", neck="mail"),
    "Constable": Look("bun", "y", "cap", "ZzG", neck="chain"),
    "Huntress": Look("braids", "o", "feather", "FfX"),
    "Falconer": Look("short", "k", "feather", "LlN", "goatee", skin="qQ"),
    "Ranger": Look("long", "b", "hood", "Ffl", "stubble"),
    "Forester": Look("wild", "g", "cap", "FfF", "full"),
    "Archer": Look("bob", "k", "hood", "fFk", skin="rR"),
    "Baron": Look("short", "b", "coronet", "GXZ", "full", neck="fur"),
    "Countess": Look("bun", "k", "circlet", "GXZ", skin="qQ", neck="ruff"),
    "Thane": Look("long", "o", "helm", "tSG", "forked"),
    "Viscount": Look("parted", "y", "coronet", "SZX", "moustache", neck="ruff"),
    "Burgrave": Look("short", "g", "pot", "xGX", "moustache", skin="rR", neck="chain"),
    "Duchess": Look("long", "k", "crown", "GVX", neck="fur"),
    "Earl": Look("parted", "g", "crown", "SXG", "goatee", skin="qQ", neck="chain"),
    "Marquise": Look("curls", "w", "circlet", "GVX", neck="ruff"),
    "Palatine": Look("short", "k", "crown", "uXG", "full", skin="rR", neck="fur"),
    "Princess": Look("braids", "y", "hennin", "VNN"),
    "Chancellor": Look("bob", "w", "mortar", "kxG", neck="chain"),
    "Cardinal": Look("tonsure", "g", "galero", "XxG", skin="qQ"),
    "Vizier": Look("short", "k", "turban", "NnX", "forked", skin="rR"),
    "Marshal": Look("short", "g", "helm", "SSX", "moustache", neck="mail"),
    "Oracle": Look("long", "w", "laurel", "FGF"),
    "Spymaster": Look("parted", "k", "hood", "vkV", "goatee"),
    "Provost": Look("short", "w", "cap", "xkG", "whiskers", skin="qQ", neck="chain"),
    "Castellan": Look("short", "b", "helm", "StZ", "full", neck="mail"),
    "Strategist": Look("bun", "g", "circlet", "SZX", skin="rR", neck="sash"),
    "Regent": Look("parted", "b", "crown", "GZX", neck="fur"),
    "Margrave": Look("short", "y", "kettle", "GuX", "moustache", neck="chain"),
    "Abbess": Look("bald", "k", "wimple", "Nnk", skin="qQ"),
    "Prior": Look("tonsure", "b", "none", skin="rR"),
    "Seneschal": Look("bob", "g", "beret", "VvG", "goatee"),
    "Envoy": Look("bald", "t", "helm", "StX", skin="St", neck="chain"),
    "Legate": Look("bald", "t", "helm", "GuX", skin="Gu", neck="mail"),
    "Emissary": Look("bald", "t", "kettle", "StG", skin="St", neck="mail"),
    "Consul": Look("bald", "t", "laurel", "FGF", skin="Gu", neck="sash"),
    "Courier": Look("bald", "t", "pot", "StX", skin="St", neck="sash"),
}
"""By the names of `advisor.messages.computers` and of the computer players."""


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


def rival_at(cast: Cast, table: SavedTable[Any], seat: int, mood: Mood, said: str = "") -> Rival:
    """The computer player of a seat: how it looks, and what it says."""
    setup, names = table.setup, table.game.players
    computers = setup.computers
    known = {at: cast.strengths[name] for at, name in computers.items()}
    faces = faces_at([(names[at], one.character.names) for at, one in known.items()])
    return Rival(
        names[seat],
        known[seat].character.names,
        setup.seats[seat].colour if cast.colours else seat,
        mood,
        voice.said(known[seat].label),
        voice.said(known[seat].character.manner),
        said,
        faces[list(computers).index(seat)],
        badge=cast.colours,
    )


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
    broad = width >= 2 * FACE_WIDTH
    if broad and rivals_height(len(rivals), width, stacked=True) <= height:
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
        line = glyphs.spelled(labelled(speaking.name, quoted_line(speaking.said)))
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
