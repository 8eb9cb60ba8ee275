"""A whole reveal frame by frame as text, kept in a file and compared: what is seen and said.

One line a frame: its step (``*`` where it completes it), how many beats it stays, the cards (``.``
face down), the regions
still to be scored, the King, everybody's points, and the newest sentence. Run
``python -m tests.kingsroad_tui.kingsroad.play.test_reveals`` to write the texts
anew, and read them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.kingsroad.play.narration import frame_sentences
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.play.reveal_frame import RevealFrame
from tests.support.paths import GAMES_FOLDER

FOLDER = Path(__file__).parent / "reveals"
PARTS = {
    "a-dull-round": ("2-players", 2),
    "crossing-forty": ("2-players", -1),
    "a-witch-and-a-dragon": ("3-players", 2),
    "nobles-and-chains": ("permanent-nobles", 8),
    "the-final-scoring": ("5-players", -1),
}
"""Which rounds of which games; -1 for the last."""


def frame_line(frame: RevealFrame, names: Sequence[str]) -> str:
    """One frame in one line."""
    cards = " ".join(
        "".join(shown.turned)
        + (">" + "".join(shown.again) if shown.again else "")
        + "." * shown.face_down
        for shown in frame.cards
    )
    road = "".join(map(str, frame.scored)) or "-"
    scores = " ".join(map(str, frame.position.scores))
    chain = f" chain {'-'.join(map(str, frame.chain))}" if frame.chain else ""
    step = f"{frame.step:>2}{'*' if frame.completes else ' '}"
    newest = frame_sentences(frame, names)[-1]
    table = f"[{cards}] {road} K{frame.position.king} ({scores}){chain}"
    return f"{step} {frame.beats:4.1f} {table} {newest}"


def reveal_text(game: Game, number: int) -> str:
    """A round of a game, a line a frame; before a second choice as it is seen first."""
    report = game.reports[number if number < 0 else number - 1]
    frames: Iterable[RevealFrame] = round_frames(report)
    before = game.take_back(len(game.reports) - report.before.round + game.first.round)
    if any(report.reselections):
        pending = before.reveal(report.selections)
        assert pending.revealed is not None
        frames = (*reveal_frames(pending.revealed), *round_frames(report, pending.revealed))
    return "\n".join(frame_line(frame, game.players) for frame in frames) + "\n"


def text_of_part(name: str) -> str:
    record, number = PARTS[name]
    return reveal_text(read_game(GAMES_FOLDER / f"{record}.json"), number)


@pytest.mark.parametrize("name", PARTS)
def test_a_reveal_goes_on_as_it_is_written(name: str) -> None:
    assert text_of_part(name) == (FOLDER / f"{name}.txt").read_text()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for part in PARTS:
        (FOLDER / f"{part}.txt").write_text(text_of_part(part))
