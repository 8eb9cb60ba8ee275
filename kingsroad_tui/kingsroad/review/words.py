"""A review in words: numbers with their units, classes of mistakes, whole sentences.

Of a choice that is tried again they say which one it is, the task, and what the cards tried are
worth. Plain text only, for the screen, the command and the report alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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
    decided_by,
)
from advisor.messages.verdicts import WORST_FIRST, Goal, Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.hints.aims import worked_out_sentence
from kingsroad_tui.kingsroad.hints.best_play import forced_winner, perfect_stand
from kingsroad_tui.kingsroad.review.game_cursor import Moment
from kingsroad_tui.kingsroad.words.game import selection_code, short_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import seat_spoken_to, who
from kingsroad_tui.words.figures import (
    SEVERITY_WORDS,
    TOO_FEW,
    loss_figure,
    loss_words,
    luck_figure,
    marked_if_gamble,
    percents,
    shown_decisions,
    signed,
    value_beside,
)
from kingsroad_tui.words.lists import count
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase

CARDS_LEGEND: Final = "Cards: 1 to 8 are the regions, K the Knight, D the Dragon, W the Witch."
"""What stands for the cards where there is no room for their names."""


def no_choice_here() -> str:
    """Why there is nothing to try where a game is over, and how to come back into it."""
    to_mistake, to_turn = key("analysis.next_mistake"), key("analysis.turn")
    back = f"{to_mistake}, {to_turn} or {key('analysis.previous_choice')}"
    return phrase("kingsroad-review-no-choice-here", back=back)


def answer_hidden() -> str:
    """In place of an answer that is kept back."""
    tries, shows = key("analysis.try"), key("analysis.hide")
    return phrase("kingsroad-review-answer-hidden", tries=tries, shows=shows)


CHART_HEADINGS: Final = {
    Goal.WIN: "Chance to win, round by round",
    Goal.MARGIN: "Chance to win where all want a big lead",
    Goal.POINTS: "Chance to win where all want points now",
}
"""Above the chart of a game, by what everybody plays for."""


def choice_code(choice: ChoiceReview) -> str:
    """A selection with the sign of its class: ``16K?``."""
    return selection_code(choice.selection) + SEVERITY_WORDS[choice.severity].sign


def best_code(choice: ChoiceReview) -> str:
    """The best choices then: ``87K, 8D7 or 76K``; ``87K (a gamble)`` where the first is one."""
    first, *others = [selection_code(codes) for codes in choice.best[:3]]
    *most, last = marked_if_gamble(first, choice.best_severity), *others
    return phrase("kingsroad-review-best-code", join=", ".join(most), last=last) if most else last


def mistake_sentence(mistake: Mistake, names: Sequence[str], goal: Goal) -> str:
    """``Round 3, Bob: 12K?? costs 18%, against perfect play 16%; better: 87K or 8D7.``

    Of a gamble only what it costs against perfect play, of a missed chance what against people.
    """
    choice = mistake.choice
    second = " (second choice)" if mistake.second else ""
    cost = f"costs {loss_words(choice.stated_loss, goal)}{_against(choice, goal)}"
    better = "" if choice.severity is Severity.GAMBLE else f"; better: {best_code(choice)}"
    return phrase(
        "kingsroad-review-mistake-sentence",
        round=mistake.round,
        second=second,
        names=names[choice.player],
        choice_code=choice_code(choice),
        cost=cost,
        better=better,
    )


def _against(choice: ChoiceReview, goal: Goal) -> str:
    """Whom one plays against where that decides what a choice costs."""
    if choice.severity is Severity.MISSED_CHANCE:
        return " against people"
    if choice.severity is Severity.GAMBLE:
        return " against perfect play"
    if choice.loss_best_play is None:
        return ""
    return phrase("kingsroad-review-against", loss_words=loss_words(choice.loss_best_play, goal))


def moment_title(moment: Moment, game: Game) -> str:
    """The round and the choice of a moment."""
    if moment.played == len(game.rounds) and game.finished:
        return phrase("kingsroad-review-moment-title", count=len(game.rounds))
    first = game.first.round
    last = first + len(game.rounds) - game.finished
    choice = ", second choice" if moment.second else ""
    of = f" of {last}" if game.rounds else ""  # a position alone is no game
    return f"Round {first + moment.played}{of}{choice}"


def final_points(game: Game, names: Sequence[str]) -> str:
    """``Bob 58, You 39, Cid 38``: everybody's points, most first."""
    scores = game.position.scores
    seats = sorted(range(len(names)), key=lambda seat: -scores[seat])
    return ", ".join(f"{names[seat]} {scores[seat]}" for seat in seats)


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


