"""A review in words: what a choice is called and what it cost, whose luck that was, what to try.

Plain text only, for the screen, the command and the report alike. What a choice cost and what was
luck comes from the account (`decisions_by_seat`), so that all of them say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from advisor.messages.accounts import Judged
from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.intervals import MIN_TRIALS
from advisor.messages.protocol import Advice, AdviceSettings
from advisor.messages.review import (
    ChoiceReview,
    Mistake,
    PlayerReview,
    RoundReview,
    StepReview,
    decided_by,
)
from advisor.messages.verdicts import WORST_FIRST, Goal, Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.hints.aims import worked_out_sentence
from kingsroad_tui.kingsroad.hints.best_play import forced_winner, perfect_stand
from kingsroad_tui.kingsroad.review.game_cursor import Moment
from kingsroad_tui.kingsroad.review.own_mistakes import missed_by
from kingsroad_tui.kingsroad.words.game import selection_code, short_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import people, seat_spoken_to
from kingsroad_tui.words.figures import (
    label_count,
    label_say,
    label_sign,
    loss_figure,
    loss_words,
    luck_figure,
    marked_if_gamble,
    perfect_cost,
    shown_decisions,
    signed,
    too_few,
)
from kingsroad_tui.words.lists import join_clauses
from tabletop.say import Say
from tabletop.words.numbers import in_percent, percent
from tabletop.words.voice import phrase, said


def no_choice_here() -> str:
    """Why there is nothing to try where a game is over, and how to come back into it."""
    ways = tuple(key(f"analysis.{name}") for name in ("next_mistake", "turn", "previous_choice"))
    return phrase("kingsroad-review-no-choice-here", ways=_either(ways))


def _either(ways: Sequence[str]) -> Say:
    """``n, k or Left``."""
    return Say("kingsroad-review-either", most=", ".join(ways[:-1]), last=ways[-1])


def answer_hidden() -> str:
    """In place of an answer that is kept back."""
    tries, shows = key("analysis.try"), key("analysis.hide")
    return phrase("kingsroad-review-answer-hidden", tries=tries, shows=shows)


# ---------------------------------------------------------------------------------- a choice


def choice_code(choice: ChoiceReview, goal: Goal) -> str:
    """A selection with its sign: ``16K?``."""
    return selection_code(choice.selection) + label_sign(choice.label(goal))


def best_code(choice: ChoiceReview) -> str:
    """The best choices then: ``87K, 8D7 or 76K``; ``87K (a gamble)`` where the first is one.

    Without the one that was made, where that is a gamble and there are others.
    """
    codes = [selection_code(one) for one in choice.best]
    marked = [marked_if_gamble(codes[0], gamble=choice.best_is_gamble), *codes[1:]]
    made = selection_code(choice.selection)
    kept = [words for code, words in zip(codes, marked, strict=True) if code != made] or marked
    return said(_either(kept[:3])) if len(kept) > 1 else kept[0]


def cost_figure(choice: ChoiceReview, goal: Goal) -> str:
    """What a choice cost, of a gamble against perfect play: ``18%``."""
    return loss_figure(choice.stated_loss, goal)


def mistake_sentence(mistake: Mistake, names: Sequence[str], goal: Goal) -> str:
    """``Round 3, Bob: 12K?? costs 18%, against perfect play 16%; better: 87K or 8D7.``"""
    choice = mistake.choice
    gamble = choice.severity is Severity.GAMBLE
    return phrase(
        "kingsroad-review-mistake",
        round=mistake.round,
        second=mistake.second,
        name=names[choice.player],
        choice=choice_code(choice, goal),
        cost=loss_words(choice.stated_loss, goal),
        perfect=perfect_cost(choice.label(goal), choice.cost, choice.cost_best_play(goal), goal),
        gamble=gamble,
        better=best_code(choice),
    )


def is_the_one(choice: ChoiceReview) -> bool:
    """Whether this was the best choice, and no other came near it."""
    return choice.equal and not choice.forced and len(choice.best) == 1


def choice_sentence(
    choice: ChoiceReview,
    decision: Judged,
    goal: Goal,
    names: Sequence[str],
    *,
    goes_on: bool = False,
) -> str:
    """A verdict, and what luck made of it; chances to win are told as one chain.

    ``decision`` is the choice in the account, as it is shown; ``goes_on``: whether a second choice
    follows in the same round, after one's own Witch.

    ``Ann played 1, 2, Knight: a blunder (??), which cost 18% (38% instead of 56%).
    Lucky round: +1% (38% → 39%).``
    """
    verdict = phrase(
        "kingsroad-review-played",
        who=people(names, (choice.player,)),
        cards=short_words(choice.selection),
        verdict=_verdict(choice, decision, goal),
    )
    if not decision.luck:
        return verdict
    return f"{verdict} {_luck_sentence(decision, goal, goes_on=goes_on)}"


def _verdict(choice: ChoiceReview, decision: Judged, goal: Goal) -> Say:
    label = choice.label(goal)
    named, sign = label_say(label).part("named"), label_sign(label)
    if choice.forced:
        return Say("kingsroad-review-verdict-forced")
    if choice.severity is Severity.GAMBLE:
        lost = loss_words(choice.stated_loss, goal)
        return Say("kingsroad-review-verdict-gamble", named=named, sign=sign, lost=lost)
    if is_the_one(choice):
        return Say("kingsroad-review-verdict-best")
    if choice.equal:
        return Say("kingsroad-review-verdict-equal")
    lost = loss_words(_cost(choice, decision, goal), goal)
    if choice.severity is Severity.GOOD:
        return Say("kingsroad-review-verdict-good", named=named, lost=lost)
    chances = goal is Goal.WIN
    return Say(
        "kingsroad-review-verdict-bad",
        named=named,
        sign=sign,
        lost=lost,
        chances=chances,
        own=percent(decision.choice) if chances else "",
        best=percent(decision.before) if chances else "",
        perfect=perfect_cost(label, choice.cost, choice.cost_best_play(goal), goal),
    )


def _cost(choice: ChoiceReview, decision: Judged, goal: Goal) -> float:
    """The account has no points of a round alone."""
    return choice.loss if goal is Goal.POINTS or not decision.cost else decision.cost


def _luck_sentence(decision: Judged, goal: Goal, *, goes_on: bool) -> str:
    """``Lucky round: +1% (38% → 39%).``; the change is that of the two figures beside it."""
    figure = luck_figure(decision.came, goal)
    if figure in ("0", in_percent("0")):
        return phrase("kingsroad-review-no-luck")
    chances = goal is Goal.WIN
    return phrase(
        "kingsroad-review-luck",
        lucky=figure[0] == "+",
        goes_on=goes_on,
        figure=figure,
        chances=chances,
        before=percent(decision.choice) if chances else "",
        after=percent(decision.after) if chances else "",
    )


def decisions_by_seat(rounds: Sequence[RoundReview], goal: Goal) -> list[list[Judged]]:
    """By seat, the decisions of the rounds judged, as they are shown."""
    seats = range(len(rounds[0].before) if rounds else 0)
    return [shown_decisions(decided_by(rounds, seat, goal), goal) for seat in seats]


def as_judged(advice: Advice, choice: ChoiceReview) -> Advice:
    """The advice in the review's figures: one choice, one number.

    A second look finds other small numbers than the first: the best choice is worth what the
    review says, what was played costs what it says there, and all others lie as far below the best
    as the advice finds. Where something is assumed, the advice stays as it is.
    """
    if advice.assumptions or not advice.candidates:
        return advice
    best = max(candidate.value for candidate in advice.candidates)
    match advice.goal:
        case Goal.WIN:
            best = choice.best_worth.win
        case Goal.MARGIN:
            best = choice.best_worth.margin
        case Goal.POINTS:
            pass  # the review tells of no points of a round
    candidates = [_worth_beside(best, candidate, advice.goal) for candidate in advice.candidates]
    at = find_candidate(advice.candidates, Selection.of(choice.selection))
    if at is not None and at.selection != advice.recommended:
        judged = replace(at, loss=choice.loss, loss_error=choice.loss_error)
        candidates[advice.candidates.index(at)] = _worth_beside(best, judged, advice.goal)
    return replace(advice, candidates=sorted(candidates, key=lambda c: c.loss))


def _worth_beside(best: float, candidate: Candidate, goal: Goal) -> Candidate:
    """A candidate with the value that its loss leaves it; no chance is less than none."""
    value = best - candidate.loss
    return replace(candidate, value=max(0.0, value) if goal is Goal.WIN else value)


# ----------------------------------------------------------------------------- where one looks


def chart_heading(goal: Goal) -> str:
    """Above the chart of a game, by what everybody plays for."""
    return phrase(f"kingsroad-review-chart-{goal.value}")


def moment_title(moment: Moment, game: Game) -> str:
    """The round and the choice of a moment."""
    if moment.played == len(game.rounds) and game.finished:
        return phrase("kingsroad-review-the-end", count=len(game.rounds))
    first = game.first.round
    return phrase(
        "kingsroad-review-moment-title",
        round=first + moment.played,
        last=first + len(game.rounds) - game.finished,
        alone=not game.rounds,  # a position alone is no game
        second=moment.second,
    )


def final_points(game: Game, names: Sequence[str]) -> str:
    """``Bob 58, You 39, Cid 38``: everybody's points, most first."""
    scores = game.position.scores
    seats = sorted(range(len(names)), key=lambda seat: -scores[seat])
    return ", ".join(f"{names[seat]} {scores[seat]}" for seat in seats)


