"""Why a choice is worse than another: what it costs, what it needed, where the other gains.

It is said also while the cards are still being chosen. Nobody is addressed, so that a report can
say the same of anybody's choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from advisor.messages import choices
from advisor.messages.advice import Lack, Split
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Goal, Severity
from kingsroad.board import REGIONS, Board, king_path
from kingsroad.cards import Card, Selection
from kingsroad_tui.kingsroad.hints.cases import YOURS, split_sentence, tells, tells_beside
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, gained_sentences, hand_of
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
from kingsroad_tui.words.lists import begun
from tabletop.say import Say
from tabletop.words.numbers import percent, points, share_figure
from tabletop.words.voice import phrase

_NEVER: Final = ("0%", "<1%")


def compared_sentences(
    why: choices.Comparison,
    goal: Goal,
    best: float,
    names: Sequence[str],
    board: Board,
    *,
    lost: float,
    named: bool = True,
) -> list[str]:
    """Why one choice is worse than another, in hints, reviews, reports and puzzles alike.

    At most two sentences: what it hangs on, and the first that there is of which marker does
    little, what it does too much, what it lacks, where the better one gains. What costs less than
    half of what is lost explains it only where nothing else does.

    Args:
        why: what is known of it.
        goal: in whose unit the figures are.
        best: what the better choice is worth.
        names: everybody's, by seat.
        board: the regions' names.
        lost: what the other loses to it.
        named: whether the better one is named; somebody who is to find it does without.
    """
    needed = needed_sentences(why, goal, names, board, named=named)
    lacking = _at_best(why.lacks, goal, best, board)
    wasting = _at_best(why.wastes, goal, best, board, wasted=True)
    lacks, wastes = (one.loss if one is not None else 0.0 for one in (why.lacks, why.wastes))
    return [
        *needed,
        *(
            moved_sentences(why, goal, best, board)
            or (wasting if wastes >= max(lost / 2, lacks) else [])
            or (lacking if lacks >= lost / 2 else [])
            or (gained_sentences(why, board) if named else [])
            or ([] if needed else lacking)
        ),
    ]


def needed_sentences(
    why: choices.Comparison, goal: Goal, names: Sequence[str], board: Board, *, named: bool = True
) -> list[str]:
    """What it hangs on how much worse a choice is: at most one sentence.

    ``named``: whether the better choice is set beside it.
    """
    if why.split is None or not (tells_beside if named else tells)(why.split, goal):
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


def _at_best(
    lack: Lack | None, goal: Goal, best: float, board: Board, *, wasted: bool = False
) -> list[str]:
    """What all choices that lack something, or do what is ``wasted``, are worth at best, beside the
    best one: ``Without the Dragon: 38% at best, not 44%.``; at most one sentence."""
    if lack is None:
        return []
    how, what = "card", the_card(Card.WITCH if lack.witch else Card.DRAGON, board)
    if lack.region is not None:
        how, what = ("none", "one", "two")[lack.markers], the_region(board, lack.region)
    given = Say("kingsroad-hints-worse-without", how=how, what=what)
    if wasted:
        given = Say("kingsroad-hints-worse-with", how=how, what=what)
    value = value_beside(best, lack.loss, goal)
    return [
        phrase(
            "kingsroad-hints-worse-at-best",
            given=given,
            never=goal is Goal.WIN and share_figure(value) in _NEVER,
            value=value_figure(value, goal),
            best=value_figure(best, goal),
        )
    ]


def moved_sentences(why: choices.Comparison, goal: Goal, best: float, board: Board) -> list[str]:
    """Which marker should lie elsewhere: at most one sentence; ``best`` is what the better choice
    is worth."""
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
    if candidate.selection == advice.recommended:
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
    why = choices.comparison(advice.candidates, advice.stakes, advice.recommended, stands.cards)
    best = top_value(advice)
    return [said, *(moved_sentences(why, advice.goal, best, table.board) if why else [])]


def _wasted(stands: choices.ChoiceStanding, table: SeatContext) -> list[str]:
    """What is wrong with the marker that does least, and not where it belongs."""
    if stands.exchange is None:
        return []
    little = little_clause(stands.exchange.source, stands.cards, table)
    return [phrase("kingsroad-hints-worse-little", little=little)] if little else []


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
    """Why a choice is worse than the one advised (see `compared_sentences`).

    ``named``: whether that one is named; somebody who is to find it, or has not asked, does
    without, and is not sent to one that is not as good.
    """
    why = choices.comparison(
        advice.candidates, advice.stakes, advice.recommended, selection, certain=advice.certain
    )
    chosen = choices.find_candidate(advice.candidates, selection)
    if why is None or chosen is None:
        return []
    if not named and why.moved is not None and why.moved.loss:
        why = replace(why, moved=None)
    best, names = top_value(advice), table.names
    return compared_sentences(
        why, advice.goal, best, names, table.board, lost=chosen.loss, named=named
    )


def little_clause(region: int, cards: Selection, table: SeatContext) -> str | None:
    """What the board says about the region where a marker of these cards does least, as a clause;
    None where it says nothing."""
    position, seat = table.position, table.seat
    name = region_name(table.board, region)
    placed = cards.placed()[region - 1]
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
    return None


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
