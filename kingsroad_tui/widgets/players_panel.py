"""The players: score, markers in hand, Dragon and Witch, Nobles, and who has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual import getters
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad.position import Position
from kingsroad_tui.drawing.plain_content import plain_text
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.host import Host


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What is shown of one player beside what the position says.

    Attributes:
        colour: the player colour, 0 to 4.
        name: as typed; never parsed.
        state: ``chosen``, ``thinking``, ``choosing`` or nothing.
    """

    colour: int
    name: str
    state: str = ""


_WIDE: Final = 44
_WORDS_WIDTH: Final = 35
_SIGNS_WIDTH: Final = 17


class PlayersPanel(Widget):
    """One line a player; more words where there is more room.

    Reactives:
        position: what is public.
        lines: one per player, in seat order.
        turn: the seat that chooses at this terminal, or None.
        gained: per seat, the points just scored, in the place of the markers in hand; may be empty.
    """

    HELP = (
        "The players: points, markers in hand, whether Dragon and Witch are still held, Nobles on "
        "the board, and who has chosen."
    )

    app = getters.app(Host)

    position: reactive[Position | None] = reactive[Position | None](None)
    lines: reactive[Sequence[PlayerLine]] = reactive[Sequence[PlayerLine]](())
    turn: reactive[int | None] = reactive[int | None](None)
    gained: reactive[tuple[int, ...]] = reactive[tuple[int, ...]](())

    def on_glyphs_changed(self) -> None:
        self.refresh()

    def watch_position(self, before: Position | None, now: Position | None) -> None:
        """Lays the screen out anew only for another number of players, as that costs time."""
        if before is None or now is None or before.num_players != now.num_players:
            self.refresh(layout=True)

    def get_content_height(self, *_: object) -> int:
        return 1 + (self.position.num_players if self.position else 0)

    def render(self) -> Content:
        position = self.position
        if position is None or len(self.lines) != position.num_players:
            return Content("")
        width = self.size.width
        wide = width >= _WIDE
        name_width = max(0, width - (_WORDS_WIDTH if wide else _SIGNS_WIDTH))
        head = "pts  hand cards Nobles" if wide else " pts in    N"
        indent = name_width + (4 if name_width else 3)
        rows = [Content.styled(f"{'':{indent}}{head}", "$text-muted")]
        rows += [self._row(position, seat, name_width, wide) for seat in position.seats]
        return plain_text(Content("\n").join(row.truncate(width) for row in rows))

    def _row(self, position: Position, seat: int, name_width: int, wide: bool) -> Content:
        line = self.lines[seat]
        badge = player_badge(line.colour, self.app.glyphs)
        name = Content(line.name).truncate(name_width, ellipsis=True)
        name = name.pad_right(name_width - name.cell_length)
        if seat == self.turn:
            name = name.stylize("bold reverse")
        gap = " " if name_width else ""
        cards = ("D" if position.dragon[seat] else "-") + ("W" if position.witch[seat] else "-")
        score = position.scores[seat]
        gain = self.gained[seat] if self.gained else 0
        hand = f"+{gain}" if gain else str(position.in_hand[seat])
        hand_style = "bold reverse" if gain else ""
        nobles = position.noble_count(seat)
        if wide:
            pad = " " * (6 - len(hand))
            rest = f"    {cards} {nobles:>6} "
            state = (line.state, "$text-muted")
            words = Content.assemble(f" {score:>3}{pad}", (hand, hand_style), rest, state)
            return Content.assemble(badge, gap, name, words)
        pad = " " * (3 - len(hand))
        sign = (self._sign(line.state), "$text-muted")
        figures = Content.assemble(f"{score:>4}{pad}", (hand, hand_style), f" {cards} {nobles:>1}")
        return Content.assemble(badge, gap, name, sign, figures)

    def _sign(self, state: str) -> str:
        glyphs = self.app.glyphs
        return {
            "chosen": glyphs.chosen,
            "thinking": glyphs.ellipsis,
            "choosing": glyphs.left,
        }.get(state, " ")
