"""Advice for one player: what to play, how good it is, how sure that is, and why.

`advise` is what the app, the command and the solver process all call. It yields the same kind of
answer up to three times: quick values first, then the equilibrium and the mix, then the proofs and
what games played out say.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from advisor.analysis.analysis import first_thought, whole_thought, with_witch
from advisor.analysis.question import ask
from advisor.analysis.to_messages import advice, proved, with_second_opinion
from advisor.core.cancellation import Stop
from advisor.messages.protocol import Advice, AdviseRequest, Settings, Stage
from kingsroad.games import Game


def answer(request: AdviseRequest, stop: Stop) -> Iterator[Advice]:
    """Answers a request in the solver process."""
    game = request.game.game()
    for found in advise(game, request.player, request.settings, request.until, stop):
        yield msgspec.structs.replace(found, id=request.id)


def advise(
    game: Game,
    player: int,
    settings: Settings | None = None,
    until: Stage = Stage.PROVED,
    stop: Stop | None = None,
) -> Iterator[Advice]:
    """What a player should choose in the position after the last round of a game.

    Uses only what is public. Where a round is pending, the second choice is advised on.

    Args:
        game: the game so far.
        player: the seat.
        settings: how to think; None for the defaults.
        until: the last stage wanted.
        stop: cancels, and limits the time; None for the settings' limit.

    Raises:
        RequestError: the question makes no sense; says why.
        Cancelled: ``stop`` was cancelled.
    """
    settings = settings or Settings()
    stop = stop or Stop(settings.seconds)
    question = ask(game, player, settings)
    known = question.common_knowledge(stop)
    thought = first_thought(question, known)
    final = until is Stage.FIRST or stop.late
    yield advice(thought, Stage.FIRST, stop, final=final)
    if final:
        return
    thought = whole_thought(question, known, stop)
    final = until is Stage.COMPLETE or stop.late
    yield advice(thought, Stage.COMPLETE, stop, final=final)
    if final:
        return
    thought = with_witch(thought)
    found = proved(advice(thought, Stage.PROVED, stop, final=True), thought, stop)
    yield with_second_opinion(found, thought, stop)
