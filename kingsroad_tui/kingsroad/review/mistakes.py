"""The list of mistakes of a game in columns, worst first; choosing one goes there.

Behind them come the gambles and the missed chances, with signs of their own.

One's own come first, under a heading of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from textual import getters, on
from textual.content import Content
from textual.events import Resize
from textual.widgets.option_list import Option

from advisor.messages.review import Mistake, RoundReview, remarkable
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad_tui.drawing.canvas import fit, width_of
from kingsroad_tui.kingsroad.review.turning import (
    JUDGING,
    LIST_TITLE,
    NONE,
    OTHERS_MISTAKES,
    YOUR_MISTAKES,
)
from kingsroad_tui.kingsroad.words.game import column_words, named_words, selection_code
from kingsroad_tui.kingsroad.words.people import seat_spoken_to
from kingsroad_tui.shell.host import Host, WidgetMessage
from kingsroad_tui.widgets.plain import PlainOptionList
from kingsroad_tui.words.figures import loss_figure
from kingsroad_tui.words.verdicts import SEVERITY_WORDS


class MistakeList(PlainOptionList):
    """Shows the mistakes in the rounds judged so far."""

    @dataclass
    class MistakeChosen(WidgetMessage["MistakeList"]):
        """A mistake was chosen."""

        mistake: Mistake

    BORDER_TITLE = LIST_TITLE

    app = getters.app(Host)

    def __init__(self, board: Board, names: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self._board = board
        self._names = names
        self._found: list[Mistake] = []
        self._goal = Goal.WIN
        self._width = 0
        self._judged = False

    def on_mount(self) -> None:
        self._write()

    def show(self, judged: Sequence[RoundReview], goal: Goal, *, complete: bool) -> None:
        """Lists the mistakes of these rounds: of the reader, then everybody else's.

        ``complete``: whether all rounds are judged.
        """
        self._judged = complete
        reader = seat_spoken_to(self._names)
        self._found = sorted(remarkable(judged), key=lambda found: found.choice.player != reader)
        self._goal = goal
        self._write()

    def on_resize(self, event: Resize) -> None:
        """Where there is other room, the cards may have other names."""
        del event
        if self._row_width != self._width:
            self._write()

    def on_glyphs_changed(self) -> None:
        self._write()

    @property
    def _row_width(self) -> int:
        """The cells of a row; the scrollbar always has its own, lest rows wrap when it comes."""
        padding = self.get_component_styles("option-list--option").padding.width
        bar = 0 if self.show_vertical_scrollbar else self.styles.scrollbar_size_vertical
        return self.scrollable_content_region.width - bar - padding

    def _write(self) -> None:
        self._width = self._row_width
        rows = mistake_rows(self._found, self._names, self._goal, self._board, self._width)
        at = self._chosen
        options = [
            Option(Content(self.app.glyphs.spelled(row)), id=str(number))
            for number, row in enumerate(rows)
        ]
        self.set_options(self._under_headings(options))
        known = at is not None and at in {option.id for option in options}
        self.highlighted = self.get_option_index(at) if at is not None and known else None

    def _under_headings(self, options: list[Option]) -> list[Option]:
        """The rows with a heading above one's own and above the others', where there are both.

        Without a mistake it is said that there is none, or none yet.
        """
        if not options:
            words = NONE if self._judged else self.app.glyphs.spelled(JUDGING)
            return [Option(Content.styled(words, "$text-muted"), disabled=True)]
        reader = seat_spoken_to(self._names)
        own = sum(mistake.choice.player == reader for mistake in self._found)
        if not 0 < own < len(options):
            return options
        yours, others = (Option(words, disabled=True) for words in (YOUR_MISTAKES, OTHERS_MISTAKES))
        return [yours, *options[:own], others, *options[own:]]

    @property
    def _chosen(self) -> str | None:
        """The number of the mistake looked at in the list."""
        at = self.highlighted
        return None if at is None else self.get_option_at_index(at).id

    @on(PlainOptionList.OptionSelected)
    def _selected(self, event: PlainOptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id is not None:
            self.post_message(self.MistakeChosen(self, self._found[int(event.option_id)]))


_NAME: Final = 12
"""The most cells for a name."""


def mistake_rows(
    found: Sequence[Mistake], names: Sequence[str], goal: Goal, board: Board, width: int
) -> list[str]:
    """A row for each mistake: `` 3 Bob   4 Hills, Knight  ?? −18%``.

    No row is wider than ``width`` and all columns line up: of the names of the cards the longest
    for which there is room are taken, the same in all rows.
    """
    if not found:
        return []
    who = [fit(names[mistake.choice.player], _NAME) for mistake in found]
    costs = [f"−{loss_figure(mistake.choice.stated_loss, goal)}" for mistake in found]
    rest = max(map(width_of, who)) + max(map(width_of, costs)) + len("13   ?? ")
    columns = _padded(who), _padded(_cards(found, board, width - rest)), _padded(costs, right=True)
    return [
        f"{mistake.round:>2} {name} {cards} "
        f"{SEVERITY_WORDS[mistake.choice.severity].sign:<2} {cost}"
        for mistake, name, cards, cost in zip(found, *columns, strict=True)
    ]


def _cards(found: Sequence[Mistake], board: Board, room: int) -> list[str]:
    """The cards of each mistake, in the longest form that fits everywhere."""
    forms: tuple[Callable[[Sequence[str]], str], ...] = (
        lambda codes: named_words(codes, board),
        column_words,
        selection_code,
    )
    for form in forms:
        cards = [form(mistake.choice.selection) for mistake in found]
        if max(map(width_of, cards)) <= room:
            break
    return [fit(one, max(room, 1)) for one in cards]


def _padded(words: Sequence[str], *, right: bool = False) -> list[str]:
    """Words made equally wide by blanks."""
    widest = max(map(width_of, words))
    blanks = [" " * (widest - width_of(word)) for word in words]
    return [
        blank + word if right else word + blank for word, blank in zip(words, blanks, strict=True)
    ]
