"""The ladder: a rung for each computer player, where one stands, and the next match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.keys.screen_keys import LADDER_KEYS
from kingsroad_tui.ladder import words
from kingsroad_tui.ladder.drawing import ladder_lines
from kingsroad_tui.ladder.standing import LadderPlace, Rungs
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.rivals.widgets import FacePicture
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


class LadderScreen(HouseScreen[None]):
    """Where one stands; Enter plays on."""

    CSS_PATH = sheet("ladder")
    AUTO_FOCUS = "#play"
    HELP = help_texts.LADDER
    BINDINGS: ClassVar[list[BindingType]] = LADDER_KEYS

    def __init__(self, rungs: Rungs, results: Callable[[], Sequence[KeptResult]]) -> None:
        """``results`` reads what is kept of finished games, oldest first."""
        super().__init__()
        self._rungs = rungs
        self._results = results
        self._standing: LadderPlace | None = None

    def compose(self) -> ComposeResult:
        yield PlainStatic(words.TITLE, id="title")
        yield PlainStatic(words.READING, id="about")
        with Horizontal(id="body"):
            yield PlainStatic(id="rungs")
            with Vertical(id="next"):
                with Horizontal(id="rival"):
                    yield FacePicture(id="face")
                    yield PlainStatic(id="who")
                yield PlainStatic(id="manner")
                yield PlainStatic(id="match")
                yield PlainButton("", id="play", compact=True, variant="primary")
                yield PlainStatic(words.RULES, id="rules")
        yield PlainStatic(id="rating")
        yield PlainStatic(words.WHAT_COUNTS, id="counts")
        yield Footer(show_command_palette=False)

    def on_screen_resume(self) -> None:
        self._read()

    @work(exclusive=True)
    async def _read(self) -> None:
        results = await asyncio.to_thread(self._results)
        self._standing = await asyncio.to_thread(self._rungs.place, results)
        if self.is_mounted:
            self._show()
            self.call_after_refresh(self._show)  # what is said takes room from the picture

    def on_glyphs_changed(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    def _show(self) -> None:
        standing = self._standing
        if standing is None or not self.query("#about"):
            return  # not read yet, or left meanwhile
        match, glyphs = standing.ladder.match, self.app.glyphs
        rival = self._rungs.strengths[match.rung]
        self.query_one("#about", PlainStatic).update(words.title_sentence(standing))
        rungs = self.query_one("#rungs", PlainStatic)
        rungs.update(ladder_lines(standing, glyphs, *rungs.size))
        face = self.query_one(FacePicture)
        face.show(rival.character.name, standing.ladder.rungs.index(match.rung) % 5)
        worth = words.points(self._rungs.anchors.ratings[match.rung])
        who = Content.assemble(
            (rival.character.name, "bold"), (f"\n{rival.label}\n{worth}", "$text-muted")
        )
        self.query_one("#who", PlainStatic).update(who)
        self.query_one("#manner", PlainStatic).update(words.manner_words(self._rungs, match.rung))
        said = glyphs.spelled(words.match_sentence(match, rival.character.name))
        self.query_one("#match", PlainStatic).update(Content.styled(said, "bold $accent"))
        self.query_one("#play", PlainButton).label = words.play_words(match)
        rating = words.rating_sentence(standing.rating, self._rungs)
        self.query_one("#rating", PlainStatic).update(rating)

    @on(PlainButton.Pressed, "#play")
    def action_play(self) -> None:
        if self._standing is not None:
            self.app.go("ladder_game", self._rungs.game)

    def action_statistics(self) -> None:
        self.app.go("statistics", self._rungs.game)

    def action_leave(self) -> None:
        self.dismiss()
