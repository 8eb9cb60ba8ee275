"""What stands beside the board: the card, the king, the people, the deck, the running phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.look.colours import assassins_colours
from kingsroad_tui.assassins.look.signs import assassins_signs
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.side import Beside, sections_beside
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.look.grounds import Colours
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic

_STYLES = {
    "text": "",
    "quiet": "$text-muted",
    "strong": "bold $primary",
    "gone": "$text-muted strike",
    "title": "bold $accent",
    "answer": "bold $text-warning",
    "alarm": "bold $text-error",
    "heart": "bold $text-error",
}

_MOST_SECTIONS: Final = 7
_PADDING: Final = 2


@lru_cache(maxsize=4096)
def _rows_of(text: str, width: int) -> int:
    """The rows that a text takes in so many cells: the same texts are weighed again and again."""
    return 1 if cell_len(text) <= width else Content(text).get_height({}, width)


class AssassinsSide(VerticalScroll, can_focus=False):
    """Everything public that the board does not show."""

    app = getters.app(Host)

    HELP = "town-side"

    followed = False
    """Whether a real table is followed."""

    def compose(self) -> ComposeResult:
        for _ in range(_MOST_SECTIONS):
            yield PlainStatic(classes="band")
            yield PlainStatic(classes="body")

    def on_mount(self) -> None:
        self._beside: Beside | None = None
        self._hint = NO_HINT
        self._read = self._unread = 0
        self._lesson: tuple[str, tuple[Line, ...]] = ("", ())
        self._verdict = ""
        self.watch(self.app, "theme", self._write, init=False)

    def show(
        self,
        game: AssassinsGame,
        position: AssassinsPosition | None = None,
        own: frozenset[int] = frozenset(),
    ) -> None:
        """The game as it stands, or one position of its story; ``own`` are the assassins that
        the people's player alone may see."""
        before = self._beside
        position = position or game.position
        if (
            before is None
            or game is not before.game
            or position is not before.position
            or own != before.own
        ):
            self._beside = Beside(game, position, own, here=keys_on(self.screen))
            self._write()

    def show_hint(self, hint: Hint) -> None:
        """A hint beside the board, from its first sentence on."""
        if hint != self._hint:
            self._read = 0
        self._hint = hint
        self.scroll_home(animate=False)
        self._write()

    def read_on(self) -> bool:
        """Shows what of the hint had no room; whether there was anything."""
        if not self._unread:
            return False
        self._read = max(self._read + 1, len(self._hint.sentences) - self._unread)
        self._write()
        return True

    def show_verdict(self, words: str) -> None:
        """How well one's own last phase was played, or nothing of it, until something else is."""
        if words != self._verdict:
            self._verdict = words
            self._write()

    def show_lesson(self, title: str, paragraphs: Sequence[Line]) -> None:
        """The words of a lesson, with the card alone below them."""
        self._lesson = (title, tuple(paragraphs))
        self._write()

    def _write(self) -> None:
        if self._beside is None:
            return
        hint = self._hint.read_on(self._read)
        beside = replace(
            self._beside,
            hint=hint,
            lesson=self._lesson,
            verdict=self._verdict,
            followed=self.followed,
        )
        signs = assassins_signs(self.app.glyphs.name)
        width = self._width
        sections, apart, self._unread = sections_beside(
            beside, signs, width, self.size.height, self._rows
        )
        self.set_class(apart, "roomy")
        bands = self.query(".band").results(PlainStatic)
        bodies = self.query(".body").results(PlainStatic)
        for at, (band, body) in enumerate(zip(bands, bodies, strict=True)):
            band.display = body.display = at < len(sections)
            if at < len(sections):
                title, note, lines = sections[at]
                band.update(self._title(title, note))
                body.update(Content("\n").join(map(self._content, lines)))

    @property
    def _width(self) -> int:
        """Cells for words: at least one, also in a terminal that is being dragged shut."""
        return max(1, self.size.width - _PADDING)

    def _rows(self, line: Line) -> int:
        return _rows_of(self.app.glyphs.spelled("".join(text for text, _ in line)), self._width)

    def _title(self, title: str, note: str) -> Content:
        """A title, and at the right what belongs to it, where that has room."""
        spelled = self.app.glyphs.spelled
        room = self._width - cell_len(title) - cell_len(note)
        parts = [(spelled(title), _STYLES["title"])]
        if note and room > 0:
            parts.append((f"{' ' * room}{spelled(note)}", _STYLES["quiet"]))
        return Content.assemble(*parts)

    on_shown_anew = on_resize = _write

    def _content(self, line: Line) -> Content:
        spelled = self.app.glyphs.spelled
        return Content.assemble(*((spelled(text), self._style(role)) for text, role in line))

    def _style(self, role: str) -> str:
        """How a role looks; pawns and their points have the colours of the board."""
        if role in _STYLES:
            return _STYLES[role]
        kind, _, token = role.partition("-")
        if Colours.of_system(self.app.console.color_system) is Colours.FEW:
            return "bold reverse" if token else "bold"
        ground, ink = assassins_colours(self.app.current_theme).tokens[kind]
        return f"bold {ink} on {ground}" if token else f"bold {ground}"
