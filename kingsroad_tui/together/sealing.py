"""One's own choices: sealed, kept until all have sealed, and opened then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from kingsroad_tui.together.entries import Readying, Revealing, Sealing
from kingsroad_tui.together.ledger import Ledger, SigningKey
from tabletop import sealed_phases


class KeptChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that is sealed and not open yet: nobody else may learn it.

    Attributes:
        game: the id of the game, in hexadecimal.
        round, phase, seat: where it belongs.
        choice: what was chosen.
        salt: in hexadecimal.
        opened: all that was sealed when it was first opened (`Ledger.sealed_digest`), in
            hexadecimal; empty before.
    """

    game: str
    round: int
    phase: str
    seat: int
    choice: str
    salt: sealed_phases.HexSalt
    opened: str = ""

    def __repr__(self) -> str:  # so that no log and no error tells it
        return f"KeptChoice(round={self.round}, phase={self.phase!r}, seat={self.seat})"


class Sealer:
    """Seals and opens the choices of the seats of one key.

    Attributes:
        kept: the choices that are sealed, and whose phase may not be over yet.
    """

    def __init__(
        self,
        key: SigningKey,
        kept: list[KeptChoice],
        keep: Callable[[list[KeptChoice]], None] = lambda _: None,
    ) -> None:
        """Takes up what was sealed before.

        Args:
            key: by which entries are signed.
            kept: as in the attributes.
            keep: stores them; called before a seal is given out, so that it can always be opened.
        """
        self._key = key
        self._keep = keep
        self.kept = kept

    def seal(
        self, ledger: Ledger[Any], seat: int, choice: str, *, instead: bool = False
    ) -> Sealing:
        """Seals a choice of the phase that is played now; the same one if it was sealed before."""
        turn = ledger.turn
        if turn is None:
            raise ValueError("nobody has to choose any more")
        kept = self._kept(ledger, seat)
        if kept is None:
            kept = KeptChoice(
                game=ledger.id.hex(),
                round=turn.round,
                phase=turn.phase,
                seat=seat,
                choice=choice,
                salt=sealed_phases.new_salt().hex(),
            )
            others = (one for one in self.kept if one.game == kept.game)
            later = [one for one in others if (one.round, one.phase) == (turn.round, turn.phase)]
            self._store([*later, kept])
        place = sealed_phases.Slot(ledger.id, turn.round, turn.phase, seat)
        sealed = sealed_phases.commitment(place, kept.choice, bytes.fromhex(kept.salt)).hex()
        place_in = ledger.history, turn.round, turn.phase, seat
        message = sealed_phases.seal_message(*place_in, sealed, instead=instead)
        return Sealing(
            round=turn.round,
            phase=turn.phase,
            seat=seat,
            seal=sealed,
            signature=self._key.sign(message),
            instead=instead,
        )

    def readiness(self, ledger: Ledger[Any]) -> Iterator[Readying]:
        """What is to be said once everybody has sealed, for each seat that can be opened here."""
        turn = ledger.turn
        if turn is None or ledger.all_ready:
            return
        for kept in self._to_open(ledger):
            sealed = ledger.sealed_digest()
            yield Readying(
                round=turn.round,
                phase=turn.phase,
                seat=kept.seat,
                sealed=sealed.hex(),
                signature=self._key.sign(sealed_phases.ready_message(sealed, kept.seat)),
            )

    def openings(self, ledger: Ledger[Any]) -> Iterator[Revealing]:
        """What is to be opened now: nothing before everybody is ready, and nothing a second time
        among other seals. What was sealed then is kept before it is given out."""
        turn = ledger.turn
        if turn is None or not ledger.all_ready:
            return
        among = ledger.sealed_digest()
        for kept in self._to_open(ledger):
            seat = kept.seat
            if not kept.opened:
                opened = msgspec.structs.replace(kept, opened=among.hex())
                self._store([opened if one == kept else one for one in self.kept])
            message = sealed_phases.open_message(among, seat, kept.choice, kept.salt)
            yield Revealing(
                round=turn.round,
                phase=turn.phase,
                seat=seat,
                choice=kept.choice,
                salt=kept.salt,
                signature=self._key.sign(message),
            )

    def _store(self, kept: list[KeptChoice]) -> None:
        """Keeps choices. Raises OSError where that cannot be; then nothing has changed."""
        self._keep(kept)
        self.kept = kept

    def has_opened(self, ledger: Ledger[Any], seat: int) -> bool:
        """Whether what this seat has sealed was opened here, among all that is sealed now."""
        kept = self._kept(ledger, seat) if ledger.all_ready else None
        return kept is not None and kept.opened == ledger.sealed_digest().hex()

    def opened_otherwise(self, ledger: Ledger[Any]) -> bool:
        """Whether a choice was opened here already, while something else was sealed in its phase.

        Whoever has changed a seal since, or put another one in the place of this very choice, may
        have seen it before.
        """
        sealed = dict(ledger.sealed)
        if ledger.turn is not None and ledger.all_sealed:
            sealed[ledger.turn.round, ledger.turn.phase] = ledger.sealed_digest()
        game = ledger.id.hex()
        opened = [one for one in self.kept if one.game == game and one.opened]
        return any(
            one.opened != sealed[one.round, one.phase].hex()
            for one in opened
            if (one.round, one.phase) in sealed
        )

    def has_sealed(self, ledger: Ledger[Any], seat: int) -> bool:
        """Whether a choice of this seat is kept for the phase that is played now."""
        return self._kept(ledger, seat) is not None

    def choice_of(self, ledger: Ledger[Any], seat: int) -> str | None:
        """What is kept as the choice of this seat for this phase; None for nothing."""
        kept = self._kept(ledger, seat)
        return None if kept is None else kept.choice

    def _kept(self, ledger: Ledger[Any], seat: int) -> KeptChoice | None:
        turn = ledger.turn
        if turn is None:
            return None
        place = (ledger.id.hex(), turn.round, turn.phase, seat)
        kept = (one for one in self.kept if (one.game, one.round, one.phase, one.seat) == place)
        return next(kept, None)

    def _to_open(self, ledger: Ledger[Any]) -> list[KeptChoice]:
        """What is kept here of that which has to be opened; nothing before all have sealed."""
        if not ledger.all_sealed:
            return []
        among = ("", ledger.sealed_digest().hex())
        found = (self._kept(ledger, seat) for seat in ledger.waiting)
        kept = (one for one in found if one is not None and one.opened in among)
        return [one for one in kept if self._is_sealed(ledger, one)]

    def _is_sealed(self, ledger: Ledger[Any], kept: KeptChoice) -> bool:
        """Whether the seal at the table is that of a choice kept here.

        Opening another one would give a choice away that nobody has to know yet.
        """
        place = sealed_phases.Slot(ledger.id, kept.round, kept.phase, kept.seat)
        sealed = sealed_phases.commitment(place, kept.choice, bytes.fromhex(kept.salt)).hex()
        return ledger.seals[kept.seat].seal == sealed
