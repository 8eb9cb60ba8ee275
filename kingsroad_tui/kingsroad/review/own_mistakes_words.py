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
from kingsroad_tui.kingsroad.words.people import people
from kingsroad_tui.practice.words import about_seconds
from kingsroad_tui.words import figures
from kingsroad_tui.words.lists import within
from tabletop.words.voice import phrase

MAX_WHY: Final = 3
"""As many sentences say why a choice is better: there is no room for more."""


def thinking() -> str:
    """While the solver has not answered yet."""
    return phrase("kingsroad-mistakes-thinking")


def no_mistakes(rounds: Sequence[RoundReview], seat: int, goal: Goal) -> str:
    """Where there is nothing to play again: what was fine, and how near a mistake came."""
    made = [
        (choice.cost, played.round)
        for played in rounds
        for step in played.steps
        if (choice := step.choice(seat)) is not None and not choice.forced
    ]
    back = key("mistakes.leave")
    if not made:
        return phrase("kingsroad-mistakes-no-choice", back=back)
    cost, number = max(made)
    lost = figures.loss_words(cost, goal)
    return phrase(
        "kingsroad-mistakes-well-played",
        choices=len(made),
        best=not cost,
        round=number,
        cost=lost,
        back=back,
    )


def task() -> str:
    """What to do with a mistake."""
    judge, best, on = key("mistakes.judge"), key("mistakes.best"), key("mistakes.next")
    return phrase("kingsroad-mistakes-task", judge=judge, best=best, on=on)


def at_the_end() -> str:
    """What can be done after the last mistake."""
    again, judge, back = (key(f"mistakes.{name}") for name in ("again", "judge", "leave"))
    return phrase("kingsroad-mistakes-at-the-end", again=again, judge=judge, back=back)


def judging_words(done: int, rounds: int, left: float | None = None) -> str:
    """While the game is being judged: how far that is, and how many seconds it will take; before
    the first round is judged, that it takes a while."""
    return phrase(
        "kingsroad-mistakes-judging",
        done=done,
        rounds=rounds,
        known=left is not None,
        left="" if left is None else about_seconds(left),
        back=key("mistakes.leave"),
    )


def mistake_heading(own: OwnMistakes, names: Sequence[str]) -> str:
    """``Mistake 1 of 3 · round 4``; another's is ``Mistake 1 of 3 by Bob · round 4``."""
    return phrase(
        "kingsroad-mistakes-heading",
        who=people(names, (own.mistake.choice.player,)),
        number=own.number + 1,
        of=len(own.found),
        round=own.mistake.round,
        second=own.mistake.second,
    )


def mistake_idea(own: OwnMistakes, names: Sequence[str], board: Board, goal: Goal) -> str:
    """What was played then, and what it cost; before the first one, how many come."""
    choice, of = own.mistake.choice, len(own.found)
    player = people(names, (choice.player,))
    played = phrase(
        "kingsroad-mistakes-played",
        who=player,
        cards=game.selection_words(Selection.of(choice.selection), board),
        chances=goal is Goal.WIN,
        cost=figures.loss_words(choice.cost, goal),
    )
    if own.number or of == 1:
        return played
    return f"{phrase('kingsroad-mistakes-here-are', who=player, count=of)} {played}"


def end_sentence(own: OwnMistakes) -> str:
    """How many better choices were found without help, and where there is more to find.

    ``You found 1 of 3 by yourself. Rounds 2 and 7 are still open.``
    """
    found, of = len(own.found_alone), len(own.found)
    if found == of:
        return phrase("kingsroad-mistakes-found-all", of=of)
    if of == 1:
        return phrase("kingsroad-mistakes-found-not")
    left = (mistake for at, mistake in enumerate(own.found) if at not in own.found_alone)
    rounds = tuple(str(one) for one in sorted({mistake.round for mistake in left}))
    return phrase("kingsroad-mistakes-found", found=found, of=of, count=len(rounds), rounds=rounds)


