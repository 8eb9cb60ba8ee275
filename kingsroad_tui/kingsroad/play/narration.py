"""A round told in sentences: for the screen frame by frame, as steps for plain text and logs.

What a frame says is about its step so far and about nothing that is still hidden. What the markers
of a round change in a region is one sentence, and the picture that a round is revealed with has a
few words of its own.

The history tells in figures and words what was scored in each round, and what it brought.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.board import REGIONS, Board
from kingsroad.cards import Card, Selection
from kingsroad.position import GOAL
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.kingsroad.play import scoring
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.play.reveal_frame import (
    BEFORE_SCORING,
    FrameKind,
    PlaceCall,
    RegionContest,
    RevealFrame,
)
from kingsroad_tui.kingsroad.play.winning import leaders
from kingsroad_tui.kingsroad.words.game import (
    card_name_alone,
    region_name,
    score_sentence,
    the_card,
    the_region,
)
from kingsroad_tui.kingsroad.words.people import people
from kingsroad_tui.words.lists import ordinal
from tabletop.say import Say
from tabletop.words.voice import phrase, said


def contest_sentence(contest: RegionContest, board: Board, names: Sequence[str]) -> str:
    """Who has most in the region now, and whether that is new.

    >>> from kingsroad.board import kingdom
    >>> contest_sentence(RegionContest(5, (2, 1), (2, 3)), kingdom(), ("Ann", "Bob"))
    'Bob takes the lead in 5 Dark Tower, 3 to 2.'
    """
    first, second = leaders(contest.before), leaders(contest.now)
    others = [held for seat, held in enumerate(contest.now) if seat not in second]
    behind, most = max(others, default=0), max(contest.now)
    who, region = people(names, second), the_region(board, contest.region)
    if len(second) > 1:
        return phrase("kingsroad-reveal-level", who=who, region=region, most=most)
    if not behind:
        return phrase("kingsroad-reveal-alone", who=who, region=region)
    return phrase(
        "kingsroad-reveal-ahead",
        who=who,
        region=region,
        most=most,
        next=behind,
        new=first != second,
    )


def no_round_words(first_round: int) -> str:
    """In place of a history with no round in it; ``first_round`` is the one to be played."""
    if first_round == 1:
        return phrase("kingsroad-reveal-no-round")
    return phrase("kingsroad-reveal-begun-later", round=first_round)


def scored_words(report: RoundReport, names: dict[int, str]) -> Iterator[str]:
    """The regions scored in a round, from the longest form to the shortest.

    ``names`` are the regions' names in a word.
    """
    regions = [score.region for score in report.scored]
    yield from region_words(regions, report.before.board, names)


def region_words(regions: Sequence[int], board: Board, names: dict[int, str]) -> Iterator[str]:
    """These regions in order, from the longest form to the shortest; ``names`` as above."""
    yield ", ".join(region_name(board, number) for number in regions)
    yield ", ".join(f"{number} {names[number]}" for number in regions)
    yield ", ".join(map(str, regions))
    yield " ".join(map(str, regions))


def played_words(
    first: Selection, again: Selection | None, names: dict[int, str], *, numbered: bool = True
) -> str:
    """The cards played: ``6 Wizard, 4 Hills, Knight``, ``Witch, then 5 Dark, Knight``.

    ``names`` are the regions' names in a word, before which stand their numbers if ``numbered``.
    """
    words = _named(first, names, numbered)
    if again is None:
        return words
    return phrase("kingsroad-reveal-then", cards=words, others=_named(again, names, numbered))


def _named(selection: Selection, names: dict[int, str], numbered: bool) -> str:
    cards = selection.as_revealed().cards
    named = (
        f"{card.region} {names[card.region]}"
        if card.region and numbered
        else names[card.region]
        if card.region
        else card_name_alone(card)
        for card in cards
    )
    return ", ".join(named) or phrase("kingsroad-no-cards")


def cards_words(first: Selection, again: Selection | None) -> str:
    """The cards played in a word; after a Witch, ``>`` stands before the second choice."""
    return f"{first.code}>{again.code}" if again is not None else first.code


def points_by_region(reports: Sequence[RoundReport]) -> dict[int, tuple[int, ...]]:
    """Everybody's points from each region over these rounds, for places and for Nobles."""
    players = reports[0].before.num_players if reports else 0
    total = {region: [0] * players for region in REGIONS}
    for report in reports:
        for score in (*report.scored, *report.final):
            for seat in range(players):
                bonus = score.bonus[seat] if score.bonus else 0  # none in the final scoring
                total[score.region][seat] += score.points[seat] + bonus
    return {region: tuple(points) for region, points in total.items()}


