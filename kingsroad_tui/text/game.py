"""A game in whole sentences, made in one place each so that they can be translated.

Plain text only: a player's name may be anything and must never be parsed as markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingsroad.board import Board
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.position import Position, TieBreak, Variant
from kingsroad.rounds import RegionScore, Revealed, RoundReport

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")

_CHARACTERS = {
    Card.KNIGHT: "Knight",
    Card.DECLINING_KNIGHT: "Knight (declines)",
    Card.DRAGON: "Dragon",
    Card.WITCH: "Witch",
}

VARIANTS = {Variant.STANDARD: "standard rules", Variant.PERMANENT_NOBLES: "permanent Nobles"}


def count(number: int, noun: str, plural: str = "") -> str:
    """``1 marker``, ``2 markers``; ``plural`` where it is more than an s."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def listed(items: Iterable[str]) -> str:
    """``Ann``, ``Ann and Bob``, ``Ann, Bob and Cid``."""
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last


def region_name(board: Board, region: int) -> str:
    """``5 Dark Tower``."""
    return f"{region} {board.region(region).name}"


def card_name(card: Card, board: Board) -> str:
    """A card's name; a region card has the region's number and name."""
    return region_name(board, card.region) if card.region is not None else _CHARACTERS[card]


def selection_words(selection: Selection, board: Board) -> str:
    """The cards of a selection in order, ``no cards`` for none."""
    return ", ".join(card_name(card, board) for card in selection.cards) or "no cards"


def selection_code(codes: Sequence[str]) -> str:
    """A selection in one word; only ``W`` for a Witch's, as nothing else of it takes effect."""
    return "W" if Card.WITCH in codes else "".join(codes) or "-"


def advised_words(selection: Selection, board: Board) -> str:
    """The cards to choose, in order; with a Witch the others may be any, since they go back."""
    if not selection.has_witch:
        return selection_words(selection, board)
    others = {1: "", 2: " (with any other card)", 3: " (with any two other cards)"}
    return f"the Witch{others[len(selection.cards)]}"


def region_sentences(
    score: RegionScore, names: Sequence[str], board: Board, *, final: bool = False
) -> list[str]:
    """How a region was scored: places and points, the Noble, the bonus."""
    name = region_name(board, score.region)
    present = sorted(
        (seat for seat, place in enumerate(score.place) if place is not None),
        key=lambda seat: (score.place[seat] or 0, seat),
    )
    if not present:
        sentences = [f"{name}: nobody is there."]
    else:
        parts = [_place_clause(score, seat, names) for seat in present]
        sentences = [f"{name}: {'; '.join(parts)}."]
    if final:
        return sentences
    best = max(score.influence)
    leaders = [seat for seat in present if score.influence[seat] == best]
    if score.noble_won is not None:
        winner = names[score.noble_won]
        sentences.append(f"{winner} leaves a Noble in {name}.")
        if score.noble_lost is not None:
            sentences.append(f"{names[score.noble_lost]}'s Noble goes back to the hand.")
    elif len(leaders) > 1:
        sentences.append(f"{listed(names[s] for s in leaders)} tie for the most: no new Noble.")
    for seat, regions in score.chains.items():
        if len(regions) == 1:
            sentences.append(f"{names[seat]} scores 1 for the Noble.")
        else:
            linked = listed(str(region) for region in regions)
            sentences.append(
                f"{names[seat]} scores {score.bonus[seat]} for the chain of Nobles in {linked}."
            )
    return sentences


def _place_clause(score: RegionScore, seat: int, names: Sequence[str]) -> str:
    place = score.place[seat] or 0
    verb = "shares" if score.place.count(place) > 1 else "is"
    return (
        f"{names[seat]} with {score.influence[seat]} {verb} {ORDINALS[place - 1]}"
        f" for {count(score.points[seat], 'point')}"
    )


def reveal_sentences(revealed: Revealed, names: Sequence[str]) -> list[str]:
    """The cards that every player reveals, and which players choose again."""
    board = revealed.before.board
    return [
        f"{name} reveals the Witch and will choose again."
        if selection.has_witch
        else f"{name} plays {selection_words(selection, board)}."
        for name, selection in zip(names, revealed.selections, strict=True)
    ]


def round_sentences(report: RoundReport, names: Sequence[str]) -> list[str]:
    """A whole round, from the reveal to the King's path and, at the end, the final scoring."""
    board = report.before.board
    sentences = []
    for seat, selection in enumerate(report.selections):
        again = report.reselections[seat]
        played = "the Witch" if selection.has_witch else selection_words(selection, board)
        sentence = f"{names[seat]} plays {played}"
        if again is not None:
            sentence += f", then {selection_words(again, board)}"
        sentences.append(f"{sentence}.")
    for score in report.scored:
        sentences += region_sentences(score, names, board)
    path = " → ".join(str(region) for region in report.king_path)
    sentences.append(f"The King travels {path}.")
    if report.final:
        sentences.append("The game ends; the other regions are scored for places.")
        for score in report.final:
            sentences += region_sentences(score, names, board, final=True)
    return sentences


def score_sentence(position: Position, names: Sequence[str]) -> str:
    """``Ann 12, Bob 9``."""
    return ", ".join(f"{name} {score}" for name, score in zip(names, position.scores, strict=True))


def winner_sentence(position: Position, names: Sequence[str]) -> str:
    """The winners of a finished game, with the tie-break if there was one."""
    winners = position.winners
    points = count(position.scores[winners[0]], "point")
    who = listed(names[seat] for seat in winners)
    if position.tie_break is TieBreak.SHARED:
        return f"{who} share the victory with {points} and as many Nobles."
    if position.tie_break is TieBreak.NOBLES:
        nobles = count(position.noble_count(winners[0]), "Noble")
        return f"{who} wins with {points}; the tie is broken by {nobles}."
    return f"{who} wins with {points}."


def game_title(game: Game) -> str:
    """The players, the variant, and the board unless it is the built-in one."""
    title = f"{listed(game.players)}, {VARIANTS[game.variant]}"
    return title if game.board.name == "Kingdom" else f"{title}, board {game.board.name}"
