"""A guest in a process of its own, who chooses whenever it has to, and says what it hears.

python -m tests.support.together.quick_guest INVITATION NAME
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together import table_game, witness
from kingsroad_tui.together.invitation import Invitation
from kingsroad_tui.together.messages import Breaking
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.session import Heard, Session, guest_session

PATIENCE: Final = 2.0
"""Seconds that are three minutes here."""

LEFT: Final = "left:"
"""Stands before why a guest has left."""


def quick() -> None:
    """From now on everybody in this process has less patience."""
    witness.PATIENCE = PATIENCE  # type: ignore[misc]
    table_game.PATIENCE = PATIENCE  # type: ignore[attr-defined]
    witness._SLACK = PATIENCE / 6  # type: ignore[misc]


async def choose(session: Session) -> None:
    """Seals something wherever a seat of one's own has to choose, as long as it lasts."""
    while True:
        guest = session.guest
        for seat in guest.seats:
            if guest.ledger is not None and guest.may_seal(seat) and not guest.has_sealed(seat):
                guest.seal(seat, guest.ledger.game.among(seat)[0])
        await asyncio.sleep(0.01)


async def _main(invitation: str, name: str) -> None:
    kind = SEALED
    async with guest_session(Invitation.parse(invitation), kind, lambda: name) as session:
        said, left = SaidAtTable(session.guest), asyncio.Event()

        def hear(heard: Heard) -> None:
            if left.is_set():
                return
            words = " ".join(said.sentences(heard))
            if isinstance(heard, Breaking):
                print(f"{LEFT} {heard.how.value}: {words}", flush=True)
                left.set()
            elif words:
                print(words, flush=True)

        session.heard = hear
        session.connect()
        choosing = asyncio.ensure_future(choose(session))
        await left.wait()
        choosing.cancel()


if __name__ == "__main__":
    quick()
    asyncio.run(_main(*sys.argv[1:]))
