"""What rivals find worth a remark at a table of King & Assassins, as phases are seen. No words.

Every function gets phases as both sides saw them, and never who the assassins are: so nothing that
is said can depend on what is still hidden. No Textual.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum, unique
from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame, Opponents
from assassins.position import AssassinsPosition, Ending
from assassins.rounds import ActionReport, PhaseReport
from kingsroad_tui.assassins.review.way import steps_to_castle
from kingsroad_tui.assassins.words.game import the_trade
from kingsroad_tui.rivals.cast import Cast
from kingsroad_tui.rivals.remarks import Mood, Remark, Spoken, Talk
from tabletop.say import Fact

CAST: Final = Cast(ASSASSINS_STRENGTHS, "assassins", colours=False)
"""The computer players; behind them it is blue as the king's knights, red as the assassins."""

_NEAR: Final = 5
"""So many steps from the castle the king is near it."""

_LATE: Final = 4
"""With so few cards left it is getting late."""


def told_at(actions: int) -> tuple[str, int]:
    """So many actions of the phase have been told."""
    return ("told", actions)


@unique
class AssassinsSituation(StrEnum):
    """What can be said something about; the lines of each character are filed by it.

    First what the king's side says, then what the people's does, then the ends of games.
    """

    ARREST = "arrest"
    KILL = "kill"
    UNMASKED = "unmasked"
    WOUNDED = "wounded"
    KNIGHT_LOST = "knight-lost"
    KING_NEAR = "king-near"
    KING_LATE = "king-late"
    KING_QUIET = "king-quiet"
    ARRESTED = "arrested"
    KILLED = "killed"
    UNMASK = "unmask"
    STRIKE = "strike"
    KNIGHT_FELLED = "knight-felled"
    GATE_NEAR = "gate-near"
    GATE_LATE = "gate-late"
    PEOPLE_QUIET = "people-quiet"
    WON = "won"
    LOST = "lost"
    WON_CASTLE = "won-castle"
    WON_ASSASSINS = "won-assassins"
    LOST_KILLED = "lost-killed"
    LOST_TIME = "lost-time"
    WON_KILLED = "won-killed"
    WON_TIME = "won-time"
    LOST_CASTLE = "lost-castle"
    LOST_ASSASSINS = "lost-assassins"


_Said = tuple[AssassinsSituation, Mood, float]

_DONE: Final[Mapping[ActionKind, Mapping[Side, _Said]]] = {
    ActionKind.ARREST: {
        Side.KING: (AssassinsSituation.ARREST, Mood.PLEASED, 0.6),
        Side.PEOPLE: (AssassinsSituation.ARRESTED, Mood.WORRIED, 0.6),
    },
    ActionKind.KNIGHT_KILL: {
        Side.KING: (AssassinsSituation.KILL, Mood.PLEASED, 0.85),
        Side.PEOPLE: (AssassinsSituation.KILLED, Mood.STUNNED, 0.85),
    },
    ActionKind.REVEAL: {
        Side.KING: (AssassinsSituation.UNMASKED, Mood.STUNNED, 0.85),
        Side.PEOPLE: (AssassinsSituation.UNMASK, Mood.PLEASED, 0.8),
    },
    ActionKind.WOUND: {
        Side.KING: (AssassinsSituation.WOUNDED, Mood.STUNNED, 1.0),
        Side.PEOPLE: (AssassinsSituation.STRIKE, Mood.PLEASED, 1.0),
    },
    ActionKind.ASSASSIN_KILL: {
        Side.KING: (AssassinsSituation.KNIGHT_LOST, Mood.WORRIED, 0.8),
        Side.PEOPLE: (AssassinsSituation.KNIGHT_FELLED, Mood.PLEASED, 0.8),
    },
}
"""What is said of an action, and how the speaker looks, by the side that speaks."""

_AT_THE_GATE: Final = {
    Side.KING: (AssassinsSituation.KING_NEAR, Mood.PLEASED, 0.55),
    Side.PEOPLE: (AssassinsSituation.GATE_NEAR, Mood.WORRIED, 0.55),
}
_GETTING_LATE: Final = {
    Side.KING: (AssassinsSituation.KING_LATE, Mood.WORRIED, 0.5),
    Side.PEOPLE: (AssassinsSituation.GATE_LATE, Mood.CALM, 0.5),
}
_QUIET: Final = {
    Side.KING: (AssassinsSituation.KING_QUIET, Mood.CALM, 0.46),
    Side.PEOPLE: (AssassinsSituation.PEOPLE_QUIET, Mood.CALM, 0.46),
}
_ENDS: Final = {
    Ending.CASTLE: (AssassinsSituation.WON_CASTLE, AssassinsSituation.LOST_CASTLE),
    Ending.ASSASSINS: (AssassinsSituation.WON_ASSASSINS, AssassinsSituation.LOST_ASSASSINS),
    Ending.KILLED: (AssassinsSituation.WON_KILLED, AssassinsSituation.LOST_KILLED),
    Ending.TIME: (AssassinsSituation.WON_TIME, AssassinsSituation.LOST_TIME),
}
"""What is said by who wins, and by who loses."""


