"""What learning from one's own mistakes says: the mistake, the task, what a new try is worth.

The names of a studied game's branches are here as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from advisor.messages.advice import Candidate
from advisor.messages.protocol import Advice
from advisor.messages.review import ChoiceReview, RoundReview
from advisor.messages.verdicts import Goal, Kind, Severity, Size
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.hints.hints import best_candidate
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, reason_sentences, reasons_in_words
from kingsroad_tui.kingsroad.hints.worse import worse_sentences
from kingsroad_tui.kingsroad.review.game_cursor import Branch, BranchTree
from kingsroad_tui.kingsroad.review.own_mistakes import OwnMistakes
from kingsroad_tui.kingsroad.words import game
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import people, seat_spoken_to, who, whose
from kingsroad_tui.practice.words import about_seconds
from kingsroad_tui.words import figures
from kingsroad_tui.words.lists import count, listed, within
from tabletop.words.voice import phrase, said

MAX_WHY: Final = 3
"""As many sentences say why a choice is better: there is no room for more."""
THINKING: Final = "One moment: this is still being thought about."


def no_mistakes(rounds: Sequence[RoundReview], seat: int, goal: Goal) -> str:
    """Where there is nothing to play again: what was fine, and how near a mistake came."""
    back = key("mistakes.leave")
    made = [
        (choice.surely_lost, played.round)
        for played in rounds
        for step in played.steps
        if (choice := step.choice(seat)) is not None and not choice.forced
    ]
    if not made:
        return phrase("kingsroad-review-own-mistakes-no-mistakes", back=back)
    lost, where = max(made)
    fine = "Well played: none of your choices cost much"
    if len(made) > 1:
        fine = f"Well played: none of your {len(made)} choices cost much"
    if not lost:
        return phrase("kingsroad-review-own-mistakes-no-mistakes-2", fine=fine, back=back)
    cost = figures.loss_words(lost, goal)
    return phrase(
        "kingsroad-review-own-mistakes-no-mistakes-3", fine=fine, where=where, cost=cost, back=back
    )


def task() -> str:
    """What to do with a mistake."""
    judge, best, on = key("mistakes.judge"), key("mistakes.best"), key("mistakes.next")
    return phrase("kingsroad-review-own-mistakes-task", judge=judge, best=best, on=on)


def at_the_end() -> str:
    """What can be done after the last mistake."""
    again, judge, back = (key(f"mistakes.{name}") for name in ("again", "judge", "leave"))
    return phrase("kingsroad-review-own-mistakes-at-the-end", again=again, judge=judge, back=back)


def judging_words(done: int, rounds: int, left: float | None = None) -> str:
    """While the game is being judged: how far that is, and how many seconds it will take; before
    the first round is judged, that it takes a while."""
    how_long = "this takes about half a minute" if left is None else f"{about_seconds(left)} left"
    worst = "the worst ones come up as soon as that is done"
    back = key("mistakes.leave")
    place = f"round {done} of {rounds}, {how_long}"
    return phrase(
        "kingsroad-review-own-mistakes-judging-words", place=place, worst=worst, back=back
    )


def mistake_heading(own: OwnMistakes, names: Sequence[str]) -> str:
    """``Mistake 1 of 3 · round 4``; another's is ``Mistake 1 of 3 by Bob · round 4``."""
    seat = own.mistake.choice.player
    by = "" if seat == seat_spoken_to(names) else f" by {names[seat]}"
    second = ", second choice" if own.mistake.second else ""
    place = f"Mistake {own.number + 1} of {len(own.found)}{by}"
    return phrase(
        "kingsroad-review-own-mistakes-mistake-heading",
        place=place,
        round=own.mistake.round,
        second=second,
    )


def mistake_idea(own: OwnMistakes, names: Sequence[str], board: Board, goal: Goal) -> str:
    """What was played then, and what it cost; before the first one, how many come."""
    choice = own.mistake.choice
    cards = game.selection_words(Selection.of(choice.selection), board)
    seat = choice.player
    player = who(names, (seat,), begins=True)
    played = f"{player} played {cards}. {_cost_sentence(choice, names, goal)}"
    if own.number or len(own.found) == 1:
        return played
    owner, costliest = whose(names, seat, begins=False), count(len(own.found), "costliest choice")
    return phrase(
        "kingsroad-review-own-mistakes-mistake-idea",
        owner=owner,
        costliest=costliest,
        played=played,
    )


