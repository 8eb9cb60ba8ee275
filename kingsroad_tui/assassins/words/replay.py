"""A replayed game in sentences, for people."""

from __future__ import annotations

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from kingsroad_tui.assassins.words.game import (
    action_sentence,
    assassins_sentence,
    card_words,
    game_title,
    result_sentence,
)
from kingsroad_tui.shell.errors import one_line


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
