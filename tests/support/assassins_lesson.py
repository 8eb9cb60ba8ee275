"""What the guided game of King & Assassins says in a step."""

from __future__ import annotations

from tabletop.words.catalogue import ENGLISH, catalogue
from tabletop.words.voice import phrase


def lesson_texts(step: str) -> dict[str, str]:
    """All texts of a step, by the names of their attributes; the title has none."""
    name = f"assassins-lesson-{step}"
    return {
        attribute: phrase(f"{name}.{attribute}" if attribute else name, replies="", card="")
        for attribute in catalogue(ENGLISH)[name].texts
    }


def lesson_tasks(step: str) -> list[str]:
    """Its tasks, in order, with the places of keys."""
    return [text for name, text in lesson_texts(step).items() if name.startswith("task-")]
