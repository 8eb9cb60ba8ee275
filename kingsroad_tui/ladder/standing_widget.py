"""What a finished game has changed: the match, the title, the rating."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from textual import getters, work
from textual.content import Content

from kingsroad_tui.ladder.daily_words import day_lines
from kingsroad_tui.ladder.standing import AfterGame, Rungs, after_game
from kingsroad_tui.ladder.words import after_sentences
from kingsroad_tui.shell.host import Host
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase


class StandingLines(PlainStatic):
    """Says it as soon as the results are read; nothing where the game is not among them."""

    DEFAULT_CSS = """
    StandingLines { height: auto; display: none; margin-bottom: 1; }
    StandingLines.-known { display: block; }
    """

    app = getters.app(Host)

    def __init__(
        self,
        mark: str,
        rungs: Rungs,
        results: Callable[[], Sequence[KeptResult]],
        *,
        id: str | None = None,
    ) -> None:
        """Of the game with this mark; ``results`` reads those that are kept, oldest first."""
        super().__init__(id=id)
        self._mark = mark
        self._rungs = rungs
        self._results = results
        self.after: AfterGame | None = None

    def on_mount(self) -> None:
        self._find()

    @work(exclusive=True)
    async def _find(self) -> None:
        self.after = await asyncio.to_thread(
            lambda: after_game(self._results(), self._mark, self._rungs)
        )
        if self.after and self.is_mounted and after_sentences(self.after):
            self.update(self._lines)
            self.add_class("-known")

    def _lines(self) -> Content:
        assert self.after is not None
        first, *rest = after_sentences(self.after)
        return Content("\n").join([Content.styled(first, "bold $accent"), *map(Content, rest)])

    def copy_day(self) -> bool:
        """Copies the day's result in three lines; whether this was the day's game."""
        after = self.after
        if after is None or not after.result.occasion.day:
            return False
        ascii_only = self.app.glyphs.name == "ascii"
        text = "\n".join(day_lines(after.result, after.rungs.name, ascii_only=ascii_only))
        self.app.copy_to_clipboard(text)
        self.app.notify(text, title=phrase("ladder-daily-sent"), timeout=10)
        return True
