"""How a phase was played, in sentences: what it cost, what was better, what was certain, luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from advisor.messages.accounts import Judged, LuckPart
from advisor.messages.assassins_review import (
    SIDES,
    Arrested,
    PhaseReview,
    decided_by,
)
from advisor.messages.verdicts import Goal, Severity, Size
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints.apart import apart_words, risk_clause
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.assassins.words import game as names
from kingsroad_tui.assassins.words.turns import reports_of, turn_words
from kingsroad_tui.words.figures import (
    label_say,
    label_sign,
    loss_figure,
    loss_words,
    shown_decisions,
    signed_percent,
)
from kingsroad_tui.words.lists import within
from tabletop.say import Share
from tabletop.words.voice import phrase, said

_HARDLY_ANY: Final = 0.01
"""A phase that lost less is praised; of one that lost more, not surely, it is said just so."""

PARTS: Final = (LuckPart.CARDS, LuckPart.ARRESTS, LuckPart.OTHERS)
"""Where luck came from, in the order in which it is told."""


def shown_by_phase(phases: Sequence[PhaseReview]) -> Mapping[int, Judged]:
    """By the place of a phase, the decision that it was, as it is shown: whole percents that add
    up. None of phases that are not judged."""
    found: dict[int, Judged] = {}
    for side in SIDES:
        own = [one.number for one in phases if one.side == side and one.judged]
        made = shown_decisions(decided_by(phases, side), Goal.WIN)
        found |= dict(zip(own, made, strict=False))
    return found


def place_words(one: PhaseReview) -> str:
    """Which phase it is: ``Round 3, the king's side``."""
    side = said(names.SIDES[Side(one.side)])
    return phrase("assassins-review-place", round=one.round, side=side)


def class_words(one: PhaseReview) -> str:
    """What the phase is called, without an article: ``blunder``, ``good``, ``something missed``."""
    if one.severity is None:
        return phrase("assassins-review-not-judged")
    if one.severity is Severity.GOOD and one.missed_something:
        return phrase("assassins-review-something-missed")
    return said(label_say(one.label))


def sign_of(one: PhaseReview) -> str:
    """The sign of the class, as in chess: ``??``, or nothing; something missed has ``!``."""
    if one.severity in (None, Severity.GOOD):
        return "!" if one.missed_something else ""
    return label_sign(one.label)


def signed_class(one: PhaseReview | None) -> str:
    """What stands beside the round of a phase: ``?? blunder``; empty where it is not judged."""
    return "" if one is None else f"{sign_of(one)} {class_words(one)}".lstrip()


def verdict_sentence(one: PhaseReview) -> str:
    """What the phase is called, and what it cost: ``A mistake, which cost 12% of the chance to
    win.``"""
    if one.loss is None:
        return phrase("assassins-review-not-judged.sentence")
    if one.severity is Severity.GOOD:
        if one.missed_something:
            return phrase("assassins-review-but-for-one-thing")
        if one.label.size is Size.NONE:
            played = "well" if one.loss < _HARDLY_ANY else "as-well"
            return phrase(f"assassins-review-played-{played}")
    label = said(label_say(one.label).part("begins"))
    return phrase("assassins-review-cost", label=label, cost=loss_words(one.cost, Goal.WIN))


def phase_sentences(one: PhaseReview, game: AssassinsGame, made: Judged | None = None) -> list[str]:
    """All that is said of a judged phase, most important first: the verdict, what was certainly
    missed, what was better, what it risked, what was wasted, who was arrested; and of the decision
    that it was, if that is given, how its figures add up."""
    if not one.judged:
        return []
    return [
        verdict_sentence(one),
        *missed_sentences(one, game),
        *better_sentences(one, game),
        *_wasted_sentences(one),
        *([phrase("assassins-review-castle-lost")] if one.castle_lost else []),
        *(_arrest_sentence(who) for who in one.arrests if who.assassin is not None),
        *([account_sentence(made)] if made is not None and (made.cost or made.luck) else []),
    ]


def account_sentence(made: Judged) -> str:
    """How the figures of a phase add up: before it, with what was played, and what came then."""
    came = tuple(
        phrase(f"assassins-review-came-{part}", came=signed_percent(value))
        for part in PARTS
        if round(value := made.luck.get(part, 0.0), 2)
    )
    return phrase(
        "assassins-review-account",
        best=not made.cost,
        before=Share(made.before),
        choice=Share(made.choice),
        any=bool(came),
        came=came,
        after=Share(made.after),
    )


def missed_sentences(one: PhaseReview, game: AssassinsGame) -> list[str]:
    """What was possible for certain and was not done."""
    missed = {"win": one.missed_win, "kill": one.missed_kill, "safe": one.missed_safe}
    told = [
        phrase(f"assassins-review-missed-{what}", way=way_words(one, actions, game))
        for what, actions in missed.items()
        if actions is not None
    ]
    if (gate := one.open_gate) is not None:
        told.append(
            phrase(
                "assassins-review-open-gate",
                leaves=gate.leaves,
                cards=gate.cards,
                all=gate.leaves == gate.cards,
                instead=gate.instead,
                way=way_words(one, gate.actions, game),
            )
        )
    return told


def _certain(one: PhaseReview) -> list[list[str]]:
    """The turns that were certain to be better, the most important first."""
    gate = one.open_gate.actions if one.open_gate is not None else None
    certain = (one.missed_win, one.missed_kill, gate, one.missed_safe)
    return [actions for actions in certain if actions is not None]