def call_forms(call: PlaceCall) -> tuple[str, ...]:
    """A place and its points, ``1st +6``, then ``+6``; the place alone where it is not paid.

    >>> call_forms(PlaceCall(2, (0, 2), 3, 6))
    ('2nd= +6', '+6')
    """
    place = ordinal(call.place, tied=len(call.seats) > 1)
    return (f"{place} +{call.points}", f"+{call.points}") if call.points else (place,)


def standings_title(frame: RevealFrame, names: Sequence[str]) -> str:
    """Over everybody's points: between two regions, in the last lap and at the end."""
    if frame.kind is FrameKind.FINAL:
        return phrase("kingsroad-reveal-last-lap")
    if frame.kind in (FrameKind.GOAL, FrameKind.TIE, FrameKind.WALK):
        return _title(frame.kind)
    if frame.kind is FrameKind.RACE:
        found = scoring.race_sentences(frame, names)
        return found[0] if found else phrase("kingsroad-reveal-standings")
    if frame.kind is FrameKind.SETTLED and frame.settled is not None:
        return scoring.settled_sentences(frame.settled, names)[0]
    if frame.kind is FrameKind.WON:
        return scoring.won_sentences(frame, names)[0]
    return phrase("kingsroad-reveal-points-after", round=frame.round)


def how_to_go_on(here: KeysHere) -> str:
    """Below a reveal that waits for a key."""
    return phrase("kingsroad-reveal-go-on", key=here("forward"))


def keys_beside_title(here: KeysHere, *, waits: bool) -> tuple[str, ...]:
    """Behind the title of a reveal, the longest form first.

    ``waits``: whether it goes on when a key is pressed, and not by itself.
    """
    keys = Say("kingsroad-reveal-keys", on=here("forward"), skip=here("skip"), waits=waits)
    short = Say("kingsroad-reveal-keys.short", **keys.facts)
    return f" · {said(keys)}", f" · {said(short)}", ""


@dataclass(frozen=True, slots=True)
class NarrationStep:
    """One step of a round: a few words about it, and what happens in plain sentences."""

    title: str
    sentences: tuple[str, ...]


def narrate_reveal(revealed: Revealed, names: Sequence[str]) -> tuple[NarrationStep, ...]:
    """The reveal of a round that waits for a second choice."""
    return narrate(reveal_frames(revealed), names)


def narrate_round(
    report: RoundReport,
    names: Sequence[str],
    *,
    seen: Revealed | None = None,
    out: Collection[int] = (),
) -> tuple[NarrationStep, ...]:
    """A whole round.

    Args:
        report: the round.
        names: everybody's, in seat order.
        seen: the reveal already narrated, if a Witch made the round wait.
        out: the seats that have forfeited.
    """
    return narrate(round_frames(report, seen, out=out), names)


def narrate(frames: Iterable[RevealFrame], names: Sequence[str]) -> tuple[NarrationStep, ...]:
    """The steps that these frames complete."""
    return tuple(
        NarrationStep(frame_title(frame, names), frame_sentences(frame, names))
        for frame in frames
        if frame.completes
    )


def reveal_sentences(revealed: Revealed, names: Sequence[str]) -> list[str]:
    """The cards that every player reveals, and which players choose again."""
    return [line for step in narrate_reveal(revealed, names) for line in step.sentences]


def round_sentences(report: RoundReport, names: Sequence[str]) -> list[str]:
    """A whole round, from the reveal to the King's walk and, at the end, the final scoring."""
    return [line for step in narrate_round(report, names) for line in step.sentences]


