"""What people do at a table of Passengers, by the same taps as everybody."""

from contextlib import suppress
from functools import cached_property
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.e2e import habits
from tests.e2e.person import PATIENCE, Person
from tests.e2e.thumb import Thumb, middle
from tests.e2e.together import pick, put_away, wait_until
from tests.games.passengers.browser.steering import free_spaces

Choice = dict[str, Any]
USUAL_GAZE = 8


def set_up(host: Person, gaze: int | None = None, gifts: str = "I") -> None:
    """Through the sheet of options: seconds of the Demon's Gaze, and the set of gifts."""
    host.tap("options")
    host.shows("passengers-options")
    if gifts != "I":
        host.tap(f"gifts-{gifts}")
        wait_until([host], lambda: _agreed(host, "gifts") == gifts, "the gifts are agreed on")
    host.press(host.see("passengers-options").locator("summary"))
    if gaze is None:
        host.tap("limit-gaze")
    for seconds in range(USUAL_GAZE - 1, (gaze or USUAL_GAZE) - 1, -1):
        host.press(host.see("option-gaze").get_by_role("button").first)
        wait_until([host], lambda s=seconds: _agreed(host, "gaze_seconds") == s, "a shorter gaze")  # type: ignore[misc]
    wait_until([host], lambda: _agreed(host, "gaze_seconds") == gaze, "the Gaze is agreed on")
    put_away(host)
    expect(host.see("passengers-options")).to_be_hidden()


def _agreed(host: Person, option: str) -> Any:
    return host.room["options"].get(option)


def ready(somebody: Person, testid: str) -> None:
    """The button that means it is there; what a gift has shown is put down first."""
    button, seen = somebody.see(testid), somebody.see("peek-done")
    expect(button.or_(seen).first).to_be_visible(timeout=PATIENCE)
    if seen.is_visible():
        somebody.press(seen)
        expect(seen).to_have_count(0, timeout=PATIENCE)
    expect(button).to_be_visible(timeout=PATIENCE)


def decide(somebody: Person, testid: str, kind: str) -> None:
    ready(somebody, testid)
    somebody.tap(testid)
    wait_until([somebody], lambda: not somebody.may(kind), f"the {kind} is done")


def space(somebody: Person, boat: str, number: int) -> Locator:
    return somebody.see(f"space-{boat}-{number}")


def place(somebody: Person, boat: str, number: int, card: int = 0) -> None:
    """Two taps, on a card and on a space, and a third that means it."""
    pick(somebody, somebody.see(f"card-{card}"))
    pick(somebody, space(somebody, boat, number))
    decide(somebody, "place", "place")


def drag(somebody: Person, boat: str, number: int, card: int = 0) -> None:
    """A card drawn by the thumb from the hand into a boat."""
    thumb = Thumb(somebody)
    one, other = middle(somebody.see(f"card-{card}")), middle(space(somebody, boat, number))
    thumb.down(*one)
    for step in range(1, 9):
        thumb.slide(*(a + (b - a) * step / 8 for a, b in zip(one, other, strict=True)))
    thumb.settle(*other)
    thumb.up()
    wait_until([somebody], lambda: not somebody.may("place"), "the card is in the boat")


def parts(choice: Choice) -> list[str]:
    """All that has to be tapped for a gift to be used so."""
    named = {field: value for field, value in choice.items() if value is not None}
    taps = [
        f"pick-{of}-{named[of]}" for of in ("color", "mask", "boat", "direction") if of in named
    ]
    if "card" in named:
        taps.append(f"card-{named['card']}")
    seats = named.get("players", [named["player"]] if "player" in named else [])
    taps += [f"seat-{seat}" for seat in seats]
    spots = named.get("passengers", [named["passenger"]] if "passenger" in named else [])
    if "to" in named:
        spots = [*spots, {"boat": spots[0]["boat"], "space": named["to"]}]
    return taps + [f"space-{spot['boat']}-{spot['space']}" for spot in spots]


