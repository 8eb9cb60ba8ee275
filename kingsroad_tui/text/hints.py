"""Hints in words: an `Advice` in four steps, each of which says more than the one before."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from advisor.messages.advice import Candidate, RegionReason
from advisor.messages.goals import Goal
from advisor.messages.protocol import Advice, Progress
from kingsroad.board import REGIONS, Board
from kingsroad.cards import Card, Selection
from kingsroad_tui.text.figures import VISIBLE, percent, signed, value_figure
from kingsroad_tui.text.game import (
    ORDINALS,
    advised_words,
    listed,
    region_name,
    selection_code,
    selection_words,
)


class HintStep(IntEnum):
    """How much a hint says."""

    OFF = 0
    LOOK = 1
    STANDING = 2
    MIX = 3
    REASONS = 4


_MAX_REGIONS: Final = 2
_MAX_CANDIDATES: Final = 5
_WARNING_LOSS: Final = {Goal.WIN: 0.05, Goal.MARGIN: 1.5, Goal.POINTS: 1.5}
"""The loss from which a selection is questioned, in the goal's unit."""

VALUE_HEADINGS: Final = {Goal.WIN: "win", Goal.MARGIN: "lead", Goal.POINTS: "mean"}
"""The heading of the column of values: at most five cells wide."""

_TYPES: Final = {
    "level 0": "plays by the rule of thumb",
    "level 1": "thinks one step ahead",
    "level 2": "thinks two steps ahead",
    "equilibrium": "plays so as not to be outguessed",
}
"""How each type of player in a belief plays."""


def best_candidate(advice: Advice) -> Candidate | None:
    """The recommended candidate, else the best one; None without any."""
    for candidate in advice.candidates:
        if candidate.selection == advice.recommended:
            return candidate
    return advice.candidates[0] if advice.candidates else None


def regions_to_look_at(advice: Advice) -> tuple[int, ...]:
    """The regions where the recommended selection puts most markers (at most two, ascending)."""
    candidate = best_candidate(advice)
    if candidate is None:
        return ()
    placed = Selection.of(candidate.selection).placed()
    best = sorted((r for r in REGIONS if placed[r - 1]), key=lambda r: -placed[r - 1])
    return tuple(sorted(best[:_MAX_REGIONS]))


def find_candidate(advice: Advice, selection: Selection) -> Candidate | None:
    """The candidate with the same effect as a selection, or None."""

    def effect(chosen: Selection) -> tuple[object, ...]:
        if chosen.has_witch:
            return ("witch",)
        return (chosen.placed(), chosen.has_dragon)

    wanted = effect(selection)
    for candidate in advice.candidates:
        if effect(Selection.of(candidate.selection)) == wanted:
            return candidate
    return None


def doubt(advice: Advice, selection: Selection, board: Board) -> str | None:
    """The question before a selection that gives much away, or None for another."""
    candidate = find_candidate(advice, selection)
    if candidate is None or candidate.loss < _WARNING_LOSS[advice.goal]:
        return None
    if advice.goal is Goal.WIN:
        given = f"{percent(candidate.loss)} chance to win"
    else:
        given = f"{candidate.loss:.1f} points"
    return f"{selection_words(selection, board)}: this gives up {given}. Play it anyway?"


def hint_sentences(advice: Advice, step: HintStep, board: Board) -> list[str]:
    """The sentences of a hint up to a step; `candidate_rows` has the table of candidates."""
    lines: list[str] = []
    if step >= HintStep.LOOK:
        regions = regions_to_look_at(advice)
        if regions:
            lines.append(f"Look at {listed(region_name(board, r) for r in regions)}.")
        else:
            lines.append("No region asks for a marker now: think of your other cards.")
    if step >= HintStep.STANDING:
        seat = advice.player
        if advice.win:
            lines.append(f"Your chance to win is {percent(advice.win[seat])}.")
        if advice.margin:
            lines.append(f"The expected margin is {signed(advice.margin[seat])} points.")
    return lines


def mix_sentence(advice: Advice, board: Board) -> str:
    """The cards drawn from the mix."""
    drawn = advised_words(Selection.of(advice.recommended), board)
    return f"Drawn from the mix: {drawn}."


def candidates_shown(advice: Advice) -> list[Candidate]:
    """At most five candidates, best first: those with most of the mix, then the best others."""
    order = {id(candidate): place for place, candidate in enumerate(advice.candidates)}

    def importance(candidate: Candidate) -> tuple[bool, float, int]:
        drawn = candidate.selection == advice.recommended
        return (not drawn, -round(candidate.share, 2), order[id(candidate)])

    chosen = sorted(advice.candidates, key=importance)[:_MAX_CANDIDATES]
    return sorted(chosen, key=lambda candidate: order[id(candidate)])


