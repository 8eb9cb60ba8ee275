"""The published schemas of the frames are those of the types."""

from __future__ import annotations

import pytest

from kingsroad_tui.together.local import SCHEMAS_TOGETHER, together_schema
from tests.support.paths import ROOT


@pytest.mark.parametrize("name", SCHEMAS_TOGETHER)
def test_the_schema_is_published(name: str) -> None:
    published = (ROOT / "docs" / "schemas" / "together" / f"{name}.json").read_text()
    command = "python -m kingsroad_tui.together.local docs/schemas/together"
    assert published == together_schema(name), f"run: {command}"
