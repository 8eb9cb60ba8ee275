"""The score track: 0 to 40, and on past 40, with everybody's token on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    last = _end(max(position.scores))
    if height > position.num_players:
        _draw_lanes(canvas, position, last, glyphs, colours)
    elif width > 0:
        _draw_line(canvas, position, last, glyphs, colours, gained=gained)
    return canvas


def _end(highest: int) -> int:
    """The last score on the track: past 40 it grows by tens, so that figures mostly stand still.

    Whoever has 40 stands behind the figure, so that the track goes on there.
    """
    return GOAL + 10 if highest == GOAL else max(GOAL, -(-highest // 10) * 10)


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
    at = _column(GOAL, last, length)
    canvas.put(at, position.num_players, str(GOAL), "strong")
    _draw_figures(canvas, position.num_players, last, length, {at: GOAL, at + 1: GOAL})


def _draw_line(
    canvas: Canvas,
    position: Position,
    last: int,
    glyphs: Glyphs,
    colours: tuple[int, ...],
    *,
    gained: tuple[int, ...],
) -> None:
    """Tokens on one line, and the figures below it, or on it where they leave the tokens free.

    The 40 stands at its place whatever comes; everybody below 40 is left of it, all others right.
    """
    canvas.put(0, 0, glyphs.line * canvas.width, "quiet")
    length = canvas.width - len(str(last)) + 1  # the last figure begins at its place
    figures = int(canvas.height > 1)
    goal = _column(GOAL, last, length)
    order = sorted(position.seats, key=lambda seat: position.scores[seat])
    wanted = [_column(position.scores[seat], last, length) for seat in order]
    behind = sum(position.scores[seat] < GOAL for seat in order)
    for mark, gap in ((str(GOAL), 1), (glyphs.side, 0), ("", 0)):
        taken = 0 if figures else len(mark) + gap
        left = _side_by_side(wanted[:behind], 0, goal - gap * (not figures))
        right = _side_by_side(wanted[behind:], goal + taken, canvas.width)
        if left is not None and right is not None:
            break
    else:
        left, right = _side_by_side(wanted, 0, canvas.width) or wanted, []
    tokens = dict(zip(order, [*left, *right], strict=True))
    for seat, points in enumerate(gained):
        start = _column(position.scores[seat] - points, last, length)
        canvas.put(start, 0, glyphs.link * (tokens[seat] - start), f"player-{colours[seat]}")
    # Figures come over the ways, which would leave halves of them.
    canvas.put(goal, figures, mark, "strong")
    held = {} if figures else {at: position.scores[seat] for seat, at in tokens.items()}
    held |= dict.fromkeys(range(goal, goal + len(mark)), GOAL)
    _draw_figures(canvas, figures, last, length, held)
    for seat, at in tokens.items():
        canvas.put(at, 0, glyphs.players[colours[seat]], f"player-{colours[seat]}")


def _side_by_side(wanted: Sequence[int], low: int, high: int) -> list[int] | None:
    """A column for each, ascending and none twice, from ``low`` to before ``high``.

    Each is as near as possible to the one wanted, pushed to the left by those ahead; at the start
    those behind push to the right. None where there is no room for all.
    """
    columns = list(wanted)
    if columns and len(columns) > high - low:
        return None
    free = high
    for number in reversed(range(len(columns))):
        free = columns[number] = min(columns[number], free - 1)
    for number, column in enumerate(columns):
        free = columns[number] = max(column, low if number == 0 else free + 1)
    return columns


def _draw_figures(canvas: Canvas, y: int, last: int, length: int, held: Mapping[int, int]) -> None:
    """Every tenth number but 40, where nothing stands on it, beside it or on the wrong side.

    ``held`` has the score of what stands in a column already.
    """
    step = 10 if last <= 60 else 20 if last <= 200 else 100
    taken = dict(held)
    for score in range(0, last + 1, step):
        column, text = _column(score, last, length), str(score)
        cells = range(column, column + len(text))
        free = taken.keys().isdisjoint(range(column - 1, cells.stop + 1))
        if free and all((at < column) == (other < score) for at, other in taken.items()):
            canvas.put(column, y, text, "quiet")
            taken |= dict.fromkeys(cells, score)


def _column(score: int, last: int, length: int) -> int:
    return round(score * (length - 1) / last) if length > 0 else 0


class ScoreTrack(CanvasWidget):
    """Everybody's score as a token on a track.

    Reactives:
        position: what is public.
        colours: the player colour (0 to 4) of each seat.
        gained: per seat, the points just scored, drawn as the way of the token; may be empty.
    """

    HELP = "score-track"

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