def scoring_sentences(report: RoundReport, names: Sequence[str]) -> list[str]:
    """What a round brings once its cards are known."""
    frames = (frame for frame in round_frames(report) if frame.kind not in BEFORE_SCORING)
    return [line for step in narrate(frames, names) for line in step.sentences]


def frame_title(frame: RevealFrame, names: Sequence[str]) -> str:
    """What the frame's step is about, in a few words."""
    board = frame.position.board
    if frame.kind in _OWN_TITLES:
        return _title(frame.kind)
    if frame.region is not None:
        name = the_region(board, frame.region)
        return phrase("kingsroad-reveal-region", region=name, final=frame.final)
    return phrase("kingsroad-reveal-markers" if frame.contests else "kingsroad-reveal-cards")


_OWN_TITLES: Final = (
    FrameKind.FINAL,
    FrameKind.GOAL,
    FrameKind.KING,
    FrameKind.WALK,
    FrameKind.SETTLED,
    FrameKind.TIE,
    FrameKind.WON,
)


def _title(kind: FrameKind) -> str:
    return phrase(f"kingsroad-reveal-title-{kind.name.lower()}")


def frame_sentences(frame: RevealFrame, names: Sequence[str]) -> tuple[str, ...]:
    """What has happened in the frame's step so far."""
    if frame.kind is FrameKind.KING:
        return tuple(_king_sentences(frame, names))
    if frame.kind is FrameKind.WALK:
        return (phrase("kingsroad-reveal-walks"),)
    if frame.kind is FrameKind.FINAL:
        return (_final_sentence(frame),)
    if frame.kind is FrameKind.GOAL:
        return (_goal_sentence(frame, names),)
    if frame.kind is FrameKind.SETTLED and frame.settled is not None:
        return scoring.settled_sentences(frame.settled, names)
    if frame.kind is FrameKind.TIE:
        return scoring.tie_sentences(frame, names)
    if frame.kind is FrameKind.WON:
        return scoring.won_sentences(frame, names)
    if frame.region is not None:
        return tuple(_region_sentences(frame, frame.region, names))
    if frame.contests:
        board = frame.position.board
        return tuple(contest_sentence(contest, board, names) for contest in frame.contests)
    return tuple(_card_sentences(frame, names))


def shown_on_stage(frame: RevealFrame) -> int:
    """How many of a frame's first sentences say what can be seen on the stage as well.

    The cards that lie there, or a region, its banner and the places called; the regions contested
    before are on the map.
    """
    if frame.contests and frame.kind is FrameKind.MARKERS:
        return len(frame.contests) - 1  # the map has them
    if frame.kind in (FrameKind.CARDS, FrameKind.MARKERS):
        return len(frame.waiting) or len(frame.cards)
    if frame.region is None or frame.kind is FrameKind.GOAL:
        return 0
    return 1 + len(frame.calls)


def places_called(frame: RevealFrame) -> tuple[tuple[int, int, tuple[str, ...]], ...]:
    """What stands on the map for the places called so far: a region, a seat, forms of words."""
    return tuple(
        (frame.region, seat, call_forms(call))
        for call in frame.calls
        for seat in call.seats
        if frame.region is not None
    )


def _card_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    """What everybody plays, and then what of it is special."""
    seats = frame.waiting or frame.position.seats
    if frame.kind is FrameKind.FACE_DOWN:
        if frame.waiting:
            who, many = people(names, frame.waiting), len(frame.waiting)
            return [phrase("kingsroad-reveal-chosen-again", who=who, many=many)]
        return [phrase("kingsroad-reveal-all-chosen")]
    plays = [_played_sentence(frame, seat, names) for seat in seats]
    return plays + _special_sentences(frame, names)


def _played(frame: RevealFrame, seat: int) -> tuple[Card, ...]:
    shown = frame.cards[seat]
    return shown.again if frame.waiting else shown.turned


def _played_sentence(frame: RevealFrame, seat: int, names: Sequence[str]) -> str:
    board, cards = frame.position.board, _played(frame, seat)
    who, again = people(names, (seat,)), bool(frame.waiting)
    if not cards:
        return phrase("kingsroad-reveal-plays-none", who=who, again=again)
    played = tuple(the_card(card, board) for card in cards)
    return phrase("kingsroad-reveal-plays", who=who, cards=played, again=again)