def heading_lead(names: Sequence[str], seat: int) -> str:
    """Before the name of whose choice is looked at: all below it says "you" to that player."""
    return "" if seat == seat_spoken_to(names) else "If you were "


def choice_sentence(
    choice: ChoiceReview,
    decision: Judged,
    goal: Goal,
    names: Sequence[str],
    *,
    goes_on: bool = False,
) -> str:
    """A verdict, and what luck made of it; chances to win are told as one chain.

    ``decision`` is the choice in the account; ``goes_on``: whether a second choice follows in the
    same round, after one's own Witch.

    ``Ann played 1, 2, Knight: a blunder (??) that cost 18% (38% instead of 56%).
    Lucky round: +1% (38% → 39%).``
    """
    played = f"{who(names, (choice.player,), begins=True)} played {short_words(choice.selection)}"
    if choice.forced:
        said = f"{played}, the only choice."
    elif choice.severity is Severity.GAMBLE:
        kind = SEVERITY_WORDS[choice.severity]
        cost = f"{loss_words(choice.stated_loss, goal)}{_chain(*_best_play_percents(choice))}"
        said = f"{played}: {kind.named} ({kind.sign}) that cost {cost} against perfect play."
    elif is_the_one(choice):
        said = f"{played}: the best choice."
    elif choice.equal:
        said = f"{played}: no choice is clearly better."
    elif choice.severity is Severity.GOOD:
        said = f"{played}: a good choice (cost {loss_words(choice.loss, goal)})."
    else:
        kind = SEVERITY_WORDS[choice.severity]
        people = (_own_percent(choice), percent(choice.best_worth.win)) if goal is Goal.WIN else ()
        cost = f"{loss_words(choice.loss, goal)}{_chain(*people)}"
        said = f"{played}: {kind.named} ({kind.sign}) that cost {cost}{_perfect_too(choice)}."
    if not decision.luck:
        return said
    return f"{said} {_luck_sentence(decision, goal, goes_on=goes_on)}"


def is_the_one(choice: ChoiceReview) -> bool:
    """Whether this was the best choice, and no other came near it."""
    return choice.equal and not choice.forced and len(choice.best) == 1


def _chain(own: str = "", best: str = "") -> str:
    """`` (38% instead of 56%)``, where the figures differ."""
    return f" ({own} instead of {best})" if own != best else ""


def _best_play_percents(choice: ChoiceReview) -> tuple[str, str]:
    """The chances against perfect play, by the choice and by the best one; the same if unknown."""
    if choice.win_best_play is None or choice.best_win_best_play is None:
        return "", ""
    best = choice.best_win_best_play
    own = value_beside(best, best - choice.win_best_play, Goal.WIN)
    return percent(own), percent(best)


def _perfect_too(choice: ChoiceReview) -> str:
    """What a choice that cost something against people cost against perfect play."""
    own, best = _best_play_percents(choice)
    if choice.severity is not Severity.MISSED_CHANCE:
        if own == best:
            return ""
        lost = loss_words(choice.loss_best_play or 0.0, Goal.WIN)
        return phrase("kingsroad-review-perfect-too", lost=lost, chain=_chain(own, best))
    if best and percent(choice.best_win_best_play or 0.0) in ("0%", "<1%"):
        return " against people; against perfect play all was lost already"
    return " against people; against perfect play it was safe"


def _own_percent(choice: ChoiceReview) -> str:
    """The chance to win by a choice, such that it and what it cost add up to the best one's."""
    return percent(value_beside(choice.best_worth.win, choice.given_up.win, Goal.WIN))


def _luck_sentence(decision: Judged, goal: Goal, *, goes_on: bool) -> str:
    """``Lucky round: +1% (38% → 39%).``; the change is that of the two figures beside it."""
    figure, chain = luck_figure(decision.came, goal), ""
    if figure in ("0", "0%"):
        return phrase("kingsroad-review-luck-sentence")
    if goal is Goal.WIN:
        chain = f" ({percent(decision.choice)} → {percent(decision.after)})"
    what = "so far" if goes_on else "round"
    lucky = "Lucky" if figure[0] == "+" else "Unlucky"
    return f"{lucky} {what}: {figure}{chain}."


