"""Games: players, variant, board and the rounds played; the positions follow by replaying them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import InitVar, dataclass, field, replace
from functools import cached_property
from typing import Final

from kingsroad.board import Board, kingdom
from kingsroad.cards import Hand, IllegalSelection, Selection, SelectionProblem
from kingsroad.errors import RulesError, player_at
from kingsroad.legal import legal_selections
from kingsroad.position import PLAYERS, Position, Variant, starting_position
from kingsroad.rounds import (
    Outcome,
    Reselections,
    Revealed,
    RoundError,
    RoundProblem,
    RoundReport,
    play_round,
    reveal,
)
from tabletop.game import Turn
from tabletop.names import NameProblem, alike, folded_name, name_problem, tidy_name
from tabletop.say import Clause, Say

MAX_GAME_ROUNDS: Final = 10_000
"""The most rounds of a game. The rules set no limit, as two players who always choose alike never
gain anything; this is a month of play without a pause, and is replayed in about a second."""


FIRST: Final = "first"
SECOND: Final = "second"
"""The choices of a round: everybody's, and the second one of those who revealed a Witch."""


class GameError(RulesError):
    """A game that breaks a rule.

    Its ``where`` is the field, as saved games name it, or ``round N`` with the player's name.

    Attributes:
        problem: which rule, where it is one of those that players can break; else None.
        round_number: the round that is wrong, or None.
        seat: the player whose name or choice is wrong, from 0, or None.
        player: that player's name, or None.
        other_seat: the player who has the same name, or None.
    """

    def __init__(
        self,
        where: Clause,
        why: Clause,
        *,
        problem: NameProblem | RoundProblem | SelectionProblem | None = None,
        round_number: int | None = None,
        seat: int | None = None,
        player: str | None = None,
        other_seat: int | None = None,
    ) -> None:
        self.problem = problem
        self.round_number = round_number
        self.player = player
        self.other_seat = other_seat
        super().__init__(where, why, seat=seat)

    @classmethod
    def in_round(
        cls,
        number: int,
        why: Clause,
        *,
        problem: RoundProblem | SelectionProblem | None = None,
        seat: int | None = None,
        player: str | None = None,
    ) -> GameError:
        """The error for a round, in the choice of a player where one is given."""
        who = player if player is not None or seat is None else player_at(seat)
        where = (
            Say("kingsroad-in-round", round=number)
            if who is None
            else Say("kingsroad-choice-in-round", round=number, who=who)
        )
        return cls(where, why, problem=problem, round_number=number, seat=seat, player=player)


@dataclass(frozen=True, slots=True)
class Round:
    """The choices of one round, in seat order.

    Attributes:
        selections: one per seat.
        reselections: as `Reselections` has them; empty where no Witch was revealed.
    """

    selections: tuple[Selection, ...]
    reselections: Reselections = ()

    def __post_init__(self) -> None:
        if all(selection is None for selection in self.reselections):
            object.__setattr__(self, "reselections", ())


