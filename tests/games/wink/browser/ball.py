"""Four people at a ball of Wink: who is who, and how they hunt one of them to the end."""

from tests.e2e.person import Person
from tests.e2e.together import wait_until
from tests.games.wink.browser.eyes import Eyes
from tests.games.wink.browser.thumbs import (
    DWELL,
    Habits,
    at,
    call,
    catch,
    hand,
    name,
    open_call,
    same_table,
    seated,
)


class Ball:
    """Who is who: one calls, the partner holds the number, a spy and a dreamer sit by."""

    def __init__(self, people: list[Person], onlooker: Person) -> None:
        self.people, self.onlooker = people, onlooker
        self.everybody = [*people, onlooker]
        self.caller = at(people, people[0].phase["seat"])
        self.partner, self.spy, self.dreamer = (p for p in people if p is not self.caller)
        self.agent = next(a for a in hand(self.partner) if a in people[0].view["table"]["up"])
        self.eyes = {one.name: Eyes(one) for one in self.everybody}

    def who_saw(self) -> set[str]:
        """On whose pages the partner's face winked; no other face did anywhere."""
        for eyes in self.eyes.values():
            assert eyes.signs() <= {(self.partner.seat, "wink")}
        return {name for name, eyes in self.eyes.items() if eyes.signs()}

    def rest(self) -> None:
        """Nobody moves until eyes have rested; from here on everything on a page counts."""
        same_table(self.everybody)
        self.caller.page.wait_for_timeout(DWELL)
        wait_until(self.people, self.nothing_moves, "pages lie still")
        for eyes in self.eyes.values():
            eyes.again()

    def nothing_moves(self) -> bool:
        for eyes in self.eyes.values():
            eyes.again()
        self.caller.page.wait_for_timeout(250)
        return not any(eyes.changes() for eyes in self.eyes.values())


class Chase(Habits):
    """All are after the partner's agents, who runs out of them; one name is wrong."""

    def __init__(self, ball: Ball) -> None:
        self.ball = ball
        self.wrong = False
        self.missed = False

    def turn(self, somebody: Person) -> None:
        victim = self.ball.partner
        agent = open_call(somebody, seated(somebody))
        if somebody.may("name") and agent is not None:
            self.names(somebody, agent)
            somebody.sees_it_through()  # it may have been the last
        if somebody.phase["type"] == "over":
            return
        offered = [c["agent"] for c in somebody.view["choices"] if c["type"] == "call"]
        wanted = [agent for agent in offered if agent in hand(victim)]
        call(somebody, (wanted or offered)[0])
        if not self.missed and wanted:
            self.misses(wanted[0])

    def names(self, somebody: Person, agent: int) -> None:
        """W7, W8"""
        holder = next(one for one in self.ball.people if agent in hand(one))
        others = [one for one in self.ball.people if one not in (holder, somebody)]
        wrong = not self.wrong and holder is self.ball.partner
        before = somebody.view["table"]
        said = others[0] if wrong else holder
        name(somebody, seated(said))
        table, mine = somebody.view["table"], seated(somebody)
        if wrong:
            assert agent in table["down"]
            assert table["fallen"][seated(holder)] == [*before["fallen"][seated(holder)], agent]
            self.wrong = True
        else:
            assert table["won"][mine] == [*before["won"][mine], agent]
            assert agent not in table["up"] + table["down"]

    def misses(self, agent: int) -> None:
        """W20: with four nobody may try that number again before its caller's turn."""
        spy = self.ball.dreamer
        if agent in hand(spy) or open_call(spy, seated(spy)) == agent:
            return
        same_table(self.ball.people)
        suspects = (self.ball.spy, self.ball.caller)
        wrong = next(
            one
            for one in suspects
            if agent not in hand(one) and open_call(one, seated(one)) != agent
        )
        catch(spy, seated(wrong), agent)
        assert spy.view["table"]["barred"] == [agent]
        assert spy.view["table"]["cards"][seated(spy)] == 3
        self.missed = True