def try_again_sentences(
    candidate: Candidate, own: OwnMistakes, advice: Advice, table: SeatContext
) -> list[str]:
    """A new try that is not good: what it costs, and where it loses most."""
    then, goal = own.mistake.choice.cost, advice.goal
    label = candidate.label(goal)
    before, now = (figures.loss_figure(one, goal) for one in (then, candidate.loss))
    cost = phrase(
        "kingsroad-mistakes-not-yet",
        than="same" if before == now else "better" if candidate.loss < then else "worse",
        called=label.severity not in (Severity.GOOD, Severity.GAMBLE),
        named=figures.label_say(label).part("named"),
        sign=figures.label_sign(label),
        lost=figures.loss_words(candidate.loss, goal),
    )
    why = worse_sentences(advice, Selection.of(candidate.selection), table, named=False)
    return [cost, *why, phrase("kingsroad-mistakes-drop", key=key("mistakes.clear"))]


def found_sentences(
    candidate: Candidate, own: OwnMistakes, advice: Advice, table: SeatContext
) -> list[str]:
    """A new try that is good: how good, why, and how to go on."""
    goal, label = advice.goal, candidate.label(advice.goal)
    gamble = label.kind is Kind.GAMBLE
    cost = candidate.loss_best_play if gamble else candidate.loss
    gain = own.mistake.choice.cost - candidate.loss
    found = phrase(
        "kingsroad-mistakes-found-one",
        kind="gamble" if gamble else "best" if label.size is Size.NONE else "good",
        named=figures.label_say(label).part("begins"),
        lost=figures.loss_words(cost or 0.0, goal),
        perfect=figures.perfect_cost(label, candidate.loss, candidate.cost_best_play(goal), goal),
        gains=gain > 0,
        gain=figures.loss_words(max(0.0, gain), goal),
    )
    on = key("mistakes.next")
    why = why_sentences(advice, candidate, own.mistake.choice, table)
    if own.last:
        return [found, *why, phrase("kingsroad-mistakes-done", key=on)]
    return [found, *why, phrase("kingsroad-mistakes-goes-on", key=on)]


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
        is_best = phrase("kingsroad-mistakes-best-is", named=named)
        why = [" ".join([is_best, *reason_sentences(advice, table)[:1]])]
    played = Selection.of(then.selection)
    wrong = worse_sentences(advice, played, table)[:1]
    if not wrong:
        return why[:MAX_WHY]
    return [*why[: MAX_WHY - 1], phrase("kingsroad-mistakes-wrong-then", why=wrong[0])]


def best_sentence(codes: list[str], board: Board) -> str:
    """The best choice, for somebody who asks to see it."""
    return phrase(
        "kingsroad-mistakes-best",
        advised_words=game.advised_words(Selection.of(codes), board),
    )


def no_branches() -> str:
    """Why there is none to go to, and how to make one."""
    return phrase("kingsroad-branches-none", key=key("analysis.try"))


def new_branch(branch: Branch, names: Sequence[str]) -> str:
    """That what was tried is a branch, and how to go there."""
    return phrase(
        "kingsroad-branches-new",
        key=key("analysis.branches"),
        branch_name=branch_name(branch, names),
    )


def branch_name(branch: Branch, names: Sequence[str]) -> str:
    """``Round 5: Ann plays 1, 6, Knight``; the game itself has a name of its own."""
    if branch.seat is None or branch.selection is None:
        return phrase("kingsroad-branches-game")
    return phrase(
        "kingsroad-branches-name",
        who=people(names, (branch.seat,)),
        second=branch.moment.second,
        round=branch.round,
        cards=game.short_words(branch.selection.codes),
    )


def branch_title(tree: BranchTree, names: Sequence[str]) -> str:
    """``Branch 2 (round 5: Ann plays 1, 6, Knight)``: the branch looked at."""
    return phrase(
        "kingsroad-branches-title",
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
            "kingsroad-branches-open",
        )
    if chances is None:
        return phrase("kingsroad-branches-judging", key=key("analysis.branches"))
    shown = figures.percents(chances)
    seats = sorted(range(len(names)), key=lambda seat: -chances[seat])
    listed = ", ".join(f"{names[seat]} {shown[seat]}" for seat in seats)
    return phrase("kingsroad-branches-chances", listed=listed)
