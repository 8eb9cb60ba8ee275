"""One's own games of King's Road against each strength, and how one is getting on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from advisor.messages.computers import STRENGTHS
from advisor.messages.review import decisions
from advisor.messages.skill import DecisionKind, DecisionLoss, Skill, skill
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.ladder import LADDER
from kingsroad_tui.kingsroad.library.saves import RecentGame, all_games, counted_games, read_table
from kingsroad_tui.kingsroad.practice.training import TRAINING, stored_review
from kingsroad_tui.kingsroad.results import judged_figures
from kingsroad_tui.kingsroad.review.review_cache import load_review
from kingsroad_tui.kingsroad.review.skill import games_sentences
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.library.seats import Seat, SeatKind
from kingsroad_tui.rivals.computer_words import strength_words
from kingsroad_tui.statistics.kept import (
    JudgedFigures,
    KeptResult,
    KeptSeat,
)
from kingsroad_tui.statistics.progress import GameStatistics
from kingsroad_tui.words.figures import signed
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game: who sat where, the last scores, and the winners' seats.

    ``decisions`` are those of the one person at the table, where the game has been analysed.
    """

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[DecisionLoss, ...] = ()

    @classmethod
    def of(cls, result: KeptResult) -> FinishedGame:
        """What is kept of a finished game."""
        return cls(
            tuple(_seat(one) for one in result.seats),
            tuple(one.points or 0 for one in result.seats),
            tuple(seat for seat, one in enumerate(result.seats) if one.won),
        )


def _seat(kept: KeptSeat) -> Seat:
    """Who sat there; a computer player that only another version knows counts as a program."""
    if kept.computer in STRENGTHS:
        return Seat(SeatKind.COMPUTER, kept.computer)
    return Seat(SeatKind.PERSON if kept.person else SeatKind.PROGRAM)


@dataclass(frozen=True, slots=True)
class AnalysedGames:
    """How strong one person has played in the games that are analysed: how many, and the skill."""

    games: int
    skill: Skill


def analysed(games: Iterable[FinishedGame]) -> AnalysedGames | None:
    """How strong the one person at these tables has played; None where nothing is analysed."""
    known = [game.decisions for game in games if game.decisions]
    found = skill([decision for game in known for decision in game], Goal.WIN)
    return None if found is None else AnalysedGames(len(known), found)


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one person with a computer player of one strength at the table.

    Attributes:
        strength: its name.
        games: how many there were.
        won: how many of them the person won, alone or with others.
        lead: the points by which the person was ahead of the best computer player of that
            strength, on average; negative where behind.
    """

    strength: str
    games: int
    won: int
    lead: float


def tallies(games: Iterable[FinishedGame]) -> list[Tally]:
    """A tally for each strength met, weakest first.

    Only games with exactly one person at the table count: in others nobody knows whose they are.
    """
    met: dict[str, list[tuple[bool, int]]] = {}
    for game in games:
        people = _seats_of(game.seats, SeatKind.PERSON)
        if len(people) != 1:
            continue
        me = people[0]
        computers = _seats_of(game.seats, SeatKind.COMPUTER)
        for strength in {game.seats[seat].computer for seat in computers}:
            best = max(
                game.scores[seat] for seat in computers if game.seats[seat].computer == strength
            )
            met.setdefault(strength, []).append((me in game.winners, game.scores[me] - best))
    return [
        Tally(
            strength,
            len(met[strength]),
            sum(won for won, _ in met[strength]),
            sum(lead for _, lead in met[strength]) / len(met[strength]),
        )
        for strength in STRENGTHS
        if strength in met
    ]


def _seats_of(seats: Sequence[Seat], kind: SeatKind) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind is kind]


def tally_table(tallies: Sequence[Tally]) -> TextTable:
    """A row for each strength."""
    columns = ("strength", "games", "won", "share", "lead")
    return TextTable(
        tuple(phrase(f"kingsroad-statistics-{column}") for column in columns),
        tuple(
            (
                strength_words(STRENGTHS[tally.strength]),
                str(tally.games),
                str(tally.won),
                percent(tally.won / tally.games),
                signed(tally.lead),
            )
            for tally in tallies
        ),
        frozenset({1, 2, 3, 4}),
    )


def tally_lines(tallies: Sequence[Tally], analysed: AnalysedGames | None = None) -> list[str]:
    """The table and what it counts; one sentence where there is nothing to count.

    Below it, how strong the games were played that are ``analysed``.
    """
    if not tallies:
        return [phrase("kingsroad-statistics-nothing")]
    played = (
        games_sentences(analysed.skill, analysed.games)
        if analysed
        else (phrase("kingsroad-statistics-analyse-first"),)
    )
    return [
        *tally_table(tallies).aligned_lines(),
        "",
        *played,
        "",
        phrase("kingsroad-statistics-note"),
    ]


def _beside_games(known: set[str]) -> list[JudgedFigures]:
    """The figures of reviews kept beside own games of which none are known yet."""
    found = []
    for own in TRAINING.own_games():
        review = None if own.mark in known else stored_review(own)
        figures = None if review is None else judged_figures(own.mark, review, own.seat)
        if figures is not None:
            known.add(own.mark)
            found.append(figures)
    return found


KINDS: Final = {kind.value: Say(f"kingsroad-statistics-kind-{kind.value}") for kind in DecisionKind}
"""Each kind of decision, by its name."""


def finished_games(games: Iterable[RecentGame]) -> Iterator[FinishedGame]:
    """The finished games among these that were played here, by known tables.

    They are those of `counted_games`.
    """
    for game, course in counted_games(games):
        yield FinishedGame(game.seats, course.scores[-1], course.winners, _own_decisions(game))


def _own_decisions(game: RecentGame) -> tuple[DecisionLoss, ...]:
    """Those of the one person at the table, by the analysis kept beside the game, if there is one.

    Only one that judges by the chance to win says how strong that was.
    """
    people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
    if len(people) != 1 or not analysis_path(game.path).exists():
        return ()
    review = load_review(game.path, read_table(game.path).game)
    if review is None or review.settings.goal is not Goal.WIN:
        return ()
    return tuple(decisions(review.rounds, people[0]))


def own_lines(results: Sequence[KeptResult]) -> list[str]:
    """The games against each strength, in words."""
    found = analysed(finished_games(all_games()))
    return tally_lines(tallies(map(FinishedGame.of, results)), found)


STATISTICS: Final = GameStatistics(
    ladder=LADDER,
    strengths=STRENGTHS,
    tallies=lambda results: tallies(map(FinishedGame.of, results)),
    lines=own_lines,
    kinds=KINDS,
    beside=_beside_games,
)
