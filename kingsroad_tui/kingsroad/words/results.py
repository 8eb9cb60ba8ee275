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
from kingsroad_tui.kingsroad.words.game import game_title, the_region
from kingsroad_tui.shell.errors import as_utf8, one_line
from kingsroad_tui.words import tournaments
from kingsroad_tui.words.figures import margin_figure
from kingsroad_tui.words.lists import labelled
from tabletop.say import Say
from tabletop.words.voice import phrase

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
    lines = [labelled(one_line(file), game_title(game))]
    for report in game.reports:
        king = the_region(game.board, report.before.king)
        heading = phrase("kingsroad-replay-round", round=report.before.round, region=king)
        lines.append(f"\n{heading}")
        lines += [f"  {sentence}" for sentence in round_sentences(report, game.players)]
        lines.append(f"  {print_position(report.after)}")
    if game.revealed is not None:
        lines.append(f"\n{phrase('kingsroad-replay-waiting', round=game.position.round)}")
        lines += [f"  {sentence}" for sentence in reveal_sentences(game.revealed, game.players)]
    if not game.reports and game.revealed is None:
        nothing = phrase("kingsroad-replay-no-round")
        lines.append(f"  {nothing} {print_position(game.position)}")
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
    certainty = tournaments.certainty_sentence(
        [row.share for row in rows], phrase("kingsroad-tournament-tables")
    )
    standings = tournaments.standings_lines(
        rows,
        STRENGTHS,
        lambda row: row.player,
        {
            phrase("kingsroad-tournament-games"): lambda row: str(row.games),
            phrase("kingsroad-tournament-fair"): lambda row: f"{row.fair:.0%}",
            phrase("kingsroad-tournament-wins"): lambda row: row.share,
            phrase("kingsroad-tournament-luck-adjusted"): lambda row: row.luck_adjusted,
            phrase("kingsroad-tournament-margin"): lambda row: margin_figure(row.margin),
            phrase("kingsroad-tournament-per-move"): lambda row: f"{row.seconds * 1000:.0f} ms",
        },
    )
    summary = phrase(
        "kingsroad-tournament-summary", games=len(games), capped=capped, certainty=certainty
    )
    luck = phrase("kingsroad-tournament-luck")
    forfeits = tournaments.forfeit_lines(
        games,
        STRENGTHS,
        lambda table, game: Say("kingsroad-tournament-place", table=str(table), game=str(game)),
    )
    return "\n".join([*standings, summary, luck, *forfeits])
