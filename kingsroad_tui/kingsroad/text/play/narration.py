"""A round told in whole sentences: for the screen frame by frame, as steps for plain text and logs.

What a frame says is about its step so far and about nothing that is still hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.board import LOOP, king_path
from kingsroad.cards import Card
from kingsroad.position import GOAL
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.common.key_words import KeysHere
from kingsroad_tui.common.text.words import listed
from kingsroad_tui.kingsroad.session.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.session.reveal_frame import FrameKind, RevealFrame
from kingsroad_tui.kingsroad.text.game import card_name, region_name, score_sentence
from kingsroad_tui.kingsroad.text.history import FINAL_SCORING
from kingsroad_tui.kingsroad.text.people import said_of, who
from kingsroad_tui.kingsroad.text.play.scoring import (
    bonus_sentence,
    noble_sentences,
    place_sentence,
    region_opening,
    standing_sentences,
)
from kingsroad_tui.kingsroad.text.play.stage import GOAL_REACHED, call_forms


def how_to_go_on(here: KeysHere) -> str:
    """Below a reveal that waits for a key."""
    return f"{here('forward')} goes on"


def keys_beside_title(here: KeysHere) -> tuple[str, ...]:
    """Behind the title of a reveal, the longest form first."""
    on, skip = f" · {here('forward')}: next", f" · {here('skip')}: skip"
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
    report: RoundReport, names: Sequence[str], *, seen: Revealed | None = None
) -> tuple[NarrationStep, ...]:
    """A whole round; ``seen`` is the reveal already narrated, if a Witch made the round wait."""
    return narrate(round_frames(report, seen), names)


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
    frames = (frame for frame in round_frames(report) if frame.seat is None)
    return [line for step in narrate(frames, names) for line in step.sentences]


def frame_title(frame: RevealFrame, names: Sequence[str]) -> str:
    """What the frame's step is about, in a few words."""
    board = frame.position.board
    if frame.kind is FrameKind.FINAL:
        return f"{FINAL_SCORING}: the game ends"
    if frame.kind is FrameKind.GOAL:
        return GOAL_REACHED
    if frame.kind in (FrameKind.KING, FrameKind.WALK):
        return "The King walks on"
    if frame.region is not None:
        name = region_name(board, frame.region)
        return f"{FINAL_SCORING}: {name}" if frame.final else f"{name} is scored"
    if frame.seat is None or (frame.kind is FrameKind.FACE_DOWN and frame.step == 0):
        return "The cards are turned"
    return said_of(names, (frame.seat,), one="{who} turns the cards", you="You turn the cards")


def frame_sentences(frame: RevealFrame, names: Sequence[str]) -> tuple[str, ...]:
    """What has happened in the frame's step so far."""
    if frame.kind is FrameKind.KING:
        return tuple(_king_sentences(frame, names))
    if frame.kind is FrameKind.WALK:
        return ("The King walks on.",)
    if frame.kind is FrameKind.FINAL:
        return tuple(_final_sentences(frame, names))
    if frame.kind is FrameKind.GOAL:
        return (_goal_sentence(frame, names),)
    if frame.region is not None:
        return tuple(_region_sentences(frame, frame.region, names))
    return tuple(_card_sentences(frame, frame.seat or 0, names))


def shown_on_stage(frame: RevealFrame) -> int:
    """How many of a frame's first sentences say what can be seen on the stage as well.

    The cards that lie there, or a region, its banner and the places called.
    """
    if frame.region is not None:
        return 1 + len(frame.calls)
    return 1 if frame.kind is FrameKind.CARD else 0


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
}
_PLAYS: Final = {"one": "{who} plays {cards}.", "you": "You play {cards}."}
_PLAYS_AGAIN: Final = {
    "one": "After the Witch, {who} plays {cards}.",
    "you": "After the Witch, you play {cards}.",
}


