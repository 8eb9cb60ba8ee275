"""Every message of every language can be said, is said, and is told what it asks for."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tabletop.say import Points, Say, Share
from tabletop.words.catalogue import ENGLISH, PSEUDO, catalogue, files, messages_in, prefix_of
from tabletop.words.numbers import number, percent
from tabletop.words.pseudo import CLOSE, OPEN
from tabletop.words.voice import Voice, speak
from tests.support.messages import facts_of, samples, sayings, sayings_in

LANGUAGES = sorted({path.parent.name for path in files("*")})
BY_THE_VOICE = {"list-nobody", "list-more", "list-last"}
"""What the voice itself says."""


def said_ids(language: str) -> dict[str, set[str]]:
    """What can be said, with its facts: messages, and their attributes behind full stops."""
    return {
        name if not attribute else f"{name}.{attribute}": set(re.findall(r"\$([\w-]+)", text))
        for name, message in catalogue(language).items()
        if not name.startswith("-")
        for attribute, text in message.texts.items()
        if text
    }


# ----------------------------------------------------------------------- the messages there are


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_message_can_be_said(language: str) -> None:
    voice = Voice(language)
    messages, ids = catalogue(language), said_ids(language)
    assert ids
    for name in ids:
        source = messages[name.partition(".")[0]].source
        for facts in samples(source):
            words = voice(Say(name, **facts))
            assert words.strip() and not re.search(r"[{}]|\?\?\?", words), (name, facts, words)


def test_what_is_said_is_there_and_gets_what_it_asks_for() -> None:
    ids = said_ids(ENGLISH)
    of_message: dict[str, set[str]] = {}  # a part of what is said may be said elsewhere
    for name, facts in ids.items():
        of_message.setdefault(name.partition(".")[0], set()).update(facts)
    wrong = []
    for one in sayings():
        if one.where.startswith("tabletop/words/voice.py"):
            continue
        found = [name for name in ids if one.id.fullmatch(name)]
        if not found:
            wrong.append(f"{one.where} says {one.id.pattern}, which there is not")
        for name in found if one.facts is not None else ():
            given = one.facts or frozenset()
            asked, any_asked = (
                {fact if fact in given else fact.rpartition("-")[0] for fact in facts}
                for facts in (ids[name], of_message[name.partition(".")[0]])
            )
            if not asked <= given <= any_asked:
                wrong.append(f"{one.where} tells {name} {sorted(given)} for {sorted(asked)}")
    assert wrong == []


def test_what_is_there_is_said() -> None:
    said = [one.id for one in sayings() if one.id.pattern != ".*"]
    unused = {
        name
        for name in said_ids(ENGLISH)
        if "." not in name and not any(one.match(name) for one in said)
    }
    # What rivals say is found by the situation: see the tests of the rivals.
    assert {name for name in unused - BY_THE_VOICE if "-rivals-" not in name} == set()


def test_what_waits_until_it_is_asked_for_is_found_by_its_name() -> None:
    late = [path for path in files(ENGLISH) if prefix_of(path)]
    assert len(late) > 20
    for path in late:
        assert all(one.id.startswith(prefix_of(path)) for one in messages_in(path)), path


# --------------------------------------------------------------------------------- the mechanism


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "tabletop" / "words" / ENGLISH
    folder.mkdir(parents=True)
    (folder / "some.ftl").write_text(
        """# What somebody takes.
