"""How one person has fared against each strength, on either side. No Textual."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from assassins.actions import Side
from assassins.position import Ending
from kingsroad_tui.statistics.kept import KeptResult


@dataclass(frozen=True, slots=True)
class FinishedTown:
    """A finished game of one person against a computer player.

    Attributes:
        side: the person's.
        computer: the name of the computer player's strength.
        ending: how it ended.
    """

    side: Side
    computer: str
    ending: Ending

    @classmethod
    def of_all(cls, results: Iterable[KeptResult]) -> Iterator[FinishedTown]:
        """What is kept of finished games, of those of one person against a computer player."""
        for one in results:
            if one.me in (0, 1) and len(one.seats) == len(Side) and one.ending in _ENDINGS:
                side, computer = list(Side)[one.me], one.seats[1 - one.me].computer
                if computer:
                    yield cls(side, computer, Ending(one.ending))


_ENDINGS: Final = frozenset(ending.value for ending in Ending)


@dataclass(frozen=True, slots=True)
class AssassinsTally:
    """The games of one person on one side against one strength.

    Attributes:
        strength: its name.
        side: the person's.
        games: how many there were.
        won: how many of them the person won.
        endings: of the games won and lost, how often each ending came up, by its name.
    """

    strength: str
    side: Side
    games: int
    won: int
    endings: dict[str, int]


def assassins_tallies(games: Iterable[FinishedTown]) -> list[AssassinsTally]:
    """A tally for each strength met and side played, weakest first."""
    met: dict[tuple[str, Side], list[FinishedTown]] = {}
    for game in games:
        met.setdefault((game.computer, game.side), []).append(game)
    return [
        AssassinsTally(
            strength,
            side,
            len(some),
            sum(game.ending.winner is side for game in some),
            {one.value: n for one in Ending if (n := sum(g.ending is one for g in some))},
        )
        for strength in ASSASSINS_STRENGTHS
        for side in Side
        if (some := met.get((strength, side)))
    ]
