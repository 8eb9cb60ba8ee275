"""How the king gets out: that he can leave now or next, and his way through the crowd."""

from __future__ import annotations

from collections.abc import Sequence

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    BlockerFacts,
    GateFacts,
)
from assassins.town import LETTERS
from kingsroad_tui.assassins.words.game import person
from kingsroad_tui.words.lists import count, listed, within


def decided_sentence(advice: AssassinsAdvice) -> str:
    """That the king's side can win now, or that he walks out in his next phase; else empty."""
    if advice.win_now:
        return "You can win now!"
    if not advice.leaves:
        return ""
    gates = [gate for gate in advice.gates if gate.through is not None]
    near = min(gates, key=lambda gate: (gate.shut, gate.through or 0))
    return f"{_sentence_start(advice, advice.leaves)}: close {near.square}!"


def leaves_words(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """Whether the king walks out after a way to play of the people; empty where he is far."""
    if way.leaves:
        start = _sentence_start(advice, way.leaves)
        return within(start)
    if advice.leaves and way.leaves == 0:
        return "the king cannot walk out next turn"
    return ""


def through_sentence(advice: AssassinsAdvice) -> str:
    """The king's way where somebody has to go from it; empty where a free one is as short."""
    gates = [gate for gate in advice.gates if gate.through is not None]
    in_time = [gate for gate in gates if (gate.through or 0) <= advice.left]
    if not in_time:
        return ""
    best = min(in_time, key=lambda gate: (_weight(gate), len(gate.blockers)))
    around = [gate.around for gate in gates if gate.around is not None]
    free = min((steps for steps in around if steps <= advice.left), default=None)
    if not best.blockers or (free is not None and free <= _weight(best)):
        return ""
    spare = advice.left - (best.through or 0)
    going = "is" if len(best.blockers) == 1 else "are"
    return (
        f"{count(best.through or 0, 'step')} to the gate at {best.square}, once "
        f"{_people(best.blockers)} {going} out of the way{_what_can_be_done(best.blockers)}. "
        f"The king has {advice.left} AP left, {spare or 'none'} to spare."
    )


def way_left_words(way: AssassinsCandidate) -> str:
    """How far it is to a gate after a way to play."""
    steps = way.need if way.through is None else way.through
    if steps is None:
        return "every way to a gate is blocked"
    if not way.blockers:
        return f"{count(steps, 'step')} to a gate"
    going = "is" if len(way.blockers) == 1 else "are"
    people = listed(person(LETTERS.index(letter)) for letter in way.blockers)
    return f"{count(steps, 'step')} to a gate once {people} {going} out of the way"


def king_left_words(way: AssassinsCandidate) -> str:
    """The same as a clause that can stand alone, for the people."""
    left, shut = way_left_words(way), way.need is None and way.through is None
    return left if shut else f"the king has {left}"


def _sentence_start(advice: AssassinsAdvice, cards: int) -> str:
    total = sum(kind.count for kind in advice.next_cards or advice.deck)
    if advice.next_cards and cards == total:
        return "The king walks out next turn with that card"
    if cards == total:
        return "The king walks out next turn, whatever card comes"
    return f"The king walks out next turn with {cards} of the {count(total, 'card')} to come"


def _weight(gate: GateFacts) -> int:
    return (gate.through or 0) + len(gate.blockers)


def _people(blockers: Sequence[BlockerFacts]) -> str:
    return listed(person(LETTERS.index(blocker.letter)) for blocker in blockers)


def _what_can_be_done(blockers: Sequence[BlockerFacts]) -> str:
    """``: push (1 AP) or arrest (2 AP)``, for a single one."""
    if len(blockers) > 1:
        return ""
    (one,) = blockers
    prices = {"push": one.push, "arrest": one.arrest, "kill": one.kill}
    ways = [f"{name} ({price} AP)" for name, price in prices.items() if price is not None]
    return f": {' or '.join(ways)}" if ways else ""
