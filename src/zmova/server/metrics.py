"""What Prometheus is told: counts and times, never who or what."""

from prometheus_client import Counter, Gauge, Histogram

ROOMS = Gauge("zmova_rooms", "Rooms that are awake")
CONNECTIONS = Gauge("zmova_connections", "Open sockets")
MOVES = Counter("zmova_moves", "Moves taken, bots' and time's too", ["game"])
REFUSED = Counter("zmova_refused", "Refused requests", ["key"])
FINISHED = Counter("zmova_matches_finished", "Matches played to the end", ["game"])
STARTED = Counter("zmova_matches_started", "Matches dealt", ["game"])
CRASHED = Counter("zmova_room_errors", "Rooms that were read anew after an error")
SLOW = Counter("zmova_slow_readers", "Sockets closed because their reader fell behind")
ACKNOWLEDGED = Histogram(
    "zmova_acknowledged_seconds",
    "From a legal move to its durable acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
WRITTEN = Gauge("zmova_store_written", "Jobs that the store has committed")
GROUPS = Gauge("zmova_store_groups", "Commits that they were grouped into")
TURNED_AWAY = Counter(
    "zmova_turned_away", "Connections that found no space, or silent ones that made it", ["why"]
)
DROPPED = Counter("zmova_dropped_silent", "Connections closed because they kept us waiting")
OVER_BUDGET = Counter("zmova_over_budget", "What was not kept since it would be too much", ["of"])
STALLED = Gauge("zmova_stalled", "1 while nothing can be written, and all tables stand still")

# A counter that is born with its first event hides it from `increase()`.
for why in ("address", "full", "silent", "unread", "descriptors"):
    TURNED_AWAY.labels(why)
for of in ("room", "server", "slow-readers", "answers"):
    OVER_BUDGET.labels(of)
