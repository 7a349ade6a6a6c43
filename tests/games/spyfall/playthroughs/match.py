"""Three rounds for four: talk and a vote when time is up, a good accusation, a guess."""

from typing import Any

SEATS = 4
SEED = 7
OPTIONS: dict[str, Any] = {
    "rounds": 3,
    "minutes": 1,
    "packs": [],
    "own": [
        {"name": "Кухня", "roles": ["кухар", "кіт", "гостя", "сусід"]},
        {"name": "Подвірʼя", "roles": ["двірник", "пес"]},
        {"name": "Дах"},
        {"name": "Підвал", "roles": ["миша"]},
    ],
}
STACKED: dict[str, Any] = {}
SCRIPT: list[Any] = [
    # seconds to wait, or a seat and its move
    3,
    (2, {"type": "start"}),
    (3, {"type": "accuse", "suspect": 0}),
    (1, {"type": "ask", "to": 2, "text": "Тут тепло?"}),
    (2, {"type": "answer", "text": "Буває."}),
    (0, {"type": "say", "text": "Щось тут не так…"}),
    12.5,
    (3, {"type": "accuse", "suspect": 0}),
    (1, {"type": "vote", "guilty": True}),
    (0, {"type": "reveal"}),
    (2, {"type": "vote", "guilty": False}),
    (2, {"type": "ask", "to": 1}),
    (2, {"type": "ask", "to": 3}),
    47.5,
    (3, {"type": "ready"}),
    (0, {"type": "vote", "guilty": True}),
    (3, {"type": "say", "text": "Хто за те, що це я?"}),
    (0, {"type": "ready"}),
    (0, {"type": "ready"}),
    (2, {"type": "ready"}),
    (1, {"type": "ready"}),
    (0, {"type": "vote", "guilty": True}),
    30,
    30,
    (0, {"type": "vote", "guilty": True}),
    (1, {"type": "vote", "guilty": True}),
    (2, {"type": "vote", "guilty": True}),
    (0, {"type": "next"}),
    (0, {"type": "start"}),
    (0, {"type": "ask", "to": 2}),
    (1, {"type": "accuse", "suspect": 3}),
    (3, {"type": "vote", "guilty": False}),
    (0, {"type": "vote", "guilty": True}),
    (2, {"type": "vote", "guilty": True}),
    (1, {"type": "next"}),
    (3, {"type": "next"}),
    30,
    (0, {"type": "reveal"}),
    (2, {"type": "reveal"}),
    (3, {"type": "reveal"}),
    (0, {"type": "accuse", "suspect": 3}),
    (2, {"type": "guess", "location": "own-1"}),
]
