"""Advice about King & Assassins for experts and programs: all figures, or one JSON object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    GateFacts,
    SecretAdvice,
    SecretMember,
)
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from assassins.position import AssassinsPhase
from assassins.replay import AssassinsPositionData
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints.apart import apart_sentence, way_left
from kingsroad_tui.assassins.hints.look import (
    clock_sentences,
    danger_sentences,
    decided_sentences,
    gate_name,
    odds_sentence,
    suspects_lines,
)
from kingsroad_tui.assassins.hints.what_if_words import supposing_sentences
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.words.game import SIDES, people, person
from kingsroad_tui.assassins.words.turns import reports_of, turn_sentences
from tabletop.say import Fact, Say, Share
from tabletop.words.voice import phrase

_SURE: Final = 1.96
"""Standard errors in half a 95 % interval."""


def assassins_advice_data(advice: AssassinsAdvice, game: AssassinsGame) -> dict[str, object]:
    """For JSON: the fields of the message without their envelope, the position, and how many ways
    to play are as good as the first."""
    fields: dict[str, object] = msgspec.to_builtins(advice)
    for envelope in ("type", "id", "final"):
        fields.pop(envelope, None)
    return {
        "side": fields.pop("side"),
        "position": msgspec.to_builtins(AssassinsPositionData.of(game.position)),
        **fields,
        "as_good": len(advice.as_good),
    }


def assassins_advice_text(advice: AssassinsAdvice, game: AssassinsGame) -> str:
    """What matters first, then everything that is known, and what to do."""
    position = game.position
    moment = "before" if position.card is None else position.phase.value
    own_turn = position.phase is AssassinsPhase(advice.side) and position.card is not None
    lines = [
        phrase(
            "assassins-hints-advice-title",
            round=position.round,
            moment=moment,
            side=SIDES[Side(advice.side)],
        ),
        print_position(position),
        "",
        *supposing_sentences(advice),
        *decided_sentences(advice),
        *danger_sentences(advice, position),
        *clock_sentences(advice),
        odds_sentence(advice),
        "",
        *experts_lines(advice, game),
    ]
    if advice.choice is not None:
        lines += ["", *choice_sentences(advice.choice)]
    elif not own_turn:
        lines += ["", phrase("assassins-hints-no-turn", side=SIDES[Side(advice.side)])]
    return "\n".join(lines)


def experts_lines(advice: AssassinsAdvice, game: AssassinsGame) -> list[str]:
    """Every figure: chances with their errors, trios, gates, who is how near, all suspects, and all
    ways to play that were compared."""
    lines = []
    if (chance := advice.chance) is not None:
        lines.append(
            phrase(
                "assassins-hints-both-chances",
                king=Share(chance.king),
                people=Share(chance.people),
                error=Share(_SURE * chance.error),
            )
        )
    lines.append(phrase("assassins-hints-worlds", trios=advice.worlds))
    if (stop := advice.stop) is not None and stop.worlds > 1:
        facts = {"death": stop.death_worlds, "wound": stop.wound_worlds, "trios": stop.worlds}
        lines.append(phrase("assassins-hints-trios", **facts))
    lines += [_gate_line(gate) for gate in advice.gates]
    lines += [*_near_lines(advice), *suspects_lines(advice)]
    return [*lines, *([""] if advice.candidates else []), *_candidate_lines(advice, game)]


def _gate_line(gate: GateFacts) -> str:
    way = "none" if gate.need is None else "shut" if gate.shut else "open"
    return phrase(
        "assassins-hints-way-to-gate",
        way=way,
        gate=gate_name(gate.direction),
        square=gate.square,
        steps=gate.need or 0,
        around=gate.around or 0,
    )


def _near_lines(advice: AssassinsAdvice) -> list[str]:
    """Who may be an assassin and could strike, by the AP that it takes."""
    by_cost: dict[int, list[str]] = {}
    for letter, least in advice.danger.items():
        if least is not None and advice.chances[letter]:
            by_cost.setdefault(least, []).append(letter)
    if not by_cost:
        return [phrase("assassins-hints-near-none", ap=advice.farthest)]
    return [
        phrase("assassins-hints-near", ap=cost, people=people(letters))
        for cost, letters in sorted(by_cost.items())
    ]


def _candidate_lines(advice: AssassinsAdvice, game: AssassinsGame) -> list[str]:
    """The ways to play the phase, best first: in words, what each brings, and in notation."""
    if not advice.candidates:
        return []
    numbers = knight_numbers(game)
    lines = [
        phrase("assassins-hints-only-way")
        if advice.tried == 1
        else phrase("assassins-hints-best-of", all=advice.complete, tried=advice.tried)
    ]
    for number, way in enumerate(advice.candidates, start=1):
        turn = " ".join(turn_sentences(reports_of(game.position, way.actions), numbers))
        if turn:
            lines.append(phrase("assassins-hints-candidate", number=number, turn=turn))
        else:
            lines.append(phrase("assassins-hints-candidate-nothing", number=number))
        told = [phrase("assassins-hints-figures", figures=tuple(_figures(way, advice)))]
        if number > 1 and (apart := apart_sentence(way, advice.candidates[0], advice.side)):
            told.append(apart)
        if way.actions:
            told.append(" ".join(way.actions))
        lines += [f"   {line}" for line in told]
    if advice.timed_out:
        lines.append(phrase("assassins-hints-cut-short"))
    return lines


def _figures(way: AssassinsCandidate, advice: AssassinsAdvice) -> Iterator[Fact]:
    if way.win == 1:
        yield Say("assassins-hints-figure-wins")
        return
    if way.chance is not None:
        error = Share(_SURE * (way.chance_error or 0.0))
        yield Say("assassins-hints-figure-chance", chance=Share(way.chance), error=error)
    if way.win:
        yield Say("assassins-hints-figure-at-once", chance=Share(way.win))
    if advice.side == Side.KING.value:
        for what, chance, trios in (
            ("killed", way.death, way.death_worlds),
            ("wounded", way.wound, way.wound_worlds),
        ):
            yield Say(f"assassins-hints-risked-{what}", chance=Share(chance), trios=trios)
    elif way.strike is not None:
        yield Say("assassins-hints-figure-strike", ap=way.strike)
    steps = way_left(way)
    if steps is None:
        yield Say("assassins-hints-figure-shut")
    else:
        yield Say("assassins-hints-figure-steps", steps=steps)


def choice_sentences(advice: SecretAdvice, key: str = "") -> list[str]:
    """Whom to take, and why; ``key`` is the one that takes them, where there is one."""
    taken = people(member.letter for member in advice.members)
    how = "key" if key else "typed"
    lines = [phrase("assassins-hints-take", how=how, key=key, people=taken)]
    lines += [_member_line(member) for member in advice.members]
    if advice.apart:
        lines.append(phrase("assassins-hints-apart-squares", squares=advice.apart))
    if advice.alike > 1:
        lines.append(phrase("assassins-hints-picked", choices=advice.alike))
    if advice.chance is not None and advice.even is not None:
        chance, even = Share(advice.chance), Share(advice.even)
        lines.append(phrase("assassins-hints-self-play", chance=chance, even=even))
    return lines


def _member_line(member: SecretMember) -> str:
    return phrase(
        "assassins-hints-member",
        who=person(LETTERS.index(member.letter)),
        passes="no" if member.passes is None else member.passes,
        arrest="no" if member.arrest is None else member.arrest,
    )
