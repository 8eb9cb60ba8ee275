"""The end of a game in sentences: who won, who the assassins were, how it went."""

from __future__ import annotations

from typing import Final

from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame, Opponents
from assassins.position import Ending
from assassins.rounds import ActionReport, PhaseReport
from assassins.town import NAMES, SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.review.way import GameCourse, Swing, steps_to_castle
from kingsroad_tui.assassins.words.game import SIDES, person
from kingsroad_tui.assassins.words.keys import key
from kingsroad_tui.words.lists import begun, count, listed
from tabletop.shown import shown
from tabletop.words.voice import phrase

_HEADLINES: Final = {
    Ending.CASTLE: "the king is in the castle!",
    Ending.ASSASSINS: "the last assassin is gone!",
    Ending.KILLED: "the king is dead!",
    Ending.TIME: "the king came too late!",
}


def winner_sentence(game: AssassinsGame, alone: Side | None = None) -> str:
    """Who won, and by what; ``alone`` is the side of the only person at the table, or None."""
    assert game.result is not None
    winner, how = game.result.winner, _HEADLINES[game.result.by]
    if alone is None:
        return phrase(
            "assassins-play-outcome-winner-sentence", shown=shown(game.players.of(winner)), how=how
        )
    return f"You {'win' if winner is alone else 'lose'}: {how}"


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
            steps = count(steps_to_castle(game.position), "step")
            return phrase("assassins-play-outcome-decided-sentence", steps=steps)


def _into_the_castle(game: AssassinsGame, phase: PhaseReport) -> str:
    last = phase.actions[-1]
    gate = next(g for g in last.before.town.gates if g.square == last.action.source)
    state = "wounded, but alive" if game.position.wounds else "unhurt"
    left = len(game.position.deck)
    when = f"with {count(left, 'card')} to spare" if left else "on the very last card"
    lurking = _on_the_board(game)
    late = f"; {listed(map(person, lurking))} came too late" if lurking else ""
    return phrase(
        "assassins-play-outcome-into-the-castle",
        value=gate.direction.value,
        state=state,
        when=when,
        late=late,
    )


def _on_the_board(game: AssassinsGame) -> list[int]:
    """The assassins still on the board, where they are known."""
    assassins = game.secret.assassins if game.secret else frozenset[int]()
    return [number for number in sorted(assassins) if game.position.townsfolk[number] is not None]


def _last_assassin(game: AssassinsGame, phase: PhaseReport) -> str:
    last = phase.actions[-1]
    done = "arrested" if last.action.kind is ActionKind.ARREST else "killed"
    assert last.townsperson is not None and last.action.target is not None
    king = "the king was never touched" if not game.position.wounds else "the king is wounded"
    who, square = begun(person(last.townsperson)), SQUARE_NAMES[last.action.target]
    return phrase(
        "assassins-play-outcome-last-assassin",
        who=who,
        done=done,
        square=square,
        round=phase.round,
        king=king,
    )


def _struck_down(phase: PhaseReport) -> str:
    last = phase.actions[-1]
    king, who = last.before.king, last.townsperson
    assert king is not None and who is not None
    blows = sum(report.action.kind is ActionKind.WOUND for report in phase.actions)
    how = " with two blows" if blows > 1 else ""
    steps = count(steps_to_castle(last.before), "step")
    return phrase(
        "assassins-play-outcome-struck-down",
        begun=begun(person(who)),
        square_names=SQUARE_NAMES[king],
        how=how,
        steps=steps,
    )


def fate_words(game: AssassinsGame, number: int) -> str:
    """What became of one of the assassins, or that it struck the king; at most twelve letters."""
    position = game.position
    if number in position.killed:
        return phrase("assassins-play-outcome-fate-words")
    if number in position.arrested:
        return phrase("assassins-play-outcome-fate-words-2")
    if any(
        report.action.kind is ActionKind.WOUND and report.townsperson == number
        for phase in game.phases
        for report in phase.actions
    ):
        return phrase("assassins-play-outcome-fate-words-3")
    return (
        phrase("assassins-play-outcome-fate-words-4")
        if number in position.revealed
        else phrase("assassins-play-outcome-fate-words-5")
    )


