"""Games of King & Assassins that are sealed and opened as at a table whose players are apart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from assassins.actions import Side
from assassins.games import ASSASSINS, CARD, END, AssassinsGame, Opponents, new_game
from assassins.sealed import (
    GOES_ON,
    KING_SEAT,
    NOTHING,
    PEOPLE_SEAT,
    SealedSecret,
    SealedTown,
    phase_choice,
    print_marks,
)
from assassins.secret import drawn_secret
from kingsroad_tui.assassins.together.kind import SEALED
from tabletop.game import Turn
from tests.support.together.assassins_world import scripted_phase
from tests.support.together.sealed_play import SealedPlay

PLAYERS = Opponents("Ann", "Bob")


class SealedAssassinsGame(SealedPlay):
    """A game of two, the king's side the host's, each with a key of its own.

    Attributes:
        random: what is drawn follows from it.
        for_people: whether whoever stands in for the people's side plays as it would.
        choose: another choice of a seat than that of the script; None for that.
        answers: what the people's side says when it is asked; None for the truth.
    """

    def __init__(self, seed: int, *, computer: bool = False) -> None:
        self.seed = seed
        self.random = Random(seed)
        super().__init__(SEALED, new_game(PLAYERS), KING_SEAT, (PEOPLE_SEAT,) if computer else ())
        self.secret = SealedSecret.new(drawn_secret(self.random))
        self.for_people = False
        self.choose: Callable[[Turn, int], str | None] = lambda *_: None

    @property
    def town(self) -> SealedTown:
        town: SealedTown = self.ledger.game
        return town

    @property
    def game(self) -> AssassinsGame:
        return self.town.game

    def choice(self, turn: Turn, seat: int, *, instead: bool = False) -> str:
        """What a seat chooses: by the script, where nothing else is wanted.

        Whoever stands in for the people's side does nothing in its phases.
        """
        if instead and not self.for_people and turn.phase != CARD and seat == PEOPLE_SEAT:
            return NOTHING
        other = self.choose(turn, seat)
        if other is not None:
            return other
        if turn.phase == ASSASSINS:
            return print_marks(self.secret.marks(self.ledger.id))
        if turn.phase == CARD:
            return self.random.randbytes(32).hex()
        if turn.phase == END:
            return self.secret.text
        if self.town.game.asked:
            over = self.secret.secret.assassins <= set(self.game.position.gone)
            return self.secret.text if over else GOES_ON
        if seat == KING_SEAT:
            after = scripted_phase(self.seed, self.game, Side.KING)
            return phase_choice(after, len(self.game.running), None, self.ledger.id)
        after = scripted_phase(self.seed, self.game.with_secret(self.secret.secret), Side.PEOPLE)
        return phase_choice(after, 0, self.secret, self.ledger.id)
