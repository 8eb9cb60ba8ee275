"""Advice for one player: what to play, how good it is, how sure that is, and why.

The command and the solver process both call `advise`. It yields the same kind of answer up to three
times: with quick values, with the equilibrium and the mix, with the proofs and the second opinion.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from advisor.analysis.analysis import full_analysis, quick_analysis, with_witch_bounds
from advisor.analysis.question import ask
from advisor.analysis.to_messages import advice, with_proofs, with_second_opinion
from advisor.core.cancellation import Stop
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Progress
from kingsroad.games import Game


def answer(request: AdviseRequest, stop: Stop) -> Iterator[Advice]:
    """Answers a request in the solver process."""
    game = request.game.game()
    for found in advise(game, request.player, request.settings, request.until, stop):
        yield msgspec.structs.replace(found, id=request.id)


def advise(
    game: Game,
    player: int,
    settings: AdviceSettings | None = None,
    until: Progress = Progress.PROVED,
    stop: Stop | None = None,
) -> Iterator[Advice]:
    """Advice on the next choice of a player; on the second choice where a round is pending.

    Args:
        game: the game so far; only what is public is used.
        player: the seat.
        settings: None for the defaults.
        until: how far the answer should go.
        stop: cancels, and limits the time; None for the settings' limit.

    Raises:
        RequestError: the game or the settings cannot be advised on.
        Cancelled: ``stop`` was cancelled.
    """
    settings = settings or AdviceSettings()
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
    analysis = with_witch_bounds(analysis)
    found = with_proofs(advice(analysis, Progress.PROVED, stop, final=True), analysis, stop)
    yield with_second_opinion(found, analysis, stop)
