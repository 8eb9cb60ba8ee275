"""The town: every pawn in its square at every size, told apart without colour.

The title picture of the wing: from the castle to the king, whatever the width.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from rich.cells import cell_len
from rich.color import Color as RichColor
from textual.color import Color
from textual.theme import Theme

from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPhase, Ending
from assassins.town import SQUARES, Direction, parse_square
from kingsroad_tui.assassins.drawing.board import draw_board
from kingsroad_tui.assassins.drawing.title import draw_assassins_title
from kingsroad_tui.assassins.drawing.views import (
    BoardView,
    Offer,
    OfferKind,
    Plan,
    board_size,
    grid_for,
    square_at,
)
from kingsroad_tui.assassins.look.colours import COLOURS, UNLIT, assassins_colours, assassins_styles
from kingsroad_tui.assassins.look.signs import PAWNS, assassins_signs
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.themes import THEMES
from tests.assassins.support.random_play import steps
from tests.support.app.assassins_acting import assassins_game

SIZES = [(33, 11), (43, 21), (63, 31), (83, 41), (103, 51), (60, 25)]
GLYPHS = [Glyphs.unicode(), Glyphs.ascii()]


def moments(seed: int) -> list[AssassinsGame]:
    random = Random(seed)
    return random.sample(list(steps(random)), 6)


def square_text(canvas: Canvas, square: int, width: int, height: int) -> str:
    grid = grid_for(width, height)
    x, y = grid.corner(square)
    lines = canvas.text().splitlines()
    rows = lines[y : y + grid.height]
    return "\n".join(row[x : x + grid.width].ljust(grid.width) for row in rows)


def test_two_prices_side_by_side_are_two_numbers() -> None:
    """A push onto b3 for 1 and a walk to c3 for 4 AP: not 14 AP."""
    push, walk = parse_square("b3"), parse_square("c3")
    offers = {
        push: Offer(OfferKind.PUSH, 1, Direction.EAST),
        walk: Offer(OfferKind.GO, 4, Direction.EAST),
    }
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    view = BoardView(game.position, knight_numbers(game), offers=offers)
    for size in SIZES:
        for glyphs in GLYPHS:
            drawn = draw_board(view, *size, glyphs).text()
            assert "14" not in drawn and "4A" in drawn, size


@pytest.mark.parametrize("glyphs", GLYPHS, ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize("size", SIZES)
def test_every_pawn_is_drawn_in_its_square_and_nowhere_else(
    size: tuple[int, int], glyphs: Glyphs
) -> None:
    signs = assassins_signs(glyphs.name)
    for game in moments(3):
        position = game.position
        numbers = knight_numbers(game)
        canvas = draw_board(BoardView(position, numbers), *size, glyphs)
        for square, who in enumerate(position.occupants()):
            text = square_text(canvas, square, *size)
            if who == KING:
                assert signs.king in text
            elif who == KNIGHT:
                assert str(numbers[square]) in text
            elif who != EMPTY:
                assert PAWNS[who - 1] in text
                assert (signs.revealed in text) == (who - 1 in position.revealed)
            elif square not in position.town.gate_squares:
                assert not any(sign.isalnum() for sign in text.replace(signs.gate_upright, ""))
        assert all(sum(cell_len(t) for t, _ in row) == size[0] for row in canvas.rows())


@pytest.mark.parametrize("size", [(43, 21), (63, 31), (83, 41), (103, 51)])
def test_kinds_of_pawns_differ_in_their_outline(size: tuple[int, int]) -> None:
    """Where a square has two rows or more: whatever the colours and the letters."""
    outlines: dict[str, set[str]] = {}
    for game in moments(3):
        position = game.position
        canvas = draw_board(BoardView(position, knight_numbers(game)), *size, Glyphs.unicode())
        for square, who in enumerate(position.occupants()):
            if who == EMPTY or square in position.town.gate_squares:
                continue
            kind = {KING: "king", KNIGHT: "knight"}.get(who, "people")
            if kind == "people" and who - 1 in position.revealed:
                kind = "assassin"
            first, *_, last = square_text(canvas, square, *size).splitlines()
            ends = last if size == (43, 21) else first + last
            outlines.setdefault(kind, set()).add("".join(c for c in ends if c in "▖▗▘▝▙▟▜▛▄▀█"))
    assert set(outlines) == {"king", "knight", "people", "assassin"}
    for kind, drawn in outlines.items():
        others = set().union(*(them for name, them in outlines.items() if name != kind))
        if size == (43, 21) and kind in ("people", "assassin"):
            continue  # in two rows daggers alone tell them apart
        assert not drawn & others


@pytest.mark.parametrize("size", SIZES)
def test_streets_and_roofs_differ_without_colour(size: tuple[int, int]) -> None:
    for glyphs in GLYPHS:
        for game in moments(4)[:2]:
            canvas = draw_board(BoardView(game.position), *size, glyphs)
            empty = [s for s, who in enumerate(game.position.occupants()) if who == EMPTY]
            outline = set("".join(assassins_signs(glyphs.name).edges.values()))
            for square in empty:
                text = square_text(canvas, square, *size)
                patterned = assassins_signs(glyphs.name).roof in text or bool(outline & set(text))
                if square not in game.town.gate_squares:
                    assert patterned == game.town.roofs[square]


@pytest.mark.parametrize("size", SIZES)
def test_a_click_finds_the_square_that_is_drawn_there(size: tuple[int, int]) -> None:
    grid = grid_for(*size)
    for square in SQUARES:
        x, y = grid.corner(square)
        last = (x + grid.width - 1, y + grid.height - 1)
        assert square_at(*size, x, y) == square_at(*size, *last) == square
    assert square_at(*size, 0, 5) is None
    assert square_at(*size, *board_size(*size)) is None


def test_the_board_is_whole_in_a_terminal_of_80_by_24() -> None:
    """Two rows a square beside a pane of 37 columns, with three lines for everything else."""
    assert board_size(43, 21) == (43, 21)
    assert grid_for(43, 21) == (4, 2)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_whatever_is_written_can_be_read(theme: Theme) -> None:
    """Text has a contrast of at least 4.5 to 1 against its ground, in every theme."""
    for role, style in assassins_styles(theme).items():
        if role.endswith(UNLIT):
            continue  # what lies in the dark for a moment is not meant to be read
        quiet = role in ("street", "street-2", "roof", "lit") or "-half-" in role
        if quiet or role.endswith("-edge") or style.bgcolor is None:
            continue
        assert style.color is not None
        contrast = contrast_of(style.color, style.bgcolor)
        assert contrast >= 4.5, f"{role}: {contrast:.1f}"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_role_has_a_style(theme: Theme) -> None:
    styles = assassins_styles(theme)
    offers = [Offer(kind, 1, Direction.EAST) for kind in OfferKind]
    for game in moments(5):
        random = Random(1)
        view = BoardView(
            game.position,
            cursor=random.choice(SQUARES),
            chosen=game.position.knights[0] if game.position.knights else None,
            offers={square: random.choice(offers) for square in random.sample(SQUARES, 30)},
            own=frozenset({1, 2, 3}),
            moved=frozenset(random.sample(SQUARES, 20)),
            left=dict.fromkeys(random.sample(SQUARES, 20), Direction.NORTH),
            danger=dict.fromkeys(random.sample(SQUARES, 20), 2),
            spotlight=frozenset(random.sample(SQUARES, random.choice((0, 2)))),
        )
        for size in SIZES:
            used = {role for row in draw_board(view, *size, GLYPHS[0]).rows() for _, role in row}
            assert used - {""} <= set(styles)


def test_a_theme_of_another_maker_gets_colours_that_fit() -> None:
    assert set(COLOURS) == {theme.name for theme in THEMES}
    for theme in THEMES:
        assert assassins_colours(theme) is COLOURS[theme.name]


def contrast_of(ink: RichColor, ground: RichColor) -> float:
    colours = (Color.from_rich_color(colour) for colour in (ink, ground))
    light, dark = sorted(map(_luminance, colours), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Color) -> float:
    parts = [part / 255 for part in colour.rgb]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("size", SIZES)
def test_a_spotlight_leaves_all_signs_and_darkens_all_other_squares(size: tuple[int, int]) -> None:
    for game in moments(6):
        king = game.position.king
        assert king is not None
        plain = draw_board(BoardView(game.position), *size, GLYPHS[0])
        lit = draw_board(BoardView(game.position, spotlight=frozenset({king})), *size, GLYPHS[0])
        assert lit.text() == plain.text()
        grid = grid_for(*size)
        bright = sum(len(t) for row in lit.rows() for t, role in row if not role.endswith(UNLIT))
        assert bright == grid.width * grid.height


@pytest.mark.parametrize("glyphs", GLYPHS, ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize("size", SIZES)
def test_the_king_bears_his_wounds(size: tuple[int, int], glyphs: Glyphs) -> None:
    """One beside his sign, then two, whoever chooses him; when he falls, so does his crown."""
    position = assassins_game().turn_up(RoundCard(1, 6, True, 5)).end_phase().position
    signs = assassins_signs(glyphs.name)
    king = position.king
    assert king is not None
    drawn = []
    for wounds in range(3):
        ending = Ending.KILLED if wounds > 1 else None
        phase = AssassinsPhase.OVER if ending else position.phase
        wounded = replace(position, wounds=wounds, ending=ending, phase=phase, people_ap=0)
        for view in (BoardView(wounded), BoardView(wounded, cursor=king, chosen=king)):
            text = square_text(draw_board(view, *size, glyphs), king, *size)
            assert text.count(signs.wound) == wounds and signs.king in text
        under = square_text(draw_board(BoardView(wounded, cursor=king), *size, glyphs), king, *size)
        opening, closing = signs.cursor
        assert under.count(opening) == under.count(closing) == 1, "no half of the brackets"
        drawn.append(square_text(draw_board(BoardView(wounded), *size, glyphs), king, *size))
    if signs.halves and len(drawn[0].splitlines()) > 1:
        assert drawn[0].splitlines()[-1] != drawn[2].splitlines()[-1]


def test_a_gate_is_named_whoever_stands_in_it() -> None:
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5)).act("Na4-a3").act("Na3>b3")
    for glyphs in GLYPHS:
        for size in SIZES[1:5]:
            canvas = draw_board(BoardView(game.position), *size, glyphs)
            for gate in game.town.gates:
                assert "gate" in square_text(canvas, gate.square, *size)
            assert "B" in square_text(canvas, parse_square("c3"), *size)


@pytest.mark.parametrize("glyphs", GLYPHS, ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize("size", SIZES[1:5])
def test_no_mark_falls_on_the_word_of_a_gate(size: tuple[int, int], glyphs: Glyphs) -> None:
    """The word is whole, or gives way to what would be done there; nothing of it is left then."""
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5)).act("Na4-a3").act("Na3>b3")
    gate, signs = parse_square("c3"), assassins_signs(glyphs.name)
    plans = (
        (Plan({}, {}, {gate: OfferKind.ARREST}), signs.arrest),
        (Plan({}, {gate: Direction.NORTH}, {}), signs.arrows[Direction.NORTH]),
        (Plan({gate: "0"}, {}, {}), f"{signs.plan}{signs.king}"),
    )
    for plan, mark in plans:
        view = BoardView(game.position, plan=plan)
        text = square_text(draw_board(view, *size, glyphs), gate, *size)
        assert mark in text and "B" in text and "g" not in text
    for view in (
        BoardView(game.position, danger={gate: 2}),
        BoardView(game.position, offers={gate: Offer(OfferKind.PUSH, 1, Direction.EAST)}),
    ):
        text = square_text(draw_board(view, *size, glyphs), gate, *size)
        assert "gate" in text or "g" not in text


@pytest.mark.parametrize("size", [(33, 11), (43, 21), (63, 31), (103, 51)])
@pytest.mark.parametrize("glyphs", [Glyphs.unicode(), Glyphs.ascii()])
def test_the_cursor_hides_no_mark_of_an_assassin(size: tuple[int, int], glyphs: Glyphs) -> None:
    """Whoever chooses the assassins sees at every size which ones are, under the cursor too; and
    where the cursor is."""
    position = assassins_game().position
    signs = assassins_signs(glyphs.name)
    for number in (0, 3, 10):
        square = position.townsfolk[number]
        assert square is not None
        view = BoardView(position, cursor=square, own=frozenset({number}))
        text = square_text(draw_board(view, *size, glyphs), square, *size)
        assert signs.own in text and PAWNS[number] in text
        without = draw_board(replace(view, cursor=None), *size, glyphs)
        assert square_text(without, square, *size) != text


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
