"""What a class asks of mypyc, such as to be open to subclasses that are not compiled; on plain Python it means nothing.

This module itself is not compiled, and `mypy_extensions` need not be installed.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Kind = TypeVar("Kind", bound=type)

    def mypyc_attr(**_values: object) -> Callable[[Kind], Kind]:
        return lambda kind: kind


__all__ = ["mypyc_attr"]