def _cost_sentence(choice: ChoiceReview, names: Sequence[str], goal: Goal) -> str:
    """What a mistake cost: ``That lowered your chance to win by 18%.``"""
    cost = figures.loss_words(choice.loss, goal)
    if goal is not Goal.WIN:
        return phrase("kingsroad-review-own-mistakes-cost-sentence", cost=cost)
    return phrase(
        "kingsroad-review-own-mistakes-cost-sentence-2",
        whose=whose(names, choice.player, begins=False),
        cost=cost,
    )


def end_sentence(own: OwnMistakes) -> str:
    """How many better choices were found without help, and where there is more to find.

    ``You found 1 of 3 by yourself. Rounds 2 and 7 are still open.``
    """
    found, of = len(own.found_alone), len(own.found)
    if found == of:
        return (
            phrase("kingsroad-review-own-mistakes-end-sentence", of=of)
            if of > 1
            else phrase("kingsroad-review-own-mistakes-end-sentence-2")
        )
    if found:
        said = f"You found {found} of {of} by yourself."
    else:
        said = "You have not found the better choice by yourself yet."
        if of > 1:
            said = "You have found none of them by yourself yet."
    left = (mistake for at, mistake in enumerate(own.found) if at not in own.found_alone)
    rounds = [str(one) for one in sorted({mistake.round for mistake in left})]
    if of == 1:
        return said
    are = f"Rounds {listed(rounds)} are" if len(rounds) > 1 else f"Round {rounds[0]} is"
    return phrase("kingsroad-review-own-mistakes-end-sentence-3", said=said, are=are)


def try_again_sentences(
    candidate: Candidate, own: OwnMistakes, advice: Advice, table: SeatContext
) -> list[str]:
    """A new try that is not good: what it costs, and where it loses most."""
    then = own.mistake.choice.loss
    given = figures.loss_words(candidate.loss, advice.goal)
    label = candidate.label(advice.goal)
    costs = f"it costs {given}"
    verdict = f"{figures.label_named(label)} ({figures.label_sign(label)}): {costs}"
    if not label.severity.is_mistake:
        verdict = f"not the answer yet: {costs}"
    before, now = (
        figures.loss_figure(then, advice.goal),
        figures.loss_figure(candidate.loss, advice.goal),
    )
    if before == now:
        cost = f"That is {verdict}, as much as your choice then."
    elif candidate.loss < then:
        cost = f"Better, but still {verdict}."
    else:
        cost = f"That is {verdict}, even more than your choice then."
    why = worse_sentences(advice, Selection.of(candidate.selection), table, named=False)
    return [
        cost,
        *why,
        phrase("kingsroad-review-own-mistakes-drop-and-try-again", key=key("mistakes.clear")),
    ]


def found_sentences(
    candidate: Candidate, own: OwnMistakes, advice: Advice, table: SeatContext
) -> list[str]:
    """A new try that is good: how good, why, and how to go on."""
    goal, label = advice.goal, candidate.label(advice.goal)
    begins = said(figures.label_say(label).part("begins"))
    if label.kind is Kind.GAMBLE:
        lost = figures.loss_words(candidate.loss_best_play or 0.0, goal)
        cost = f"{begins}: against perfect play it costs {lost}"
    elif label.size is Size.NONE:
        cost = "Nothing is better"
    else:
        cost = f"{begins}: it costs {figures.loss_words(candidate.loss, goal)}"
        cost += figures.perfect_cost(label, candidate.loss_best_play, goal)
    gain = own.mistake.choice.loss - candidate.loss
    better = (
        f" That is {figures.loss_words(gain, goal)} better than your choice then."
        if gain > 0
        else ""
    )
    return [
        f"{cost}.{better}",
        *why_sentences(advice, candidate, own.mistake.choice, table),
        phrase("kingsroad-review-own-mistakes-done", key=key("mistakes.next"))
        if own.last
        else phrase("kingsroad-review-own-mistakes-goes-on", key=key("mistakes.next")),
    ]


