"""A clock that only goes forward, for durations that outlive the server.

The wall clock may be set, by hours or days and back; a monotonic one begins anew with every start of the machine. So
monotonic spans are added up, and the sum is written down now and then: what lies between the last note and the next
start counts for nobody. Nobody's time runs while the server is down.
"""

from collections.abc import Callable


class SteadyClock:
    """Milliseconds; `seconds` is a monotonic clock, `noted` what was written down last."""

    def __init__(self, seconds: Callable[[], float], noted: int) -> None:
        self.seconds = seconds
        self.base = noted - int(seconds() * 1000)

    def __call__(self) -> int:
        return self.base + int(self.seconds() * 1000)
