"""The headless commands, as a person calls them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.content import Content
from game.engine import Options, parse
from game.session import SeatSetup, Session, Setup, write_save

KEYS = ["game", "seed", "seats", "rounds", "moves", "seconds", "scores", "winner"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    try:
        status = main([str(a) for a in arguments])
    except SystemExit as end:
        status = int(end.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


@pytest.fixture
def file(content: Content, tmp_path: Path) -> Path:
    """A game of two random bots after 80 moves."""
    seats = tuple(SeatSetup(name, n, "random") for n, name in enumerate(("Ada", "Bruno")))
    session = Session(content, Setup(Options(seats=2, seed=11), seats))
    while len(session.history) < 80 and session.bot is not None:
        session.play(session.bot.choose(session.state))
    path = tmp_path / "game.json"
    write_save(session, path, "2026-01-01T00:00:00Z")
    return path


@pytest.mark.parametrize(
    ("seats", "count"),
    [("random,random", 2), ("random,random,random", 3), ("random,random,random,random", 4), ("random,andrew:hard", 2)],
)
def test_simulate_prints_a_json_object_a_game(capsys: pytest.CaptureFixture[str], seats: str, count: int) -> None:
    status, out, _ = run(capsys, "simulate", "--seats", seats, "--games", "3", "--seed", "7", "--json")
    games = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [list(game) for game in games] == [KEYS] * 3
    assert [(game["game"], game["seed"], game["rounds"]) for game in games] == [(1, 7, 20), (2, 8, 20), (3, 9, 20)]
    for game in games:
        assert len(game["scores"]) == len(game["seats"]) == count
        assert game["winner"] == [n for n, s in enumerate(game["scores"]) if s == max(game["scores"])]


def test_simulate_prints_a_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "--games", "2")
    assert status == 0
    assert [line.split(":")[0] for line in out.splitlines()] == ["Game 1, seed 1", "Game 2, seed 2"]
    assert all("20 rounds" in line for line in out.splitlines())


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "nobody,random"),
        ("--seats", "random"),
        ("--seats", "random,random,random,random,random"),
        ("--seats", "random,andrew:godlike"),
        ("--seats", "random,random,andrew:hard"),
        ("--games", "0"),
        ("--seed", "-1"),
        ("--seed", str(2**53)),
        ("--seed", str(2**53 - 1), "--games", "2"),
    ],
)
def test_simulate_says_what_it_cannot_play(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    status, out, err = run(capsys, "simulate", *arguments)
    assert status == 1
    assert out == ""
    assert err.strip().endswith(".")


def test_the_same_seed_gives_the_same_lines_in_another_process() -> None:
    def lines(hash_seed: str) -> str:
        command = [sys.executable, "-m", "game", "simulate", "--seats", "random,andrew:expert", "--games", "3"]
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [*command, "--seed", "5", "--json", "--no-seconds"], env=environment, capture_output=True, check=True
        )
        return done.stdout.decode()

    first = lines("1")
    assert first.count("\n") == 3
    assert first == lines("2")


def test_commands_load_nothing_that_draws() -> None:
    code = (
        "import sys; from game.__main__ import main; main(['simulate']); "
        "sys.exit('pygame' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_moves_prints_the_position_and_every_legal_move(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, out, _ = run(capsys, "moves", file)
    head, decides, *moves = out.splitlines()
    assert status == 0
    assert head.startswith("Round ")
    assert "Ada" in decides or "Bruno" in decides
    assert moves
    assert [str(parse(move)) for move in moves] == moves


def test_replay_prints_the_moves_with_their_events(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, out, err = run(capsys, "replay", file)
    numbered = [line for line in out.splitlines() if line[0].isdigit()]
    assert (status, err) == (0, "")
    assert len(numbered) == 80
    assert any(line.startswith("    ") for line in out.splitlines())


def test_replay_verifies(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert run(capsys, "replay", file, "--verify")[0] == 0
    plain = json.loads(file.read_text("utf-8"))
    plain["checksum"] = "0" * 64
    file.write_text(json.dumps(plain), "utf-8")
    status, _, err = run(capsys, "replay", file, "--verify")
    assert status == 1
    assert "checksum" in err


def test_replay_stops_politely_at_a_move_that_is_not_legal(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    plain = json.loads(file.read_text("utf-8"))
    plain["moves"][2] = "row:research"
    file.write_text(json.dumps(plain), "utf-8")
    status, _, err = run(capsys, "replay", file)
    assert status == 1
    assert "Move 3, row:research, is not legal" in err
    plain["moves"][2] = "dance"
    file.write_text(json.dumps(plain), "utf-8")
    assert "not a move" in run(capsys, "replay", file)[2]


@pytest.mark.parametrize("command", ["moves", "replay"])
@pytest.mark.parametrize("damage", ["missing", "truncated", "binary"])
def test_a_bad_file_gives_one_sentence(
    capsys: pytest.CaptureFixture[str], file: Path, command: str, damage: str
) -> None:
    if damage == "missing":
        file.unlink()
    elif damage == "truncated":
        file.write_bytes(file.read_bytes()[:500])
    else:
        file.write_bytes(bytes(range(256)))
    status, out, err = run(capsys, command, file)
    assert (status, out) == (1, "")
    assert err.startswith("game.json")
    assert "Traceback" not in err