def why_sentences(
    advice: Advice, found: Candidate, then: ChoiceReview, table: SeatContext
) -> list[str]:
    """Why a good choice is better than the one then: one to three sentences, as in the hints.

    Only the best candidates come with their reasons; where the one found has none, the best one's
    are given, and it is named.
    """
    if found.selection == advice.recommended:
        why = reason_sentences(advice, table)
    elif found.reasons:
        why = reasons_in_words(found.reasons, advice, table)
    else:
        best = best_candidate(advice)
        gamble = best is not None and best.severity(advice.goal) is Severity.GAMBLE
        named = figures.marked_if_gamble(game.short_words(advice.recommended), gamble=gamble)
        why = [" ".join([f"The best is {named}.", *reason_sentences(advice, table)[:1]])]
    played = Selection.of(then.selection)
    wrong = worse_sentences(advice, played, table)[:1]
    if not wrong:
        return why[:MAX_WHY]
    return [*why[: MAX_WHY - 1], f"What was wrong with your choice then? {wrong[0]}"]


def best_sentence(codes: list[str], board: Board) -> str:
    """The best choice, for somebody who asks to see it."""
    return phrase(
        "kingsroad-review-own-mistakes-best-sentence",
        advised_words=game.advised_words(Selection.of(codes), board),
    )


def no_branches() -> str:
    """Why there is none to go to, and how to make one."""
    tries = f"{key('analysis.try')} tries another choice, which makes one"
    return phrase("kingsroad-review-own-mistakes-no-branches", tries=tries)


def new_branch(branch: Branch, names: Sequence[str]) -> str:
    """That what was tried is a branch, and how to go there."""
    return phrase(
        "kingsroad-review-own-mistakes-new-branch",
        key=key("analysis.branches"),
        branch_name=branch_name(branch, names),
    )


def branch_name(branch: Branch, names: Sequence[str]) -> str:
    """``Round 5: Ann plays 1, 6, Knight``; the game itself has a name of its own."""
    if branch.seat is None or branch.selection is None:
        return phrase("kingsroad-review-own-mistakes-the-game")
    return phrase(
        "kingsroad-review-branch",
        who=people(names, (branch.seat,)),
        second=branch.moment.second,
        round=branch.round,
        cards=game.short_words(branch.selection.codes),
    )


def branch_title(tree: BranchTree, names: Sequence[str]) -> str:
    """``Branch 2 (round 5: Ann plays 1, 6, Knight)``: the branch looked at."""
    return phrase(
        "kingsroad-review-own-mistakes-branch-title",
        at=tree.at,
        within=within(branch_name(tree.now, names)),
    )


def branch_lines(
    tree: BranchTree, names: Sequence[str], chances: Mapping[int, Sequence[float]]
) -> list[tuple[int, str, str]]:
    """Number, name and outcome of every branch, indented below the one it leaves.

    ``chances`` has everybody's chances to win at the end of each branch that is judged so far.
    """
    return [
        (
            number,
            f"{'  ' * depth}{branch_name(tree.branches[number], names)}",
            f"{'  ' * depth}{branch_outcome(tree.branches[number], names, chances.get(number))}",
        )
        for number, depth in tree.in_order()
    ]


def branch_outcome(branch: Branch, names: Sequence[str], chances: Sequence[float] | None) -> str:
    """How a branch ended: ``Ann wins with 41 points.``, or who wins how often from there.

    ``You win 33%, Bob 40%, Cid 27% of the time from there.``
    """
    if branch.game.finished:
        return game.winner_sentence(branch.game.position, names)
    if branch.game.pending is not None:
        return phrase(
            "kingsroad-review-own-mistakes-branch-outcome",
        )
    if chances is None:
        return phrase(
            "kingsroad-review-own-mistakes-branch-outcome-2", key=key("analysis.branches")
        )
    shown = figures.percents(chances)
    seats = sorted(range(len(names)), key=lambda seat: -chances[seat])
    listed = ", ".join(f"{names[seat]} {shown[seat]}" for seat in seats)
    return phrase("kingsroad-review-own-mistakes-branch-outcome-3", listed=listed)
