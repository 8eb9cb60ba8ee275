"""The frames of a reveal and the watching of them. Values only, no words, no Textual.

A frame is what lies on the table at one moment. Watching says which one is shown, and what a key or
the clock makes of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto, unique

from kingsroad.cards import Card
from kingsroad.position import Position, with_item
from kingsroad.scoring import RegionScore


@unique
class FrameKind(Enum):
    """What has just happened in a frame."""

    FACE_DOWN = auto()
    """Cards lie face down."""
    CARDS = auto()
    """All cards are turned at once."""
    MARKERS = auto()
    """Markers are placed: those that change nothing at once, the others one by one."""
    WALK = auto()
    """The King is on the road."""
    REGION = auto()
    """A region lights up."""
    PLACE = auto()
    """A place is called."""
    NOBLE = auto()
    """A Noble moves in."""
    BONUS = auto()
    """A chain of Nobles scores."""
    STANDING = auto()
    """A region is scored, and everybody sees who leads now."""
    GOAL = auto()
    """Somebody has come to 40 points: the game ends with this round."""
    KING = auto()
    """The King walks on."""
    FINAL = auto()
    """The final scoring begins: the King's last lap."""
    RACE = auto()
    """A region of the last lap is scored, and everybody sees the standings."""
    SETTLED = auto()
    """Nobody can catch the leader any more, whatever is still to be scored."""
    TIE = auto()
    """Several have the most points at the end: Nobles decide."""
    WON = auto()
    """The game is over and won."""


FANFARES = (FrameKind.GOAL, FrameKind.SETTLED, FrameKind.TIE, FrameKind.WON)
"""What is celebrated."""

BEFORE_SCORING = (FrameKind.FACE_DOWN, FrameKind.CARDS, FrameKind.MARKERS)
"""What happens before the first region is scored."""


@dataclass(frozen=True, slots=True)
class ShownCards:
    """One player's cards on the table.

    Attributes:
        turned: the cards turned so far, in order; of a choice with the Witch, the Witch only.
        again: those of the second choice after the Witch, turned so far.
        face_down: how many still lie face down.
    """

    turned: tuple[Card, ...] = ()
    again: tuple[Card, ...] = ()
    face_down: int = 0


@dataclass(frozen=True, slots=True)
class RegionContest:
    """A region whose places the markers of this round change.

    Attributes:
        region: its number.
        before: per player, the influence before any of them was placed.
        now: the same with those that lie there by now.
    """

    region: int
    before: tuple[int, ...]
    now: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """That nobody can catch the leader any more.

    Attributes:
        leader: the seat.
        rival: the seat that could still come nearest.
        behind: the points between them now.
        to_come: the most that the rival could still score, by the rules.
    """

    leader: int
    rival: int
    behind: int
    to_come: int


