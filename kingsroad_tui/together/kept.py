"""What is kept of a table whose players are apart, so that it survives whatever happens."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from kingsroad_tui.together.entries import Beginning, Entry
from kingsroad_tui.together.messages import MAX_NAME, SeatState
from kingsroad_tui.together.sealing import KeptChoice
from kingsroad_tui.together.secret import new_nonce
from tabletop.sealed_phases import HexSalt

KEPT_VERSION: Final = 2

MAX_GAMES: Final = 4
"""Of how many games a guest keeps what is its own: the one it plays, the next, and a few before."""


class Chair(msgspec.Struct, kw_only=True):
    """A seat at the host's table.

    Attributes:
        state: who has it.
        name: of who has it; empty where it is free.
        key: by which its owner signs; empty for a computer and a free one.
        nonce: the owner's number for the game.
        browser: whether the owner plays in a browser, at the host's computer.
        again: whether the owner wants another game.
    """

    state: SeatState = SeatState.FREE
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME)] = ""
    key: str = ""
    nonce: str = ""
    browser: bool = False
    again: bool = False


class KeptTable(msgspec.Struct, kw_only=True):
    """The host's table.

    Attributes:
        chairs: in seat order.
        hints: whether it allows hints.
        limit: seconds for a choice; None for no limit.
        number: of the game that is played, from 1; 0 before the first one.
        beginning: how it began.
        entries: all that has happened in it.
    """

    version: int = KEPT_VERSION
    chairs: list[Chair]
    hints: bool = True
    limit: int | None = None
    number: int = 0
    beginning: Beginning | None = None
    entries: list[Entry] = []


class SeenGame(msgspec.Struct, frozen=True, kw_only=True):
    """How far a guest has seen a game: the host cannot take back what somebody has seen.

    Attributes:
        game: its id, in hexadecimal.
        entries: how much had happened.
        log: all of that as one digest, in hexadecimal.
        phases: how many of its phases were over.
        over: whether the game was over.
        ready: all that was sealed when it last said that it is ready, in hexadecimal; empty before.
        since: since when, as its clock goes (`giving_up.Patience`).
    """

    game: str
    entries: int = 0
    log: str = ""
    phases: int = 0
    over: bool = False
    ready: str = ""
    since: float = 0.0


class KeptSecret(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner of a seat alone knows to the end of a game.

    Attributes:
        game: the id of the game, in hexadecimal.
        seat: whose it is.
        text: the secret, as its game has it.
    """

    game: str
    seat: int
    text: str

    def __repr__(self) -> str:  # so that no log and no error tells it
        return f"KeptSecret(seat={self.seat})"


class KeptDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner of a seat has done in a phase that is not sealed yet.

    Attributes:
        game: the id of the game, in hexadecimal.
        round, phase: which it is.
        text: what was done, as the game has it.
    """

    game: str
    round: int
    phase: str
    text: str


class OwnSeat(msgspec.Struct, kw_only=True):
    """A guest's seat: by it the guest comes back, from wherever it is.

    Attributes:
        name: by which the guest wants to be known.
        key: the secret of its signing key, in hexadecimal.
        nonces: its numbers for games, with the id of the game that has it; empty for none yet.
        sealed: its choices that are sealed and not open yet.
        seen: how far it has seen the game.
        secrets: what it alone knows of the games that it plays.
        host: the key of the table, once it has come in there; empty before.
        draft: what it has done in the phase that it plays.
    """

    version: int = KEPT_VERSION
    name: str
    key: HexSalt
    nonces: dict[str, str] = {}
    sealed: list[KeptChoice] = []
    seen: SeenGame | None = None
    browser: bool = False
    secrets: list[KeptSecret] = []
    host: str = ""
    draft: KeptDraft | None = None

    def __repr__(self) -> str:  # so that no log and no error tells a key
        return f"OwnSeat(name={self.name!r})"

    def nonce_for_next(self) -> str:
        """A number that no game has yet; of those that games have, the last ones are kept."""
        if free := [nonce for nonce, game in self.nonces.items() if not game]:
            return free[-1]
        nonce = new_nonce()
        self.nonces = dict([*self.nonces.items(), (nonce, "")][-MAX_GAMES:])
        return nonce

    def has_part_in(self, beginning: Beginning, game: str, key: str) -> bool:
        """Whether a game is begun at the table that was greeted, and gives the owner of a key a
        seat with a number that it brought, and for no other game; or is the host's, who looks on.

        Args:
            beginning: how it begins.
            game: its id, in hexadecimal.
            key: the public half.
        """
        if beginning.host != self.host:
            return False
        own = [seat for seat in beginning.seats if seat.key == key]
        people = [seat for seat in own if not seat.computer]
        at_host = key == beginning.host
        if len(people) != 1 or (len(own) > 1 and not at_host):
            return at_host and not people
        nonce = people[0].nonce
        if self.nonces.get(nonce) not in ("", game):
            return False
        self.nonces[nonce] = game
        return True

    def keep_secret(self, game: str, seat: int, text: str) -> None:
        """Keeps a secret of a game in place of an earlier one; of all games, the last ones'."""
        kept = KeptSecret(game=game, seat=seat, text=text)
        others = [one for one in self.secrets if (one.game, one.seat) != (game, seat)]
        self.secrets = [*others, kept][-MAX_GAMES:]

    def secret_of(self, game: str, seat: int) -> str:
        """The secret of a seat in a game; empty where none is kept."""
        found = (one.text for one in self.secrets if (one.game, one.seat) == (game, seat))
        return next(found, "")
