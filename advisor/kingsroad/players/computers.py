"""The computer players by name: a game and a seat in, a choice out.

How each chooses is a function from a `ChoiceTask` to a `Decision`. They see only what is public,
and the same seed gives the same choice. Weaker ones reason less; only the random one plays at
random.
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

from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis, full_analysis, quick_analysis
from advisor.kingsroad.analysis.question import Question, ask
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.equilibrium.reference_play import learnt_mixes
from advisor.kingsroad.equilibrium.solve import Profile
from advisor.kingsroad.opponents import CommonKnowledge, common_knowledge
from advisor.kingsroad.players import rule_of_thumb
from advisor.kingsroad.round.plays import hand_plays
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.kingsroad.values.evaluation import using
from advisor.kingsroad.values.network import read_weights
from advisor.kingsroad.values.valuer import Valuer
from advisor.learning.layers import WeightsError
from advisor.messages import computers, protocol
from advisor.messages.verdicts import Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.position import Position
from tabletop.say import Say
from tabletop.shown import quoted


@dataclass(frozen=True, slots=True)
class ChoiceTask:
    """A choice to make.

    Attributes:
        game: as the public knows it; where a round is pending, the second choice is wanted.
        player: the seat.
        seed: of everything drawn at random.
        stop: cancels, and limits the time.
    """

    game: Game
    player: int
    seed: int
    stop: Stop

    @property
    def position(self) -> Position:
        """The position before the choice."""
        return self.game.table_position


@dataclass(frozen=True, slots=True)
class Decision:
    """The choice of a computer player with the mix behind it.

    Attributes:
        choice: the message.
        mix: what the choice was drawn from, a probability for each of the player's
            `Plays.candidates`; None for players that draw from no such mix.
    """

    choice: protocol.Choice
    mix: MixedStrategy | None = None


Computer = Callable[[ChoiceTask], Decision]


def at_random(task: ChoiceTask) -> Decision:
    """Any legal selection, all equally likely."""
    hand = task.position.hand(task.player, second=task.game.revealed is not None)
    selection = random.Random(task.seed).choice(legal_selections(hand))
    return _decision(task, selection, protocol.ChoiceReason.ANYTHING)


def by_rule_of_thumb(task: ChoiceTask) -> Decision:
    """As `advisor.kingsroad.players.rule_of_thumb`."""
    return Decision(rule_of_thumb.choose(task.game, task.player, task.seed))


def by_instinct(task: ChoiceTask) -> Decision:
    """Drawn from the mix of the learnt policy, which looks at nothing but the position."""
    revealed, seat = task.game.revealed, task.player
    position = task.position
    plays = [
        hand_plays(position.hand(other, second=revealed is not None and other in revealed.waiting))
        for other in position.seats
    ]
    mix = learnt_mixes(position, plays, revealed.dragons if revealed else None)[seat]
    action = random.Random(task.seed).choices(range(len(mix)), weights=mix.tolist())[0]
    facts = protocol.ChoiceFacts(share=float(mix[action]))
    selection = plays[seat].candidates[action].selection
    return _decision(task, selection, protocol.ChoiceReason.INSTINCT, facts, mix)


def drawing_from(
    reason: protocol.ChoiceReason,
    goal: Goal,
    mixes_of: Callable[[CommonKnowledge], Sequence[MixedStrategy]],
) -> Computer:
    """A player that draws from its mix; ``mixes_of`` finds those of all players."""

    def choose_from_mix(task: ChoiceTask) -> Decision:
        known = common_knowledge(task.position, goal, task.game.revealed, task.stop)
        mix = mixes_of(known)[task.player]
        action = random.Random(task.seed).choices(range(len(mix)), weights=mix.tolist())[0]
        selection = known.stage.plays[task.player].candidates[action].selection
        return _decision(
            task, selection, reason, protocol.ChoiceFacts(share=float(mix[action])), mix
        )

    return choose_from_mix


def equilibrium(known: CommonKnowledge) -> Profile:
    """The equilibrium without a certificate, which players do not need."""
    return known.profile(certified=False)


analysis_to_play = partial(full_analysis, certified=False)
"""A full analysis without a certificate, which players do not need."""


def by_advice(task: ChoiceTask) -> Decision:
    """Drawn from the mix that the advisor recommends, with little time in its first answer."""
    question = ask(task.game, task.player, protocol.AdviceSettings(seed=task.seed))
    analysis = _analysis_in_time(question, task.stop)
    action = analysis.sampled_action
    win = analysis.payoffs.payoffs.win[action, 0]
    facts = protocol.ChoiceFacts(share=float(analysis.mix[action]), win=float(win))
    selection = analysis.stage.plays[0].candidates[action].selection
    return _decision(task, selection, protocol.ChoiceReason.ADVICE, facts, analysis.mix)


def _analysis_in_time(question: Question, stop: Stop) -> Analysis:
    """The full analysis; the quick one, made first, where a time limit does not let it end."""
    known = question.common_knowledge(stop)
    if not stop.limited:
        return analysis_to_play(question, known, stop)
    quick = quick_analysis(question, known)
    try:
        return analysis_to_play(question, known, stop)
    except OutOfTime:
        return quick


def responding_to(
    reason: protocol.ChoiceReason,
    expected_mix: Callable[[Question, CommonKnowledge, Stop], MixedStrategy],
) -> Computer:
    """A rival of the advisor: the best response to the play that it expects. Two players only.

    ``expected_mix`` finds the play of the player in seat 0, with the package's values; the response
    is the best by the rival's own.
    """

    def respond(task: ChoiceTask) -> Decision:
        if len(task.game.players) != 2:
            raise protocol.RequestError(reason, Say("advisor-two-players-only"))
        other, revealed = 1 - task.player, task.game.revealed
        stage = (
            ask(task.game, task.player, protocol.AdviceSettings()).common_knowledge(task.stop).stage
        )
        mixes = stage.uniform_mixes
        if revealed is None or other in revealed.waiting:
            with using(None):
                question = ask(task.game, other, protocol.AdviceSettings())
                known = question.common_knowledge(task.stop)
                mixes[1] = expected_mix(question, known, task.stop)
        values = expected_payoffs(stage, 0, mixes, 1).own(stage.goal)
        best = int(values.argmax())
        selection = stage.plays[0].candidates[best].selection
        return _decision(task, selection, reason, protocol.ChoiceFacts(win=float(values[best])))

    return respond


def _decision(
    task: ChoiceTask,
    selection: Selection,
    reason: protocol.ChoiceReason,
    facts: protocol.ChoiceFacts | None = None,
    mix: MixedStrategy | None = None,
) -> Decision:
    choice = protocol.Choice(
        id=0,
        player=task.player,
        computer="",
        selection=[card.value for card in selection.cards],
        reason=reason,
        facts=facts or protocol.ChoiceFacts(),
    )
    return Decision(choice, mix)


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
    ask(public, player, protocol.AdviceSettings())
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
        raise protocol.RequestError("", error.said) from None


def is_computer(name: str) -> bool:
    """Whether a name is a computer player's, whatever its weights."""
    return name.partition("@")[0] in COMPUTERS | RIVALS


