"""A phase narrated step by step: pure data, for a screen or for plain text.

Steps of the same pawn that follow each other are one scene; a push, an arrest or a strike is a
scene of its own, and a reveal two: somebody in the crowd has a knife, and then who. So is the
king's last step: the gate opens, and then he is inside. A game that ends with the cards has a scene
for that. Narrating changes nothing: the phase has been played and saved before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from assassins.actions import ASSASSINS, ActionKind, Side
from assassins.games import Opponents
from assassins.position import AssassinsPosition, Ending
from assassins.rounds import ActionReport, PhaseReport
from assassins.town import SQUARE_NAMES, Direction, neighbour
from kingsroad_tui.assassins.play.typed_actions import Numbers, followed
from kingsroad_tui.assassins.words.game import SIDES, action_sentence, actor, person
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class AssassinsScene:
    """One step of the story of a phase.

    Attributes:
        title: a few words about this step.
        sentences: what happens.
        position: the position to show.
        moved: the squares of the pawns that have moved.
        left: the squares that were left, and in which direction.
        knights: the reports up to here, by which the knights' numbers are followed.
        side: whose phase it is.
        headline: a few words where a blow falls; else empty.
        stays: for how many times as long as a step that matters it is shown.
        spotlight: the squares on which all eyes are; none where nothing stands out.
        leads_on: whether the next scene is told with it or not at all.
    """

    title: str
    sentences: tuple[str, ...]
    position: AssassinsPosition
    moved: frozenset[int]
    left: dict[int, Direction]
    knights: tuple[ActionReport, ...]
    side: Side
    headline: str = ""
    stays: float = 1
    spotlight: frozenset[int] = frozenset()
    leads_on: bool = False

    @property
    def is_blow(self) -> bool:
        """Whether something happens in it that nobody should miss."""
        return bool(self.headline) and not self.leads_on


def narrate_phase(
    phase: PhaseReport, players: Opponents, numbers: Numbers
) -> tuple[AssassinsScene, ...]:
    """The scenes of a phase, at least one.

    Args:
        phase: as it was played.
        players: by their names.
        numbers: the knights' numbers when it began.
    """
    title = phase_title(phase.round, phase.side)
    scenes = list(_scenes(title, phase.actions, numbers))
    if not scenes:
        name = players.of(phase.side)
        scenes.append(
            AssassinsScene(
                title,
                (phrase("assassins-story-nothing", who=name),),
                phase.after,
                frozenset(),
                {},
                (),
                phase.side,
            )
        )
    if phase.after.ending is Ending.TIME:
        scenes.append(_out_of_time(title, phase))
    return tuple(scenes)


def _scenes(
    title: str, actions: tuple[ActionReport, ...], numbers: Numbers
) -> tuple[AssassinsScene, ...]:
    """The scenes of what was done, with what builds up to a reveal or to the king's way out."""
    scenes: list[AssassinsScene] = []
    done = 0
    for walk in _walks(actions):
        if walk[0].action.kind is ActionKind.REVEAL:
            scenes.append(_suspense(title, walk[0], actions[:done]))
        elif walk[0].action.kind is ActionKind.KING_EXIT:
            scenes.append(_gate_opens(title, walk[0], actions[:done]))
        done += len(walk)
        scenes.append(_scene(title, walk, actions[:done], numbers))
        numbers = followed(numbers, walk)
    return _paced(scenes)


_DULL: Final = 0.3
"""How long a step stays in which nothing is at stake, beside one that matters."""

_PLAIN: Final = {
    ActionKind.KING_STEP: 0.6,
    ActionKind.KNIGHT_PUSH: 0.5,
    ActionKind.ASSASSIN_STEP: 1.0,
}
"""The same for what deals no blow: eyes are on the king, and on a bare knife."""


def _paced(scenes: Sequence[AssassinsScene]) -> tuple[AssassinsScene, ...]:
    """The scenes; dull ones, however many they are, take no longer together than one that
    matters."""
    dull = sum(scene.stays for scene in scenes if scene.stays == _DULL)
    return tuple(
        replace(scene, stays=_DULL * min(1.0, 1.0 / dull)) if scene.stays == _DULL else scene
        for scene in scenes
    )


def narrate_actions(
    actions: tuple[ActionReport, ...], round_: int, numbers: Numbers
) -> tuple[AssassinsScene, ...]:
    """The scenes of some actions of one phase, at least one of them.

    Args:
        actions: what happened, one after the other.
        round_: the round it happened in.
        numbers: the knights' numbers before it.
    """
    side = actions[0].action.kind.pool.side
    return _scenes(phase_title(round_, side), actions, numbers)


