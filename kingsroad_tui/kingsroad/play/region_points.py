"""Points by region and player over the rounds played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual import getters
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad.rounds import RoundReport
from kingsroad_tui.drawing.canvas import Span, fit, width_of
from kingsroad_tui.drawing.plain_content import plain_text
from kingsroad_tui.drawing.spans_content import spans_content
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.play.history_words import POINTS_BY_REGION, points_by_region
from kingsroad_tui.look.glyphs import LETTERS
from kingsroad_tui.shell.host import Host

_COLUMN = 5


class RegionPoints(Widget):
    """A row a region, a column a player; the best of a row stands out.

    Reactives:
        reports: the rounds played.
    """

    HELP = help_texts.REGION_POINTS

    DEFAULT_CSS = """
    RegionPoints { height: auto; width: 1fr; }
    """

    app = getters.app(Host)

    reports: reactive[Sequence[RoundReport]] = reactive[Sequence[RoundReport]]((), layout=True)

    def __init__(self, colours: Sequence[int], *, id: str | None = None) -> None:
        """``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._colours = colours

    def on_glyphs_changed(self) -> None:
        self.refresh()

    def render(self) -> Content:
        return plain_text(spans_content(self._rows(self.size.width)))

    def _rows(self, width: int) -> Iterator[list[Span]]:
        glyphs = self.app.glyphs
        left = max(0, width - _COLUMN * len(self._colours))
        heading: list[Span] = [(fit(POINTS_BY_REGION, left).ljust(left), "title")]
        for colour in self._colours:
            sign = (glyphs.players[colour], f"player-{colour}")
            heading += [(" " * (_COLUMN - 2), ""), (LETTERS[colour], "letter"), sign]
        yield heading
        if not self.reports:
            return
        board = self.reports[0].before.board
        for region, points in points_by_region(self.reports).items():
            name = fit(f"{region} {board.region(region).name}", left - 1, glyphs.ellipsis)
            row: list[Span] = [(name + " " * (left - width_of(name)), "note")]
            best = max(points)
            for number in points:
                role = "quiet" if not number else "strong" if number == best else "note"
                row.append((f"{number or glyphs.dot:>{_COLUMN}}", role))
            yield row