def _unknown(name: str) -> protocol.RequestError:
    return protocol.RequestError(
        Say("advisor-computer", name=quoted(name, 60)),
        Say("advisor-one-of", known=", ".join(computers.STRENGTHS)),
    )


_weights = cache(read_weights)


def answer(request: protocol.ChooseRequest, stop: Stop) -> Iterator[protocol.Choice]:
    """Answers a request in the solver process.

    Raises RequestError for a player that people cannot choose: a request names no files.
    """
    if request.computer not in COMPUTERS:
        raise _unknown(request.computer)
    game = request.game.game()
    decision = choose(game, request.player, request.computer, request.seed, stop=stop)
    yield msgspec.structs.replace(decision.choice, id=request.id)


COMPUTERS: Final[dict[str, Computer]] = {
    computers.RANDOM: at_random,
    computers.ONE_ROUND: drawing_from(
        protocol.ChoiceReason.EQUILIBRIUM, Goal.POINTS, lambda known: equilibrium(known).mixes
    ),
    computers.RULE_OF_THUMB: by_rule_of_thumb,
    computers.INSTINCT: by_instinct,
    computers.LEVEL_1: drawing_from(
        protocol.ChoiceReason.LEVEL_1, Goal.WIN, lambda known: known.levels(1)[1]
    ),
    computers.LEVEL_2: drawing_from(
        protocol.ChoiceReason.LEVEL_2, Goal.WIN, lambda known: known.levels(2)[2]
    ),
    computers.ADVISOR: by_advice,
}
"""By name, the players that people can choose; levels as in `advisor.kingsroad.opponents`."""

RIVALS: Final[dict[str, Computer]] = {
    RESPONDER: responding_to(
        protocol.ChoiceReason.RESPONDER, lambda _, known, __: equilibrium(known).mixes[0]
    ),
    INFORMED: responding_to(
        protocol.ChoiceReason.INFORMED_RESPONDER,
        lambda question, known, stop: analysis_to_play(question, known, stop).mix,
    ),
}
"""By name, rivals that measure how far the advisor can be exploited."""
