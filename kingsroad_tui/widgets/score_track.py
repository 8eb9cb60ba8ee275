"""The score track: 0 to 40, and on past 40, with everybody's token on it."""

from __future__ import annotations

from textual.reactive import reactive

from kingsroad.position import GOAL, Position
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


def draw_track(
    position: Position,
    width: int,
    height: int,
    glyphs: Glyphs,
    colours: tuple[int, ...],
    *,
    gained: tuple[int, ...] = (),
) -> Canvas:
    """The track in this space; ``gained`` are points per seat whose way is drawn on the track.

    In one line everybody's token stands on the same track, those with equal scores side by side;
    a second line takes the figures.
    With a line for everyone and one more, each has a track of their own and the score at its end.
    """
    canvas = Canvas(width, height)
    # Past 40 it grows by tens, so that tokens and figures stand still while a game is scored.
    last = max(GOAL, -(-max(position.scores) // 10) * 10)
    if height > position.num_players:
        _draw_lanes(canvas, position, last, glyphs, colours)
    elif width > 0:
        _draw_line(canvas, position, last, glyphs, colours, gained=gained)
    return canvas


def _draw_lanes(
    canvas: Canvas, position: Position, last: int, glyphs: Glyphs, colours: tuple[int, ...]
) -> None:
    length = canvas.width - 5
    for seat in position.seats:
        role = f"player-{colours[seat]}"
        at = _column(position.scores[seat], last, length)
        canvas.put(0, seat, glyphs.dot * length, "quiet")
        canvas.put(0, seat, glyphs.line * at, role)
        canvas.put(at, seat, glyphs.players[colours[seat]], role)
        canvas.put(length + 1, seat, f"{position.scores[seat]:>3}", "note")
    _draw_figures(canvas, position.num_players, last, length, frozenset())


def _draw_line(
    canvas: Canvas,
    position: Position,
    last: int,
    glyphs: Glyphs,
    colours: tuple[int, ...],
    *,
    gained: tuple[int, ...],
) -> None:
    """Tokens on one line, and the figures below it, or on it where they leave the tokens free."""
    canvas.put(0, 0, glyphs.line * canvas.width, "quiet")
    standing: dict[int, list[int]] = {}
    for seat in position.seats:
        column = _column(position.scores[seat], last, canvas.width)
        standing.setdefault(column, []).append(seat)
    # Tokens that share a place stand side by side, pushed to the left by those ahead of them, and
    # at the start of the track to the right by those behind.
    starts: dict[int, int] = {}
    free = canvas.width
    for column in sorted(standing, reverse=True):
        free = starts[column] = min(column, free - len(standing[column]))
    tokens: dict[int, int] = {}
    free = 0
    for column, seats in sorted(standing.items()):
        start = max(free, starts[column])
        tokens |= dict(enumerate(seats, start))
        free = start + len(seats)
    for seat, points in enumerate(gained):
        start = _column(position.scores[seat] - points, last, canvas.width)
        end = _column(position.scores[seat], last, canvas.width)
        canvas.put(start, 0, glyphs.link * (end - start), f"player-{colours[seat]}")
    # Figures come over the ways, which would leave halves of them.
    below = canvas.height > 1
    _draw_figures(canvas, int(below), last, canvas.width, frozenset(() if below else tokens))
    for x, seat in tokens.items():
        canvas.put(x, 0, glyphs.players[colours[seat]], f"player-{colours[seat]}")


def _draw_figures(canvas: Canvas, y: int, last: int, length: int, taken: frozenset[int]) -> None:
    """Every tenth number, where no token stands on it or beside it.

    The one that ends the game is never left out: it gives way to tokens to the nearest free place.
    """
    step = 10 if last <= 60 else 20 if last <= 200 else 100

    def free(column: int, text: str) -> bool:
        return taken.isdisjoint(range(column - 1, column + len(text) + 1))

    text = str(GOAL)
    wanted = min(_column(GOAL, last, length), length - len(text))
    places = sorted(range(length - len(text) + 1), key=lambda column: abs(column - wanted))
    goal = next((column for column in places if free(column, text)), None)
    if goal is not None:
        canvas.put(goal, y, text, "strong")
        taken = taken | set(range(goal, goal + len(text)))
    for score in range(0, last + 1, step):
        text = str(score)
        column = min(_column(score, last, length), length - len(text))
        if score != GOAL and free(column, text):
            canvas.put(column, y, text, "quiet")


def _column(score: int, last: int, length: int) -> int:
    return round(score * (length - 1) / last) if length > 0 else 0


class ScoreTrack(CanvasWidget):
    """Everybody's score as a token on a track.

    Reactives:
        position: what is public.
        colours: the player colour (0 to 4) of each seat.
        gained: per seat, the points just scored, drawn as the way of the token; may be empty.
    """

    HELP = (
        "The score track, from 0 to 40; the game ends after a round in which somebody gets there."
    )

    DRAWN_FROM = ("position", "colours", "gained")

    DEFAULT_CSS = """
    ScoreTrack { height: 1; width: 1fr; }
    """

    position: reactive[Position | None] = reactive[Position | None](None, repaint=False)
    colours: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((0, 1, 2, 3, 4), repaint=False)

    gained: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.position is None:
            return Canvas(width, height)
        return draw_track(
            self.position, width, height, glyphs, tuple(self.colours), gained=tuple(self.gained)
        )
