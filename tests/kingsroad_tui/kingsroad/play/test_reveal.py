"""The frames of a reveal: they end where the round did, and never show what is still hidden.

The stage of a reveal: it fits everywhere, and calls nothing before its time.

Watching a reveal by keys and by the clock: one step a key, and nothing is jumped over.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import groupby, pairwise
from operator import sub

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.board import NEIGHBOURS
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.position import GOAL, MARKERS, Position, Variant, starting_position
from kingsroad.rounds import Revealed, RoundReport, choose_again, play_round, reveal
from kingsroad_tui.kingsroad.drawing.player_cards import PlayedCards
from kingsroad_tui.kingsroad.drawing.reveal_stage import Stage, called_rows, draw_stage
from kingsroad_tui.kingsroad.play.narration import frame_sentences, frame_title
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.play.reveal_frame import (
    BEFORE_SCORING,
    FrameKind,
    RevealCursor,
    RevealFrame,
    ShownCards,
)
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import Glyphs
from tests.support.examples import examples
from tests.support.legal import random_game, random_selection

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_frames_begin_and_end_where_the_round_does(players: int, variant: Variant) -> None:
    for seed in range(4):
        for report in random_game(players, seed, variant).reports:
            frames = round_frames(report)
            assert frames[0].position == report.before
            assert frames[-1].position == report.after
            assert [frame.region for frame in frames if frame.kind is FrameKind.REGION] == [
                score.region for score in (*report.scored, *report.final)
            ]
            assert_told_once(report, frames)
            assert_steps_are_whole(frames)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_that_somebody_has_forty_points_is_said_once_and_at_once(players: int) -> None:
    """In the round that ends the game, as soon as the region is scored that brought them."""
    for seed in range(4):
        *others, last = random_game(players, seed).reports
        assert not any(f.kind is FrameKind.GOAL for r in others for f in round_frames(r))
        frames = round_frames(last)
        (at,) = (number for number, frame in enumerate(frames) if frame.kind is FrameKind.GOAL)
        goal, scored = frames[at], frames[at - 1]
        assert goal.completes and scored.completes
        assert scored.kind is FrameKind.STANDING and goal.region == scored.region
        assert max(scored.scores_before) < GOAL <= max(goal.position.scores)
        assert goal.position == scored.position


def assert_told_once(report: RoundReport, frames: tuple[RevealFrame, ...]) -> None:
    """Everybody's points are those of the places called and the Nobles, frame by frame."""
    scores = list(report.before.scores)
    for before, frame in pairwise(frames):
        if frame.kind is FrameKind.PLACE:
            call = frame.calls[-1]
            assert frame.calls[:-1] == before.calls
            for seat in call.seats:
                scores[seat] += call.points
        elif frame.kind is FrameKind.BONUS:
            scores[frame.bonuses[-1].seat] += 1  # a link of the chain
        assert frame.position.scores == tuple(scores)
        position = frame.position
        for seat in position.seats:
            on_board = sum(position.markers[seat]) + position.noble_count(seat)
            assert position.in_hand[seat] + on_board == MARKERS
    assert tuple(scores) == report.after.scores


def assert_steps_are_whole(frames: tuple[RevealFrame, ...]) -> None:
    assert frames[0].step == 0 and frames[-1].completes
    for frame, following in pairwise(frames):
        assert following.step - frame.step == frame.completes


def test_places_are_called_from_last_to_first() -> None:
    for report in random_game(4, 2).reports:
        for frame in round_frames(report):
            places = [call.place for call in frame.calls]
            assert places == sorted(places, reverse=True)


def test_the_king_walks_his_path_and_in_the_end_his_last_lap() -> None:
    for report in random_game(3, 7).reports:
        frames = round_frames(report)
        path = [frame.position.king for frame in frames if not frame.final]
        walked = [king for at, king in enumerate(path) if at == 0 or king != path[at - 1]]
        assert tuple(walked) == report.king_path
        assert frames[-1].path == report.king_path
        lap = [frame.position.king for frame in frames if frame.kind is FrameKind.RACE]
        assert lap == [score.region for score in report.final]


def test_a_witch_shows_the_reveal_first_and_the_rest_later() -> None:
    """Both parts together are the whole; a choice behind the Witch is in none of them."""
    game = Game(NAMES[:2]).reveal([Selection.parse("W58"), Selection.parse("8DK")])
    assert game.revealed is not None
    first = reveal_frames(game.revealed)
    assert first[-1].position == game.revealed.after
    assert first[-1].cards[0] == ShownCards((Card.WITCH,))
    report = game.choose_again((Selection.parse("16K"), None)).reports[0]
    second = round_frames(report, game.revealed)
    whole = round_frames(report)
    assert [frame.position for frame in whole] == [frame.position for frame in (*first, *second)]
    assert second[0].cards[0] == ShownCards((Card.WITCH,), face_down=3)
    assert second[1].cards[0].again == (Card.REGION_1, Card.REGION_6, Card.KNIGHT)


