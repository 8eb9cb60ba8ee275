"""Faces: one for every name that the game gives, readable in every mood, theme and set of signs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Literal

import pytest
from textual.app import ComposeResult

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import PERSON, PROGRAM, STRENGTHS
from kingsroad_tui.drawing.canvas import Canvas, cells
from kingsroad_tui.drawing.pictures import pixels
from kingsroad_tui.look.colours import contrast
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.grounds import grounds_of
from kingsroad_tui.look.themes import THEMES
from kingsroad_tui.rivals.face_parts import BEARD, HAIR, HEAD, HEADGEAR, NECK
from kingsroad_tui.rivals.faces import (
    FACE_HEIGHT,
    FACE_WIDTH,
    LOOKS,
    SIGN_WIDTH,
    draw_face,
    face_of,
    face_sign,
    faces_at,
)
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.canvas_widget import CanvasWidget

CHARACTERS = [
    PERSON,
    PROGRAM,
    *(one.character for known in (STRENGTHS, ASSASSINS_STRENGTHS) for one in known.values()),
]
SETS = [Glyphs.unicode(), Glyphs.ascii()]


def looks(name: str, mood: Mood, glyphs: Glyphs) -> list[list[tuple[str, str]]]:
    return list(draw_face(name, mood, 0, glyphs).rows())


def test_every_name_of_the_game_has_a_face_of_its_own() -> None:
    names = {name for character in CHARACTERS for name in character.names}
    assert names == set(LOOKS)
    for glyphs in SETS:
        assert len({str(looks(name, Mood.CALM, glyphs)) for name in names}) == len(names)


@pytest.mark.parametrize("glyphs", SETS, ids=lambda glyphs: glyphs.name)
def test_moods_tell_apart_in_every_face(glyphs: Glyphs) -> None:
    for name in LOOKS:
        for one, other in combinations(Mood, 2):
            assert looks(name, one, glyphs) != looks(name, other, glyphs), (name, one, other)


def test_parts_fit_into_a_face() -> None:
    for part in (HEAD, *HAIR.values(), *HEADGEAR.values(), *BEARD.values(), *NECK.values()):
        rows = pixels(part) if part else ()
        assert len(rows) <= 2 * FACE_HEIGHT
        assert {len(row) for row in rows} <= {FACE_WIDTH}, part


def test_every_paint_is_known_in_every_theme() -> None:
    for theme in THEMES:
        grounds = grounds_of(theme)
        for name in LOOKS:
            for colour in range(5):
                for row in draw_face(name, Mood.STUNNED, colour, Glyphs.unicode()).rows():
                    for _, role in row:
                        assert all(part in grounds for part in role.split(" on ") if part.strip())


def test_a_face_stands_out_from_what_is_behind_it() -> None:
    for theme in THEMES:
        grounds = grounds_of(theme)
        for colour in range(5):
            behind = grounds[f"portrait-{colour}"]
            for skin in "pqr":
                assert contrast(grounds[f"art-face-{skin}"], behind) > 1.6


def test_somebody_with_another_name_borrows_a_face_of_their_character() -> None:
    squires = STRENGTHS["one-round"].character.names
    assert face_of("Kit", squires) in squires
    assert face_of("Kit", squires) == face_of(" kit", squires)
    assert face_of("Baron", squires) in squires  # called so, but plays as a squire
    assert face_of("[b]", ()) in LOOKS


def test_nobody_at_a_table_has_the_face_of_another() -> None:
    """Five of one character, some called otherwise: each name of its own keeps its face."""
    names = STRENGTHS["level-1"].character.names
    for called in (("Bob", "Cid", "Dee", "Eve", "Kit"), ("Eve", "Baron", "Thane", "Bob", "Cid")):
        faces = faces_at([(name, names) for name in called])
        assert sorted(faces) == sorted(names)
        assert all(face == name for face, name in zip(faces, called, strict=True) if name in names)


def test_a_face_in_one_line_is_as_wide_as_it_says_and_has_its_ascii_twin() -> None:
    for mood in Mood:
        for glyphs in SETS:
            assert len(cells(face_sign(mood, glyphs))) == SIGN_WIDTH
        assert face_sign(mood, Glyphs.ascii()).isascii()


class Gallery(CanvasWidget):
    """All faces in rows, each in another mood and colour than the one beside it."""

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        canvas = Canvas(width, height)
        across = width // (FACE_WIDTH + 1)
        for at, name in enumerate(LOOKS):
            face = draw_face(name, list(Mood)[at % len(Mood)], at % 5, glyphs)
            canvas.paste(at % across * (FACE_WIDTH + 1), at // across * (FACE_HEIGHT + 1), face)
        return canvas


class GalleryApp(Host):
    """Nothing but the faces."""

    def __init__(self, settings: AppSettings) -> None:
        super().__init__()
        self.settings = settings

    def compose(self) -> ComposeResult:
        yield Gallery()


@pytest.mark.parametrize(
    ("theme", "glyphs"),
    [("kingsroad-dark", "unicode"), ("kingsroad-light", "unicode"), ("kingsroad-dark", "ascii")],
)
def test_all_faces(
    snap_compare: Callable[..., bool],
    theme: Literal["kingsroad-dark", "kingsroad-light"],
    glyphs: Literal["unicode", "ascii"],
) -> None:
    """Forty-nine people one would know again: hats, hair, beards, robes, calm to stunned."""
    app = GalleryApp(AppSettings(theme=theme, glyphs=glyphs))
    assert snap_compare(app, terminal_size=(130, 35))
