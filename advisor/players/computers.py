"""The computer players, one entry each: a game and a seat in, a choice out.

They are told what is public and nothing else, and the same seed gives the same choice. Weaker ones
reason less; none of them blunders at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from advisor.analysis.analysis import full_analysis
from advisor.analysis.question import Question, ask
from advisor.core.cancellation import Stop
from advisor.equilibrium.expected_payoffs import expected_payoffs
from advisor.equilibrium.mixed_strategies import MixedStrategy
from advisor.equilibrium.solve import Profile
from advisor.messages.computers import (
    ADVISOR,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RANDOM,
    RULE_OF_THUMB,
    STRENGTHS,
)
from advisor.messages.goals import Goal
from advisor.messages.protocol import Choice, ChooseRequest, RequestError, Settings
from advisor.opponents.common_knowledge import CommonKnowledge, common_knowledge
from advisor.players import rule_of_thumb
from advisor.values.closed_form import CLOSED_FORMS
from advisor.values.evaluation import using
from advisor.values.network import WeightsError, read_weights
from advisor.values.valuer import Valuer
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose choice is wanted, and how.

    Attributes:
        game: the game as the public knows it; with a round pending, the second choice is wanted.
        player: the seat.
        seed: decides whatever is drawn.
        stop: cancels, and limits the time.
    """

    game: Game
    player: int
    seed: int
    stop: Stop


@dataclass(frozen=True, slots=True)
class Decision:
    """What a computer player chose.

    Attributes:
        choice: as it is told.
        mix: what it was drawn from, a probability for each of the player's `Plays.candidates`;
            None for who draws from no such mix.
    """

    choice: Choice
    mix: MixedStrategy | None = None


Computer = Callable[[Turn], Decision]

RESPONDER: Final = "responder"
"""A rival of the advisor who expects it to play the equilibrium."""

INFORMED: Final = "informed-responder"
"""One who even knows the very mix that the advisor draws from."""

CLOSED_FORM: Final = "closed-form"
"""What the closed form is called after an ``@``."""


