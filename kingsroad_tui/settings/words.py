"""The settings in words: what each is called, what it is about, and what can be chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

from advisor.messages.verdicts import BeliefKind, Goal

WARN: Final = {False: "off", True: "ask"}
TALK: Final = {True: "on", False: "off"}
VERDICT: Final = {False: "no verdict", True: "say how good my choice was"}
HINTS: Final = (
    "never",
    "where to look",
    "how you stand",
    "the best choice and why",
    "compare choices",
)


class BeliefWords(NamedTuple):
    """How the others are assumed to choose.

    Attributes:
        choose: how they do, as the settings offer it.
        short: what such players are, in a word.
        supposed: what is supposed of everybody where it is said how all stand, before the choice.
        against: whom the advice is worked out against.
    """

    choose: str
    short: str
    supposed: str
    against: str


BELIEFS: Final = {
    BeliefKind.HIERARCHY: BeliefWords(
        "as people do, some deeper than others",
        "ordinary",
        "as things stand",
        "ordinary players",
    ),
    BeliefKind.EQUILIBRIUM: BeliefWords(
        "perfectly",
        "perfect",
        "as things stand between perfect players",
        "perfect players",
    ),
    BeliefKind.UNIFORM: BeliefWords(
        "at random",
        "random",
        "as things stand if all choose at random",
        "players who choose at random",
    ),
}
"""In the order in which they are offered."""

GOALS: Final = {
    Goal.WIN: "the chance to win",
    Goal.MARGIN: "the lead over the best other player",
    Goal.POINTS: "the points of the round",
}
ABOUT: Final = {
    "name": "What you are called at every table, unless you type another name there.",
    "theme": "Every player has a sign as well, so that nothing rests on colour alone.",
    "glyphs": "ASCII is for terminals that lack the signs.",
    "speed": "How a round is revealed. Any key goes on at once.",
    "hint_step": "What is said before you choose; <play.hint> says more at any time.",
    "goal": "What hints, warnings and verdicts call good.",
    "belief": "How the advice expects the others to choose.",
    "warn": "A question before you play a choice that gives much away, where you play alone.",
    "verdict": "A line after each round, where you play alone against the computer.",
    "talk": "What your rivals say when cards are revealed; <play.talk> at the table does the same.",
    "keys": "<fixed.enter>, then the new key. <default_key> goes back to the key that it had.",
}
"""What a field is about, in a line below the form."""

SIGNS: Final = {"unicode": "Unicode: ● ▲ ■ ◆ ★", "ascii": "ASCII: @ & # % *"}
