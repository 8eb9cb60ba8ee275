"""The end of a game in sentences: who won, who the assassins were, how it went."""

from __future__ import annotations

from typing import Final

from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame, Opponents
from assassins.position import Ending
from assassins.rounds import ActionReport, PhaseReport
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.review.way import GameCourse, steps_to_castle
from kingsroad_tui.assassins.words.game import SIDES, person, person_name
from kingsroad_tui.assassins.words.keys import key
from kingsroad_tui.words.lists import join_clauses
from tabletop.say import Fact, Say, id_of
from tabletop.shown import shown
from tabletop.words.voice import phrase, said


def winner_sentence(game: AssassinsGame, alone: Side | None = None) -> str:
    """Who won, and by what; ``alone`` is the side of the only person at the table, or None."""
    assert game.result is not None
    winner, by = game.result.winner, game.result.by.value
    if alone is not None:
        return phrase("assassins-end-you", win=winner is alone, by=by)
    return phrase("assassins-end-winner", who=shown(game.players.of(winner)), by=by)


def decided_sentence(game: AssassinsGame) -> str:
    """What decided the game: who did it, where and when."""
    assert game.result is not None
    phase = game.phases[-1]
    match game.result.by:
        case Ending.CASTLE:
            return _into_the_castle(game, phase)
        case Ending.ASSASSINS:
            return _last_assassin(game, phase)
        case Ending.KILLED:
            return _struck_down(phase)
        case Ending.TIME:
            return phrase("assassins-end-out-of-time", steps=steps_to_castle(game.position))


def _into_the_castle(game: AssassinsGame, phase: PhaseReport) -> str:
    last = phase.actions[-1]
    gate = next(g for g in last.before.town.gates if g.square == last.action.source)
    facts: dict[str, Fact] = {
        "gate": gate.direction.value,
        "wounded": bool(game.position.wounds),
        "left": len(game.position.deck),
    }
    if lurking := tuple(map(person, _on_the_board(game))):
        return phrase("assassins-end-castle.late", **facts, assassins=lurking)
    return phrase("assassins-end-castle", **facts)


def _on_the_board(game: AssassinsGame) -> list[int]:
    """The assassins still on the board, where they are known."""
    assassins = game.secret.assassins if game.secret else frozenset[int]()
    return [number for number in sorted(assassins) if game.position.townsfolk[number] is not None]


def _last_assassin(game: AssassinsGame, phase: PhaseReport) -> str:
    last = phase.actions[-1]
    assert last.townsperson is not None and last.action.target is not None
    return phrase(
        "assassins-end-last-assassin",
        who=person(last.townsperson),
        arrested=last.action.kind is ActionKind.ARREST,
        square=SQUARE_NAMES[last.action.target],
        round=phase.round,
        wounded=bool(game.position.wounds),
    )


def _struck_down(phase: PhaseReport) -> str:
    last = phase.actions[-1]
    king, who = last.before.king, last.townsperson
    assert king is not None and who is not None
    return phrase(
        "assassins-end-struck-down",
        who=person(who),
        square=SQUARE_NAMES[king],
        blows=sum(report.action.kind is ActionKind.WOUND for report in phase.actions),
        steps=steps_to_castle(last.before),
    )


def fate_words(game: AssassinsGame, number: int) -> str:
    """What became of one of the assassins, or that it struck the king; at most twelve letters."""
    position = game.position
    if number in position.killed:
        return phrase("assassins-fate-killed")
    if number in position.arrested:
        return phrase("assassins-fate-arrested")
    if any(
        report.action.kind is ActionKind.WOUND and report.townsperson == number
        for phase in game.phases
        for report in phase.actions
    ):
        return phrase("assassins-fate-struck")
    if number in position.revealed:
        return phrase("assassins-fate-revealed")
    return phrase("assassins-fate-never-found")


def assassin_cards(game: AssassinsGame) -> list[tuple[str, str, str]]:
    """The three cards turned up: letter, name, what became of it; none where nobody knows them."""
    if game.secret is None:
        return []
    return [
        (PAWNS[number], person_name(number), fate_words(game, number))
        for number in sorted(game.secret.assassins)
    ]


