"""Goofspiel, a third game: its rules and its record.

Everybody has the cards 1 to 13 and bids one a round, all at once; the highest bid takes the prize.
A tie for it carries the prize on; what is carried on at the end is nobody's. The order of the
prizes is open from the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import msgspec

from tabletop.errors import LocatedError
from tabletop.game import Turn
from tabletop.names import name_problem
from tabletop.records import RecordFormat, encode_record

CARDS: Final = tuple(range(1, 14))


@dataclass(frozen=True)
class Goofspiel:
    """A game so far: 2 to 4 players, the prizes in their order, the bids of every round.

    Raises LocatedError where that breaks a rule.

    >>> Goofspiel(("Ann", "Bob")).after({0: 5, 1: 5}).after({0: 1, 1: 2}).points
    (0, 25)
    """

    players: tuple[str, ...]
    prizes: tuple[int, ...] = CARDS[::-1]
    rounds: tuple[tuple[int, ...], ...] = ()

    def __post_init__(self) -> None:
        if len(self.players) not in range(2, 5) or any(map(name_problem, self.players)):
            raise LocatedError("players", "there must be two to four, each with a name")
        if sorted(self.prizes) != list(CARDS):
            raise LocatedError("prizes", "each of the thirteen comes once")
        for number, bids in enumerate(self.rounds, 1):
            spent = [{*row} & {*CARDS} for row in zip(*self.rounds[:number], strict=False)]
            if len(bids) != len(self.players) or any(len(cards) < number for cards in spent):
                raise LocatedError(f"round {number}", "somebody has not got the card")

    @property
    def takes(self) -> tuple[tuple[int | None, int], ...]:
        """Of every round, who took the prize (None: nobody), and what it was worth by then."""
        found: list[tuple[int | None, int]] = []
        for prize, bids in zip(self.prizes, self.rounds, strict=False):
            worth = prize + (found[-1][1] if found and found[-1][0] is None else 0)
            alone = bids.count(max(bids)) == 1
            found.append((bids.index(max(bids)) if alone else None, worth))
        return tuple(found)

    @property
    def points(self) -> tuple[int, ...]:
        seats = range(len(self.players))
        return tuple(sum(worth for at, worth in self.takes if at == seat) for seat in seats)

    @property
    def finished(self) -> bool:
        return len(self.rounds) == len(CARDS)

    @property
    def turn(self) -> Turn | None:
        return None if self.finished else self.positions[-1]

    @property
    def positions(self) -> tuple[Turn, ...]:
        seats = tuple(range(len(self.players)))
        return tuple(Turn(number, "bid", seats) for number in range(1, len(self.rounds) + 2))

    @property
    def first(self) -> Goofspiel:
        return replace(self, rounds=())

    @property
    def made(self) -> list[Mapping[int, int]]:
        return [dict(enumerate(bids)) for bids in self.rounds]

    def as_public(self) -> Goofspiel:
        return self

    def seen_by(self, seat: int) -> Goofspiel:
        return self

    def check(self, seat: int, choice: int) -> None:
        if choice not in self.choices(seat):
            raise LocatedError(f"round {len(self.rounds) + 1}", f"there is no {choice} in the hand")

    def after(self, choices: Mapping[int, int]) -> Goofspiel:
        bids = tuple(choices[seat] for seat in range(len(self.players)))
        return replace(self, rounds=(*self.rounds, bids))

    def choices(self, seat: int) -> tuple[int, ...]:
        spent = {bids[seat] for bids in self.rounds}
        return tuple(card for card in CARDS if card not in spent)

    def encode(self, choice: int) -> str:
        return str(choice)

    def decode(self, text: str) -> int:
        return int(text)


def shuffled(players: Sequence[str], seed: int) -> Goofspiel:
    """A new game, the prizes in some order."""
    return Goofspiel(tuple(players), tuple(Random(seed).sample(CARDS, len(CARDS))))


class _Data(msgspec.Struct):
    format: str
    version: int
    players: tuple[str, ...]
    prizes: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]


RECORDS: Final = RecordFormat("goofspiel-game", 1, _Data)


def encode_game(game: Goofspiel) -> bytes:
    head = {"format": RECORDS.name, "version": RECORDS.version}
    return encode_record(head | {"players": game.players, "prizes": game.prizes}, game.rounds)


def game_of(data: _Data) -> Goofspiel:
    return Goofspiel(data.players, data.prizes, data.rounds)
