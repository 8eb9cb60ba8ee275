"""A game that is sealed and opened as at a table whose players are apart, phase after phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from kingsroad_tui.together.entries import Returning
from kingsroad_tui.together.ledger import Ledger, SealedKind, SigningKey
from kingsroad_tui.together.sealing import Sealer
from kingsroad_tui.together.table_game import standing_in
from tabletop.game import Turn
from tabletop.proved_records import with_proof
from tabletop.sealed_phases import SeatProof, new_salt


class SealedPlay:
    """Such a game of any kind, each of its players with a key of their own.

    Attributes:
        kind: that of the game.
        host: the key of the table.
        sealers: those of the seats; `stand_in` seals where a computer of the host's plays.
        seats: as the proof has them.
        ledger: the game.
    """

    def __init__(
        self, kind: SealedKind[Any], game: Any, host: int, computers: Sequence[int]
    ) -> None:
        """A game that begins; the host's seat, and the seats of computers at its end."""
        self.kind = kind
        self.host = SigningKey()
        at_host = {host, *computers}
        numbers = range(len(game.players))
        keys = [self.host if seat in at_host else SigningKey() for seat in numbers]
        self.sealers = [Sealer(key, []) for key in keys]
        self.stand_in = Sealer(self.host, [])
        self.seats = [
            SeatProof(key=key.public, nonce=new_salt().hex(), computer=seat in computers)
            for seat, key in enumerate(keys)
        ]
        self.ledger: Ledger[Any] = kind.ledger(kind.beginning(game, self.host.public, self.seats))

    def choice(self, turn: Turn, seat: int, *, instead: bool = False) -> str:
        """What is sealed for a seat, ``instead`` of its owner or by it."""
        raise NotImplementedError

    def play_phase(self, away: int | None = None, *, sealed: bool = False) -> None:
        """One phase; a seat that is ``away`` is stood in for, before or after it has ``sealed``."""
        table, turn = self.ledger, self.ledger.turn
        assert turn is not None

        def stand_in() -> None:
            if away is not None and away not in table.stand_ins:
                table.apply(standing_in(table, away, self.host))

        if not sealed:
            stand_in()
        for seat in turn.seats:
            instead = seat in table.stand_ins
            sealer = self.stand_in if instead else self.sealers[seat]
            choice = self.choice(turn, seat, instead=instead)
            table.apply(sealer.seal(table, seat, choice, instead=instead))
        self.be_ready()
        if sealed:
            stand_in()
        for sealer in (*self.sealers, self.stand_in):
            for opening in list(sealer.openings(table)):
                if table.turn == turn and (opening.seat != away or not sealed):
                    table.apply(opening)
        assert table.turn != turn

    def give_back(self, seat: int) -> None:
        """The owner of a seat plays again, as before each phase that nobody else can play."""
        turn = self.ledger.turn
        assert turn is not None
        self.ledger.apply(Returning(round=turn.round, phase=turn.phase, seat=seat))

    def record(self) -> bytes:
        """The record with its proof."""
        return with_proof(self.kind.encode(self.ledger.game.game), self.ledger.proof)

    def be_ready(self) -> None:
        """Everybody is, once all have sealed."""
        for sealer in (*self.sealers, self.stand_in):
            for ready in list(sealer.readiness(self.ledger)):
                self.ledger.apply(ready)

    def play(self, phases: int = 1000) -> Self:
        """Plays so many phases, or to the end."""
        for _ in range(phases):
            if self.ledger.turn is None:
                break
            self.play_phase()
        return self
