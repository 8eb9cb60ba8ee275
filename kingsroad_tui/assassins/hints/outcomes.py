"""What a way to play leads to, in sentences: the danger, the chances, and the king's way out.

Chances to win are estimates. The danger of a moment says who could strike.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    BlockerFacts,
    Certainty,
    ChanceFacts,
    DangerFacts,
    GateFacts,
)
from assassins.position import AssassinsPosition
from assassins.town import LETTERS, SQUARE_NAMES
from kingsroad_tui.assassins.hints.hint_notes import too_late
from kingsroad_tui.assassins.words.game import odds_words, person, risk_words
from kingsroad_tui.words.lists import count, listed, within
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

_WOUND: Final = 2
"""The action points of a strike."""

_NAMED: Final = 3
"""How many of those who could strike are named; the board marks them all."""


def danger_sentences(
    advice: AssassinsAdvice, position: AssassinsPosition, own: Collection[int] = ()
) -> list[str]:
    """The danger, by how many trios it is one, and who could strike with the people's AP;
    to the player whose assassins they are, with whom to strike.
    """
    if advice.stop is None:
        return []
    near = sorted(near_pawns(advice, own).items(), key=lambda pair: (pair[1], pair[0]))
    lines = [_risk_sentence(advice, advice.stop, own), *_more_sentences(advice.stop)]
    if near:
        unknown = "Could strike:" if advice.side == "king" else "The king has to fear:"
        lead = "You can strike with" if own else unknown
        named = [_near_words(n, ap, position) for n, ap in near[:_NAMED]]
        if more := len(near) - len(named):
            named.append(f"{more} more")
        lines.append(f"{lead} {listed(named)}.")
    return lines


def near_pawns(advice: AssassinsAdvice, own: Collection[int] = ()) -> Mapping[int, int]:
    """Who may be an assassin (0 to 11; with ``own``, who is one) and could strike with the
    people's points; the AP it takes to get there."""
    if advice.stop is None:
        return {}
    most = advice.stop.ap - _WOUND
    return {
        LETTERS.index(letter): price
        for letter, price in advice.danger.items()
        if price is not None and price <= most and advice.chances[letter]
        if not own or LETTERS.index(letter) in own
    }


def _near_words(number: int, price: int, position: AssassinsPosition) -> str:
    square = position.townsfolk[number]
    at = "" if square is None else f" on {SQUARE_NAMES[square]}"
    return f"{said(person(number))}{at} ({'at once' if not price else f'after {price} AP'})"


def _risk_sentence(advice: AssassinsAdvice, stop: DangerFacts, own: Collection[int]) -> str:
    """What the people can do to the king if the king's side does nothing more."""
    when = "If you stop here" if advice.side == "king" else "As it stands"
    if advice.side == "king" and not advice.deck and not advice.leaves and not stop.wound_worlds:
        return phrase("assassins-hints-outcomes-risk-sentence")
    said = when if stop.certainty is Certainty.EXACT else f"{when}, at worst"
    if not stop.wound_worlds:
        safe = "nobody can strike the king" if advice.leaves else "the king is safe this round"
        return f"{said}, {safe}."
    harm = "killed" if stop.death_worlds else "wounded"
    if own:
        return f"{said}, you can {'kill' if stop.death_worlds else 'wound'} the king!"
    number = stop.death_worlds or stop.wound_worlds
    if number == stop.worlds:
        return phrase("assassins-hints-outcomes-risk-sentence-2", said=said, harm=harm)
    return phrase(
        "assassins-hints-outcomes-risk-sentence-3",
        said=said,
        harm=harm,
        odds_words=odds_words(number, stop.worlds),
        number=number,
        worlds=stop.worlds,
    )


def _more_sentences(stop: DangerFacts) -> list[str]:
    """What else than the worst he has to fear, or that he has not to fear the worst."""
    if stop.worlds == 1 or not stop.wound_worlds or stop.death_worlds == stop.wound_worlds:
        return []
    if not stop.death_worlds:
        return ["He cannot be killed this round."]
    if stop.wound_worlds == stop.worlds:
        return ["He can be wounded for sure."]
    odds = odds_words(stop.wound_worlds, stop.worlds)
    return [f"He can be wounded by {stop.wound_worlds} of them: {odds}."]


def harm_words(death: int, wound: int, worlds: int) -> str:
    """By how many trios the king can be killed or wounded; ``wound`` is more than none."""
    if not death:
        return phrase("assassins-hints-outcomes-harm-words", risk_words=risk_words(wound, worlds))
    if death == wound:
        return phrase("assassins-hints-outcomes-harm-words-2", risk_words=risk_words(death, worlds))
    return phrase(
        "assassins-hints-outcomes-harm-words-3",
        risk_words=risk_words(wound, worlds),
        odds_words=odds_words(death, worlds),
    )


_SURE = 1.96
"""Standard errors in half a 95 % interval."""


def both_chances_sentence(chance: ChanceFacts) -> str:
    """Both sides' chances to win."""
    return phrase(
        "assassins-hints-outcomes-both-chances-sentence",
        percent=percent(chance.king),
        percent_2=percent(chance.people),
        off_by=_off_by(chance.error),
    )


