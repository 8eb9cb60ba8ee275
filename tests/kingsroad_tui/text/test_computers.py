"""Computer players in words: the same names everywhere, and whatever else plays as it is called."""

from __future__ import annotations

from advisor.messages.computers import LEVEL_1, RULE_OF_THUMB, STRENGTHS
from advisor.messages.town_computers import CAREFUL, TOWN_STRENGTHS
from kingsroad_tui.text.computers import player_words, strength_sentence


def test_a_player_of_a_tournament_has_both_names() -> None:
    assert player_words(LEVEL_1) == "Baron (level-1)"
    assert player_words("advisor@closed-form") == "Chancellor (advisor@closed-form)"
    assert player_words("cmd:./mine.py --fast") == "cmd:./mine.py --fast"
    assert player_words("responder") == "responder"
    assert player_words(CAREFUL, TOWN_STRENGTHS) == "Spymaster (careful)"


def test_a_computer_introduces_itself() -> None:
    assert strength_sentence(STRENGTHS[RULE_OF_THUMB]) == (
        "Sheriff, fair. Piles on the regions that the King reaches next."
    )
