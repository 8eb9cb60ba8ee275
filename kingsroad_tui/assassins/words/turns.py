"""A turn in a few words: what each pawn does from first to last, one clause for each pawn.

The story of a phase goes step by step; here the steps of a pawn are one movement, as somebody would
say across the table: "knight 7 goes to g10 and arrests l; the king goes to i10".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from assassins.actions import ActionKind, IllegalAction, Side, parse_action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, Ending
from assassins.rounds import ActionReport, act
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.typed_actions import Numbers, followed, knight_numbers_before
from kingsroad_tui.assassins.words.game import SIDES, card_words, knight_words, person, sentence
from kingsroad_tui.rivals.remarks import said_sentence
from kingsroad_tui.words.lists import listed
from tabletop.words.voice import phrase

STEPS = frozenset(
    {
        ActionKind.KING_STEP,
        ActionKind.KNIGHT_STEP,
        ActionKind.KNIGHT_PUSH,
        ActionKind.TOWNSPERSON_STEP,
        ActionKind.ASSASSIN_STEP,
    }
)
"""The actions by which a pawn gets to another square."""

_QUIET = STEPS - {ActionKind.KING_STEP}
"""Steps that may go unnoticed, unless they push somebody."""

_REMOVALS = frozenset({ActionKind.ARREST, ActionKind.KNIGHT_KILL})
"""The actions by which one of the people is gone."""


def reports_of(position: AssassinsPosition, actions: Iterable[str]) -> tuple[ActionReport, ...]:
    """What would happen, action by action, as far as it is possible; the secret plays no part."""
    reports: list[ActionReport] = []
    for text in actions:
        try:
            reports.append(act(position, parse_action(text)))
        except IllegalAction:
            break
        position = reports[-1].after
        if position.over:
            break
    return tuple(reports)


def turn_clauses(reports: Sequence[ActionReport], numbers: Numbers) -> list[str]:
    """What was or would be done, a clause for each pawn in turn.

    Args:
        reports: in order.
        numbers: the knights' numbers before the first one.
    """
    return [clause for _, clause in placed_clauses(reports, numbers)]


def weightiest_clauses(reports: Sequence[ActionReport], numbers: Numbers, most: int) -> list[str]:
    """As `turn_clauses`, but only so many: those about the king and blows before pushes, and quiet
    steps last. In the order in which it was done."""
    groups = _groups(reports)
    weights = {at: min(map(_weight, group)) for at, group in enumerate(groups)}
    kept = sorted(sorted(weights, key=lambda at: weights[at])[:most])
    clauses = turn_clauses(reports, numbers)
    return [clauses[at] for at in kept]


def _weight(report: ActionReport) -> int:
    """How much an action matters to the other side; 0 is the most."""
    if report.action.kind in _QUIET:
        return 1 if report.pushed else 2
    return 0


def placed_clauses(reports: Sequence[ActionReport], numbers: Numbers) -> list[tuple[int, str]]:
    """As `turn_clauses`, each with the place of its first action in the turn."""
    clauses: list[tuple[int, str]] = []
    place = 0
    for group in _groups(reports):
        who = _pawn(group[0], numbers)
        clauses.append((place, f"{who} {_in_order(_words_of_acts(group, numbers))}"))
        numbers = followed(numbers, group)
        place += len(group)
    return clauses


def pawn_acts(
    reports: Sequence[ActionReport], numbers: Numbers
) -> list[tuple[int, str, list[str], int | None]]:
    """As `placed_clauses`, but who acts, all that it does one by one, and which of that removes
    somebody (from 0), if anything does."""
    found: list[tuple[int, str, list[str], int | None]] = []
    place = 0
    for group in _groups(reports):
        acts = _acts(group)
        blow = next((at for at, done in enumerate(acts) if done[0].action.kind in _REMOVALS), None)
        words = [_act_words(done, numbers) for done in acts]
        found.append((place, _pawn(group[0], numbers), words, blow))
        numbers = followed(numbers, group)
        place += len(group)
    return found


def actors(reports: Sequence[ActionReport], numbers: Numbers) -> dict[int, str]:
    """Who does each action, by its place in the turn."""
    found: dict[int, str] = {}
    for place, report in enumerate(reports):
        found[place] = _pawn(report, numbers)
        numbers = followed(numbers, [report])
    return found


def turn_words(reports: Sequence[ActionReport], numbers: Numbers) -> str:
    """The whole turn as one clause."""
    return "; ".join(turn_clauses(reports, numbers))


def _groups(reports: Sequence[ActionReport]) -> list[list[ActionReport]]:
    """The actions, those together that one pawn does one after the other."""
    groups: list[list[ActionReport]] = []
    for report in reports:
        if groups and _here(groups[-1][-1]) == report.action.source:
            groups[-1].append(report)
        else:
            groups.append([report])
    return groups


def _here(report: ActionReport) -> int | None:
    """Where the pawn that acted stands afterwards; None off the board."""
    if report.action.kind is ActionKind.KING_EXIT:
        return None
    return report.action.target if report.action.kind in STEPS else report.action.source


def _pawn(report: ActionReport, numbers: Mapping[int, int]) -> str:
    kind = report.action.kind
    if kind in (ActionKind.KING_STEP, ActionKind.KING_EXIT):
        return phrase("assassins-turns-pawn")
    if kind.value.startswith("N"):
        return knight_words(report.action.source, numbers)
    who = report.townsperson
    assert who is not None
    return person(who)


def _words_of_acts(group: Sequence[ActionReport], numbers: Numbers) -> list[str]:
    """What a pawn does, its steps in a row as one movement."""
    return [_act_words(done, numbers) for done in _acts(group)]


def _in_order(acts: Sequence[str]) -> str:
    """``goes to g10 and arrests L``; one who is pushed on the way must not seem to do the rest."""
    return ", then ".join(acts) if _PUSHING in " ".join(acts) else listed(acts)


_PUSHING: Final = ", pushing "
"""Between a movement and those who are pushed by it."""


def _acts(group: Sequence[ActionReport]) -> list[list[ActionReport]]:
    """The actions of a pawn, its steps in a row together."""
    acts: list[list[ActionReport]] = []
    for report in group:
        steps = report.action.kind in STEPS
        if steps and acts and acts[-1][0].action.kind in STEPS:
            acts[-1].append(report)
        else:
            acts.append([report])
    return acts


def _act_words(done: Sequence[ActionReport], numbers: Numbers) -> str:
    return _movement(done) if done[0].action.kind in STEPS else _act(done[0], numbers)


def _movement(walk: Sequence[ActionReport]) -> str:
    """``goes to g10``, ``climbs to the roof g5``, ``goes to b3, pushing the blacksmith B to c3``,
    ``goes to e9 and back``."""
    roofs = walk[0].before.town.roofs
    start, end = walk[0].action.source, walk[-1].action.target
    assert end is not None
    if start == end:
        turn = walk[(len(walk) - 1) // 2].action.target
        assert turn is not None
        moved = f"goes to {SQUARE_NAMES[turn]} and back"
    elif roofs[end] and not roofs[start]:
        moved = f"climbs to the roof {SQUARE_NAMES[end]}"
    elif roofs[start] and not roofs[end]:
        moved = f"comes down to {SQUARE_NAMES[end]}"
    else:
        moved = f"goes to {SQUARE_NAMES[end]}"
    pushed = {push.townsperson: push.target for report in walk for push in report.pushed}
    if not pushed:
        return moved
    places = listed(f"{person(who)} to {SQUARE_NAMES[at]}" for who, at in pushed.items())
    return f"{moved}{_PUSHING}{places}"


def _act(report: ActionReport, numbers: Numbers) -> str:
    """What is done without a step."""
    whom = report.townsperson
    target = report.action.target
    match report.action.kind:
        case ActionKind.KING_EXIT:
            return phrase("assassins-turns-act")
        case ActionKind.ARREST:
            assert whom is not None
            return phrase("assassins-turns-act-2", person=person(whom))
        case ActionKind.KNIGHT_KILL:
            assert whom is not None
            return phrase("assassins-turns-act-3", pawns=PAWNS[whom])
        case ActionKind.REVEAL:
            return phrase("assassins-turns-act-4")
        case ActionKind.ASSASSIN_KILL:
            assert target is not None
            return phrase("assassins-turns-act-5", knight_words=knight_words(target, numbers))
        case _:
            return (
                phrase("assassins-turns-act-6")
                if report.after.ending is Ending.KILLED
                else phrase("assassins-turns-act-7")
            )


_NOTHING: Final[Mapping[tuple[int, Side], Sequence[str]]] = {}


def log_phases(
    game: AssassinsGame,
    said: Mapping[tuple[int, Side], Sequence[str]] = _NOTHING,
    *,
    running: bool = True,
) -> list[tuple[str, list[str]]]:
    """A heading and sentences for each phase, the running one with what is done of it so far.

    Only what both sides know is in it: of the assassins those who were revealed.

    Args:
        game: the game.
        said: what rivals have said, by round and side.
        running: whether the running phase is wanted.
    """
    phases: list[tuple[str, list[str]]] = []
    for at, phase in enumerate(game.phases):
        clauses = turn_clauses(phase.actions, knight_numbers_before(game, at))
        heading = f"Round {phase.round}: {SIDES[phase.side]}"
        if phase.side is Side.KING:
            heading = f"{heading} ({card_words(phase.card)})"
        done = [sentence(clause) for clause in clauses] or ["Nothing."]
        name = game.players.of(phase.side)
        lines = said.get((phase.round, phase.side), ())
        phases.append((heading, [*done, *(said_sentence(name, line) for line in lines)]))
    if game.running and running:
        numbers = knight_numbers_before(game, len(game.phases))
        phases.append(("This phase", [sentence(c) for c in turn_clauses(game.running, numbers)]))
    return phases or [("", [phrase("assassins-turns-nothing-yet")])]


def log_lines(
    game: AssassinsGame, said: Mapping[tuple[int, Side], Sequence[str]] = _NOTHING
) -> list[str]:
    """The same, line by line."""
    return [
        line
        for heading, sentences in log_phases(game, said)
        for line in (*([f"{heading}."] if heading else []), *sentences)
    ]
