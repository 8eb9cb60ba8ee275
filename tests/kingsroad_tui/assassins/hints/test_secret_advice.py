"""Whom to take, in words."""

from __future__ import annotations

from advisor.messages.assassins_answers import SecretAdvice, SecretMember
from kingsroad_tui.assassins.hints.printed import choice_sentences

MEMBERS = [
    SecretMember(letter="b", passes=3, arrest=4),
    SecretMember(letter="f", passes=None, arrest=None),
    SecretMember(letter="i", passes=8, arrest=3),
]


def test_what_the_choice_is_worth_is_said_where_games_were_played_on_the_board() -> None:
    asked = SecretAdvice(members=MEMBERS, apart=5, alike=41, chance=0.61, even=0.53)
    *_, drawn, worth = choice_sentences(asked)
    assert "from 41 that are as good" in drawn and "61%" in worth and "53%" in worth
    unknown = SecretAdvice(members=MEMBERS, apart=5, alike=41)
    assert choice_sentences(unknown) == choice_sentences(asked)[:-1]
