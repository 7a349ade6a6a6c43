"""What a process of ours that does a stranger's work may take of the machine."""

import os
import sys

if sys.platform != "win32":
    import resource

NICE = 5
"""Whoever answers people goes first."""


def limit_this_process(memory: int, seconds: int | None = None) -> None:
    """Bytes of addresses, and seconds of the processor; beyond them it ends, and nothing else."""
    if sys.platform == "win32":
        return
    os.nice(NICE)
    if sys.platform == "linux":  # a Mac refuses to count addresses
        _lower(resource.RLIMIT_AS, memory)
    if seconds is not None:
        _lower(resource.RLIMIT_CPU, seconds)


def _lower(kind: int, most: int) -> None:
    """An operator's own limit may be lower already."""
    _, hard = resource.getrlimit(kind)
    kept = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (kept, kept))
