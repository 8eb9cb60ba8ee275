"""The rivals as widgets: somebody who says something, and everybody with a face.

The dialog shows who sits at the table: faces, strength and manner of everybody who plays for the
computer.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.reactive import reactive

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.keys.registry import RIVALS_KEYS
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.rivals.faces import (
    FACE_HEIGHT,
    FACE_WIDTH,
    Rival,
    draw_face,
    draw_remark,
    draw_rivals,
    rivals_height,
)
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.widgets.canvas_widget import CanvasWidget
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say


class RemarkPane(CanvasWidget):
    """Somebody who says something; not there while nobody does.

    Reactives:
        rival: who it is, with what is said; None for nobody.
    """

    DEFAULT_CSS = """
    RemarkPane { height: 6; width: 1fr; display: none; }
    """

    HELP = "remark"

    DRAWN_FROM = ("rival",)

    rival: reactive[Rival | None] = reactive[Rival | None](None, repaint=False)

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.rival is None:
            return Canvas(width, height)
        return draw_remark(self.rival, width, height, glyphs)


class RivalsPane(CanvasWidget):
    """Everybody who plays for the computer, with face and manner.

    Reactives:
        rivals: who they are, in the order of the table.
    """

    DEFAULT_CSS = """
    RivalsPane { height: auto; width: 1fr; }
    """

    HELP = "rivals"

    DRAWN_FROM = ("rivals",)

    def __init__(self, most_rows: int = 1_000, *, id: str | None = None) -> None:
        """With fewer rows than faces need one below the other they stand side by side."""
        super().__init__(id=id)
        self._most_rows = most_rows

    rivals: reactive[tuple[Rival, ...]] = reactive[tuple[Rival, ...]]((), repaint=False)

    def watch_rivals(self, before: tuple[Rival, ...], now: tuple[Rival, ...]) -> None:
        """Lays the screen out anew only for another number of them."""
        if len(before) != len(now):
            self.refresh(layout=True)

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        number = len(self.rivals)
        if not number:
            return 0
        stacked = rivals_height(number, width, stacked=True)
        return (
            stacked if stacked <= self._most_rows else rivals_height(number, width, stacked=False)
        )

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return draw_rivals(self.rivals, width, height, glyphs)


class FacePicture(CanvasWidget):
    """Shows somebody, in the colour of a player."""

    DEFAULT_CSS = f"""
    FacePicture {{ width: {FACE_WIDTH}; height: {FACE_HEIGHT}; }}
    """

    DRAWN_FROM = ("who",)

    who: reactive[tuple[str, int]] = reactive(("", 0), repaint=False)

    def show(self, name: str, colour: int) -> None:
        """Shows somebody else; ``colour`` is a player colour, 0 to 4."""
        self.who = name, colour

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        name, colour = self.who
        return draw_face(name, Mood.CALM, colour, glyphs) if name else Canvas(width, height)


class RivalsDialog(Dialog[None]):
    """The rivals, one below the other."""

    AUTO_FOCUS = "#rivals-page"
    HELP = "rivals"
    BINDINGS: ClassVar[list[BindingType]] = RIVALS_KEYS

    def __init__(self, rivals: tuple[Rival, ...]) -> None:
        super().__init__()
        self._rivals = rivals

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("rivals-remarks-rivals-title"), classes="title")
            if not self._rivals:
                yield PlainStatic(Say("rivals-remarks-no-rivals"))
            with VerticalScroll(id="rivals-page"):
                pane = RivalsPane()
                pane.rivals = self._rivals
                yield pane
