"""What commands say of King & Assassins: a replayed game, and a tournament's results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.plans import AssassinsGameResult
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from assassins.replay import AssassinsReplayData
from kingsroad_tui.assassins.words.game import (
    action_sentence,
    assassins_sentence,
    card_words,
    game_title,
    result_sentence,
)
from kingsroad_tui.shell.errors import as_utf8, one_line
from kingsroad_tui.words import tournaments

if TYPE_CHECKING:
    from advisor.workshop.tournament.standings import AssassinsStanding


def replay_data(file: str, game: AssassinsGame) -> AssassinsReplayData:
    """For JSON: every position, and how the game ended."""
    return AssassinsReplayData.of(as_utf8(file), game)


def replay_text(file: str, game: AssassinsGame) -> str:
    """The whole game, with the position's code after every phase; the secret once it is over."""
    lines = [f"{one_line(file)}: {game_title(game)}"]
    for phase in game.phases:
        if phase.side is Side.KING:
            lines.append(f"\nRound {phase.round}: {card_words(phase.card)}")
        lines.append(f"  {game.players.of(phase.side)}")
        lines += [f"    {action_sentence(report)}" for report in phase.actions] or ["    Nothing."]
        lines.append(f"    {print_position(phase.after)}")
    if not game.finished and game.position.card is not None:
        lines.append(f"\nRound {game.position.round}, not played to its end")
        lines += [f"    {action_sentence(report)}" for report in game.running]
    if game.result is not None:
        lines.append(f"\n{result_sentence(game.result, game.players)}")
        if game.secret is not None:
            lines.append(assassins_sentence(game.secret.letters))
    elif not game.phases:
        lines.append(f"  No phase has been played to its end. {print_position(game.position)}")
    return "\n".join(lines)


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
    certainty = tournaments.certainty_sentence([row.share for row in rows], "matches")
    standings = tournaments.standings_lines(
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
    forfeits = tournaments.forfeit_lines(games, ASSASSINS_STRENGTHS, "Match", "game")
    return "\n".join([*standings, f"{len(games)} games: {endings}. {certainty}", *forfeits])
