"""Everything that has been shown of a game, in whole sentences, round by round."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import RoundReport
from kingsroad_tui.kingsroad.play.narration import frame_sentences, narrate_round
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.play.reveal_frame import RevealCursor, RevealFrame
from kingsroad_tui.kingsroad.words.game import the_region
from tabletop.words.voice import phrase


class LogEntry(NamedTuple):
    """One round: a heading, and a paragraph for each step."""

    heading: str
    paragraphs: tuple[str, ...]


def round_entry(report: RoundReport, names: Sequence[str], out: Collection[int] = ()) -> LogEntry:
    """A round that has been revealed to its end; ``out`` are the seats that have forfeited."""
    steps = narrate_round(report, names, out=out)
    return LogEntry(_heading(report.before), tuple(" ".join(step.sentences) for step in steps))


def rounds_shown(game: Game, cursor: RevealCursor | None) -> tuple[RoundReport, ...]:
    """The rounds that have been revealed to their end; ``cursor`` is the reveal under way."""
    unfinished = cursor is not None and game.pending is None
    return game.reports[:-1] if unfinished else game.reports


def present_entry(
    game: Game, cursor: RevealCursor | None, names: Sequence[str], out: Collection[int] = ()
) -> LogEntry | None:
    """What has been shown of the round being revealed, or waiting for a second choice."""
    revealed = game.revealed
    if revealed is not None:
        frames = cursor.so_far if cursor else reveal_frames(revealed)
        return _entry(frames, names)
    if cursor is None:
        return None
    whole = round_frames(game.reports[-1], out=out)
    seen_before = whole[: len(whole) - len(cursor.frames)]
    return _entry((*seen_before, *cursor.so_far), names)


def with_said(entry: LogEntry, said: Sequence[str]) -> LogEntry:
    """A round with what was said in it, in whole sentences."""
    return LogEntry(entry.heading, (*entry.paragraphs, *said))


def _entry(frames: Sequence[RevealFrame], names: Sequence[str]) -> LogEntry:
    """The steps completed in these frames, and what the last frame says."""
    steps = [frame for frame in frames[:-1] if frame.completes] + [frames[-1]]
    paragraphs = tuple(" ".join(frame_sentences(frame, names)) for frame in steps)
    return LogEntry(_heading(frames[0].position), paragraphs)


def _heading(before: Position) -> str:
    return phrase(
        "kingsroad-log-heading", round=before.round, region=the_region(before.board, before.king)
    )
