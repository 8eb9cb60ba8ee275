"""The outlines of the pawns, where there are halves and quarters of a cell to draw them with.

The king wears a crown, which lies below him when he has fallen; a knight is a shield, the people
are round, a revealed assassin is as pointed as a blade: so they are told apart by shape as well as
by colour and sign.

The town of streets and roofs, drawn with everything on it.

A square is two to five rows high where there is room, else one, and so wide that it looks square.
Roofs have a pattern and an outline, streets have neither; a pawn is a solid token with its sign.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple

from assassins.position import EMPTY, KING, KNIGHT
from assassins.town import COLUMNS, SIZE, SQUARES, Direction, Town, neighbour
from kingsroad_tui.assassins.drawing import views
from kingsroad_tui.assassins.look.colours import UNLIT
from kingsroad_tui.assassins.look.signs import PAWNS, AssassinsSigns, assassins_signs
from kingsroad_tui.drawing.canvas import Canvas, cells, width_of
from kingsroad_tui.look.glyphs import Glyphs
from tabletop.words.voice import phrase


class Outline(NamedTuple):
    """The first and the last row of a pawn; between them it is solid."""

    top: str
    bottom: str


def outline(kind: str, wide: int) -> Outline:
    """How a kind of pawn begins and ends that is so many columns wide: an even number, or three,
    where there are two rows and so no first one."""
    inner = wide - 2
    side = wide // 2 - 2  # between the middle and the corner
    round_ = Outline(f"▗{'▄' * inner}▖", f"▝{'▀' * inner}▘")
    match kind:
        case "king":
            return Outline(f"▙{'▄' * side}▟" * 2, "▀" * wide)
        case "fallen":
            return Outline("▄" * wide, f"▛{'▀' * side}▜" * 2)
        case "knight":
            point = f"▝{'█' * inner}▘" if side <= 0 else f"▀▜{'█' * (inner - 2)}▛▀"
            return Outline("▄" * wide, point)
        case "assassin" if wide % 2 == 0:
            return Outline(f"▗{'▄' * side}▟▙{'▄' * side}▖", f"▝{'▀' * side}▜▛{'▀' * side}▘")
        case _:
            return round_


_LIT: Final = "lit"


def draw_board(view: views.BoardView, width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The town in this space of cells."""
    ground = _Ground(
        view.position.town, views.grid_for(width, height), assassins_signs(glyphs.name)
    )
    canvas = _empty_town(ground.town, width, height, glyphs.name).copy()
    drawing = _Drawing(canvas, view, ground)
    drawing.labels()
    for square, offer in view.offers.items():
        if offer.kind is views.OfferKind.GO:
            lit = _lit_square(ground.town, ground.grid, glyphs.name, square)
            canvas.paste(*ground.grid.corner(square), lit)
    for gate in view.position.town.gates:
        drawing.gate(gate.square, gate.direction)
    drawing.contents()
    return _lit_up(canvas, view.spotlight, ground.grid) if view.spotlight else canvas


def _lit_up(canvas: Canvas, squares: Collection[int], grid: views.Grid) -> Canvas:
    """The same with everything in the dark but these squares."""
    dark = Canvas(canvas.width, canvas.height)
    for y, spans in enumerate(canvas.rows()):
        lit = {(x, x + grid.width) for x, top in map(grid.corner, squares) if y - top in grid.rows}
        x = 0
        for text, role in spans:
            for char in cells(text):
                bright = any(left <= x < right for left, right in lit)
                if char:
                    dark.put(x, y, char, role if bright else f"{role}{UNLIT}")
                x += 1
    return dark