def own_chance_sentence(way: AssassinsCandidate) -> str:
    """The chance to win with a way to play; empty where that is certain or not known."""
    if way.chance is None or way.win >= 1 or way.death >= 1:
        return ""
    return phrase(
        "assassins-hints-outcomes-own-chance-sentence",
        percent=percent(way.chance),
        off_by=_off_by(way.chance_error or 0),
    )


def beside_best_sentence(way: AssassinsCandidate, best: AssassinsCandidate) -> str:
    """How another way to play compares with the best one; empty where that is not known."""
    if way.chance is None or best.chance is None or way.win >= 1:
        return ""
    if not _surely_less(way, best):
        return phrase("assassins-hints-outcomes-beside-best-sentence")
    return phrase(
        "assassins-hints-outcomes-beside-best-sentence-2", percent=percent(best.chance - way.chance)
    )


def candidate_chance_words(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """``wins 41% (± 8%)``, for a table of ways to play; empty where nothing is to be said.

    Behind the best way no figure is given that only chance makes higher or lower than the best's.
    """
    if way.chance is None or way.win >= 1 or (advice.side == "people" and way.death):
        return ""
    best = advice.candidates[0]
    if way is not best and not _surely_less(way, best):
        return phrase("assassins-hints-outcomes-candidate-chance-words")
    return phrase(
        "assassins-hints-outcomes-candidate-chance-words-2",
        percent=percent(way.chance),
        off_by=_off_by(way.chance_error or 0),
    )


def _surely_less(way: AssassinsCandidate, best: AssassinsCandidate) -> bool:
    """Whether the best way to play surely wins more often than another one."""
    off = max(way.chance_error or 0, best.chance_error or 0)
    return (best.chance or 0) - (way.chance or 0) >= off


def _off_by(error: float) -> str:
    return f" (± {percent(_SURE * error)})" if error else ""


_WORTH_HOPING: Final = 0.05
"""From which chance on it is said that an arrest may win the game."""


def outcome_sentence(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """What a way to play leads to."""
    if advice.side == "people":
        return _outcome_for_the_people(way, advice)
    if way.win >= 1:
        return phrase("assassins-hints-outcomes-outcome-sentence")
    harm = "the king is safe this round"
    if not advice.deck and not way.wound_worlds:
        return phrase(
            "assassins-hints-outcomes-outcome-sentence-2", luck_sentence=_luck_sentence(way, advice)
        )
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
        return f" The castle is out of reach. {phrase('assassins-hints-hint-notes-last-hope')}"
    return " After this you cannot get there in time, unless another gate opens."


def _outcome_for_the_people(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    if way.death:
        return phrase("assassins-hints-outcomes-outcome-for-the-people")
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
    return phrase("assassins-hints-outcomes-outcome-for-the-people-2", join="; ".join(clauses))


def decided_sentence(advice: AssassinsAdvice) -> str:
    """That the king's side can win now, or that he walks out in his next phase; else empty."""
    if advice.win_now:
        return phrase("assassins-hints-outcomes-decided-sentence")
    if not advice.leaves:
        return ""
    gates = [gate for gate in advice.gates if gate.through is not None]
    near = min(gates, key=lambda gate: (gate.shut, gate.through or 0))
    return phrase(
        "assassins-hints-outcomes-decided-sentence-2",
        sentence_start=_sentence_start(advice, advice.leaves),
        square=near.square,
    )


def leaves_words(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """Whether the king walks out after a way to play of the people; empty where he is far."""
    if way.leaves:
        start = _sentence_start(advice, way.leaves)
        return within(start)
    if advice.leaves and way.leaves == 0:
        return phrase("assassins-hints-outcomes-leaves-words")
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
        return phrase("assassins-hints-outcomes-way-left-words")
    if not way.blockers:
        return phrase("assassins-hints-outcomes-way-left-words-2", steps=steps)
    going = "is" if len(way.blockers) == 1 else "are"
    people = listed(said(person(LETTERS.index(letter))) for letter in way.blockers)
    return phrase(
        "assassins-hints-outcomes-way-left-words-3", steps=steps, people=people, going=going
    )


def king_left_words(way: AssassinsCandidate) -> str:
    """The same as a clause that can stand alone, for the people."""
    left, shut = way_left_words(way), way.need is None and way.through is None
    return left if shut else phrase("assassins-hints-outcomes-king-left-words", left=left)


def _sentence_start(advice: AssassinsAdvice, cards: int) -> str:
    total = sum(kind.count for kind in advice.next_cards or advice.deck)
    if advice.next_cards and cards == total:
        return phrase("assassins-hints-outcomes-sentence-start")
    if cards == total:
        return phrase("assassins-hints-outcomes-sentence-start-2")
    return phrase("assassins-hints-outcomes-sentence-start-3", cards=cards, total=total)


def _weight(gate: GateFacts) -> int:
    return (gate.through or 0) + len(gate.blockers)


def _people(blockers: Sequence[BlockerFacts]) -> str:
    return listed(said(person(LETTERS.index(blocker.letter))) for blocker in blockers)


def _what_can_be_done(blockers: Sequence[BlockerFacts]) -> str:
    """``: push (1 AP) or arrest (2 AP)``, for a single one."""
    if len(blockers) > 1:
        return ""
    (one,) = blockers
    prices = {"push": one.push, "arrest": one.arrest, "kill": one.kill}
    ways = [f"{name} ({price} AP)" for name, price in prices.items() if price is not None]
    return f": {' or '.join(ways)}" if ways else ""
