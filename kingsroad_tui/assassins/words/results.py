"""What commands say of King & Assassins: a replayed game, and a tournament's results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.plans import AssassinsGameResult
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from assassins.position import Ending
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
from tabletop.say import Say
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.workshop.tournament.standings import AssassinsStanding


def replay_data(file: str, game: AssassinsGame) -> AssassinsReplayData:
    """For JSON: every position, and how the game ended."""
    return AssassinsReplayData.of(as_utf8(file), game)


def replay_text(file: str, game: AssassinsGame) -> str:
    """The whole game, with the position's code after every phase; the secret once it is over."""
    lines = [phrase("assassins-results-file", file=one_line(file), game=game_title(game))]
    for phase in game.phases:
        if phase.side is Side.KING:
            card = card_words(phase.card)
            lines += ["", phrase("assassins-results-round", round=phase.round, card=card)]
        lines.append(f"  {game.players.of(phase.side)}")
        done = map(action_sentence, phase.actions)
        lines += [f"    {sentence}" for sentence in done] or [
            f"    {phrase('assassins-turns-nothing')}"
        ]
        lines.append(f"    {print_position(phase.after)}")
    if not game.finished and game.position.card is not None:
        lines += ["", phrase("assassins-results-running", round=game.position.round)]
        lines += [f"    {action_sentence(report)}" for report in game.running]
    if game.result is not None:
        lines += ["", result_sentence(game.result, game.players)]
        if game.secret is not None:
            lines.append(assassins_sentence(game.secret.letters))
    elif not game.phases:
        code = print_position(game.position)
        lines.append(f"  {phrase('assassins-results-no-phase', code=code)}")
    return "\n".join(lines)


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
    matches = phrase("assassins-results-matches")
    standings = tournaments.standings_lines(
        rows,
        ASSASSINS_STRENGTHS,
        lambda row: row.player,
        {
            phrase("assassins-results-column-games"): lambda row: str(row.games),
            phrase("assassins-results-column-wins"): lambda row: row.share,
            phrase("assassins-results-column-king"): lambda row: row.king,
            phrase("assassins-results-column-people"): lambda row: row.people,
            phrase("assassins-results-column-time"): lambda row: f"{row.seconds * 1000:.0f} ms",
        },
    )
    summary = phrase(
        "assassins-results-summary",
        games=len(games),
        **{ending.value: ways[ending.value] for ending in Ending},
    )
    certainty = tournaments.certainty_sentence([row.share for row in rows], matches)
    forfeits = tournaments.forfeit_lines(
        games,
        ASSASSINS_STRENGTHS,
        lambda match, game: Say("assassins-results-place", match=str(match), game=str(game)),
    )
    return "\n".join([*standings, f"{summary} {certainty}", *forfeits])