def heading_lead(names: Sequence[str], seat: int) -> str:
    """Before the name of whose choice is looked at: all below it says "you" to that player."""
    return "" if seat == seat_spoken_to(names) else f"{phrase('kingsroad-review-if-you-were')} "


def round_sentence(played: RoundReview, names: Sequence[str], goal: Goal) -> str:
    """A round in one line: everybody's choice, and what it cost; first who won already, if all had
    played perfectly."""
    perfect = played.steps[0].before_best_play
    forced = perfect is not None and forced_winner(perfect) is not None
    return phrase(
        "kingsroad-review-round",
        round=played.round,
        forced=forced,
        stands=perfect_stand(perfect, names) if perfect and forced else "",
        choices=join_clauses(
            _of_step(step, choice, names, goal) for step in played.steps for choice in step.choices
        ),
    )


def _of_step(step: StepReview, choice: ChoiceReview, names: Sequence[str], goal: Goal) -> str:
    good = choice.severity is Severity.GOOD
    return phrase(
        "kingsroad-review-round-choice",
        second=step.second,
        name=names[choice.player],
        choice=choice_code(choice, goal),
        good=good,
        cost="" if good else cost_figure(choice, goal),
    )


# ------------------------------------------------------------------------------------- sums


def accuracy_words(player: PlayerReview) -> str:
    """``87 (79–94)``; ``100 (too few to say)`` of few choices; ``–`` where there is none."""
    low, high = player.accuracy_low, player.accuracy_high
    if player.accuracy is None:
        return "–"
    few = player.choices < MIN_TRIALS or low is None or high is None
    return f"{player.accuracy:.0f} ({too_few() if few else f'{low:.0f}–{high:.0f}'})"


