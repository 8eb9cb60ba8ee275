"""The stage of a reveal: it fits everywhere, and calls nothing before its time.

Watching a reveal by keys and by the clock: one step a key, and nothing is jumped over.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.position import Position
from kingsroad_tui.kingsroad.drawing.player_cards import PlayedCards
from kingsroad_tui.kingsroad.drawing.reveal_stage import Stage, called_rows, draw_stage
from kingsroad_tui.kingsroad.play.reveal import round_frames
from kingsroad_tui.kingsroad.play.reveal_frame import (
    BEFORE_SCORING,
    FrameKind,
    RevealCursor,
    RevealFrame,
)
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import Glyphs
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
    cards = PlayedCards(frame.cards, NAMES[:players], tuple(range(players)), words, frame.lit)
    return Stage(frame, cards)


@examples(40)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    size=st.tuples(st.integers(20, 200), st.integers(1, 8)),
    glyphs=st.sampled_from([UNICODE, Glyphs.ascii()]),
)
def test_the_stage_fits_at_every_size(
    players: int, seed: int, size: tuple[int, int], glyphs: Glyphs
) -> None:
    width, height = size
    for stage in stages(players, seed):
        canvas = draw_stage(stage, width, height, glyphs)
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
            if frame.region is None or frame.kind in (FrameKind.GOAL, FrameKind.RACE):
                continue
            text = draw_stage(stage, width, height, UNICODE).text()
            seats = {seat: call for call in frame.calls for seat in call.seats}
            for seat in present(frame.position, frame.region):
                call = seats.get(seat)
                points = f" +{call.points}" if call and call.points else ""
                tied = "=" if call and len(call.seats) > 1 else ""
                place = f"{call.place}..{tied} *{re.escape(points)} *" if call else ""
                badge = f"{'ABCDE'[seat]}{UNICODE.players[seat]} {NAMES[seat]}"
                assert re.search(rf"(^|  ){place}{badge}" if call else badge, text, re.M), text
                assert call or not re.search(rf"\d(st|nd|rd|th)=?( \+\d+)? *{badge}", text)
                called += call is not None
    assert called


@pytest.mark.parametrize("size", [(58, 2), (78, 4), (98, 6), (118, 5), (200, 5)])
@pytest.mark.parametrize("players", [2, 5])
def test_the_rows_that_have_just_been_called_are_where_they_say(
    players: int, size: tuple[int, int]
) -> None:
    """What glows while the King pays is the place and the name of whoever is paid."""
    seen = 0
    for stage in stages(players, 3):
        if stage.frame.kind is not FrameKind.PLACE:
            continue
        area = called_rows(stage, *size, UNICODE)
        assert area is not None and area.right <= size[0] and area.bottom <= size[1]
        rows = draw_stage(stage, *size, UNICODE).text().splitlines()[area.y : area.bottom]
        for seat in stage.frame.calls[-1].seats:
            badge = f"{'ABCDE'[seat]}{UNICODE.players[seat]}"
            assert any(badge in row[area.x : area.right] for row in rows)
            seen += 1
    assert seen


def test_in_the_last_lap_players_stand_in_the_order_of_their_points() -> None:
    frames = round_frames(random_game(4, 3).reports[-1])
    races = [frame for frame in frames if frame.kind is FrameKind.RACE]
    assert races
    for frame in races:
        text = draw_stage(stage_of(frame), 118, 6, UNICODE).text().partition("\n")[2]
        order = sorted(range(4), key=lambda seat: text.index(NAMES[seat]))
        scores = [frame.position.scores[seat] for seat in order]
        assert scores == sorted(scores, reverse=True)


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
        assert re.search(rf"{NAMES[seat]} .*[▰▱·] +{score}{gain}( |$)", text, re.M)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_bar_of_points_ever_shrinks(players: int) -> None:
    """Neither as somebody passes 40 nor as the last lap begins, whatever the others score."""
    for seed in range(4):
        frames = round_frames(random_game(players, seed).reports[-1])
        longest = [0] * players
        for frame in frames:
            if frame.kind in BEFORE_SCORING:
                continue
            if frame.region is not None and frame.kind not in (FrameKind.GOAL, FrameKind.RACE):
                continue
            text = draw_stage(stage_of(frame), 118, 7, UNICODE).text()
            for seat in range(players):
                bar = re.search(rf"{NAMES[seat]} +(▰*)▱*", text.partition("\n")[2])
                assert bar is not None
                assert len(bar[1]) >= longest[seat], (frame.kind, text)
                longest[seat] = len(bar[1])


@pytest.mark.parametrize("players", [2, 5])
def test_forty_points_are_seen_in_any_signs(players: int) -> None:
    frames = round_frames(random_game(players, 3).reports[-1])
    (goal,) = (frame for frame in frames if frame.kind is FrameKind.GOAL)
    for glyphs in (UNICODE, Glyphs.ascii()):
        for width in (60, 78, 140):
            assert "40 points! The game ends after this round" in drawn(goal, width, glyphs)


def drawn(frame: RevealFrame, width: int, glyphs: Glyphs) -> str:
    return draw_stage(stage_of(frame), width, 6, glyphs).text()


LAST_ROUND = round_frames(random_game(3, 5).reports[-1])


@given(st.lists(st.sampled_from(["key", "clock", "back"]), max_size=60))
@examples(60)
def test_a_key_completes_one_step_and_never_two(keys: list[str]) -> None:
    cursor: RevealCursor | None = RevealCursor(LAST_ROUND)
    for key in keys:
        if cursor is None:
            break
        frame = cursor.frame
        if key == "clock":
            following = cursor.tick()
            assert following is None or following.at == cursor.at + 1
        elif key == "back":
            following = cursor.back()
            assert following.frame.completes
            assert following.frame.step == max(0, frame.step - 1) or following.at < cursor.at
        else:
            following = cursor.forward()
            if following is not None:
                assert following.frame.completes
                assert following.frame.step == frame.step + frame.completes
        cursor = following


def test_keys_alone_go_through_every_step_once() -> None:
    cursor: RevealCursor | None = RevealCursor(LAST_ROUND)
    seen = []
    while cursor is not None and (cursor := cursor.forward()) is not None:
        seen.append(cursor.frame)
    assert seen == [frame for frame in LAST_ROUND if frame.completes]


def test_skipping_stops_at_forty_points_and_at_the_end_of_the_round_and_of_the_game() -> None:
    goal = RevealCursor(LAST_ROUND).skip()
    assert goal is not None and goal.frame.kind is FrameKind.GOAL and goal.frame.completes
    first = goal.skip()
    assert first is not None and first.frame.kind is FrameKind.KING
    second = first.skip()
    assert second is not None and second.frame == LAST_ROUND[-1]
    assert second.skip() is None


def test_what_has_been_told_grows_step_by_step() -> None:
    cursor: RevealCursor | None = RevealCursor(LAST_ROUND)
    told: tuple[RevealFrame, ...] = ()
    while cursor is not None:
        assert [frame.step for frame in cursor.so_far] == list(range(cursor.frame.step + 1))
        assert cursor.so_far[-1] == cursor.frame
        told = cursor.so_far
        cursor = cursor.tick()
    assert told == tuple(frame for frame in LAST_ROUND if frame.completes)


@pytest.mark.parametrize("at", range(0, len(LAST_ROUND), 3))
def test_a_step_that_was_rushed_stays_as_long_as_its_frames_would_have(at: int) -> None:
    cursor = RevealCursor(LAST_ROUND, at)
    rushed = cursor.settled()
    step = [
        RevealCursor(LAST_ROUND, index)
        for index, frame in enumerate(LAST_ROUND)
        if frame.step == cursor.frame.step
    ]
    assert rushed.beats == pytest.approx(sum(each.beats for each in step))
