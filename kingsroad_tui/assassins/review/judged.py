"""How a phase was played, in sentences: what it cost, what was better, what was certain, luck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from advisor.messages.assassins_answers import AssassinsCandidate
from advisor.messages.assassins_review import MIN_LUCK, Arrested, PhaseReview
from advisor.messages.verdicts import Goal, Severity, Size
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints.apart import apart_words, risk_clause
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.assassins.words.game import SIDES, person, sentence
from kingsroad_tui.assassins.words.turns import reports_of, turn_words
from kingsroad_tui.words.figures import label_say, label_sign, loss_words, signed_percent
from kingsroad_tui.words.lists import begun, count, within
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

IDLE: Final = "end the phase at once"

_HARDLY_ANY: Final = 0.01
"""A phase that lost less is praised; of one that lost more, not surely, it is said just so."""


def place_words(one: PhaseReview) -> str:
    """Which phase it is: ``Round 3, the king's side``."""
    return phrase(
        "assassins-review-judged-place-words", round=one.round, sides=said(SIDES[Side(one.side)])
    )


def class_words(one: PhaseReview) -> str:
    """What the phase is called, without an article: ``blunder``, ``good``, ``something missed``."""
    if one.severity is None:
        return phrase("assassins-review-judged-not-judged")
    if one.severity is Severity.GOOD and one.missed_something:
        return phrase("assassins-review-judged-missed")
    return said(label_say(one.label))


def sign_of(one: PhaseReview) -> str:
    """The sign of the class, as in chess: ``??``, or nothing; something missed has ``!``."""
    if one.severity in (None, Severity.GOOD):
        return "!" if one.missed_something else ""
    return label_sign(one.label)


def verdict_sentence(one: PhaseReview) -> str:
    """What the phase is called, and what it cost: ``A mistake, which cost 12% of the chance to
    win.``"""
    if one.severity is None or one.loss is None:
        return sentence(phrase("assassins-review-judged-not-judged"))
    if one.severity is Severity.GOOD:
        if one.missed_something:
            return phrase("assassins-review-judged-verdict-sentence")
        if one.label.size is Size.NONE:
            return (
                phrase("assassins-review-judged-verdict-sentence-2")
                if one.loss < _HARDLY_ANY
                else phrase("assassins-review-judged-verdict-sentence-3")
            )
    named = said(label_say(one.label).part("begins"))
    return phrase(
        "assassins-review-judged-verdict-sentence-4",
        named=named,
        loss_words=loss_words(one.cost, Goal.WIN),
    )


def phase_sentences(one: PhaseReview, game: AssassinsGame, *, card: bool = True) -> list[str]:
    """All that is said of a judged phase, most important first: the verdict, what was certainly
    missed, what was better, what it risked, what was wasted, luck; ``card`` is whether that of the
    round's card is told."""
    if not one.judged:
        return []
    return [
        verdict_sentence(one),
        *missed_sentences(one, game),
        *better_sentences(one, game),
        *_wasted_sentences(one),
        *_castle_sentences(one),
        *luck_sentences(one, card=card),
    ]


def missed_sentences(one: PhaseReview, game: AssassinsGame) -> list[str]:
    """What was possible for certain and was not done."""
    said = []
    if one.missed_win is not None:
        said.append(f"It could have won the game at once: {way_words(one, one.missed_win, game)}.")
    if one.missed_kill is not None:
        said.append(f"The king could have been killed: {way_words(one, one.missed_kill, game)}.")
    if one.missed_safe is not None:
        said.append(
            "On the same square he could have stood without any risk: "
            f"{way_words(one, one.missed_safe, game)}."
        )
    if (gate := one.open_gate) is not None:
        then = "none" if not gate.instead else f"only {gate.instead}"
        said.append(
            f"A gate stayed open: {_cards(gate.leaves, gate.cards)} let the king walk out next; "
            f"{then} would have after this: {way_words(one, gate.actions, game)}."
        )
    return said


def better_sentences(one: PhaseReview, game: AssassinsGame) -> list[str]:
    """What was better than a phase that is called something, and what that would have risked."""
    if one.best is None or one.played is None or one.severity in (None, Severity.GOOD):
        return []
    gate = one.open_gate.actions if one.open_gate is not None else None
    known = (one.missed_win, one.missed_kill, one.missed_safe, gate)
    said = []
    if one.best.actions not in known and one.missed_win is None and one.missed_kill is None:
        said.append(f"Better: {way_words(one, one.best.actions, game)}.")
    risks = _risk_sentences(one, one.played, one.best)
    apart = apart_words(one.best, one.played, one.side, but_danger=bool(risks))
    return [*said, *([f"The difference: {apart}."] if said and apart else []), *risks]