def choose(
    game: Game,
    player: int,
    name: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Decision:
    """What a computer player chooses, and out of what; a second choice where a round is pending.

    Args:
        game: the game so far; only what is public of it is used.
        player: the seat.
        name: one of `advisor.messages.computers.STRENGTHS`.
        seed: the same seed gives the same choice, unless time runs out.
        seconds: a time limit, or None.
        stop: instead of ``seconds``, to be able to cancel.

    Raises:
        RequestError: there is no such computer player or seat, or nothing to choose.
        Cancelled: ``stop`` was cancelled.
    """
    start = perf_counter()
    computer, valuer = find(name, len(game.players))
    public = game.as_public()
    ask(public, player, Settings())
    with using(valuer):
        found = computer(Turn(public, player, seed, stop or Stop(seconds)))
    choice = msgspec.structs.replace(found.choice, computer=name, seconds=perf_counter() - start)
    return replace(found, choice=choice)


def find(name: str, players: int) -> tuple[Computer, Valuer | None]:
    """A computer player by name, and the values it uses where the name says so (else None).

    ``advisor@closed-form`` and ``advisor@FILE.npz`` are players with other values than the
    package's: the closed form, or weights as ``kingsroad train`` writes them.

    Raises:
        RequestError: there is no such computer player, or its weights cannot be used.
    """
    plain, at, values = name.partition("@")
    computer = RIVALS.get(plain) or COMPUTERS.get(plain)
    if computer is None:
        raise RequestError(f"computer {name[:60]!r}: must be one of {', '.join(STRENGTHS)}")
    if not at:
        return computer, None
    if values == CLOSED_FORM:
        return computer, CLOSED_FORMS[players]
    try:
        return computer, _weights(Path(values), players)
    except WeightsError as error:
        raise RequestError(str(error)) from None


_weights = cache(read_weights)


def answer(request: ChooseRequest, stop: Stop) -> Iterator[Choice]:
    """Answers a request in the solver process."""
    game = request.game.game()
    decision = choose(game, request.player, request.computer, request.seed, stop=stop)
    yield msgspec.structs.replace(decision.choice, id=request.id)


def _random(turn: Turn) -> Decision:
    hand = turn.game.hand(turn.player)
    selection = random.Random(turn.seed).choice(legal_selections(hand))
    return _decision(turn, selection, "anything")


def _rule_of_thumb(turn: Turn) -> Decision:
    return Decision(rule_of_thumb.choose(turn.game, turn.player, turn.seed))


def _drawing(
    reason: str, goal: Goal, play: Callable[[CommonKnowledge], Sequence[MixedStrategy]]
) -> Computer:
    """A player who draws from a mix; ``play`` says everybody's."""

    def choose_from_mix(turn: Turn) -> Decision:
        game = turn.game
        known = common_knowledge(game.table_position, goal, game.revealed, turn.stop)
        mix = play(known)[turn.player]
        row = random.Random(turn.seed).choices(range(len(mix)), weights=mix.tolist())[0]
        selection = known.stage.plays[turn.player].candidates[row].selection
        return _decision(turn, selection, reason, {"share": float(mix[row])}, mix)

    return choose_from_mix


def _level(level: int) -> Computer:
    """A player of the hierarchy of `advisor.opponents.beliefs`: replies to lower levels."""
    return _drawing(f"level-{level}", Goal.WIN, lambda known: known.levels(level)[level])


_playing = partial(full_analysis, certified=False)


def _advisor(turn: Turn) -> Decision:
    question = ask(turn.game, turn.player, Settings(seed=turn.seed))
    analysis = _playing(question, question.common_knowledge(turn.stop), turn.stop)
    row = analysis.drawn
    facts = {"share": analysis.mix[row], "win": analysis.values.payoffs.win[row, 0]}
    selection = analysis.stage.plays[0].candidates[row].selection
    told: dict[str, float | str] = {name: float(fact) for name, fact in facts.items()}
    return _decision(turn, selection, "advice", told, analysis.mix)


def _replying(
    reason: str, expected: Callable[[Question, CommonKnowledge, Stop], MixedStrategy]
) -> Computer:
    """A rival who knows how the advisor thinks: replies to what it is expected to play.

    ``expected`` finds that for the player in seat 0, with the package's values; the reply is the
    best by the rival's own. Two players only.
    """

    def reply(turn: Turn) -> Decision:
        if len(turn.game.players) != 2:
            raise RequestError(f"{reason}: plays with two players only")
        other = 1 - turn.player
        stage = ask(turn.game, turn.player, Settings()).common_knowledge(turn.stop).stage
        mixes = stage.uniform_mixes
        if other in turn.game.to_choose:
            with using(None):
                question = ask(turn.game, other, Settings())
                known = question.common_knowledge(turn.stop)
                mixes[1] = expected(question, known, turn.stop)
        values = expected_payoffs(stage, 0, mixes, 1).own(stage.goal)
        best = int(values.argmax())
        selection = stage.plays[0].candidates[best].selection
        return _decision(turn, selection, reason, {"win": float(values[best])})

    return reply


def _decision(
    turn: Turn,
    selection: Selection,
    reason: str,
    facts: dict[str, float | str] | None = None,
    mix: MixedStrategy | None = None,
) -> Decision:
    choice = Choice(
        id=0,
        player=turn.player,
        computer="",
        selection=selection.codes,
        reason=reason,
        facts=facts or {},
    )
    return Decision(choice, mix)


def _equilibrium(known: CommonKnowledge) -> Profile:
    """Who plays needs no certificate."""
    return known.profile(certified=False)


COMPUTERS: Final[dict[str, Computer]] = {
    RANDOM: _random,
    ONE_ROUND: _drawing("equilibrium", Goal.POINTS, lambda known: _equilibrium(known).mixes),
    RULE_OF_THUMB: _rule_of_thumb,
    LEVEL_1: _level(1),
    LEVEL_2: _level(2),
    ADVISOR: _advisor,
}
"""By name."""

RIVALS: Final[dict[str, Computer]] = {
    RESPONDER: _replying(RESPONDER, lambda _, known, __: _equilibrium(known).mixes[0]),
    INFORMED: _replying(INFORMED, lambda *asked: _playing(*asked).mix),
}
"""By name, those that no strength stands for."""
