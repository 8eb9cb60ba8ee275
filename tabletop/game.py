"""What any game is, who chooses in it, and how it is played.

`play` is the one way a game is played, by whatever players and wherever it is shown. A player gets
a `SeatView` and nothing else, so a player of any kind can tell nothing that its seat may not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from tabletop.errors import LocatedError, clause, fit
from tabletop.say import Clause, Say
from tabletop.shown import MAX_REASON
from tabletop.words.voice import english

CHANCE: Final = -1
"""The seat of what nobody chooses: a card that is turned up, a roll of the dice."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A phase in which somebody has to choose.

    Attributes:
        round, phase: which it is; no two phases of a game have both alike.
        seats: who chooses, ascending; none where chance does.
        personal: whether nobody else can choose for them, since it takes what they alone know: no
            computer in their place, and no lot.
        quiet: whether it is no news that a seat has sealed, since its choice is open at once or
            made by itself.
        drawn: whether something is drawn from what all of them seal, as a card is.
    """

    round: int
    phase: str
    seats: tuple[int, ...]
    personal: bool = False
    quiet: bool = False
    drawn: bool = False


ChoiceT = TypeVar("ChoiceT")
ChoiceT_co = TypeVar("ChoiceT_co", covariant=True)
ChoiceT_contra = TypeVar("ChoiceT_contra", contravariant=True)


class AnyGame(Protocol[ChoiceT_contra]):
    """A game, and who chooses in it; a frozen value."""

    @property
    def players(self) -> tuple[str, ...]:
        """Their names, in seat order."""

    @property
    def turn(self) -> Turn | None:
        """Who chooses now; None where the game is over."""

    def seen_by(self, seat: int) -> Self:
        """The game as a seat may see it: the only way to what it may know."""

    def check(self, seat: int, choice: ChoiceT_contra) -> None:
        """Raises where a seat may not choose this now, and says why."""

    def after(self, choices: Mapping[int, ChoiceT_contra]) -> Self:
        """The game after the legal choices of all who choose now, or after that of `CHANCE`."""


GameT = TypeVar("GameT", bound=AnyGame[Any])
GameT_contra = TypeVar("GameT_contra", bound=AnyGame[Any], contravariant=True)


@dataclass(frozen=True, slots=True)
class SeatView(Generic[GameT]):
    """All that one seat may see of a game. Making one leaves out what is secret.

    What others have chosen and not revealed, and what a computer player's dice are, is no part of a
    game at all.

    Attributes:
        game: as the seat may see it.
        seat: the seat that looks, from 0.
    """

    game: GameT
    seat: int

    def __post_init__(self) -> None:
        if not 0 <= self.seat < len(self.game.players):
            raise ValueError(f"there is no seat {self.seat}")
        object.__setattr__(self, "game", self.game.seen_by(self.seat))

    @property
    def turn(self) -> Turn:
        """What is to be chosen. Raises ValueError where the game is over."""
        if self.game.turn is None:
            raise ValueError("the game is over")
        return self.game.turn


class Player(Protocol[GameT, ChoiceT_co]):
    """Who chooses for one seat: a person, a computer, a program, a script."""

    async def choose(self, view: SeatView[GameT]) -> ChoiceT_co:
        """A legal choice for the turn.

        May be cancelled at any time. Raises `Forfeit` where there is no usable answer and none is
        to be expected any more.
        """


class Watcher(Protocol[GameT_contra]):
    """Who looks on as a game is played, keeps it and shows it."""

    def chose(self, seat: int) -> None:
        """A seat has made its choice, which stays secret until all have."""

    def changed(self, game: GameT_contra) -> None:
        """The game has gone on, and is to be kept; nobody waits for chance in it."""

    async def saw(self, before: GameT_contra, game: GameT_contra) -> None:
        """All have chosen. The game goes on when this is over.

        Args:
            before: as it was when they were asked.
            game: as it is now.
        """


class Nobody(Generic[GameT]):
    """A watcher that keeps nothing."""

    def chose(self, seat: int) -> None:
        """Takes no notice."""

    def changed(self, game: GameT) -> None:
        """Takes no notice."""

    async def saw(self, before: GameT, game: GameT) -> None:
        """Takes no notice."""


NOBODY: Final[Nobody[Any]] = Nobody()


async def play(
    game: GameT,
    players: Sequence[Player[GameT, ChoiceT]],
    watcher: Watcher[GameT] = NOBODY,
    chance: Callable[[GameT], Awaitable[ChoiceT]] | None = None,
    *,
    until: Callable[[GameT], bool] = lambda _: False,
) -> GameT:
    """Plays a game from where it stands, and returns it as it ends.

    Everybody who has to choose is asked at once; when all choices are in, the game goes on. To take
    something back, cancel this and play on from an earlier game.

    Args:
        game: whatever has been played of it.
        players: one per seat, in seat order.
        watcher: sees what happens, as it happens.
        chance: what comes where nobody chooses, in a game that knows chance.
        until: the game is left unfinished where this holds.

    Raises:
        LocatedError: a player's choice is not legal, as the game's `check` says it.
        Forfeit: a player forfeits, and nobody stands in for it (`WithStandIn`).
    """

    async def choice(seat: int) -> ChoiceT:
        view, player = SeatView(game, seat), players[seat]
        chosen = await player.choose(view)
        try:
            game.check(seat, chosen)
        except LocatedError as error:
            if not isinstance(player, WithStandIn):
                raise
            chosen = await player.choose_instead(
                view, english(Say("tabletop-answer-illegal", why=error.why))
            )
            game.check(seat, chosen)
        watcher.chose(seat)
        return chosen

    async def after_chance(after: GameT) -> GameT:
        while (turn := after.turn) is not None and not turn.seats and chance is not None:
            after = after.after({CHANCE: await chance(after)})
        return after

    begun = await after_chance(game)
    if begun is not game:
        game = begun
        watcher.changed(game)
    while (turn := game.turn) is not None and not until(game):
        chosen = await all_at_once(*map(choice, turn.seats))
        before = game
        game = await after_chance(game.after(dict(zip(turn.seats, chosen, strict=True))))
        watcher.changed(game)
        await watcher.saw(before, game)
    return game


class Forfeit(LocatedError):
    """A player gave no usable answer, and is asked no more in this game.

    The message is the reason alone.

    Attributes:
        where: who it is, such as the command line of a program.
        why: the reason, fit to be shown whatever the player said.
    """

    def __init__(self, where: str, why: Clause) -> None:
        super().__init__(where, fit(why, MAX_REASON))

    @property
    def said(self) -> Say:
        """The reason."""
        return clause(self.why)


class WithStandIn(Generic[GameT, ChoiceT]):
    """A player whose place another one takes once it forfeits, so that the others' game goes on.

    Attributes:
        player: the one that plays now.
        forfeit: why the first one forfeited, fit to be shown; empty while it has not.
    """

    def __init__(self, player: Player[GameT, ChoiceT], instead: Player[GameT, ChoiceT]) -> None:
        self.player = player
        self.forfeit = ""
        self._instead = instead

    async def choose(self, view: SeatView[GameT]) -> ChoiceT:
        """The choice of the player who plays now."""
        try:
            return await self.player.choose(view)
        except Forfeit as forfeit:
            return await self.choose_instead(view, str(forfeit))

    async def choose_instead(self, view: SeatView[GameT], why: str) -> ChoiceT:
        """The choice of the other one, as the first one forfeits, for a reason."""
        self.forfeit = why
        self.player = self._instead
        return await self.player.choose(view)


class Scripted(Generic[ChoiceT]):
    """A player that makes choices laid down beforehand, in their order."""

    def __init__(self, choices: Iterable[ChoiceT]) -> None:
        self._left = iter(choices)

    async def choose(self, view: SeatView[Any]) -> ChoiceT:
        """The next one. Raises ValueError when there is none."""
        for choice in self._left:
            return choice
        raise ValueError(f"nothing is laid down for round {view.turn.round}")


_Answer = TypeVar("_Answer")


async def all_at_once(*asked: Awaitable[_Answer]) -> list[_Answer]:
    """Awaits several at once, begun in this order; returns their results in the same order.

    Nothing goes on behind it: if one fails, or the caller is cancelled, the others are cancelled
    and have ended before the error is raised.
    """
    tasks = [asyncio.ensure_future(one) for one in asked]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# --------------------------------------------------------------------- players who are apart

_Sealed = TypeVar("_Sealed", bound="Sealed")


class Sealed(Protocol):
    """A game whose players are apart, as far as sealing and opening need to know it: its choices
    are texts. A frozen value."""

    @property
    def turn(self) -> Turn | None:
        """Who chooses now; None where the game is over."""

    @property
    def in_record(self) -> bool:
        """Whether the record of the game holds every choice, so that its proof need not."""

    @property
    def immovable(self) -> frozenset[int]:
        """The seats that nobody can play for their owner, since it takes what the owner alone
        knows: without their owner they stand still."""

    @property
    def convicted(self) -> tuple[int, str, int] | None:
        """Where somebody has said what was not so, as they have shown themselves since: the round,
        the phase and the seat; None where nobody has."""

    def is_legal(self, seat: int, choice: str) -> bool:
        """Whether a seat may choose this now."""

    def among(self, seat: int) -> Sequence[str]:
        """All that the lot may choose for a seat now, in an order that everybody knows."""

    def after(self: _Sealed, choices: Mapping[int, str]) -> _Sealed:
        """The game after these choices, which are legal or the lot's."""


