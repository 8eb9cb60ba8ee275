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
    card_name,
    card_name_alone,
    region_name,
    score_sentence,
)
from kingsroad_tui.kingsroad.words.people import said_of, who, whose
from kingsroad_tui.words.lists import listed, ordinal
from tabletop.words.voice import phrase

_ALONE: Final = {
    "one": "{who} is alone in {region}.",
    "you": "You are alone in {region}.",
}
_LEADS: Final = {
    "one": "{who} takes the lead in {region}, {most} to {next}.",
    "you": "You take the lead in {region}, {most} to {next}.",
}
_STAYS: Final = {
    "one": "{who} stays ahead in {region}, {most} to {next}.",
    "you": "You stay ahead in {region}, {most} to {next}.",
}
_LEVEL: Final = {
    "one": "",
    "you": "",
    "many": "{who} are level in {region} with {most} each.",
}


def contest_sentence(contest: RegionContest, board: Board, names: Sequence[str]) -> str:
    """Who has most in the region now, and whether that is new.

    >>> from kingsroad.board import kingdom
    >>> contest_sentence(RegionContest(5, (2, 1), (2, 3)), kingdom(), ("Ann", "Bob"))
    'Bob takes the lead in 5 Dark Tower, 3 to 2.'
    """
    first, second = leaders(contest.before), leaders(contest.now)
    others = [held for seat, held in enumerate(contest.now) if seat not in second]
    behind = max(others, default=0)
    if len(second) > 1:
        forms = _LEVEL
    elif not behind:
        forms = _ALONE
    else:
        forms = _STAYS if first == second else _LEADS
    return said_of(
        names,
        second,
        **forms,
        region=region_name(board, contest.region),
        most=max(contest.now),
        next=behind,
    )


FINAL_SCORING: Final = "Final scoring"


def no_round_words(first_round: int) -> str:
    """In place of a history with no round in it; ``first_round`` is the one to be played."""
    if first_round == 1:
        return phrase("kingsroad-play-narration-no-round-words")
    return phrase("kingsroad-play-narration-no-round-words-2", first_round=first_round)


def scored_words(report: RoundReport, names: dict[int, str]) -> Iterator[str]:
    """The regions scored in a round, from the longest form to the shortest.

    ``names`` are the regions' names in a word.
    """
    regions = [score.region for score in report.scored]
    yield from region_words(regions, report.before.board, names)


def region_words(regions: Sequence[int], board: Board, names: dict[int, str]) -> Iterator[str]:
    """These regions in order, from the longest form to the shortest; ``names`` as above."""
    yield ", ".join(f"{number} {board.region(number).name}" for number in regions)
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
    return (
        phrase(
            "kingsroad-play-narration-played-words",
            words=words,
            named=_named(again, names, numbered),
        )
        if again is not None
        else words
    )


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
    return ", ".join(named) or "no cards"


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


GOAL_REACHED: Final = f"{GOAL} points! The game ends after this round."
SETTLED: Final = "It is decided"
TIE: Final = "A tie: the Nobles decide"
WON: Final = "The game is over"
"""What a step of a reveal is about."""


def call_forms(call: PlaceCall) -> tuple[str, ...]:
    """A place and its points, ``1st +6``, then ``+6``; the place alone where it is not paid.

    >>> call_forms(PlaceCall(2, (0, 2), 3, 6))
    ('2nd= +6', '+6')
    """
    place = ordinal(call.place, tied=len(call.seats) > 1)
    if not call.points:
        return (place,)
    points = points_words(call.points)
    return (f"{place} {points}", points)


def points_words(points: int) -> str:
    """Points that somebody has just scored: ``+6``."""
    return f"+{points}"