def better_sentences(one: PhaseReview, game: AssassinsGame) -> list[str]:
    """What was better than a phase that is called something, and what that would have risked."""
    if one.best is None or one.played is None or one.severity in (None, Severity.GOOD):
        return []
    told = []
    if one.best.actions not in _certain(one) and not (one.missed_win or one.missed_kill):
        told.append(phrase("assassins-review-better", way=way_words(one, one.best.actions, game)))
    was, better = risk_clause(one.played), risk_clause(one.best)
    risky = one.side == Side.KING.value and was != better and one.best.win < 1
    apart = apart_words(one.best, one.played, one.side, but_danger=risky)
    if told and apart:
        told.append(phrase("assassins-review-difference", apart=apart))
    if risky:
        told.append(phrase("assassins-review-risks", was=was, better=better))
    return told


def better_actions(one: PhaseReview) -> list[str]:
    """The actions of the better turn to show of a phase that is worth a word: what was certain, or
    else what a hint would have said."""
    good = one.severity in (None, Severity.GOOD)
    certain = [way for way in _certain(one) if good or way is not one.missed_safe]
    return next(chain(certain, [one.best.actions if one.best is not None else one.actions]))


def _wasted_sentences(one: PhaseReview) -> Iterator[str]:
    """AP that brought nothing, where that is worth a word: where the phase was not simply good, or
    nothing was done at all and something else may have been better."""
    wasted = one.wasted_ap
    if wasted is None:
        return
    if wasted.to_and_fro:
        yield phrase("assassins-review-to-and-fro", ap=wasted.to_and_fro)
    idle = not one.actions and (one.loss or 0.0) >= _HARDLY_ANY
    left = {"king": wasted.king, "knights": wasted.knights, "people": wasted.people}
    unspent = tuple(
        phrase(f"assassins-review-unspent-{whose}", ap=ap) for whose, ap in left.items() if ap
    )
    if unspent and (one.is_mistake or idle):
        yield phrase("assassins-review-unspent", left=unspent)


def _arrest_sentence(who: Arrested) -> str:
    name = names.person(LETTERS.index(who.letter))
    chance = Share(who.chance if who.assassin else 1 - who.chance)
    return phrase("assassins-review-arrested", who=name, was=bool(who.assassin), chance=chance)


def way_words(
    one: PhaseReview, actions: Sequence[str], game: AssassinsGame, nothing: str = ""
) -> str:
    """A whole turn from the beginning of a phase, pawn by pawn; ``nothing`` where it has none, by
    default as it is advised."""
    before, numbers = game.phases[one.number].before, knight_numbers_before(game, one.number)
    return turn_words(reports_of(before, actions), numbers) or nothing or idle_words()


def idle_words() -> str:
    """A turn without any action, as it is advised."""
    return phrase("assassins-review-nothing.advised")


def phase_lines(one: PhaseReview, game: AssassinsGame) -> list[str]:
    """A judged phase for reading one below the other: where, what it is called, then the rest; no
    line of a phase that is not judged."""
    if not one.judged:
        return []
    verdict, *rest = phase_sentences(one, game)
    return [f"{place_words(one)}: {within(verdict)}", *(f"  {said}" for said in rest)]


def phase_row(one: PhaseReview, made: Judged | None) -> str:
    """A phase in the list, under its header: what it cost, and what luck made of it."""
    cost = loss_figure(one.cost, Goal.WIN) if one.judged and one.cost else ""
    luck = signed_percent(made.came) if made is not None and round(made.came, 2) else ""
    side = phrase(f"assassins-review-column-{one.side}")
    called = f"{sign_of(one):<2} {class_words(one)}"
    return f"{one.round:>5}  {side:<7} {called:<20}{cost:>4} {luck:>6}"


def detail_text(one: PhaseReview, game: AssassinsGame, made: Judged | None) -> str:
    """All that is said of a phase, below the list."""
    if not one.judged:
        return phrase("assassins-review-place.not-judged", place=place_words(one))
    return " ".join(phase_sentences(one, game, made))


def coach_words(one: PhaseReview, game: AssassinsGame) -> str:
    """What is said of the last phase until the next one ends, the first sentence in any case:
    ``A mistake, which cost 12% of the chance to win.``"""
    verdict, *rest = phase_sentences(one, game)
    if one.severity is Severity.GOOD:
        return rest[0] if one.missed_something else verdict
    return " ".join([verdict, *rest[:1]])


def tried_lines(one: PhaseReview, tried: PhaseReview, game: AssassinsGame, again: str) -> list[str]:
    """What a phase is worth that was tried, beside what was played; ``game`` is the tried one.

    Where it is not good, what was better is kept back: there is a key for it.
    """
    verdict, *rest = phase_sentences(tried, game)
    gain = (one.loss or 0.0) - (tried.loss or 0.0)
    than = "alike" if abs(gain) < _WORTH_SAYING else "better" if gain > 0 else "worse"
    return [
        verdict,
        *(rest if tried.severity is Severity.GOOD else ()),
        phrase("assassins-review-tried", than=than, gain=loss_words(abs(gain), Goal.WIN)),
        phrase("assassins-review-tried-again", key=again),
    ]


_WORTH_SAYING: Final = 0.02
"""A difference of two chances that is smaller is none."""
