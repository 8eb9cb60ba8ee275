"""What is said of the checked proof of a game, and of links and seats in a browser.

Such a seat is at the computer of the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.words.lists import listed
from tabletop.sealed_phases import BrokenProof, Lot, ProofProblem
from tabletop.words.voice import phrase

_CHANGED: Final = "this record was changed"

_OF_GAME: Final = {
    ProofProblem.OTHER_VERSION: "A newer version of the program wrote this proof.",
    ProofProblem.OTHER_GAME: (
        "The proof belongs to another game, or the players or the start were changed."
    ),
    ProofProblem.OTHER_SECRET: (
        "This record was changed: its secret is not the one that was shown at the end."
    ),
}

_OF_NOBODY: Final = {
    ProofProblem.OTHER_PHASES: f"{_CHANGED}: the game and its proof do not have the same choices.",
    ProofProblem.NOT_SEALED: f"{_CHANGED}: a sealed choice is missing.",
    ProofProblem.SEAL_NOT_SIGNED: f"{_CHANGED}: a sealed choice was not signed.",
    ProofProblem.NOT_AS_SEALED: f"{_CHANGED}: a choice is not the one that was sealed.",
    ProofProblem.NOT_READY: f"{_CHANGED}: it was not signed that everyone was ready.",
    ProofProblem.OPENED_EARLY: f"{_CHANGED}: a choice was not signed as it was shown.",
    ProofProblem.NOT_LEGAL: f"{_CHANGED}: a choice is not one that the rules allow.",
    ProofProblem.NO_TABLE: f"{_CHANGED}: no table would have taken that.",
    ProofProblem.NOT_GIVEN_UP: (
        "a sealed choice was never opened, and the host never signed that it was given up. Nobody "
        "can know whose doing that is."
    ),
    ProofProblem.GIVEN_UP_BY_HOST: "the host gave up a choice that has to be opened.",
    ProofProblem.NEVER_SHOWN: (
        "what had to be shown at the end never was. Nobody can know whose doing that is."
    ),
}

_OF_SEAT: Final = {
    ProofProblem.NOT_AS_SEALED: "{name} opened something else than was sealed.",
    ProofProblem.GIVEN_UP_BY_HOST: ("{name}, the host, gave up a choice that has to be opened."),
    ProofProblem.NOT_LEGAL: "{name} chose something that the rules do not allow.",
    ProofProblem.FALSE_ANSWER: "{name} said that the game goes on, but it was over.",
}


def verified_title(file: str, *, fair: bool) -> str:
    """The first line."""
    return (
        phrase("together-verifying-verified-title", file=file)
        if fair
        else phrase("together-verifying-verified-title-2", file=file)
    )


def proved_sentence(choices: int) -> str:
    """What is proved."""
    if choices == 1:
        return phrase("together-verifying-proved-sentence")
    return f"Every choice was fixed before any was seen ({choices:,} choices)."


def broken_sentence(broken: BrokenProof, players: Sequence[str]) -> str:
    """What is wrong, where, and who did it."""
    if broken.problem in _OF_GAME:
        return _OF_GAME[broken.problem]
    when = f"Round {broken.round}" if broken.round else "Before round 1"
    if broken.seat is None:
        return f"{when}: {_OF_NOBODY[broken.problem]}"
    sentence = _OF_SEAT[broken.problem].format(name=players[broken.seat])
    return f"{when}: {sentence}"


def computer_sentences(names: Sequence[str]) -> list[str]:
    """Who is a computer of the host's; nothing where nobody is."""
    if not names:
        return []
    if len(names) == 1:
        return [f"{names[0]} is a computer at the host's end."]
    return [f"{listed(names)} are computers at the host's end."]


def instead_sentence(name: str, rounds: Sequence[int]) -> str:
    """For whom a computer stood in, and when."""
    if len(rounds) == 1:
        return phrase("together-verifying-instead-sentence", rounds=rounds[0], name=name)
    return phrase(
        "together-verifying-instead-sentence-2", listed=listed(map(str, rounds)), name=name
    )


def lot_sentences(lot: Lot, players: Sequence[str], host: int | None) -> str:
    """Whose choice was drawn by lot, and who had opened then. Blames nobody for it.

    Args:
        lot: the choice.
        players: their names, in seat order.
        host: the host's seat; None where the host has none.
    """
    name = players[lot.seat]
    drawn = f"In round {lot.round} {name}'s cards were not shown: the host let the lot choose."
    names = [players[seat] for seat in lot.opened]
    if not lot.by_host_alone:
        return f"{drawn} {listed(names)} had shown {'theirs' if names[1:] else 'some'} by then."
    if host is not None and lot.opened == (host,):
        who = players[host]
        could = f"so {who} could have decided to let the lot choose."
        return phrase("together-verifying-lot-sentences", drawn=drawn, who=who, could=could)
    could = "so the host could have decided to let the lot choose."
    if not names:
        return phrase("together-verifying-lot-sentences-2", drawn=drawn, could=could)
    return phrase(
        "together-verifying-lot-sentences-3", drawn=drawn, listed=listed(names), could=could
    )


def drawn_by_host_sentence(name: str | None, rounds: Sequence[int]) -> str:
    """In which rounds the host alone drew the card; ``name`` is the host's, None for no seat."""
    host = "the host" if name is None else f"{name}, the host,"
    when = f"round {rounds[0]}" if len(rounds) == 1 else f"rounds {listed(map(str, rounds))}"
    return phrase("together-verifying-drawn-by-host-sentence", when=when, host=host)


def link_lines(
    seats: Sequence[str],
    watch: str,
    fingerprint: str,
    others: Sequence[str],
    *,
    only_here: bool = False,
) -> list[str]:
    """The links to a table.

    Args:
        seats: one for each person who plays in a browser.
        watch: to look on.
        fingerprint: of the certificate that browsers are shown; empty for none.
        others: addresses by which the same links work, in place of the one in them.
        only_here: whether they open in browsers of this computer only.
    """
    many = len(seats) > 1
    first = (
        "Links that open in a browser, each for one person:"
        if many
        else ("A link that opens in a browser, for one person:")
    )
    lines = [first, "", *(f"  {link}" for link in seats), ""] if seats else []
    lines += ["To look on in a browser:", "", f"  {watch}", ""]
    if only_here:
        lines += [phrase("together-verifying-only-here")]
    if others:
        lines += [f"In place of the address in them: {listed(others)}."]
    if fingerprint:
        half = len(fingerprint) // 2
        lines += [
            phrase("together-verifying-warns"),
            "",
            f"  {fingerprint[:half]}",
            f"  {fingerprint[half + 1 :]}",
            "",
        ]
    return [*lines, phrase("together-verifying-who-could-look")] if seats else lines
