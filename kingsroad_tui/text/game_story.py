"""The story of a judged game: how it ended, where it was decided, what one could have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from advisor.messages.goals import Goal
from advisor.messages.review import Mistake, RoundReview, deciding, mistakes
from kingsroad.games import Game
from kingsroad_tui.text.figures import loss_words
from kingsroad_tui.text.game import short_words
from kingsroad_tui.text.outcome import own_sentence
from kingsroad_tui.text.people import seat_spoken_to, who, whose
from kingsroad_tui.text.turning import from_to, mover, new_favourite


class GameStory(NamedTuple):
    """What is told at the end of a game.

    Attributes:
        told: whole sentences, in their order.
        next_step: the one thing to do now, by its key.
    """

    told: tuple[str, ...]
    next_step: str


def game_story(
    game: Game, names: Sequence[str], rounds: Sequence[RoundReview], goal: Goal
) -> GameStory:
    """The story of a finished game whose rounds are all judged.

    ``names`` may address whoever reads: then it is told what they could have done.
    """
    you = seat_spoken_to(names)
    own = own_sentence(game, (), you) if you is not None else ""
    found = mistakes(rounds, you)
    told = [own, _decided(rounds, game.position.winners, names)]
    if found:
        told.append(_costliest(found[0], names, goal))
        next_step = (
            "Next: press m to play it again and find a better one."
            if you is not None
            else "Next: press n to see the first mistake."
        )
    else:
        told.append("" if you is None else "You made no mistake.")
        next_step = "Next: press k to see the round that decided most."
    return GameStory(tuple(filter(None, told)), next_step if rounds else "")


def _decided(rounds: Sequence[RoundReview], winners: Sequence[int], names: Sequence[str]) -> str:
    """Where the winner became the likely winner for good, else what changed most."""
    for played in reversed(rounds):
        favourite = new_favourite(played)
        if favourite is not None and favourite in winners:
            return (
                f"{who(names, (favourite,), begins=True)} became the favourite for good in round "
                f"{played.round} ({from_to(played, favourite)})."
            )
    decisive = set(deciding(rounds))
    most = max((r for r in rounds if r.round in decisive), key=lambda r: r.swing, default=None)
    if most is None:
        return "No single round decided it."
    seat = mover(most)
    chance = f"{whose(names, seat, begins=False)} chance to win"
    return f"Most changed in round {most.round}: {chance} went {from_to(most, seat)}."


def _costliest(mistake: Mistake, names: Sequence[str], goal: Goal) -> str:
    """``Your costliest choice: 1, 4, Knight in round 4, which cost 9%. Better: 6, 7, Knight.``"""
    choice = mistake.choice
    return (
        f"{whose(names, choice.player)} costliest choice: {short_words(choice.selection)} in round "
        f"{mistake.round}, which cost {loss_words(choice.loss, goal)}. "
        f"Better: {short_words(choice.best[0])}."
    )
