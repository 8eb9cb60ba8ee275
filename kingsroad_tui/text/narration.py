"""A round narrated step by step: pure data, for a screen or for plain text.

Each `NarrationStep` holds the position to show, what to point at on the map, and the sentences.
Narrating changes nothing: the round has been played and saved before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from kingsroad.position import Position
from kingsroad.rounds import CardEffect, RegionScore, Revealed, RoundReport, score_region
from kingsroad_tui.text.game import (
    region_name,
    region_sentences,
    reveal_sentences,
    selection_words,
)


@dataclass(frozen=True, slots=True)
class NarrationStep:
    """One step of a round's narration.

    Attributes:
        title: a few words about this step.
        sentences: what happens, in plain text.
        position: the position to show.
        region: the region to point at, or None.
        chain: regions linked by the Nobles that score, to be drawn on the map; else empty.
        chain_seat: the seat that the chain belongs to, or None.
        scored: regions that are scored in this round, as far as is known.
    """

    title: str
    sentences: tuple[str, ...]
    position: Position
    region: int | None = None
    chain: tuple[int, ...] = ()
    chain_seat: int | None = None
    scored: tuple[int, ...] = ()


def narrate_reveal(revealed: Revealed, names: Sequence[str]) -> tuple[NarrationStep, ...]:
    """The reveal of a round that waits for a second choice."""
    sentences = tuple(reveal_sentences(revealed, names))
    return (NarrationStep("All cards are revealed", sentences, revealed.after),)


def narrate_round(
    report: RoundReport, names: Sequence[str], *, seen: Revealed | None = None
) -> tuple[NarrationStep, ...]:
    """A whole round; ``seen`` is the reveal already narrated, if a Witch made the round wait."""
    board = report.before.board
    scored = tuple(score.region for score in report.scored)
    first = _placed(report.before, (e for e in report.effects if not e.second))
    steps: list[NarrationStep] = []
    if seen is None:
        lines = [
            f"{name} plays {selection_words(selection, board)}."
            if not selection.has_witch
            else f"{name} reveals the Witch."
            for name, selection in zip(names, report.selections, strict=True)
        ]
        steps.append(NarrationStep("All cards are revealed", tuple(lines), first, scored=scored))
    position = _placed(first, (e for e in report.effects if e.second))
    again = tuple(
        f"After the Witch, {names[seat]} plays {selection_words(selection, board)}."
        for seat, selection in enumerate(report.reselections)
        if selection is not None
    )
    if again:
        steps.append(NarrationStep("The second choice", again, position, scored=scored))
    for score in report.scored:
        position, narrated = _narrate_region(position, score, names)
        steps += (replace(step, scored=scored) for step in narrated)
    position = replace(position, king=report.after.king, round=report.after.round)
    steps.append(_narrate_travel(report, position))
    for score in report.final:
        position = _paid(position, score)
        steps.append(
            NarrationStep(
                f"The final scoring: {region_name(board, score.region)}",
                tuple(region_sentences(score, names, board, final=True)),
                position,
                score.region,
                scored=(score.region,),
            )
        )
    return tuple(steps)


def _narrate_region(
    position: Position, score: RegionScore, names: Sequence[str]
) -> tuple[Position, tuple[NarrationStep, ...]]:
    """A region's scoring: the places first, then the Noble with its chain, if there is one."""
    board = position.board
    name = region_name(board, score.region)
    sentences = region_sentences(score, names, board)
    after = _paid(score_region(position, score.region)[1], score)
    if not score.nobles:
        step = NarrationStep(f"{name} is scored", tuple(sentences), position, score.region)
        return after, (replace(step, position=replace(position, scores=after.scores)),)
    seat = max(score.nobles, key=lambda owner: len(score.chains[owner]))
    places = replace(
        position, scores=tuple(map(sum, zip(position.scores, score.points, strict=True)))
    )
    return after, (
        NarrationStep(f"{name} is scored", tuple(sentences[:1]), places, score.region),
        NarrationStep(
            f"The Noble in {name}",
            tuple(sentences[1:]),
            after,
            score.region,
            score.chains[seat],
            seat,
        ),
    )


def _narrate_travel(report: RoundReport, position: Position) -> NarrationStep:
    board = report.before.board
    path = " → ".join(str(region) for region in report.king_path)
    sentences = [f"{path}: the King now stands in {region_name(board, position.king)}."]
    if report.dragons:
        drawn = "A Dragon drew" if report.dragons == 1 else f"{report.dragons} Dragons drew"
        sentences.append(f"{drawn} him further.")
    if report.final:
        sentences.append("Somebody has 40 points: the regions not scored yet pay for places.")
    return NarrationStep("The King travels", tuple(sentences), position, position.king)


def _placed(position: Position, effects: Iterable[CardEffect]) -> Position:
    """The position with the markers of these cards placed."""
    in_hand = list(position.in_hand)
    markers = [list(row) for row in position.markers]
    dragon, witch = list(position.dragon), list(position.witch)
    for effect in effects:
        if effect.region is not None:
            in_hand[effect.seat] -= 1
            markers[effect.seat][effect.region - 1] += 1
        dragon[effect.seat] &= effect.card.value != "D"
        witch[effect.seat] &= effect.card.value != "W"
    return replace(
        position,
        in_hand=tuple(in_hand),
        markers=tuple(tuple(row) for row in markers),
        dragon=tuple(dragon),
        witch=tuple(witch),
    )


def _paid(position: Position, score: RegionScore) -> Position:
    bonus = score.bonus or (0,) * position.num_players
    return replace(
        position, scores=tuple(map(sum, zip(position.scores, score.points, bonus, strict=True)))
    )
