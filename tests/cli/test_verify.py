"""`zmova verify`: fair, unfair, not proven, or not to be judged; scripts go by the exit code."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import zmova
from tests.facts import EXAMPLE
from tests.player import Player
from zmova.cli import LEFT_OUT, NOT_COMPARED, main
from zmova.games import named
from zmova.table.event import Opened
from zmova.table.host import CallOff
from zmova.table.sealed import print_of, seal


def verified(folder: Path, match: Any, *more: str) -> int:
    file = folder / "match.json"
    file.write_text(json.dumps(match))
    return main(["verify", str(file), *more])


def opened(match: Any) -> Any:
    return match["steps"][0]["events"][0]


def told(match: Any) -> str:
    return f"spyfall, {len(match['steps'])} steps follow from seed {opened(match)['seed']}"


def seals_shown(player: Player) -> str:
    ((commitment, seals),) = player.openings
    return print_of(commitment, seals)


def test_a_match_of_the_seed_and_seals_that_a_player_was_shown_is_fair(
    match, player, shown, tmp_path, capsys
):
    salt = ["--salt", player.salt]
    fair = f"fair: {told(match)}, which was committed to before the deal\n"
    for commitment in (shown, shown.upper()):
        seals = ["--seals", seals_shown(player)]
        assert verified(tmp_path, match, "--commitment", commitment, *salt, *seals) == 0
        assert capsys.readouterr().out == fair
        assert verified(tmp_path, match, "--commitment", commitment, *salt) == 0
        assert capsys.readouterr().out == f"{fair}{NOT_COMPARED}\n"


def test_a_salt_that_another_chose_when_all_was_known_is_not_fair(match, player, shown, tmp_path):
    """Whoever writes the file writes fitting seals: a player was shown others."""
    forged = copy.deepcopy(match)
    chosen = "00" * 16
    forged["salts"][1] = opened(forged)["salts"][1] = chosen
    assert verified(tmp_path, forged, "--commitment", shown) == 1
    forged["seals"][1] = seal(shown, chosen)
    redealt(forged)
    assert verified(tmp_path, forged, "--commitment", shown, "--salt", player.salt) == 0
    seals = ["--seals", seals_shown(player)]
    assert verified(tmp_path, forged, "--commitment", shown, *seals) == 1
    del forged["seals"], forged["salts"]
    assert verified(tmp_path, forged, "--commitment", shown) == 0
    assert verified(tmp_path, forged, "--commitment", shown, *seals) == 1


def redealt(match: Any) -> None:
    """What follows from the opening as it now is: a short match to its end."""
    version = opened(match)["version"]
    start = msgspec.convert(opened(match), Opened)
    table = zmova.Table.dealt(named(EXAMPLE), msgspec.structs.replace(start, version=version))
    match["steps"] = json.loads(zmova.encode([{"at": 0, "events": table.log[:]}]))
    ended = table.play_as_host(CallOff())
    last = {"at": 0, "move": {"type": "call-off"}, "events": ended}
    match["steps"] += json.loads(zmova.encode([last]))


def test_a_seal_that_stayed_shut_is_told(match, shown, tmp_path, capsys):
    late = copy.deepcopy(match)
    late["salts"][2] = None
    del opened(late)["salts"][2]
    redealt(late)
    assert verified(tmp_path, late, "--commitment", shown) == 0
    assert f"{LEFT_OUT} 2\n" in capsys.readouterr().out


def test_a_file_alone_proves_nothing(match, shown, tmp_path, capsys):
    """Whoever wrote it wrote its commitment too."""
    assert verified(tmp_path, match) == 3
    out = capsys.readouterr().out
    assert out.startswith(f"consistent: {told(match)}\nNot proven fair: ")
    assert out.endswith(f"{shown}\n")


def test_a_match_of_a_seed_that_was_chosen_at_leisure_is_not_fair(match, shown, tmp_path, capsys):
    """All of it follows from its seed; only who saw another commitment can tell."""
    forged = forgery()
    assert verified(tmp_path, forged) == 3
    assert verified(tmp_path, forged, "--commitment", forged["commitment"]) == 0
    capsys.readouterr()
    assert verified(tmp_path, forged, "--commitment", shown) == 1
    assert "not the one whose commitment you were shown" in capsys.readouterr().err
    assert verified(tmp_path, match, "--commitment", forged["commitment"]) == 1


def test_a_deal_that_left_a_player_s_salt_out_is_not_fair(match, shown, tmp_path, capsys):
    assert verified(tmp_path, match, "--commitment", shown, "--salt", "00" * 16) == 1
    assert "UNFAIR: your salt is not among those of the deal" in capsys.readouterr().err


def test_a_match_whose_commitment_nobody_kept_is_not_proven_without_it(match, shown, tmp_path):
    """As an older Zmova left it."""
    unknown = {**match, "commitment": None}
    del unknown["seals"], unknown["salts"]
    assert verified(tmp_path, unknown) == 3
    assert verified(tmp_path, unknown, "--commitment", shown) == 0


def other_seed(match: Any) -> None:
    opened(match)["seed"] = "00" * 32


def other_commitment(match: Any) -> None:
    match["commitment"] = "00" * 32


def seed_that_is_none(match: Any) -> None:
    opened(match)["seed"] = "not hex"


def other_salts(match: Any) -> None:
    opened(match)["salts"] = ["мій"]


def other_seal(match: Any) -> None:
    match["seals"][0] = "00" * 32


def seal_that_is_none(match: Any) -> None:
    match["seals"][0] = "not hex"


def salt_of_nobody(match: Any) -> None:
    match["seals"][0] = None


def seals_of_fewer_seats(match: Any) -> None:
    match["seals"].pop()


def shut_seal_in_the_dice(match: Any) -> None:
    match["salts"][0] = None


def other_spy(match: Any) -> None:
    dealt = match["steps"][0]["events"][1]
    dealt["spy"] = (dealt["spy"] + 1) % 3


def other_event(match: Any) -> None:
    match["steps"][1]["events"][0]["text"] = "не починаймо"


def other_points(match: Any) -> None:
    match["steps"][-1]["events"][-1]["points"].pop()


def other_move(match: Any) -> None:
    match["steps"][1]["move"]["text"] = "не починаймо"


def other_seat(match: Any) -> None:
    match["steps"][1]["seat"] = 2


def no_such_seat(match: Any) -> None:
    match["steps"][1]["seat"] = 7


def illegal_move(match: Any) -> None:
    match["steps"][1]["move"] = {"type": "vote", "guilty": True}


def missing_step(match: Any) -> None:
    del match["steps"][2]


def repeated_step(match: Any) -> None:
    match["steps"].insert(3, match["steps"][2])


def step_of_time_that_was_not_due(match: Any) -> None:
    match["steps"].insert(1, {"at": 5, "events": [{"type": "time-ran-out", "at": 5}]})


def no_deal(match: Any) -> None:
    match["steps"] = []


def cut_short(match: Any) -> None:
    del match["steps"][-1]


def forgery(stacked: dict[str, Any] | None = None) -> Any:
    """A short match that follows from its seed in everything."""
    table = zmova.deal(EXAMPLE, 3, 1, {"rounds": 1}, stacked)
    steps: list[Any] = [{"at": 0, "events": table.log[:]}]
    dealt: Any = table.log[1]
    spy, place = dealt.spy, dealt.location
    for seat, move in (
        (dealt.dealer, {"type": "start"}),
        (spy, {"type": "reveal"}),
        (spy, {"type": "guess", "location": place}),
    ):
        steps.append({"at": 0, "seat": seat, "move": move, "events": table.play(seat, move)})
    assert table.over
    version, commitment = table.game.version, table.commitment
    file = {"zmova": 1, "game": EXAMPLE, "version": version, "commitment": commitment}
    return {**file, "steps": json.loads(zmova.encode(steps))}


def stacked_deck(match: Any) -> None:
    """Cards were put on top of the pack."""
    match.update(forgery({"spy": 0, "location": "bank", "dealer": 0}))


@pytest.mark.parametrize(
    "tamper",
    [
        other_seed,
        other_commitment,
        seed_that_is_none,
        other_salts,
        other_seal,
        seal_that_is_none,
        salt_of_nobody,
        seals_of_fewer_seats,
        shut_seal_in_the_dice,
        other_spy,
        other_event,
        other_points,
        other_move,
        other_seat,
        no_such_seat,
        illegal_move,
        missing_step,
        repeated_step,
        step_of_time_that_was_not_due,
        no_deal,
        cut_short,
        stacked_deck,
    ],
)
def test_a_match_that_was_tampered_with_is_unfair(
    match: Any, tmp_path: Path, capsys: Any, tamper: Callable[[Any], None]
) -> None:
    tampered = copy.deepcopy(match)
    tamper(tampered)
    assert verified(tmp_path, tampered) == 1
    assert capsys.readouterr().err.startswith("UNFAIR: ")


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("version", "0", "spyfall has no rules 0; there are: "),
        ("version", "\x1b[2J", "spyfall has no rules [2J; there are: "),
        ("game", "chess", "no game is called 'chess'; there are: "),
        ("zmova", 99, "the file has format 99; this Zmova reads format 1"),
    ],
)
def test_a_match_that_we_have_no_rules_for_is_not_called_unfair(
    match, tmp_path, capsys, field, value, why
):
    assert verified(tmp_path, {**match, field: value}) == 2
    assert capsys.readouterr().err.startswith(f"can't be checked: {why}")


@pytest.mark.parametrize("raw", [b"", b"hello", b"[]", b'{"zmova":1}', b"\xff\xfe", b'{"zmova":'])
def test_what_is_no_match_is_not_verified(tmp_path, capsys, raw):
    file = tmp_path / "file.json"
    file.write_bytes(raw)
    assert main(["verify", str(file)]) == 2
    assert "not an exported match" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_not_verified(tmp_path, capsys):
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json" in capsys.readouterr().err
