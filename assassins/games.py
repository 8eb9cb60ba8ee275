"""A game: two players, a board, and everything that happened so far, played step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from assassins.actions import Action, IllegalAction, Side, parse_action
from assassins.cards import RoundCard
from assassins.legal import LegalActions, legal_actions
from assassins.position import (
    AssassinsPosition,
    AssassinsResult,
    starting_position,
)
from assassins.rounds import (
    ActionReport,
    AssassinsRoundError,
    PhaseReport,
    act,
    end_phase,
    turn_up,
)
from assassins.secret import Secret, all_gone
from assassins.town import Town, TownError, side_a
from tabletop.errors import LocatedError
from tabletop.game import Turn
from tabletop.names import alike, folded_name, name_problem, tidy_name
from tabletop.say import Clause, Say

ASSASSINS: Final = "assassins"
CARD: Final = "card"
KING: Final = "king"
ANSWER: Final = "answer"
PEOPLE: Final = "people"
END: Final = "end"
"""The phases: who the assassins are, before round 1; in each round the card, the king's side and
the people's. Where the assassins are not known, the people's side has an answer after an arrest
that may have ended the game, and shows them in the end. The further parts of a king's phase, and
their answers, have a number as well (``king-2``)."""

AssassinsChoice = tuple[Action | str, ...] | Secret | RoundCard | None
"""What is chosen: the actions of a phase; the assassins, as the people's side chooses or shows
them; a card, by chance; None for assassins that are chosen and not known here, and for the answer
that the game goes on."""


class AssassinsGameError(LocatedError):
    """A game that breaks a rule.

    Attributes:
        where: the field, as saved games call it, or the place in the game, such as
            ``round 3, king, action 2``.
        why: the reason, a clause.
        illegal: the action that is not legal, with the facts of it, where that is the reason.
    """

    def __init__(self, where: Clause, why: Clause, illegal: IllegalAction | None = None) -> None:
        super().__init__(where, why)
        self.illegal = illegal


class Opponents(NamedTuple):
    """The players' names."""

    king: str
    people: str

    def of(self, side: Side) -> str:
        """The player of a side."""
        return self.king if side is Side.KING else self.people


@dataclass(frozen=True, slots=True)
class AssassinsRound:
    """What was done in one round, phase by phase; None for a phase not played to its end."""

    card: RoundCard
    king: tuple[Action, ...] | None = None
    people: tuple[Action, ...] | None = None