def use(somebody: Person, choice: Choice) -> None:
    """Taps all that the choice names, then uses the gift so."""
    for testid in parts(choice):
        pick(somebody, somebody.see(testid))
    decide(somebody, "use-gift", "gift")


def show(somebody: Person, card: int = 0) -> None:
    pick(somebody, somebody.see(f"card-{card}"))
    decide(somebody, "show", "show")


def vote(somebody: Person, boat: str) -> None:
    """P19: the fist is closed then, and may be opened again; or all have opened."""
    ready(somebody, f"vote-{boat}")
    somebody.tap(f"vote-{boat}")
    wait_until(
        [somebody],
        lambda: somebody.phase["type"] != "voting" or somebody.view["mine"]["ballot"] == boat,
        "the vote is cast",
    )


def send_on(somebody: Person) -> None:
    """The count of voices is over for this one; it goes by itself too."""
    with suppress(TimeoutError):
        somebody.see("counted").click(timeout=1000)
    expect(somebody.see("counted")).to_have_count(0, timeout=PATIENCE)


class Habits(habits.Habits):
    """What people do when the table waits for them, unless a test knows better."""

    duties: tuple[str, ...] = ("place", "shade", "gift", "show", "vote")
    aside = ("hand", "tab-log")
    kinds_half_done = 3
    says = "claim-say"
    elsewhere = MappingProxyType({"claim": "talk, which is never offered"})

    @cached_property
    def voyages(self) -> dict[str, int]:
        """How many each of them has seen counted."""
        return {}

    def owes(self, somebody: Person) -> str | None:
        """A fist that is closed may be changed, but nobody waits for that (P19)."""
        kind = super().owes(somebody)
        return None if kind == "vote" and somebody.view["mine"]["ballot"] else kind

    def act(self, somebody: Person) -> None:
        counted = len(somebody.view["table"]["counts"])
        if counted > self.voyages.setdefault(somebody.name, counted):
            self.voyages[somebody.name] = counted
            self.counted(somebody)
        super().act(somebody)

    def place(self, somebody: Person) -> None:
        boat, number, _ = free_spaces(somebody)[0]
        place(somebody, boat, number)

    def shade(self, somebody: Person) -> None:
        boat, number, _ = free_spaces(somebody)[0]
        pick(somebody, space(somebody, boat, number))
        decide(somebody, "place", "shade")

    def gift(self, somebody: Person) -> None:
        use(somebody, somebody.view["choices"][0])

    def show(self, somebody: Person) -> None:
        show(somebody)

    def vote(self, somebody: Person) -> None:
        vote(somebody, "raven")

    def counted(self, somebody: Person) -> None:
        send_on(somebody)

    def half_done(self, view: dict[str, Any], choice: Choice) -> dict[str, habits.Taps]:
        match choice["type"]:
            case "place":
                return {"placing": ["card-0", f"space-{choice['boat']}-{choice['space']}"]}
            case "gift":
                return {"giving": parts(choice)}
            case _:
                return {}

    def half_said(self, view: dict[str, Any], phase: str) -> dict[str, habits.Taps]:
        """P12: of a passenger in a boat."""
        boats = view["table"]["boats"]
        spots = [(boat["boat"], n) for boat in boats for n, one in enumerate(boat["row"]) if one]
        if phase != "voting" or not spots:  # once the votes lie open, no boat is in play
            return {}
        return {"claiming": [f"space-{spots[0][0]}-{spots[0][1]}", "claim-demon"]}

    def whole(self, view: dict[str, Any], choice: Choice) -> habits.Taps:
        match choice["type"]:
            case "place" | "shade" as kind:
                spot = f"space-{choice['boat']}-{choice['space']}"
                return [*([f"card-{choice['card']}"] if kind == "place" else []), spot, "place"]
            case "gift":
                return [*parts(choice), "use-gift"]
            case "show":
                return [f"card-{choice['card']}", "show"]
            case _:
                again = ["rethink"] if view["mine"]["ballot"] else []
                return [*again, f"vote-{choice['boat']}"]
