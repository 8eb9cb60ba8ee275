"""What is said of a tournament, whichever game it is of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from advisor.messages.computers import Strength
from advisor.messages.intervals import TrialMean
from advisor.messages.plans import Result
from kingsroad_tui.rivals.computer_words import player_words
from kingsroad_tui.words.figures import share_figure
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase

_MAX_PLAYER: Final = 100
_Row = TypeVar("_Row")


def standings_lines(
    rows: Sequence[_Row],
    strengths: Mapping[str, Strength],
    player: Callable[[_Row], str],
    columns: Mapping[str, Callable[[_Row], str | TrialMean | None]],
) -> list[str]:
    """The standings, a line a player: the figures and shares of ``columns``, by their headings."""
    header = (phrase("tournaments-player"), *columns)
    cells = tuple(
        (_named(player(row), strengths), *(_cell(of(row)) for of in columns.values()))
        for row in rows
    )
    return TextTable(header, cells, frozenset(range(1, len(header)))).aligned_lines()


def _cell(figure: str | TrialMean | None) -> str:
    if isinstance(figure, TrialMean):
        return share_figure(figure)
    return figure or "-"


def _named(player: str, strengths: Mapping[str, Strength]) -> str:
    """A player: who that is at a table, with the name that commands know."""
    return shown(player_words(player, strengths), _MAX_PLAYER)


def certainty_sentence(shares: Sequence[TrialMean], batches: str) -> str:
    """What the intervals are made of; where there are too few batches, why there are none."""
    known = any(share.interval for share in shares)
    return phrase("tournaments-certainty", known=known, batches=batches)


def forfeit_lines(
    games: Sequence[Result],
    strengths: Mapping[str, Strength],
    place: Callable[[int, int], Say],
) -> list[str]:
    """Who forfeited which game, and why; ``place`` says which batch and which of its games."""
    return [
        phrase(
            "tournaments-forfeit",
            place=place(*game.place),
            player=_named(game.player_of(seat), strengths),
            reason=reason,
        )
        for game in games
        for seat, reason in game.forfeits.items()
    ]


def stopped_sentence(why: str, results: Path | None) -> str:
    """Why a tournament ended before its last game, and how to go on with it where that can be."""
    if results is None:
        return why
    return phrase("tournaments-stopped", why=why, results=str(results))
