"""The help of a game being played: what can be done now, and the game in short."""

from __future__ import annotations

from typing import Final

from kingsroad.cards import Card
from kingsroad.position import GOAL, MARKERS
from kingsroad_tui.keys.key_words import KeysHere, together
from kingsroad_tui.kingsroad.play.prompts import cards_in_words
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.words.lists import begun

GAME_IN_SHORT: Final = (
    "Every round all players choose three cards in secret and reveal them together. A region's "
    "card puts one of your markers there. Then the region where the King stands is scored: whoever "
    "has most markers takes the most points. Players who tie all take the lower place. All markers "
    "there go back to their owners, and the King goes on to the next region.",
    "Knight: one more marker where the card before him puts one.",
    "Dragon: one more region is scored this round. Once a game.",
    "Witch: your other cards go back, and you choose again when you know what the others played. "
    "Once a game.",
    "Noble: whoever is alone in 1st place leaves a marker as a Noble. He counts as a marker; "
    "when his region is scored he brings 1 point, and 1 more for every region that an unbroken "
    "chain of your Nobles links to it.",
    f"The game ends after a round in which somebody reaches {GOAL} points. Then every "
    "region not scored in that round pays once more, places only: Nobles count as markers, but "
    "bring no points. Most points win.",
    f"You have {MARKERS} markers: those on the map come back only when their region is scored. "
    "With fewer than three in hand you choose only as many cards as you have markers.",
)
"""The game in short, a paragraph each."""


def help_while_choosing(builder: SelectionBuilder, here: KeysHere, *, hints: bool) -> str:
    """What can be done now by the player choosing cards."""
    if builder.complete:
        cards = f"Your cards are ready: {here('forward')} plays them, {here('back')} drops one."
    else:
        more = "" if not builder.chosen else " more"
        need = cards_in_words(builder.missing)
        cards = f"Choose {need}{more}: press a card's sign, or click it or its region on the map."
    order = f" {here('reorder')} puts the Knight after another card." if builder.can_reorder else ""
    again = ""
    if builder.hand.second:
        again = " You have seen what the others played, and the Witch is gone."
    elif Card.WITCH in builder.chosen:
        again = " With the Witch you need no other cards: they would go back unseen."
    look = begun(f"{together(('look_previous', 'look_next'), here)} say what each card does now.")
    hint = f" {here('hint')} gives a hint, {here('skip')} closes it." if hints else ""
    return f"{cards}{order}{again} {look}{hint}"


CLOSE_HINT: Final = "Close hint"
"""What Esc does while a hint is open, in the footer."""

WHILE_TOLD: Final = (
    "The round is being revealed. <forward> completes a step or shows the next one, <back> goes "
    "back a step, <skip> goes to the end of the round. <log> opens the log of the game."
)
"""With the places of keys."""

WHILE_WAITING: Final = "The others are still choosing. You can wait, or leave: all is saved."
