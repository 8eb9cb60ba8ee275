"""A solver that answers at once, with numbers made up of seeds: for screens, not for play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

from msgspec.structs import replace

from advisor.messages import protocol
from advisor.messages.advice import Candidate, Certificate, Opponent, Reason, ReasonKind
from advisor.messages.assumptions import parse_assumptions
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.verdicts import BeliefKind
from kingsroad.position import PositionData
from tests.support.app.acting import QuickSolver
from tests.support.legal import legal_codes
from tests.support.sample_review import sample_review


class StudySolver(QuickSolver):
    """Advises and reviews like a solver that knows nothing of the game's worth; never chooses."""

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        self.asked.append(request)
        if isinstance(request, protocol.AdviseRequest):
            yield sample_advice(request)
        elif isinstance(request, protocol.ReviewRequest):
            game = request.game.game()
            review = sample_review(game, settings=request.settings)
            for done, reviewed in list(enumerate(review.rounds, start=1))[len(request.known) :]:
                yield protocol.ReviewedRound(
                    id=request.id, reviewed=reviewed, done=done, total=len(game.rounds)
                )
            yield review
        elif not isinstance(request, protocol.ChooseRequest):
            for answer in self._answers(request):
                yield answer


def sample_advice(request: protocol.AdviseRequest) -> protocol.Advice:
    """Complete advice about a legal hand; every candidate's numbers follow from its place."""
    game = request.game.game()
    position = game.table_position
    seat = request.player
    words = legal_codes(
        min(3, position.in_hand[seat]),
        position.dragon[seat],
        position.witch[seat] and game.pending is None,
    )
    words = tuple(sorted(words, key=lambda word: Random(word).random()))
    candidates = [_candidate(word, place) for place, word in enumerate(words)]
    players = range(position.num_players)
    return protocol.Advice(
        id=request.id,
        stage=protocol.Progress.COMPLETE,
        final=True,
        player=seat,
        second=game.pending is not None,
        position=PositionData.of(position),
        belief=request.settings.belief,
        goal=request.settings.goal,
        epsilon=0.01,
        assumptions=request.settings.assumptions,
        seed=0,
        opponents=[_opponent(other) for other in players if other != seat],
        candidates=candidates,
        shown=min(5, len(candidates)),
        recommended=candidates[0].selection,
        certificate=Certificate(kind="nashconv", value=0.004, unit="win", method="made up"),
        win=[1 / position.num_players for _ in players],
        margin=[0.0 for _ in players],
        risk=None,
        timed_out=False,
        seconds=0.1,
        method="made up",
        valuer="made up",
        sampled=False,
        claims=list(parse_assumptions(request.settings.assumptions, game.players)),
    )


def _candidate(word: str, place: int) -> Candidate:
    loss = min(0.5, 0.015 * place)
    return Candidate(
        selection=list(word.strip("-")),
        points=3.0 - 0.1 * place,
        worst=0,
        best=8,
        win=0.5 - loss,
        margin=2.0 - place,
        share={0: 0.7, 1: 0.3}.get(place, 0.0),
        value=0.5 - loss,
        loss=loss,
        loss_error=0.01,
    )


def _opponent(seat: int) -> Opponent:
    return Opponent(
        player=seat,
        plays=156,
        selections=657,
        belief=BeliefKind.HIERARCHY,
        types={"level 1": 0.6, "level 2": 0.4},
        markers=[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.2],
    )


class WitchSolver(StudySolver):
    """A solver to whom the Witch is best of all, but for another choice that is as good."""

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        async for answer in super().ask(request):
            if isinstance(answer, protocol.Advice):
                witch = next(c for c in answer.candidates if "W" in c.selection)
                other, *rest = (c for c in answer.candidates if "W" not in c.selection)
                best, equal = (replace(one, value=0.5, loss=0.0) for one in (witch, other))
                yield replace(
                    answer,
                    candidates=[best, equal, *rest],
                    recommended=equal.selection,
                    reasons=[Reason(kind=ReasonKind.WITCH_KEPT)],
                )
            else:
                yield answer