def narrate_blow(report: ActionReport, round_: int, numbers: Numbers) -> tuple[AssassinsScene, ...]:
    """The scenes of a single action that strikes somebody or decides the game; none for others.

    Args:
        report: what happened.
        round_: the round it happened in.
        numbers: the knights' numbers before it.
    """
    return narrate_actions((report,), round_, numbers) if _headline(report)[0] else ()


def told_to_people(
    scenes: tuple[AssassinsScene, ...], own: Collection[int]
) -> tuple[AssassinsScene, ...]:
    """The scenes of the king's phase as the people's player sees them, who alone knows whether an
    arrest has caught an assassin; ``own`` are theirs (0 to 11), none where they look away."""
    return tuple(_with_owner(scene, own) for scene in scenes) if own else scenes


def _with_owner(scene: AssassinsScene, own: Collection[int]) -> AssassinsScene:
    last = scene.knights[-1] if scene.is_blow and scene.knights else None
    if last is None or last.action.kind is not ActionKind.ARREST or last.after.over:
        return scene
    if last.townsperson in own:
        return replace(scene, headline=phrase("assassins-story-caught"))
    return replace(scene, sentences=(*scene.sentences, phrase("assassins-story-not-yours")))


def closing_scenes(scenes: tuple[AssassinsScene, ...], seen: int) -> tuple[AssassinsScene, ...]:
    """The last of the scenes of a phase, with those that lead on to it, and any of actions that
    come after the first ``seen``."""
    first = len(scenes) - 1
    while first > 0 and (scenes[first - 1].leads_on or len(scenes[first - 1].knights) > seen):
        first -= 1
    return scenes[first:]


def _walks(reports: Sequence[ActionReport]) -> list[tuple[ActionReport, ...]]:
    """The actions, those steps together that one pawn makes one after the other."""
    walks: list[list[ActionReport]] = []
    for report in reports:
        before = walks[-1][-1] if walks else None
        if (
            before is not None
            and report.action.kind.is_step
            and before.action.kind is report.action.kind
            and before.action.target == report.action.source
        ):
            walks[-1].append(report)
        else:
            walks.append([report])
    return [tuple(walk) for walk in walks]


def _scene(
    title: str,
    walk: tuple[ActionReport, ...],
    done: tuple[ActionReport, ...],
    numbers: Numbers,
) -> AssassinsScene:
    last = walk[-1]
    moved = {push.target for push in last.pushed}
    if last.action.target is not None:
        moved.add(last.action.target)
    left = {
        report.action.source: direction
        for report in walk
        if (direction := _direction(report)) is not None and _walked(report)
    }
    said = tuple(filter(None, (_walk_sentence(walk, numbers), _what_it_means(last))))
    if last.action.kind is ActionKind.REVEAL:
        said = (_knife_drawn(last),)
    elif last.action.kind is ActionKind.KING_EXIT:
        said = (phrase("assassins-story-inside"),)
        left = {last.action.source: _way_out(last)}
    scene = AssassinsScene(
        title, said, last.after, frozenset(moved), left, done, last.action.kind.pool.side
    )
    if not _headline(last)[0]:
        return replace(scene, stays=_PLAIN.get(last.action.kind, _DULL))
    headline, stays = _headline(last)
    return replace(scene, headline=headline, stays=stays, spotlight=_spotlight(last))


def _suspense(title: str, report: ActionReport, done: tuple[ActionReport, ...]) -> AssassinsScene:
    """Before somebody is revealed: anybody in the crowd may be the one."""
    before = report.before
    hidden = frozenset(
        square
        for number, square in enumerate(before.townsfolk)
        if square is not None and number not in before.revealed
    )
    return AssassinsScene(
        title,
        (phrase("assassins-story-knife"),),
        before,
        frozenset(),
        {},
        done,
        Side.PEOPLE,
        phrase("assassins-story-knife-headline"),
        spotlight=hidden,
        leads_on=True,
    )


def _gate_opens(title: str, report: ActionReport, done: tuple[ActionReport, ...]) -> AssassinsScene:
    """Before the king's last step: he and the gate, and nobody between them."""
    square, direction = report.action.source, _way_out(report)
    return AssassinsScene(
        title,
        (phrase("assassins-story-gate", gate=direction.value),),
        report.before,
        frozenset(),
        {},
        done,
        Side.KING,
        phrase("assassins-story-gate-headline"),
        stays=2,
        spotlight=_gate_squares(square, direction),
        leads_on=True,
    )


def _out_of_time(title: str, phase: PhaseReport) -> AssassinsScene:
    """After the last card: the king is still outside, and everybody sees it."""
    king = phase.after.king
    assert king is not None
    return AssassinsScene(
        title,
        (phrase("assassins-story-too-late", square=SQUARE_NAMES[king]),),
        phase.after,
        frozenset(),
        {},
        phase.actions,
        Side.PEOPLE,
        phrase("assassins-story-too-late-headline"),
        stays=3,
        spotlight=frozenset({king}),
    )


