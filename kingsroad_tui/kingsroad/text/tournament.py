"""What is said of a tournament of King's Road."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from advisor.messages.computers import STRENGTHS
from advisor.messages.results import GameResult
from kingsroad_tui.common.text.figures import margin_figure, share_figure
from kingsroad_tui.common.text.tournaments import (
    certainty_sentence,
    forfeit_line,
    standings_lines,
    tournament_player,
)

if TYPE_CHECKING:
    from advisor.tournament.standings import Standing


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
    certainty = certainty_sentence((row.share for row in rows), "tables")
    lines = [
        *standings_lines(
            ("games", "fair", "wins", "luck-adjusted", "margin", "per move"),
            (
                (
                    tournament_player(row.player, STRENGTHS),
                    str(row.games),
                    f"{row.fair:.0%}",
                    share_figure(row.share),
                    share_figure(row.luck_adjusted),
                    margin_figure(row.margin),
                )
                for row in rows
            ),
            (row.seconds for row in rows),
        ),
        f"{len(games)} games; {capped} ended by the cap on rounds. {certainty}",
        "Luck-adjusted: as if what players drew from their mixes had been worth the mean.",
    ]
    lines += [
        forfeit_line(
            f"Table {game.table}, rotation {game.rotation}",
            tournament_player(game.players[int(seat)], STRENGTHS),
            reason,
        )
        for game in games
        for seat, reason in game.forfeits.items()
    ]
    return "\n".join(lines)
