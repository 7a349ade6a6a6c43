"""What people at sockets do in a round of Spyfall, whatever they hold."""

from tests.player import Player


async def start_the_clock(players: list[Player]) -> None:
    """The dealer does; a bot by itself."""
    dealer = players[0].view["table"]["dealer"]
    for player in players:
        if player.seat == dealer:
            await player.play(type="start")
    for player in players:
        await player.until(lambda me: me.view["table"]["phase"]["type"] != "look")


async def finish_round(players: list[Player], right: bool = False) -> None:
    """The spy, one of these people, shows the card and guesses."""
    spy = next(player for player in players if player.view and player.view["mine"]["spy"])
    other = next(player for player in players if player is not spy)
    place = other.view["mine"]["location"]
    wrong = next(p["id"] for p in spy.view["table"]["places"] if p["id"] != place)
    number = spy.view["table"]["round"]
    if spy.view["table"]["phase"]["type"] == "look":
        await start_the_clock(players)
    await spy.play(type="reveal")
    await spy.play(type="guess", location=place if right else wrong)
    for player in players:
        await player.until(lambda me: len(me.view["table"]["finished"]) == number)
