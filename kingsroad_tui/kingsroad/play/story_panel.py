"""The reveal of a round, in place of the hand: a stage, and below it what happens in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from rich.cells import cell_len
from textual import getters
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region as Area
from textual.reactive import reactive

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.effects import dissolve, glow, sweep
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad.drawing.player_cards import PlayedCards
from kingsroad_tui.kingsroad.drawing.reveal_stage import Stage, called_rows, draw_stage
from kingsroad_tui.kingsroad.play import narration
from kingsroad_tui.kingsroad.play.reveal_frame import FANFARES, FrameKind, RevealCursor, RevealFrame
from kingsroad_tui.kingsroad.play.winning import leaders
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.canvas_widget import EffectWidget
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.widgets.story import Story

_TURNING: Final = 0.4
"""The most seconds in which cards are turned."""

_PAYING: Final = 0.5
"""The most seconds for which a row glows whose points are paid."""

_FANFARE: Final = 1.2
"""The most seconds of a fanfare."""

_LIGHTS: Final = {
    FrameKind.GOAL: "warning",
    FrameKind.SETTLED: "success",
    FrameKind.TIE: "warning",
    FrameKind.WON: "success",
}
"""What the screen celebrates, and in which light."""


class RevealStage(EffectWidget):
    """Cards, a region that is scored, or everybody's points.

    Reactives:
        stage: what is on it; None before anything is.
    """

    DRAWN_FROM = ("stage",)

    stage: reactive[Stage | None] = reactive[Stage | None](None, repaint=False)

    def show(self, stage: Stage, seconds: float) -> None:
        """What is on the stage now, for so many seconds; without any nothing moves (0)."""
        if stage == self.stage:
            return
        self.end_effect()
        self.stage = stage
        if seconds > 0:
            self._celebrate(stage.frame, seconds)

    def _celebrate(self, frame: RevealFrame, seconds: float) -> None:
        if frame.kind is FrameKind.CARDS:
            self.play(dissolve, min(_TURNING, seconds))
        elif (light := _LIGHTS.get(frame.kind)) is not None:
            self.play(sweep, min(_FANFARE, seconds), colour=light)
        elif frame.kind is FrameKind.RACE and leaders(frame.scores_before) != leaders(
            frame.position.scores
        ):
            self.play(sweep, min(_FANFARE, seconds), Area(0, 0, self.size.width, 2))
        elif self.stage is not None and frame.kind is FrameKind.PLACE:
            rows = called_rows(self.stage, *self.size, self.app.glyphs)
            if rows is not None:
                area = Area(rows.x, rows.y, rows.width, rows.height)
                self.play(glow, min(_PAYING, seconds), area, colour="warning")

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.stage is None:
            return Canvas(width, height)
        return draw_stage(self.stage, width, height, glyphs)


_WORD: Final = 6
"""Cells that a line may leave free because the next word does not fit."""


class StoryPanel(Story[RevealCursor], Vertical, can_focus=False):
    """Shows a reveal frame by frame: `FrameShown` lets the map follow.

    Where animations are switched off, steps are shown complete. The panel is laid out once: stage,
    sentences and the last line keep their rows from the first frame to the last.
    """

    HELP = "story"

    stage = getters.query_one(RevealStage)
    page = getters.query_one("#page", VerticalScroll)

    @dataclass
    class FrameShown(WidgetMessage["StoryPanel"]):
        """A frame is to be shown now.

        Attributes:
            frame: the frame.
            title: in a few words what it is about.
            seconds: how long it stays if nobody presses a key; 0 where nothing moves.
        """

        frame: RevealFrame
        title: str
        seconds: float

    def __init__(
        self, says: Callable[[], tuple[str, ...]], colours: Sequence[int], *, id: str | None = None
    ) -> None:
        """``says`` names everybody, in seat order; ``colours`` are each seat's."""
        super().__init__(id=id)
        self._says = says
        self._names = says()
        self._colours = tuple(colours)
        self._final_runs = False
        self._last_stays = False
        self._epilogue = ""
        """What is said behind the last frame."""

        self._long = True
        """Whether the text shown may need to be scrolled."""

    def compose(self) -> ComposeResult:
        yield RevealStage(id="stage")
        with VerticalScroll(id="page", can_focus=False):
            yield PlainStatic(id="scene")
        yield PlainStatic(id="go-on")

    def tell(
        self,
        frames: tuple[RevealFrame, ...],
        beat: float,
        *,
        by_hand: bool = False,
        final_runs: bool = False,
        last_stays: bool = False,
        epilogue: str = "",
    ) -> None:
        """Begins a reveal.

        Args:
            frames: what to show, at least one frame.
            beat: the seconds of a beat.
            by_hand: whether to wait for `forward` at the end of every step.
            final_runs: whether the final scoring goes on by itself all the same.
            last_stays: whether the last frame stays until a key is pressed.
            epilogue: what is said behind the last frame.
        """
        self._epilogue = epilogue
        self._final_runs, self._last_stays = final_runs, last_stays
        self._beat = beat
        cursor = RevealCursor(frames)
        self.begin(cursor if self.animated else cursor.settled(), beat, by_hand=by_hand)

    def forward(self) -> None:
        """Shows what is out of sight, then completes the step, then shows the next one."""
        cursor = self._cursor
        if cursor is None:
            return
        if cursor.frame.completes and self.page.scroll_offset.y < self.page.max_scroll_y:
            self.page.scroll_page_down(animate=False)
        elif self._by_hand and self.animated and self.waits:
            self._go_to(cursor.tick())
        else:
            super().forward()

    @property
    def waits(self) -> bool:
        cursor = self._cursor
        if cursor is None or self._held:
            return self._held
        last = cursor.frame is cursor.frames[-1]
        by_hand = self._by_hand and not (self._final_runs and cursor.frame.final)
        return (by_hand and cursor.frame.completes) or (self._last_stays and last)

    def on_shown_anew(self) -> None:
        self._names = self._says()
        if self._cursor is not None:
            self.show(self._cursor)

    def show(self, cursor: RevealCursor) -> None:
        """Says that the frame is to be shown: title, map and stage are drawn together then."""
        frame = cursor.frame
        moves = self.animated and (not cursor.rushed or frame.kind in FANFARES)
        seconds = cursor.beats * self._beat if moves else 0.0
        self.post_message(
            self.FrameShown(self, frame, narration.frame_title(frame, self._names), seconds)
        )

    def show_now(self, seconds: float) -> None:
        """Draws the stage and the sentences of the frame that is shown."""
        cursor = self._cursor
        if cursor is None:
            return
        frame = cursor.frame
        self._draw(cursor, seconds)
        if cursor.rushed or frame.kind in (FrameKind.FACE_DOWN, FrameKind.REGION):
            if self.page.scroll_offset.y:
                self.page.scroll_home(animate=False)
        elif self._long:
            self.call_after_refresh(self.page.scroll_end, animate=False)
        self.set_class(self.waits, "waiting")
        self.query_one("#go-on", PlainStatic).update(
            narration.how_to_go_on(keys_on(self.screen)) if self.waits else "", layout=False
        )

    def draw(self, cursor: RevealCursor) -> None:
        self._draw(cursor, 0.0)

    def _draw(self, cursor: RevealCursor, seconds: float) -> None:
        frame = cursor.frame
        words = short_names(frame.position.board)
        cards = PlayedCards(frame.cards, self._names, self._colours, words, frame.lit)
        self.stage.show(Stage(frame, cards), seconds)
        # Where no row is kept for it, the last sentence says that somebody has to press a key.
        ends = self.waits and not self.query_one("#go-on").display
        coda = narration.how_to_go_on(keys_on(self.screen)) if ends else ""
        said, coda = self._said(frame, coda)
        *before, newest = said
        parts: list[Content | str | tuple[str, str]] = [
            *before,
            (newest, "bold"),
            (coda, "$accent"),
        ]
        text = Content.assemble(*parts)
        # Laying the screen out anew costs more than all the rest: only for what has to be scrolled.
        long = self._lines(text.plain.splitlines()) > self.page.size.height
        self.query_one("#scene", PlainStatic).update(text, layout=long or self._long)
        self._long = long

    def _said(self, frame: RevealFrame, coda: str) -> tuple[list[str], str]:
        """The sentences of the step so far, as many as there is room for, and then the coda.

        The coda is left out before anything has to be scrolled.

        The stage shows the first ones too: they are left out before anything has to be scrolled.
        A line for each where there is room.
        """
        said = [*narration.frame_sentences(frame, self._names), *self._epilogue_of(frame)]
        sentences = [self.app.glyphs.spelled(each) for each in said]
        room = self.page.size.height
        spare = range(1 + min(narration.shown_on_stage(frame), len(sentences) - 1))
        for end, gap, start in product((coda, ""), "\n ", spare):
            kept = sentences[start:]
            if self._lines(gap.join([*kept, *([end] if end else [])]).splitlines()) <= room:
                break
        *before, newest = kept
        return [*(f"{sentence}{gap}" for sentence in before), newest], f"{gap}{end}" if end else ""

    def _epilogue_of(self, frame: RevealFrame) -> list[str]:
        last = self._cursor is not None and frame is self._cursor.frames[-1]
        return [self._epilogue] if last and self._epilogue else []

    def _lines(self, paragraphs: Sequence[str]) -> int:
        """At least as many lines as these paragraphs take."""
        width = max(1, self.size.width - 4 - _WORD)
        return sum(max(1, -(-cell_len(paragraph) // width)) for paragraph in paragraphs)
