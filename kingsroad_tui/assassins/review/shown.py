"""The review in the app: rows of a list, where the judging stands, trying a phase again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from advisor.messages.assassins_review import MIN_LUCK, PhaseReview
from advisor.messages.verdicts import Goal, Severity
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.review.judged import (
    better_actions,
    class_words,
    phase_sentences,
    place_words,
    sign_of,
    verdict_sentence,
    way_words,
)
from kingsroad_tui.shell.errors import one_line
from kingsroad_tui.words.figures import loss_figure, loss_words, signed_percent
from kingsroad_tui.words.lists import within
from tabletop.shown import shown
from tabletop.words.voice import phrase


def no_more_mistakes(game: AssassinsGame, judged: int) -> str:
    """That no phase further on is worth a word, or none of those judged so far."""
    total = len(game.phases)
    if judged < total:
        return phrase("assassins-review-shown-no-more-mistakes", judged=judged, total=total)
    return phrase("assassins-review-shown-no-more-mistakes-2")


HEADER: Final = "round  side    played              cost   luck"

_SIDES: Final = {Side.KING.value: "king", Side.PEOPLE.value: "people"}


def review_title(game: AssassinsGame) -> str:
    """Above the list of phases."""
    return phrase(
        "assassins-review-shown-review-title",
        shown=shown(game.players.king),
        shown_2=shown(game.players.people),
    )


def phase_row(one: PhaseReview) -> str:
    """A phase in the list, under `HEADER`."""
    cost = "" if one.severity in (None, Severity.GOOD) else loss_figure(one.loss or 0.0, Goal.WIN)
    luck = one.card + one.arrest
    moved = signed_percent(luck) if one.judged and abs(luck) >= MIN_LUCK else ""
    called = f"{sign_of(one):<2} {class_words(one)}"
    return f"{one.round:>5}  {_SIDES[one.side]:<7} {called:<20}{cost:>4} {moved:>6}"


def report_written(page: Path) -> str:
    """Where the report lies."""
    return phrase("assassins-review-shown-report-written", one_line=one_line(str(page)))


def moment_words(one: PhaseReview | None) -> str:
    """What stands beside the round of a phase: ``?? blunder``; empty where it is not judged."""
    if one is None:
        return ""
    return f"{sign_of(one)} {class_words(one)}".lstrip()


def detail_text(one: PhaseReview, game: AssassinsGame) -> str:
    """All that is said of a phase, below the list."""
    if not one.judged:
        return phrase("assassins-review-shown-detail-text", place_words=place_words(one))
    return " ".join(phase_sentences(one, game))


def coach_words(one: PhaseReview, game: AssassinsGame) -> str:
    """What is said of the last phase until the next one ends, the first sentence in any case:
    ``A mistake, which cost 12% of the chance to win.``"""
    verdict, *rest = phase_sentences(one, game, card=False)
    if one.severity is Severity.GOOD:
        first, rest = (rest[0], []) if one.missed_something else (verdict, [])
    else:
        first = verdict
    return " ".join([first, *rest[:1]])


def try_title(one: PhaseReview) -> str:
    """Above what is said while a phase is tried again."""
    return phrase("assassins-review-shown-try-title", round=one.round)


def task_lines(one: PhaseReview, judge: str, best: str) -> list[str]:
    """What there is to do; the keys are given."""
    return [
        f"As it was played: {within(verdict_sentence(one))}",
        f"Play the phase as you think best: {judge} judges it, {best} shows a better turn.",
    ]


def tried_lines(one: PhaseReview, tried: PhaseReview, game: AssassinsGame, again: str) -> list[str]:
    """What a phase is worth that was tried, beside what was played; ``game`` is the tried one.

    Where it is not good, what was better is kept back: there is a key for it.
    """
    verdict, *rest = phase_sentences(tried, game, card=False)
    lines = [verdict, *(rest if tried.severity is Severity.GOOD else ())]
    gain = (one.loss or 0.0) - (tried.loss or 0.0)
    if gain >= _WORTH_SAYING:
        lines.append(f"That is {loss_words(gain, Goal.WIN)} better than what was played.")
    elif gain <= -_WORTH_SAYING:
        lines.append(f"What was played was {loss_words(-gain, Goal.WIN)} better.")
    else:
        lines.append("That is about as good as what was played.")
    return [*lines, f"{again} begins the phase again."]


_WORTH_SAYING: Final = 0.02
"""A difference of two chances that is smaller is none."""


def answer_lines(one: PhaseReview, game: AssassinsGame) -> list[str]:
    """A better turn than what was played, or that nothing is clearly better."""
    better = better_actions(one)
    return [f"A better turn: {way_words(one, better, game)}."]
