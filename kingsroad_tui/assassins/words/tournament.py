"""What is said of a tournament of King & Assassins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.results import AssassinsGameResult
from kingsroad_tui.words.tournaments import (
    certainty_sentence,
    forfeit_lines,
    standings_lines,
)

if TYPE_CHECKING:
    from advisor.workshop.tournament.standings import AssassinsStanding

_ENDINGS: Final = {
    "castle": "the king in the castle",
    "assassins": "all three assassins caught",
    "killed": "the king killed",
    "time": "the cards run out",
}
"""By the name of the ending, how a tournament says it."""


def tournament_data(
    matches: int, games: Sequence[AssassinsGameResult], standings: Sequence[AssassinsStanding]
) -> dict[str, object]:
    """For JSON: the standings, the ways of winning, and the forfeits."""
    return {
        "matches": matches,
        "games": len(games),
        "players": standings,
        "endings": dict(Counter(game.by for game in games)),
        "forfeits": [
            {"match": game.match, "game": game.game, "sides": game.forfeits}
            for game in games
            if game.forfeits
        ],
    }


def tournament_text(games: Sequence[AssassinsGameResult], rows: Sequence[AssassinsStanding]) -> str:
    """The standings for people; intervals are 95 %, with a match as one trial."""
    ways = Counter(game.by for game in games)
    endings = ", ".join(f"{words} {ways[by]}" for by, words in _ENDINGS.items())
    certainty = certainty_sentence([row.share for row in rows], "matches")
    standings = standings_lines(
        rows,
        ASSASSINS_STRENGTHS,
        lambda row: row.player,
        {
            "games": lambda row: str(row.games),
            "wins": lambda row: row.share,
            "as the king's side": lambda row: row.king,
            "as the people": lambda row: row.people,
            "per choice": lambda row: f"{row.seconds * 1000:.0f} ms",
        },
    )
    forfeits = forfeit_lines(games, ASSASSINS_STRENGTHS, "Match", "game")
    return "\n".join([*standings, f"{len(games)} games: {endings}. {certainty}", *forfeits])
