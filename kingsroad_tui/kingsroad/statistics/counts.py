"""How one person has fared against each strength. No Textual."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from advisor.messages.computers import STRENGTHS
from advisor.messages.goals import Goal
from advisor.messages.skill import DecisionLoss, Skill, skill
from kingsroad_tui.kingsroad.play.table import Seat, SeatKind
from kingsroad_tui.statistics.kept import KeptResult, KeptSeat


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
    if kept.computer:
        return Seat(SeatKind.COMPUTER, kept.computer)
    return Seat(SeatKind.PROGRAM if kept.program else SeatKind.PERSON)


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
