"""Asking the solver: a game goes on though it dies, and what comes too late is dropped."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Final, TypeVar

from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.protocol import Failure
from kingsroad_tui.solver.client import Solver

SECONDS: Final = 20.0
"""The time limit of a computer player's choice."""

_ATTEMPTS: Final = 2
"""A solver that died is started again once."""

_Wanted = TypeVar("_Wanted", bound=AnswerBase)
_Answer = TypeVar("_Answer")


async def in_time(
    answers: AsyncIterator[_Answer], moment: Callable[[], object]
) -> AsyncIterator[_Answer]:
    """Passes answers on for as long as the moment that was asked about lasts.

    Args:
        answers: what the solver says.
        moment: what is being looked at now.
    """
    asked_about = moment()
    async for answer in answers:
        if moment() != asked_about:
            return
        yield answer


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
