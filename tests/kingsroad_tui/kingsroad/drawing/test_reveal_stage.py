"""The stage of a reveal: it fits everywhere, and calls nothing before its time."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.position import Position
from kingsroad_tui.common.look.glyphs import Glyphs
from kingsroad_tui.kingsroad.drawing.played_cards import PlayedCards
from kingsroad_tui.kingsroad.drawing.reveal_stage import Stage, draw_stage
from kingsroad_tui.kingsroad.session.reveal import round_frames
from kingsroad_tui.kingsroad.session.reveal_frame import FrameKind, RevealFrame
from kingsroad_tui.kingsroad.text.game import short_names
from tests.support.examples import examples
from tests.support.legal import random_game

UNICODE = Glyphs.unicode()
NAMES = ("Regent", "Baron", "Duchess", "Abbot", "Margrave")


def stages(players: int, seed: int, rounds: int = 8) -> list[Stage]:
    """Every moment of the last round of a game."""
    frames = round_frames(random_game(players, seed, rounds=rounds).reports[-1])
    return [stage_of(frame) for frame in frames]


def stage_of(frame: RevealFrame) -> Stage:
    players = frame.position.num_players
    words = short_names(frame.position.board)
    cards = PlayedCards(frame.cards, NAMES[:players], tuple(range(players)), words, frame.seat)
    return Stage(frame, cards)


@examples(40)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    size=st.tuples(st.integers(20, 200), st.integers(1, 8)),
    glyphs=st.sampled_from([UNICODE, Glyphs.ascii()]),
    flown=st.sampled_from([0.0, 0.4, 1.0]),
)
def test_the_stage_fits_at_every_size(
    players: int, seed: int, size: tuple[int, int], glyphs: Glyphs, flown: float
) -> None:
    width, height = size
    for stage in stages(players, seed):
        canvas = draw_stage(stage, width, height, glyphs, flown=flown)
        assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height


def present(position: Position, region: int) -> list[int]:
    return [
        seat
        for seat in position.seats
        if position.markers[seat][region - 1] or seat in position.nobles[region - 1]
    ]


@pytest.mark.parametrize(("width", "height"), [(78, 4), (118, 5), (98, 5)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_places_stand_before_the_names_once_they_are_called(
    players: int, width: int, height: int
) -> None:
    called = 0
    for seed in range(5):
        for stage in stages(players, seed):
            frame = stage.frame
            if frame.region is None:
                continue
            text = draw_stage(stage, width, height, UNICODE).text()
            seats = {seat: call for call in frame.calls for seat in call.seats}
            for seat in present(frame.position, frame.region):
                call = seats.get(seat)
                points = f" +{call.points}" if call and call.points else ""
                place = f"{call.place}.. *{re.escape(points)} *" if call else ""
                badge = f"{'ABCDE'[seat]}{UNICODE.players[seat]} {NAMES[seat]}"
                assert re.search(rf"(^|  ){place}{badge}" if call else badge, text, re.M), text
                assert call or not re.search(rf"\d(st|nd|rd|th)( \+\d+)? *{badge}", text)
                called += call is not None
    assert called


def test_points_that_fly_stand_in_their_row_when_they_have_landed() -> None:
    stage = next(stage for stage in stages(3, 3, 6) if stage.flies)
    call = stage.frame.calls[-1]
    for flown in (0.0, 0.5, 1.0):
        text = draw_stage(stage, 78, 4, UNICODE, flown=flown).text()
        slot = f"{call.place}(st|nd|rd|th) \\+{call.points}"
        assert bool(re.search(slot, text)) == (flown == 1.0)


@pytest.mark.parametrize("size", [(58, 2), (78, 4), (98, 6), (118, 5)])
def test_points_fly_over_empty_cells_only(size: tuple[int, int]) -> None:
    """Names and figures can be read all the while; near their row the points are seen."""
    seen = 0
    for seed in range(4):
        for stage in filter(lambda stage: stage.flies, stages(3, seed, 6)):
            without = draw_stage(stage, *size, UNICODE, flown=-9.0)
            words = f" +{stage.frame.calls[-1].points} "
            for step in range(6):
                canvas = draw_stage(stage, *size, UNICODE, flown=step / 6)
                seen += words in canvas.text() and words not in without.text()
                for before, now in zip(without._chars, canvas._chars, strict=True):
                    assert all(old in (" ", new) for old, new in zip(before, now, strict=True))
    assert seen


def test_the_longest_bar_is_that_of_whoever_has_most() -> None:
    for stage in stages(3, 3, 6):
        frame = stage.frame
        if frame.kind is not FrameKind.REGION or frame.region is None:
            continue
        rows = list(draw_stage(stage, 78, 4, UNICODE).rows())[1:]
        lengths = {
            int(role[-1]): len(text)
            for row in rows
            for text, role in row
            if role.startswith("number on player-")
        }
        held = {s: frame.position.markers[s][frame.region - 1] for s in frame.position.seats}
        held = {s: n + (s in frame.position.nobles[frame.region - 1]) for s, n in held.items()}
        assert {seat: n for seat, n in held.items() if n} == {
            seat: length // 4 for seat, length in lengths.items()
        }


def test_after_a_round_everybodys_points_stand_beside_their_bars() -> None:
    (stage,) = (stage for stage in stages(3, 3, 6) if stage.frame.kind is FrameKind.KING)
    text = draw_stage(stage, 78, 4, UNICODE).text()
    assert "The points after round 6" in text
    for seat, (score, gained) in enumerate(
        zip(stage.frame.position.scores, stage.frame.gained, strict=True)
    ):
        gain = rf" \+{gained}" if gained else ""
        assert re.search(rf"{NAMES[seat]} .*[▰▱] +{score}{gain}( |$)", text, re.M)


@pytest.mark.parametrize("players", [2, 5])
def test_forty_points_are_seen_in_any_signs(players: int) -> None:
    frames = round_frames(random_game(players, 3).reports[-1])
    (goal,) = (frame for frame in frames if frame.kind is FrameKind.GOAL)
    for glyphs in (UNICODE, Glyphs.ascii()):
        for width in (60, 78, 140):
            assert "40! The game ends after this round" in drawn(goal, width, glyphs)


def drawn(frame: RevealFrame, width: int, glyphs: Glyphs) -> str:
    return draw_stage(stage_of(frame), width, 6, glyphs).text()