def counts_words(player: PlayerReview) -> str:
    """``1 blunder, 2 inaccuracies, 1 gamble``, or ``none``."""
    counted = [(severity, player.counts.get(severity, 0)) for severity in WORST_FIRST]
    parts = [label_count(severity, number) for severity, number in counted if number]
    return ", ".join(parts) or phrase("kingsroad-review-none")


def luck_total(decisions: Sequence[Judged], goal: Goal) -> str:
    """What luck brought a player in all, as a figure in a table: the sum of what is shown."""
    came = sum(one.came for one in decisions)
    luck = round(100 * came) if goal is Goal.WIN else came
    return signed(luck, digits=1 if round(luck, 1) % 1 else 0)


def settings_sentence(settings: AdviceSettings) -> str:
    """By what a review judges, in a sentence."""
    return worked_out_sentence(settings.goal, settings.belief, settings.assumptions)


# --------------------------------------------------------------------------------- try again


def task() -> str:
    """What to do."""
    return phrase("kingsroad-review-task", judge=key("try.judge"), best=key("try.best"))


def drop_and_try_again() -> str:
    """What to do after a choice that is not good."""
    drops, back = key("try.clear"), key("try.leave")
    return phrase("kingsroad-review-drop-and-try-again", drops=drops, back=back)


class Puzzle(NamedTuple):
    """A choice to be found.

    Attributes:
        heading: which choice it is, and whose.
        idea: what was played then, and what there is to find.
        loss: what the choice that was played cost against people; None where it is not judged.
        surely_lost: what it cost against people and against perfect play alike; None likewise.
        missed: what it cost where it was only a missed chance; None of any other.
    """

    heading: str
    idea: str
    loss: float | None
    surely_lost: float | None = None
    missed: float | None = None


def try_puzzle(
    heading: str, choice: ChoiceReview | None, names: Sequence[str], goal: Goal
) -> Puzzle:
    """The puzzle under this heading; ``choice`` is what was played, as far as it is judged."""
    idea = try_idea(choice, names, goal)
    if choice is None:
        return Puzzle(heading, idea, None)
    return Puzzle(heading, idea, choice.loss, choice.surely_lost, missed_by(choice))


def try_idea(choice: ChoiceReview | None, names: Sequence[str], goal: Goal) -> str:
    """The puzzle: what was played then, what that cost, and that there is something better."""
    if choice is None or choice.forced:
        return phrase("kingsroad-review-idea")
    return phrase(
        "kingsroad-review-try-idea",
        who=people(names, (choice.player,)),
        cards=short_words(choice.selection),
        equal=choice.equal,
        lost=loss_words(choice.cost, goal),
    )


def solved_words(
    tries: int, candidate: Candidate, played_loss: float | None, goal: Goal, *, shown: bool = False
) -> str:
    """``Solved at the first try! That is 18% better than what was played.``

    What is good but not as good as the best is called so, with what it costs; nothing is solved
    once the best choice was ``shown``.
    """
    if shown:
        return phrase("kingsroad-review-solved-words")
    gain = (played_loss or 0.0) - candidate.loss
    solved = phrase(
        "kingsroad-review-solved",
        best=candidate.loss <= candidate.loss_error,
        named=label_say(candidate.label(goal)).part("begins"),
        lost=loss_words(candidate.loss, goal),
        tries=tries,
    )
    if gain <= 0:
        return solved
    return f"{solved} {phrase('kingsroad-review-better-by', gain=loss_words(gain, goal))}"


def try_heading(moment: str, names: Sequence[str], seat: int) -> str:
    """``Round 4 of 11 · What would you play as Bob?``; ``moment`` is its title."""
    return phrase("kingsroad-review-try-heading", moment=moment, who=people(names, (seat,)))
