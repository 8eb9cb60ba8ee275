"""What practising says in any game: what is due, the puzzles, when a mistake comes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final

from kingsroad_tui.keys.words import key
from kingsroad_tui.practice.training_book import BookCard, ExerciseRun, ExerciseT, Score, Today
from kingsroad_tui.words.lists import count

TITLE: Final = "Practise"
READING: Final = "One moment: your games are being looked through."
OWN: Final = "Your own mistakes"
TODAY: Final = "Today's three puzzles"
PUZZLES: Final = "All puzzles, by how hard they are"
KINDS: Final = "All puzzles, by what they are about"
COMING: Final = "Coming back"
KNOWN: Final = "Done"
OWN_KINDS: Final = "Your mistakes by kind"
DONE_TICK: Final = "✓"
OPEN_TICK: Final = "·"

GRADES: Final = ("very easy", "easy", "medium", "hard", "very hard")
"""From grade 1 on."""

GO_ON: Final = "Go on"
JUDGE: Final = "Judge"
UNUSABLE: Final = "This exercise cannot be laid out: its game is damaged."
STOPPED: Final = "Judging is stopped. It goes on when you open this page again."
NO_ANSWER: Final = "The solver gave no answer, so the rest of your games are not judged yet."


def grade_words(grade: int | None) -> str:
    """``hard``; of a mistake of one's own nothing."""
    return "" if grade is None else GRADES[min(max(grade, 1), len(GRADES)) - 1]


def due_words(due: int) -> str:
    """``4 of your own mistakes are due today``."""
    if due == 0:
        return "None of your own mistakes is due today"
    if due == 1:
        return "One of your own mistakes is due today"
    return f"{due} of your own mistakes are due today"


def menu_words(today: Today, usual: str) -> str:
    """What the menu of a first screen says behind `TITLE`; ``usual`` where nothing waits, or
    nothing was begun."""
    if today.due == 1:
        return "one mistake is due"
    if today.due:
        return f"{today.due} mistakes are due"
    if 0 < today.unsolved < today.puzzles:
        return f"{today.unsolved} of today's puzzles to go"
    return usual


def ahead_line(waiting: int) -> str:
    """The line by which mistakes are practised ahead of their day."""
    return f"Practise ahead of time: {waiting} to come"


def puzzle_words(number: int | None) -> str:
    """A puzzle by its number in the list of all: ``Puzzle 117``."""
    return "Puzzle" if number is None else f"Puzzle {number}"


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
    return f"Your mistake {run.at + 1} of {of} · {where}" if of > 1 else f"Your mistake · {where}"


def group_line(title: str, solved: int, of: int) -> str:
    """Puzzles of a grade or a kind: ``Hard: 12 of 40 solved``."""
    return f"{_begun(title)}: {solved_words(solved, of)}"


def kind_line(title: str, number: int, score: Score) -> str:
    """The mistakes of a kind: ``3 Witch too early, 2 of 5 right``."""
    if not score.of:
        return f"{number} {title}"
    return f"{number} {title}, {score.right} of {score.of} right"


def how_to_begin() -> str:
    """What a key does on the list."""
    return f"{key('fixed.enter')} opens the line that is highlighted."


def in_days(days: int) -> str:
    """``tomorrow``, ``in 3 days``."""
    if days <= 0:
        return "today"
    return "tomorrow" if days == 1 else f"in {days} days"


def comes_back(card: BookCard[ExerciseT] | None, today: date) -> str:
    """When a mistake comes back, after it was answered; nothing of a puzzle."""
    if card is None:
        return ""
    if card.due is None:
        return "You know this one now: it does not come back."
    return f"It comes back {in_days((card.due - today).days)}."


def empty_words(judged: int) -> str:
    """Where the book has no card: why, and what would bring one."""
    if judged:
        games = count(judged, "game")
        return f"Your {games} had no choice that cost much. Play on: new mistakes come here."
    return "Finish a game against the computer: what you could have done better comes here."


def coming_words(days: Iterable[tuple[date, int]], today: date) -> list[str]:
    """What comes back when: ``Tomorrow: 3``."""
    return [f"{_begun(in_days((day - today).days))}: {number}" for day, number in days]


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]


def done_words(done: int) -> str:
    """How many mistakes are known by now."""
    return f"{count(done, 'mistake')} known for good"


def solved_words(solved: int, of: int) -> str:
    """``12 of 40 solved``."""
    return f"{solved} of {of} solved"


def step_words(step: str, done: int, total: int) -> str:
    """How far a game is judged: ``round 3 of 12``."""
    return f"{step} {done} of {total}"


def judging_words(game: int, games: int, steps: str, left: float | None) -> str:
    """While games are being judged in the background.

    Args:
        game, games: which one of how many.
        steps: how far it is in that one.
        left: about how many seconds this will take; None where that is not known yet.
    """
    place = f"game {game} of {games}" if games > 1 else "your last game"
    time = "" if left is None else f", {about_seconds(left)} left"
    return f"Judging {place} ({steps}{time})" if steps else f"Judging {place}"


def judged_so_far() -> str:
    """While there is no card yet, and games are being judged."""
    return "Your games are being judged: what you could have done better comes here."


def about_seconds(seconds: float) -> str:
    """A rough time: ``about 30 seconds``, ``about 2 minutes``."""
    if seconds < _SHORT:
        return "a few seconds"
    if seconds < _MINUTE:
        return f"about {10 * max(1, round(seconds / 10))} seconds"
    minutes = max(1, round(seconds / 60))
    return f"about {count(minutes, 'minute')}"


_SHORT: Final = 8.0
_MINUTE: Final = 55.0


def new_cards_words(new: int) -> str:
    """After games were judged: how many mistakes came into the book."""
    if not new:
        return "All your games are judged."
    return f"All your games are judged: {count(new, 'new mistake')} to practise."


def session_words(right: Sequence[bool]) -> str:
    """How a run through some exercises went."""
    found = sum(right)
    if found == len(right):
        return f"All {found} right. Well done!" if found > 1 else "Right. Well done!"
    return f"{found} of {len(right)} right at the first try."


# ------------------------------------------------------------------------------ line by line

PLAIN_WORDS: Final = "You can also type best (shows the answer), next, or quit."
NOTHING_LEFT: Final = "Nothing is left for today."
THE_END: Final = "That was all for today."
LEFT: Final = "Your answers are kept."


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