@dataclass(frozen=True)
class Game:
    """A game so far; making one replays it through the rules.

    Attributes:
        players: 2 to 5 names, in seat order.
        variant: the rules for Nobles.
        board: the board in use.
        start: the position the game started from, or None for the beginning.
        rounds: the rounds played.
        pending: the selections of a round that is revealed and waits for second choices, or None.
        reports: the report of every round played.
        replayed: when making a game: the reports of its first rounds where these are known, so
            that they are not played again.

    Raises:
        GameError: a name cannot be used, or a round breaks a rule.

    >>> game = Game(("Ann", "Bob")).play([Selection.parse("16K"), Selection.parse("1D8")])
    >>> game.position.scores, game.position.king
    ((7, 0), 4)
    >>> game = game.choose([Selection.parse("W47"), Selection.parse("47K")])
    >>> game.to_choose, game.hand(0)
    ((0,), Hand(in_hand=18, dragon=True, witch=False, second=True))
    """

    players: tuple[str, ...]
    variant: Variant = Variant.STANDARD
    board: Board = field(default_factory=kingdom)
    start: Position | None = None
    rounds: tuple[Round, ...] = ()
    pending: tuple[Selection, ...] | None = None
    reports: tuple[RoundReport, ...] = field(init=False, repr=False, compare=False)
    replayed: InitVar[tuple[RoundReport, ...]] = ()

    def __post_init__(self, replayed: tuple[RoundReport, ...]) -> None:
        _check_names(self.players)
        check_length(len(self.rounds))
        object.__setattr__(self, "reports", self._replay(replayed))
        if self.pending is not None:
            _ = self.revealed

    def _replay(self, known: tuple[RoundReport, ...]) -> tuple[RoundReport, ...]:
        position = known[-1].after if known else self.first
        return (*known, *self._reports(position, self.rounds[len(known) :]))

    def _reports(self, position: Position, rounds: Iterable[Round]) -> Iterator[RoundReport]:
        """The reports of rounds from a position on, each played when it is asked for."""
        for played in rounds:
            try:
                report = play_round(position, played.selections, played.reselections)
            except RoundError as error:
                raise self._error(position.round, error) from None
            yield report
            position = report.after

    @cached_property
    def revealed(self) -> Revealed | None:
        """The pending round as revealed, or None where no round is pending."""
        if self.pending is None:
            return None
        try:
            revealed = reveal(self.position, self.pending)
        except RoundError as error:
            raise self._error(self.position.round, error) from None
        if not revealed.waiting:
            raise _pending_error(RoundProblem.NO_WITCH)
        return revealed

    @cached_property
    def first(self) -> Position:
        """The position before the first round."""
        if self.start is None:
            return starting_position(len(self.players), self.variant, self.board)
        if self.start.num_players != len(self.players):
            counts = Say(
                "kingsroad-start-players", found=self.start.num_players, wanted=len(self.players)
            )
            raise GameError("start", counts)
        if (self.start.variant, self.start.board) != (self.variant, self.board):
            raise GameError("start", Say("kingsroad-start-other-rules"))
        return self.start

    @property
    def positions(self) -> tuple[Position, ...]:
        """The first position and the one after each round."""
        return (self.first, *(report.after for report in self.reports))

    @property
    def position(self) -> Position:
        """The position after the last round played (a pending round not counted)."""
        return self.reports[-1].after if self.rounds else self.first

    @property
    def table_position(self) -> Position:
        """The position on the table, with the markers that a pending round has placed so far."""
        return self.revealed.after if self.revealed else self.position

    @property
    def to_choose(self) -> tuple[int, ...]:
        """The seats that have to choose now, ascending; none when the game is over."""
        if self.revealed:
            return self.revealed.waiting
        return () if self.finished else tuple(self.position.seats)

    @property
    def turn(self) -> Turn | None:
        """Who chooses now, as `tabletop.game` has it; None where the game is over."""
        phase = FIRST if self.pending is None else SECOND
        return Turn(self.position.round, phase, self.to_choose) if self.to_choose else None

    @property
    def outcome(self) -> Outcome:
        """What came of the last choices: a reveal that waits for second ones, or a whole round.

        Raises IndexError where nobody has chosen yet.
        """
        return self.revealed or self.reports[-1]

    def hand(self, seat: int) -> Hand:
        """The hand a player chooses from now."""
        return self.table_position.hand(seat, second=self.revealed is not None)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.position.finished

    def play(self, selections: Sequence[Selection], reselections: Reselections = ()) -> Game:
        """The game with one more round. Raises GameError where it breaks a rule."""
        played = Round(tuple(selections), tuple(reselections))
        return replace(self, rounds=(*self.rounds, played), pending=None, replayed=self.reports)

    def play_all(self, rounds: Iterable[Round]) -> Game:
        """The game with these rounds more; takes none of them behind one that breaks a rule.

        Raises GameError where one does.
        """
        taken: list[Round] = []

        def each() -> Iterator[Round]:
            for played in rounds:
                taken.append(played)
                yield played

        reports = tuple(self._reports(self.position, each()))
        return replace(
            self,
            rounds=(*self.rounds, *taken),
            pending=None,
            replayed=(*self.reports, *reports),
        )

    def reveal(self, selections: Sequence[Selection]) -> Game:
        """The game with a revealed round that waits for second choices.

        Raises:
            GameError: a selection is not legal, or nobody revealed a Witch.
        """
        return replace(self, pending=tuple(selections), replayed=self.reports)

    def choose_again(self, reselections: Reselections) -> Game:
        """The game with the pending round played to its end.

        Raises:
            GameError: no round is pending, or a second choice breaks a rule.
        """
        if self.pending is None:
            raise _pending_error(RoundProblem.NOT_PENDING)
        return self.play(self.pending, reselections)

    def choose(self, selections: Sequence[Selection]) -> Game:
        """The game after all have chosen: one round on, or with a pending round after a Witch.

        Raises:
            GameError: a selection breaks a rule, or the game is over.
        """
        if any(selection.has_witch for selection in selections):
            return self.reveal(selections)
        return self.play(selections)

    def take_back(self, rounds: int = 1) -> Game:
        """The game without its last ``rounds`` rounds (0 or more) and without a pending one."""
        kept = max(0, len(self.rounds) - rounds)
        return replace(self, rounds=self.rounds[:kept], pending=None, replayed=self.reports[:kept])

    def seen_by(self, seat: int) -> Game:
        """The game as any seat may see it: nobody knows more of it than all."""
        del seat
        return self.as_public()

    def check(self, seat: int, choice: Selection) -> None:
        """Raises GameError where a seat may not choose this now."""
        try:
            self.hand(seat).check(choice, witch_alone=True)
        except IllegalSelection as error:
            raise GameError.in_round(
                self.position.round,
                error.said,
                problem=error.problem,
                seat=seat,
                player=self.players[seat],
            ) from None

    def after(self, choices: Mapping[int, Selection]) -> Game:
        """The game after the choices of all who choose now, by seat.

        The cards behind a Witch are not played, so nobody learns them, not even the record.
        """
        chosen = {seat: selection.as_revealed() for seat, selection in choices.items()}
        if self.pending is None:
            return self.choose([chosen[seat] for seat in self.position.seats])
        return self.choose_again(tuple(map(chosen.get, self.position.seats)))

    def encode(self, choice: Selection) -> str:
        """The text that is sealed for a selection: of a Witch her alone, as she is revealed."""
        return choice.as_revealed().code

    def decode(self, text: str) -> Selection:
        """The selection of a text. Raises IllegalSelection."""
        return Selection.parse(text)

    def choices(self, seat: int) -> tuple[Selection, ...]:
        """All that a seat may choose now."""
        return legal_selections(self.hand(seat))

    def as_public(self) -> Game:
        """The game without what is secret: the cards behind each Witch are left out."""
        return replace(
            self,
            rounds=tuple(
                replace(played, selections=_as_revealed(played.selections))
                for played in self.rounds
            ),
            pending=_as_revealed(self.pending) if self.pending else None,
            replayed=self.reports,
        )

    def _error(self, number: int, error: RoundError) -> GameError:
        player = None if error.seat is None else self.players[error.seat]
        return GameError.in_round(
            number, error.why, problem=error.problem, seat=error.seat, player=player
        )


