"""How each computer player chooses.

Each is a function from a `ChoiceTask` to a `Decision`; `advisor.kingsroad.players.computers` names
them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis, full_analysis, quick_analysis
from advisor.kingsroad.analysis.question import Question, ask
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.learnt_play import learnt_mixes
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.equilibrium.solve import Profile
from advisor.kingsroad.opponents.common_knowledge import CommonKnowledge, common_knowledge
from advisor.kingsroad.players import rule_of_thumb
from advisor.kingsroad.round.plays import hand_plays
from advisor.kingsroad.values.evaluation import using
from advisor.messages.goals import Goal
from advisor.messages.protocol import (
    AdviceSettings,
    Choice,
    ChoiceFacts,
    ChoiceReason,
    RequestError,
)
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.position import Position


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

    choice: Choice
    mix: MixedStrategy | None = None


Computer = Callable[[ChoiceTask], Decision]


def at_random(task: ChoiceTask) -> Decision:
    """Any legal selection, all equally likely."""
    hand = task.position.hand(task.player, second=task.game.revealed is not None)
    selection = random.Random(task.seed).choice(legal_selections(hand))
    return _decision(task, selection, ChoiceReason.ANYTHING)


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
    facts = ChoiceFacts(share=float(mix[action]))
    selection = plays[seat].candidates[action].selection
    return _decision(task, selection, ChoiceReason.INSTINCT, facts, mix)


def drawing_from(
    reason: ChoiceReason,
    goal: Goal,
    mixes_of: Callable[[CommonKnowledge], Sequence[MixedStrategy]],
) -> Computer:
    """A player that draws from its mix; ``mixes_of`` finds those of all players."""

    def choose_from_mix(task: ChoiceTask) -> Decision:
        known = common_knowledge(task.position, goal, task.game.revealed, task.stop)
        mix = mixes_of(known)[task.player]
        action = random.Random(task.seed).choices(range(len(mix)), weights=mix.tolist())[0]
        selection = known.stage.plays[task.player].candidates[action].selection
        return _decision(task, selection, reason, ChoiceFacts(share=float(mix[action])), mix)

    return choose_from_mix


def equilibrium(known: CommonKnowledge) -> Profile:
    """The equilibrium without a certificate, which players do not need."""
    return known.profile(certified=False)


analysis_to_play = partial(full_analysis, certified=False)
"""A full analysis without a certificate, which players do not need."""


def by_advice(task: ChoiceTask) -> Decision:
    """Drawn from the mix that the advisor recommends, with little time in its first answer."""
    question = ask(task.game, task.player, AdviceSettings(seed=task.seed))
    analysis = _analysis_in_time(question, task.stop)
    action = analysis.sampled_action
    win = analysis.payoffs.payoffs.win[action, 0]
    facts = ChoiceFacts(share=float(analysis.mix[action]), win=float(win))
    selection = analysis.stage.plays[0].candidates[action].selection
    return _decision(task, selection, ChoiceReason.ADVICE, facts, analysis.mix)


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
    reason: ChoiceReason, expected_mix: Callable[[Question, CommonKnowledge, Stop], MixedStrategy]
) -> Computer:
    """A rival of the advisor: the best response to the play that it expects. Two players only.

    ``expected_mix`` finds the play of the player in seat 0, with the package's values; the response
    is the best by the rival's own.
    """

    def respond(task: ChoiceTask) -> Decision:
        if len(task.game.players) != 2:
            raise RequestError(reason, "plays with two players only")
        other, revealed = 1 - task.player, task.game.revealed
        stage = ask(task.game, task.player, AdviceSettings()).common_knowledge(task.stop).stage
        mixes = stage.uniform_mixes
        if revealed is None or other in revealed.waiting:
            with using(None):
                question = ask(task.game, other, AdviceSettings())
                known = question.common_knowledge(task.stop)
                mixes[1] = expected_mix(question, known, task.stop)
        values = expected_payoffs(stage, 0, mixes, 1).own(stage.goal)
        best = int(values.argmax())
        selection = stage.plays[0].candidates[best].selection
        return _decision(task, selection, reason, ChoiceFacts(win=float(values[best])))

    return respond


def _decision(
    task: ChoiceTask,
    selection: Selection,
    reason: ChoiceReason,
    facts: ChoiceFacts | None = None,
    mix: MixedStrategy | None = None,
) -> Decision:
    choice = Choice(
        id=0,
        player=task.player,
        computer="",
        selection=[card.value for card in selection.cards],
        reason=reason,
        facts=facts or ChoiceFacts(),
    )
    return Decision(choice, mix)
