"""The players of a game whose players are apart, as `assassins.players.play` asks them.

Everybody plays the whole game on their own machine: one's own phases are sealed as they end, and
those of the other side arrive when they are open. The assassins are known where their owner plays,
and nowhere else before they were shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.players import RunningPhase, SidePlayer, SideView
from assassins.position import AssassinsPosition
from assassins.sealed import (
    ASSASSINS,
    GOES_ON,
    KING_SEAT,
    NOTHING,
    PEOPLE_SEAT,
    SealedTown,
    acting_phase,
    actions_in,
    answering_phase,
    phase_choice,
)
from assassins.sealed_secret import SealedSecret, print_marks
from assassins.secret import Secret
from kingsroad_tui.together.asking import is_computers, sealed_choice

if TYPE_CHECKING:
    from kingsroad_tui.together.ledger import Ledger
    from kingsroad_tui.together.session import Session

SEATS = {Side.KING: KING_SEAT, Side.PEOPLE: PEOPLE_SEAT}
"""Where the sides sit."""

_Found = TypeVar("_Found")


class FalseAnswer(Exception):
    """The people's side said that the game goes on when its third assassin was gone.

    Attributes:
        round: when it said so first.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.round = number


class ApartTable:
    """What comes from the table: the cards, and what the people's side says.

    Attributes:
        ledger: the game, as far as it is open.
    """

    def __init__(self, session: Session) -> None:
        """At the table of this session, in the game that has begun there last."""
        ledger = session.guest.ledger
        assert ledger is not None
        self.ledger: Ledger[SealedTown] = ledger
        self._session = session

    async def deal(self, position: AssassinsPosition) -> RoundCard:
        """The next card, once both sides have opened their shares in it."""

        def turned_up() -> RoundCard | None:
            game = self.ledger.game.game
            at = position.round - game.start.round
            return game.rounds[at].card if at < len(game.rounds) else None

        return await self.until(turned_up)

    async def ask(self, game: AssassinsGame) -> Secret | None:
        """What the people's side says, as `assassins.players.Ask` has it. Raises FalseAnswer."""
        if game.finished:
            shown = await self.until(lambda: self.ledger.game.shown)
        else:
            place = game.position.round, answering_phase(game), PEOPLE_SEAT
            answer = await self.until(lambda: self.ledger.choices.get(place))
            if answer == GOES_ON:
                return None
            shown = SealedSecret.parse(answer)
        if self.ledger.game.false_answer is not None:
            raise FalseAnswer(self.ledger.game.false_answer[0])
        return shown.secret

    async def over(self) -> None:
        """Waits until everything that has to be shown at the end was."""
        await self.until(lambda: self.ledger.game.shown)

    async def until(self, found: Callable[[], _Found | None]) -> _Found:
        """Waits until something is known of the game."""
        while (known := found()) is None:
            await self._session.changed()
        return known


class ApartSide:
    """The player of one side, whoever has it and wherever they are."""

    def __init__(
        self, session: Session, side: Side, person: SidePlayer, computer: SidePlayer
    ) -> None:
        """A side at a table.

        Args:
            session: one's own guest at it.
            side: which side.
            person: plays where the side is one's own.
            computer: plays where a computer at this end does.
        """
        self._session = session
        self._table = ApartTable(session)
        self._side = side
        self._seat = SEATS[side]
        self._person = person
        self._computer = computer

    async def choose_secret(self, view: SideView) -> Secret | None:
        """The three assassins, once their commitments are open; None where they are not one's own:
        a computer's stay its own, at its host's too."""

        async def chosen() -> str:
            sealed = SealedSecret.new(await self._chosen(view))
            self._session.guest.keep_secret(self._seat, sealed.text)
            return print_marks(sealed.marks(self._table.ledger.id))

        await sealed_choice(self._session, (0, ASSASSINS, self._seat), chosen)
        kept = self._session.guest.secret_of(self._seat)
        return SealedSecret.parse(kept).secret if kept and self._is_own else None

    async def _chosen(self, view: SideView) -> Secret:
        player = self._computer if self._is_computers else self._person
        secret = await player.choose_secret(view)
        assert secret is not None
        return secret

    async def play_phase(self, phase: RunningPhase) -> None:
        """Acts as the side has, once that is open: part by part, where the people's side had to say
        in between that the game goes on, and its assassins are known here."""
        more = True
        while more:
            more = await self._play_part(phase) and not phase.asks

    async def _play_part(self, phase: RunningPhase) -> bool:
        """Plays the phase up to its end, or to what has to be answered; whether there is more."""
        game = phase.view.game
        since = len(game.running)
        place = game.position.round, acting_phase(game), self._seat
        choice = await sealed_choice(
            self._session, place, lambda: self._part_here(phase, game, since)
        )
        actions = actions_in(choice)
        if [str(report.action) for report in phase.actions[since:]] != actions:
            phase.begin_again(since)
            phase.act(*actions)
        return bool(actions) and not phase.view.game.finished and phase.actions[-1].asks

    async def _part_here(self, phase: RunningPhase, game: AssassinsGame, since: int) -> str:
        """What whoever plays at this end does, as it is sealed."""
        kept = self._session.guest.secret_of(self._seat)
        opener = SealedSecret.parse(kept) if kept else None
        number = self._table.ledger.id
        if not self._is_computers:
            await self._person.play_phase(phase)
            return phase_choice(phase.view.game, since, opener, number)
        if self._side is Side.PEOPLE and opener is None:
            return NOTHING  # who the assassins are, their owner alone knows
        own = RunningPhase(game if opener is None else game.with_secret(opener.secret))
        await self._computer.play_phase(own)
        return phase_choice(own.view.game, since, opener, number)

    @property
    def _is_computers(self) -> bool:
        return is_computers(self._session, self._seat)

    @property
    def _is_own(self) -> bool:
        return self._session.guest.own_seat == self._seat
