"""What stands beside the board: the card, the king, the people, the deck, the running phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from assassins.games import TownGame
from assassins.position import TownPosition
from kingsroad_tui.assassins.look.signs import town_signs
from kingsroad_tui.assassins.text.game import SIDES
from kingsroad_tui.assassins.text.hints import HINT_KEYS
from kingsroad_tui.assassins.text.panels import (
    Line,
    card_lines,
    deck_key,
    deck_lines,
    deck_title,
    king_lines,
    last_phase_lines,
    people_lines,
    phase_lines,
)
from kingsroad_tui.host import Host
from kingsroad_tui.text.words import count
from kingsroad_tui.widgets.plain import PlainStatic

_STYLES = {
    "text": "",
    "quiet": "$text-muted",
    "strong": "bold $primary",
    "gone": "$text-muted strike",
    "title": "bold $accent",
}


_MOST_SECTIONS: Final = 6
_TALL: Final = 26
"""Rows from which sections stand apart, and everything has its place."""

_WIDE: Final = 54
"""Columns from which townsfolk have their names beside their letters."""

_THREE_COLUMNS: Final = 35
"""Columns from which the cards to come stand three in a row."""

Section = tuple[str, str, list[Line]]
"""A title, a note at its right, the lines below."""


class TownSide(VerticalScroll, can_focus=False):
    """Everything public that the board does not show."""

    app = getters.app(Host)

    HELP = (
        "Beside the board: this round's card with the action points (AP) left and the AP that the "
        "people will have; whether an arrest is possible; how the king is; who was killed or "
        "arrested, and how many triples of assassins are still possible; the cards still "
        "face down (AP of king, knights and people; s for shackles, that is one arrest); what was "
        "done in this phase, or what the other side did before it."
    )

    def compose(self) -> ComposeResult:
        for _ in range(_MOST_SECTIONS):
            yield PlainStatic(classes="band")
            yield PlainStatic(classes="body")

    def on_mount(self) -> None:
        self._game: TownGame | None = None
        self._hint: tuple[str, ...] = ()
        self._lesson: tuple[str, ...] = ()
        self._position: TownPosition | None = None
        self._own: frozenset[int] = frozenset()

    def show(
        self,
        game: TownGame,
        position: TownPosition | None = None,
        own: frozenset[int] = frozenset(),
    ) -> None:
        """The game as it stands, or one position of its story; ``own`` are the assassins that
        the people's player alone may see."""
        position = position or game.position
        if game is not self._game or position is not self._position or own != self._own:
            self._game, self._position, self._own = game, position, own
            self._write()

    def show_hint(self, sentences: Sequence[str]) -> None:
        """A hint beside the board; none for no sentences."""
        self._hint = tuple(sentences)
        self._write()

    def show_lesson(self, title: str, paragraphs: Sequence[str]) -> None:
        """The words of a lesson, with the card alone below them."""
        self._lesson = (title, *paragraphs)
        self._write()

    def _write(self) -> None:
        if self._game is None or self._position is None:
            return
        self.set_class(self._tall, "roomy")
        bands = list(self.query(".band").results(PlainStatic))
        bodies = list(self.query(".body").results(PlainStatic))
        sections = self._sections(self._game, self._position)
        for at, (band, body) in enumerate(zip(bands, bodies, strict=True)):
            band.display = body.display = at < len(sections)
            if at < len(sections):
                title, note, lines = sections[at]
                band.update(self._title(title, note))
                body.update(Content("\n").join(map(self._content, lines)))

    @property
    def _tall(self) -> bool:
        return self.size.height >= _TALL

    def _title(self, title: str, note: str) -> Content:
        """A title, and at the right what belongs to it, where that has room."""
        spelled = self.app.glyphs.spelled
        room = self.size.width - 3 - cell_len(title) - cell_len(note)
        parts = [(spelled(title), _STYLES["title"])]
        if note and room > 0:
            parts.append((f"{' ' * room}{spelled(note)}", _STYLES["quiet"]))
        return Content.assemble(*parts)

    def _sections(self, game: TownGame, position: TownPosition) -> list[Section]:
        """What there is to show, most important first: title, note, lines."""
        signs = town_signs(self.app.glyphs.name)
        card = ("This round's card", "", card_lines(position, signs))
        if self._lesson:
            heading, *words = self._lesson
            return [(heading, "", _text(words)), card]
        by_name = self._tall and self.size.width >= _WIDE
        people = (
            "King and townsfolk",
            count(len(position.knights), "knight"),
            [
                *king_lines(position, signs),
                *people_lines(position, signs, by_name=by_name, own=self._own),
            ],
        )
        columns = 2 if self.size.width < _THREE_COLUMNS else 3
        if by_name and not self._hint:
            columns = 1
        key = "" if columns == 1 else deck_key(wide=self.size.width >= _WIDE)
        deck = (deck_title(position), key, deck_lines(position, signs, columns))
        sections: list[Section] = [card]
        hint = [("Hint", HINT_KEYS, _text(self._hint))] if self._hint else []
        # Where there is little room, a hint that was asked for comes in place of what is known.
        sections += [people, *hint, deck] if self._tall else hint or [people, deck]
        if position is not game.position or game.finished:
            return sections
        if game.running:
            sections.append(("This phase", "", phase_lines(game, self._most_actions)))
        elif game.phases:
            title = f"What {SIDES[game.phases[-1].side]} did"
            sections.append((title, "", last_phase_lines(game, self._most_actions)))
        return sections

    on_glyphs_changed = on_resize = _write

    @property
    def _most_actions(self) -> int:
        """How many clauses of a phase there is room for."""
        return max(4, self.size.height - 18)

    def _content(self, line: Line) -> Content:
        spelled = self.app.glyphs.spelled
        return Content.assemble(*((spelled(text), _STYLES[role]) for text, role in line))


def _text(lines: Sequence[str]) -> list[Line]:
    return [[(line, "text")] for line in lines]
