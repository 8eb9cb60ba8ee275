"""Advice for one player: what to play, how good it is, how sure that is, and why.

`advise` is what the app, the command and the solver process all call. It yields the same kind of
answer up to three times: quick values first, then the equilibrium and the mix, then the proofs and
what games played out say.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from advisor.analysis.analysis import full_analysis, quick_analysis, with_witch
from advisor.analysis.question import ask
from advisor.analysis.to_messages import advice, proved, with_second_opinion
from advisor.core.cancellation import Stop
from advisor.messages.protocol import Advice, AdviseRequest, Progress, Settings
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
    until: Progress = Progress.PROVED,
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
    analysis = quick_analysis(question, known)
    final = until is Progress.FIRST or stop.late
    yield advice(analysis, Progress.FIRST, stop, final=final)
    if final:
        return
    analysis = full_analysis(question, known, stop)
    final = until is Progress.COMPLETE or stop.late
    yield advice(analysis, Progress.COMPLETE, stop, final=final)
    if final:
        return
    analysis = with_witch(analysis)
    found = proved(advice(analysis, Progress.PROVED, stop, final=True), analysis, stop)
    yield with_second_opinion(found, analysis, stop)
