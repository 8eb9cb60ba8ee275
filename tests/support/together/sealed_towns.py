"""Games of King & Assassins that are sealed and opened as at a table whose players are apart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from assassins.actions import Side
from assassins.games import Opponents, TownGame, new_game
from assassins.records import encode_game
from assassins.sealed import (
    ASSASSINS,
    CARD,
    END,
    GOES_ON,
    KING_SEAT,
    PEOPLE_SEAT,
    SealedTown,
    phase_choice,
)
from assassins.sealed_secret import SealedSecret, print_marks
from assassins.secret import drawn_secret
from kingsroad_tui.assassins.together.kind import beginning, ledger
from kingsroad_tui.common.together.ledger import Ledger
from kingsroad_tui.common.together.sealing import Sealer
from kingsroad_tui.common.together.signing import SigningKey
from kingsroad_tui.common.together.standing_in import standing_in
from tabletop.commitments import new_salt
from tabletop.proved_records import with_proof
from tabletop.sealed_games import SealedTurn
from tabletop.sealed_phases import SeatProof
from tests.support.together.town_world import scripted_phase

PLAYERS = Opponents("Ann", "Bob")


class SealedTownGame:
    """A game of two, the king's side the host's, each with a key of its own.

    Attributes:
        random: what is drawn follows from it.
        choose: another choice of a seat than that of the script; None for that.
        answers: what the people's side says when it is asked; None for the truth.
    """

    def __init__(self, seed: int, *, computer: bool = False) -> None:
        self.seed = seed
        self.random = Random(seed)
        keys = SigningKey(), SigningKey()
        if computer:
            keys = keys[0], keys[0]
        self.host = keys[KING_SEAT]
        self.sealers = [Sealer(key, []) for key in keys]
        self.seats = [
            SeatProof(key=key.public, nonce=new_salt().hex(), computer=computer and bool(seat))
            for seat, key in enumerate(keys)
        ]
        self.secret = SealedSecret.new(drawn_secret(self.random))
        started = beginning(new_game(PLAYERS), self.host.public, self.seats)
        self.ledger: Ledger[SealedTown] = ledger(started)
        self.choose: Callable[[SealedTurn, int], str | None] = lambda *_: None

    @property
    def town(self) -> SealedTown:
        return self.ledger.game

    @property
    def game(self) -> TownGame:
        return self.town.game

    def choice(self, turn: SealedTurn, seat: int) -> str:
        """What a seat chooses: by the script, where nothing else is wanted."""
        other = self.choose(turn, seat)
        if other is not None:
            return other
        if turn.phase == ASSASSINS:
            return print_marks(self.secret.marks(self.ledger.id))
        if turn.phase == CARD:
            return self.random.randbytes(32).hex()
        if turn.phase == END:
            return self.secret.text
        if self.town.asked:
            over = self.secret.secret.assassins <= set(self.game.position.gone)
            return self.secret.text if over else GOES_ON
        if seat == KING_SEAT:
            after = scripted_phase(self.seed, self.game, Side.KING)
            return phase_choice(after, len(self.game.running), None, self.ledger.id)
        after = scripted_phase(self.seed, self.game.with_secret(self.secret.secret), Side.PEOPLE)
        return phase_choice(after, 0, self.secret, self.ledger.id)

    def play_phase(self, away: int | None = None, *, sealed: bool = False) -> None:
        """One phase; a seat that is ``away`` is stood in for, before or after it has ``sealed``."""
        table, turn = self.ledger, self.ledger.turn
        assert turn is not None

        def stand_in() -> None:
            if away is not None and away not in table.stand_ins:
                table.apply(standing_in(table, away, self.host))

        if not sealed:
            stand_in()
        choices = {seat: self.choice(turn, seat) for seat in turn.seats}
        host = Sealer(self.host, [])
        for seat, choice in choices.items():
            instead = seat in table.stand_ins
            sealer = host if instead else self.sealers[seat]
            said = "-" if instead and turn.phase != CARD and seat == PEOPLE_SEAT else choice
            table.apply(sealer.seal(table, seat, said, instead=instead))
        if sealed:
            stand_in()
        for sealer in (*self.sealers, host):
            for opening in list(sealer.openings(table)):
                if table.turn == turn and (opening.seat != away or not sealed):
                    table.apply(opening)
        assert table.turn != turn

    def play(self, phases: int = 1000) -> SealedTownGame:
        """Plays so many phases, or to the end."""
        for _ in range(phases):
            if self.ledger.turn is None:
                break
            self.play_phase()
        return self

    def record(self) -> bytes:
        """The record with its proof."""
        return with_proof(encode_game(self.game), self.ledger.proof)