def assassin_cards(game: AssassinsGame) -> list[tuple[str, str, str]]:
    """The three cards turned up: letter, name, what became of it; none where nobody knows them."""
    if game.secret is None:
        return []
    return [
        (PAWNS[number], NAMES[number], fate_words(game, number))
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
        wins = "You win" if winner == you else f"{shown(winner)} wins"
        return phrase("assassins-play-outcome-match-sentence", wins=wins)
    first, second = ("you" if who == you else shown(who) for who in (first_winner, winner))
    return phrase("assassins-play-outcome-match-sentence-2", first=first, second=second)


_TURNS: Final = {
    Swing.FIRST_WOUND: "{who} wounded the king, and one more wound was enough",
    Swing.STRUCK_AT_ONCE: "{who} struck, and the king did not live to see the next round",
    Swing.OUT_OF_REACH: (
        "the king had {steps} to go and {left} AP to come, so the castle was out of reach"
    ),
    Swing.SHUT_OUT: "the king was {steps} short when the last card was played",
    Swing.ONE_LEFT: "{who} was caught, and a single assassin was left",
    Swing.SINGLED_OUT: "{who} was arrested on mere suspicion, and was the last assassin",
    Swing.WENT_ON: "{who} wounded the king, but no second blow fell",
    Swing.SPARED: "{who}, an assassin, could have struck the king, and did not",
    Swing.BESIDE: "{who}, an assassin, came to stand beside the king, and he walked on",
    Swing.CLOSEST: "the king had {steps} to go and {left} AP to come",
}


def turning_sentence(way: GameCourse) -> str:
    """The round that turned the game, or in which it was closest; empty where there is none."""
    turned = way.turned
    if turned is None:
        return ""
    who = "" if turned.townsperson is None else person(turned.townsperson)
    words = _TURNS[turned.turn].format(who=who, steps=count(turned.steps, "step"), left=turned.left)
    close = turned.turn in (Swing.CLOSEST, Swing.WENT_ON, Swing.SPARED, Swing.BESIDE)
    heading = "The closest call" if close else "The turning point"
    return phrase(
        "assassins-play-outcome-turning-sentence", heading=heading, round=turned.round, words=words
    )


def next_sentence(game: AssassinsGame, first_winner: str, *, alone: Side | None) -> str:
    """What comes next: the second game of the match, or another match.

    Args:
        game: finished.
        first_winner: who won the first game, in the second one; else empty.
        alone: the side of the only person at the table, or None.
    """
    then = "another match" if first_winner else "the second game"
    swap = f"Swap sides ({key('town_end.swap')}): in {then}"
    if alone is None:
        return phrase(
            "assassins-play-outcome-next-sentence",
            swap=swap,
            shown=shown(game.players.king),
            shown_2=shown(game.players.people),
        )
    return phrase("assassins-play-outcome-next-sentence-2", swap=swap, sides=SIDES[_OTHER[alone]])


def swapped_sentence(players: Opponents, first_winner: str, *, alone: Side | None) -> str:
    """Who plays which side after they were swapped, as the next game begins.

    Args:
        players: after the swap.
        first_winner: who won the first game of the match; empty where another match begins.
        alone: the side of the only person at the table, or None.
    """
    if alone is not None:
        plays = f"you play {SIDES[alone]} now"
        won = "You" if first_winner == players.of(alone) else shown(first_winner)
    else:
        king, people = shown(players.king), shown(players.people)
        plays = f"{king} plays the king's side now, {people} the people's"
        won = shown(first_winner)
    if not first_winner:
        return phrase("assassins-play-outcome-swapped-sentence", plays=plays)
    return phrase("assassins-play-outcome-swapped-sentence-2", plays=plays, won=won)


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
    parts = ["the king in the castle" if at is None else f"the king on {SQUARE_NAMES[at]}"]
    for phase in (king, people):
        if phase is not None:
            parts += [words for report in phase.actions if (words := _event(report))]
    pushes = sum(len(report.pushed) for report in king.actions)
    if pushes:
        parts.insert(1, f"{count(pushes, 'pawn')} pushed")
    return f"Round {king.round:>2}: {'; '.join(parts)}."


def _event(report: ActionReport) -> str:
    """What an action changed for good; empty for a step."""
    number = report.townsperson
    who = "" if number is None else person(number)
    match report.action.kind:
        case ActionKind.ARREST:
            return phrase("assassins-play-outcome-event", who=who)
        case ActionKind.KNIGHT_KILL:
            assert number is not None
            return phrase("assassins-play-outcome-event-2", pawns=PAWNS[number])
        case ActionKind.REVEAL:
            return phrase("assassins-play-outcome-event-3", who=who)
        case ActionKind.ASSASSIN_KILL:
            assert report.action.target is not None
            return phrase(
                "assassins-play-outcome-event-4", square_names=SQUARE_NAMES[report.action.target]
            )
        case ActionKind.WOUND:
            return f"the king {'killed' if report.after.over else 'wounded'} by {who}"
        case _:
            return ""


def summary_sentence(game: AssassinsGame) -> str:
    """How long it took, and what it cost."""
    position = game.position
    start = game.start
    lost = len(start.knights) - len(position.knights)
    rounds = count(position.round, "round")
    parts = [f"{count(lost, 'knight')} lost" if lost else "no knight lost"]
    if position.arrested:
        parts.append(f"{listed(map(person, position.arrested))} arrested")
    winner = game.result.winner if game.result else Side.KING
    side = "the king's side" if winner is Side.KING else "the people's side"
    return phrase(
        "assassins-play-outcome-summary-sentence", rounds=rounds, side=side, join=", ".join(parts)
    )
