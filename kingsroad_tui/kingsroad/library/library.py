"""The library: the games among the saved files, their branches and how they went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile

from kingsroad.records import RecordError
from kingsroad_tui.kingsroad.library.saves import RecentGame, SavedGame, read_table
from kingsroad_tui.library.library import ListedGame
from kingsroad_tui.library.seats import SeatKind


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went.

    Attributes:
        scores: everybody's, at the beginning and after every round.
        winners: their seats, never one that forfeited; empty while the game goes on.
    """

    scores: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]


def with_branches(games: Iterable[RecentGame]) -> list[ListedGame[RecentGame]]:
    """The games in their order, each with its branches under it.

    Games are branches of each other when they began alike and have at least one round in common;
    the one with the most rounds stands for them all.
    """
    listed: list[ListedGame[RecentGame]] = []
    for family in _families(games):
        longest = max(family, key=lambda game: game.rounds)
        listed.append(ListedGame(longest))
        listed += [
            ListedGame(game, _rounds_in_common(game, longest))
            for game in family
            if game is not longest
        ]
    return listed


def _families(games: Iterable[RecentGame]) -> Iterable[list[RecentGame]]:
    """The games in their order, each together with its branches and copies."""
    families: dict[object, list[RecentGame]] = {}
    for game in games:
        alike = game.steps[:2] if game.rounds else game.path
        families.setdefault(alike, []).append(game)
    return families.values()


def course_of(game: RecentGame) -> Course | None:
    """How a game went, by replaying it; None where its file is no game that can be replayed."""
    try:
        saved = read_table(game.path)
    except RecordError:
        return None
    played = saved.game
    scores = (played.first.scores, *(report.after.scores for report in played.reports))
    return Course(scores, _winners(saved) if played.finished else ())


def _winners(saved: SavedGame) -> tuple[int, ...]:
    """The best of those who did not forfeit; of all where everybody did."""
    forfeited = saved.setup.forfeited if saved.setup else {}
    for seats in saved.game.position.ranking:
        if winners := tuple(seat for seat in seats if seat not in forfeited):
            return winners
    return saved.game.position.winners


def result_order(game: RecentGame, course: Course | None) -> tuple[int, int]:
    """Sorts games by their result, as the only person at the table sees it.

    Games won come first, the highest lead at the top; then those lost and those of nobody or of
    several people; then games not finished, the longest at the top; then what is no game.
    """
    if game.problem or course is None:
        return (3, 0)
    if not course.winners:
        return (2, -game.rounds)
    people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
    if len(people) != 1:
        return (1, 0)
    (me,) = people
    *_, last = course.scores
    lead = last[me] - max(score for seat, score in enumerate(last) if seat != me)
    return (0 if me in course.winners else 1, -lead)


def _rounds_in_common(one: RecentGame, other: RecentGame) -> int:
    pairs = zip(one.steps, other.steps, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)) - 1


def counted_games(games: Iterable[RecentGame]) -> Iterator[tuple[RecentGame, Course]]:
    """The finished games among these that were played here, and how they went.

    Of a game with its branches and copies only the one counts that was finished first. Two games
    of the same players alike to the end are one game, too, whatever their files say.
    """
    counted: set[object] = set()
    for family in _families(games):
        for game in sorted(family, key=lambda game: game.when):
            course = course_of(game) if game.seats else None
            if course is not None and course.winners:
                whole = game.players, game.steps[1:]
                if whole not in counted:
                    counted.add(whole)
                    yield game, course
                break
