"""The table that one plays at: who played which side when a game was last begun, now the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import PERSON, RULE_OF_THUMB, Character, names_at_table
from assassins.actions import Side
from assassins.games import Opponents
from kingsroad_tui.library.seats import Seat, SeatKind, Setup

KeptTown: TypeAlias = Mapping[str, str | int | bool]
"""The form for a new game as it was filled in: by the field, such as ``kind-king``."""

_PERSON: Final = "person"
_OF_A_SIDE: Final = ("name", "kind")


def own_character(name: str) -> Character:
    """The person whose app it is, by the name that is known."""
    return Character((name, *PERSON.names), PERSON.manner) if name else PERSON


def usual_assassins(kept: KeptTown, own_name: str, seed: int) -> tuple[Opponents, Setup] | None:
    """The names and the setup of a kept table; None where nothing is kept.

    Whoever was a program is left out of what is kept: an ordinary computer player has the side.
    """
    if not any(kept.get(f"kind-{side.value}") for side in Side):
        return None
    seats = [_seat(str(kept.get(f"kind-{side.value}", ""))) for side in Side]
    own = next((at for at, seat in enumerate(seats) if seat.person), None)
    characters = [
        own_character(own_name) if at == own else seat.character(ASSASSINS_STRENGTHS)
        for at, seat in enumerate(seats)
    ]
    typed = {
        at: str(name) for at, side in enumerate(Side) if (name := kept.get(f"name-{side.value}"))
    }
    king, people = seats
    setup = Setup((king, people), seed, kept.get("hints") is not False)
    return Opponents(*names_at_table(characters, typed)), setup


def sides_swapped(kept: KeptTown) -> dict[str, str | int | bool]:
    """The same table with the sides swapped."""
    king, people = (side.value for side in Side)
    fields = {f"{part}-{side}" for part in _OF_A_SIDE for side in (king, people)}
    swapped = {name: value for name, value in kept.items() if name not in fields}
    for part in _OF_A_SIDE:
        for side, other in ((king, people), (people, king)):
            if (value := kept.get(f"{part}-{side}")) is not None:
                swapped[f"{part}-{other}"] = value
    return swapped


def rivals(kept: KeptTown, own_name: str) -> list[str]:
    """The names of those whom one plays against; of both where two people play."""
    found = usual_assassins(kept, own_name, 0)
    if found is None:
        return []
    players, setup = found
    return [name for at, name in enumerate(players) if at != setup.alone]


def _seat(kind: str) -> Seat:
    if kind == _PERSON:
        return Seat()
    return Seat(SeatKind.COMPUTER, kind if kind in ASSASSINS_STRENGTHS else RULE_OF_THUMB)
