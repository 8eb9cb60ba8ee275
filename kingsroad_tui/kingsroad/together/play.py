"""What the play screen of King's Road has only at a table with people elsewhere.

Everybody has the game on their own machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.drawing.player_cards import WORDY
from kingsroad_tui.kingsroad.library.saves import DEFAULT_COMPUTER
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.round_line import instead_sentence
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.words.game import selection_words
from kingsroad_tui.play.apart import ChoosingApart
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.asking import InOnesPlace
    from kingsroad_tui.together.place import OwnPlace


class RoundsApart(ChoosingApart[Game, Selection]):
    """One's own place in a game of people elsewhere, or the view of somebody who looks on."""

    _screen: ChoosingScreen

    def __init__(
        self,
        screen: ChoosingScreen,
        place: OwnPlace,
        table: Table,
        show_who_has_chosen: Callable[[], None],
    ) -> None:
        """The game of a table, on this screen."""
        super().__init__(screen, place, table, DEFAULT_COMPUTER, show_who_has_chosen)

    def words_of(self, choice: Selection) -> str:
        return selection_words(choice, self._table.game.board)

    def show(self, said: Mapping[int, tuple[str, str]], notes: Sequence[str]) -> None:
        self._screen.view.show_said(said, notes)

    @property
    def wordy(self) -> bool:
        return self._screen.view.players.size.width >= WORDY

    def said_instead(self, one: InOnesPlace) -> str:
        return instead_sentence(one, self._table.game.board)

    @property
    def withheld(self) -> Mapping[str, str]:
        """Nothing is taken back where others have seen it, and the game is analysed at its end."""
        withheld = {
            "take_back": phrase("together-no-undo"),
            "redo": phrase("together-no-undo"),
            "analyse": phrase("together-at-table-analysed-at-the-end"),
        }
        if self._table.setup.alone is None:
            withheld |= dict.fromkeys(
                ("hint", "experts", "assume"), phrase("together-at-table-watching-note")
            )
        return withheld
