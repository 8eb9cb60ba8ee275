"""A replayed game: one JSON object for programs, text for people."""

from __future__ import annotations

from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.position import PositionData
from kingsroad_tui.kingsroad.play.narration import reveal_sentences, round_sentences
from kingsroad_tui.kingsroad.words.game import game_title, region_name
from kingsroad_tui.shell.errors import as_utf8, one_line


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
