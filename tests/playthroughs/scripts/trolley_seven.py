"""Seven with own cards and both variants: decks made anew, a helper, a draw that is short."""

from typing import Any

SEATS = 7
SEED = 7
OPTIONS: dict[str, Any] = {
    "valerii": True,
    "accomplices": True,
    "only_own": True,
    "own": {
        "innocents": [
            "Бабуся з пирогом",
            "Два кошеняти",
            "Перший сніг",
            "Настройник роялів",
            "Хлопчик із зубною феєю",
            "Капібара",
            "Хор сантехніків",
            "Тітка з розсадою",
            "Черепаха на самокаті",
            "Астроном",
            "Плюшевий кит",
            "Поштарка",
        ],
        "guilty": [
            "Сусід із дрилем",
            "Комар",
            "Той, хто шепоче в кіно",
            "Гуска-рекетирка",
            "Спойлерник",
            "Крадій шкарпеток",
            "Вічний боржник",
            "Злий клоун",
        ],
        "modifiers": [
            "у капелюсі",
            "співає в душі",
            "винен тобі гроші",
            "твій начальник",
            "має близнюка",
            "боїться голубів",
            "вагітна трійнею",
            "робот",
            "з майбутнього",
            "погладив пса",
            "не миє посуд",
            "лікує нежить",
            "говорить римами",
            "у гіпсі",
            "знає твій пароль",
            "мільйонер",
            "спить на ходу",
            "голий",
            "жує голосно",
            "любить усіх",
            "на дієті",
            "світиться",
            "краде вайфай",
            "знає кінець серіалу",
            "пече хліб",
        ],
    },
}
STACKED: dict[str, Any] = {"driver": 4}


def arrange(innocents: int, guilty: int, modifiers: int) -> dict[str, Any]:
    return {"type": "arrange", "innocents": innocents, "guilty": guilty, "modifiers": modifiers}


def innocent(card: int) -> dict[str, Any]:
    return {"type": "innocent", "card": card}


def guilty(card: int) -> dict[str, Any]:
    return {"type": "guilty", "card": card}


def at(track: str, place: int) -> dict[str, Any]:
    return {"track": track, "place": place}


def pin(card: int, track: str, place: int) -> dict[str, Any]:
    return {"type": "modifier", "card": card, "target": at(track, place)}


def argue(track: str, place: int, reason: str, **more: int) -> dict[str, Any]:
    return {"type": "argue", "target": at(track, place), "reason": reason, **more}


def steer(track: str) -> dict[str, Any]:
    return {"type": "steer", "track": track}


def say(text: str) -> dict[str, Any]:
    return {"type": "say", "text": text}


def team(text: str) -> dict[str, Any]:
    return {"type": "say", "text": text, "to": "team"}


PASS: dict[str, Any] = {"type": "pass"}
SCRIPT: list[Any] = [
    # seconds to wait, or a seat and its move
    # round 1: seat 4 drives
    (5, team("Хто бере винного?")),
    (6, arrange(0, 5, 6)),
    (1, arrange(1, 2, 3)),
    (2, arrange(1, 3, 2)),
    (1, innocent(0)),
    (0, innocent(2)),
    (3, guilty(0)),
    (5, guilty(1)),
    (5, pin(2, "right", 1)),
    (1, pin(0, "left", 1)),
    (6, pin(4, "right", 0)),
    (2, pin(0, "right", 1)),
    (6, pin(0, "left", 2)),
    (2, pin(0, "left", 1)),
    (0, pin(1, "left", 1)),
    (3, pin(2, "left", 0)),
    (5, argue("right", 2, "so-guilty")),
    (1, argue("left", 0, "so-absurd", modifier=0, wording=2)),
    (4, say("Ну-ну.")),
    (4, steer("left")),
    # round 2: seat 5 drives
    (2, innocent(2)),
    (6, innocent(1)),
    (3, guilty(0)),
    (0, guilty(2)),
    (6, pin(2, "right", 2)),
    (2, pin(0, "right", 0)),
    (0, pin(1, "right", 2)),
    (3, pin(2, "right", 2)),
    (1, pin(0, "right", 0)),
    (4, pin(5, "left", 1)),
    (1, pin(4, "left", 0)),
    (4, pin(2, "left", 2)),
    (5, steer("right")),
    # round 3: seat 6 drives
    (3, innocent(0)),
    (0, innocent(2)),
    (1, guilty(0)),
    (4, guilty(2)),
    (6, pin(0, "left", 0)),
    (0, PASS),
    (0, pin(1, "right", 1)),
    (3, pin(1, "right", 0)),
    (1, pin(0, "right", 0)),
    (4, pin(0, "right", 2)),
    (2, pin(1, "right", 0)),
    (5, pin(4, "left", 2)),
    (2, pin(3, "right", 0)),
    (5, pin(4, "left", 0)),
    (6, steer("right")),
    # round 4: seat 0 drives
    (4, innocent(2)),
    (1, innocent(2)),
    (5, team("Тримаймося разом.")),
    (0, say("Про що шепочетеся?")),
    (5, guilty(0)),
    (2, guilty(1)),
    (1, pin(0, "left", 2)),
    (4, pin(1, "right", 0)),
    (2, pin(1, "right", 0)),
    (5, pin(1, "right", 2)),
    (3, pin(4, "right", 2)),
    (6, pin(1, "right", 1)),
    (3, pin(2, "right", 0)),
    (6, pin(1, "left", 0)),
    (0, steer("left")),
    # round 5: seat 1 drives
    (2, innocent(1)),
    (5, innocent(1)),
    (3, guilty(0)),
    (6, guilty(1)),
    (2, pin(0, "right", 1)),
    (5, pin(2, "right", 2)),
    (3, pin(3, "right", 1)),
    (6, pin(1, "right", 2)),
    (3, pin(0, "right", 1)),
    (0, pin(1, "right", 2)),
    (4, pin(2, "left", 2)),
    (0, pin(0, "left", 0)),
    (4, pin(4, "left", 2)),
    (3, argue("left", 1, "so-harmless")),
    (0, argue("left", 2, "so-dangerous")),
    180,
    # round 6: seat 2 drives
    (3, innocent(1)),
    (6, innocent(0)),
    (0, guilty(1)),
    (4, guilty(2)),
    (3, pin(0, "right", 1)),
    (6, pin(2, "left", 2)),
    (3, PASS),
    (0, pin(0, "right", 0)),
    (4, pin(2, "left", 0)),
    (1, pin(2, "left", 0)),
    (5, pin(2, "left", 1)),
    (1, pin(0, "right", 2)),
    (5, pin(1, "right", 1)),
    (2, steer("left")),
    # round 7: seat 3 drives
    (0, innocent(2)),
    (4, innocent(2)),
    (1, guilty(1)),
    (5, guilty(0)),
    (4, pin(2, "left", 0)),
    (0, pin(1, "left", 2)),
    (5, pin(1, "right", 2)),
    (1, pin(0, "right", 0)),
    (6, pin(5, "left", 1)),
    (2, pin(5, "left", 0)),
    (6, pin(1, "right", 0)),
    (2, pin(0, "right", 1)),
    (3, steer("right")),
]
