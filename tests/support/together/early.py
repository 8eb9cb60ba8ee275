"""Whether a frame tells something before its time."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

import msgspec

from tabletop.sealed_phases import GameProof


def told_early(
    frames: Iterable[str],
    proof: GameProof,
    secrets: Mapping[str, tuple[int, str]],
    never: Collection[str] = (),
) -> list[str]:
    """The frames with a secret in them before everybody had sealed in its phase.

    Args:
        frames: all of a game, in their order.
        proof: of that game.
        secrets: each with the round and the phase in which it was opened.
        never: those that are in no frame at all.
    """
    found = []
    sealed: dict[tuple[int, str], set[int]] = {}
    seals = {(one.round, one.phase): len(one.seals) for one in proof.phases}
    for frame in frames:
        data = msgspec.json.decode(frame)
        entries = data.get("entries", [])
        entries = entries if isinstance(entries, list) else []
        for entry in [*entries, *([data["entry"]] if "entry" in data else [])]:
            if entry["entry"] == "sealed" and data["type"] == "happened":
                sealed.setdefault((entry["round"], entry["phase"]), set()).add(entry["seat"])
        for secret in re.findall("[0-9a-f]{64}", frame):
            place = secrets.get(secret)
            early = place and len(sealed.get(place, ())) < seals[place]
            if early or secret in never:
                found.append(frame)
    return found