def better_actions(one: PhaseReview) -> list[str]:
    """The actions of the better turn to show of a phase that is worth a word: what was certain, or
    else what a hint would have said."""
    gate = one.open_gate.actions if one.open_gate is not None else None
    safe = one.missed_safe if one.severity in (None, Severity.GOOD) else None
    certain = (one.missed_win, one.missed_kill, gate, safe)
    best = one.best.actions if one.best is not None else one.actions
    return next((actions for actions in certain if actions is not None), best)


def _risk_sentences(
    one: PhaseReview, played: AssassinsCandidate, best: AssassinsCandidate
) -> list[str]:
    """What the king risked, and would have; nothing for the people's side, or where it is alike."""
    was, better = risk_clause(played), risk_clause(best)
    if one.side != Side.KING.value or was == better or best.win >= 1:
        return []
    return [f"As it was played, {was}; after the better turn, {better}."]


def _wasted_sentences(one: PhaseReview) -> list[str]:
    """AP that brought nothing, where that is worth a word: where the phase was not simply good, or
    nothing was done at all and something else may have been better."""
    wasted = one.wasted_ap
    if wasted is None:
        return []
    said = []
    if wasted.to_and_fro:
        said.append(f"{begun(count(wasted.to_and_fro, 'AP', 'AP'))} went on going to and fro.")
    idle = not one.actions and (one.loss or 0.0) >= _HARDLY_ANY
    if one.is_mistake or idle:
        left = [
            f"{number} {whose}"
            for number, whose in (
                (wasted.king, "king AP"),
                (wasted.knights, "knights' AP"),
                (wasted.people, "AP"),
            )
            if number
        ]
        if left:
            said.append(f"Left unspent: {' and '.join(left)}.")
    return said


def _castle_sentences(one: PhaseReview) -> list[str]:
    if not one.castle_lost:
        return []
    return ["From here on the cards are too few for the castle: only the three assassins win it."]


def luck_sentences(one: PhaseReview, *, card: bool = True) -> list[str]:
    """What luck brought in the round: its card, and its arrests."""
    said = []
    if card and abs(one.card) >= MIN_LUCK:
        kind = "good" if one.card > 0 else "bad"
        said.append(f"The card was {kind} luck: {signed_percent(one.card)}.")
    said += [_arrest_sentence(who) for who in one.arrests if who.assassin is not None]
    if abs(one.arrest) >= MIN_LUCK:
        came = "ended the game" if one.arrest > 0 else "did not end the game"
        kind = "good" if one.arrest > 0 else "bad"
        what = "arrest" if one.arrests else "killing"
        said.append(f"That the {what} {came} was {kind} luck: {signed_percent(one.arrest)}.")
    return said


def tells_of_card(one: PhaseReview, phases: Iterable[PhaseReview]) -> bool:
    """Whether a round's card is told of with this phase: the first one judged in the round."""
    first = next(other for other in phases if other.round == one.round and other.judged)
    return first.number == one.number


def _arrest_sentence(who: Arrested) -> str:
    name = begun(said(person(LETTERS.index(who.letter))))
    if who.assassin:
        return phrase(
            "assassins-review-judged-arrest-sentence", name=name, percent=percent(who.chance)
        )
    return phrase(
        "assassins-review-judged-arrest-sentence-2", name=name, percent=percent(1 - who.chance)
    )


def way_words(
    one: PhaseReview, actions: list[str], game: AssassinsGame, nothing: str = IDLE
) -> str:
    """A whole turn from the beginning of a phase, pawn by pawn; ``nothing`` where it has none."""
    before, numbers = game.phases[one.number].before, knight_numbers_before(game, one.number)
    return turn_words(reports_of(before, actions), numbers) or nothing


def _cards(some: int, every: int) -> str:
    """``5 of the 6 cards``, ``all 6 cards``, ``the last card``."""
    if some == every:
        return (
            phrase("assassins-review-judged-cards")
            if every == 1
            else phrase("assassins-review-judged-cards-2", every=every)
        )
    return phrase("assassins-review-judged-cards-3", some=some, every=every)


def phase_lines(one: PhaseReview, game: AssassinsGame, *, card: bool = True) -> list[str]:
    """A judged phase for reading one below the other: where, what it is called, then the rest; no
    line of a phase that is not judged."""
    if not one.judged:
        return []
    verdict, *rest = phase_sentences(one, game, card=card)
    return [f"{place_words(one)}: {within(verdict)}", *(f"  {said}" for said in rest)]
