"""A game of King & Assassins being played, with its two sides and its secret. No Textual.

`tabletop.game.play` plays it; a table keeps it, has every action saved, and turns up the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Literal

from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.records import AssassinsGameData
from assassins.secret import possible_secrets
from kingsroad_tui.assassins.play.handing_over import seed_of
from kingsroad_tui.library.game_tables import Mirror, SavedTable
from kingsroad_tui.library.seats import SeatKind, Setup

ReviewedSide = Literal["king", "people", "both"]
"""Whose phases are judged."""


class AssassinsTable(SavedTable[AssassinsGame]):
    """A game of King & Assassins; it holds the secret as soon as it is chosen.

    Attributes:
        followed: whether it is played at a real table, where the assassins are chosen already,
            though nobody here need know them.
    """

    followed = False

    def __init__(
        self,
        game: AssassinsGame,
        setup: Setup,
        save: Callable[[AssassinsGame, Setup], None] = lambda *_: None,
        release: Callable[[], None] = lambda: None,
        mirror: Mirror[AssassinsGame] | None = None,
    ) -> None:
        """Takes up a game, which may have a running phase; ``save`` is called for every action.

        A secret that no person has chosen is drawn where the game is kept.
        """
        game = game if mirror is not None else _with_secret_drawn(game, setup)
        super().__init__(game, setup, save, release, mirror)

    @property
    def position(self) -> AssassinsPosition:
        """The position now."""
        return self.game.position

    @property
    def side(self) -> Side:
        """The side that is to choose or act; the people's where the game is over."""
        choosing = self.game.secret is None and not self.followed
        return Side.PEOPLE if choosing else self.position.side

    @property
    def reviewed_side(self) -> ReviewedSide | None:
        """Whose phases people at this table may have judged now: both once the game is over, and
        till then their own, where hints are allowed; where two share the screen, those that are
        judged by what both know. None for nobody's, as of who looks on at a game elsewhere."""
        if self.game.finished:
            return "both"
        if not self.setup.hints or (self.mirror is not None and not self.setup.people):
            return None
        return "people" if self.setup.alone == Side.PEOPLE.seat else "king"

    async def deal(self, game: AssassinsGame) -> RoundCard:
        """The card to be turned up: what chance chooses, as `tabletop.game.play` asks for it."""
        return self._card(game.position)

    def _card(self, position: AssassinsPosition) -> RoundCard:
        """The card to be turned up.

        It is drawn from those still face down, by the seed and the round: so the order of the cards
        is nowhere written down.
        """
        return Random(seed_of(f"{self.setup.seed}/card/{position.round}")).choice(position.deck)

    def dealt(self, game: AssassinsGame) -> AssassinsGame:
        """A game with the round's card turned up, where a round begins."""
        if game.finished or game.position.card is not None:
            return game
        return game.turn_up(self._card(game.position))

    def changed(self, game: AssassinsGame) -> None:
        """Takes the game on, and saves it."""
        to_be_dealt = self.game.secret is not None and self.position.card is None
        acted = self.side.seat in self.setup.people and not to_be_dealt
        self.take_on(game, by_person=acted)
        self.followed = self.followed or self.mirror is not None

    def seen_by(self, side: Side, *, with_secret: bool) -> AssassinsGameData:
        """The record of what a side may see; the people's secret only where it may be shown."""
        game = self.game if side is Side.PEOPLE and with_secret else replace(self.game, secret=None)
        return AssassinsGameData.of(game)


def _with_secret_drawn(game: AssassinsGame, setup: Setup) -> AssassinsGame:
    """The game; where it has begun, and no person can say who the assassins are, they are drawn
    from those that still fit."""
    people = setup.seats[Side.PEOPLE.seat]
    if game.secret is not None or game.finished or not game.begun:
        return game
    if people.kind in (SeatKind.PERSON, SeatKind.ELSEWHERE):
        return game
    dice = Random(seed_of(f"{setup.seed}/secret"))
    return game.with_secret(dice.choice(possible_secrets(game.position)))
