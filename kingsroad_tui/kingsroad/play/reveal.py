"""The reveal of a round, frame by frame: pure data, without words or Textual.

A frame is what lies on the table at one moment: the cards turned so far, the markers placed so far,
the King, the region that is lit, the places called so far. It holds nothing that is still hidden:
two rounds that differ only in what is turned later have the same frames until then.

Frames make steps: all cards, the markers that are contested, a region's scoring, that somebody has
40 points, the King's walk. A key completes a step, never more (see
`kingsroad_tui.kingsroad.play.reveal_frame`). Of the markers of a round, those that change nothing
fall at once, and those that matter fall last.

The round itself has been played and saved before; frames change nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from kingsroad.board import NEIGHBOURS, king_path
from kingsroad.cards import Card
from kingsroad.position import GOAL, Position, with_item
from kingsroad.rounds import CardEffect, Revealed, RoundReport
from kingsroad.scoring import RegionScore, place_points, score_region
from kingsroad_tui.kingsroad.play.pace import paced
from kingsroad_tui.kingsroad.play.reveal_frame import (
    Bonus,
    FrameKind,
    RegionContest,
    RevealFrame,
    ShownCards,
    place_calls,
)
from kingsroad_tui.kingsroad.play.winning import ranking, settled


@dataclass(frozen=True, slots=True)
class Placement:
    """A marker that a card places.

    Attributes:
        seat: whose.
        region: where.
        card: the number of the card among those on the table, from 0.
    """

    seat: int
    region: int
    card: int


@dataclass(frozen=True, slots=True)
class MarkerFall:
    """Markers that fall together, or one by one.

    Attributes:
        placements: the markers, in order.
        contested: the region whose places they change; None where they change nothing.
    """

    placements: tuple[Placement, ...]
    contested: int | None = None


def falls(
    position: Position, placements: Iterable[Placement], scored: Sequence[int]
) -> tuple[MarkerFall, ...]:
    """The markers of a round in the order in which they matter.

    First those of all quiet regions at once, then the contested ones by the points that change
    hands, then the regions scored in this round, the King's last. A region is contested where
    several are and what its places would pay is not what it would have paid before.
    """
    by_region = {
        region: tuple(group)
        for region, group in groupby(
            sorted(placements, key=lambda each: each.region), key=lambda each: each.region
        )
    }
    stakes = {region: at_stake(position, region, group) for region, group in by_region.items()}
    quiet = [r for r in by_region if not stakes[r] and r not in scored]
    rising = sorted((r for r in by_region if stakes[r] and r not in scored), key=stakes.__getitem__)
    last = [region for region in reversed(scored) if region in by_region]
    together = tuple(each for region in quiet for each in by_region[region])
    found = [MarkerFall(together)] if together else []
    for region in (*rising, *last):
        contested = region if stakes[region] else None
        found.append(MarkerFall(_winner_last(position, by_region[region]), contested))
    return tuple(found)


def at_stake(position: Position, region: int, placements: Sequence[Placement]) -> int:
    """The points of a region's places that change hands by these markers; 0 if one is alone."""
    before = place_points(position, region)
    after = place_points(placed(position, placements), region)
    if sum(influence > 0 for influence in after.influence) < 2:
        return 0
    return sum(abs(new - old) for old, new in zip(before.points, after.points, strict=True))


def placed(position: Position, placements: Iterable[Placement]) -> Position:
    """The position with these markers on the board."""
    in_hand, markers = position.in_hand, position.markers
    for each in placements:
        row, index = markers[each.seat], each.region - 1
        in_hand = with_item(in_hand, each.seat, in_hand[each.seat] - 1)
        markers = with_item(markers, each.seat, with_item(row, index, row[index] + 1))
    return replace(position, in_hand=in_hand, markers=markers)


def _winner_last(position: Position, group: tuple[Placement, ...]) -> tuple[Placement, ...]:
    """A region's markers: those of whoever will have most there fall last."""
    after = placed(position, group)
    return tuple(
        sorted(group, key=lambda each: (after.influence(each.seat, each.region), each.seat))
    )


_Told = Generator[RevealFrame, None, RevealFrame]
"""Frames, and the one from which to go on."""


def reveal_frames(revealed: Revealed) -> tuple[RevealFrame, ...]:
    """The reveal of a round that waits for second choices."""
    return _stepped(_turn(_start(revealed.before), revealed.effects))


def round_frames(
    report: RoundReport, seen: Revealed | None = None, *, out: Collection[int] = ()
) -> tuple[RevealFrame, ...]:
    """A whole round, with the final scoring if it ended the game.

    Args:
        report: the round.
        seen: the reveal that has been shown already, where a Witch made the round wait.
        out: the seats that have forfeited, and so cannot win.
    """
    return _stepped(_whole_round(report, seen, out))