@dataclass(frozen=True, slots=True)
class AssassinsGame:
    """A game up to some moment. `new_game` begins one; its methods carry it on, step by step.

    >>> game = new_game(Opponents("Ann", "Bob"))
    >>> game = game.turn_up(RoundCard(1, 6, True, 5)).act("Na4-a3").act("Na3>b3").end_phase()
    >>> game.position.phase.value, game.legal_actions()[parse_action("Th2-h3")]
    ('people', 1)

    Attributes:
        players: their names.
        start: the position at the beginning.
        phases: the reports of the phases played to their end.
        running: the reports of the actions of the phase that is being played.
        position: the position now.
        secret: the people's choice, where it is known.
        hidden: whether the assassins are chosen, and not known here: then the people's side is
            asked whether the game goes on.
        answered: how many actions of the running phase came before its last answer.
    """

    players: Opponents
    start: AssassinsPosition
    phases: tuple[PhaseReport, ...]
    running: tuple[ActionReport, ...]
    position: AssassinsPosition
    secret: Secret | None = field(default=None)
    hidden: bool = field(default=False, compare=False)
    answered: int = field(default=0, compare=False)

    @property
    def town(self) -> Town:
        """The board."""
        return self.start.town

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    @property
    def result(self) -> AssassinsResult | None:
        """Who won and how, or None while the game goes on."""
        return self.position.result

    @property
    def positions(self) -> tuple[AssassinsPosition, ...]:
        """The position at the beginning and the one after each phase played to its end."""
        return (self.start, *(phase.after for phase in self.phases))

    def phase_since(self, before: AssassinsGame) -> PhaseReport | None:
        """The phase that has ended since an earlier moment; None where none has."""
        return self.phases[-1] if len(self.phases) > len(before.phases) else None

    @property
    def rounds(self) -> tuple[AssassinsRound, ...]:
        """What was done, round by round; the running round is the last one."""
        rounds: dict[int, AssassinsRound] = {}
        for phase in self.phases:
            done = tuple(report.action for report in phase.actions)
            played = rounds.get(phase.round, AssassinsRound(phase.card))
            king = phase.side is Side.KING
            rounds[phase.round] = (
                replace(played, king=done) if king else replace(played, people=done)
            )
        card = self.position.card
        if card is not None and self.position.round not in rounds:
            rounds[self.position.round] = AssassinsRound(card)
        return tuple(rounds.values())

    @property
    def begun(self) -> bool:
        """Whether anything has happened that a choice of the assassins has to fit."""
        return bool(self.rounds) or not is_beginning(self.start)

    @property
    def chosen(self) -> bool:
        """Whether the assassins are chosen, known here or not."""
        return self.hidden or self.secret is not None

    @property
    def asked(self) -> bool:
        """Whether the people's side has to say now if the game goes on (rules, 9.1)."""
        running = self.running
        return self.hidden and len(running) > self.answered and running[-1].asks

    @property
    def turn(self) -> Turn | None:
        """Who chooses now, as `tabletop.game` has it; None where the game is over."""
        position, people = self.position, (Side.PEOPLE.seat,)
        if self.finished:
            shown = Turn(position.round, END, people, personal=True, quiet=True)
            return shown if self.hidden else None
        if self.secret is None and not self.hidden:
            return Turn(0, ASSASSINS, people, personal=True, quiet=True)
        if self.asked:
            return Turn(position.round, answering_phase(self), people, personal=True, quiet=True)
        if position.card is None:
            return Turn(position.round, CARD, (), quiet=True, drawn=True)
        return Turn(position.round, acting_phase(self), (position.side.seat,), quiet=True)

    def seen_by(self, seat: int) -> AssassinsGame:
        """The game as a seat may see it: the king's side no secret before the end."""
        if seat == Side.PEOPLE.seat or self.finished or self.secret is None:
            return self
        return replace(self, secret=None, hidden=True)

    def check(self, seat: int, choice: AssassinsChoice) -> None:
        """Raises AssassinsGameError where a seat may not choose this now."""
        self.after({seat: choice})

    def after(self, choices: Mapping[int, AssassinsChoice]) -> AssassinsGame:
        """The game after a choice, by its seat; a phase is all that was done since its last answer.

        What follows an arrest that ends the game, or may have, is not done: who acted could not
        know.
        """
        turn = self.turn
        assert turn is not None
        (choice,) = choices.values()
        if not turn.seats:
            assert isinstance(choice, RoundCard)
            return self.turn_up(choice)
        if isinstance(choice, Secret):
            return self.with_secret(choice)
        if choice is None and turn.phase == ASSASSINS:
            return replace(self, hidden=True)
        if choice is None and self.asked:
            return replace(self, answered=len(self.running))
        if choice is None or turn.personal:
            raise AssassinsGameError(self._where, Say("assassins-game-name-them"))
        assert not isinstance(choice, RoundCard)
        game = self.cut(self.answered)
        for action in choice:
            game = game.act(action)
            if game.finished or game.asked:
                return game
        return game.end_phase()

    def cut(self, actions: int) -> AssassinsGame:
        """The game without the actions of the running phase but so many, even what cannot be taken
        back: it is played anew from there."""
        if len(self.running) <= actions:
            return self
        return replace(self, running=self.running[:actions], position=self.running[actions].before)

    def legal_actions(self) -> LegalActions:
        """The legal actions now and what they cost; what is secret counts if this game knows it."""
        return legal_actions(self.position, self.secret)

    def turn_up(self, card: RoundCard) -> AssassinsGame:
        """The game after the round's card is turned up. Raises AssassinsGameError."""
        try:
            after = turn_up(self.position, card)
        except AssassinsRoundError as error:
            number = self.start.round + len(self.rounds)
            raise AssassinsGameError(card_of(number), error.why) from None
        return replace(self, position=after)

    def act(self, action: Action | str) -> AssassinsGame:
        """The game after one more action. A phase in which the game ends has come to its end.

        Raises:
            AssassinsGameError: the action is not legal; says where in the game, and why.
        """
        try:
            done = parse_action(action) if isinstance(action, str) else action
            report = act(self.position, done, self.secret)
        except IllegalAction as error:
            number = len(self.running) + 1
            where = Say("assassins-in-action", phase=self._where, action=number)
            raise AssassinsGameError(where, error.said, error) from None
        running = (*self.running, report)
        if report.after.over:
            return self._closed(running, report.after)
        return replace(self, running=running, position=report.after)

    def end_phase(self) -> AssassinsGame:
        """The game after the running phase. Raises AssassinsGameError if none is running."""
        try:
            after = end_phase(self.position)
        except AssassinsRoundError as error:
            raise AssassinsGameError(self._where, error.why) from None
        return self._closed(self.running, after)

    @property
    def can_take_back(self) -> bool:
        """Whether the last action of the running phase can be taken back (decision 17)."""
        return bool(self.running) and not self.running[-1].revealed_secret

    def take_back(self) -> AssassinsGame:
        """The game without the last action of the running phase.

        Raises:
            AssassinsGameError: the phase has no action yet, or something secret became known by it.
        """
        if not self.running:
            raise AssassinsGameError(self._where, Say("assassins-game-no-action"))
        if not self.can_take_back:
            raise AssassinsGameError(self._where, Say("assassins-game-secret-known"))
        return replace(self, running=self.running[:-1], position=self.running[-1].before)

    def again(self, players: Opponents) -> AssassinsGame:
        """A new game from the same start, before anything is chosen or done."""
        return AssassinsGame(players, self.start, (), (), self.start)

    def as_public(self) -> AssassinsGame:
        """The game as everybody may see it: the secret is left out until the game is over, and the
        three cards are shown then (decision 16)."""
        return self if self.finished else replace(self, secret=None)

    def with_secret(self, secret: Secret) -> AssassinsGame:
        """The same game, the people's choice known; it is replayed with it.

        Raises:
            AssassinsGameError: the choice does not fit what happened.
        """
        game = game_from(self.players, self.start, secret)
        for played in self.rounds:
            if game.position.card is None:
                game = game.turn_up(played.card)
            for actions in (played.king, played.people):
                if actions is not None:
                    game = game.play_phase(actions)
        for report in self.running:
            game = game.act(report.action)
        return game

    def play_phase(self, actions: tuple[Action, ...] | list[str]) -> AssassinsGame:
        """The game after a whole phase of these actions.

        Raises:
            AssassinsGameError: one is not legal, or no phase can be played now.
        """
        if self.finished:
            raise AssassinsGameError(self._where, Say("assassins-action-game-over"))
        game = self
        for action in actions:
            game = game.act(action)
        return game if game.finished else game.end_phase()

    @property
    def _where(self) -> Say:
        return in_phase(self.position.round, self.position.phase.value)

    def _closed(self, running: tuple[ActionReport, ...], after: AssassinsPosition) -> AssassinsGame:
        """The game with the running phase ended."""
        before = running[0].before if running else self.position
        phase = PhaseReport(before.side, before, running, after)
        phases = (*self.phases, phase)
        return replace(self, phases=phases, running=(), position=after, answered=0)


