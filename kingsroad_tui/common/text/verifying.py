"""What is said of a game that was played together, once its proof has been checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.common.text.words import listed
from tabletop.sealed_phases import BrokenProof, ProofProblem

NO_PROOF: Final = "was not played together: there is nothing to verify"
"""Why a saved game cannot be checked."""

_OF_GAME: Final = {
    ProofProblem.OTHER_VERSION: "A newer version of the program wrote this proof.",
    ProofProblem.OTHER_GAME: (
        "The proof belongs to another game, or the players or the start were changed."
    ),
    ProofProblem.OTHER_SECRET: "The record has another secret than was shown at the end.",
}

_OF_SEAT: Final = {
    ProofProblem.NOT_SEALED: "{name} never sealed a choice.",
    ProofProblem.SEAL_NOT_SIGNED: "{name} never signed what is said to be sealed.",
    ProofProblem.NOT_AS_SEALED: "{name} opened something else than was sealed.",
    ProofProblem.OPENED_EARLY: "{name} never signed that everyone had sealed.",
    ProofProblem.NOT_BY_LOT: "{name} never opened, and the cards are not those of the lot.",
    ProofProblem.NOT_LEGAL: "{name} chose something that the rules do not allow.",
    ProofProblem.FALSE_ANSWER: "{name} said that the game goes on, but it was over.",
    ProofProblem.NEVER_SHOWN: "{name} never showed what had to be shown.",
}


def verified_title(file: str, *, fair: bool) -> str:
    """The first line."""
    return f"{file}: fair" if fair else f"{file}: not proved to be fair"


def proved_sentence(choices: int) -> str:
    """What is proved."""
    if choices == 1:
        return "The one choice was fixed before it was seen."
    return f"Every choice was fixed before any was seen ({choices:,} choices)."


def broken_sentence(broken: BrokenProof, players: Sequence[str]) -> str:
    """What is wrong, where, and who did it."""
    if broken.problem in _OF_GAME:
        return _OF_GAME[broken.problem]
    when = f"Round {broken.round}" if broken.round else "Before round 1"
    if broken.problem is ProofProblem.OTHER_PHASES or broken.seat is None:
        return f"{when}: the game and its proof do not have the same choices."
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
        return f"In round {rounds[0]} a computer at the host's end chose for {name}."
    return f"In rounds {listed(map(str, rounds))} a computer at the host's end chose for {name}."


def lot_sentence(name: str, number: int) -> str:
    """Whose choice was drawn by lot."""
    return f"In round {number} {name} was away and never opened: the lot chose the cards."


def code_sentence(code: str) -> str:
    """What can be compared with the others."""
    return f"The code of this game is {code}. Everyone who played it has the same one."