class _Ground(NamedTuple):
    """What the town is built of, and how large and with which signs it is drawn."""

    town: Town
    grid: views.Grid
    signs: AssassinsSigns

    def role(self, square: int) -> str:
        """What the ground of a square is, where nothing is offered there."""
        if self.town.roofs[square]:
            return "roof"
        return "street" if (square // SIZE + square % SIZE) % 2 else "street-2"

    def draw(self, canvas: Canvas, square: int, role: str) -> None:
        """The street, or the roof with its pattern and, where it ends, its outline."""
        x, y = self.grid.corner(square)
        roofs = self.town.roofs
        if not roofs[square]:
            for row in range(self.grid.height):
                canvas.put(x, y + row, " " * self.grid.width, role)
            return
        ends = frozenset(
            direction
            for direction in Direction
            if (ahead := neighbour(square, direction)) is None or not roofs[ahead]
        )
        for row in range(self.grid.height):
            for column in range(self.grid.width):
                here = self._outline(ends, column, row)
                sign = self.signs.edges.get(here, self.signs.roof)
                canvas.put(x + column, y + row, sign, f"{role}-edge" if here else role)

    def put_middle(self, canvas: Canvas, square: int, text: str, role: str) -> None:
        x, y = self.grid.corner(square)
        left = max(0, (self.grid.width - len(text)) // 2)
        canvas.put(x + left, y + (self.grid.height - 1) // 2, text, role)

    def _outline(self, ends: frozenset[Direction], column: int, row: int) -> frozenset[Direction]:
        """The directions in which the roof ends at a cell; without room none north and south."""
        width, height = self.grid
        here = {Direction.WEST: column == 0, Direction.EAST: column == width - 1}
        if height > 1:
            here |= {Direction.NORTH: row == 0, Direction.SOUTH: row == height - 1}
        return frozenset(direction for direction in ends if here.get(direction))


@lru_cache(maxsize=8)
def _empty_town(town: Town, width: int, height: int, glyphs: str) -> Canvas:
    """The streets and roofs, which never change; nobody may draw on them."""
    canvas = Canvas(width, height)
    ground = _Ground(town, views.grid_for(width, height), assassins_signs(glyphs))
    for square in SQUARES:
        role = ground.role(square)
        ground.draw(canvas, square, role)
        if not town.roofs[square] and square not in town.gate_squares:
            ground.put_middle(canvas, square, ground.signs.street, role)
    return canvas


@lru_cache(maxsize=1024)
def _lit_square(town: Town, grid: views.Grid, glyphs: str, square: int) -> Canvas:
    """A square that can be gone to, without what is on it; nobody may draw on it."""
    x, y = grid.corner(square)
    board = Canvas(x + grid.width, y + grid.height)
    _Ground(town, grid, assassins_signs(glyphs)).draw(board, square, _LIT)
    return board.part(x, y, grid.width, grid.height)


class _Drawing:
    """One drawing under way."""

    def __init__(self, canvas: Canvas, view: views.BoardView, ground: _Ground) -> None:
        self._canvas = canvas
        self._view = view
        self._ground = ground
        _, self._grid, self._signs = ground
        self._occupants = view.position.occupants()

    def labels(self) -> None:
        """The letters of the columns and the numbers of the rows; those of the cursor stand out."""
        row, column = divmod(self._view.cursor, SIZE) if self._view.cursor is not None else (-1, -1)
        middle = (self._grid.width - 1) // 2
        for number, letter in enumerate(COLUMNS):
            role = "label-here" if number == column else "label"
            self._canvas.put(views.LABELS + number * self._grid.width + middle, 0, letter, role)
        for number in range(SIZE):
            y = views.HEADER + number * self._grid.height + (self._grid.height - 1) // 2
            role = "label-here" if number == row else "label"
            self._canvas.put(0, y, f"{number + 1:>2}", role)

    def _ground_role(self, square: int) -> str:
        offer = self._view.offers.get(square)
        if offer is not None and offer.kind is views.OfferKind.GO:
            return _LIT
        return self._ground.role(square)

    def gate(self, square: int, direction: Direction) -> None:
        """A gate: on the edge of the roof behind it, where a pawn in front hides nothing of it."""
        behind = neighbour(square, direction)
        at = square if behind is None else behind
        facing = direction if behind is None else _opposite(direction)
        x, y = self._grid.corner(at)
        width, height = self._grid
        role = f"{self._ground_role(at)}-gate"
        if facing in (Direction.NORTH, Direction.SOUTH):
            row = y if facing is Direction.NORTH else y + height - 1
            # In a single row the roof's pattern must stay visible on both sides.
            inset = 0 if height > 1 else 1
            level = self._signs.gate_level * (width - 2 * inset)
            self._canvas.put(x + inset, row, level, role)
        else:
            column = x if facing is Direction.WEST else x + width - 1
            for row in range(height):
                self._canvas.put(column, y + row, self._signs.gate_upright, role)

    def _gate_label(self, square: int, ground: str) -> None:
        """The word in the last row of a gate's square, even with somebody there, where it has room:
        no mark falls on it."""
        x, y = self._grid.corner(square)
        width, height = self._grid
        gates = self._ground.town.gate_squares
        if square in gates and height > 1 and not self._marked_below(square):
            word = phrase("assassins-gate-on-board")
            if (left := width - width_of(word)) >= 0:
                self._canvas.put(x + left // 2, y + height - 1, word, f"{ground}-gate")

    def _marked_below(self, square: int) -> bool:
        """Whether a mark beside the pawn on a square comes down to the square's last row."""
        view, plan = self._view, self._view.plan
        marked = {*plan.marks, *plan.ends, *plan.ways} if plan is not None else set[int]()
        if self._grid.height == 2:
            marked |= {*view.danger, *view.offers}
        return square in marked and self._occupants[square] != EMPTY

    def contents(self) -> None:
        """What is on the squares, beside the ground: pawns, prices, a trail, a plan, the cursor."""
        view, plan = self._view, self._view.plan
        planned = () if plan is None else (*plan.ends, *plan.ways)
        cursor = () if view.cursor is None else (view.cursor,)
        occupied = (square for square in SQUARES if self._occupants[square] != EMPTY)
        gates = self._ground.town.gate_squares
        for square in {*occupied, *gates, *view.left, *view.offers, *planned, *cursor}:
            self._contents_of(square)

    def _contents_of(self, square: int) -> None:
        ground = self._ground_role(square)
        offer = self._view.offers.get(square)
        occupied = self._occupants[square] != EMPTY
        if occupied:
            self._pawn(square, ground)
        self._gate_label(square, ground)
        if occupied:
            self._plan_on_pawn(square, ground)
            self._danger(square, ground)
            if offer is not None:
                self._offer_on_pawn(square, offer, ground)
        elif (direction := self._view.left.get(square)) is not None:
            self._put_middle(square, self._signs.arrows[direction], f"{ground}-trail")
        elif offer is not None:
            self._price(square, offer.price, f"{ground}-lit")
        elif (planned := self._planned(square)) is not None:
            self._put_middle(square, planned, f"{ground}-plan")
        if square == self._view.cursor:
            self._cursor(square, ground)

    def _put_middle(self, square: int, text: str, role: str) -> None:
        self._ground.put_middle(self._canvas, square, text, role)

    def _price(self, square: int, price: int, role: str) -> None:
        """What it costs to go to an empty square; in a narrow one a column aside from a price that
        stands at the edge of the square before it, as 1 and 4AP would read as 14AP."""
        beside, room = neighbour(square, Direction.WEST), self._grid.width
        close = (
            room <= 4
            and beside is not None
            and beside in self._view.offers
            and self._occupants[beside] != EMPTY
        )
        text = phrase("assassins-price", ap=price)
        self._put_middle(square, f" {text}"[:room] if close else text, role)

    def _pawn(self, square: int, ground: str) -> None:
        """A token with its sign in the middle; with an outline above and below where that works."""
        x, y = self._grid.corner(square)
        width, height = self._grid
        kind, before, sign, behind = self._token(square)
        role = kind
        if square in self._view.moved:
            role, (before, behind) = f"{kind}-moved", self._signs.moved
        if square == self._view.chosen:
            role, (before, behind) = f"{kind}-chosen", self._signs.chosen
        before, behind = self._wounded(square, before, behind)
        half = f"{'chosen' if square == self._view.chosen else kind}-half-{ground}"
        wide = 3 if width <= 4 else width - 2
        left = x if width <= 4 else x + 1
        first, last = (0, 0) if height <= 2 else (1, height - 2)
        middle = (height - 1) // 2
        side = (wide - 3) // 2
        for row in range(first, last + 1):
            text = " " * wide
            if row == middle:
                text = f"{' ' * side}{before}{sign}{behind}{' ' * (wide - 3 - side)}"
            self._canvas.put(left, y + row, text, role)
        if self._signs.halves and height > 1:
            fallen = kind == "king" and self._view.position.wounds > 1
            top, bottom = outline("fallen" if fallen else kind, wide)
            if height > 2:
                self._canvas.put(left, y, top, half)
            self._canvas.put(left, y + height - 1, bottom, half)

    def _wounded(self, square: int, before: str, behind: str) -> tuple[str, str]:
        """What stands beside a pawn's sign; beside the king's, a sign for each of his wounds."""
        if self._occupants[square] != KING:
            return before, behind
        wounds = self._view.position.wounds
        return self._signs.wound if wounds else before, self._signs.wound if wounds > 1 else behind

    def _token(self, square: int) -> tuple[str, str, str, str]:
        """The kind of pawn on a square, its sign, and what stands before and behind that."""
        who = self._occupants[square]
        plain = " " if self._signs.halves else ""
        if who == KING:
            return "king", plain or "(", self._signs.king, plain or ")"
        if who == KNIGHT:
            number = self._view.numbers.get(square)
            return "knight", plain or "<", "N" if number is None else str(number), plain or ">"
        person = who - 1
        letter = PAWNS[person]
        if person in self._view.position.revealed:
            return "assassin", self._signs.revealed, letter, self._signs.revealed
        if person in self._view.own:
            return "own", plain or "(", letter, self._signs.own
        return "person", plain or "(", letter, plain or ")"

    def _offer_on_pawn(self, square: int, offer: views.Offer, ground: str) -> None:
        """What can be done to the pawn there: a sign and the price, beside it or over its sides."""
        x, y = self._grid.corner(square)
        width, height = self._grid
        sign = {
            views.OfferKind.PUSH: self._signs.arrows[offer.direction],
            views.OfferKind.ARREST: self._signs.arrest,
            views.OfferKind.STRIKE: self._signs.strike,
            views.OfferKind.GO: self._signs.arrows[offer.direction],
            views.OfferKind.CHOOSE: self._signs.own,
        }[offer.kind]
        role = f"{ground}-lit"
        if height == 1:
            kind, *_ = self._token(square)
            self._canvas.put(x, y, sign, kind)
            self._canvas.put(x + 2, y, str(offer.price), kind)
            return
        column = x + width - 1
        self._canvas.put(column, y, str(offer.price), role)
        self._canvas.put(column, y + 1, sign, role)

    def _planned(self, square: int) -> str | None:
        """What a hint has to say about an empty square: who would end there, or go on from it."""
        plan = self._view.plan
        if plan is None:
            return None
        if square in plan.ends:
            return f"{self._signs.plan}{self._sign_of(plan.ends[square])}"
        return self._signs.arrows[plan.ways[square]] if square in plan.ways else None

    def _plan_on_pawn(self, square: int, ground: str) -> None:
        """What would be done to the pawn there, or who would end there after it has gone."""
        plan = self._view.plan
        x, y = self._grid.corner(square)
        width, height = self._grid
        if plan is None:
            return
        signs = {
            views.OfferKind.ARREST: self._signs.arrest,
            views.OfferKind.CHOOSE: self._signs.own,
        }
        sign = signs.get(plan.marks.get(square, views.OfferKind.STRIKE), self._signs.strike)
        if height == 1:
            if square in plan.marks:
                kind, *_ = self._token(square)
                self._canvas.put(x, y, sign, kind)
            return
        column = x + width - 1
        if square in plan.marks:
            self._canvas.put(column, y + height - 1, sign, f"{ground}-plan")
        elif square in plan.ends:
            ends = f"{self._signs.plan}{self._sign_of(plan.ends[square])}"
            self._canvas.put(column - 1, y + height - 1, ends, f"{ground}-plan")
        elif square in plan.ways:
            sign = self._signs.arrows[plan.ways[square]]
            self._canvas.put(column, y + height - 1, sign, f"{ground}-plan")

    def _sign_of(self, key: str) -> str:
        """The sign of the pawn that a key chooses."""
        return self._signs.king if key == "0" else key.upper()

    def _danger(self, square: int, ground: str) -> None:
        """With how few action points the pawn there could strike the king."""
        price = self._view.danger.get(square)
        if price is None:
            return
        x, y = self._grid.corner(square)
        width, height = self._grid
        kind, *_ = self._token(square)
        if height == 1:
            self._canvas.put(x, y, "!", kind)
            self._canvas.put(x + 2, y, str(price), kind)
            return
        # Where a token leaves a column free on its right only, the mark stands there.
        column = x + width - 1 if width <= 4 else x
        self._canvas.put(column, y, "!", f"{ground}-danger")
        self._canvas.put(column, y + 1, str(price), f"{ground}-danger")

    def _cursor(self, square: int, ground: str) -> None:
        """Brackets around the square; around the sign of a pawn where they touch it."""
        x, y = self._grid.corner(square)
        width, height = self._grid
        before, behind = self._signs.cursor
        occupied = self._occupants[square] != EMPTY
        if occupied and width <= 4:
            if square != self._view.chosen:
                kind, *_ = self._token(square)
                self._canvas.put(x, y, before, kind)
                if kind != "own":  # whose mark stands there
                    self._canvas.put(x + 2, y, behind, kind)
            return
        role = f"{ground}-cursor"
        row = y + (height - 1) // 2
        self._canvas.put(x, row, before, role)
        self._canvas.put(x + width - 1, row, behind, role)


def _opposite(direction: Direction) -> Direction:
    around = list(Direction)
    return around[(around.index(direction) + 2) % len(around)]
