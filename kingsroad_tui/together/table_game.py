"""The game at the host's table: it begins, entries are taken, kept and told, and time runs out.

Everybody there is told who is at the table. Who may have which chair is settled here, and so is
what the table says as it lets a computer play for somebody who is away.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from kingsroad_tui.together import messages
from kingsroad_tui.together.company import Company
from kingsroad_tui.together.entries import Beginning, Entry, Readying, Returning, StandingIn
from kingsroad_tui.together.invitation import new_nonce
from kingsroad_tui.together.ledger import Ledger, NotAllowed, SealedKind, SigningKey, WhyNot
from kingsroad_tui.together.room_files import Chair, KeptTable
from kingsroad_tui.together.witness import PATIENCE
from tabletop.names import alike, name_problem, tidy_name
from tabletop.sealed_phases import SeatProof, given_up_message


def table_news(
    kept: KeptTable,
    *,
    stand_ins: Collection[int],
    away: Mapping[str, float],
    you: int | None,
    watching: int,
    left: int | None,
) -> messages.TableNews:
    """The news of a table for one of those connected.

    Args:
        kept: the table.
        stand_ins: the seats for which a computer plays.
        away: for how many seconds the owners of seats have not been connected, by their keys.
        you: whose news it is; None for one who looks on.
        watching: how many look on.
        left: how many seconds there still are for a choice; None without a limit.
    """
    return messages.TableNews(
        seats=[
            _seat_news(chair, seat in stand_ins, away) for seat, chair in enumerate(kept.chairs)
        ],
        you=you,
        playing=kept.number > 0,
        hints=kept.hints,
        limit=kept.limit,
        left=left,
        watching=watching,
    )


def _seat_news(chair: Chair, stand_in: bool, away: Mapping[str, float]) -> messages.SeatNews:
    gone = away.get(chair.key) if chair.state is messages.SeatState.PERSON else None
    return messages.SeatNews(
        state=chair.state,
        name=chair.name,
        here=gone is None,
        away=max(0, int(gone or 0)),
        stand_in=stand_in,
        again=chair.again,
        browser=chair.browser,
    )


def take_chair(kept: KeptTable, wish: messages.Sit) -> Chair | messages.WhyRefused:
    """Gives somebody new a free chair, under a name that nobody else has; or says why not."""
    name = tidy_name(wish.name)
    others = [chair.name for chair in kept.chairs if chair.name]
    free = [chair for chair in kept.chairs if chair.state is messages.SeatState.FREE]
    if name_problem(name):
        return messages.WhyRefused.NAME_UNUSABLE
    if not free or kept.number:
        return messages.WhyRefused.FULL
    if alike([*others, name]):
        return messages.WhyRefused.NAME_TAKEN
    chair = free[0]
    chair.state, chair.name = messages.SeatState.PERSON, name
    chair.key, chair.nonce, chair.browser = wish.key, wish.nonce, wish.browser
    return chair


def seat_proofs(chairs: Sequence[Chair], host: str) -> list[SeatProof]:
    """The seats of a game that begins, those of computers with the key of the host."""
    return [
        SeatProof(key=chair.key, nonce=chair.nonce)
        if chair.state is messages.SeatState.PERSON
        else SeatProof(key=host, nonce=new_nonce(), computer=True)
        for chair in chairs
    ]


def standing_in(ledger: Ledger[Any] | None, seat: int, key: SigningKey) -> StandingIn:
    """The entry for a seat, signed by the host's ``key`` where what was sealed is given up by it.

    Whether a computer may stand in is the ledger's business. Raises NotAllowed where nobody has to
    choose, or no game has begun.
    """
    if ledger is None or ledger.turn is None:
        raise NotAllowed(WhyNot.OVER)
    turn = ledger.turn
    signature = None
    if ledger.gives_up(seat):
        signature = key.sign(given_up_message(ledger.sealed_digest(), seat))
    return StandingIn(round=turn.round, phase=turn.phase, seat=seat, signature=signature)


_ASLEEP: Final = 10.0
"""Seconds for which no host looks away that is awake."""


class TableGame:
    """The game that is played at a table, or was.

    Attributes:
        ledger: the game; None before the first one.
    """

    def __init__(
        self,
        kind: SealedKind[Any],
        key: SigningKey,
        kept: KeptTable,
        company: Company,
        *,
        keep: Callable[[KeptTable], None],
        clock: Callable[[], float],
    ) -> None:
        """Takes the game up as it was kept.

        Args:
            kind: the game.
            key: of the table.
            kept: everything that has to survive.
            company: those who are told.
            keep: stores ``kept``; called before anybody is told what is new in it.
            clock: tells the time in seconds, from anywhere.

        Raises:
            ValueError: what was kept is no game.
        """
        self.ledger: Ledger[Any] | None = None
        self._kind = kind
        self._key = key
        self._kept = kept
        self._company = company
        self._keep = keep
        self._clock = clock
        self._asked_since = self._sealed_since = self._looked = clock()
        self._held: dict[int, Readying] = {}
        self._read_kept()

    def _read_kept(self) -> None:
        self.ledger = None
        if self._kept.beginning is not None:
            self.ledger = self._kind.ledger(self._kept.beginning)
            for entry in self._kept.entries:
                self.ledger.apply(entry)

    def keep(self) -> None:
        """Stores everything that has to survive. Raises OSError."""
        self._keep(self._kept)

    # ------------------------------------------------------------------------------- how it begins

    def begin(self, chairs: Sequence[Chair]) -> None:
        """Begins the next game, with all who have these chairs. Raises OSError where it cannot be
        kept; then it has not begun."""
        kept = self._kept
        before = kept.chairs, kept.beginning, kept.number, kept.entries
        kept.chairs = [msgspec.structs.replace(chair, again=False) for chair in chairs]
        seats = seat_proofs(kept.chairs, self._key.public)
        names = [chair.name for chair in kept.chairs]
        kept.beginning = self._kind.begin(names, self._key.public, seats)
        kept.number += 1
        kept.entries = []
        try:
            self.keep()
        except OSError:
            kept.chairs, kept.beginning, kept.number, kept.entries = before
            raise
        self.ledger = self._kind.ledger(kept.beginning)
        self._asked_since = self._clock()
        self._company.broadcast(self._begun(kept.beginning))
        self._company.tell_all()

    def so_far(self) -> Iterator[messages.Begun | messages.Entries]:
        """Everything that has happened, for somebody who has come; nothing before a game."""
        if self._kept.beginning is None:
            return
        yield self._begun(self._kept.beginning)
        entries = self._kept.entries
        for first in range(0, len(entries), messages.MAX_ENTRIES):
            yield messages.Entries(
                first=first, entries=entries[first : first + messages.MAX_ENTRIES]
            )

    def _begun(self, beginning: Beginning) -> messages.Begun:
        number, follow = self._kept.number, len(self._kept.entries)
        return messages.Begun(number=number, beginning=beginning, entries=follow)

    # -------------------------------------------------------------------------------- what happens

    def append(self, entry: Entry) -> None:
        """Takes an entry: keeps it, then tells everybody.

        Raises NotAllowed, and OSError where it cannot be kept; then it has not happened.
        """
        if self.ledger is None:
            raise ValueError("no game has begun")
        before = self.ledger.asked
        self.ledger.apply(entry)
        self._kept.entries.append(entry)
        try:
            self.keep()
        except OSError:
            self._kept.entries.pop()
            self._read_kept()
            raise
        if self.ledger.asked != before:
            self._asked_since = self._clock()
        self._sealed_since = self._clock()
        self._company.broadcast(
            messages.Entries(first=len(self._kept.entries) - 1, entries=[entry])
        )
        if self.ledger.turn not in (before[0], None):
            self._give_all_back()

    def is_held(self, entry: Entry) -> bool:
        """Whether an entry is put off, by which everybody would be ready, until everybody is here:
        whoever has gone since they said so could not be asked to open, and would leave."""
        ledger = self.ledger
        if ledger is None or not isinstance(entry, Readying) or ledger.waiting != (entry.seat,):
            return False
        owners = {ledger.begun.seats[at].key for at, one in ledger.seals.items() if not one.instead}
        if not ledger.all_sealed or all(map(self._company.is_here, owners - {self._key.public})):
            return False
        self._held[entry.seat] = entry
        return True

    def take_held(self) -> None:
        """Somebody has come: takes what was put off, as far as it still can be."""
        for entry in list(self._held.values()):
            if not self.is_held(entry):
                with contextlib.suppress(NotAllowed):
                    self.append(entry)
                del self._held[entry.seat]

    def stand_in(self, seat: int) -> None:
        """Lets a computer play for a seat, until its owner comes back.

        Raises NotAllowed where one plays already, or nobody has to choose any more, or what the
        seat has sealed would be given up too soon.
        """
        if self._is_too_soon(seat):
            raise NotAllowed(WhyNot.TOO_SOON)
        self._stand_in(seat)

    def _stand_in(self, seat: int) -> None:
        self.append(standing_in(self.ledger, seat, self._key))
        self._company.tell_all()

    def give_back(self, seat: int) -> None:
        """The owner of a seat for which a computer plays chooses again."""
        turn = self.ledger.turn if self.ledger else None
        if turn is not None:
            self.append(Returning(round=turn.round, phase=turn.phase, seat=seat))

    def _give_all_back(self) -> None:
        """Whoever only took too long for the last choice makes the next one again."""
        for seat, chair in enumerate(self._kept.chairs):
            if self.ledger and seat in self.ledger.stand_ins and self._company.is_here(chair.key):
                self.give_back(seat)
                self._company.tell_all()

    # ------------------------------------------------------------------------------------ the time

    def _is_too_soon(self, seat: int) -> bool:
        """Whether a seat has to be waited for, as what it has sealed would be dropped."""
        drops = self.ledger is not None and self.ledger.drops(seat)
        return drops and self._clock() - self._sealed_since < PATIENCE

    @property
    def seconds_left(self) -> int | None:
        """How long there still is for the choice that is made now, or once all have sealed, to open
        it; None without a limit, and where nobody chooses."""
        limit, ledger = self._kept.limit, self.ledger
        if limit is None or ledger is None or ledger.turn is None:
            return None
        return max(0, round(limit - (self._clock() - self._asked_since)))

    def heed_time(self) -> None:
        """Where the time for a choice is over, computers choose for those who are waited for; to be
        called about once a second.

        While it was not, the host's computer slept, or its app was halted: that time is nobody's.
        """
        now, limit, ledger = self._clock(), self._kept.limit, self.ledger
        slept = now - self._looked
        self._looked = now
        if slept > _ASLEEP:
            self._asked_since = min(now, self._asked_since + slept)
            self._sealed_since = min(now, self._sealed_since + slept)
        if limit is None or ledger is None or now - self._asked_since <= limit:
            return
        late = [seat for seat in ledger.replaceable if not self._is_too_soon(seat)]
        if late:
            self._asked_since = now
        for seat in late:
            self._stand_in(seat)
