"""The random player: any legal actions, until it stops or nothing is left to do. For tests."""

from __future__ import annotations

from random import Random

from advisor.core.cancellation import Stop
from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.secret import Secret, drawn_secret


def choose_secret(game: AssassinsGame, random: Random) -> Secret:
    """Three of the townsfolk, drawn at random: any preference could be guessed."""
    del game
    return drawn_secret(random)


def play_phase(game: AssassinsGame, random: Random, stop: Stop | None = None) -> list[Action]:
    """Actions for the rest of the running phase.

    Stopping is as likely as each of the legal actions. A phase always comes to an end: whatever is
    free of price can be done a few times only.
    """
    actions: list[Action] = []
    phases = len(game.phases)
    while len(game.phases) == phases:
        if stop:
            stop.check_cancelled()
        action = random.choice([None, *game.legal_actions()])
        if action is None:
            break
        actions.append(action)
        game = game.act(action)
    return actions
