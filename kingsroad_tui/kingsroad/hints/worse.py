"""Why a choice is worse than another: what it costs, what it needed, where the other gains.

It is said also while the cards are still being chosen. Nobody is addressed, so that a report can
say the same of anybody's choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages import choices
from advisor.messages.advice import ReasonKind, Split
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Goal, Severity
from kingsroad.board import REGIONS, Board, king_path
from kingsroad.cards import Card, Selection
from kingsroad_tui.kingsroad.hints.cases import YOURS, split_sentence, tells
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, hand_of, reasons_in_words
from kingsroad_tui.kingsroad.hints.worth import shown_loss, shown_value, top_value
from kingsroad_tui.kingsroad.play.coach import is_doubtful
from kingsroad_tui.kingsroad.words.game import (
    region_name,
    selection_words,
    short_words,
    the_card,
    the_region,
)
from kingsroad_tui.words.figures import (
    label_say,
    loss_words,
    perfect_cost,
    value_beside,
    value_figure,
)
from kingsroad_tui.words.lists import begun, within
from tabletop.say import Points, Say
from tabletop.words.numbers import percent, points
from tabletop.words.voice import phrase

_NEVER: Final = ("0%", "<1%")


def compared_sentences(
    why: choices.Comparison, goal: Goal, best: float, names: Sequence[str], board: Board
) -> list[str]:
    """Why one choice is worse: what it needed, what it lacks, where the other gains.

    ``best`` is what the better choice is worth, in the goal's unit.
    """
    return [
        *needed_sentences(why, goal, names, board),
        *(moved_sentences(why, goal, best, board) or lacking_sentences(why, goal, best, board)),
        *gained_sentences(why, board),
    ]


def needed_sentences(
    why: choices.Comparison, goal: Goal, names: Sequence[str], board: Board, *, named: bool = True
) -> list[str]:
    """What it hangs on how much worse a choice is: at most one sentence.

    ``named``: whether the better choice is set beside it.
    """
    if why.split is None or not (named or tells(why.split, goal)):
        return []
    better = short_words(why.better) if named else ""
    return [
        split_sentence(
            why.split,
            goal,
            names,
            board,
            choice=short_words(why.played),
            better=better,
            perfect=why.best_play,
        )
    ]


def own_split_sentences(split: Split, goal: Goal, names: Sequence[str], board: Board) -> list[str]:
    """What the choice that the reader made hung on: at most one sentence."""
    return [split_sentence(split, goal, names, board, choice=YOURS)] if tells(split, goal) else []


def gained_sentences(why: choices.Comparison, board: Board) -> list[str]:
    """Where the better choice brings more: at most one sentence."""
    if not why.gains:
        return []
    told = [
        Say(
            "kingsroad-hints-worse-gain",
            first=not number,
            points=Points(gain.points),
            region=region_name(board, gain.region),
        )
        for number, gain in enumerate(why.gains[:2])
    ]
    better = begun(short_words(why.better))
    gains = tuple(told)
    return [phrase("kingsroad-hints-worse-gains", better=better, gains=gains, end=why.at_end)]


def lacking_sentences(why: choices.Comparison, goal: Goal, best: float, board: Board) -> list[str]:
    """What the better choice has and no good one does without: at most one sentence."""
    lack = why.lacks
    if lack is None:
        return []
    card = Card.WITCH if lack.witch else Card.DRAGON
    what = the_card(card, board) if lack.region is None else the_region(board, lack.region)
    how = "card" if lack.region is None else "none" if lack.markers == 0 else "one"
    given = Say("kingsroad-hints-worse-without", how=how, what=what)
    return [at_best_sentence(given, lack.loss, goal, best)]


def at_best_sentence(given: Say, loss: float, goal: Goal, best: float) -> str:
    """What all choices of some kind are worth at best: ``Without the Dragon: 38% at best.``

    ``loss`` is what the best of them loses to the best of all, which is worth ``best``.
    """
    value = value_figure(value_beside(best, loss, goal), goal)
    never = goal is Goal.WIN and value in _NEVER
    return phrase("kingsroad-hints-worse-at-best", given=given, never=never, value=value)


def moved_sentences(why: choices.Comparison, goal: Goal, best: float, board: Board) -> list[str]:
    """Which marker should lie elsewhere: at most one sentence."""
    if why.moved is None:
        return []
    return [
        phrase(
            "kingsroad-hints-worse-moved",
            source=the_region(board, why.moved.source),
            target=the_region(board, why.moved.target),
            goal=goal.value,
            value=value_figure(value_beside(best, why.moved.loss, goal), goal),
        )
    ]


def yours_sentences(
    advice: Advice,
    stands: choices.ChoiceStanding,
    table: SeatContext,
    *,
    typed: Sequence[Card] = (),
    instead: bool = True,
) -> list[str]:
    """What cards chosen so far are worth, how they rank, and where they lose most.

    ``typed`` are the cards chosen, where that is not complete; ``instead``: whether it is said
    where the marker that does least would do more.
    """
    candidate = stands.candidate
    if stands.complete and candidate.selection == advice.recommended:
        beside = "best"
    else:
        beside = "equal" if stands.equal else "worse" if stands.complete else "at-best"
    if stands.complete:
        lead = Say("kingsroad-hints-worse-yours", goal=advice.goal.value)
    else:
        lead = _completed(typed, stands.cards, table.board)
    said = phrase(
        "kingsroad-hints-worse-worth",
        lead=lead,
        complete=stands.complete,
        value=shown_value(candidate, advice),
        beside=beside,
        less=_less(candidate.loss, advice.goal),
        rank=stands.rank,
        count=stands.count,
    )
    if beside in {"best", "equal"}:
        return [said]
    if not instead:
        return [said, *_wasted(stands, table)]
    return [said, *_exchanged(stands, advice, table)]


def _wasted(stands: choices.ChoiceStanding, table: SeatContext) -> list[str]:
    """What is wrong with the marker that does least, and not where it belongs."""
    if stands.exchange is None:
        return []
    little = little_clause(stands.exchange, stands, table)
    return [phrase("kingsroad-hints-worse-little", little=little)]


def _completed(typed: Sequence[Card], cards: Selection, board: Board) -> Say:
    """What was chosen so far, and what to add: ``With 1, best add 6, then the Knight``.

    With a Witch all other cards go back, so that nothing is named beside her.
    """
    if Card.WITCH in typed:
        return Say("kingsroad-hints-worse-with-the-witch")
    added = [card for card in cards.cards if card not in typed]
    if cards.has_witch:
        added = [Card.WITCH]
    # The Knight follows the region card before him: then the order matters.
    ordered = any(card.is_knight for card in cards.cards) and not cards.has_witch
    named = [_card(card, board) for card in added]
    last = named[-1] if named else ""
    return Say(
        "kingsroad-hints-worse-completed",
        chosen=tuple(_card(card, board) for card in typed),
        ordered=ordered and len(named) > 1,
        first=tuple(named[:-1]),
        last=last,
        added=tuple(named),
    )


def _card(card: Card, board: Board) -> Say | str:
    """``6``, ``the Knight``, ``the Dragon``: a card within a sentence."""
    if card is Card.DECLINING_KNIGHT:
        return Say("kingsroad-hints-worse-declines")
    return card.value if card.region is not None else the_card(card, board)


def cost_sentence(advice: Advice, stands: choices.ChoiceStanding, subject: Say) -> str:
    """What a complete choice costs; ``subject`` (``this``) is what costs it."""
    goal, candidate = advice.goal, stands.candidate
    label = candidate.label(goal)
    gamble = label.severity is Severity.GAMBLE
    lost = candidate.loss_best_play or 0.0 if gamble else shown_loss(candidate)
    return phrase(
        "kingsroad-hints-worse-cost",
        subject=subject,
        how="gamble" if gamble else "good" if label.severity is Severity.GOOD else "called",
        called=label_say(label).part("named"),
        lost=loss_words(lost, goal),
        perfect=perfect_cost(label, candidate.loss, candidate.cost_best_play(goal), goal),
        win=goal is Goal.WIN and not gamble,
        value=shown_value(candidate, advice),
        best=value_figure(top_value(advice), goal),
    )


def assumed_sentence(advice: Advice, chosen: Selection, table: SeatContext) -> str | None:
    """What a choice that was played costs under the assumptions in force; None where not known."""
    stands = choices.standing(advice.candidates, hand_of(advice, table), chosen.cards)
    if stands is None:
        return None
    cards = begun(short_words(chosen.as_revealed().codes))
    if stands.equal or stands.candidate.selection == advice.recommended:
        return phrase("kingsroad-hints-worse-assumed-good", cards=cards)
    return cost_sentence(advice, stands, Say("kingsroad-hints-worse-assumed", cards=cards))


def worse_sentences(
    advice: Advice, selection: Selection, table: SeatContext, *, named: bool = True
) -> list[str]:
    """Why a choice is worse than the one advised: what it needed, and where the other gains.

    At most two sentences: what it needed, and the first that there is of which marker does little,
    what it lacks or had better not do, where the better one gains, and what speaks for that one.
    What costs less than half of what is lost explains it only where nothing else does. ``named``:
    whether the better one is named; somebody who is to find it, or has not asked, does without.
    """
    why = choices.comparison(advice.candidates, advice.stakes, advice.recommended, selection)
    if why is None:
        return []
    goal, board, best = advice.goal, table.board, top_value(advice)
    chosen = choices.find_candidate(advice.candidates, selection)
    half = chosen.loss / 2 if chosen is not None else 0.0
    lacking = lacking_sentences(why, goal, best, board)
    lacks = why.lacks.loss if why.lacks is not None else 0.0
    wasted, said = _surplus(advice, selection, table)
    needed = needed_sentences(why, goal, table.names, board, named=named)
    return [
        *needed,
        *(
            _exchange_that_leads(advice, selection, table, anywhere=named)
            or (said if wasted >= max(half, lacks) else [])
            or (lacking if lacks >= half else [])
            or (gained_sentences(why, board) if named else [])
            or ([] if needed else lacking or _missed(advice, selection, table))
        ),
    ]


def _surplus(advice: Advice, selection: Selection, table: SeatContext) -> tuple[float, list[str]]:
    """Of what a choice does more than the best one, that with which every choice loses most.

    Returns how much that is, in the goal's unit, and the sentence; nothing where a Witch is played.
    """
    best = Selection.of(advice.recommended)
    if selection.has_witch or best.has_witch:
        return 0.0, []
    others = [
        (Selection.of(other.selection), other)
        for other in advice.candidates
        if Card.WITCH not in other.selection
    ]
    found: list[tuple[float, Say]] = []
    for region in REGIONS:
        had = selection.placed()[region - 1]
        if had > best.placed()[region - 1]:
            alike = [one.loss for of, one in others if of.placed()[region - 1] >= had]
            how, where = "one" if had == 1 else "two", the_region(table.board, region)
            given = Say("kingsroad-hints-worse-with", how=how, what=where)
            found.append((min(alike), given))
    if selection.has_dragon and not best.has_dragon:
        dragon = the_card(Card.DRAGON, table.board)
        given = Say("kingsroad-hints-worse-with", how="card", what=dragon)
        found.append((min(one.loss for of, one in others if of.has_dragon), given))
    if not found:
        return 0.0, []
    loss, given = max(found, key=lambda one: one[0])
    return loss, [at_best_sentence(given, loss, advice.goal, top_value(advice))]


def _exchange_that_leads(
    advice: Advice, selection: Selection, table: SeatContext, *, anywhere: bool
) -> list[str]:
    """The same as `exchange_sentences`; unless it may lead ``anywhere``, only to a choice that is
    as good as the best: somebody who is to find that is not sent elsewhere."""
    stands = choices.standing(advice.candidates, hand_of(advice, table), selection.cards)
    if stands is None or stands.exchange is None:
        return []
    better = stands.exchange.candidate
    if not anywhere and better.loss > better.loss_error:
        return []
    return _exchanged(stands, advice, table)


def exchange_sentences(advice: Advice, selection: Selection, table: SeatContext) -> list[str]:
    """Which marker does little where it is, if one alone says it: at most one sentence."""
    stands = choices.standing(advice.candidates, hand_of(advice, table), selection.cards)
    return [] if stands is None else _exchanged(stands, advice, table)


def _missed(advice: Advice, selection: Selection, table: SeatContext) -> list[str]:
    """The first reason for the best choice that another does without; at most one sentence."""
    had, best = selection.placed(), Selection.of(advice.recommended).placed()
    for reason in advice.reasons:
        region = reason.region
        if region is None:
            missed = reason.kind is ReasonKind.WITCH_NOW
        else:
            missed = had[region - 1] < best[region - 1] and reason.kind is not ReasonKind.RISK
        if missed:
            (said,) = reasons_in_words([reason], advice, table)
            return [phrase("kingsroad-hints-worse-because", reason=within(said))]
    return []


def _exchanged(stands: choices.ChoiceStanding, advice: Advice, table: SeatContext) -> list[str]:
    """Why the marker does little where it is, and what it would do elsewhere."""
    exchange = stands.exchange
    if exchange is None:
        return []
    return [
        phrase(
            "kingsroad-hints-worse-exchanged",
            little=little_clause(exchange, stands, table),
            target=the_region(table.board, exchange.target),
            goal=advice.goal.value,
            value=shown_value(exchange.candidate, advice),
        )
    ]


def little_clause(
    exchange: choices.Exchange, stands: choices.ChoiceStanding, table: SeatContext
) -> str:
    """What the board says about the region where a marker does least; a clause."""
    position, seat, region = table.position, table.seat, exchange.source
    name = region_name(table.board, region)
    placed = stands.cards.placed()[region - 1]
    own = position.influence(seat, region) + placed
    others = {o: position.influence(o, region) for o in position.seats if o != seat}
    top = max(others.values())
    ahead = king_path(position.king, len(REGIONS)).index(region)
    leaders = [other for other, held in others.items() if held == top]
    paid = table.board.paid(region, len(position.seats))
    level = sum(held >= own for held in others.values())
    gets, alone = (paid[at] if at < len(paid) else 0 for at in (level, 0))
    if gets < alone and top > own:
        lead = table.together(leaders)
        lead = lead.part("begins") if isinstance(lead, Say) else lead
        return phrase("kingsroad-hints-worse-they-lead", lead=lead, name=name, top=top, own=own)
    if gets < alone and top == own:
        rivals = table.together(leaders)
        return phrase("kingsroad-hints-worse-only-level", rivals=rivals, name=name)
    if own - placed > top:
        return phrase("kingsroad-hints-worse-no-need", name=name)
    if ahead > 1:
        return phrase("kingsroad-hints-worse-can-wait", name=name, ahead=ahead)
    if top >= own:  # where another place pays as much
        return phrase("kingsroad-hints-worse-pays", name=name, gets=gets)
    return phrase("kingsroad-hints-worse-brings-less", name=name)


def _less(loss: float, goal: Goal) -> str:
    """``2%`` of the chance to win, ``1.2 points``; what is shown as nothing is a trace."""
    shown = points(round(100 * loss)) if goal is Goal.WIN else points(loss)
    if shown == "0":
        return phrase("kingsroad-hints-worse-trace")
    return percent(loss) if goal is Goal.WIN else loss_words(loss, goal)


def doubt(advice: Advice, selection: Selection, table: SeatContext) -> str | None:
    """The question before a selection that gives much away, or None for another."""
    stands = choices.standing(advice.candidates, hand_of(advice, table), selection.cards)
    if stands is None or stands.equal:
        return None
    if not is_doubtful(stands.candidate, advice.goal):
        return None
    cards = Say("kingsroad-hints-worse-these", cards=selection_words(selection, table.board))
    why = worse_sentences(advice, selection, table, named=False)
    anyway = phrase("kingsroad-hints-worse-anyway")
    return " ".join([cost_sentence(advice, stands, cards), *why, anyway])


def live_sentences(advice: Advice, cards: Sequence[Card], table: SeatContext) -> list[str]:
    """What the cards chosen so far are worth; nothing before there is one."""
    if not cards:
        return []
    stands = choices.standing(advice.candidates, hand_of(advice, table), cards)
    if stands is None:
        return []
    said = yours_sentences(advice, stands, table, typed=cards)
    if stands.complete and stands.exchange is None:
        said += worse_sentences(advice, stands.cards, table)[:1]
    return said


def live_verdict(advice: Advice, cards: Sequence[Card], table: SeatContext) -> str:
    """What the cards chosen are in words, before their figures; nothing before all are chosen."""
    stands = choices.standing(advice.candidates, hand_of(advice, table), cards) if cards else None
    if stands is None or not stands.complete:
        return ""
    label = stands.candidate.label(advice.goal)
    as_good = stands.equal and label.severity is not Severity.GAMBLE
    if as_good or stands.candidate.selection == advice.recommended:
        return phrase("kingsroad-hints-worse-as-good")
    return phrase("kingsroad-hints-worse-your-choice", called=label_say(label).part("named"))
