"""The chance to win over a game, a line for each player, drawn in one widget."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad_tui.look.glyphs import Glyphs

_LEFT = 5
_LOW = 6
_Cell = tuple[str, str]


class ChanceChart(Widget):
    """Each player's sign at the height of the chance to win before each round.

    Reactives:
        chances: per seat, the chances (0 to 1) before each round judged, and after the last.
        rounds: how many rounds there are in all; not yet judged ones leave room.
        at: the round looked at, counted from 0.
        seat: whose line is drawn over the others'.
    """

    class Picked(Message):
        """A round was clicked; counted from 0."""

        def __init__(self, at: int) -> None:
            self.at = at
            super().__init__()

    chances: reactive[Sequence[Sequence[float]]] = reactive[Sequence[Sequence[float]]](())
    rounds: reactive[int] = reactive(0)
    at: reactive[int] = reactive(0)
    seat: reactive[int] = reactive(0)

    def __init__(
        self,
        colours: Sequence[int],
        glyphs: Glyphs,
        first_round: int = 1,
        *,
        id: str | None = None,
    ) -> None:
        """``colours`` has each seat's player colour; ``first_round`` the number of the first."""
        super().__init__(id=id)
        self._colours = colours
        self._glyphs = glyphs
        self._first = first_round

    def render(self) -> Content:
        """Lines, axis, and the column of the round looked at."""
        width, height = self.size
        if not self.chances or height < 4 or width < 30:
            return Content("")
        rows: list[list[_Cell]] = [
            [(" ", "") for _ in range(width - _LEFT)] for _ in range(height - 1)
        ]
        column = self._x(self.at)
        for row in rows:
            row[column] = (self._glyphs.side, "$text-muted")
        seats = [seat for seat in range(len(self.chances)) if seat != self.seat]
        for seat in (*seats, self.seat):
            self._draw(rows, seat)
        labels = {0: "100%", (height - 2) // 2: "50%", height - 2: "0%"}
        lines = [
            Content.styled(f"{labels.get(y, ''):>{_LEFT - 1}} ", "$text-muted") + _content(row)
            for y, row in enumerate(rows)
        ]
        return Content("\n").join((*lines, self._axis()))

    def _x(self, at: float) -> int:
        """The column of a round, counted from 0."""
        room = self.size.width - _LEFT - 1
        return round(min(at, self.rounds) * room / max(1, self.rounds))

    def _draw(self, rows: list[list[_Cell]], seat: int) -> None:
        style = f"$player-{self._colours[seat]}"
        bottom = len(rows) - 1
        points = [
            (self._x(at), (1 - chance) * bottom) for at, chance in enumerate(self.chances[seat])
        ]
        # In a low chart the lines between the points would say more than the points can tell.
        between = pairwise(points) if bottom >= _LOW else ()
        for (x, y), (to_x, to_y) in between:
            for step in range(x + 1, to_x):
                height = round(y + (to_y - y) * (step - x) / (to_x - x))
                rows[height][step] = (self._glyphs.dot, style)
        sign = self._glyphs.players[self._colours[seat]]
        for x, y in points:
            rows[round(y)][x] = (sign, f"bold {style}")

    def _axis(self) -> Content:
        text = [" "] * (self.size.width)
        end = -1
        for at in range(self.rounds):
            number = str(self._first + at)
            x = _LEFT + self._x(at)
            if x > end and x + len(number) <= len(text):
                text[x : x + len(number)] = number
                end = x + len(number)
        return Content.styled("".join(text), "$text-muted")

    def on_click(self, event: events.Click) -> None:
        """Goes to the round that was clicked."""
        room = self.size.width - _LEFT - 1
        if self.rounds and event.x >= _LEFT:
            at = round((event.x - _LEFT) * self.rounds / room)
            self.post_message(self.Picked(min(at, self.rounds)))


def _content(row: list[_Cell]) -> Content:
    """A row of cells, equal styles together."""
    runs = [
        ("".join(sign for sign, _ in run), style)
        for style, run in groupby(row, key=lambda cell: cell[1])
    ]
    return Content.assemble(*runs)