def match_sentence(game: AssassinsGame, first_winner: str, alone: Side | None = None) -> str | None:
    """How the match ended, after its second game; None in the first. ``alone`` is the side of the
    only person at the table, or None."""
    assert game.result is not None
    if not first_winner:
        return None
    winner = game.players.of(game.result.winner)
    you = None if alone is None else game.players.of(alone)
    if winner == first_winner:
        return phrase("assassins-end-match-won", who=shown(winner), you=winner == you)
    return phrase(
        "assassins-end-match-drawn",
        first=shown(first_winner),
        first_you=first_winner == you,
        second=shown(winner),
        second_you=winner == you,
    )


def turning_sentence(way: GameCourse) -> str:
    """The round that turned the game, or in which it was closest; empty where there is none."""
    turned = way.turned
    if turned is None:
        return ""
    facts: dict[str, Fact] = {
        "round": turned.round,
        "who": "" if turned.townsperson is None else person(turned.townsperson),
        "steps": turned.steps,
        "left": turned.left,
    }
    return phrase(f"assassins-turned-{id_of(turned.turn)}", **facts)


def next_sentence(game: AssassinsGame, first_winner: str, *, alone: Side | None) -> str:
    """What comes next: the second game of the match, or another match.

    Args:
        game: finished.
        first_winner: who won the first game, in the second one; else empty.
        alone: the side of the only person at the table, or None.
    """
    another, swap = bool(first_winner), key("town_end.swap")
    if alone is not None:
        side = SIDES[_OTHER[alone]]
        return phrase("assassins-next-you", key=swap, another=another, side=side)
    king, people = map(shown, game.players)
    return phrase("assassins-next-both", key=swap, another=another, king=king, people=people)


def swapped_sentence(players: Opponents, first_winner: str, *, alone: Side | None) -> str:
    """Who plays which side after they were swapped, as the next game begins.

    Args:
        players: after the swap.
        first_winner: who won the first game of the match; empty where another match begins.
        alone: the side of the only person at the table, or None.
    """
    another = not first_winner
    if alone is not None:
        plays = phrase("assassins-swapped-you", another=another, side=SIDES[alone])
    else:
        king, people = map(shown, players)
        plays = phrase("assassins-swapped-both", another=another, king=king, people=people)
    if another:
        return plays
    you = alone is not None and first_winner == players.of(alone)
    return f"{plays} {phrase('assassins-swapped-first', who=shown(first_winner), you=you)}"


_OTHER: Final = {Side.KING: Side.PEOPLE, Side.PEOPLE: Side.KING}


def round_lines(game: AssassinsGame) -> list[str]:
    """The way the game went, a line for each round: where the king was, and what changed."""
    lines: list[str] = []
    phases = list(game.phases)
    while phases:
        king = phases.pop(0)
        people = phases.pop(0) if phases else None
        lines.append(_round_line(king, people))
    return lines


def _round_line(king: PhaseReport, people: PhaseReport | None) -> str:
    at = king.after.king
    events = [
        phrase("assassins-round-in-castle")
        if at is None
        else phrase("assassins-round-king-on", square=SQUARE_NAMES[at])
    ]
    if pushed := sum(len(report.pushed) for report in king.actions):
        events.append(phrase("assassins-round-pushed", pushed=pushed))
    for phase in filter(None, (king, people)):
        events += [said(event) for report in phase.actions if (event := _event(report))]
    number = f"{king.round:>2}"
    return phrase("assassins-round", round=number, events=join_clauses(events))


def _event(report: ActionReport) -> Say | None:
    """What an action changed for good; None for a step."""
    number, target = report.townsperson, report.action.target
    who = "" if number is None else person(number)
    match report.action.kind:
        case ActionKind.ARREST:
            return Say("assassins-round-arrested", who=who)
        case ActionKind.KNIGHT_KILL:
            assert number is not None
            return Say("assassins-round-killed", letter=PAWNS[number])
        case ActionKind.REVEAL:
            return Say("assassins-round-revealed", who=who)
        case ActionKind.ASSASSIN_KILL:
            assert target is not None
            return Say("assassins-round-knight-killed", square=SQUARE_NAMES[target])
        case ActionKind.WOUND:
            return Say("assassins-round-struck", who=who, dead=report.after.over)
        case _:
            return None


def summary_sentence(game: AssassinsGame) -> str:
    """How long it took, and what it cost."""
    position = game.position
    facts: dict[str, Fact] = {
        "rounds": position.round,
        "side": SIDES[game.result.winner if game.result else Side.KING],
        "lost": len(game.start.knights) - len(position.knights),
    }
    if arrested := tuple(map(person, position.arrested)):
        return phrase("assassins-end-summary.arrests", **facts, arrested=arrested)
    return phrase("assassins-end-summary", **facts)