class Written(AnyGame[ChoiceT], Protocol[ChoiceT]):
    """A game whose choices can be written, so that they can be sealed."""

    def encode(self, choice: ChoiceT) -> str:
        """The text of a choice: one and the same for all that come to the same."""

    def decode(self, text: str) -> ChoiceT:
        """The choice that a text is of, legal or not. Raises ValueError where it is of none."""

    def choices(self, seat: int) -> Sequence[ChoiceT]:
        """All that a seat may choose now."""


WrittenT = TypeVar("WrittenT", bound=Written[Any])


@dataclass(frozen=True, slots=True)
class SealedChoices(Generic[WrittenT]):
    """A game whose players are apart and whose choices are all that is sealed in it, as `Sealed`
    has it: nothing else is secret, and its record holds everything.

    Attributes:
        game: the record, with all that is open.
    """

    game: WrittenT

    @property
    def turn(self) -> Turn | None:
        """Who chooses now; None where the game is over."""
        return self.game.turn

    @property
    def in_record(self) -> bool:
        """The record of the game holds every choice."""
        return True

    @property
    def immovable(self) -> frozenset[int]:
        """None: anybody can play any seat."""
        return frozenset()

    @property
    def convicted(self) -> None:
        """Nobody: whatever is opened is so."""
        return None

    def is_legal(self, seat: int, choice: str) -> bool:
        """Whether a seat may choose this now, written as it is sealed."""
        try:
            chosen = self.game.decode(choice)
            self.game.check(seat, chosen)
        except ValueError:
            return False
        return self.game.encode(chosen) == choice

    def among(self, seat: int) -> Sequence[str]:
        """All that a seat may choose now, in an order that everybody knows."""
        return sorted(set(map(self.game.encode, self.game.choices(seat))))

    def after(self, choices: Mapping[int, str]) -> SealedChoices[WrittenT]:
        """The game after these choices, which are legal."""
        chosen = {seat: self.game.decode(choice) for seat, choice in choices.items()}
        return SealedChoices(self.game.after(chosen))
