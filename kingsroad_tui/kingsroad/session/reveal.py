"""The reveal of a round, frame by frame: pure data, without words or Textual.

A frame is what lies on the table at one moment: the cards turned so far, the markers placed so far,
the King, the region that is lit, the places called so far. It holds nothing that is still hidden:
two rounds that differ only in what is turned later have the same frames until then.

Frames make steps: one player's cards, a region's scoring, that somebody has 40 points, the King's
walk. A key completes a step, never more (see `kingsroad_tui.kingsroad.session.reveal_cursor`).

The round itself has been played and saved before; frames change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from kingsroad.board import king_path
from kingsroad.cards import Card
from kingsroad.position import GOAL, Position, with_item
from kingsroad.rounds import CardEffect, Revealed, RoundReport
from kingsroad.scoring import RegionScore, score_region
from kingsroad_tui.kingsroad.session.reveal_frame import (
    Bonus,
    FrameKind,
    RevealFrame,
    ShownCards,
    place_calls,
)


def reveal_frames(revealed: Revealed) -> tuple[RevealFrame, ...]:
    """The reveal of a round that waits for second choices."""
    return _stepped(_turn_first(_start(revealed.before), revealed.effects))


def round_frames(report: RoundReport, seen: Revealed | None = None) -> tuple[RevealFrame, ...]:
    """A whole round, with the final scoring if it ended the game.

    ``seen`` is the reveal that has been shown already, where a Witch made the round wait.
    """
    return _stepped(_whole_round(report, seen))


def _whole_round(report: RoundReport, seen: Revealed | None) -> Iterator[RevealFrame]:
    first = tuple(_turn_first(_start(report.before), report.effects))
    if seen is None:
        yield from first
    now = first[-1]
    for seat, selection in enumerate(report.reselections):
        if selection is not None:
            effects = [e for e in report.effects if e.second and e.seat == seat]
            again = tuple(_turn_again(now, seat, effects))
            yield from again
            now = again[-1]
    now = replace(now, seat=None, dropped=None)
    ends = False
    for score in report.scored:
        scoring = tuple(_score(now, score))
        yield from scoring
        now = _cleared(scoring[-1], score)
        now = replace(now, scored=now.scored[1:])
        if not ends and max(now.position.scores) >= GOAL:
            ends = True
            now = replace(_unlit(now), kind=FrameKind.GOAL)
            yield now
    now = _unlit(now)
    yield replace(now, kind=FrameKind.WALK)
    now = replace(
        now,
        kind=FrameKind.KING,
        position=replace(now.position, king=report.after.king, round=report.after.round),
        path=report.king_path,
        gained=_since(report.before, now.position),
    )
    yield now
    if report.final:
        now = replace(_unlit(now), kind=FrameKind.FINAL, final=True)
        yield now
    for score in report.final:
        scoring = tuple(_score(now, score))
        yield from scoring
        now = scoring[-1]


def _start(position: Position) -> RevealFrame:
    """All cards face down."""
    cards = tuple(ShownCards(face_down=position.hand(seat).size) for seat in position.seats)
    return RevealFrame(
        FrameKind.FACE_DOWN,
        position,
        cards,
        position.round,
        (0,) * position.num_players,
        scored=(position.king,),
        path=(position.king,),
    )


def _turn_first(now: RevealFrame, effects: Sequence[CardEffect]) -> Iterator[RevealFrame]:
    """Player by player, the first choices; one step a player."""
    first = [effect for effect in effects if not effect.second]
    for seat in now.position.seats:
        step = now.step + (seat > 0)
        now = replace(now, kind=FrameKind.FACE_DOWN, seat=seat, dropped=None, step=step)
        if not now.cards[seat].face_down:
            yield replace(now, kind=FrameKind.NO_CARDS)
            continue
        if seat == 0:
            yield now
        for effect in first:
            if effect.seat == seat:
                now = _turned(now, effect)
                yield now


def _turn_again(
    now: RevealFrame, seat: int, effects: Sequence[CardEffect]
) -> Iterator[RevealFrame]:
    """A second choice after the Witch; a step of its own."""
    shown = replace(now.cards[seat], face_down=now.position.hand(seat, second=True).size)
    now = replace(
        now,
        kind=FrameKind.FACE_DOWN if effects else FrameKind.NO_CARDS,
        seat=seat,
        dropped=None,
        cards=with_item(now.cards, seat, shown),
        step=now.step + 1,
    )
    yield now
    for effect in effects:
        now = _turned(now, effect)
        yield now


def _turned(now: RevealFrame, effect: CardEffect) -> RevealFrame:
    """One card turned: its marker placed, its Dragon or Witch spent."""
    seat, card = effect.seat, effect.card
    shown = now.cards[seat]
    if effect.second:
        shown = replace(shown, again=(*shown.again, card), face_down=shown.face_down - 1)
    else:
        left = 0 if card is Card.WITCH else shown.face_down - 1
        shown = replace(shown, turned=(*shown.turned, card), face_down=left)
    position = now.position
    in_hand, row = position.in_hand, position.markers[seat]
    if effect.region is not None:
        in_hand = with_item(in_hand, seat, in_hand[seat] - 1)
        row = with_item(row, effect.region - 1, row[effect.region - 1] + 1)
    regions = len(now.scored) + (card is Card.DRAGON)
    return replace(
        now,
        kind=FrameKind.CARD,
        dropped=effect.region,
        cards=with_item(now.cards, seat, shown),
        position=replace(
            position,
            in_hand=in_hand,
            markers=with_item(position.markers, seat, row),
            dragon=with_item(position.dragon, seat, position.dragon[seat] and card != "D"),
            witch=with_item(position.witch, seat, position.witch[seat] and card != "W"),
        ),
        scored=king_path(position.king, regions),
    )


def _score(now: RevealFrame, score: RegionScore) -> Iterator[RevealFrame]:
    """A region's scoring: it lights up, places from last to first, the Noble, its chain.

    The markers lie there until the next step, so that they are seen beside what they brought.
    """
    region, final = score.region, now.final
    before = now.position if final else replace(now.position, king=region)
    now = _unlit(now)
    if before.king != now.position.king:
        yield replace(now, kind=FrameKind.WALK)
    now = replace(
        now,
        kind=FrameKind.REGION,
        position=before,
        scored=(region,) if final else now.scored,
        region=region,
        path=now.path if final or region == now.path[-1] else (*now.path, region),
    )
    yield now
    for call in place_calls(score):
        now = replace(
            _paid(now, dict.fromkeys(call.seats, call.points)),
            kind=FrameKind.PLACE,
            calls=(*now.calls, call),
        )
        yield now
    after = now.position if final else score_region(before, region)[1]
    if score.noble_won is not None:
        now = replace(
            now,
            kind=FrameKind.NOBLE,
            noble_won=score.noble_won,
            noble_lost=score.noble_lost,
            position=_with_noble(now.position, score, after),
        )
        yield now
    for seat, chain in score.chains.items():
        bonus = Bonus(seat, chain, score.bonus[seat])
        now = replace(
            _paid(now, {seat: bonus.points}), kind=FrameKind.BONUS, bonuses=(*now.bonuses, bonus)
        )
        yield now
    yield replace(now, kind=FrameKind.STANDING)


def _with_noble(position: Position, score: RegionScore, after: Position) -> Position:
    """The Noble in its place; the other markers still lie there."""
    won, lost, index = score.noble_won, score.noble_lost, score.region - 1
    markers = tuple(
        with_item(row, index, row[index] - 1) if seat == won else row
        for seat, row in enumerate(position.markers)
    )
    in_hand = tuple(held + (seat == lost) for seat, held in enumerate(position.in_hand))
    return replace(position, nobles=after.nobles, markers=markers, in_hand=in_hand)


def _cleared(now: RevealFrame, score: RegionScore) -> RevealFrame:
    """The region's markers back in the hands."""
    index = score.region - 1
    position = now.position
    left = [row[index] for row in position.markers]
    return replace(
        now,
        position=replace(
            position,
            in_hand=tuple(map(sum, zip(position.in_hand, left, strict=True))),
            markers=tuple(with_item(row, index, 0) for row in position.markers),
        ),
    )


def _unlit(now: RevealFrame) -> RevealFrame:
    """A new step: no region is lit, and nothing of one's scoring is on the table."""
    return replace(
        now,
        region=None,
        calls=(),
        noble_won=None,
        noble_lost=None,
        bonuses=(),
        gained=(0,) * len(now.gained),
        step=now.step + 1,
    )


def _paid(now: RevealFrame, points: dict[int, int]) -> RevealFrame:
    scores = tuple(score + points.get(seat, 0) for seat, score in enumerate(now.position.scores))
    gained = tuple(total + points.get(seat, 0) for seat, total in enumerate(now.gained))
    return replace(now, position=replace(now.position, scores=scores), gained=gained)


def _since(before: Position, now: Position) -> tuple[int, ...]:
    return tuple(new - old for new, old in zip(now.scores, before.scores, strict=True))


def _stepped(frames: Iterator[RevealFrame]) -> tuple[RevealFrame, ...]:
    """The frames, the last of each step marked; steps are counted from 0."""
    drawn = list(frames)
    first = drawn[0].step
    following = [frame.step for frame in drawn[1:]] + [-1]
    return tuple(
        replace(frame, step=frame.step - first, completes=frame.step != after)
        for frame, after in zip(drawn, following, strict=True)
    )