def test_a_player_without_markers_plays_no_cards() -> None:
    """Somebody whose markers are all on the board: the sentences say so."""
    start = starting_position(2)
    position = replace(start, in_hand=(0, MARKERS), markers=((MARKERS, *[0] * 7), start.markers[1]))
    report = play_round(position, [Selection(), Selection.parse("123")])
    cards = next(f for f in round_frames(report) if f.kind is FrameKind.CARDS)
    assert "plays no cards" in frame_sentences(cards, NAMES)[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_cards_turn_together_and_markers_fall_in_the_order_in_which_they_matter(
    players: int,
) -> None:
    """Quiet regions at once, contested ones marker by marker, those scored now last, and of them
    the King's."""
    held = 0
    for seed in range(4):
        for report in random_game(players, seed).reports:
            frames = round_frames(report)
            (cards,) = [f for f in frames if f.kind is FrameKind.CARDS and not f.waiting]
            assert not any(shown.face_down for shown in cards.cards)
            assert cards.position.markers == report.before.markers
            order = [f.dropped for f in frames if f.dropped is not None and not f.waiting]
            regions = [region for region, _ in groupby(order)]
            assert len(regions) == len(set(regions)), "one region after the other"
            scored = [region for region in regions if region in cards.scored]
            assert regions[len(regions) - len(scored) :] == scored
            assert scored == [r for r in reversed(cards.scored) if r in scored]
            for before, frame in pairwise(frames):
                if frame.kind is FrameKind.MARKERS and frame.dropped is not None:
                    placed = map(sub, before.position.in_hand, frame.position.in_hand)
                    assert sum(placed) == 1
                    held += 1
    assert held


def test_a_chain_counts_link_by_link() -> None:
    longest = 0
    for seed in range(6):
        for report in random_game(3, seed).reports:
            for before, frame in pairwise(round_frames(report)):
                if frame.kind is not FrameKind.BONUS:
                    continue
                assert sum(frame.paid) == 1
                bonus = frame.bonuses[-1]
                *earlier, newest = bonus.chain
                if earlier:
                    assert before.bonuses[-1].chain == tuple(earlier)
                    assert set(NEIGHBOURS[newest]) & set(earlier)
                longest = max(longest, len(bonus.chain))
    assert longest > 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_win_is_settled_exactly_when_nobody_can_catch_the_leader(players: int) -> None:
    """Whatever the regions to come pay, to whomever is there, the leader wins; a moment before,
    that is not so."""
    found = 0
    for seed in range(8):
        report = random_game(players, seed).reports[-1]
        frames = round_frames(report)
        laps = [frame for frame in frames if frame.kind is FrameKind.RACE]
        said = [frame for frame in frames if frame.kind is FrameKind.SETTLED]
        assert len(said) <= 1
        for frame in said:
            assert frame.settled is not None
            assert report.after.winners == (frame.settled.leader,)
            found += 1
        for number, frame in enumerate(laps[:-1]):
            to_come = [score.region for score in report.final[number + 1 :]]
            done = any(one.step < frame.step for one in said)
            now = any(one.step == frame.step + 1 for one in said)
            assert (done or now) == certain(frame.position, to_come)
    assert found


def certain(position: Position, to_come: list[int]) -> bool:
    """Whether one seat wins even if any other takes first place wherever it is present."""
    key = [(position.scores[seat], position.noble_count(seat)) for seat in position.seats]
    for leader in position.seats:
        reach = [
            (
                score
                + sum(
                    position.board.paid(r, position.num_players)[0]
                    for r in to_come
                    if position.influence(seat, r)
                ),
                nobles,
            )
            for seat, (score, nobles) in enumerate(key)
        ]
        if all(reach[seat] < key[leader] for seat in position.seats if seat != leader):
            return True
    return False


def test_who_has_forfeited_is_never_said_to_win() -> None:
    report = random_game(3, 5).reports[-1]
    (winner,) = report.after.winners
    *_, last = round_frames(report, out=(winner,))
    assert last.kind is FrameKind.WON and winner not in last.ranked[0]
    assert NAMES[winner] not in frame_sentences(last, NAMES)[0].split(",")[0]


def played(position: Position, dice: random.Random, kept: list[Selection]) -> Revealed:
    """A reveal in which the first seats play what is given, the others by chance."""
    others = position.num_players - len(kept)
    drawn = [random_selection(position, seat, dice) for seat in position.seats[-others:]]
    return reveal(position, [*kept, *(drawn if others else [])])


def ended(revealed: Revealed, dice: random.Random) -> RoundReport:
    again = [
        random_selection(revealed.after, seat, dice, second=True)
        if seat in revealed.waiting
        else None
        for seat in revealed.before.seats
    ]
    return choose_again(revealed, tuple(again))


def face_up(frame: RevealFrame) -> list[tuple[object, ...]]:
    return [(shown.turned, shown.again) for shown in frame.cards]


@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    rounds=st.integers(0, 9),
    kept=st.integers(0, 4),
    variant=st.sampled_from(list(Variant)),
)
@examples(60)
def test_no_frame_shows_what_is_not_yet_revealed(
    players: int, seed: int, rounds: int, kept: int, variant: Variant
) -> None:
    """Two rounds in which the first players play the same: as long as the cards turned are the
    same, so is everything else, words and pace included, whatever is turned later."""
    position = random_game(players, seed, variant, rounds=rounds).position
    if position.finished:
        return
    dice = random.Random(seed)
    same = [random_selection(position, seat, dice) for seat in range(min(kept, players))]
    revealed = played(position, dice, same)
    one, again = (ended(revealed, dice) for _ in range(2))
    other = ended(played(position, dice, same), dice)
    for another, least in ((other, 1), (again, 2)):  # face down; with a Witch, the cards as well
        compared = 0
        for ours, theirs in zip(round_frames(one), round_frames(another), strict=False):
            if face_up(ours) != face_up(theirs):
                break
            assert ours == theirs
            names = NAMES[:players]
            assert frame_sentences(ours, names) == frame_sentences(theirs, names)
            assert frame_title(ours, names) == frame_title(theirs, names)
            compared += 1
        assert compared >= least


