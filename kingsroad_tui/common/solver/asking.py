"""Asking the solver for what a computer player does, so that a game goes on though it dies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.protocol import Failure
from kingsroad_tui.common.solver.client import Solver

SECONDS: Final = 20.0
"""The time limit of a computer player's choice."""

_ATTEMPTS: Final = 2
"""A solver that died is started again once."""

_Wanted = TypeVar("_Wanted", bound=AnswerBase)


async def answer_of(
    solver: Solver, wanted: type[_Wanted], request: Callable[[int], MessageBase]
) -> _Wanted | None:
    """What a computer player answers; None where the solver gives no answer.

    Args:
        solver: whom to ask.
        wanted: the kind of the answer.
        request: what to ask, with this id.
    """
    for _ in range(_ATTEMPTS):
        async for answer in solver.ask(request(solver.fresh_id())):
            if isinstance(answer, wanted):
                return answer
            if isinstance(answer, Failure):
                break
    return None
