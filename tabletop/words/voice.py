"""Who speaks: puts what is to be said into the words of a language.

The files are cut into messages when one of theirs is said, most of them together; and the library
reads a message when that is first said. Most have no choice in them: text, and facts in their
places. Those are said without the library, so that no first screen waits for it to load.

The process has one voice, as it has one set of keys: `phrase` and `said` use it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, ParamSpec, TypeVar, cast

from tabletop.say import Fact, Points, Say, Share
from tabletop.words.catalogue import (
    ENGLISH,
    FACT,
    FIRST,
    HOUSE,
    Message,
    catalogue,
    prefix_of,
    unbroken,
)
from tabletop.words.numbers import percent, points, style_of, write_as

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_PLACE: Final = re.compile(r"\{ *\$([a-z][\w-]*) *\}")
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)")
_GROUPED: Final = 1000
"""From here on, languages write numbers in groups of digits."""

_LONG: Final = 200
"""No variant is chosen by a text of more characters."""


_P = ParamSpec("_P")
_T = TypeVar("_T")

Template = Sequence[str]
"""A text without a choice: what stands there and the names of facts in turn."""


class Voice:
    """Speaks a language, and English where that lacks a message.

    Attributes:
        language: its code, such as ``en``.
    """

    def __init__(self, language: str = ENGLISH, house: Path = HOUSE) -> None:
        self.language = language
        self._house = house
        self._style = style_of(language)
        self._templates: dict[str, Template | None] = {}

    def __call__(self, said: Say) -> str:
        """What is to be said, in words.

        Raises:
            LookupError: there is no such message, or it asks for a fact that is not there.
        """
        if said.id not in self._templates:
            self._templates[said.id] = self._template(said.id)
        template = self._templates[said.id]
        if template is None:
            return self._by_library(said)
        facts = [self._written(self._fact(said, name)) for name in template[1::2]]
        whole = zip(template[::2], [*facts, ""], strict=True)
        return "".join(chain.from_iterable(whole))

    @cached_property
    def _messages(self) -> dict[str, Message]:
        """Those that were read so far."""
        return self._read_files(lambda path: path.stem in FIRST)

    @cached_property
    def _usual(self) -> dict[str, Message]:
        """Those in the files that are read together."""
        return self._read_files(lambda path: path.stem not in FIRST and not prefix_of(path))

    def _message(self, name: str) -> Message:
        """Raises LookupError where there is none."""
        if name not in self._messages:
            self._messages.update(
                self._read_files(lambda path: name.startswith(prefix_of(path) or "\0"))
            )
        if name not in self._messages:
            self._messages.update(self._usual)
        return self._messages[name]

    def _read_files(self, wanted: Callable[[Path], bool]) -> dict[str, Message]:
        languages = dict.fromkeys((ENGLISH, self.language))
        return dict(
            chain.from_iterable(catalogue(one, self._house, wanted).items() for one in languages)
        )

    def _text(self, name: str) -> str:
        message, _, attribute = name.partition(".")
        return self._message(message).texts[attribute]

    def _template(self, name: str) -> Template | None:
        """None for a text with choices."""
        text = self._text(name)
        template = _PLACE.split(unbroken(text))
        return None if any("{" in part for part in template[::2]) else template

    # ------------------------------------------------------------------------------ facts

    def _fact(self, said: Say, name: str) -> Any:
        """A fact as the library takes it; ``who-acc`` is the form ``acc`` of the noun ``who``."""
        fact = said.facts.get(name)
        if fact is not None:
            return self._spoken(fact)
        noun, _, form = name.rpartition("-")
        found = said.facts[noun]
        if isinstance(found, Say) and form in self._message(found.id).texts:
            return self(found.part(form))
        return self._spoken(found)

    def _spoken(self, fact: Fact) -> Any:
        match fact:
            case bool():
                return "yes" if fact else "no"
            case Say():
                return self(fact)
            case Share(value):
                return percent(value, style=self._style)
            case tuple():
                return self._listed([self._written(self._spoken(one)) for one in fact])
            case _:
                return fact

    def _written(self, fact: Any) -> str:
        """A fact in the middle of a text."""
        match fact:
            case Points(value):
                return points(value, self._style)
            case int() if abs(fact) >= _GROUPED:
                from babel import Locale

                from tabletop.words.reading import grouped

                return grouped(fact, Locale.parse(self.language.partition("-")[0]))
            case int() if fact < 0:
                return f"−{-fact}"
            case _:
                return str(fact)

    def _listed(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return items[0] if items else self(Say("list-nobody"))
        most = items[0]
        for item in items[1:-1]:
            most = self(Say("list-more", most=most, next=item))
        return self(Say("list-last", most=most, last=items[-1]))

    # ---------------------------------------------------------------------------- library

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[[Any], Any]] = {"KEY": lambda name: f"<{name}>"}
        return FluentBundle([self.language, ENGLISH], functions, use_isolating=False)

    def _by_library(self, said: Say) -> str:
        from tabletop.words.reading import number

        name, _, attribute = said.id.partition(".")
        self._read(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        asked = FACT.findall(self._message(name).texts[attribute])
        facts = {fact: number(self._fact(said, fact)) for fact in dict.fromkeys(asked)}
        # The library refuses a long text; as that chooses no variant, its name may stand for it.
        long = {
            f"\0{fact}\0": text
            for fact, text in facts.items()
            if isinstance(text, str) and len(text) > _LONG
        }
        facts |= {name.strip("\0"): name for name in long}
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{said.id}: {errors[0]}")
        return (
            re.sub("\0[^\0]*\0", lambda name: long.get(name[0], name[0]), str(text))
            if long
            else str(text)
        )

    def _read(self, name: str) -> None:
        """Has the library read a message, and those that it consists of."""
        from tabletop.words.reading import read

        if name in self._read_already:
            return
        self._read_already.add(name)
        source = self._message(name).source
        self._bundle.add_resource(read(source))
        for other in _REFERENCE.findall(source):
            self._read(other)

    @cached_property
    def _read_already(self) -> set[str]:
        return set()


class _Process:
    voice = Voice()
    said_before: ClassVar[list[Callable[[], None]]] = []
    """What forgets answers that hold words of the voice before."""


def speak(voice: Voice) -> None:
    """Gives the process its voice, and has it write numbers likewise."""
    _Process.voice = voice
    write_as(voice.language)
    for forget in _Process.said_before:
        forget()


def kept_as_said(maxsize: int) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
    """Keeps the last answers of a function, as `functools.lru_cache` does, while the process has
    this voice: they hold words."""

    def kept(function: Callable[_P, _T]) -> Callable[_P, _T]:
        found = lru_cache(maxsize)(function)
        _Process.said_before.append(found.cache_clear)
        return cast("Callable[_P, _T]", found)

    return kept


def language() -> str:
    """The code of the process's language."""
    return _Process.voice.language


def phrase(message: str, /, **facts: Fact) -> str:
    """A message in the words of the process's voice. Raises LookupError, as `Voice` does."""
    return _Process.voice(Say(message, **facts))


def said(what: Say) -> str:
    """What is to be said in the words of the process's voice. Raises LookupError likewise."""
    return _Process.voice(what)


_ENGLISH: Final = _Process.voice


def english(what: Say) -> str:
    """What is to be said in English, for those who build on the program, and for logs."""
    return _ENGLISH(what)
