"""Who chooses, and what happens then: players, what each may see, and the playing of a game.

`play` is the one way a game is played, by whatever players and wherever it is shown. A player gets
a `SeatView` and nothing else, so a player of any kind can tell nothing that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from kingsroad.cards import Hand, IllegalSelection, Selection
from kingsroad.games import Game, GameError
from kingsroad.position import Position
from kingsroad.rounds import Revealed, RoundReport
from tabletop.playing import StandIn, all_at_once

Outcome = Revealed | RoundReport
"""What follows when all have chosen: a reveal that waits for second choices, or a whole round."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that one seat may see: the public record, and by it its own hand.

    Making one leaves out what is secret: the cards behind each Witch. What others have chosen and
    not revealed, and what a computer player's dice are, is no part of a game at all.

    Attributes:
        game: the public record.
        seat: the seat that looks, from 0.

    >>> game = Game(("Ann", "Bob")).choose([Selection.parse("W47"), Selection.parse("47K")])
    >>> SeatView(game, 1).game.pending
    (Selection.parse('W'), Selection.parse('47K'))
    """

    game: Game
    seat: int

    def __post_init__(self) -> None:
        if self.seat not in self.game.position.seats:
            raise ValueError(f"there is no seat {self.seat}")
        object.__setattr__(self, "game", self.game.as_public())

    @property
    def position(self) -> Position:
        """The position on the table; in a second choice with the others' markers placed."""
        return self.game.table_position

    @property
    def hand(self) -> Hand:
        """The hand that the seat chooses from now."""
        return self.game.hand(self.seat)

    @property
    def second(self) -> bool:
        """Whether a second choice after a Witch is to be made."""
        return self.game.pending is not None


class Player(Protocol):
    """Who chooses for one seat: a person, a computer, a program, a script."""

    async def choose(self, view: SeatView) -> Selection:
        """A legal selection, or in a pending round the second one.

        May be cancelled at any time. Raises `tabletop.playing.Forfeit` where there is no usable
        answer and none is to be expected any more.
        """

    async def saw(self, outcome: Outcome) -> None:
        """Sees what everybody has revealed."""


class Watcher(Protocol):
    """Who looks on as a game is played, and keeps it."""

    def chose(self, seat: int) -> None:
        """A seat has made its choice, which stays secret until all have."""

    async def saw(self, game: Game, outcome: Outcome) -> None:
        """All have chosen. The game goes on when this is over.

        Args:
            game: as it is now.
            outcome: what has just happened.
        """


class Nobody:
    """A watcher that keeps nothing."""

    def chose(self, seat: int) -> None:
        """Takes no notice."""

    async def saw(self, game: Game, outcome: Outcome) -> None:
        """Takes no notice."""


NOBODY: Final = Nobody()


async def play(
    game: Game,
    players: Sequence[Player],
    watcher: Watcher = NOBODY,
    *,
    max_rounds: int | None = None,
) -> Game:
    """Plays a game from where it stands, and returns it as it ends.

    Everybody who has to choose is asked at once; when all choices are in they are revealed, first
    to the watcher. To take something back, cancel this and play on from an earlier game.

    Args:
        game: may have rounds behind it, or a pending one.
        players: one per seat, in seat order.
        watcher: sees what happens, as it happens.
        max_rounds: the game is left unfinished after this many, counted from its beginning.

    Raises:
        GameError: a player's choice is not legal.
        Forfeit: a player forfeits, and nobody stands in for it (`WithStandIn`).
    """
    while game.to_choose and not (game.pending is None and len(game.rounds) == max_rounds):
        game = await _play_phase(game, players, watcher)
    return game


async def _play_phase(game: Game, players: Sequence[Player], watcher: Watcher) -> Game:
    """The game after everybody who has to choose now has chosen."""

    async def choice(seat: int) -> Selection:
        view = SeatView(game, seat)
        selection = await players[seat].choose(view)
        try:
            view.hand.check(selection, witch_alone=True)
        except IllegalSelection as error:
            raise GameError.in_round(
                game.position.round,
                str(error),
                problem=error.problem,
                seat=seat,
                player=game.players[seat],
            ) from None
        watcher.chose(seat)
        # The cards behind a Witch are not played, so nobody learns them, not even the record.
        return selection.as_revealed()

    chosen = dict(zip(game.to_choose, await all_at_once(*map(choice, game.to_choose)), strict=True))
    if game.pending is None:
        game = game.choose(list(chosen.values()))
    else:
        game = game.choose_again(tuple(map(chosen.get, game.position.seats)))
    outcome = game.revealed or game.reports[-1]
    await all_at_once(watcher.saw(game, outcome), *(player.saw(outcome) for player in players))
    return game


class WithStandIn(StandIn[Player]):
    """A player whose place another one takes once it forfeits, so that the others' game goes on."""

    async def choose(self, view: SeatView) -> Selection:
        """The selection of the player who plays now."""
        return await self.ask(lambda player: player.choose(view))

    async def saw(self, outcome: Outcome) -> None:
        """Lets the player who plays now see it."""
        await self.player.saw(outcome)


class Scripted:
    """A player that makes choices laid down beforehand, second ones included, in their order."""

    def __init__(self, selections: Iterable[Selection]) -> None:
        self._left = iter(selections)

    async def choose(self, view: SeatView) -> Selection:
        """The next one. Raises ValueError when there is none."""
        for selection in self._left:
            return selection
        raise ValueError(f"nothing is laid down for round {view.position.round}")

    async def saw(self, outcome: Outcome) -> None:
        """Takes no notice."""
