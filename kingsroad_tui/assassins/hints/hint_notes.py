"""What a hint adds to its facts: that it is too late for the castle, who may be caught, who draws
nearer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from advisor.messages.assassins_answers import AssassinsAdvice
from assassins.actions import ARREST, KNIGHT_KILL, ActionKind, reaches
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport
from assassins.town import NEIGHBOURS, squares_apart
from kingsroad_tui.assassins.words.game import person
from kingsroad_tui.words.lists import count, listed
from tabletop.words.voice import phrase, said

_STEPS: Final = {
    ActionKind.KNIGHT_STEP,
    ActionKind.KNIGHT_PUSH,
    ActionKind.TOWNSPERSON_STEP,
    ActionKind.ASSASSIN_STEP,
}


def too_late(advice: AssassinsAdvice) -> bool:
    """Whether no gate can be reached with the king AP that are left, were nobody in the way."""
    needs = [gate.need for gate in advice.gates if gate.need is not None]
    return bool(needs) and min(needs) > advice.left


def too_late_sentence(advice: AssassinsAdvice) -> str:
    """That the castle is out of reach, and how the game can still be won."""
    need, direction = min((g.need, g.direction) for g in advice.gates if g.need is not None)
    steps = f"{count(need, 'step')} to the {direction} gate, {advice.left} king AP left"
    if advice.side == "king":
        return phrase(
            "assassins-hints-hint-notes-too-late-sentence",
            steps=steps,
            phrase=phrase("assassins-hints-hint-notes-last-hope"),
        )
    return phrase(
        "assassins-hints-hint-notes-too-late-sentence-2",
        steps=steps,
        phrase=phrase("assassins-hints-hint-notes-last-task"),
    )


def beside_knights(reports: Sequence[ActionReport], advice: AssassinsAdvice) -> list[str]:
    """Who of those that have moved ends where a knight can arrest or kill it, and for how much;
    nothing where no phase of the knights follows."""
    end = reports[-1].after
    if end.over or not advice.deck:
        return []
    moved = {report.townsperson for report in reports if report.townsperson is not None}
    near = [number for number in sorted(moved) if _beside_a_knight(end, number)]
    known = [number for number in near if number in end.revealed]
    others = [number for number in near if number not in end.revealed]
    said: list[str] = []
    if known:
        said.append(f"Mind the knights: they can kill {_people(known)} for {KNIGHT_KILL} AP.")
    if others and any(kind.card[2] for kind in advice.deck):
        said.append(
            f"Mind the knights beside {_people(others)}: an arrest costs them {ARREST} AP, on a "
            "card that allows one."
        )
    return said


def goes_nearer(reports: Sequence[ActionReport], place: int) -> str:
    """That one of the people kills knights, that a knight drives somebody off, that he or one of
    the people who begins to go here ends nearer to the king, or how the people's walk looks to the
    others; empty for anything else. For moves that change no fact.
    """
    first, end = reports[place], reports[-1].after
    at, pushed, kills = first.action.source, list[int](), False
    for report in reports[place:]:
        if report.action.source == at and report.action.target is not None:
            at = report.action.target if report.action.kind in _STEPS else at
            pushed += [push.townsperson for push in report.pushed if push.townsperson not in pushed]
            kills |= report.action.kind is ActionKind.ASSASSIN_KILL
    if kills:
        return phrase("assassins-hints-hint-notes-goes-nearer", count=len(end.knights))
    if first.action.kind not in _STEPS or end.king is None:
        return ""
    driven = [number for number in pushed if _farther(number, first.before, end)]
    if driven:
        return phrase("assassins-hints-hint-notes-goes-nearer-2", people=_people(driven))
    before, after = squares_apart(first.action.source, end.king), squares_apart(at, end.king)
    if after < before:
        return phrase("assassins-hints-hint-notes-goes-nearer-3", after=after)
    hidden = first.action.kind is ActionKind.TOWNSPERSON_STEP
    return phrase("assassins-hints-hint-notes-goes-nearer-4") if hidden else ""


def _farther(number: int, before: AssassinsPosition, end: AssassinsPosition) -> bool:
    """Whether one of the townsfolk ends farther from where the king ends than it stood."""
    was, now = before.townsfolk[number], end.townsfolk[number]
    if was is None or now is None or end.king is None:
        return False
    return squares_apart(now, end.king) > squares_apart(was, end.king)


def _beside_a_knight(position: AssassinsPosition, number: int) -> bool:
    """Whether a knight can lay hands on one of the townsfolk where both stand."""
    at = position.townsfolk[number]
    return at is not None and any(
        at in NEIGHBOURS[knight] and reaches(position.town, knight, at)
        for knight in position.knights
    )


def _people(numbers: Collection[int]) -> str:
    return listed(said(person(number)) for number in numbers)
