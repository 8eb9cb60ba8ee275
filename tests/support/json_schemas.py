"""Whether a value is what a JSON schema describes: as much of the language as ours use."""

from __future__ import annotations

from typing import Any, Final

_KINDS: Final[dict[str, Any]] = {
    "object": dict, "array": list, "string": str, "boolean": bool, "null": type(None),
    "integer": int, "number": int | float,
}  # fmt: skip


def fits(value: Any, schema: dict[str, Any], whole: dict[str, Any] | None = None) -> bool:
    """Whether a value read from JSON is as a schema says; ``whole`` has what names refer to."""
    whole = whole or schema
    if (name := schema.get("$ref")) is not None:
        return fits(value, whole["$defs"][name.rpartition("/")[2]], whole)
    if (kinds := schema.get("anyOf")) is not None:
        return any(fits(value, kind, whole) for kind in kinds)
    if "enum" in schema and value not in schema["enum"]:
        return False
    kind = schema.get("type")
    if kind and (isinstance(value, bool) != (kind == "boolean")):
        return False
    if kind and not isinstance(value, _KINDS[kind]):
        return False
    if isinstance(value, dict):
        fields, others = schema.get("properties", {}), schema.get("additionalProperties", {})
        return set(schema.get("required", ())) <= set(value) and all(
            fits(item, fields.get(name, others if isinstance(others, dict) else {}), whole)
            for name, item in value.items()
        )
    if isinstance(value, list):
        first = schema.get("prefixItems", [])
        rest = schema.get("items", {})
        return all(
            fits(item, first[at] if at < len(first) else rest or {}, whole)
            for at, item in enumerate(value)
        )
    if isinstance(value, int | float) and not isinstance(value, bool):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    return True