@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
@examples(30)
def test_points_are_shown_only_when_they_are_called(players: int, seed: int) -> None:
    """Before a region's places nobody has its points; a place not called yet is in no sentence."""
    names = [f"<{seat}>" for seat in range(players)]
    report = random_game(players, seed, rounds=3).reports[-1]
    for frame in round_frames(report):
        text = " ".join(frame_sentences(frame, names))
        if frame.region is not None and not frame.completes:
            called = {seat for call in frame.calls for seat in call.seats}
            owners = {bonus.seat for bonus in frame.bonuses} | {frame.noble_won, frame.noble_lost}
            silent = [seat for seat in range(players) if seat not in called | owners]
            assert not [seat for seat in silent if names[seat] in text]
            assert all(frame.gained[seat] == 0 for seat in silent)


@pytest.mark.parametrize(
    ("nobles", "on_board", "decided"),
    [
        ((2, 1), "Ann 2 Nobles and Bob 1 Noble", "Ann wins with 50 points and more Nobles!"),
        ((0, 3), "Ann 0 Nobles and Bob 3 Nobles", "Bob wins with 50 points and more Nobles!"),
        ((1, 1), "Ann 1 Noble and Bob 1 Noble", "Ann and Bob share the victory with 50 points!"),
    ],
)
def test_a_tie_is_told_as_one(nobles: tuple[int, int], on_board: str, decided: str) -> None:
    """A step of its own that says what the Nobles decide, before who has won."""
    report = random_game(2, 3).reports[-1]
    seats = iter([(seat,) for seat in (0, 1) for _ in range(nobles[seat])])
    after = replace(
        report.after,
        scores=(50, 50),
        nobles=tuple(next(seats, ()) for _ in range(8)),
        markers=((0,) * 8,) * 2,
        in_hand=tuple(MARKERS - count for count in nobles),
    )
    *_, tie, won = round_frames(replace(report, after=after))
    assert (tie.kind, won.kind) == (FrameKind.TIE, FrameKind.WON)
    assert tie.completes and won.step == tie.step + 1
    told = [*frame_sentences(tie, NAMES[:2]), *frame_sentences(won, NAMES[:2])]
    assert told == [
        "Ann and Bob are level with 50 points.",
        f"On the board: {on_board}.",
        decided,
    ]


UNICODE = Glyphs.unicode()
COURT = ("Regent", "Baron", "Duchess", "Abbot", "Margrave")


def stages(players: int, seed: int, rounds: int = 8) -> list[Stage]:
    """Every moment of the last round of a game."""
    frames = round_frames(random_game(players, seed, rounds=rounds).reports[-1])
    return [stage_of(frame) for frame in frames]


def stage_of(frame: RevealFrame) -> Stage:
    players = frame.position.num_players
    words = short_names(frame.position.board)
    cards = PlayedCards(frame.cards, COURT[:players], tuple(range(players)), words, frame.lit)
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
                badge = f"{'ABCDE'[seat]}{UNICODE.players[seat]} {COURT[seat]}"
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
        order = sorted(range(4), key=lambda seat: text.index(COURT[seat]))
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
        assert re.search(rf"{COURT[seat]} .*[▰▱·] +{score}{gain}( |$)", text, re.M)


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
                bar = re.search(rf"{COURT[seat]} +(▰*)▱*", text.partition("\n")[2])
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
