"""Advice as people and programs read it: sentences with a table, or one JSON object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from advisor.messages.advice import Candidate
from advisor.messages.protocol import Advice
from advisor.messages.review import Thought
from advisor.messages.verdicts import Goal
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad_tui.kingsroad.hints import hints, reasons
from kingsroad_tui.kingsroad.hints.best_play import best_play_figure, shows_best_play
from kingsroad_tui.kingsroad.hints.details import detail_sentences, interval_sentences
from kingsroad_tui.kingsroad.hints.worth import candidates_in_order, shown_advice, shown_value
from kingsroad_tui.kingsroad.review.thinking import best_after_sentence, thought_lines
from kingsroad_tui.kingsroad.words.game import selection_code, the_region
from kingsroad_tui.words.figures import signed
from kingsroad_tui.words.tables import TextTable
from tabletop.words.numbers import percent, points
from tabletop.words.voice import phrase

_MAX_ROWS: Final = 8
"""The most candidates to show."""


def advice_data(advice: Advice, thought: Thought | None = None) -> dict[str, object]:
    """For JSON, with every candidate: the fields of the messages, without their envelope.

    ``thought`` is what thinking longer has found, where that was asked for.
    """
    fields: dict[str, object] = msgspec.to_builtins(advice)
    for envelope in ("type", "id", "stage", "final"):
        fields.pop(envelope, None)
    return {**fields, "thought": msgspec.to_builtins(thought)}


def advice_text(advice: Advice, game: Game, thought: Thought | None = None) -> str:
    """What to choose and why, the candidates worth showing, and the details for experts.

    Where somebody has thought longer, what was found stands below the candidates.
    """
    position = advice.position.position(game.variant, game.board)
    table = reasons.SeatContext(position, game.players, advice.player)
    advice = shown_advice(advice)
    shown = candidates_in_order(advice)[: min(max(1, advice.shown), _MAX_ROWS)]
    title = phrase(
        "kingsroad-hint-command-title",
        round=position.round,
        region=the_region(game.board, position.king),
        name=game.players[advice.player],
        second=advice.second,
    )
    lines = [
        title,
        print_position(position),
        "",
        *hints.best_sentences(advice, game.board),
        *reasons.reason_sentences(advice, table),
        *hints.others_sentences(advice, table),
        "",
        *_table(shown, advice).aligned_lines(),
        *hints.as_good_sentences(advice, shown),
        *hints.bound_sentences(advice),
        *hints.stand_lines(advice, game.players),
        "",
        *(_thought_longer(thought, advice, game) if thought else ()),
        *interval_sentences(advice),
        *reasons.evidence_sentences(advice, table),
        hints.settings_sentence(advice, game.players, game.board),
        hints.progress_words(advice),
        "",
        phrase("kingsroad-hint-details"),
        *(f"  {sentence}" for sentence in detail_sentences(advice, table)),
    ]
    return "\n".join(lines)


def _thought_longer(thought: Thought, advice: Advice, game: Game) -> list[str]:
    """What thinking longer says of the best choice and of the others."""
    said = best_after_sentence(thought, advice.recommended, game.board, advice.goal)
    lines = (f"  {line}" for line in thought_lines(thought, advice.goal))
    return [said, *lines, ""]


_COLUMNS: Final = ("win", "perfect", "margin", "round", "range", "costs")


def _table(shown: Sequence[Candidate], advice: Advice) -> TextTable:
    """The candidates worth showing."""
    columns = [one for one in _COLUMNS if one != "perfect" or shows_best_play(advice)]
    header = ("", *(phrase(f"kingsroad-hint-column-{one}") for one in columns))
    rows = tuple(_row(candidate, advice) for candidate in shown)
    return TextTable(header, rows, frozenset(range(1, len(header))))


def _row(candidate: Candidate, advice: Advice) -> tuple[str, ...]:
    win = "?" if candidate.win is None else percent(candidate.win)
    return (
        selection_code(candidate.selection),
        shown_value(candidate, advice) if advice.goal is Goal.WIN else win,
        *((best_play_figure(candidate),) if shows_best_play(advice) else ()),
        "?" if candidate.margin is None else signed(candidate.margin),
        points(candidate.points),
        "?" if None in (candidate.worst, candidate.best) else f"{candidate.worst}–{candidate.best}",
        hints.cost_figure(candidate, advice.goal),
    )
