"""Advice as people and programs read it: sentences with a table, or one JSON object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from advisor.messages.advice import Candidate, Opponent
from advisor.messages.goals import Goal
from advisor.messages.protocol import Advice
from kingsroad.board import Board
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad_tui.text.figures import VISIBLE
from kingsroad_tui.text.game import advised_words, region_name, selection_code
from kingsroad_tui.text.hints import bound_sentences
from kingsroad_tui.text.playouts import played_out_words, second_opinion_sentences
from kingsroad_tui.text.tables import TextTable

_MIN_SHARE: Final = 0.0005
"""A smaller share of the mix would be shown as none."""


def advice_data(advice: Advice) -> dict[str, object]:
    """For JSON, with every candidate: the fields of the messages, without their envelope."""
    fields: dict[str, object] = msgspec.to_builtins(advice)
    for envelope in ("type", "id", "stage", "final"):
        fields.pop(envelope, None)
    return fields


def advice_text(advice: Advice, game: Game) -> str:
    """What to play, the candidates worth showing, the assumptions, and how sure it is."""
    name = game.players[advice.player]
    position = advice.position.position(game.variant, game.board)
    recommended = Selection.of(advice.recommended)
    choice = "second choice" if advice.second else "choice"
    lines = [
        f"Round {position.round}, the King in {region_name(game.board, position.king)}: "
        f"{name}'s {choice}",
        print_position(position),
        "",
        f"Play {_recommended(recommended, game.board)}.",
        _mix_sentence(advice),
        "",
        *_table(advice).aligned_lines(),
        *bound_sentences(advice),
        "",
        *second_opinion_sentences(advice),
        *(_opponent_sentence(opponent, advice, game) for opponent in advice.opponents),
        _certificate_sentence(advice),
    ]
    if advice.assumptions:
        lines.append(f"Taken for granted: {'; '.join(advice.assumptions)}.")
    if advice.timed_out:
        lines.append("Time ran out; with more time the answer may change.")
    return "\n".join(lines)


def _recommended(selection: Selection, board: Board) -> str:
    words = advised_words(selection, board)
    return words if selection.has_witch else f"{selection.code}: {words}"


def _mix_sentence(advice: Advice) -> str:
    mixed = [c for c in advice.candidates if c.share > _MIN_SHARE]
    if len(mixed) == 1:
        return "No other choice is mixed in."
    parts = [
        f"{selection_code(c.selection)} {c.share:.0%}"
        for c in sorted(mixed, key=lambda c: -c.share)
    ]
    return f"It was drawn from the mix {', '.join(parts)}."


def _table(advice: Advice) -> TextTable:
    """The candidates worth showing, and those in the mix."""
    chosen = [
        c
        for place, c in enumerate(advice.candidates)
        if place < advice.shown or c.share > _MIN_SHARE
    ]
    header = ("", "win", "margin", "points", "worst", "best", "loss", "share", "played out")
    rows = tuple(_row(candidate, advice.goal) for candidate in chosen)
    return TextTable(header, rows, frozenset(range(1, len(header))))


def _row(candidate: Candidate, goal: Goal) -> tuple[str, ...]:
    return (
        selection_code(candidate.selection),
        _with_error(candidate.win, candidate.win_se, ".1%", ".1%"),
        _with_error(candidate.margin, candidate.margin_se, "+.2f", ".2f"),
        _with_error(candidate.points, candidate.points_se, ".2f", ".2f"),
        "?" if candidate.worst is None else str(candidate.worst),
        "?" if candidate.best is None else str(candidate.best),
        f"{candidate.loss:.1%}" if goal is Goal.WIN else f"{candidate.loss:.2f}",
        f"{candidate.share:.0%}",
        played_out_words(candidate, goal),
    )


def _with_error(
    value: float | None, error: float | None, value_format: str, error_format: str
) -> str:
    """A value with its standard error, if it has one; ``?`` for none."""
    if value is None:
        return "?"
    return f"{value:{value_format}}" + (f" ±{error:{error_format}}" if error else "")


def _opponent_sentence(opponent: Opponent, advice: Advice, game: Game) -> str:
    name = game.players[opponent.player]
    likely: Sequence[str] = [
        f"{selection_code(play.selection)} {play.chance:.0%}" for play in opponent.likely[:3]
    ]
    types = ", ".join(
        f"{kind} {weight:.0%}" for kind, weight in opponent.types.items() if weight >= VISIBLE
    )
    sentence = (
        f"{name}: {opponent.plays} plays ({opponent.selections} selections), "
        f"belief {opponent.belief.value}; likeliest {', '.join(likely)}"
    )
    return f"{sentence}; {types}." if types else f"{sentence}."


def _certificate_sentence(advice: Advice) -> str:
    certificate = advice.certificate
    unit = "of the chance to win" if certificate.unit == "win" else "points"
    parts = []
    if certificate.value is not None:
        word = "Exploitability" if certificate.kind == "exploitability" else "NashConv"
        parts.append(
            f"{word} of the equilibrium behind it: {certificate.value:.4f} {unit} "
            f"({certificate.method})."
        )
    if advice.risk is not None:
        parts.append(f"One other player alone can take at most {advice.risk:.4f} from this mix.")
    if any(c.points_se is not None and Card.WITCH not in c.selection for c in advice.candidates):
        parts.append(
            f"Points, and chance to win and margin of the position left behind by {advice.valuer}, "
            "from a few joint plays only, with standard errors."
        )
        return " ".join(parts)
    how = "sampled, with standard errors" if advice.sampled else "exact"
    parts.append(
        "Points folded exactly under the belief; chance to win and margin of the position left "
        f"behind by {advice.valuer}, {how} under the belief."
    )
    return " ".join(parts)
