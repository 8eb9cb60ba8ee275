"""One's own games of King & Assassins against each strength, and how one is getting on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.exercises import AssassinsKind
from assassins.actions import Side
from assassins.position import Ending
from kingsroad_tui.assassins.ladder import LADDER
from kingsroad_tui.rivals.computer_words import strength_words
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.statistics.progress import GameStatistics
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase


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
            if one.me in (0, 1) and len(one.seats) == len(Side) and one.ending in _KNOWN_ENDINGS:
                side, computer = list(Side)[one.me], one.seats[1 - one.me].computer
                if computer:
                    yield cls(side, computer, Ending(one.ending))


_KNOWN_ENDINGS: Final = frozenset(ending.value for ending in Ending)


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


def assassins_tally_lines(tallies: Sequence[AssassinsTally]) -> list[str]:
    """The table and what it counts; one sentence where there is nothing to count."""
    if not tallies:
        return [phrase("assassins-statistics-nothing")]
    return [*_table(tallies).aligned_lines(), "", phrase("assassins-statistics-note")]


def _table(tallies: Sequence[AssassinsTally]) -> TextTable:
    """A row for each strength and side."""
    rows = tuple(
        (
            strength_words(ASSASSINS_STRENGTHS[tally.strength]),
            phrase(f"assassins-statistics-side-{tally.side.value}"),
            str(tally.games),
            str(tally.won),
            percent(tally.won / tally.games),
            ", ".join(
                phrase(f"assassins-statistics-ended-{end}", games=n)
                for end, n in tally.endings.items()
            ),
        )
        for tally in tallies
    )
    heads = tuple(
        phrase(f"assassins-statistics-column-{name}")
        for name in ("strength", "you", "games", "won", "share", "endings")
    )
    return TextTable(heads, rows, frozenset({2, 3, 4}))


KINDS: Final = {
    kind.value: Say(f"assassins-statistics-kind-{kind.value}")
    for kind in (
        *Side,
        AssassinsKind.KILL,
        AssassinsKind.CASTLE,
        AssassinsKind.SAFE,
        AssassinsKind.GATE,
    )
}
"""Each kind of phase, by its name."""


STATISTICS: Final = GameStatistics(
    ladder=LADDER,
    strengths=ASSASSINS_STRENGTHS,
    tallies=lambda results: assassins_tallies(FinishedTown.of_all(results)),
    lines=lambda results: assassins_tally_lines(assassins_tallies(FinishedTown.of_all(results))),
    kinds=KINDS,
)
