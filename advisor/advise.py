"""Advice for one player: what to play, how good it is, how sure that is, and why.

The command and the solver process both call `advise`. It yields the same kind of answer up to three
times: with quick values, with the equilibrium and the mix, with all replies of the Witch weighed,
the proofs and the second opinion. The first is given whatever the time limit, from little where
that passes early; where it passes later, the last one given is the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis import to_messages
from advisor.kingsroad.analysis.analysis import (
    full_analysis,
    hasty_analysis,
    quick_analysis,
    with_every_reply,
    with_witch_bounds,
)
from advisor.kingsroad.analysis.question import Question, ask
from advisor.kingsroad.analysis.standing import standings
from advisor.kingsroad.opponents import CommonKnowledge
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
    found = _first(question, known, stop)
    if stop.late:
        found = to_messages.as_cut(found, stop)
    else:
        found = msgspec.structs.replace(
            found, final=until is Progress.FIRST, timed_out=stop.timed_out
        )
    yield found
    if found.final:
        return
    try:
        analysis = full_analysis(question, known, stop)
        found = to_messages.advice(
            analysis, Progress.COMPLETE, stop, final=until is Progress.COMPLETE
        )
        yield found
        if found.final:
            return
        analysis = with_every_reply(with_witch_bounds(analysis), stop)
        found = to_messages.advice(analysis, Progress.PROVED, stop, final=True)
    except OutOfTime:
        yield to_messages.as_cut(found, stop)
        return
    found = to_messages.with_proofs(found, analysis, stop)
    with suppress(OutOfTime):
        standing = standings(game, settings, stop, analysis)
        best = to_messages.best_outlook(analysis)
        found = to_messages.with_standings(
            found, best, standing, to_messages.best_chance_in_best_play(analysis)
        )
    found = to_messages.as_cut(found, stop)
    yield to_messages.with_second_opinion(found, analysis, stop)


def _first(question: Question, known: CommonKnowledge, stop: Stop) -> Advice:
    """The first answer, whatever the time limit."""
    try:
        return to_messages.advice(
            quick_analysis(question, known), Progress.FIRST, stop, final=False
        )
    except OutOfTime:
        with stop.unlimited():
            return to_messages.advice(
                hasty_analysis(question, known), Progress.FIRST, stop, final=False
            )
