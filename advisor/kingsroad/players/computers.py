"""The computer players by name: a game and a seat in, a choice out.

They see only what is public, and the same seed gives the same choice. Weaker ones reason less; only
the random one plays at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.players.strategies import (
    ChoiceTask,
    Computer,
    Decision,
    analysis_to_play,
    at_random,
    by_advice,
    by_instinct,
    by_rule_of_thumb,
    drawing_from,
    equilibrium,
    responding_to,
)
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.kingsroad.values.evaluation import using
from advisor.kingsroad.values.network import read_weights
from advisor.kingsroad.values.valuer import Valuer
from advisor.learning.layers import WeightsError
from advisor.messages.computers import (
    ADVISOR,
    INSTINCT,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RANDOM,
    RULE_OF_THUMB,
    STRENGTHS,
)
from advisor.messages.goals import Goal
from advisor.messages.protocol import (
    AdviceSettings,
    Choice,
    ChoiceReason,
    ChooseRequest,
    RequestError,
)
from kingsroad.games import Game

RESPONDER: Final = "responder"
"""A rival of the advisor that expects it to play the equilibrium."""

INFORMED: Final = "informed-responder"
"""A rival that knows the mix which the advisor draws from."""

CLOSED_FORM: Final = "closed-form"
"""Names the closed form after an ``@``."""


def choose(
    game: Game,
    player: int,
    name: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Decision:
    """The choice of a computer player; the second choice where a round is pending.

    By rule of thumb where there is no time for anything better.

    Args:
        game: the game so far; only what is public is used.
        player: the seat.
        name: as `find_computer` knows it.
        seed: the same seed gives the same choice, unless time runs out.
        seconds: a time limit, or None.
        stop: in place of ``seconds``, to be able to cancel.

    Raises:
        RequestError: there is no such computer player or seat, or nothing to choose.
        Cancelled: ``stop`` was cancelled.
    """
    start = perf_counter()
    computer, valuer = find_computer(name, len(game.players))
    public = game.as_public()
    ask(public, player, AdviceSettings())
    task = ChoiceTask(public, player, seed, stop or Stop(seconds))
    with using(valuer):
        try:
            decision = computer(task)
        except OutOfTime:
            decision = by_rule_of_thumb(task)
    choice = msgspec.structs.replace(decision.choice, computer=name, seconds=perf_counter() - start)
    return replace(decision, choice=choice)


def find_computer(name: str, players: int) -> tuple[Computer, Valuer | None]:
    """A computer player by name, and its values where the name has some (else None).

    ``advisor@closed-form`` and ``advisor@FILE.npz`` are players with other values than the
    package's: the closed form, or weights as ``kingsroad train`` writes them.

    Raises:
        RequestError: there is no such computer player, or its weights cannot be used.
    """
    if not is_computer(name):
        raise _unknown(name)
    plain, at, values = name.partition("@")
    computer = (COMPUTERS | RIVALS)[plain]
    if not at:
        return computer, None
    if values == CLOSED_FORM:
        return computer, CLOSED_FORMS[players]
    try:
        return computer, _weights(Path(values), players)
    except WeightsError as error:
        raise RequestError("", str(error)) from None


def is_computer(name: str) -> bool:
    """Whether a name is a computer player's, whatever its weights."""
    return name.partition("@")[0] in COMPUTERS | RIVALS


def _unknown(name: str) -> RequestError:
    return RequestError(f"computer {name[:60]!r}", f"must be one of {', '.join(STRENGTHS)}")


_weights = cache(read_weights)


def answer(request: ChooseRequest, stop: Stop) -> Iterator[Choice]:
    """Answers a request in the solver process.

    Raises RequestError for a player that people cannot choose: a request names no files.
    """
    if request.computer not in COMPUTERS:
        raise _unknown(request.computer)
    game = request.game.game()
    decision = choose(game, request.player, request.computer, request.seed, stop=stop)
    yield msgspec.structs.replace(decision.choice, id=request.id)


COMPUTERS: Final[dict[str, Computer]] = {
    RANDOM: at_random,
    ONE_ROUND: drawing_from(
        ChoiceReason.EQUILIBRIUM, Goal.POINTS, lambda known: equilibrium(known).mixes
    ),
    RULE_OF_THUMB: by_rule_of_thumb,
    INSTINCT: by_instinct,
    LEVEL_1: drawing_from(ChoiceReason.LEVEL_1, Goal.WIN, lambda known: known.levels(1)[1]),
    LEVEL_2: drawing_from(ChoiceReason.LEVEL_2, Goal.WIN, lambda known: known.levels(2)[2]),
    ADVISOR: by_advice,
}
"""By name, the players that people can choose; levels as in `advisor.kingsroad.opponents`."""

RIVALS: Final[dict[str, Computer]] = {
    RESPONDER: responding_to(
        ChoiceReason.RESPONDER, lambda _, known, __: equilibrium(known).mixes[0]
    ),
    INFORMED: responding_to(
        ChoiceReason.INFORMED_RESPONDER,
        lambda question, known, stop: analysis_to_play(question, known, stop).mix,
    ),
}
"""By name, rivals that measure how far the advisor can be exploited."""