def _walk_sentence(walk: tuple[ActionReport, ...], numbers: Numbers) -> str:
    """One step as it is told everywhere; several as the way that was taken."""
    if len(walk) == 1:
        return action_sentence(walk[0], numbers)
    way = [walk[0].action.source, *(report.action.target for report in walk)]
    start, *by, end = [SQUARE_NAMES[square] for square in way if square is not None]
    return phrase(
        "assassins-story-walk",
        who=actor(walk[0], numbers),
        source=start,
        by=tuple(by),
        target=end,
        price=sum(report.price for report in walk),
    )


def _knife_drawn(report: ActionReport) -> str:
    """Who and where it is that the headline has named, and how many nobody knows yet."""
    assert report.townsperson is not None
    return phrase(
        "assassins-story-knife-drawn",
        who=person(report.townsperson),
        square=SQUARE_NAMES[report.action.source],
        unknown=ASSASSINS - len(report.after.revealed),
    )


def _what_it_means(report: ActionReport) -> str:
    """What follows from a blow that does not end the game; empty for anything else."""
    after = report.after
    if after.over:
        return ""
    match report.action.kind:
        case ActionKind.WOUND:
            return phrase("assassins-story-one-wound-more")
        case ActionKind.ASSASSIN_KILL:
            return phrase("assassins-story-knights-left", knights=len(after.knights))
        case ActionKind.KNIGHT_KILL:
            return phrase("assassins-story-assassins-dead", dead=len(after.killed))
        case _:
            return ""


def phase_title(round_: int, side: Side) -> str:
    """What a phase is called: ``Round 3: the king's side``."""
    return phrase("assassins-phase-title", round=round_, side=SIDES[side])


def story_keys(here: KeysHere, *, waits: bool) -> str:
    """What can be done while a story is told; ``waits``: whether it does not go on by itself."""
    return phrase("assassins-story-keys", forward=here("forward"), waits=waits, skip=here("let_go"))


def blow_words(report: ActionReport) -> str:
    """What a blow is called beside the sentence of it; empty for what is none."""
    if report.action.kind is ActionKind.REVEAL:
        return phrase("assassins-story-unmasked")
    return _headline(report)[0]


_STAYS: Final = 2
_STAYS_LAST: Final = 3
"""How long a blow stays, and one that decides the game, in times of a step that matters."""


def _headline(report: ActionReport) -> tuple[str, int]:
    """What a blow is called, and for how many times as long as a step it is shown."""
    stays = _STAYS_LAST if report.after.over else _STAYS
    match report.action.kind:
        case ActionKind.REVEAL:
            assert report.townsperson is not None
            who = person(report.townsperson)
            return phrase("assassins-story-revealed", who=who), stays
        case ActionKind.ASSASSIN_KILL:
            return phrase("assassins-story-knight-falls"), stays
        case ActionKind.WOUND:
            return phrase("assassins-story-king-struck", dead=report.after.over), stays
        case ActionKind.ARREST | ActionKind.KNIGHT_KILL if report.after.over:
            return phrase("assassins-story-last-assassin"), stays
        case ActionKind.ARREST:
            return phrase("assassins-story-arrested"), stays
        case ActionKind.KNIGHT_KILL:
            return phrase("assassins-story-assassin-falls"), stays
        case ActionKind.KING_EXIT:
            return phrase("assassins-story-in-the-castle"), stays
        case _:
            return "", 1


def _spotlight(report: ActionReport) -> frozenset[int]:
    """The squares on which all eyes are when a blow falls."""
    if not _headline(report)[0]:
        return frozenset()
    action = report.action
    if action.kind is ActionKind.KING_EXIT:
        return _gate_squares(action.source, _way_out(report))
    victim = report.before.king if action.kind is ActionKind.WOUND else action.target
    return frozenset({action.source} if victim is None else {action.source, victim})


def _way_out(report: ActionReport) -> Direction:
    """The direction of the gate by which the king leaves."""
    return next(g.direction for g in report.before.town.gates if g.square == report.action.source)


def _gate_squares(square: int, direction: Direction) -> frozenset[int]:
    """The square before a gate and the one behind it, which has the gate drawn on its edge."""
    behind = neighbour(square, direction)
    return frozenset({square} if behind is None else {square, behind})


def _walked(report: ActionReport) -> bool:
    return report.action.kind.is_step or report.action.kind is ActionKind.KNIGHT_PUSH


def _direction(report: ActionReport) -> Direction | None:
    source, target = report.action.source, report.action.target
    return next((d for d in Direction if neighbour(source, d) == target), None)