def _whole_round(
    report: RoundReport, seen: Revealed | None, out: Collection[int]
) -> Iterator[RevealFrame]:
    first = tuple(_turn(_start(report.before), [e for e in report.effects if not e.second]))
    if seen is None:
        yield from first
    now = first[-1]
    if any(selection is not None for selection in report.reselections):
        again = tuple(_turn_again(now, report))
        yield from again
        now = again[-1]
    now = _unlit(replace(now, seat=None, dropped=None, lit=(), contests=(), waiting=()))
    lap = tuple(score.region for score in report.final)
    for at, score in enumerate(report.scored):
        before = now.position.scores
        now = yield from _score(now, score)
        if max(before) < GOAL <= max(now.position.scores):
            yield replace(now, kind=FrameKind.GOAL, step=now.step + 1)
            now = replace(now, step=now.step + 1)
        now = replace(_unlit(_cleared(now, score)), scored=now.scored[1:])
        if max(now.position.scores) >= GOAL:
            to_come = [later.region for later in report.scored[at + 1 :]]
            now = yield from _settled(now, to_come, lap, out)
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
        yield from _last_lap(_unlit(now), report, out)


def _last_lap(now: RevealFrame, report: RoundReport, out: Collection[int]) -> Iterator[RevealFrame]:
    """The final scoring, region by region along the King's way, and who has won."""
    lap = tuple(score.region for score in report.final)
    now = replace(now, kind=FrameKind.FINAL, final=True, lap=lap)
    yield now
    now = _unlit(now)
    for at, score in enumerate(report.final, start=1):
        now = _unlit((yield from _score(now, score)))
        if at < len(lap):
            now = yield from _settled(now, (), lap[at:], out)
    everybody = ranking(report.after, out)
    ranked = tuple(group for group in everybody if not set(group) & set(out)) or everybody
    now = replace(now, position=report.after, scored=(), ranked=ranked)
    scores, winners = report.after.scores, ranked[0]
    level = [s for s in now.position.seats if scores[s] == scores[winners[0]] and s not in out]
    if len(level) > 1:
        yield replace(now, kind=FrameKind.TIE)
        now = _unlit(now)
    yield replace(now, kind=FrameKind.WON)


def _settled(
    now: RevealFrame, this_round: Sequence[int], lap: Sequence[int], out: Collection[int]
) -> _Told:
    """A step that says that nobody can catch the leader any more, the first time that it is so."""
    found = settled(now.position, this_round, lap, out) if now.settled is None else None
    if found is None:
        return now
    now = replace(now, kind=FrameKind.SETTLED, settled=found)
    yield now
    return _unlit(now)


def _start(position: Position) -> RevealFrame:
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


def _turn(now: RevealFrame, effects: Sequence[CardEffect]) -> Iterator[RevealFrame]:
    """All cards at once, then the markers that they place."""
    yield now
    shown = tuple(
        ShownCards(tuple(e.card for e in effects if e.seat == seat)) for seat in now.position.seats
    )
    yield from _taken_effect(replace(now, cards=shown), effects)


def _turn_again(now: RevealFrame, report: RoundReport) -> Iterator[RevealFrame]:
    """All second choices after a Witch at once; a step of its own."""
    position, effects = now.position, [effect for effect in report.effects if effect.second]
    waiting = [seat for seat, again in enumerate(report.reselections) if again is not None]
    down = tuple(
        replace(shown, face_down=position.hand(seat, second=True).size)
        if seat in waiting
        else shown
        for seat, shown in enumerate(now.cards)
    )
    now = replace(
        now,
        kind=FrameKind.FACE_DOWN,
        seat=None,
        dropped=None,
        lit=(),
        contests=(),
        cards=down,
        waiting=tuple(waiting),
        step=now.step + 1,
    )
    yield now
    shown = tuple(
        replace(each, again=tuple(e.card for e in effects if e.seat == seat), face_down=0)
        for seat, each in enumerate(now.cards)
    )
    yield from _taken_effect(replace(now, cards=shown), effects)


def _taken_effect(now: RevealFrame, effects: Sequence[CardEffect]) -> Iterator[RevealFrame]:
    """The cards lie face up; then their markers fall, those that are contested one by one."""
    position = now.position
    spent = {(effect.seat, effect.card) for effect in effects}
    dragons = sum(effect.card is Card.DRAGON for effect in effects)
    now = replace(
        now,
        kind=FrameKind.CARDS,
        position=replace(
            position,
            dragon=tuple(
                held and (seat, Card.DRAGON) not in spent
                for seat, held in enumerate(position.dragon)
            ),
            witch=tuple(
                held and (seat, Card.WITCH) not in spent for seat, held in enumerate(position.witch)
            ),
        ),
        scored=king_path(position.king, len(now.scored) + dragons),
    )
    yield now
    calm = True
    for fall in falls(now.position, _placements(now, effects), now.scored):
        if calm and fall.contested is not None:
            calm = False
            now = replace(now, step=now.step + 1)
        now = yield from _fallen(now, fall)


