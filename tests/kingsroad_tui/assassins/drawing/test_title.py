"""The title picture of the wing: from the castle to the king, whatever the width."""

from __future__ import annotations

import pytest

from kingsroad_tui.assassins.drawing.title import draw_assassins_title
from kingsroad_tui.look.glyphs import Glyphs

TALL = 8


@pytest.mark.parametrize("width", range(60, 240))
def test_king_and_castle_are_whole_at_every_width(width: int) -> None:
    """The castle's left tower and the king's coat stand on the street, each at its end."""
    canvas = draw_assassins_title(width, TALL, Glyphs.unicode())
    drawn = [role for _, role in canvas.row(TALL - 2) if role.startswith("art-")]
    assert drawn[0].startswith("art-8-") and drawn[-1].startswith("art-8-")
    assert any(role.startswith("art-1-") for role in drawn[-8:])  # the knights before him
    assert all(sum(map(len, (text for text, _ in row))) == width for row in canvas.rows())


@pytest.mark.parametrize("height", [1, 3, TALL - 1])
def test_with_little_height_there_is_the_name_alone(height: int) -> None:
    canvas = draw_assassins_title(80, height, Glyphs.unicode())
    assert any("art-8-y" in role for row in canvas.rows() for _, role in row)
    assert not any("art-1" in role for row in canvas.rows() for _, role in row)


def test_where_large_letters_do_not_fit_or_may_not_be_drawn_the_name_is_plain() -> None:
    spaced = " ".join("KING & ASSASSINS")
    assert spaced in draw_assassins_title(60, 3, Glyphs.unicode()).text()
    assert spaced in draw_assassins_title(120, 9, Glyphs.ascii()).text()
    assert draw_assassins_title(120, 9, Glyphs.ascii()).text().isascii()
