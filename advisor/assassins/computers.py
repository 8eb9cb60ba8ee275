"""The computer players of King & Assassins by name: a game and a seed in, a choice out.

They see what their side may see: the king's side no secret. The same seed gives the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Final

from advisor.assassins import planning_players, random_player, thinking_players
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import PhaseChoice, SecretChoice
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, CAREFUL, PLANNER
from advisor.messages.assassins_requests import (
    AssassinsRequest,
    ChooseSecretRequest,
    PlayPhaseRequest,
)
from advisor.messages.bases import AnswerBase
from advisor.messages.computers import ADVISOR, INSTINCT, RANDOM, RULE_OF_THUMB
from advisor.messages.protocol import RequestError
from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase
from assassins.secret import Secret


@dataclass(frozen=True, slots=True)
class AssassinsComputer:
    """How a computer player plays, on either side.

    Attributes:
        choose_secret: the people's choice before the first card.
        play_phase: the actions for the rest of the running phase; the game knows the secret only
            in the people's phase.
    """

    choose_secret: Callable[[AssassinsGame, Random], Secret]
    play_phase: Callable[[AssassinsGame, Random, Stop], list[Action]]


COMPUTERS: Final = {
    RANDOM: AssassinsComputer(random_player.choose_secret, random_player.play_phase),
    RULE_OF_THUMB: AssassinsComputer(
        thinking_players.choose_secret, thinking_players.play_by_rule_of_thumb
    ),
    CAREFUL: AssassinsComputer(thinking_players.choose_secret, thinking_players.play_carefully),
    INSTINCT: AssassinsComputer(thinking_players.choose_secret, planning_players.play_by_instinct),
    PLANNER: AssassinsComputer(planning_players.choose_by_lot, planning_players.play_by_values),
    ADVISOR: AssassinsComputer(planning_players.choose_by_lot, planning_players.play_by_replies),
}
"""By name, the players that people can choose."""


def choose_secret(game: AssassinsGame, name: str, seed: int = 0) -> Secret:
    """The three assassins of a computer player.

    Raises:
        RequestError: there is no such player, or the game has begun.
    """
    if game.begun:
        raise RequestError("game", "the assassins are chosen before the first card")
    return find_computer(name).choose_secret(game, Random(seed))


def play_phase(
    game: AssassinsGame, name: str, seed: int = 0, stop: Stop | None = None
) -> list[Action]:
    """What a computer player does for the rest of the running phase.

    Args:
        game: the card turned up; in the people's phase it knows the secret. In the king's phase a
            secret is left out.
        name: as in `ASSASSINS_STRENGTHS`.
        seed: the same seed gives the same actions unless time runs out.
        stop: ends the search early; None never does.

    Raises:
        RequestError: there is no such player, no phase is running, or the secret is missing.
    """
    computer = find_computer(name)
    if game.finished:
        raise RequestError("game", "the game is over")
    if game.position.card is None:
        raise RequestError("game", "no round card has been turned up")
    if game.position.phase is AssassinsPhase.KING:
        game = replace(game, secret=None)
    elif game.secret is None:
        raise RequestError("game", "the people's side must know its secret")
    return computer.play_phase(game, Random(seed), stop or Stop())


def find_computer(name: str) -> AssassinsComputer:
    """A computer player by name. Raises RequestError where there is none."""
    if name not in COMPUTERS:
        known = ", ".join(ASSASSINS_STRENGTHS)
        raise RequestError(f"computer {name[:60]!r}", f"must be one of {known}")
    return COMPUTERS[name]


def answer(request: AssassinsRequest, stop: Stop) -> Iterator[AnswerBase]:
    """Answers a request in the solver process."""
    stop.check_cancelled()
    start = perf_counter()
    game = request.game.game()
    match request:
        case ChooseSecretRequest():
            secret = choose_secret(game, request.computer, request.seed)
            yield SecretChoice(
                id=request.id,
                computer=request.computer,
                assassins=list(secret.letters),
                seconds=perf_counter() - start,
            )
        case PlayPhaseRequest():
            actions = play_phase(game, request.computer, request.seed, stop)
            yield PhaseChoice(
                id=request.id,
                computer=request.computer,
                side=game.position.side.value,
                actions=[str(action) for action in actions],
                seconds=perf_counter() - start,
            )
