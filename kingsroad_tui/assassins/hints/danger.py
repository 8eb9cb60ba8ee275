"""The danger of a moment in sentences: what the people can do to the king, and who could."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from advisor.messages.assassins_answers import AssassinsAdvice, Certainty, DangerFacts
from assassins.position import AssassinsPosition
from assassins.squares import SQUARE_NAMES
from assassins.town import LETTERS
from kingsroad_tui.assassins.words.game import odds_words, person, risk_words
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
