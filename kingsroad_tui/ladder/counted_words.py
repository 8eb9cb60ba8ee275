"""What the help says of the commands for games that count."""

from __future__ import annotations
