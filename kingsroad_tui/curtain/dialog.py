"""The curtain: between two people at one terminal, so that nobody sees another's cards.

Its cloth has folds from top to bottom, under a fringe of gold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Resize

from kingsroad_tui.curtain.words import CurtainWords, at_the_curtain
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.keys.key_words import key
from kingsroad_tui.keys.registry import CURTAIN_KEYS
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.canvas_widget import CanvasWidget
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

_FOLD: Final = "0112332100"
"""The shade of each column of a fold, dark to light."""


def draw_cloth(width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The curtain, drawn; a fold's edge is a line, so that it hangs there without colour too."""
    canvas = Canvas(width, height)
    if not height:
        return canvas
    for x in range(width):
        shade = _FOLD[x % len(_FOLD)]
        canvas.fill(x, 0, 1, height, f"art-cloth-{shade}")
        if x % len(_FOLD) == 0:
            for y in range(1, height):
                canvas.put(x, y, glyphs.side, "art-cloth-0")
    canvas.fill(0, 0, width, 1, "art-fringe")
    if glyphs.name != "ascii":
        for x in range(width):
            canvas.put(x, 1, "▀" if x % 2 else "▘", "art-fringe")
    return canvas


class Cloth(CanvasWidget):
    """A curtain as large as the space it gets."""

    DEFAULT_CSS = """
    Cloth { height: 100%; width: 100%; }
    """

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return draw_cloth(width, height, glyphs)


_NAME: Final = 24
"""Cells for a name among the standings."""

_OPEN: Final = (80, 24)
"""From this width and height on the table stays in view, and the curtain hides the hand only."""


class CurtainScreen(HouseScreen[bool]):
    """Covers the hand until the next person is alone with it, or all look again.

    What everybody may see stays in view behind it, where a table is and there is room; the screen
    below has put away whatever is secret (`PlayScreen`).

    Its result is True to go on, and False where who has just chosen wants to choose again, or
    where nobody needs to see what is behind it.
    """

    CSS_PATH = sheet("curtain")
    AUTO_FOCUS = "#ready"
    BINDINGS: ClassVar[list[BindingType]] = CURTAIN_KEYS

    def __init__(self, says: Callable[[], CurtainWords]) -> None:
        super().__init__()
        self._says = says
        self._words = says()
        self._asked = False
        """Whether the next press drops the last choice."""

    def compose(self) -> ComposeResult:
        words = self._words
        self._open_or_close(*self.app.size)
        yield Cloth(id="cloth")
        with VerticalScroll(id="curtain", can_focus=False):
            if words.status:
                yield PlainStatic(self.app.glyphs.spelled(words.status), id="status")
            yield PlainStatic(self._headline(), id="who", classes="line")
            yield PlainStatic(words.call, classes="line")
            yield PlainButton(words.button, variant="primary", id="ready")
            if words.standings:
                yield PlainStatic(self._standings(), id="standings")
            if words.again:
                yield PlainStatic(
                    Say("curtain-chooses-again", key=key("curtain.again"), name=words.again),
                    id="again",
                )
        yield Footer(show_command_palette=False)

    def on_shown_anew(self) -> None:
        self._words = self._says()
        self.refresh(recompose=True)

    def on_resize(self, event: Resize) -> None:
        self._open_or_close(*event.size)

    def _open_or_close(self, width: int, height: int) -> None:
        """Leaves the table in view where there is one and room for both."""
        roomy = width >= _OPEN[0] and height >= _OPEN[1]
        self.set_class(roomy and bool(self._words.standings), "open")

    def _standings(self) -> Content:
        """A line for everybody: badge, name, points, those of the last round, what comes now."""
        lines = []
        room = min(_NAME, max(cell_len(standing.name) for standing in self._words.standings))
        states = max(len(standing.state) for standing in self._words.standings)
        for standing in self._words.standings:
            colour = standing.colour
            name = Content(standing.name).truncate(room, ellipsis=True)
            gain = f"+{standing.gained}" if standing.gained else ""
            lines.append(
                Content.assemble(
                    (LETTERS[colour], "bold"),
                    (self.app.glyphs.players[colour], f"$player-{colour}"),
                    " ",
                    name.pad_right(room - name.cell_length),
                    (f"{standing.score:>4}", "bold"),
                    (f" {gain:<4}", "$accent"),
                    (standing.state.ljust(states), "bold" if standing.turn else "$text-muted"),
                )
            )
        return Content("\n").join(lines)

    def _headline(self) -> Content:
        """The headline, with the name at its end on that player's colour."""
        words = self._words
        before, name, after = words.headline.rpartition(words.name or words.headline)
        if words.colour is None:
            return Content.assemble(before, (name, "bold"), after)
        badge = f"{LETTERS[words.colour]}{self.app.glyphs.players[words.colour]}"
        shield = f"bold $background on $player-{words.colour}"
        return Content.assemble(before, (f"{badge} {name}", shield), after)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        offered = {"again": bool(self._words.again), "not_now": self._words.optional}
        return offered.get(action, True)

    def help_now(self) -> list[tuple[str, str]]:
        return [("Now", at_the_curtain(self._words.call, self._words.again))]

    @on(PlainButton.Pressed)
    def action_ready(self) -> None:
        self.dismiss(True)

    def action_again(self) -> None:
        """Asks first: somebody who presses it may not be the one whose cards go back."""
        if self._asked:
            self.dismiss(False)
            return
        self._asked = True
        self.query_one("#again", PlainStatic).update(
            phrase("curtain-once-more", key=key("curtain.again"), name=self._words.again)
        )

    def action_not_now(self) -> None:
        """Opened by mistake: nothing is shown, and the game goes on as it was."""
        self.dismiss(False)

    def action_leave(self) -> None:
        self.app.go("back")
