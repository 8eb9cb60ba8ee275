"""What the command says of a whole game once its choices are judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.protocol import Review
from advisor.messages.review import PlayerReview, remarkable
from advisor.messages.verdicts import WORST_FIRST, Goal
from kingsroad.games import Game
from kingsroad_tui.kingsroad.review.skill import all_skills, mean_loss_words
from kingsroad_tui.kingsroad.review.thinking import thought_sentences
from kingsroad_tui.kingsroad.review.turning import turning_sentence
from kingsroad_tui.kingsroad.review.words import (
    CARDS_LEGEND,
    accuracy_words,
    luck_total,
    mistake_sentence,
    settings_sentence,
)
from kingsroad_tui.kingsroad.words.game import winner_sentence
from kingsroad_tui.words.tables import TextTable
from kingsroad_tui.words.verdicts import GAMBLES_AND_CHANCES

_SIGNS: Final = (
    f"{CARDS_LEGEND} Signs: ?? a blunder, ? a mistake, ?! an inaccuracy, each so against people "
    f"and against perfect play alike. {GAMBLES_AND_CHANCES} Accuracy: 100 is perfect; in brackets "
    "what is likely."
)
_UNITS: Final = {
    Goal.WIN: "Costs and luck are in points of the chance to win (%).",
    Goal.MARGIN: "Costs and luck are in points.",
    Goal.POINTS: "Costs and luck are in points.",
}
NOTHING_JUDGED: Final = "No round was judged. For what to play in a position: kingsroad advise."

_HEADER: Final = ("player", "accuracy", "??", "?", "?!", "!?", "~", "cost a choice", "luck")


def ended_sentence(game: Game, names: Sequence[str]) -> str:
    """How a finished game ended: ``Bob wins with 66 points. You 28, Cid 41.``"""
    position = game.position
    others = [
        f"{names[seat]} {position.scores[seat]}"
        for group in position.ranking
        for seat in group
        if seat not in position.winners
    ]
    won = winner_sentence(position, names)
    return f"{won} {', '.join(others)}." if others else won


def review_summary(review: Review, names: Sequence[str]) -> str:
    """What the game turned on, the mistakes, how everybody played, and what the signs mean."""
    if not review.rounds:
        return NOTHING_JUDGED
    goal = review.settings.goal
    lines = ["", turning_sentence(review.rounds), ""]
    found = remarkable(review.rounds)
    lines.append("Mistakes, worst first" if found else "There were no mistakes.")
    lines += [f"  {mistake_sentence(mistake, names, goal)}" for mistake in found]
    lines += thought_sentences(review, names)
    rows = tuple(_row(player, names[player.player], goal) for player in review.players)
    table = TextTable(_HEADER, rows, frozenset(range(1, len(_HEADER))))
    lines += ["", *all_skills(review, names)]
    lines += ["", *table.aligned_lines(), "", f"{_SIGNS} {_UNITS[goal]}"]
    return "\n".join([*lines, settings_sentence(review.settings)])


def _row(player: PlayerReview, name: str, goal: Goal) -> tuple[str, ...]:
    return (
        name,
        accuracy_words(player),
        *(str(player.counts.get(severity, 0)) for severity in WORST_FIRST),
        mean_loss_words(player.skill, goal),
        luck_total(player, goal),
    )
