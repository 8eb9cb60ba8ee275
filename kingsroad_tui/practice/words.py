"""What practising says in any game: what is due, the puzzles, when a mistake comes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final

from advisor.messages.exercises import MAX_GRADE
from kingsroad_tui.practice.training_book import BookCard, ExerciseRun, ExerciseT, Score, Today
from kingsroad_tui.words.lists import begun
from tabletop.say import Say
from tabletop.words.voice import phrase, said

DONE_TICK: Final = "✓"
OPEN_TICK: Final = "·"


def grade_words(grade: int | None) -> str:
    """``hard``; of a mistake of one's own nothing."""
    return "" if grade is None else phrase(f"practice-grade-{min(max(grade, 1), MAX_GRADE)}")


def menu_words(today: Today, usual: str) -> str:
    """What the menu of a first screen says behind `TITLE`; ``usual`` where nothing waits, or
    nothing was begun."""
    if today.due:
        return phrase("practice-menu-due", due=today.due)
    if 0 < today.unsolved < today.puzzles:
        return phrase("practice-menu-puzzles", unsolved=today.unsolved)
    return usual


def puzzle_words(number: int | None) -> str:
    """A puzzle by its number in the list of all: ``Puzzle 117``."""
    if number is None:
        return phrase("practice-a-puzzle")
    return phrase("practice-the-puzzle", number=str(number))


def daily_line(tick: str, number: int | None, grade: int | None) -> str:
    """One of today's puzzles: ``✓ Puzzle 117, easy``."""
    return phrase(
        "practice-daily", tick=tick, puzzle=puzzle_words(number), grade=grade_words(grade)
    )


def exercise_heading(run: ExerciseRun[ExerciseT], where: str) -> str:
    """Over an exercise: ``Your mistake 2 of 4 · round 4``, ``Puzzle 117 · hard · round 7``.

    ``where`` is the place in its game.
    """
    grade, of = run.current.grade, len(run.exercises)
    if grade is not None:
        return " · ".join((puzzle_words(run.number), grade_words(grade), where))
    if of > 1:
        return phrase("practice-mistake-of", number=run.at + 1, of=of, where=where)
    return phrase("practice-mistake", where=where)


def group_line(title: str, solved: int, of: int) -> str:
    """Puzzles of a grade or a kind: ``Hard: 12 of 40 solved``."""
    return phrase("practice-group", title=begun(title), solved=solved, of=of)


def kind_line(title: str, number: int, score: Score) -> str:
    """The mistakes of a kind: ``3 Witch too early, 2 of 5 right``."""
    if not score.of:
        return phrase("practice-kind-unanswered", number=number, title=title)
    return phrase("practice-kind", number=number, title=title, right=score.right, of=score.of)


def comes_back(card: BookCard[ExerciseT] | None, today: date) -> str:
    """When a mistake comes back, after it was answered; nothing of a puzzle."""
    if card is None:
        return ""
    if card.due is None:
        return phrase("practice-known-for-good")
    return phrase("practice-comes-back", days=_days(today, card.due))


def _days(today: date, day: date) -> int:
    return max(0, (day - today).days)


def empty_words(judged: int) -> str:
    """Where the book has no card: why, and what would bring one."""
    return phrase("practice-empty", games=judged)


def coming_words(days: Iterable[tuple[date, int]], today: date) -> list[str]:
    """What comes back when: ``Tomorrow: 3``."""
    return [
        phrase("practice-coming-line", days=_days(today, day), number=number)
        for day, number in days
    ]


def judging_words(game: int, games: int, steps: str, left: float | None) -> str:
    """While games are being judged in the background.

    Args:
        game, games: which one of how many.
        steps: how far it is in that one.
        left: about how many seconds this will take; None where that is not known yet.
    """
    if not steps:
        return phrase("practice-judging", game=game, games=games)
    if left is None:
        return phrase("practice-judging-steps", game=game, games=games, steps=steps)
    time = _about(left)
    return phrase("practice-judging-time", game=game, games=games, steps=steps, time=time)


def about_seconds(seconds: float) -> str:
    """A rough time: ``about 30 seconds``, ``about 2 minutes``."""
    return said(_about(seconds))


def _about(seconds: float) -> Say:
    if seconds < _SHORT:
        return Say("practice-few-seconds")
    if seconds < _MINUTE:
        return Say("practice-about-seconds", seconds=10 * max(1, round(seconds / 10)))
    return Say("practice-about-minutes", minutes=max(1, round(seconds / 60)))


_SHORT: Final = 8.0
_MINUTE: Final = 55.0


def new_cards_words(new: int) -> str:
    """After games were judged: how many mistakes came into the book."""
    return phrase("practice-new-cards", new=new)


def session_words(right: Sequence[bool]) -> str:
    """How a run through some exercises went."""
    found, of = sum(right), len(right)
    return phrase("practice-session", all=found == of, found=found, of=of)


def today_lines(due: int, daily: int, unjudged: int) -> list[str]:
    """What there is today, line by line."""
    lines = [phrase("practice-due.sentence", due=due)]
    if daily:
        lines.append(phrase("practice-unsolved", puzzles=daily))
    if unjudged:
        lines.append(phrase("practice-unjudged", games=unjudged))
    return lines


def next_due_words(days: Sequence[tuple[date, int]], today: date) -> str:
    """When the next ones come back, where nothing is left."""
    if not days:
        return ""
    day, number = days[0]
    return phrase("practice-next-due", days=_days(today, day), number=number)