@dataclass(frozen=True, slots=True)
class PlaceCall:
    """Those who share a place in a region, or have it alone.

    Attributes:
        place: from 1; of tied players the lowest they share.
        seats: theirs, ascending.
        influence: what each of them has there.
        points: what each of them scores; 0 where the place is not paid.
    """

    place: int
    seats: tuple[int, ...]
    influence: int
    points: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a Noble and its chain score: ``points`` for ``seat``, with Nobles in ``chain``."""

    seat: int
    chain: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RevealFrame:
    """What is on the table at one moment of a reveal.

    Attributes:
        kind: what has just happened.
        position: markers, Nobles, scores, King, Dragons and Witches as they are at this moment.
            Scores of 40 and more do not mean that the game is over yet.
        cards: per seat, the cards on the table.
        seat: whose marker has just been placed, where it is one alone, or None.
        dropped: the region of that marker, or None.
        lit: seats and numbers of the cards (from 0) whose markers have just been placed.
        waiting: the seats whose second choice after a Witch is on the table.
        contests: the regions whose markers are placed one by one, as far as that has come; the
            last one is the one that people look at.
        scored: the regions that are still scored in this round as far as is known, in order, the
            one that is lit first; in the final scoring only that one.
        region: the region that is lit, or None.
        calls: the places called there so far, from last to first.
        noble_won: the seat whose Noble has moved in there, or None.
        noble_lost: the seat whose Noble has gone home from there, or None.
        bonuses: what Nobles have scored there so far; the last one grows link by link.
        round: the number of the round being revealed.
        gained: per seat, the points since the region lit up; in the frame of the King's walk those
            of the whole round.
        paid: per seat, the points that have just been paid; empty where none have.
        path: the regions on the King's way in this round so far.
        lap: the regions of the final scoring, in order; empty before it begins.
        settled: that nobody can catch the leader any more, in the frame that says so.
        ranked: the seats from first to last at the end of the game, equal ones together; empty
            before.
        final: whether this belongs to the final scoring.
        step: the number of its step, from 0.
        completes: whether it is the last frame of its step.
        beats: how long it stays if nobody presses a key.
    """

    kind: FrameKind
    position: Position
    cards: tuple[ShownCards, ...]
    round: int
    gained: tuple[int, ...]
    seat: int | None = None
    dropped: int | None = None
    lit: tuple[tuple[int, int], ...] = ()
    waiting: tuple[int, ...] = ()
    contests: tuple[RegionContest, ...] = ()
    scored: tuple[int, ...] = ()
    region: int | None = None
    calls: tuple[PlaceCall, ...] = ()
    noble_won: int | None = None
    noble_lost: int | None = None
    bonuses: tuple[Bonus, ...] = ()
    paid: tuple[int, ...] = ()
    path: tuple[int, ...] = ()
    lap: tuple[int, ...] = ()
    settled: Settled | None = None
    ranked: tuple[tuple[int, ...], ...] = ()
    final: bool = False
    step: int = 0
    completes: bool = False
    beats: float = 0.0

    @property
    def chain(self) -> tuple[int, ...]:
        """The regions whose Nobles scored last, linked by roads; else empty."""
        return self.bonuses[-1].chain if self.bonuses else ()

    @property
    def chain_seat(self) -> int | None:
        """Whose chain that is."""
        return self.bonuses[-1].seat if self.bonuses else None

    @property
    def lying(self) -> tuple[tuple[int, ...], ...]:
        """Per player, the markers in each region without the one that is just being placed."""
        markers, seat = self.position.markers, self.seat
        if self.dropped is None or seat is None:
            return markers
        row = markers[seat]
        return with_item(markers, seat, with_item(row, self.dropped - 1, row[self.dropped - 1] - 1))

    @property
    def scores_before(self) -> tuple[int, ...]:
        """Per seat, the points before those of `gained`."""
        pairs = zip(self.position.scores, self.gained, strict=True)
        return tuple(score - gained for score, gained in pairs)


def place_calls(score: RegionScore) -> tuple[PlaceCall, ...]:
    """The places of a scored region, from last to first; none where nobody is there.

    >>> from kingsroad.rounds import RegionScore
    >>> [call.seats for call in place_calls(RegionScore(8, (3, 1, 3), (2, 3, 2), (6, 4, 6)))]
    [(1,), (0, 2)]
    """
    calls = []
    for place in sorted({place for place in score.place if place is not None}, reverse=True):
        seats = tuple(seat for seat, other in enumerate(score.place) if other == place)
        calls.append(PlaceCall(place, seats, score.influence[seats[0]], score.points[seats[0]]))
    return tuple(calls)


@dataclass(frozen=True, slots=True)
class RevealCursor:
    """A reveal and the frame of it that is shown.

    Attributes:
        frames: all of them, at least one.
        at: the index of the frame shown.
        rushed: whether the step was completed by a key, so that its frames were not seen.
    """

    frames: tuple[RevealFrame, ...]
    at: int = 0
    rushed: bool = False

    @property
    def frame(self) -> RevealFrame:
        """The frame shown."""
        return self.frames[self.at]

    @property
    def so_far(self) -> tuple[RevealFrame, ...]:
        """The last frames of the steps completed so far, and the one shown."""
        done = tuple(frame for frame in self.frames[: self.at] if frame.completes)
        return (*done, self.frame)

    @property
    def beats(self) -> float:
        """How long the frame shown stays if nobody presses a key."""
        if not self.rushed:
            return self.frame.beats
        return sum(frame.beats for frame in self.frames if frame.step == self.frame.step)

    def tick(self) -> RevealCursor | None:
        """The next frame; None when this is the last one."""
        at = self.at + 1
        return replace(self, at=at, rushed=False) if at < len(self.frames) else None

    def forward(self) -> RevealCursor | None:
        """The present step completed or, where it is, the next one; None when all is over."""
        start = self.at + self.frame.completes
        return None if start == len(self.frames) else self._completed(start)

    def settled(self) -> RevealCursor:
        """The present step completed."""
        return self._completed(self.at)

    def back(self) -> RevealCursor:
        """The step before, complete; the first one where there is none."""
        earlier = [i for i in range(self.at) if self.frames[i].completes]
        return replace(self, at=earlier[-1], rushed=True) if earlier else self.settled()

    def skip(self) -> RevealCursor | None:
        """The end of the round; then that of the final scoring; None when all is over.

        On the way it stops where somebody has come to 40 points. So nobody misses by one key that
        the game ends with this round, and that the final scoring begins.
        """
        final = self.frame.final or self.frame.kind is FrameKind.KING
        stops = [
            index
            for index, frame in enumerate(self.frames)
            if index > self.at and frame.completes and (final or not frame.final)
        ]
        if not stops:
            return None
        goal = (index for index in stops if self.frames[index].kind is FrameKind.GOAL)
        return replace(self, at=next(goal, stops[-1]), rushed=True)

    def _completed(self, start: int) -> RevealCursor:
        """The last frame of the step that the frame ``start`` belongs to."""
        end = next(i for i in range(start, len(self.frames)) if self.frames[i].completes)
        return replace(self, at=end, rushed=True)