def _placements(now: RevealFrame, effects: Sequence[CardEffect]) -> Iterator[Placement]:
    """The markers that these cards place, with the number of each card among those that lie
    there."""
    for seat in now.position.seats:
        cards = [effect for effect in effects if effect.seat == seat]
        first = len(now.cards[seat].turned) if any(effect.second for effect in cards) else 0
        for number, effect in enumerate(cards, start=first):
            if effect.region is not None:
                yield Placement(seat, effect.region, number)


def _fallen(now: RevealFrame, fall: MarkerFall) -> _Told:
    """Markers that fall at once, or one by one where they are contested."""
    if fall.contested is None:
        lit = tuple((each.seat, each.card) for each in fall.placements)
        position = placed(now.position, fall.placements)
        now = replace(
            now, kind=FrameKind.MARKERS, position=position, lit=lit, seat=None, dropped=None
        )
        yield now
        return now
    before = _influence(now.position, fall.contested)
    earlier = now.contests
    for each in fall.placements:
        position = placed(now.position, (each,))
        contest = RegionContest(each.region, before, _influence(position, each.region))
        now = replace(
            now,
            kind=FrameKind.MARKERS,
            position=position,
            seat=each.seat,
            dropped=each.region,
            lit=((each.seat, each.card),),
            contests=(*earlier, contest),
        )
        yield now
    return now


def _influence(position: Position, region: int) -> tuple[int, ...]:
    return tuple(position.influence(seat, region) for seat in position.seats)


def _score(now: RevealFrame, score: RegionScore) -> _Told:
    """A region's scoring: it lights up, places from last to first, the Noble, its chain.

    It is a step of its own. The markers lie there until the next one, so that they are seen beside
    what they brought.
    """
    region, final = score.region, now.final
    before = replace(now.position, king=region)
    now = replace(now, scored=(region,) if final else now.scored)
    if before.king != now.position.king:
        yield replace(now, kind=FrameKind.WALK)
    now = replace(
        now,
        kind=FrameKind.REGION,
        position=before,
        region=region,
        path=now.path if final or region == now.path[-1] else (*now.path, region),
    )
    yield now
    for call in place_calls(score):
        now = _paid(now, FrameKind.PLACE, dict.fromkeys(call.seats, call.points))
        now = replace(now, calls=(*now.calls, call))
        yield now
    if score.noble_won is not None:
        now = replace(
            now,
            kind=FrameKind.NOBLE,
            paid=(),
            noble_won=score.noble_won,
            noble_lost=score.noble_lost,
            position=_with_noble(now.position, score, score_region(before, region)[1]),
        )
        yield now
    for seat, chain in score.chains.items():
        linked, earlier = links(chain, region), now.bonuses
        for length in range(1, len(linked) + 1):
            bonus = Bonus(seat, linked[:length], length)
            now = replace(_paid(now, FrameKind.BONUS, {seat: 1}), bonuses=(*earlier, bonus))
            yield now
    now = replace(now, kind=FrameKind.RACE if final else FrameKind.STANDING, paid=())
    yield now
    return now


def links(chain: Sequence[int], region: int) -> tuple[int, ...]:
    """The regions of a chain in the order in which it is counted: each linked to one before.

    >>> links((3, 4, 6, 7), 6)
    (6, 4, 7, 3)
    """
    found = [region]
    while len(found) < len(chain):
        found.append(
            next(r for at in found for r in NEIGHBOURS[at] if r in chain and r not in found)
        )
    return tuple(found)


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
        paid=(),
        step=now.step + 1,
    )


def _paid(now: RevealFrame, kind: FrameKind, points: dict[int, int]) -> RevealFrame:
    """Points that the King pays."""
    seats = now.position.seats
    paid = tuple(points.get(seat, 0) for seat in seats)
    scores = tuple(now.position.scores[seat] + paid[seat] for seat in seats)
    return replace(
        now,
        kind=kind,
        position=replace(now.position, scores=scores),
        gained=tuple(now.gained[seat] + paid[seat] for seat in seats),
        paid=paid,
    )


def _since(before: Position, now: Position) -> tuple[int, ...]:
    return tuple(new - old for new, old in zip(now.scores, before.scores, strict=True))


def _stepped(frames: Iterator[RevealFrame]) -> tuple[RevealFrame, ...]:
    """The frames with their beats, the last of each step marked; steps are counted from 0."""
    drawn = list(frames)
    first = drawn[0].step
    following = [frame.step for frame in drawn[1:]] + [-1]
    return paced(
        [
            replace(frame, step=frame.step - first, completes=frame.step != after)
            for frame, after in zip(drawn, following, strict=True)
        ]
    )
