"""What stands beside the board: the card, the king, the people, the deck, the running phase."""

from __future__ import annotations

from collections.abc import Sequence

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from assassins.games import TownGame
from assassins.position import TownPosition
from kingsroad_tui.assassins.look.signs import town_signs
from kingsroad_tui.assassins.text.panels import (
    Line,
    card_lines,
    deck_lines,
    king_lines,
    people_lines,
    phase_lines,
)
from kingsroad_tui.host import Host
from kingsroad_tui.widgets.plain import PlainStatic

_STYLES = {
    "text": "",
    "quiet": "$text-muted",
    "strong": "bold $primary",
    "gone": "$text-muted strike",
    "title": "bold $accent",
}


class TownSide(VerticalScroll, can_focus=False):
    """Everything public that the board does not show."""

    app = getters.app(Host)

    HELP = (
        "Beside the board: this round's card with the action points (AP) left and the AP that the "
        "people will have; whether an arrest is possible; how the king is; who was killed or "
        "arrested, and how many choices of three assassins are still possible; the cards still "
        "face down (AP of king, knights and people; s for shackles); what was done in this phase."
    )

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="facts")

    def on_mount(self) -> None:
        self._game: TownGame | None = None
        self._hint: tuple[str, ...] = ()
        self._lesson: tuple[str, ...] = ()
        self._position: TownPosition | None = None

    def show(self, game: TownGame, position: TownPosition | None = None) -> None:
        """The game as it stands, or one position of its story."""
        self._game = game
        self._position = position or game.position
        self._write()

    def show_hint(self, sentences: Sequence[str]) -> None:
        """A hint beside the board; none for no sentences."""
        self._hint = tuple(sentences)
        self._write()

    def show_lesson(self, title: str, paragraphs: Sequence[str]) -> None:
        """The words of a lesson, with the card alone below them."""
        self._lesson = (title, *paragraphs)
        self._write()

    def on_glyphs_changed(self) -> None:
        self._write()

    def on_resize(self) -> None:
        self._write()

    def _write(self) -> None:
        if self._game is None or self._position is None:
            return
        position, signs = self._position, town_signs(self.app.glyphs.name)
        wide, tall = self.size.width >= 35, self.size.height >= 26
        sections: list[tuple[str, list[Line]]] = [
            ("This round's card", card_lines(position, signs)),
            (
                "King and people",
                [
                    *king_lines(position, signs),
                    *people_lines(position, signs, by_name=tall and self.size.width >= 54),
                ],
            ),
            (
                f"{len(position.deck)} to come{' (king/knights/people)' if wide else ''}",
                deck_lines(position, signs, 3 if wide else 2),
            ),
        ]
        if self._lesson:
            heading, *words = self._lesson
            sections = [(heading, [[(line, "text")] for line in words]), sections[0]]
        elif self._hint:
            # Where there is little room, a hint that was asked for comes before what is known.
            sections[2 if tall else 1 : 2] = [("Hint", [[(line, "text")] for line in self._hint])]
        running = position is self._game.position and not self._game.finished
        if running and not self._lesson:
            sections.append(("This phase", phase_lines(self._game, self._most_actions)))
        lines: list[Content] = []
        for title, body in sections:
            if lines and tall:
                lines.append(Content(""))
            lines.append(Content.styled(title, _STYLES["title"]))
            lines += [self._content(line) for line in body]
        self.query_one("#facts", PlainStatic).update(Content("\n").join(lines))

    @property
    def _most_actions(self) -> int:
        """How many actions of the running phase there is room for."""
        return max(3, self.size.height - 18)

    def _content(self, line: Line) -> Content:
        spelled = self.app.glyphs.spelled
        return Content.assemble(*((spelled(text), _STYLES[role]) for text, role in line))
