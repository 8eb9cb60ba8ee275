"""A phase narrated step by step: pure data, for a screen or for plain text.

Steps of the same pawn that follow each other are one scene; a push, an arrest, a reveal or a strike
is a scene of its own. Narrating changes nothing: the phase has been played and saved before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from assassins.actions import ActionKind
from assassins.games import Opponents
from assassins.position import TownPosition
from assassins.rounds import ActionReport, PhaseReport
from assassins.squares import SQUARE_NAMES, Direction, neighbour
from kingsroad_tui.assassins.text.game import SIDES, action_sentence, listed, sentence

_STEPS = {
    ActionKind.KING_STEP: "the king walks",
    ActionKind.KNIGHT_STEP: "a knight goes",
    ActionKind.TOWNSPERSON_STEP: "",
    ActionKind.ASSASSIN_STEP: "",
}


@dataclass(frozen=True, slots=True)
class TownScene:
    """One step of the story of a phase.

    Attributes:
        title: a few words about this step.
        sentences: what happens.
        position: the position to show.
        moved: the squares of the pawns that have moved.
        left: the squares that were left, and in which direction.
        knights: the reports up to here, by which the knights' numbers are followed.
    """

    title: str
    sentences: tuple[str, ...]
    position: TownPosition
    moved: frozenset[int]
    left: dict[int, Direction]
    knights: tuple[ActionReport, ...]


def narrate_phase(phase: PhaseReport, players: Opponents) -> tuple[TownScene, ...]:
    """The scenes of a phase, at least one."""
    title = f"Round {phase.round}: {SIDES[phase.side]}"
    scenes: list[TownScene] = []
    told = 0
    for walk in _walks(phase.actions):
        told += len(walk)
        scenes.append(_scene(title, walk, phase.actions[:told]))
    if not scenes:
        name = players.of(phase.side)
        scenes.append(
            TownScene(title, (f"{name} does nothing.",), phase.after, frozenset(), {}, ())
        )
    return tuple(scenes)


def _walks(reports: Sequence[ActionReport]) -> list[tuple[ActionReport, ...]]:
    """The actions, those steps together that one pawn makes one after the other."""
    walks: list[list[ActionReport]] = []
    for report in reports:
        before = walks[-1][-1] if walks else None
        if (
            before is not None
            and report.action.kind in _STEPS
            and before.action.kind is report.action.kind
            and before.action.target == report.action.source
        ):
            walks[-1].append(report)
        else:
            walks.append([report])
    return [tuple(walk) for walk in walks]


def _scene(title: str, walk: tuple[ActionReport, ...], told: tuple[ActionReport, ...]) -> TownScene:
    last = walk[-1]
    moved = {push.target for push in last.pushed}
    if last.action.target is not None:
        moved.add(last.action.target)
    left = {
        report.action.source: direction
        for report in walk
        if (direction := _direction(report)) is not None and _walked(report)
    }
    return TownScene(title, (_walk_sentence(walk),), last.after, frozenset(moved), left, told)


def _walk_sentence(walk: tuple[ActionReport, ...]) -> str:
    """One step as it is told everywhere; several as the way that was taken."""
    if len(walk) == 1:
        return action_sentence(walk[0])
    first = action_sentence(walk[0])
    subject = first.partition(" goes ")[0].partition(" walks ")[0].partition(" climbs ")[0]
    subject = subject.partition(" comes ")[0]
    way = [walk[0].action.source, *(report.action.target for report in walk)]
    start, *by, end = [SQUARE_NAMES[square] for square in way if square is not None]
    spent = sum(report.price for report in walk)
    who = f"{subject[:1].lower()}{subject[1:]}"
    return sentence(f"{who} goes from {start} by {listed(by)} to {end} ({spent} AP)")


def _walked(report: ActionReport) -> bool:
    return report.action.kind in _STEPS or report.action.kind is ActionKind.KNIGHT_PUSH


def _direction(report: ActionReport) -> Direction | None:
    source, target = report.action.source, report.action.target
    return next((d for d in Direction if neighbour(source, d) == target), None)