def standings_title(frame: RevealFrame, names: Sequence[str]) -> str:
    """Over everybody's points: between two regions, in the last lap and at the end."""
    if frame.kind is FrameKind.FINAL:
        return phrase("kingsroad-play-narration-standings-title", final_scoring=FINAL_SCORING)
    if frame.kind is FrameKind.GOAL:
        return GOAL_REACHED
    if frame.kind is FrameKind.WALK:
        return phrase("kingsroad-play-narration-standings-title-2")
    if frame.kind is FrameKind.RACE:
        return next(
            iter(scoring.race_sentences(frame, names)), phrase("kingsroad-play-narration-standings")
        )
    if frame.kind is FrameKind.SETTLED and frame.settled is not None:
        return scoring.settled_sentences(frame.settled, names)[0]
    if frame.kind is FrameKind.TIE:
        return TIE
    if frame.kind is FrameKind.WON:
        return scoring.won_sentences(frame, names)[0]
    return phrase("kingsroad-play-narration-standings-title-3", round=frame.round)


def how_to_go_on(here: KeysHere) -> str:
    """Below a reveal that waits for a key."""
    return phrase("kingsroad-play-narration-how-to-go-on", here=here("forward"))


def keys_beside_title(here: KeysHere, *, waits: bool) -> tuple[str, ...]:
    """Behind the title of a reveal, the longest form first.

    ``waits``: whether it goes on when a key is pressed, and not by itself.
    """
    on = f" · {here('forward')}: {'next' if waits else 'faster'}"
    skip = f" · {here('skip')}: skip"
    return f"{on}{skip} the reveal", f"{on}{skip}", ""


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")

_CHARACTERS = {
    Card.KNIGHT: "the Knight",
    Card.DECLINING_KNIGHT: "the Knight",
    Card.DRAGON: "the Dragon",
    Card.WITCH: "the Witch",
}


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
    if frame.kind in _TITLES:
        return _TITLES[frame.kind]
    if frame.region is not None:
        name = region_name(board, frame.region)
        return (
            f"{FINAL_SCORING}: {name}"
            if frame.final
            else phrase("kingsroad-play-narration-frame-title", name=name)
        )
    if frame.contests:
        return phrase("kingsroad-play-narration-markers-fall")
    return phrase("kingsroad-play-narration-cards-on-the-table")


_TITLES: Final = {
    FrameKind.FINAL: f"{FINAL_SCORING}: the King's last lap",
    FrameKind.GOAL: GOAL_REACHED,
    FrameKind.KING: "The King walks on",
    FrameKind.WALK: "The King walks on",
    FrameKind.SETTLED: SETTLED,
    FrameKind.TIE: TIE,
    FrameKind.WON: WON,
}


def frame_sentences(frame: RevealFrame, names: Sequence[str]) -> tuple[str, ...]:
    """What has happened in the frame's step so far."""
    if frame.kind is FrameKind.KING:
        return tuple(_king_sentences(frame, names))
    if frame.kind is FrameKind.WALK:
        return ("The King walks on.",)
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


_NO_CARDS: Final = {
    "one": "{who} has no marker in hand, and so no cards.",
    "you": "You have no marker in hand, and so no cards.",
}
_NO_CARDS_AGAIN: Final = {
    "one": "After the Witch, {who} has no marker in hand, and so no cards.",
    "you": "After the Witch, you have no marker in hand, and so no cards.",
}
_CHOSEN_AGAIN: Final = {
    "one": "{who} has chosen again after the Witch.",
    "you": "You have chosen again after the Witch.",
    "many": "{who} have chosen again after the Witch.",
}
_PLAYS: Final = {"one": "{who} plays {cards}.", "you": "You play {cards}."}
_PLAYS_AGAIN: Final = {
    "one": "After the Witch, {who} plays {cards}.",
    "you": "After the Witch, you play {cards}.",
}


def _card_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    """What everybody plays, and then what of it is special."""
    seats = frame.waiting or frame.position.seats
    if frame.kind is FrameKind.FACE_DOWN:
        if frame.waiting:
            return [said_of(names, frame.waiting, **_CHOSEN_AGAIN)]
        return ["Everyone has chosen."]
    plays = [_played_sentence(frame, seat, names) for seat in seats]
    return plays + _special_sentences(frame, names)


