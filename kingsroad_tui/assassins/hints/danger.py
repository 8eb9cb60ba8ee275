"""The danger of a moment in sentences, who could strike, and the chances to win, as estimates."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    Certainty,
    ChanceFacts,
    DangerFacts,
)
from assassins.position import AssassinsPosition
from assassins.squares import SQUARE_NAMES
from assassins.town import LETTERS
from kingsroad_tui.assassins.words.game import odds_words, person, risk_words
from kingsroad_tui.words.figures import percent
from kingsroad_tui.words.lists import listed

_WOUND: Final = 2
"""The action points of a strike."""

_NAMED: Final = 3
"""How many of those who could strike are named; the board marks them all."""


def danger_sentences(
    advice: AssassinsAdvice, position: AssassinsPosition, own: Collection[int] = ()
) -> list[str]:
    """The danger, by how many trios it is one, and who could strike with the people's AP;
    to the player whose assassins they are, with whom to strike.
    """
    if advice.stop is None:
        return []
    near = sorted(near_pawns(advice, own).items(), key=lambda pair: (pair[1], pair[0]))
    lines = [_risk_sentence(advice, advice.stop, own), *_more_sentences(advice.stop)]
    if near:
        unknown = "Could strike:" if advice.side == "king" else "The king has to fear:"
        lead = "You can strike with" if own else unknown
        named = [_near_words(n, ap, position) for n, ap in near[:_NAMED]]
        if more := len(near) - len(named):
            named.append(f"{more} more")
        lines.append(f"{lead} {listed(named)}.")
    return lines


def near_pawns(advice: AssassinsAdvice, own: Collection[int] = ()) -> Mapping[int, int]:
    """Who may be an assassin (0 to 11; with ``own``, who is one) and could strike with the
    people's points; the AP it takes to get there."""
    if advice.stop is None:
        return {}
    most = advice.stop.ap - _WOUND
    return {
        LETTERS.index(letter): price
        for letter, price in advice.danger.items()
        if price is not None and price <= most and advice.chances[letter]
        if not own or LETTERS.index(letter) in own
    }


def _near_words(number: int, price: int, position: AssassinsPosition) -> str:
    square = position.townsfolk[number]
    at = "" if square is None else f" on {SQUARE_NAMES[square]}"
    return f"{person(number)}{at} ({'at once' if not price else f'after {price} AP'})"


def _risk_sentence(advice: AssassinsAdvice, stop: DangerFacts, own: Collection[int]) -> str:
    """What the people can do to the king if the king's side does nothing more."""
    when = "If you stop here" if advice.side == "king" else "As it stands"
    if advice.side == "king" and not advice.deck and not advice.leaves and not stop.wound_worlds:
        return "If you stop here you lose: this is the last round, and the king is still outside."
    said = when if stop.certainty is Certainty.EXACT else f"{when}, at worst"
    if not stop.wound_worlds:
        safe = "nobody can strike the king" if advice.leaves else "the king is safe this round"
        return f"{said}, {safe}."
    harm = "killed" if stop.death_worlds else "wounded"
    if own:
        return f"{said}, you can {'kill' if stop.death_worlds else 'wound'} the king!"
    number = stop.death_worlds or stop.wound_worlds
    if number == stop.worlds:
        return f"{said}, the king can be {harm} for sure!"
    return (
        f"{said}, the king can be {harm}: {odds_words(number, stop.worlds)}, by {number} of the "
        f"{stop.worlds} trios who may be the assassins."
    )


def _more_sentences(stop: DangerFacts) -> list[str]:
    """What else than the worst he has to fear, or that he has not to fear the worst."""
    if stop.worlds == 1 or not stop.wound_worlds or stop.death_worlds == stop.wound_worlds:
        return []
    if not stop.death_worlds:
        return ["He cannot be killed this round."]
    if stop.wound_worlds == stop.worlds:
        return ["He can be wounded for sure."]
    odds = odds_words(stop.wound_worlds, stop.worlds)
    return [f"He can be wounded by {stop.wound_worlds} of them: {odds}."]


def harm_words(death: int, wound: int, worlds: int) -> str:
    """By how many trios the king can be killed or wounded; ``wound`` is more than none."""
    if not death:
        return f"the king can be wounded, not killed ({risk_words(wound, worlds)})"
    if death == wound:
        return f"the king can be killed ({risk_words(death, worlds)})"
    return (
        f"the king can be wounded ({risk_words(wound, worlds)}) "
        f"or even killed ({odds_words(death, worlds)})"
    )


_SURE = 1.96
"""Standard errors in half a 95 % interval."""


def both_chances_sentence(chance: ChanceFacts) -> str:
    """Both sides' chances to win."""
    return (
        f"Chance to win: the king {percent(chance.king)}, the people {percent(chance.people)}"
        f"{_off_by(chance.error)}."
    )


def own_chance_sentence(way: AssassinsCandidate) -> str:
    """The chance to win with a way to play; empty where that is certain or not known."""
    if way.chance is None or way.win >= 1 or way.death >= 1:
        return ""
    return f"Chance to win: {percent(way.chance)}{_off_by(way.chance_error or 0)}."


def beside_best_sentence(way: AssassinsCandidate, best: AssassinsCandidate) -> str:
    """How another way to play compares with the best one; empty where that is not known."""
    if way.chance is None or best.chance is None or way.win >= 1:
        return ""
    if not _surely_less(way, best):
        return "It wins about as often."
    return f"It wins {percent(best.chance - way.chance)} less often."


def candidate_chance_words(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """``wins 41% (± 8%)``, for a table of ways to play; empty where nothing is to be said.

    Behind the best way no figure is given that only chance makes higher or lower than the best's.
    """
    if way.chance is None or way.win >= 1 or (advice.side == "people" and way.death):
        return ""
    best = advice.candidates[0]
    if way is not best and not _surely_less(way, best):
        return "wins about as often"
    return f"wins {percent(way.chance)}{_off_by(way.chance_error or 0)}"


def _surely_less(way: AssassinsCandidate, best: AssassinsCandidate) -> bool:
    """Whether the best way to play surely wins more often than another one."""
    off = max(way.chance_error or 0, best.chance_error or 0)
    return (best.chance or 0) - (way.chance or 0) >= off


def _off_by(error: float) -> str:
    return f" (± {percent(_SURE * error)})" if error else ""
