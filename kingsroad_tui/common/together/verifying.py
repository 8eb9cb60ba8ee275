"""``verify``: whether a game that was played together was played fairly; one way for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import getdoc

import click

from kingsroad_tui.common.command_options import json_option
from kingsroad_tui.common.errors import (
    ExitCode,
    as_utf8,
    each_game,
    one_line,
    print_json,
    print_sentences,
    print_text,
)
from kingsroad_tui.common.text import verifying as words
from tabletop.sealed_phases import BrokenProof, GameProof, ProofFacts, check_code


@dataclass(frozen=True, slots=True)
class Verified:
    """A game, and what the check of its proof has found.

    Attributes:
        players: their names, in seat order.
        proof: the proof.
        facts: what was found.
    """

    players: Sequence[str]
    proof: GameProof
    facts: ProofFacts


def verify_command(check: Callable[[str], Verified]) -> click.Command:
    """The command of a game.

    Args:
        check: checks the game in a file; its docstring is the help of the command. Raises Unusable.
    """

    @click.argument("files", nargs=-1, required=True, metavar="FILE...")
    @json_option("One JSON object per file, one a line.")
    def verify(files: tuple[str, ...], *, as_json: bool) -> int:
        broken = False

        def verify_one(number: int, file: str) -> bool:
            nonlocal broken
            found = check(file)
            broken = broken or bool(found.facts.broken)
            if as_json:
                print_json(verify_data(file, found))
            else:
                # A file's name is one word, however long it is.
                fair = not found.facts.broken
                print_text(words.verified_title(one_line(file), fair=fair))
                print_sentences("\n".join(f"  {line}" for line in verify_sentences(found)))
            return True

        code = each_game(files, verify_one)
        return ExitCode.FAILED if broken and code is ExitCode.DONE else code

    return click.command("verify", help=getdoc(check))(verify)


def verify_sentences(found: Verified) -> list[str]:
    """What is said of a game."""
    players, facts = found.players, found.facts
    if facts.broken:
        return [words.broken_sentence(one, players) for one in facts.broken]
    computers = [players[seat] for seat, one in enumerate(found.proof.seats) if one.computer]
    return [
        words.proved_sentence(facts.choices),
        *words.computer_sentences(computers),
        *(words.instead_sentence(players[seat], facts.instead[seat]) for seat in facts.instead),
        *(words.lot_sentence(players[seat], number) for seat, number in facts.lots),
        words.code_sentence(check_code(facts.history)),
    ]


def verify_data(file: str, found: Verified) -> dict[str, object]:
    """The same for JSON."""
    facts = found.facts
    instead = sorted(facts.instead.items())
    return {
        "file": as_utf8(file),
        "proved": not facts.broken,
        "choices": facts.choices,
        "code": None if facts.broken else check_code(facts.history),
        "broken": [_broken_data(one) for one in facts.broken],
        "lots": [{"seat": seat, "round": number} for seat, number in facts.lots],
        "instead": [{"seat": seat, "rounds": rounds} for seat, rounds in instead],
        "computers": [seat for seat, one in enumerate(found.proof.seats) if one.computer],
    }


def _broken_data(one: BrokenProof) -> dict[str, object]:
    return {
        "problem": one.problem.name.lower().replace("_", "-"),
        "round": one.round,
        "phase": one.phase or None,
        "seat": one.seat,
    }