def _played(frame: RevealFrame, seat: int) -> tuple[Card, ...]:
    shown = frame.cards[seat]
    return shown.again if frame.waiting else shown.turned


def _played_sentence(frame: RevealFrame, seat: int, names: Sequence[str]) -> str:
    board, cards, second = frame.position.board, _played(frame, seat), bool(frame.waiting)
    if not cards:
        return said_of(names, (seat,), **(_NO_CARDS_AGAIN if second else _NO_CARDS))
    words = listed(_CHARACTERS.get(card) or card_name(card, board) for card in cards)
    plays = _PLAYS_AGAIN if second else _PLAYS
    return said_of(names, (seat,), **plays, cards=words)


def _special_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    """What the Witches and Dragons just turned do, and Knights that place nothing."""
    seats = frame.waiting or frame.position.seats
    witches = [seat for seat in seats if Card.WITCH in _played(frame, seat)]
    dragons = sum(Card.DRAGON in _played(frame, seat) for seat in seats)
    sentences = []
    if witches:
        sentences.append(
            f"The Witch stops the clock: {who(names, witches)} will choose again, knowing what the "
            "others played."
        )
    if dragons:
        drawn_to = [region_name(frame.position.board, r) for r in frame.scored[-dragons:]]
        sentences.append(
            f"The Dragon draws the King on: {drawn_to[0]} is scored too."
            if dragons == 1
            else f"The Dragons draw the King on: {listed(drawn_to)} are scored too."
        )
    return sentences + [said for seat in seats for said in _idle_knight(frame, seat, names)]


def _idle_knight(frame: RevealFrame, seat: int, names: Sequence[str]) -> list[str]:
    """That somebody's Knight places no marker, if so."""
    cards = _played(frame, seat)
    if not cards or not cards[-1].is_knight:
        return []
    region = cards[-2].region if len(cards) > 1 else None
    knight = f"{whose(names, seat)} Knight"
    if region is None:
        return [f"{knight} follows no region and places nothing."]
    if cards[-1] is Card.DECLINING_KNIGHT:
        return [
            f"{knight} declines: no second marker in {region_name(frame.position.board, region)}."
        ]
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
        sentences.append("Nobody is there.")
    elif len(frame.calls[-1].seats) > 1 and not frame.final:
        sentences.append("Nobody is alone in 1st place, so no Noble moves in.")
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
    if not left:
        return phrase("kingsroad-play-narration-running-totals", scores=scores)
    return (
        f"Points: {scores}, with {_NUMBERS[left]} {'region' if left == 1 else 'regions'} to come."
    )


def _king_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    position = frame.position
    king = region_name(position.board, position.king)
    ended = max(position.scores) >= GOAL
    totals = ", ".join(
        f"{name} {score} (+{gained})" if gained else f"{name} {score}"
        for name, score, gained in zip(names, position.scores, frame.gained, strict=True)
    )
    walk = f"The King walks on to {king}"
    return [f"{walk}." if ended else f"{walk}, which is scored next.", f"Points: {totals}."]


def _goal_sentence(frame: RevealFrame, names: Sequence[str]) -> str:
    scores = frame.position.scores
    there = [seat for seat, score in enumerate(scores) if score >= GOAL]
    return said_of(
        names,
        there,
        one="{who} has {points} points: the game ends after this round.",
        you="You have {points} points: the game ends after this round.",
        many="{who} have {goal} points or more: the game ends after this round.",
        goal=GOAL,
        points=scores[there[0]],
    )


def _final_sentence(frame: RevealFrame) -> str:
    """What the last lap pays; that the game ends is said as soon as somebody has 40 points."""
    rest = listed(str(region) for region in frame.lap)
    return phrase("kingsroad-play-narration-final-sentence", rest=rest)