def acting_phase(game: AssassinsGame) -> str:
    """Which phase is played, where a side acts."""
    if game.position.side is Side.PEOPLE:
        return PEOPLE
    return _in_parts(KING, _num_asked(game) + 1)


def answering_phase(game: AssassinsGame) -> str:
    """Which phase it is in which the people's side answers for the last action that asks."""
    return _in_parts(ANSWER, _num_asked(game))


def _num_asked(game: AssassinsGame) -> int:
    return sum(report.asks for report in game.running)


def _in_parts(phase: str, part: int) -> str:
    return phase if part == 1 else f"{phase}-{part}"


def new_game(
    players: Opponents,
    town: Town | None = None,
    king_start: int | None = None,
    secret: Secret | None = None,
) -> AssassinsGame:
    """A game before its first card.

    Args:
        players: 1 to 40 characters each, different.
        town: the board; None is side A.
        king_start: the square the king starts on, where the board leaves a choice.
        secret: the people's choice, if this game is to know it.

    Raises:
        AssassinsGameError: a name or the king's square cannot be used.
    """
    _check_names(players)
    try:
        start = starting_position(town or side_a(), king_start)
    except TownError as error:
        raise AssassinsGameError(error.where, error.why) from None
    return AssassinsGame(players, start, (), (), start, secret)