takes = { $who ->
    [you] You take
   *[other] { $who } takes
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in { $where-dat }.
tower = Dark Tower
    .dat = the Dark Tower
here = { $who } and { $count }
    of { $tower-dat } are here.

    That is all.
keys = Press { KEY("hint") }.
share = { $share } of { $sure ->
    [yes] all
   *[no] most
  }
list-nobody = nobody
list-more = { $most }, { $next }
list-last = { $most } and { $last }
"""
    )
    return tmp_path


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            Say("takes", who="you", points=1, where=Say("tower")),
            "You take 1 point in the Dark Tower.",
        ),
        (
            Say("takes", who="Ann", points=Points(2.4), where=Say("tower")),
            "Ann takes 2.4 points in the Dark Tower.",
        ),
        (
            Say("takes", who="Ann", points=Points(1.0), where="8"),
            "Ann takes 1 point in 8.",
        ),
        (
            Say("here", who=("Ann", "Bob", "Cid"), count=-12345, tower=Say("tower")),
            "Ann, Bob and Cid and −12,345 of the Dark Tower are here.\n\nThat is all.",
        ),
        (Say("here", who=(), count=-2, tower="x"), "nobody and −2 of x are here.\n\nThat is all."),
        (Say("keys"), "Press <hint>."),
        (Say("share", share=Share(0.123), sure=True), "12% of all"),
        (Say("tower.dat"), "the Dark Tower"),
    ],
)
def test_a_message_is_said_with_its_facts(house: Path, said: Say, words: str) -> None:
    assert Voice(house=house)(said) == words


@pytest.mark.parametrize("name", ["Ann { $points }", '{ KEY("x") }', "a\nb = c", "\\u0041"])
def test_what_people_type_is_no_message(house: Path, name: str) -> None:
    voice = Voice(house=house)
    assert name in voice(Say("here", who=name, count=1, tower="x"))
    assert name in voice(Say("takes", who=name, points=1, where="x"))


def test_a_text_of_any_length_is_said_whole(house: Path) -> None:
    name = "x" * 10_000
    words = Voice(house=house)(Say("takes", who=name, points=1, where=name))
    assert words == f"{name} takes 1 point in {name}."


@pytest.mark.parametrize(
    "said", [Say("nothing"), Say("tower.gen"), Say("takes", who="you"), Say("here", who="Ann")]
)
def test_what_cannot_be_said_is_an_error(house: Path, said: Say) -> None:
    with pytest.raises(LookupError):
        Voice(house=house)(said)


def test_a_language_that_lacks_a_message_says_it_in_english(house: Path) -> None:
    folder = house / "tabletop" / "words" / "xx"
    folder.mkdir()
    (folder / "some.ftl").write_text("tower = Torony\n    .dat = a Toronyban\n")
    voice = Voice("xx", house)
    assert voice(Say("tower")) == "Torony"
    assert voice(Say("keys")) == "Press <hint>."
    assert "a Toronyban" in voice(Say("takes", who="you", points=1, where=Say("tower")))


@pytest.mark.parametrize(
    ("language", "share", "points", "count"),
    [
        ("en", "12%", "2.4", "−12,345"),
        ("hu", "12%", "2,4", "−12\xa0345"),
        ("ru", "12\xa0%", "2,4", "−12\xa0345"),
        ("fr", "12\xa0%", "2,4", "−12\u202f345"),
        ("pl", "12%", "2,4", "−12\xa0345"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    house: Path, language: str, share: str, points: str, count: str
) -> None:
    voice = Voice(language, house)
    assert voice(Say("share", share=Share(0.123), sure=True)).startswith(f"{share} of")
    assert f" {points} " in voice(Say("takes", who="Ann", points=Points(2.4), where="8"))
    assert f"{points} and {count} of" in voice(
        Say("here", who=Points(2.4), count=-12345, tower="x")
    )
    speak(voice)
    try:
        assert (percent(0.123), number(2.41, 1)) == (share, points)
    finally:
        speak(Voice())


def test_an_id_stands_once(house: Path) -> None:
    (house / "tabletop" / "words" / ENGLISH / "other.ftl").write_text("tower = Another\n")
    with pytest.raises(ValueError, match="another message tower"):
        Voice(house=house)(Say("tower"))


def test_the_pseudo_locale_puts_every_message_in_brackets_and_leaves_facts(house: Path) -> None:
    voice = Voice(PSEUDO, house)
    words = voice(Say("takes", who="Ann", points=2, where=Say("tower")))
    assert words.startswith(f"{OPEN}Ann ") and words.endswith(f".{CLOSE}")
    assert "Tower" not in words and " 2 " in words
    assert voice(Say("keys")).count("<hint>") == 1


def test_the_pseudo_locale_is_wider_by_two_fifths() -> None:
    english, pseudo = Voice(), Voice(PSEUDO)
    plain = [name for name, facts in said_ids(ENGLISH).items() if not facts]
    wide = sum(len(pseudo(Say(name))) - 2 for name in plain)
    assert 1.3 < wide / sum(len(english(Say(name))) for name in plain) < 1.6


# ------------------------------------------------------------------------------ what finds sayings


def test_sayings_are_found_with_their_facts() -> None:
    source = 'phrase("a-b", who=name); Say(f"settings-{field}.about"); voice.phrase("c", **all)'
    found = [(one.id.pattern, one.facts) for one in sayings_in(ast.parse(source))]
    assert found[0] == (re.escape("a-b"), frozenset({"who"}))
    assert re.fullmatch(found[1][0], "settings-name.about")
    assert found[2][1] is None


def test_samples_say_every_variant() -> None:
    source = "x = { $n ->\n    [one] a\n   *[other] b\n } { $who ->\n    [you] c\n   *[other] d\n }"
    assert facts_of(source) == {"n": ["one", "other"], "who": ["you", "other"]}
    assert {(facts["n"], facts["who"]) for facts in samples(source)} >= {(1, "you"), (2, "Ann")}