def _card_sentences(frame: RevealFrame, seat: int, names: Sequence[str]) -> list[str]:
    board = frame.position.board
    shown = frame.cards[seat]
    second = Card.WITCH in shown.turned and frame.kind is not FrameKind.FACE_DOWN
    second = second and (bool(shown.again) or frame.kind is FrameKind.NO_CARDS)
    cards = shown.again if second else shown.turned
    if frame.kind is FrameKind.NO_CARDS:
        return [said_of(names, (seat,), **(_NO_CARDS_AGAIN if second else _NO_CARDS))]
    if frame.kind is FrameKind.FACE_DOWN:
        if Card.WITCH in shown.turned:
            return [said_of(names, (seat,), **_CHOSEN_AGAIN)]
        return ["Everyone has chosen. The cards are turned."]
    words = listed(_CHARACTERS.get(card) or card_name(card, board) for card in cards)
    plays = _PLAYS_AGAIN if second else _PLAYS
    sentences = [said_of(names, (seat,), **plays, cards=words)]
    if Card.WITCH in cards:
        sentences.append(
            f"The Witch stops the clock: {who(names, (seat,))} will choose again, knowing what the "
            "others played."
        )
    if Card.DRAGON in cards:
        drawn_to = region_name(board, frame.scored[-1])
        sentences.append(f"The Dragon draws the King on: {drawn_to} is scored too.")
    if cards[-1].is_knight:
        sentences.append(_knight_sentence(frame, cards))
    return sentences


def _knight_sentence(frame: RevealFrame, cards: Sequence[Card]) -> str:
    region = cards[-2].region if len(cards) > 1 else None
    if region is None:
        return "The Knight follows no region and places nothing."
    name = region_name(frame.position.board, region)
    if cards[-1] is Card.DECLINING_KNIGHT:
        return f"The Knight places no second marker in {name}."
    return f"The Knight places a second marker in {name}."


def _region_sentences(frame: RevealFrame, region: int, names: Sequence[str]) -> list[str]:
    position = frame.position
    sentences = [region_opening(position.board, region, position.num_players)]
    # The first place called is the lowest: it says how many players are there.
    present = frame.calls[0].place if frame.calls else 0
    sentences += [place_sentence(call, names, present) for call in frame.calls]
    if frame.noble_won is not None:
        sentences += noble_sentences(
            position.board, region, frame.noble_won, frame.noble_lost, names
        )
    sentences += [bonus_sentence(bonus, names) for bonus in frame.bonuses]
    if frame.kind is not FrameKind.STANDING:
        return sentences
    if not frame.calls:
        sentences.append("Nobody is there.")
    elif len(frame.calls[-1].seats) > 1 and not frame.final:
        sentences.append("Nobody is alone in 1st place, so no Noble moves in.")
    sentences += standing_sentences(frame.scores_before, position.scores, names)
    if frame.final:
        sentences.append(_running_totals(frame, region, names))
    return sentences


def _final_regions(frame: RevealFrame) -> tuple[int, ...]:
    """The regions of the final scoring, in order: all that were not scored in the last round."""
    scored = len(frame.path) - 1
    return king_path(frame.position.king, len(LOOP) - scored)


def _running_totals(frame: RevealFrame, region: int, names: Sequence[str]) -> str:
    """Everybody's points after a region of the final scoring, and how many are still to come."""
    scores = score_sentence(frame.position, names)
    regions = _final_regions(frame)
    left = len(regions) - 1 - regions.index(region)
    if not left:
        return f"The final points: {scores}."
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
        one="{goal}! {who} has {points} points: the game ends after this round.",
        you="{goal}! You have {points} points: the game ends after this round.",
        many="{goal}! {who} have {goal} points or more: the game ends after this round.",
        goal=GOAL,
        points=scores[there[0]],
    )


def _final_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    position = frame.position
    there = [seat for seat, score in enumerate(position.scores) if score >= GOAL]
    rest = listed(str(region) for region in _final_regions(frame))
    return [
        said_of(
            names,
            there,
            one="{who} has {goal} points or more: the game ends.",
            you="You have {goal} points or more: the game ends.",
            many="{who} have {goal} points or more: the game ends.",
            goal=GOAL,
        ),
        f"Regions {rest} are scored one last time, for places only.",
    ]
