"""The position editor's grid: a row for each player, a column for everything that can be set.

Keys and mouse change the draft; whoever holds the grid is told of every change. What cannot be is
marked where it stands, and stays as it was typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad.board import REGIONS
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.session.position_draft import PositionDraft

_SCORE, _DRAGON, _WITCH, _FIRST_REGION = range(4)
_COLUMNS: Final = _FIRST_REGION + len(REGIONS)
_WIDTHS: Final = {_SCORE: 6, _DRAGON: 3, _WITCH: 3}
_HAND: Final = 5


class SetupGrid(Widget, can_focus=True):
    """Shows a draft and changes it.

    Reactives:
        draft: what is set up.
        cursor: row (a player, or behind them the King's row) and column.
    """

    class Changed(Message):
        """The draft was changed."""

        def __init__(self, draft: PositionDraft) -> None:
            self.draft = draft
            super().__init__()

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", "Up", show=False, id="editor.up"),
        Binding("down", "move(1, 0)", "Down", show=False, id="editor.down"),
        Binding("left", "move(0, -1)", "Left", show=False, id="editor.left"),
        Binding("right", "move(0, 1)", "Right", show=False, id="editor.right"),
        Binding(
            "plus,equals_sign,space",
            "change(1)",
            "+1",
            show=False,
            tooltip="One more",
            id="editor.more",
        ),
        Binding("minus", "change(-1)", "-1", show=False, tooltip="One fewer", id="editor.fewer"),
        Binding("backspace,delete", "erase", "0", tooltip="None", show=False, id="editor.none"),
        Binding("n", "noble", "Noble", tooltip="Put or take a Noble here", id="editor.noble"),
        Binding("k", "king", "King", tooltip="The King stands here", id="editor.king"),
        Binding("d", "dragon", "Dragon", tooltip="Dragon spent or not", id="editor.dragon"),
        Binding("w", "witch", "Witch", tooltip="Witch spent or not", id="editor.witch"),
    ]

    draft: reactive[PositionDraft] = reactive(PositionDraft.empty, layout=True)
    cursor: reactive[tuple[int, int]] = reactive((0, _FIRST_REGION))

    def __init__(
        self,
        draft: PositionDraft,
        names: Sequence[str],
        tokens: Sequence[Content],
        glyphs: Glyphs,
        *,
        id: str | None = None,
    ) -> None:
        """``names`` and ``tokens`` are for five seats, whatever the draft's number of players."""
        super().__init__(id=id)
        self._names = names
        self._tokens = tokens
        self._glyphs = glyphs
        self._typing = False
        self.set_reactive(SetupGrid.draft, draft)

    # ------------------------------------------------------------------------------- drawing

    def get_content_height(self, *_: object) -> int:
        """A heading, a row for each player, the King's row."""
        return self.draft.players + 2

    def render(self) -> Content:
        """The grid."""
        draft = self.draft
        name_width, cell = self._widths
        troubled = {problem.region for problem in draft.problems}
        head: list[Content] = [
            Content.styled(f"{'':{name_width}}{'points':>6}{'D ':>3}{'W ':>3}{'hand':>5}", _QUIET)
        ]
        for region in REGIONS:
            mark = "!" if region in troubled else ""
            style = "bold $text-error" if mark else _QUIET
            head.append(Content.styled(f"{region}{mark or ' '} ".rjust(cell), style))
        rows = [Content("").join(head)]
        rows += [self._player_row(seat) for seat in draft.seats]
        rows.append(self._king_row())
        return Content("\n").join(rows)

    @property
    def _widths(self) -> tuple[int, int]:
        """The widths of the names and of a region's cell."""
        fixed = sum(_WIDTHS.values()) + _HAND
        cell = max(3, min(6, (self.size.width - fixed - 8) // len(REGIONS)))
        return max(4, min(18, self.size.width - fixed - cell * len(REGIONS))), cell

    def _player_row(self, seat: int) -> Content:
        draft = self.draft
        name_width, cell = self._widths
        name = Content(self._names[seat]).truncate(name_width - 4, ellipsis=True)
        hand = draft.in_hand(seat)
        parts: list[Content] = [
            self._tokens[seat],
            Content(" "),
            name.pad_right(name_width - 3 - name.cell_length),
            self._cell(seat, _SCORE, str(draft.scores[seat]), _WIDTHS[_SCORE]),
            self._cell(seat, _DRAGON, _held(draft.dragon[seat], "D"), _WIDTHS[_DRAGON]),
            self._cell(seat, _WITCH, _held(draft.witch[seat], "W"), _WIDTHS[_WITCH]),
            Content.styled(
                f"{'!' if hand < 0 else ''}{hand}".rjust(_HAND),
                "bold $text-error" if hand < 0 else _QUIET,
            ),
        ]
        for region in REGIONS:
            markers = draft.markers[seat][region - 1]
            noble = self._glyphs.noble if seat in draft.nobles[region - 1] else ""
            shown = f"{markers or ('' if noble else '·')}{noble or ' '}"
            parts.append(self._cell(seat, _FIRST_REGION + region - 1, shown, cell))
        return Content("").join(parts)

    def _king_row(self) -> Content:
        name_width, cell = self._widths
        fixed = sum(_WIDTHS.values()) + _HAND
        parts = [Content.styled(f"{'King':{name_width + fixed}}", _QUIET)]
        for region in REGIONS:
            shown = f"{self._glyphs.king if region == self.draft.king else '·'} "
            column = _FIRST_REGION + region - 1
            parts.append(self._cell(self.draft.players, column, shown, cell))
        return Content("").join(parts)

    def _cell(self, row: int, column: int, text: str, width: int) -> Content:
        """A cell, set off where the cursor stands."""
        shown = f"{text} ".rjust(width)
        if (row, column) == self.cursor:
            start = len(shown) - len(shown.lstrip()) - 1
            style = "bold reverse" if self.has_focus else "bold underline"
            return Content(shown).stylize(style, max(0, start))
        return Content.styled(shown, _QUIET if text.strip() in ("·", "0") else "")

    # -------------------------------------------------------------------------------- keys

    def action_move(self, down: int, right: int) -> None:
        """Moves the cursor; in the King's row only regions are set."""
        row = (self.cursor[0] + down) % (self.draft.players + 1)
        column = (self.cursor[1] + right) % _COLUMNS
        if row == self.draft.players and column < _FIRST_REGION:
            column = _COLUMNS - 1 if right < 0 else _FIRST_REGION
        self._go(row, column)

    def action_change(self, by: int) -> None:
        """One more or fewer where the cursor stands."""
        row, column = self.cursor
        self._typing = False
        self._set(self._number(row, column) + by)

    def action_erase(self) -> None:
        """Nothing where the cursor stands."""
        self._typing = False
        self._set(0)

    def action_noble(self) -> None:
        """Puts or takes a Noble of the row's player in the column's region."""
        if (region := self._region) is not None and self._seat is not None:
            self._change(self.draft.with_noble(self._seat, region))

    def action_king(self) -> None:
        """Puts the King into the column's region."""
        if (region := self._region) is not None:
            self._change(self.draft.with_king(region))

    def action_dragon(self) -> None:
        """The row's player has spent the Dragon, or has not."""
        if self._seat is not None:
            self._change(self.draft.with_dragon(self._seat))

    def action_witch(self) -> None:
        """The row's player has spent the Witch, or has not."""
        if self._seat is not None:
            self._change(self.draft.with_witch(self._seat))

    def on_key(self, event: events.Key) -> None:
        """Digits are a number typed into the cell, one after the other."""
        if event.character is not None and event.character in "0123456789":
            event.stop()
            row, column = self.cursor
            typed = int(event.character)
            before = self._number(row, column) if self._typing else 0
            longest = 999 if column == _SCORE else 19
            number = before * 10 + typed
            self._set(number if number <= longest else typed)
            self._typing = True

    # -------------------------------------------------------------------------------- mouse

    def on_click(self, event: events.Click) -> None:
        """Goes to a cell; a second click there, or one on a card or for the King, changes it."""
        where = self._at(event.x, event.y)
        if where is None:
            return
        again = where == self.cursor
        self._go(*where)
        if again or where[1] in (_DRAGON, _WITCH) or where[0] == self.draft.players:
            self.action_change(-1 if event.button == 3 else 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """One more where the pointer is."""
        self._scrolled(event, 1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """One fewer where the pointer is."""
        self._scrolled(event, -1)

    def _scrolled(self, event: events.MouseEvent, by: int) -> None:
        where = self._at(event.x, event.y)
        if where is not None:
            event.stop()
            self._go(*where)
            self.action_change(by)

    def _at(self, x: int, y: int) -> tuple[int, int] | None:
        """Row and column under the pointer, or None."""
        row = y - 1
        if not 0 <= row <= self.draft.players:
            return None
        name_width, cell = self._widths
        left = name_width
        for column, width in _WIDTHS.items():
            if left <= x < left + width and row < self.draft.players:
                return row, column
            left += width
        left += _HAND
        column = (x - left) // cell
        return (row, _FIRST_REGION + column) if x >= left and column < len(REGIONS) else None

    # ------------------------------------------------------------------------------ changes

    @property
    def _seat(self) -> int | None:
        return self.cursor[0] if self.cursor[0] < self.draft.players else None

    @property
    def _region(self) -> int | None:
        column = self.cursor[1] - _FIRST_REGION
        return REGIONS[column] if column >= 0 else None

    def _number(self, row: int, column: int) -> int:
        """The number in a cell; 0 where it holds none."""
        if row >= self.draft.players or column in (_DRAGON, _WITCH):
            return 0
        if column == _SCORE:
            return self.draft.scores[row]
        return self.draft.markers[row][column - _FIRST_REGION]

    def _set(self, number: int) -> None:
        seat, region, column = self._seat, self._region, self.cursor[1]
        if seat is None:
            self.action_king()
        elif column == _SCORE:
            self._change(self.draft.with_score(seat, number))
        elif column == _DRAGON:
            self.action_dragon()
        elif column == _WITCH:
            self.action_witch()
        elif region is not None:
            self._change(self.draft.with_markers(seat, region, number))

    def _change(self, draft: PositionDraft) -> None:
        if draft != self.draft:
            self.draft = draft
            self.post_message(self.Changed(draft))

    def _go(self, row: int, column: int) -> None:
        if (row, column) != self.cursor:
            self._typing = False
            self.cursor = (row, column)

    def show_region(self, region: int) -> None:
        """The cursor goes to a region's column, in the row where it is."""
        self._go(self.cursor[0], _FIRST_REGION + region - 1)

    def watch_draft(self) -> None:
        """The cursor stays on a row there is."""
        if self.cursor[0] > self.draft.players:
            self._go(self.draft.players, max(self.cursor[1], _FIRST_REGION))


_QUIET: Final = "$text-muted"


def _held(held: bool, letter: str) -> str:
    return letter if held else "·"
