"""The load: so many parties of eight at such a pace, and how long each move waits for its answer.

`python -m bench.load SPEC`, a process of its own: the answer is one line of JSON.
"""

import asyncio
import gc
import os
import sys
from collections.abc import Awaitable, Callable
from random import Random
from time import perf_counter, process_time

import aiohttp
import msgspec
import uvloop

from bench.parties import SEATS, Echoes, Party
from bench.processes import busy_seconds, cpu_seconds, memory
from bench.rooms import room_of
from bench.serving import Server
from tests.facts import EXAMPLE

AT_ONCE = 50
"""Parties that come in at the same time."""


class Spec(msgspec.Struct, frozen=True):
    """`pause` is the mean of the seconds between two moves of a party; 0: as soon as answered."""

    server: Server
    port: int
    pid: int
    rooms: int
    pause: float
    arrival: float
    """Seconds over which the parties come: sockets that open together also ping together."""
    warm_up: float
    seconds: float
    game: str = EXAMPLE


class Outcome(msgspec.Struct, frozen=True):
    """Times in milliseconds; processor time in seconds; memory in bytes for each idle socket."""

    server: Server
    rooms: int
    moves: int
    seconds: float
    p50: float
    p99: float
    worst: float
    bytes_per_move: float
    memory_per_socket: float
    server_cpu: float
    load_cpu: float
    others: float
    """The share of the machine's cores that neither of them had: a measure of the noise."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def core_of_a_room(self) -> float:
        """How much of one core a room takes."""
        return self.server_cpu / self.seconds / self.rooms

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.server_cpu


class Load:
    """Moves of all parties, each after its pause and never before the last one is answered."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._whim = Random(1)
        self._loop = asyncio.get_running_loop()
        self._due: dict[Party, float] = {}
        self._waits: list[float] = []
        self._running = False
        self._failure: asyncio.Future[None] = self._loop.create_future()

    async def run(self) -> Outcome:
        spec = self._spec
        async with aiohttp.ClientSession() as http:
            parties = [self._party(http) for _ in range(spec.rooms)]
            before = memory(spec.pid)
            await self._unless_failed(together([party.open for party in parties], spec.arrival))
            await asyncio.sleep(min(1.0, spec.warm_up))
            idle = memory(spec.pid) - before
            await self._unless_failed(together([party.start for party in parties]))
        gc.collect()
        gc.freeze()
        self._running = True
        for party in parties:
            self._due[party] = self._loop.time() + self._whim.random() * spec.pause
            self._loop.call_at(self._due[party], self._move, party)
        await self._unless_failed(asyncio.sleep(spec.warm_up))
        outcome = await self._measure(parties, idle)
        self._running = False
        for party in parties:
            party.close()
        return outcome

    async def _measure(self, parties: list[Party], idle: int) -> Outcome:
        spec = self._spec
        self._waits.clear()
        received = _received(parties)
        before = (busy_seconds(), cpu_seconds(spec.pid), process_time(), perf_counter())
        await self._unless_failed(asyncio.sleep(spec.seconds))
        after = (busy_seconds(), cpu_seconds(spec.pid), process_time(), perf_counter())
        busy, server, load, seconds = (b - a for a, b in zip(before, after, strict=True))
        waits = sorted(self._waits)
        if not waits:
            raise RuntimeError("nothing was answered")
        return Outcome(
            server=spec.server,
            rooms=spec.rooms,
            moves=len(waits),
            seconds=seconds,
            p50=waits[len(waits) // 2] * 1000,
            p99=waits[len(waits) * 99 // 100] * 1000,
            worst=waits[-1] * 1000,
            bytes_per_move=(_received(parties) - received) / len(waits),
            memory_per_socket=idle / (spec.rooms * SEATS),
            server_cpu=server,
            load_cpu=load,
            others=max(0.0, busy - server - load) / seconds / (os.cpu_count() or 1),
        )

    def _party(self, http: aiohttp.ClientSession) -> Party:
        common = (self._spec.port, self._whim, self._answered, self._fail)
        if self._spec.server == "echo":
            return Echoes(*common)
        return room_of(self._spec.game)(*common, http=http)

    def _move(self, party: Party) -> None:
        if self._running:
            wire, message = party.move()
            party.sent = perf_counter()  # finer than the clock of the event loop
            wire.send(message)

    def _answered(self, party: Party) -> None:
        self._waits.append(perf_counter() - party.sent)
        if self._spec.pause:
            self._due[party] += self._spec.pause * (0.5 + self._whim.random())
            self._loop.call_at(self._due[party], self._move, party)
        else:
            self._loop.call_soon(self._move, party)

    def _fail(self, why: str) -> None:
        if not self._failure.done():
            self._failure.set_exception(RuntimeError(why))

    async def _unless_failed(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        await asyncio.wait({task, self._failure}, return_when=asyncio.FIRST_COMPLETED)
        if self._failure.done():
            task.cancel()
            self._failure.result()
        await task


async def together(works: list[Callable[[], Awaitable[None]]], spread: float = 0.0) -> None:
    """All of them, some at a time, begun evenly over so many seconds."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, work: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(spread * number / len(works))
        async with free:
            await work()

    await asyncio.gather(*(one(number, work) for number, work in enumerate(works)))


def _received(parties: list[Party]) -> int:
    return sum(wire.received for party in parties for wire in party.wires)


async def main(spec: Spec) -> None:
    outcome = await Load(spec).run()
    print(msgspec.json.encode(outcome).decode())


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(main(msgspec.json.decode(sys.argv[1], type=Spec)))
