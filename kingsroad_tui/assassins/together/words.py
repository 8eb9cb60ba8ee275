"""What is said of a game whose two players are apart."""

from __future__ import annotations

from collections.abc import Sequence

from assassins.games import CARD, KING, PEOPLE
from assassins.sealed import NOTHING, actions_in
from tabletop.sealed_phases import Lot
from tabletop.words.voice import phrase


def instead_sentence(number: int, phase: str, choice: str, *, away: bool) -> str:
    """What was done in one's own place in a phase; empty where nobody acts in it."""
    if not phase.startswith((KING, PEOPLE)):
        return ""
    if choice == NOTHING:
        return phrase("assassins-together-stood-still", away=away, round=number)
    done = " ".join(actions_in(choice))
    return phrase("assassins-together-played-instead", away=away, round=number, done=done)


def lot_sentences(lot: Lot, players: Sequence[str], host: int | None) -> str:
    """What somebody had sealed and never opened; blames nobody for it. Who drew the card then is
    said by itself.

    Args:
        lot: what it was.
        players: their names, the king's side first.
        host: the host's seat; None where the host has none.
    """
    who = players[lot.seat]
    if lot.phase == CARD:
        others = tuple(players[seat] for seat in lot.opened)
        return phrase("assassins-together-lot-card", round=lot.round, who=who, others=others)
    if host is None:
        return phrase("assassins-together-lot-phase", round=lot.round, who=who)
    return phrase("assassins-together-lot-phase.host", round=lot.round, who=who, host=players[host])
