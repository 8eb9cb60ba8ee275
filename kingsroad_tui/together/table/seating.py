"""Who may have which chair at a table."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.together.kept import Chair, KeptTable
from kingsroad_tui.together.messages import SeatState, Sit, WhyRefused
from kingsroad_tui.together.secret import new_nonce
from tabletop.names import alike, name_problem, tidy_name
from tabletop.sealed_phases import SeatProof


def take_chair(kept: KeptTable, wish: Sit) -> Chair | WhyRefused:
    """Gives somebody new a free chair, under a name that nobody else has; or says why not."""
    name = tidy_name(wish.name)
    others = [chair.name for chair in kept.chairs if chair.name]
    free = [chair for chair in kept.chairs if chair.state is SeatState.FREE]
    if name_problem(name):
        return WhyRefused.NAME_UNUSABLE
    if not free or kept.number:
        return WhyRefused.FULL
    if alike([*others, name]):
        return WhyRefused.NAME_TAKEN
    chair = free[0]
    chair.state, chair.name = SeatState.PERSON, name
    chair.key, chair.nonce, chair.browser = wish.key, wish.nonce, wish.browser
    return chair


def seat_proofs(chairs: Sequence[Chair], host: str) -> list[SeatProof]:
    """The seats of a game that begins, those of computers with the key of the host."""
    return [
        SeatProof(key=chair.key, nonce=chair.nonce)
        if chair.state is SeatState.PERSON
        else SeatProof(key=host, nonce=new_nonce(), computer=True)
        for chair in chairs
    ]
