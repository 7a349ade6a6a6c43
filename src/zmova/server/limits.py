"""Token buckets: every limit per second or minute uses them."""

from collections import OrderedDict
from ipaddress import ip_address, ip_network


class Bucket:
    """At most `burst` at once, `rate` a second in the long run."""

    __slots__ = ("_burst", "_level", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._seen = now

    def left(self, now: float, weight: float = 1) -> bool:
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now
        return self._level >= weight

    def take(self, now: float, weight: float = 1) -> bool:
        if not self.left(now, weight):
            return False
        self._level -= weight
        return True

    def give_back(self, weight: float = 1) -> None:
        """What was taken for nothing."""
        self._level = min(self._burst, self._level + weight)


class Seldom:
    """Lets one thing through in so many seconds: a line of the log about what comes in floods."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._last: float | None = None

    def now(self, moment: float) -> bool:
        if self._last is not None and moment - self._last < self._seconds:
            return False
        self._last = moment
        return True


def one_visitor(address: str) -> str:
    """By which one who comes is counted: of IPv6 a whole network of 64 bits is given to each."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 4 or known.ipv4_mapped:
        return address
    return str(ip_network((known, 64), strict=False).network_address)


class Buckets:
    """One bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._known.pop(address, None) or Bucket(self._rate, self._burst, now)
        self._known[address] = bucket
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return bucket.take(now)

    def give_back(self, address: str) -> None:
        if address in self._known:
            self._known[address].give_back()
