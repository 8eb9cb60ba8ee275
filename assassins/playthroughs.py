"""Playthroughs: a whole game as plain text, for people who read or compare games line by line.

Notation throughout: every phase with its actions, what each cost, whom it pushed, and the code of
the position it led to; the board is drawn after every round.
"""

from __future__ import annotations

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPosition
from assassins.rounds import ActionReport, PhaseReport
from assassins.town import COLUMNS, LETTERS, SIZE, SQUARE_NAMES


def draw(position: AssassinsPosition) -> str:
    """The board in ten lines and a headline, four characters for a square.

    ``K`` is the king, ``N`` a knight, ``a`` to ``l`` the townsfolk, after ``!`` when revealed;
    ``^`` marks a roof and ``=`` the street square of a gate.
    """
    lines = [f"      {'   '.join(COLUMNS)}"]
    occupants = position.occupants()
    for row in range(SIZE):
        cells = "".join(
            _cell(position, occupants, square) for square in range(row * SIZE, row * SIZE + SIZE)
        )
        lines.append(f"{row + 1:>3}  {cells}".rstrip())
    return "\n".join(lines)


def playthrough(title: str, game: AssassinsGame) -> str:
    """A game from its first position to its last, ending without a line break.

    Args:
        title: the first line's beginning, such as the file's name.
        game: finished or not; its secret is shown if it is finished.
    """
    lines = [
        f"{title}: {game.players.king} (king) against {game.players.people} (people), "
        f"{game.town.name}",
        "",
        draw(game.start),
        print_position(game.start),
    ]
    for phase in game.phases:
        lines.extend(_phase_lines(phase))
    if game.running:
        lines.extend(("", f"{game.position.phase.value} so far: {_actions(game.running)}"))
        lines.append(print_position(game.position))
    if game.result:
        lines.extend(("", f"winner: {game.result.winner.value}, by {game.result.by.value}"))
        if game.secret:
            lines.append(f"assassins: {' '.join(game.secret.letters)}")
    return "\n".join(lines)


def _cell(position: AssassinsPosition, occupants: bytearray, square: int) -> str:
    who = occupants[square]
    pawn = {EMPTY: ".", KNIGHT: "N", KING: "K"}.get(who) or LETTERS[who - 1]
    terrain = "^" if position.town.roofs[square] else " "
    if square in position.town.gate_squares:
        terrain = "="
    return f"{'!' if who - 1 in position.revealed else ' '}{pawn}{terrain} "


def _phase_lines(phase: PhaseReport) -> list[str]:
    lines: list[str] = []
    if phase.side is Side.KING:
        lines.extend(("", f"round {phase.round}: {phase.card}"))
    lines.append(f"  {phase.side.value}: {_actions(phase.actions)}")
    if phase.side is Side.PEOPLE or phase.after.over:
        lines.append(draw(phase.after))
    lines.append(print_position(phase.after))
    return lines


def _actions(reports: tuple[ActionReport, ...]) -> str:
    return ", ".join(map(_action, reports)) or "-"


def _action(report: ActionReport) -> str:
    """An action with its price, who did it or suffered it, and who was pushed where."""
    facts = [str(report.price)]
    if report.townsperson is not None:
        facts.append(LETTERS[report.townsperson])
    facts.extend(
        f"{LETTERS[push.townsperson]} {SQUARE_NAMES[push.source]}-{SQUARE_NAMES[push.target]}"
        for push in report.pushed
    )
    return f"{report.action} ({' '.join(facts)})"