def decisions_by_seat(rounds: Sequence[RoundReview], goal: Goal) -> list[list[Judged]]:
    """By seat, the decisions of the rounds judged, as they are shown."""
    seats = range(len(rounds[0].before) if rounds else 0)
    return [shown_decisions(decided_by(rounds, seat, goal), goal) for seat in seats]


def round_sentence(played: RoundReview, names: Sequence[str], goal: Goal) -> str:
    """A round in one line: everybody's choice, and what it cost; first who won already, if all had
    played perfectly."""
    parts = []
    for step in played.steps:
        for choice in step.choices:
            part = f"{names[choice.player]} {choice_code(choice)}"
            if step.second:
                part = f"then {part}"
            if choice.severity is not Severity.GOOD:
                part += f" −{loss_figure(choice.stated_loss, goal)}"
            parts.append(part)
    shown = percents([worth.win for worth in played.after])
    stand = ", ".join(f"{name} {chance}" for name, chance in zip(names, shown, strict=True))
    perfect = played.steps[0].before_best_play
    forced = ""
    if perfect is not None and forced_winner(perfect) is not None:
        forced = f" (with perfect play {perfect_stand(perfect, names)})"
    return phrase(
        "kingsroad-review-round-sentence",
        round=played.round,
        forced=forced,
        join="; ".join(parts),
        stand=stand,
    )


def accuracy_words(player: PlayerReview) -> str:
    """``87 (79–94)``; ``100 (too few to say)`` of few choices; ``–`` where there is none."""
    low, high = player.accuracy_low, player.accuracy_high
    if player.accuracy is None:
        return "–"
    few = player.choices < MIN_TRIALS or low is None or high is None
    return f"{player.accuracy:.0f} ({TOO_FEW if few else f'{low:.0f}–{high:.0f}'})"


def counts_words(player: PlayerReview) -> str:
    """``1 blunder, 2 inaccuracies, 1 gamble``, or ``none``."""
    parts = []
    for severity in WORST_FIRST:
        number = player.counts.get(severity, 0)
        if number:
            words = SEVERITY_WORDS[severity]
            parts.append(count(number, words.one, words.several))
    return ", ".join(parts) or "none"


def luck_total(decisions: Sequence[Judged], goal: Goal) -> str:
    """What luck brought a player in all, as a figure in a table: the sum of what is shown."""
    came = sum(one.came for one in decisions)
    luck = round(100 * came) if goal is Goal.WIN else came
    return signed(luck, digits=1 if round(luck, 1) % 1 else 0)


def settings_sentence(settings: AdviceSettings) -> str:
    """By what a review judges, in a sentence."""
    return worked_out_sentence(settings.goal, settings.belief, settings.assumptions)


def task() -> str:
    """What to do."""
    judge, best = key("try.judge"), key("try.best")
    return phrase("kingsroad-review-task", judge=judge, best=best)


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
    """

    heading: str
    idea: str
    loss: float | None
    surely_lost: float | None = None


def try_puzzle(
    heading: str, choice: ChoiceReview | None, names: Sequence[str], goal: Goal
) -> Puzzle:
    """The puzzle under this heading; ``choice`` is what was played, as far as it is judged."""
    loss, surely = (choice.loss, choice.surely_lost) if choice else (None, None)
    return Puzzle(heading, try_idea(choice, names, goal), loss, surely)


def try_idea(choice: ChoiceReview | None, names: Sequence[str], goal: Goal) -> str:
    """The puzzle: what was played then, what that cost, and that there is something better."""
    if choice is None or choice.forced:
        return phrase("kingsroad-review-idea")
    played = f"{who(names, (choice.player,), begins=True)} played {short_words(choice.selection)}"
    if choice.equal:
        return phrase("kingsroad-review-try-idea", played=played)
    return phrase(
        "kingsroad-review-try-idea-2", played=played, loss_words=loss_words(choice.loss, goal)
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
    best = candidate.loss <= candidate.loss_error
    found = "Solved" if best else f"A good choice (costs {loss_words(candidate.loss, goal)})"
    at = "at the first try" if tries == 1 else f"at try {tries}"
    gain = (played_loss or 0.0) - candidate.loss
    better = f" That is {loss_words(gain, goal)} better than what was played." if gain > 0 else ""
    return f"{found} {at}!{better}"


def try_heading(moment: str, names: Sequence[str], seat: int) -> str:
    """``Round 4 of 11 · What would you play as Bob?``; ``moment`` is its title."""
    place = "" if seat == seat_spoken_to(names) else f" as {names[seat]}"
    return phrase("kingsroad-review-try-heading", moment=moment, place=place)
