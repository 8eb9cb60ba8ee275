"""Who sits at a table: everybody has a name of their own, whoever else sits there."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import (
    LEVEL_1,
    ONE_ROUND,
    PERSON,
    PROGRAM,
    RANDOM,
    STRENGTHS,
    SeatNames,
    character_of,
    names_at_table,
)
from kingsroad.games import Game
from kingsroad.position import PLAYERS
from tabletop.names import folded_name

_KINGDOM = [PERSON, PROGRAM, *(strength.character for strength in STRENGTHS.values())]
_TOWN = [PERSON, *(strength.character for strength in ASSASSINS_STRENGTHS.values())]


def test_no_name_belongs_to_two_characters() -> None:
    for characters in (_KINGDOM, _TOWN):
        names = list(chain.from_iterable(character.names for character in characters))
        assert len(set(map(folded_name, names))) == len(names)


def test_a_table_can_be_filled_with_one_character() -> None:
    for character in _KINGDOM:
        Game(names_at_table([character] * max(PLAYERS)))
    for character in _TOWN:
        assert len(set(names_at_table([character] * 2))) == 2


@given(st.data())
def test_names_are_different_and_given_ones_stay(data: st.DataObject) -> None:
    characters = data.draw(st.lists(st.sampled_from(_KINGDOM), min_size=2, max_size=5))
    typed = data.draw(
        st.dictionaries(
            st.integers(0, len(characters) - 1),
            st.sampled_from(["baron", "SQUIRE", "Ann", *(c.names[1] for c in _KINGDOM)]),
        )
    )
    names = names_at_table(characters, typed)
    assert all(names[seat] == name for seat, name in typed.items())
    folded = list(map(folded_name, names))
    for seat, name in enumerate(folded):
        assert folded.count(name) == 1 or (seat in typed)
        if seat not in typed:
            assert names[seat] in characters[seat].names


def test_somebody_alone_of_their_strength_has_the_usual_name() -> None:
    assert names_at_table((PERSON, character_of(LEVEL_1))) == ("Regent", "Baron")


def test_names_follow_who_sits_there_until_somebody_types_one() -> None:
    seats = SeatNames()
    baron, squire = character_of(LEVEL_1), character_of(ONE_ROUND)
    laid = seats.names(["", ""], [PERSON, baron])
    assert laid == ("Regent", "Baron")
    assert seats.names(laid, [PERSON, squire]) == ("Regent", "Squire")
    assert seats.names(["Squire", "Regent"], [squire, PERSON]) == ("Squire", "Regent")
    assert seats.names(["Squire", "Bob"], [PERSON, baron]) == ("Regent", "Bob"), "who moved"
    assert seats.names(["Ann", "Bob"], [PERSON, baron]) == ("Ann", "Bob")
    assert seats.names(["", "Bob"], [PERSON, baron]) == ("Regent", "Bob")


def test_the_guide_lists_everybody_one_can_play_against() -> None:
    rows = [
        f"| {one.character.name} | {one.label} | `{one.name}` | {one.character.manner} |"
        for one in STRENGTHS.values()
        if one.name != RANDOM
    ]
    guide = (Path(__file__).parents[3] / "docs" / "playing.md").read_text(encoding="utf-8")
    assert "\n".join(rows) in guide