def of_phase(
    phase: PhaseReport, before: PhaseReport | None, players: Opponents
) -> tuple[Remark, ...]:
    """What the side that played a phase may say of it, and of the phase before.

    Args:
        phase: that of the speaker.
        before: that of the other side before it, which everybody has seen; None where there is
            none.
        players: by their names.
    """
    side, other = phase.side, Side.PEOPLE if phase.side is Side.KING else Side.KING
    who = {"who": players.of(other)}
    found = [] if before is None else list(_of_actions(before, side, who, done_by_speaker=False))
    found += _of_actions(phase, side, who, done_by_speaker=True)
    found += _of_position(phase.after, side, who, told_at(len(phase.actions)))
    found.append(_remark(side, _QUIET[side], who, told_at(0)))
    return tuple(found)


def at_end(position: AssassinsPosition, players: Opponents) -> tuple[Remark, ...]:
    """What both sides may say when the game is over."""
    assert position.ending is not None
    won, lost = _ENDS[position.ending]
    found = []
    for side in Side:
        other = Side.PEOPLE if side is Side.KING else Side.KING
        wins = position.ending.winner is side
        mood = Mood.PLEASED if wins else Mood.STUNNED
        who = {"who": players.of(other)}
        found.append(_remark(side, (won if wins else lost, mood, 1.0), who, told_at(0)))
        plain = AssassinsSituation.WON if wins else AssassinsSituation.LOST
        found.append(_remark(side, (plain, mood, 0.95), who, told_at(0)))
    return tuple(found)


def _of_actions(
    phase: PhaseReport, side: Side, who: Mapping[str, Fact], *, done_by_speaker: bool
) -> Iterator[Remark]:
    for number, report in enumerate(phase.actions, start=1):
        known = _DONE.get(report.action.kind)
        if known is None or report.after.over:
            continue
        at = told_at(number if done_by_speaker else 0)
        yield _remark(side, known[side], {**who, **_person(report)}, at)


def _person(report: ActionReport) -> dict[str, Fact]:
    return {} if report.townsperson is None else {"person": the_trade(report.townsperson)}


def _of_position(
    position: AssassinsPosition, side: Side, who: Mapping[str, Fact], at: tuple[str, int]
) -> Iterator[Remark]:
    """That the king is near a gate, or that it is getting late; of a game that goes on."""
    if position.over or position.king is None:
        return
    if steps_to_castle(position) <= _NEAR:
        yield _remark(side, _AT_THE_GATE[side], who, at)
    elif len(position.deck) <= _LATE:
        left = len(position.deck)
        cards = {"cards": left} if left > 1 else {}
        yield _remark(side, _GETTING_LATE[side], {**who, **cards}, at)


def _remark(side: Side, said: _Said, facts: Mapping[str, Fact], at: tuple[str, int]) -> Remark:
    situation, mood, weight = said
    return Remark(side.seat, situation, mood, weight, facts, at)


def mood_of(side: Side, position: AssassinsPosition) -> Mood:
    """How a side looks, by what everybody sees."""
    if position.ending is not None:
        return Mood.PLEASED if position.ending.winner is side else Mood.STUNNED
    lost = {Side.KING: position.wounds, Side.PEOPLE: _killed(position)}
    other = Side.PEOPLE if side is Side.KING else Side.KING
    if lost[side] > lost[other]:
        return Mood.WORRIED
    return Mood.PLEASED if lost[other] > lost[side] else Mood.CALM


def _killed(position: AssassinsPosition) -> int:
    """How many assassins the knights have killed."""
    return sum(position.townsfolk[number] is None for number in position.revealed)


def said_by_phase(talk: Talk | None) -> dict[tuple[int, Side], list[str]]:
    """The lines said in a game, by the round and the side of whoever says them."""
    said: dict[tuple[int, Side], list[str]] = {}
    for one in talk.spoken if talk is not None else ():
        said.setdefault((one.round, Side.at(one.speaker)), []).append(one.line)
    return said


def hear(talk: Talk, phases: Sequence[PhaseReport], players: Opponents) -> Spoken | None:
    """What the side that has just played says, as its phase is shown; or nothing.

    It is asked once for every phase that a computer has played. The game is known only by its
    phases: by who the assassins are, nothing is decided.
    """
    *earlier, phase = phases
    if phase.after.over:
        return None
    before = earlier[-1] if earlier and earlier[-1].side is not phase.side else None
    return talk.say(phase.round, of_phase(phase, before, players))


def last_word(talk: Talk, game: AssassinsGame) -> Spoken | None:
    """What is said at the end of a game."""
    return talk.last_word(game.phases[-1].round + 1, at_end(game.position, game.players))
