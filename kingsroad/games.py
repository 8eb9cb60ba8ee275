"""Game: players, variant, board and the rounds played; positions come by replaying them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from kingsroad.board import Board, kingdom, label_problem
from kingsroad.cards import Selection
from kingsroad.position import PLAYERS, Position, Variant, starting_position
from kingsroad.rounds import (
    Reselections,
    Revealed,
    RoundError,
    RoundReport,
    choose_again,
    play_round,
    reveal,
)


class GameError(ValueError):
    """A game that breaks a rule.

    Attributes:
        where: the field, as saved games call it, or ``round N`` with the player's name.
        why: the reason, a clause in plain English.
    """

    def __init__(self, where: str, why: str) -> None:
        self.where = where
        self.why = why
        super().__init__(f"{where}: {why}")


@dataclass(frozen=True, slots=True)
class Round:
    """The choices of one round, in seat order.

    ``reselections`` has one entry per seat, None for those who revealed no Witch; it is empty
    where nobody did.
    """

    selections: tuple[Selection, ...]
    reselections: Reselections = ()

    def __post_init__(self) -> None:
        if all(selection is None for selection in self.reselections):
            object.__setattr__(self, "reselections", ())


@dataclass(frozen=True)
class Game:
    """A game so far. Making one replays it through the rules.

    Attributes:
        players: 2 to 5 names, in seat order.
        variant: the rules for Nobles.
        board: the board in use.
        start: the position the game started from, or None for the beginning.
        rounds: the rounds played.
        pending: the selections of a round that is revealed and whose Witch players have yet to
            choose again, or None.

    Raises:
        GameError: a name cannot be used, or a round breaks a rule; says where and why.
    """

    players: tuple[str, ...]
    variant: Variant = Variant.STANDARD
    board: Board = field(default_factory=kingdom)
    start: Position | None = None
    rounds: tuple[Round, ...] = ()
    pending: tuple[Selection, ...] | None = None

    def __post_init__(self) -> None:
        _check_names(self.players)
        _ = self.reports
        if self.pending is not None:
            _ = self.revealed

    @cached_property
    def reports(self) -> tuple[RoundReport, ...]:
        """The report of every round played."""
        position = self.first
        reports = []
        for number, played in enumerate(self.rounds, start=position.round):
            try:
                report = play_round(position, played.selections, played.reselections)
            except RoundError as error:
                raise self._error(number, error) from None
            reports.append(report)
            position = report.after
        return tuple(reports)

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
            raise GameError("pending", "nobody revealed a Witch, so no choice is pending")
        return revealed

    @cached_property
    def first(self) -> Position:
        """The position before the first round."""
        if self.start is None:
            return starting_position(len(self.players), self.variant, self.board)
        if self.start.num_players != len(self.players):
            counts = f"{self.start.num_players} players, not {len(self.players)}"
            raise GameError("start", f"has {counts}")
        if (self.start.variant, self.start.board) != (self.variant, self.board):
            raise GameError("start", "is for another variant or board")
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
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.position.finished

    def play(self, selections: Sequence[Selection], reselections: Reselections = ()) -> Game:
        """The game with one more round. Raises GameError where it breaks a rule."""
        played = Round(tuple(selections), tuple(reselections))
        return self._with(played, lambda: play_round(self.position, selections, reselections))

    def reveal(self, selections: Sequence[Selection]) -> Game:
        """The game with a round revealed that waits for second choices.

        Raises:
            GameError: a selection is not legal, or nobody revealed a Witch.
        """
        return replace(self, pending=tuple(selections))

    def choose_again(self, reselections: Reselections) -> Game:
        """The game with the pending round played to its end.

        Raises:
            GameError: no round is pending, or a second choice breaks a rule.
        """
        revealed = self.revealed
        if self.pending is None or revealed is None:
            raise GameError("pending", "no round waits for a second choice")
        played = Round(self.pending, tuple(reselections))
        return self._with(played, lambda: choose_again(revealed, reselections))

    def choose(self, selections: Sequence[Selection]) -> Game:
        """The game after everybody has chosen: a round further, or pending where a Witch came up.

        Raises:
            GameError: a selection breaks a rule, or the game is over.
        """
        if any(selection.has_witch for selection in selections):
            return self.reveal(selections)
        return self.play(selections)

    def take_back(self, rounds: int = 1) -> Game:
        """The game without its last ``rounds`` rounds (0 or more) and without a pending one."""
        kept = max(0, len(self.rounds) - rounds)
        return replace(self, rounds=self.rounds[:kept], pending=None)

    def as_public(self) -> Game:
        """The game as everybody knows it: what a Witch's player did not play is left out."""
        return replace(
            self,
            rounds=tuple(
                replace(played, selections=_as_revealed(played.selections))
                for played in self.rounds
            ),
            pending=_as_revealed(self.pending) if self.pending else None,
        )

    def seats_reordered(self, order: Sequence[int]) -> Game:
        """The same game with seat ``order[i]`` renumbered as seat ``i``."""

        def reordered(played: Round) -> Round:
            return Round(
                tuple(played.selections[old] for old in order),
                tuple(played.reselections[old] for old in order) if played.reselections else (),
            )

        return Game(
            players=tuple(self.players[old] for old in order),
            variant=self.variant,
            board=self.board,
            start=self.start.seats_reordered(order) if self.start else None,
            rounds=tuple(reordered(played) for played in self.rounds),
            pending=tuple(self.pending[old] for old in order) if self.pending else None,
        )

    def _with(self, played: Round, report: Callable[[], RoundReport]) -> Game:
        """The game and one more round, without replaying the rounds before it."""
        try:
            reports = (*self.reports, report())
        except RoundError as error:
            raise self._error(self.position.round, error) from None
        game = object.__new__(Game)
        for name in ("players", "variant", "board", "start"):
            object.__setattr__(game, name, getattr(self, name))
        object.__setattr__(game, "rounds", (*self.rounds, played))
        object.__setattr__(game, "pending", None)
        game.__dict__["first"] = self.first
        game.__dict__["reports"] = reports
        return game

    def _error(self, number: int, error: RoundError) -> GameError:
        where = f"round {number}"
        if error.seat is not None:
            where += f", {self.players[error.seat]}"
        return GameError(where, error.why)


def _as_revealed(selections: tuple[Selection, ...]) -> tuple[Selection, ...]:
    return tuple(selection.as_revealed() for selection in selections)


def _check_names(names: tuple[str, ...]) -> None:
    if len(names) not in PLAYERS:
        raise GameError("players", f"there are 2 to 5 players, not {len(names)}")
    folded: dict[str, int] = {}
    for seat, name in enumerate(names):
        if problem := label_problem(name):
            raise GameError(f"players[{seat}]", f"the name {problem}")
        key = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
        if key in folded:
            raise GameError(f"players[{seat}]", f"the same name as players[{folded[key]}]")
        folded[key] = seat
