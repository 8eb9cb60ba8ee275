"""What the host's table says as it lets a computer play for somebody who is away."""

from __future__ import annotations

from typing import Any

from kingsroad_tui.together.entries import StandingIn
from kingsroad_tui.together.ledger import Ledger, NotAllowed, WhyNot
from kingsroad_tui.together.signing import SigningKey
from tabletop.sealed_phases import given_up_message


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
