"""What a player sees of the room, in short."""

from tests.player import Player


def names(player: Player) -> list[str]:
    return [member["name"] for member in player.room["members"]]


def chairs(player: Player) -> list[str | int]:
    """Who sits where: a member's name, or a bot's number."""
    called = {member["id"]: member["name"] for member in player.room["members"]}
    return [called.get(chair["member"], chair["bot"]) for chair in player.room["chairs"]]
