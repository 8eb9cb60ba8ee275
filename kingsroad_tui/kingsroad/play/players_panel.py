"""The players: score, markers in hand, Dragon and Witch, Nobles, and who has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from textual.reactive import reactive

from kingsroad.position import PLAYERS, Position
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.kingsroad.drawing.player_cards import PlayerCard, draw_player_cards
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget
from tabletop.words.voice import phrase


@unique
class Doing(StrEnum):
    """What a player does now."""

    CHOSEN = "chosen"
    THINKING = "thinking"
    CHOOSING = "choosing"
    TO_CHOOSE = "to-choose"


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What is shown of one player beside what the position says.

    Attributes:
        colour: the player colour, 0 to 4.
        name: as typed; never parsed.
        state: what they do now, other words or nothing.
        sign: other words in one cell.
    """

    colour: int
    name: str
    state: Doing | str = ""
    sign: str = ""


class PlayersPanel(CanvasWidget):
    """A card for each player, with more or less on it as there is room.

    Reactives:
        position: what is public.
        lines: one per player, in seat order.
        turn: the seat that chooses at this terminal, or None.
        gained: per seat, the points just scored, shown beside the score; may be empty.
    """

    DEFAULT_CSS = """
    PlayersPanel { height: auto; width: 1fr; }
    """

    HELP = "players"

    DRAWN_FROM = ("position", "lines", "turn", "gained")

    position: reactive[Position | None] = reactive[Position | None](None, repaint=False)
    lines: reactive[Sequence[PlayerLine]] = reactive[Sequence[PlayerLine]]((), repaint=False)
    turn: reactive[int | None] = reactive[int | None](None, repaint=False)
    gained: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)

    def watch_position(self, before: Position | None, now: Position | None) -> None:
        """Lays the screen out anew only for another number of players, as that costs time."""
        if before is None or now is None or before.num_players != now.num_players:
            players = None if now is None else now.num_players
            # The sheets give some of them a line each.
            self.update_classes({f"-of-{number}": number == players for number in PLAYERS})
            self.refresh(layout=True)

    def get_content_height(self, *_: object) -> int:
        return 2 * self.position.num_players if self.position else 0

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        position = self.position
        if position is None or len(self.lines) != position.num_players:
            return Canvas(width, height)
        cards = [self._card(position, seat, glyphs) for seat in position.seats]
        return draw_player_cards(cards, width, height, glyphs)

    def _card(self, position: Position, seat: int, glyphs: Glyphs) -> PlayerCard:
        line = self.lines[seat]
        state, sign = line.state, line.sign
        if isinstance(state, Doing):
            sign = {Doing.CHOSEN: glyphs.chosen, Doing.CHOOSING: glyphs.left}.get(
                state, glyphs.ellipsis
            )
            state = phrase(f"kingsroad-doing-{state.value}")
        turn = seat == self.turn
        gain = self.gained[seat] if self.gained else 0
        return PlayerCard(
            colour=line.colour,
            name=line.name,
            score=position.scores[seat],
            in_hand=position.in_hand[seat],
            dragon=position.dragon[seat],
            witch=position.witch[seat],
            nobles=position.noble_count(seat),
            state=phrase("kingsroad-prompt-your-turn") if turn else state,
            sign=sign,
            turn=turn,
            gain=f"+{gain}" if gain else "",
        )
