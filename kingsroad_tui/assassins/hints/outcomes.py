"""What a way to play leads to, in a sentence or two, and how the king gets out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    BlockerFacts,
    Certainty,
    GateFacts,
)
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints.danger import harm_words
from kingsroad_tui.assassins.hints.hint_notes import LAST_HOPE, too_late
from kingsroad_tui.assassins.words.game import odds_words, person
from kingsroad_tui.words.lists import count, listed, within

_WORTH_HOPING: Final = 0.05
"""From which chance on it is said that an arrest may win the game."""


def outcome_sentence(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """What a way to play leads to."""
    if advice.side == "people":
        return _outcome_for_the_people(way, advice)
    if way.win >= 1:
        return "That wins the game."
    harm = "the king is safe this round"
    if not advice.deck and not way.wound_worlds:
        return f"Then the last round is over, and he is still outside.{_luck_sentence(way, advice)}"
    if way.wound_worlds:
        sure = way.certainty.get("wound") in (Certainty.EXACT, Certainty.PROVED)
        harm = harm_words(way.death_worlds, way.wound_worlds, advice.worlds)
        harm = harm if sure else f"at worst, {harm}"
    then = f"Then {harm}; {way_left_words(way)}."
    return f"{then}{_slack_sentence(way, advice)}{_luck_sentence(way, advice)}"


def _luck_sentence(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """That the last assassin may be gone then, where that is worth hoping for: by an arrest, or by
    a kill, if the others were arrested before and nobody knew."""
    if way.win < _WORTH_HOPING:
        return ""
    odds = odds_words(round(way.win * advice.worlds), advice.worlds)
    if way.arrests:
        return f" With luck the arrest wins at once: {odds}."
    return f" It wins at once if the rest were among those arrested: {odds}."


def _slack_sentence(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """Said where the king can lose no step after a way to play, or not even that."""
    to_come = sum(kind.card[0] * kind.count for kind in advice.deck)
    if way.need is None or way.need < to_come:
        return ""
    if way.need == to_come:
        return " After this you have no step to spare."
    if too_late(advice):
        return f" The castle is out of reach. {LAST_HOPE}"
    return " After this you cannot get there in time, unless another gate opens."


def _outcome_for_the_people(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    if way.death:
        return "That kills the king."
    clauses: list[str] = []
    if way.wound:
        clauses.append("the king is wounded")
    if way.strike is not None:
        clauses.append(
            f"your nearest assassin needs {way.strike} AP to reach the king"
            if way.strike
            else "an assassin stands ready to strike"
        )
    clauses.append(
        "the king can no longer reach the castle" if too_late(advice) else king_left_words(way)
    )
    if leaves := leaves_words(way, advice):
        clauses.insert(0, leaves)
    return f"Then {'; '.join(clauses)}."


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