def game_from(
    players: Opponents, start: AssassinsPosition, secret: Secret | None = None
) -> AssassinsGame:
    """A game that starts from any position, such as one at a real table.

    Args:
        players: as in `new_game`.
        start: not over.
        secret: the people's choice, if this game is to know it.

    Raises:
        AssassinsGameError: a name cannot be used, the game is over, or the choice does not fit.
    """
    _check_names(players)
    if start.over:
        raise AssassinsGameError("start", Say("assassins-game-over-there"))
    if secret is not None and not (
        start.revealed <= secret.assassins and not all_gone(start, secret)
    ):
        raise AssassinsGameError("secret", Say("assassins-game-other-secret"))
    return AssassinsGame(players, start, (), (), start, secret)


def is_beginning(position: AssassinsPosition) -> bool:
    """Whether a position is the set-up of its board, before the first card."""
    try:
        return position == starting_position(position.town, position.king)
    except TownError:
        return False


def begin_game(
    players: Opponents, town: Town | None = None, king_start: int | None = None
) -> AssassinsGame:
    """A game at a new table: names are trimmed, and do not look alike.

    Raises as `new_game` does, which takes any names that a record may hold.
    """
    tidied = Opponents(*map(tidy_name, players))
    game = new_game(tidied, town, king_start)
    if alike(tidied):
        raise _same_name(tidied)
    return game


def in_phase(number: int, phase: str) -> Say:
    """The place of a phase in a game, by the name that records have for it; of what follows the end
    for ``over``."""
    return Say("assassins-in-phase", round=number, phase=phase)


def card_of(number: int) -> Say:
    """The place of a round's card in a game."""
    return Say("assassins-in-card", round=number)


def _same_name(players: Opponents) -> AssassinsGameError:
    return AssassinsGameError("players.people", Say("assassins-same-name", name=players.people))


def _check_names(players: Opponents) -> None:
    for side in Side:
        if problem := name_problem(players.of(side)):
            raise AssassinsGameError(f"players.{side.value}", problem.said)
    if folded_name(players.king) == folded_name(players.people):
        raise _same_name(players)


def match_winner(first: AssassinsGame, second: AssassinsGame) -> str | None:
    """Who won a match: two games, the sides swapped between them (rules, 9.5).

    Returns:
        The name of the player who won both, or None: one win each is a draw (decision 15).

    Raises:
        ValueError: a game is not finished, or the two do not make a match.
    """
    if first.result is None or second.result is None:
        raise ValueError("both games must be finished")
    if first.players != (second.players.people, second.players.king):
        raise ValueError("the second game must be the same players' with the sides swapped")
    winners = {game.players.of(game.result.winner) for game in (first, second) if game.result}
    return winners.pop() if len(winners) == 1 else None
