"""What the languages beside English have of its messages, and that each is said as it should be."""

from __future__ import annotations

import re
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tabletop.words.catalogue import ENGLISH, FACT, catalogue, files
from tests.support.messages import PLURALS

LANGUAGES: Final = sorted({path.parent.name for path in files("*")} - {ENGLISH})

ENGLISH_WORDS: Final = re.compile(
    r"\b(the|with|you|your|this|that|cannot|press|which|when)\b",
    re.IGNORECASE,
)
"""Where one of these stands, a sentence was left in English; `NAMES` may hold them."""

NAMES: Final = re.compile(
    r"King's Road|King & Assassins|Zin Kai's Deep|Dragon's Lair|Temple Ruins|Savage Hills"
    r"|Dark Tower|Wizard's Tower|King's Altar|King's Castle|<[^<>]*>|`[^`]*`"
    r'|"[^"]*"'
    r"|--[\w-]+|kingsroad( [a-z-]+)*|[\w/.-]+\.(json|html|md|toml|txt|svg)|https?:\S+|[A-Z]{3,}"
)
"""What stays as it is in every language: titles, names on boards, commands, options, files."""


class _Choices(Visitor):
    """The keys by which a message chooses, for each choice among plurals."""

    def __init__(self) -> None:
        self.plurals: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        keys = {
            variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
            for variant in node.variants
        }
        words = {key for key in keys - PLURALS if not key.isdigit()}
        among_words = words and "other" not in keys  # "one", "nobody", "all" are no plurals
        if isinstance(node.selector, VariableReference) and keys & PLURALS and not among_words:
            self.plurals.append((node.selector.id.name, keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    english, there = catalogue(ENGLISH), catalogue(language)
    lacking = [
        f"{name}.{attribute}" if attribute else name
        for name, message in english.items()
        for attribute, text in message.texts.items()
        if name not in there or (text and not there[name].texts.get(attribute))
    ]
    assert lacking == []
    assert sorted(there.keys() - english.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_ask_for_facts_that_they_are_told(language: str) -> None:
    english = catalogue(ENGLISH)
    wrong = []
    for name, message in catalogue(language).items():
        known = set(FACT.findall(english[name].source)) if name in english else set()
        known |= {fact.rpartition("-")[0] for fact in known if "-" in fact}
        wrong += [
            f"{name} asks for {fact}, and is told {sorted(known)}"
            for fact in FACT.findall(message.source)
            if fact not in known and fact.rpartition("-")[0] not in known
        ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_finds_its_form(language: str) -> None:
    """A choice among plurals has all those of the language; a broken message is none."""
    forms = set(Locale.parse(language).plural_form.tags) | {"other"}
    wrong = []
    for name, message in catalogue(language).items():
        entry = FluentParser().parse_entry(message.source)
        if isinstance(entry, Junk):
            wrong.append(f"{name}: {entry.annotations[0].message if entry.annotations else ''}")
            continue
        choices = _Choices()
        choices.visit(entry)
        for fact, keys in choices.plurals:
            if not forms <= keys:
                wrong.append(f"{name} chooses by {fact} among {sorted(keys)}")
            if keys & PLURALS - forms:
                wrong.append(f"{name} has {sorted(keys & PLURALS - forms)} for {fact}")
    assert wrong == []


class _Words(Visitor):
    """What stands in a message for people to read, without names that are the same everywhere."""

    def __init__(self) -> None:
        self.said = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.said += f" {node.value} "


def _words(source: str) -> str:
    words = _Words()
    words.visit(FluentParser().parse_entry(source))
    return NAMES.sub(" ", words.said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_in_english(language: str) -> None:
    english = catalogue(ENGLISH)
    left = []
    for name, message in catalogue(language).items():
        words = _words(message.source)
        same = name in english and words == _words(english[name].source)
        if ENGLISH_WORDS.search(words) or (same and len(re.findall(r"[A-Za-z]{3,}", words)) > 2):
            left.append(f"{name}: {words[:60]}")
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_named_as_in_english(language: str) -> None:
    """Every key that a message names is named by its translation, and no other."""
    english, wrong = catalogue(ENGLISH), []
    named = re.compile(r'KEY\("[^"]*"\)')
    for name, message in catalogue(language).items():
        if name in english and set(named.findall(message.source)) != set(
            named.findall(english[name].source)
        ):
            wrong.append(name)
    assert wrong == []
