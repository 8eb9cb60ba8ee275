"""What is read although it is never written so."""


import pytest

import kingsroad as kr


@pytest.mark.parametrize(
    ("typed", "code"),
    [("1d8", "1D8"), ("w47", "W47"), ("dw", ""), ("16k", "16k"), ("5dK", "5DK"), ("wdk", "")],
)
def test_letters_of_cards_may_be_small_where_they_can_mean_one_card(typed: str, code: str) -> None:
    """k is a card of its own: the Knight that declines, after a region only."""
    if code:
        assert kr.Selection.parse(typed).code == code
    else:
        with pytest.raises(kr.IllegalSelection):
            kr.Selection.parse(typed)


def test_small_letters_are_read_in_records_and_position_codes_and_never_written() -> None:
    record = b"""{"format": "kingsroad-game", "version": 1, "players": ["Ann", "Bob"], "rounds":
        [{"selections": [["w", "2", "3"], ["5", "4", "d"]],
          "reselections": {"0": ["d", "4", "5"]}}]}"""
    game = kr.decode_game(record, "a text")
    assert b'"W"' in kr.encode_game(game) and b'"w"' not in kr.encode_game(game)
    code = "KR1:s:4:5:12DW.00010000.38:9D.10200000.-"
    small = code.replace("DW", "dw").replace("9D", "9d")
    assert kr.print_position(kr.parse_position(small)) == code
