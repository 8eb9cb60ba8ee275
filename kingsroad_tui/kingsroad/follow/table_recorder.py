"""Recording a real table: everybody's cards are typed in, round by round. No Textual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from kingsroad.cards import WITCH_ALONE, Hand, Selection
from kingsroad.games import Game, GameError, begin_game
from kingsroad.position import PLAYERS, Position, Variant
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from tabletop.names import tidy_name


def read_names(text: str, variant: Variant = Variant.STANDARD) -> Game:
    """A new game with these names, separated by commas.

    Raises:
        GameError: there are not 2 to 5 names, or one cannot be used.
    """
    names = tuple(name for name in map(tidy_name, text.split(",")) if name)
    if len(names) not in PLAYERS:
        raise GameError("players", "type 2 to 5 names, separated by commas")
    return begin_game(names, variant)


def read_choice(text: str, hand: Hand) -> Selection:
    """A selection that was played, typed as one word such as ``16K``.

    ``W`` alone is a Witch whose other cards nobody saw; other cards typed behind her are dropped,
    as a record never holds them.

    Raises:
        Refused: the hand cannot have played this, or cards are missing.
    """
    text = text.strip()
    if text.upper() == WITCH_ALONE.code and hand.missing(WITCH_ALONE.cards) is None:
        return WITCH_ALONE
    return SelectionBuilder(hand).typed(text).selection().as_revealed()


@dataclass(frozen=True)
class TableRecorder:
    """A real game as far as it is recorded, and the seat that wants advice."""

    game: Game
    seat: int = 0

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.game.table_position

    @property
    def second(self) -> bool:
        """Whether second choices after a Witch are to be typed."""
        return self.game.pending is not None

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats whose cards are to be typed now; none when the game is over."""
        return self.game.to_choose

    def hand(self, seat: int) -> Hand:
        """The hand that a seat has played from."""
        return self.game.hand(seat)

    def entered(self, selections: Mapping[int, Selection]) -> TableRecorder:
        """With the selections of the `choosers`.

        Raises:
            GameError: a choice is not legal.
        """
        chosen = [selections.get(seat) for seat in self.position.seats]
        if self.second:
            return replace(self, game=self.game.choose_again(tuple(chosen)))
        played = [selections[seat] for seat in self.position.seats]
        return replace(self, game=self.game.choose(played))

    @property
    def last_typed(self) -> dict[int, Selection]:
        """The selections typed last, by seat: second choices, a reveal or a whole round."""
        if self.game.pending is not None:
            return dict(enumerate(self.game.pending))
        if not self.game.rounds:
            return {}
        last = self.game.rounds[-1]
        again = {seat: cards for seat, cards in enumerate(last.reselections) if cards is not None}
        return again or dict(enumerate(last.selections))

    def taken_back(self) -> TableRecorder:
        """Without the selections typed last."""
        if self.second or not self.game.rounds:
            return replace(self, game=self.game.take_back(0))
        last = self.game.rounds[-1]
        before = self.game.take_back()
        game = before.reveal(last.selections) if last.reselections else before
        return replace(self, game=game)

    def advising(self, seat: int) -> TableRecorder:
        """With advice for another seat."""
        return replace(self, seat=seat)