def candidate_rows(advice: Advice) -> list[tuple[str, str, str, str, str]]:
    """A row for each candidate worth showing, five at most."""
    return [candidate_row(candidate, advice.goal) for candidate in candidates_shown(advice)]


def candidate_row(candidate: Candidate, goal: Goal) -> tuple[str, str, str, str, str]:
    """Cards, share in the mix, value, loss, and worst to best points."""
    value = value_figure(candidate.value, goal)
    loss = "-" if candidate.loss <= 0 else value_figure(candidate.loss, goal)
    worst = "?" if candidate.worst is None else str(candidate.worst)
    best = "?" if candidate.best is None else str(candidate.best)
    share = percent(candidate.share) if candidate.share >= VISIBLE else ""
    return selection_code(candidate.selection), share, value, loss, f"{worst}..{best}"


def reason_sentences(advice: Advice, board: Board) -> list[str]:
    """The reasons for the recommendation: its effects region by region, in numbers."""
    candidate = best_candidate(advice)
    if candidate is None or not (candidate.regions or Card.WITCH in candidate.selection):
        return []
    lines = [f"Why {selection_code(candidate.selection)}:"]
    lines += [_reason(reason, board) for reason in candidate.regions if reason.scored > VISIBLE]
    placed = Selection.of(candidate.selection).placed()
    explained = {reason.region for reason in candidate.regions if reason.scored > VISIBLE}
    later = [r for r in REGIONS if placed[r - 1] and r not in explained]
    if later:
        lines.append(f"{listed(region_name(board, r) for r in later)}: for a later round.")
    if Card.WITCH in candidate.selection:
        lines.append("The Witch lets you choose again when all other cards are known.")
    return lines


def likely_sentences(advice: Advice, names: tuple[str, ...]) -> list[str]:
    """What the opponents are expected to do."""
    lines = []
    for opponent in advice.opponents:
        types = sorted(opponent.types.items(), key=lambda item: -item[1])
        if types:
            likeliest = types[0][0]
            does = _TYPES.get(likeliest, likeliest)
            lines.append(f"{names[opponent.player]}: mostly {does}.")
        elif opponent.likely:
            play = opponent.likely[0]
            cards = selection_code(play.selection)
            lines.append(f"{names[opponent.player]}: {cards} with {percent(play.chance)}.")
    return lines


def assumption_sentences(advice: Advice, names: Sequence[str]) -> list[str]:
    """The assumptions of the advice: ``If Bob plays 5``."""
    return [f"If {names[one.seat]} {one.claim}" for one in advice.claims]


def bound_sentences(advice: Advice) -> list[str]:
    """That the Witch's figures are a lower bound, where the last answer says so."""
    if not (advice.final and any(candidate.bound for candidate in advice.candidates)):
        return []
    return [
        "The Witch brings at least what is said: there was no time to weigh all her second choices."
    ]


def certainty_sentence(advice: Advice) -> str:
    """How far the analysis has come, and the quality of its equilibrium."""
    stage = {
        Progress.FIRST: "First estimate, being refined",
        Progress.COMPLETE: "Complete",
        Progress.PROVED: "Complete, extremes proved",
    }[advice.stage]
    value = advice.certificate.value
    if value is None:
        return f"{stage}."
    shown = percent(value) if advice.certificate.unit == "win" else f"{value:.2f} points"
    return f"{stage}; {advice.certificate.kind} {shown}."


def _reason(reason: RegionReason, board: Board) -> str:
    name = region_name(board, reason.region)
    parts = []
    if reason.first > VISIBLE:
        parts.append(f"first alone {percent(reason.first)}")
    elif reason.places:
        place, chance = max(enumerate(reason.places), key=lambda item: item[1])
        if chance > VISIBLE:
            parts.append(f"{ORDINALS[place]} {percent(chance)}")
    if reason.tie > VISIBLE:
        parts.append(f"tied {percent(reason.tie)}")
    if reason.takes_noble > VISIBLE:
        parts.append(f"takes the Noble {percent(reason.takes_noble)}")
    if reason.loses_noble > VISIBLE:
        parts.append(f"loses the Noble {percent(reason.loses_noble)}")
    parts.append(f"{reason.points + reason.bonus:.1f} points")
    return f"{name}: {', '.join(parts)}.{_threat(reason)}"


def _threat(reason: RegionReason) -> str:
    if reason.threat is None or not reason.threats:
        return ""
    who = "one opponent" if reason.threats == 1 else f"each of {reason.threats} opponents"
    return f" Safe unless {who} adds {reason.threat} or more."
