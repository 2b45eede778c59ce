"""What copying and pickling need to know of classes that may be subclassed on plain Python."""

from typing import Any


def with_own(thing: object, attributes: object) -> object:
    """The attributes of a thing for pickle, with what its class adds on plain Python: compiled bases forget about that.

    Whatever is no dict is left as it is: then nothing is compiled, and nothing forgotten.
    """
    own = getattr(thing, "__dict__", None)
    if not isinstance(attributes, dict) or not isinstance(own, dict):
        return attributes
    together = {**attributes, **own}
    together.pop("__dict__", None)
    return together


def parts_with_own(thing: object, parts: str | tuple[Any, ...]) -> str | tuple[Any, ...]:
    """The same for what `__reduce_ex__` gives."""
    return parts if isinstance(parts, str) else (*parts[:2], with_own(thing, parts[2]), *parts[3:])
