"""Who looks like what: the parts of every face that has a name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Look:
    """Who has which parts.

    Attributes:
        hair, headgear, beard, neck: names of parts.
        skin: letters of paints, skin and shade.
        tint: the letter of the hair's colour.
        worn: the letters of what is worn, three of them.
    """

    hair: str
    tint: str
    headgear: str = "none"
    worn: str = "GXZ"
    beard: str = "none"
    skin: str = "pP"
    neck: str = "robe"


LOOKS: Final = {
    "Jester": Look("short", "o", "fool", "XFG", neck="ruff"),
    "Juggler": Look("curls", "k", "fool", "VFG", skin="rR", neck="ruff"),
    "Minstrel": Look("bob", "y", "beret", "FfX", neck="sash"),
    "Tumbler": Look("wild", "b", "bandana", "XNX", skin="qQ"),
    "Fiddler": Look("long", "o", "feather", "LlX", "goatee"),
    "Squire": Look("bob", "y"),
    "Page": Look("short", "b", "beret", "XxG"),
    "Herald": Look("curls", "o", "cap", "ZzG", neck="chain"),
    "Groom": Look("wild", "k", "none", skin="qQ", beard="stubble"),
    "Scribe": Look("tonsure", "b", "mortar", "klG", skin="rR"),
    "Sheriff": Look("short", "b", "kettle", "StS", "moustache", neck="mail"),
    "Bailiff": Look("short", "g", "cap", "lkl", "whiskers", skin="qQ"),
    "Reeve": Look("tonsure", "o", "pot", "LlL", "full"),
    "Warden": Look("bob", "k", "kettle", "tSX", skin="rR", neck="mail"),
    "Constable": Look("bun", "y", "cap", "ZzG", neck="chain"),
    "Huntress": Look("braids", "o", "feather", "FfX"),
    "Falconer": Look("short", "k", "feather", "LlN", "goatee", skin="qQ"),
    "Ranger": Look("long", "b", "hood", "Ffl", "stubble"),
    "Forester": Look("wild", "g", "cap", "FfF", "full"),
    "Archer": Look("bob", "k", "hood", "fFk", skin="rR"),
    "Baron": Look("short", "b", "coronet", "GXZ", "full", neck="fur"),
    "Countess": Look("bun", "k", "circlet", "GXZ", skin="qQ", neck="ruff"),
    "Thane": Look("long", "o", "helm", "tSG", "forked"),
    "Viscount": Look("parted", "y", "coronet", "SZX", "moustache", neck="ruff"),
    "Burgrave": Look("short", "g", "pot", "xGX", "moustache", skin="rR", neck="chain"),
    "Duchess": Look("long", "k", "crown", "GVX", neck="fur"),
    "Earl": Look("parted", "g", "crown", "SXG", "goatee", skin="qQ", neck="chain"),
    "Marquise": Look("curls", "w", "circlet", "GVX", neck="ruff"),
    "Palatine": Look("short", "k", "crown", "uXG", "full", skin="rR", neck="fur"),
    "Princess": Look("braids", "y", "hennin", "VNN"),
    "Chancellor": Look("bob", "w", "mortar", "kxG", neck="chain"),
    "Cardinal": Look("tonsure", "g", "galero", "XxG", skin="qQ"),
    "Vizier": Look("short", "k", "turban", "NnX", "forked", skin="rR"),
    "Marshal": Look("short", "g", "helm", "SSX", "moustache", neck="mail"),
    "Oracle": Look("long", "w", "laurel", "FGF"),
    "Spymaster": Look("parted", "k", "hood", "vkV", "goatee"),
    "Provost": Look("short", "w", "cap", "xkG", "whiskers", skin="qQ", neck="chain"),
    "Castellan": Look("short", "b", "helm", "StZ", "full", neck="mail"),
    "Strategist": Look("bun", "g", "circlet", "SZX", skin="rR", neck="sash"),
    "Regent": Look("parted", "b", "crown", "GZX", neck="fur"),
    "Margrave": Look("short", "y", "kettle", "GuX", "moustache", neck="chain"),
    "Abbess": Look("bald", "k", "wimple", "Nnk", skin="qQ"),
    "Prior": Look("tonsure", "b", "none", skin="rR"),
    "Seneschal": Look("bob", "g", "beret", "VvG", "goatee"),
    "Envoy": Look("bald", "t", "helm", "StX", skin="St", neck="chain"),
    "Legate": Look("bald", "t", "helm", "GuX", skin="Gu", neck="mail"),
    "Emissary": Look("bald", "t", "kettle", "StG", skin="St", neck="mail"),
    "Consul": Look("bald", "t", "laurel", "FGF", skin="Gu", neck="sash"),
    "Courier": Look("bald", "t", "pot", "StX", skin="St", neck="sash"),
}
"""By the names of `advisor.messages.computers` and of the computer players."""
