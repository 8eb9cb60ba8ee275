"""A turn in a few words: what each pawn does from first to last, one clause for each pawn.

The story of a phase goes step by step; here the steps of a pawn are one movement, as somebody would
say across the table: "knight 7 goes to g10 and arrests l; the king goes to i10".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Final, NamedTuple

from assassins.actions import ActionKind, IllegalAction, Side, parse_action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, Ending
from assassins.rounds import ActionReport, act
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.typed_actions import Numbers, followed, knight_numbers_before
from kingsroad_tui.assassins.words.game import (
    SIDES,
    THE_KING,
    acted_on,
    card_words,
    knight,
    person,
)
from kingsroad_tui.rivals.remarks import said_sentence
from kingsroad_tui.words.lists import join_clauses
from tabletop.say import Say
from tabletop.words.voice import phrase, said

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


class PawnTurn(NamedTuple):
    """What one pawn does in a row.

    Attributes:
        place: that of its first action in the turn.
        pawn: who it is.
        acts: what it does one by one, its steps in a row as one movement.
        removal: the act (from 0) that removes somebody; None where none does.
        weight: how much it matters to the other side; 0 is the most.
        pushing: whether somebody is pushed on the way.
    """

    place: int
    pawn: Say
    acts: tuple[Say, ...]
    removal: int | None
    weight: int
    pushing: bool

    @property
    def _facts(self) -> Mapping[str, Say | tuple[Say, ...]]:
        # One who is pushed on the way must not seem to do the rest.
        then = reduce(_then, self.acts) if self.pushing else self.acts
        return {"pawn": self.pawn, "acts": then}

    @property
    def clause(self) -> Say:
        """It in a sentence of others: ``knight 7 goes to g10 and arrests the witch hunter L``."""
        return Say("assassins-turn", **self._facts)

    @property
    def sentence(self) -> str:
        """It as a sentence of its own."""
        return phrase("assassins-turn.sentence", **self._facts)


def _then(first: Say, following: Say) -> Say:
    return Say("assassins-turn-then", first=first, following=following)


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


def pawn_turns(reports: Sequence[ActionReport], numbers: Numbers) -> list[PawnTurn]:
    """What was or would be done, by each pawn in turn.

    Args:
        reports: in order.
        numbers: the knights' numbers before the first one.
    """
    found: list[PawnTurn] = []
    place = 0
    for group in _groups(reports):
        acts = _acts(group)
        removal = next((at for at, one in enumerate(acts) if one[0].action.kind in _REMOVALS), None)
        words = tuple(
            _movement(one) if one[0].action.kind in STEPS else _act(one[0], numbers) for one in acts
        )
        pushing = any(report.pushed for report in group)
        weight = min(map(_weight, group))
        pawn = _pawn(group[0], numbers)
        found.append(PawnTurn(place, pawn, words, removal, weight, pushing))
        numbers = followed(numbers, group)
        place += len(group)
    return found


def turn_sentences(reports: Sequence[ActionReport], numbers: Numbers) -> list[str]:
    """As `pawn_turns`, a sentence for each."""
    return [turn.sentence for turn in pawn_turns(reports, numbers)]


def weightiest_sentences(reports: Sequence[ActionReport], numbers: Numbers, most: int) -> list[str]:
    """As `turn_sentences`, but only so many: those about the king and blows before pushes, and
    quiet steps last. In the order in which it was done."""
    turns = pawn_turns(reports, numbers)
    kept = sorted(sorted(turns, key=lambda turn: turn.weight)[:most])
    return [turn.sentence for turn in kept]


def turn_words(reports: Sequence[ActionReport], numbers: Numbers) -> str:
    """The whole turn, to go on in a sentence."""
    return join_clauses(said(turn.clause) for turn in pawn_turns(reports, numbers))


def actors(reports: Sequence[ActionReport], numbers: Numbers) -> dict[int, Say]:
    """Who does each action, by its place in the turn."""
    found: dict[int, Say] = {}
    for place, report in enumerate(reports):
        found[place] = _pawn(report, numbers)
        numbers = followed(numbers, [report])
    return found


def _weight(report: ActionReport) -> int:
    """How much an action matters to the other side; 0 is the most."""
    if report.action.kind in _QUIET:
        return 1 if report.pushed else 2
    return 0


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


def _pawn(report: ActionReport, numbers: Mapping[int, int]) -> Say:
    kind = report.action.kind
    if kind in (ActionKind.KING_STEP, ActionKind.KING_EXIT):
        return THE_KING
    if kind.value.startswith("N"):
        return knight(report.action.source, numbers)
    return person(acted_on(report))


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


def _movement(walk: Sequence[ActionReport]) -> Say:
    """``goes to g10``, ``climbs to the roof g5``, ``goes to b3, pushing the blacksmith B to c3``,
    ``goes to e9 and back``."""
    roofs = walk[0].before.town.roofs
    start, end = walk[0].action.source, walk[-1].action.target
    assert end is not None
    how = "level" if roofs[end] == roofs[start] else "up" if roofs[end] else "down"
    if start == end:
        how, turn = "back", walk[(len(walk) - 1) // 2].action.target
        assert turn is not None
        end = turn
    moved = Say("assassins-turn-movement", how=how, square=SQUARE_NAMES[end])
    pushed = {push.townsperson: push.target for report in walk for push in report.pushed}
    if not pushed:
        return moved
    places = tuple(
        Say("assassins-turn-pushed", who=person(who), square=SQUARE_NAMES[at])
        for who, at in pushed.items()
    )
    return Say("assassins-turn-pushing", moved=moved, pushed=places)


def _act(report: ActionReport, numbers: Numbers) -> Say:
    """What is done without a step."""
    target = report.action.target
    match report.action.kind:
        case ActionKind.KING_EXIT:
            return Say("assassins-turn-leaves")
        case ActionKind.ARREST:
            return Say("assassins-turn-arrests", whom=person(acted_on(report)))
        case ActionKind.KNIGHT_KILL:
            return Say("assassins-turn-kills-assassin", letter=PAWNS[acted_on(report)])
        case ActionKind.REVEAL:
            return Say("assassins-turn-is-revealed")
        case ActionKind.ASSASSIN_KILL:
            assert target is not None
            return Say("assassins-turn-kills-knight", knight=knight(target, numbers))
        case _:
            return Say("assassins-turn-strikes", dead=report.after.ending is Ending.KILLED)


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
        side = SIDES[phase.side]
        heading = phrase("assassins-phase-title", round=phase.round, side=side)
        if phase.side is Side.KING:
            card = card_words(phase.card)
            heading = phrase("assassins-turns-heading", round=phase.round, side=side, card=card)
        done = turn_sentences(phase.actions, knight_numbers_before(game, at))
        name = game.players.of(phase.side)
        lines = (said_sentence(name, line) for line in said.get((phase.round, phase.side), ()))
        phases.append((heading, [*(done or [phrase("assassins-turns-nothing")]), *lines]))
    if game.running and running:
        numbers = knight_numbers_before(game, len(game.phases))
        heading = phrase("assassins-turns-this-phase")
        phases.append((heading, turn_sentences(game.running, numbers)))
    return phases or [("", [phrase("assassins-turns-nothing-yet")])]


def log_lines(
    game: AssassinsGame, said: Mapping[tuple[int, Side], Sequence[str]] = _NOTHING
) -> list[str]:
    """The same, line by line."""
    return [
        line
        for heading, sentences in log_phases(game, said)
        for line in (*filter(None, [heading]), *sentences)
    ]