def after_rounds(number: int) -> Callable[[Game], bool]:
    """Whether a game has so many rounds and none is pending: where `play` may leave it."""
    return lambda game: game.pending is None and len(game.rounds) == number


def check_length(rounds: int) -> None:
    """Raises GameError where a game would have more rounds than it may have."""
    if rounds > MAX_GAME_ROUNDS:
        raise GameError(
            "rounds",
            Say("kingsroad-too-many-rounds", rounds=rounds, most=MAX_GAME_ROUNDS),
            problem=RoundProblem.TOO_MANY_ROUNDS,
        )


def _as_revealed(selections: tuple[Selection, ...]) -> tuple[Selection, ...]:
    return tuple(selection.as_revealed() for selection in selections)


def _pending_error(problem: RoundProblem) -> GameError:
    return GameError("pending", problem.said, problem=problem)


def begin_game(
    names: Iterable[str], variant: Variant = Variant.STANDARD, board: Board | None = None
) -> Game:
    """A game at a new table: names are trimmed, and nobody's looks like another's.

    Records that were written elsewhere may hold any names that `Game` takes.

    Raises:
        GameError: there are not 2 to 5 names, or one cannot be used.
    """
    game = Game(tuple(map(tidy_name, names)), variant, board or kingdom())
    if pair := alike(game.players):
        raise _same_name(*pair, game.players)
    return game


def _same_name(seat: int, other: int, names: tuple[str, ...]) -> GameError:
    return GameError(
        f"players[{seat}]",
        Say("kingsroad-same-name", name=names[seat]),
        problem=NameProblem.TAKEN,
        seat=seat,
        player=names[seat],
        other_seat=other,
    )


def _check_names(names: tuple[str, ...]) -> None:
    if len(names) not in PLAYERS:
        raise GameError("players", Say("kingsroad-player-count", count=len(names)))
    seats: dict[str, int] = {}
    for seat, name in enumerate(names):
        where = f"players[{seat}]"
        if problem := name_problem(name):
            raise GameError(where, problem.said, problem=problem, seat=seat, player=name)
        other = seats.setdefault(folded_name(name), seat)
        if other != seat:
            raise _same_name(seat, other, names)
