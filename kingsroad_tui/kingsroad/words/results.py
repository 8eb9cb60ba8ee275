"""What commands say of King's Road: a replayed game, and a tournament's results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from advisor.messages.computers import STRENGTHS
from advisor.messages.plans import GameResult
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.position import PositionData
from kingsroad_tui.kingsroad.play.narration import reveal_sentences, round_sentences
from kingsroad_tui.kingsroad.words.game import game_title, region_name
from kingsroad_tui.shell.errors import as_utf8, one_line
from kingsroad_tui.words import tournaments
from kingsroad_tui.words.figures import margin_figure

if TYPE_CHECKING:
    from advisor.workshop.tournament.standings import Standing


def replay_data(file: str, game: Game) -> dict[str, object]:
    """For JSON: every position, the points of every region scored, the final scoring."""
    final = game.reports[-1].final if game.reports else ()
    return {
        "file": as_utf8(file),
        "positions": [PositionData.of(position) for position in game.positions],
        "rounds": [
            [
                {"region": s.region, "places": list(s.points), "bonus": list(s.bonus)}
                for s in report.scored
            ]
            for report in game.reports
        ],
        "final": [{"region": s.region, "places": list(s.points)} for s in final],
    }


def replay_text(file: str, game: Game) -> str:
    """The whole game in sentences, with the position's code after every round."""
    lines = [f"{one_line(file)}: {game_title(game)}"]
    for report in game.reports:
        king = region_name(game.board, report.before.king)
        lines.append(f"\nRound {report.before.round}, the King in {king}")
        lines += [f"  {sentence}" for sentence in round_sentences(report, game.players)]
        lines.append(f"  {print_position(report.after)}")
    if game.revealed is not None:
        lines.append(f"\nRound {game.position.round}, waiting for a second choice")
        lines += [f"  {sentence}" for sentence in reveal_sentences(game.revealed, game.players)]
    if not game.reports and game.revealed is None:
        lines.append(f"  No round has been played. {print_position(game.position)}")
    return "\n".join(lines)


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
    certainty = tournaments.certainty_sentence([row.share for row in rows], "tables")
    standings = tournaments.standings_lines(
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
    forfeits = tournaments.forfeit_lines(games, STRENGTHS, "Table", "rotation")
    return "\n".join([*standings, summary, luck, *forfeits])
