"""Which key was meant by a letter or digit that a keyboard in another state or layout types.

Caps Lock makes every letter a capital, a keyboard that is set to another alphabet types another
letter, and East Asian keyboards type wide ones; the key under the finger is the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

_LAYOUTS: Final = (
    # Russian, then what Ukrainian, Belarusian and Kazakh have in other places.
    ("йцукенгшщзхъ", "qwertyuiop[]"),
    ("фывапролджэ", "asdfghjkl;'"),
    ("ячсмитьбю", "zxcvbnm,."),
    ("іїєґўё", "s]'`o`"),
    # Greek; its key of the q types punctuation.
    ("ςερτυθιοπ", "wertyuiop"),
    ("ασδφγηξκλ", "asdfghjkl"),
    ("ζχψωβνμ", "zxcvbnm"),
    # Hebrew; its keys of the q and the w type punctuation.
    ("קראטוןםפ", "ertyuiop"),
    ("שדגכעיחלך", "asdfghjkl"),
    ("זסבהנמצ", "zxcvbnm"),
    # Korean, as long as no syllable is made of it.
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop"),
    ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"),
    ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"),
    # Turkish, without its dot.
    ("ı", "i"),
)
"""Letters in rows of the keyboard, and what an English keyboard types there."""

_PLACES: Final = {
    letter: place
    for letters, places in _LAYOUTS
    for letter, place in zip(letters, places, strict=True)
}


def readings(character: str) -> Iterator[str]:
    """What else a typed character may stand for, the nearest first; never itself.

    A letter of another alphabet is read as the one on the same key, a wide one as the plain one, a
    digit of any script as the plain one; a capital, at last, as the small letter.
    """
    plain = _latin(character)
    for reading in dict.fromkeys((plain, plain.lower())):
        if reading != character and len(reading) == 1:
            yield reading


def latin(text: str) -> str:
    """Text as the same keys type it on an English keyboard."""
    return "".join(map(_latin, text))


def _latin(character: str) -> str:
    """What an English keyboard would have typed; the character itself where nothing is known."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    if unicodedata.east_asian_width(character) == "F":
        return unicodedata.normalize("NFKC", character)
    small = character.lower()
    # An accent may be typed before the letter, such as in Greek; some letters have one by nature.
    place = _PLACES.get(small) or _PLACES.get(unicodedata.normalize("NFD", small)[0])
    if place is None:
        return character
    return place if small == character else place.upper()