def _special_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    """What the Witches and Dragons just turned do, and Knights that place nothing."""
    seats = frame.waiting or frame.position.seats
    witches = [seat for seat in seats if Card.WITCH in _played(frame, seat)]
    dragons = sum(Card.DRAGON in _played(frame, seat) for seat in seats)
    sentences = []
    if witches:
        sentences.append(phrase("kingsroad-reveal-witch", who=people(names, witches)))
    if dragons:
        drawn_to = tuple(the_region(frame.position.board, r) for r in frame.scored[-dragons:])
        sentences.append(phrase("kingsroad-reveal-dragons", count=dragons, regions=drawn_to))
    return sentences + [said for seat in seats for said in _idle_knight(frame, seat, names)]


def _idle_knight(frame: RevealFrame, seat: int, names: Sequence[str]) -> list[str]:
    """That somebody's Knight places no marker, if so."""
    cards = _played(frame, seat)
    if not cards or not cards[-1].is_knight:
        return []
    region = cards[-2].region if len(cards) > 1 else None
    who = people(names, (seat,))
    if region is None:
        return [phrase("kingsroad-reveal-idle-knight", who=who)]
    if cards[-1] is Card.DECLINING_KNIGHT:
        where = the_region(frame.position.board, region)
        return [phrase("kingsroad-reveal-knight-declines", who=who, region=where)]
    return []


def _region_sentences(frame: RevealFrame, region: int, names: Sequence[str]) -> list[str]:
    position = frame.position
    sentences = [scoring.region_opening(position.board, region, position.num_players)]
    # The first place called is the lowest: it says how many players are there.
    present = frame.calls[0].place if frame.calls else 0
    sentences += [scoring.place_sentence(call, names, present) for call in frame.calls]
    if frame.noble_won is not None:
        sentences += scoring.noble_sentences(
            position.board, region, frame.noble_won, frame.noble_lost, names
        )
    sentences += [scoring.bonus_sentence(bonus, names) for bonus in frame.bonuses]
    if frame.kind not in (FrameKind.STANDING, FrameKind.RACE):
        return sentences
    if not frame.calls:
        sentences.append(phrase("kingsroad-reveal-nobody-there"))
    elif len(frame.calls[-1].seats) > 1 and not frame.final:
        sentences.append(phrase("kingsroad-reveal-no-noble"))
    if frame.kind is FrameKind.RACE:
        return [
            *sentences,
            *scoring.race_sentences(frame, names),
            _running_totals(frame, region, names),
        ]
    return sentences + scoring.standing_sentences(frame.scores_before, position.scores, names)


def _running_totals(frame: RevealFrame, region: int, names: Sequence[str]) -> str:
    """Everybody's points after a region of the final scoring, and how many are still to come."""
    scores = score_sentence(frame.position, names)
    left = len(frame.lap) - 1 - frame.lap.index(region)
    return phrase("kingsroad-reveal-totals", scores=scores, left=left)


def _king_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    position = frame.position
    king = the_region(position.board, position.king)
    totals = tuple(
        f"{name} {score} (+{gained})" if gained else f"{name} {score}"
        for name, score, gained in zip(names, position.scores, frame.gained, strict=True)
    )
    return [
        phrase("kingsroad-reveal-king", region=king, ended=max(position.scores) >= GOAL),
        phrase("kingsroad-reveal-points", totals=", ".join(totals)),
    ]


def _goal_sentence(frame: RevealFrame, names: Sequence[str]) -> str:
    scores = frame.position.scores
    there = [seat for seat, score in enumerate(scores) if score >= GOAL]
    who, many = people(names, there), len(there)
    return phrase("kingsroad-reveal-goal", who=who, many=many, points=scores[there[0]], goal=GOAL)


def _final_sentence(frame: RevealFrame) -> str:
    """What the last lap pays; that the game ends is said as soon as somebody has 40 points."""
    return phrase("kingsroad-reveal-final", regions=frame.lap)
