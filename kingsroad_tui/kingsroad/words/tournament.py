"""What is said of a tournament of King's Road."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from advisor.messages.computers import STRENGTHS
from advisor.messages.results import GameResult
from kingsroad_tui.words.figures import margin_figure
from kingsroad_tui.words.tournaments import (
    certainty_sentence,
    forfeit_lines,
    standings_lines,
)

if TYPE_CHECKING:
    from advisor.workshop.tournament.standings import Standing


def tournament_data(
    tables: int, games: Sequence[GameResult], standings: Sequence[Standing]
) -> dict[str, object]:
    """For JSON: the standings and the forfeits."""
    forfeits = [
        {"table": game.table, "rotation": game.rotation, "seats": game.forfeits}
        for game in games
        if game.forfeits
    ]
    return {
        "tables": tables,
        "games": len(games),
        "capped": sum(game.capped for game in games),
        "players": standings,
        "forfeits": forfeits,
    }


def tournament_text(games: Sequence[GameResult], rows: Sequence[Standing]) -> str:
    """The standings for people; intervals are 95 %, clustered by table, in percent."""
    capped = sum(game.capped for game in games)
    certainty = certainty_sentence([row.share for row in rows], "tables")
    standings = standings_lines(
        rows,
        STRENGTHS,
        lambda row: row.player,
        {
            "games": lambda row: str(row.games),
            "fair": lambda row: f"{row.fair:.0%}",
            "wins": lambda row: row.share,
            "luck-adjusted": lambda row: row.luck_adjusted,
            "margin": lambda row: margin_figure(row.margin),
            "per move": lambda row: f"{row.seconds * 1000:.0f} ms",
        },
    )
    summary = f"{len(games)} games; {capped} ended by the cap on rounds. {certainty}"
    luck = "Luck-adjusted: as if what players drew from their mixes had been worth the mean."
    forfeits = forfeit_lines(games, STRENGTHS, "Table", "rotation")
    return "\n".join([*standings, summary, luck, *forfeits])
