"""Lets bots play chapters of the campaign: are they won, how far apart are the scores, which objectives are met?

python3 scripts/campaign.py                                    the planner plays every chapter at beginner
python3 scripts/campaign.py --chapter steel --seeds 1-20       one chapter, twenty seeds
python3 scripts/campaign.py --bot random --difficulty expert   another bot, a harder Andrew
python3 scripts/campaign.py --keep tests/campaign/replays      writes the best won game of each chapter
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.content import load_default
from game.content.campaign import Book, own
from game.content.model import Content, Difficulty
from game.content.scenario import Chapter
from game.content.text import load_default_text
from game.engine import Options
from game.paths import content_dir
from game.seats.bots import BOTS
from game.session import SeatSetup, Session, Setup, write_save
from game.session.chapter import Outcome, outcome

WHEN = "2000-01-01T00:00:00+00:00"  # replays kept in the repository say nothing about their day


@dataclass(frozen=True)
class Game:
    """A chapter as a bot has played it."""

    session: Session
    result: Outcome


def play(content: Content, chapter: Chapter, bot: str, difficulty: Difficulty, seed: int) -> Game:
    """Let a bot play a chapter to its end."""
    options = Options(seats=1, seed=seed, difficulty=difficulty, scenario=chapter.scenario)
    session = Session(content, Setup(options, (SeatSetup(bot.title(), 0, bot),)))
    while (mind := session.bot) is not None:
        session.play(mind.choose(session.state))
    return Game(session, outcome(session))


def seeds(words: str) -> range:
    """Read `3` or `1-20`."""
    first, _, last = words.partition("-")
    return range(int(first), int(last or first) + 1)


def report(chapter: Chapter, game: Game) -> str:
    """One line about a game."""
    result = game.result
    met = "".join("x" if each else "." for each in result.objectives)
    verdict = "won " if result.won else "lost"
    return (
        f"{chapter.number} {chapter.id:10} {result.difficulty:8} seed {result.seed:4}  {verdict} "
        f"{result.score:4} : {result.andrew:3}  ({result.margin:+4})  objectives {met}  medal {result.medal}"
    )


def keep(directory: Path, chapter: Chapter, games: list[Game]) -> None:
    """Write the won game with the best medal and the largest lead."""
    won = [game for game in games if game.result.won]
    if won:
        best = max(won, key=lambda game: (game.result.medal.rank, game.result.margin))
        path = directory / f"{chapter.id}.json"
        write_save(best.session, path, WHEN)
        path.chmod(0o644)
        path.with_name(f"{chapter.id}.previous.json").unlink(missing_ok=True)
        print(f"  {path}: seed {best.result.seed}")


def chosen(book: Book, ids: list[str]) -> list[Chapter]:
    """The chapters asked for, all without any; SystemExit with the known names for a wrong one."""
    found = {chapter.id: chapter for chapter in book.campaign.chapters}
    unknown = [id for id in ids if id not in found]
    if unknown:
        raise SystemExit(f"{', '.join(unknown)}: expected {', '.join(found)}")
    return [found[id] for id in ids] or list(found.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chapter", action="append", default=[], metavar="ID")
    parser.add_argument("--bot", default="planner", choices=sorted(BOTS))
    parser.add_argument("--difficulty", default="beginner", choices=list(Difficulty))
    parser.add_argument("--seeds", type=seeds, default=range(1, 6), metavar="A-B")
    parser.add_argument("--keep", type=Path, metavar="DIR")
    arguments = parser.parse_args()
    content, text = load_default(), load_default_text()
    book = own(content_dir(), content, text)
    for problem in book.problems:
        print(problem)
    for chapter in chosen(book, arguments.chapter):
        games = []
        for seed in arguments.seeds:
            game = play(content, chapter, arguments.bot, Difficulty(arguments.difficulty), seed)
            games.append(game)
            print(report(chapter, game), flush=True)
        mean = sum(game.result.margin for game in games) / len(games)
        print(f"  {chapter.id}: {sum(g.result.won for g in games)} of {len(games)} won, mean lead {mean:+.1f}")
        if arguments.keep is not None:
            keep(arguments.keep, chapter, games)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
