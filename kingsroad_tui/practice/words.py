"""What practising says in any game: what is due, the puzzles, when a mistake comes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final

from kingsroad_tui.practice.training_book import BookCard, ExerciseRun, ExerciseT, Score, Today
from kingsroad_tui.words.lists import count
from tabletop.words.voice import phrase

DONE_TICK: Final = "✓"
OPEN_TICK: Final = "·"

GRADES: Final = ("very easy", "easy", "medium", "hard", "very hard")
"""From grade 1 on."""


def grade_words(grade: int | None) -> str:
    """``hard``; of a mistake of one's own nothing."""
    return "" if grade is None else GRADES[min(max(grade, 1), len(GRADES)) - 1]


def due_words(due: int) -> str:
    """``4 of your own mistakes are due today``."""
    if due == 0:
        return phrase("practice-due-words")
    if due == 1:
        return phrase("practice-due-words-2")
    return phrase("practice-due-words-3", due=due)


def menu_words(today: Today, usual: str) -> str:
    """What the menu of a first screen says behind `TITLE`; ``usual`` where nothing waits, or
    nothing was begun."""
    if today.due == 1:
        return phrase("practice-menu-words")
    if today.due:
        return phrase("practice-menu-words-2", due=today.due)
    if 0 < today.unsolved < today.puzzles:
        return phrase("practice-menu-words-3", unsolved=today.unsolved)
    return usual


def puzzle_words(number: int | None) -> str:
    """A puzzle by its number in the list of all: ``Puzzle 117``."""
    return (
        phrase("practice-puzzle-words")
        if number is None
        else phrase("practice-puzzle-words-2", number=number)
    )


def daily_line(tick: str, number: int | None, grade: int | None) -> str:
    """One of today's puzzles: ``✓ Puzzle 117, easy``."""
    return f"{tick} {puzzle_words(number)}, {grade_words(grade)}"


def exercise_heading(run: ExerciseRun[ExerciseT], where: str) -> str:
    """Over an exercise: ``Your mistake 2 of 4 · round 4``, ``Puzzle 117 · hard · round 7``.

    ``where`` is the place in its game.
    """
    grade, of = run.current.grade, len(run.exercises)
    if grade is not None:
        return " · ".join((puzzle_words(run.number), grade_words(grade), where))
    return (
        f"Your mistake {run.at + 1} of {of} · {where}"
        if of > 1
        else phrase("practice-exercise-heading", where=where)
    )


def group_line(title: str, solved: int, of: int) -> str:
    """Puzzles of a grade or a kind: ``Hard: 12 of 40 solved``."""
    return f"{_begun(title)}: {phrase('practice-solved-words', solved=solved, of=of)}"


def kind_line(title: str, number: int, score: Score) -> str:
    """The mistakes of a kind: ``3 Witch too early, 2 of 5 right``."""
    if not score.of:
        return f"{number} {title}"
    return phrase("practice-kind-line", number=number, title=title, right=score.right, of=score.of)


def in_days(days: int) -> str:
    """``tomorrow``, ``in 3 days``."""
    if days <= 0:
        return phrase("practice-in-days")
    return phrase("practice-in-days-2") if days == 1 else phrase("practice-in-days-3", days=days)


def comes_back(card: BookCard[ExerciseT] | None, today: date) -> str:
    """When a mistake comes back, after it was answered; nothing of a puzzle."""
    if card is None:
        return ""
    if card.due is None:
        return phrase("practice-comes-back")
    return phrase("practice-comes-back-2", in_days=in_days((card.due - today).days))


def empty_words(judged: int) -> str:
    """Where the book has no card: why, and what would bring one."""
    if judged:
        games = count(judged, "game")
        return phrase("practice-empty-words", games=games)
    return phrase("practice-empty-words-2")


def coming_words(days: Iterable[tuple[date, int]], today: date) -> list[str]:
    """What comes back when: ``Tomorrow: 3``."""
    return [f"{_begun(in_days((day - today).days))}: {number}" for day, number in days]


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]


def judging_words(game: int, games: int, steps: str, left: float | None) -> str:
    """While games are being judged in the background.

    Args:
        game, games: which one of how many.
        steps: how far it is in that one.
        left: about how many seconds this will take; None where that is not known yet.
    """
    place = f"game {game} of {games}" if games > 1 else "your last game"
    time = "" if left is None else f", {about_seconds(left)} left"
    return (
        phrase("practice-judging-words", place=place, steps=steps, time=time)
        if steps
        else phrase("practice-judging-words-2", place=place)
    )


def about_seconds(seconds: float) -> str:
    """A rough time: ``about 30 seconds``, ``about 2 minutes``."""
    if seconds < _SHORT:
        return phrase("practice-about-seconds")
    if seconds < _MINUTE:
        return f"about {10 * max(1, round(seconds / 10))} seconds"
    minutes = max(1, round(seconds / 60))
    return phrase("practice-about-seconds-2", minutes=minutes)


_SHORT: Final = 8.0
_MINUTE: Final = 55.0


def new_cards_words(new: int) -> str:
    """After games were judged: how many mistakes came into the book."""
    if not new:
        return phrase("practice-new-cards-words")
    return phrase("practice-new-cards-words-2", new=new)


def session_words(right: Sequence[bool]) -> str:
    """How a run through some exercises went."""
    found = sum(right)
    if found == len(right):
        return (
            phrase("practice-session-words", found=found)
            if found > 1
            else phrase("practice-session-words-2")
        )
    return phrase("practice-session-words-3", found=found, count=len(right))


def today_lines(due: int, daily: int, unjudged: int) -> list[str]:
    """What there is today, line by line."""
    said = [f"{due_words(due)}."]
    if daily:
        puzzles = "One of today's puzzles is" if daily == 1 else f"{daily} of today's puzzles are"
        said.append(f"{puzzles} not solved yet.")
    if unjudged:
        games = "One of your games is" if unjudged == 1 else f"{unjudged} of your games are"
        said.append(f"{games} not judged yet: --judge looks for mistakes in them first.")
    return said


def next_due_words(days: Sequence[tuple[date, int]], today: date) -> str:
    """When the next ones come back, where nothing is left."""
    if not days:
        return ""
    day, number = days[0]
    return f"{count(number, 'mistake')} {'comes' if number == 1 else 'come'} back " + (
        f"{in_days((day - today).days)}."
    )
