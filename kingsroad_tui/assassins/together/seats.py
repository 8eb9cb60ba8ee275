"""Computers at the free seats of a table, and who has which side there."""

from __future__ import annotations

from collections.abc import Sequence

from advisor.messages.characters import names_at_table
from advisor.messages.computers import character_of
from advisor.messages.town_computers import TOWN_STRENGTHS
from kingsroad_tui.common.together.kept import Chair


