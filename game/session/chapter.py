"""A chapter of a campaign as a game: its set-up, its result, and what the result is worth in a profile.

Beating Andrew means more points than he has; a shared victory (F4) is none here. The objectives count as they stand at
the end of the game.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

import msgspec

from game import folders
from game.content.campaign import Book
from game.content.model import Content, Difficulty
from game.content.scenario import Chapter
from game.engine import Options, fingerprint, sheets
from game.engine.options import Sides
from game.engine.scenario import objectives
from game.session.occasion import Occasion, Purpose
from game.session.profile import (
    PROGRESS,
    REMEMBERED,
    REPLAYS,
    Best,
    Medal,
    Profile,
    Progress,
    expect_room,
    is_id,
    load,
    save,
)
from game.session.save import SaveError, open_save, read_save, write_save
from game.session.session import SeatSetup, Session, Setup
from game.storage import locks
from game.storage.kept import NO_PROFILE, Trouble, unwritable

PLAIN = (48, 100)  # letters and bytes of a file's name before what tells it from others


def setup(
    book: Book, chapter: Chapter, profile: Profile, difficulty: Difficulty, seed: int, sides: Sides | None = None
) -> Setup:
    """Return the set-up of a chapter's game; the sides of tabs are the person's choice where the chapter has none."""
    options = Options(seats=1, seed=seed, difficulty=difficulty, sides=(sides or {},), scenario=chapter.scenario)
    title = book.words[chapter.id].title if chapter.id in book.words else ""
    occasion = Occasion(Purpose.CHAPTER, profile.id, book.id, chapter.id, title=title)
    return Setup(options, (SeatSetup(profile.name, 0),), occasion=occasion)


def is_open(book: Book, progress: Progress, chapter: Chapter) -> bool:
    """Tell whether a chapter may be played: the first one, one after a chapter that was won, one won before."""
    before = [each for each in book.campaign.chapters if each.number < chapter.number]
    return not before or progress.won(book.id, before[-1].id) or progress.won(book.id, chapter.id)


def current(book: Book, progress: Progress) -> Chapter | None:
    """Return the chapter to go on with: the first open one that has not been won, else the last."""
    chapters = book.campaign.chapters
    waiting = (each for each in chapters if is_open(book, progress, each) and not progress.won(book.id, each.id))
    return next(waiting, chapters[-1] if chapters else None)


# --- results -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """How a finished solo game has ended."""

    difficulty: Difficulty
    score: int
    andrew: int
    objectives: tuple[bool, ...]
    seed: int

    @property
    def margin(self) -> int:
        """Points over Andrew."""
        return self.score - self.andrew

    @property
    def won(self) -> bool:
        """Whether Andrew is beaten."""
        return self.margin > 0

    @property
    def medal(self) -> Medal:
        """The medal of this game alone."""
        if not self.won:
            return Medal.NONE
        if self.objectives and all(self.objectives):
            return Medal.GOLD
        return Medal.SILVER if any(self.objectives) else Medal.BRONZE


def outcome(session: Session) -> Outcome:
    """Return how a finished solo game has ended."""
    options = session.setup.options
    assert options.difficulty is not None
    mine, his = (sheet.total for sheet in sheets(session.state))
    met = tuple(each.met for each in objectives(session.state))
    return Outcome(options.difficulty, mine, his, met, options.seed)


@dataclass(frozen=True)
class Recorded:
    """A result and what it has changed. `failed`: why it could not be written down; `new`: it had not been counted."""

    outcome: Outcome
    before: Best | None
    after: Best
    first_win: bool = False
    new: bool = True
    failed: Trouble | None = None

    @property
    def better_medal(self) -> bool:
        """Whether this is the best medal of the chapter at this difficulty so far."""
        return self.outcome.medal.rank > (self.before.medal.rank if self.before else 0)

    @property
    def better_score(self) -> bool:
        """Whether nobody of this profile had so many points here before."""
        return self.before is not None and self.outcome.score > self.before.score


def record(session: Session, when: str) -> Recorded:
    """Count a finished chapter in its profile, once; `when` in ISO 8601. What cannot be written is told, not raised."""
    occasion = session.setup.occasion
    assert occasion is not None
    result = outcome(session)
    if not is_id(occasion.profile):
        return Recorded(result, None, improved(None, result, when, ""), new=False, failed=NO_PROFILE)
    with locks.alone(folders.profiles_dir() / occasion.profile / PROGRESS):
        return _add(session, occasion, result, when)


def _add(session: Session, occasion: Occasion, result: Outcome, when: str) -> Recorded:
    """Count a result in the profile as it is on the disk now."""
    profile = load(occasion.profile) or Profile(occasion.profile, Progress(name=session.setup.seats[0].name))
    progress = profile.progress
    if progress is None or (profile.trouble is not None and profile.trouble.hides):
        return Recorded(result, None, improved(None, result, when, ""), new=False, failed=profile.trouble)
    progress = healed(profile, progress, session.content)
    before = progress.best(occasion.campaign, occasion.chapter, result.difficulty)
    key = fingerprint(session.state)
    if key in progress.counted and before is not None:
        return Recorded(result, before, before, new=False)
    file = replay_name(occasion, result.difficulty)
    after = improved(before, result, when, file)
    first = result.won and not progress.won(occasion.campaign, occasion.chapter)
    changed = with_best(progress, occasion, result.difficulty, after)
    counted = (*progress.counted, key)[-REMEMBERED:]
    changed = msgspec.structs.replace(changed, counted=counted, updated=when)
    try:
        expect_room(profile.id)
        if before is None or after.top != before.top:
            write_save(session, profile.folder / REPLAYS / file, when)
        save(Profile(profile.id, changed, profile.trouble, profile.raw))
    except OSError as error:
        return Recorded(result, before, after, first, failed=unwritable(error))
    return Recorded(result, before, after, first)


def improved(before: Best | None, result: Outcome, when: str, file: str) -> Best:
    """Return what has been reached after another game."""
    old = before or Best()
    top = (result.medal.rank, result.margin, result.score)
    met = result.objectives if result.won else tuple(False for _ in result.objectives)
    kept = old.objectives if len(old.objectives) == len(met) else met
    best = Best(
        plays=old.plays + 1,
        wins=old.wins + result.won,
        score=max(result.score, old.score) if before else result.score,
        margin=max(result.margin, old.margin),
        medal=max(result.medal, old.medal, key=lambda medal: medal.rank),
        objectives=tuple(a or b for a, b in zip(met, kept, strict=True)),
        seed=old.seed,
        date=old.date,
        replay=old.replay,
        top=old.top,
    )
    if before is None or top > old.top:
        best = msgspec.structs.replace(best, seed=result.seed, date=when, replay=file, top=top)
    return best


def with_best(progress: Progress, occasion: Occasion, difficulty: Difficulty, best: Best) -> Progress:
    """Return the progress with another result of a chapter."""
    chapters = progress.chapters(occasion.campaign)
    results = {**chapters.get(occasion.chapter, {}), difficulty: best}
    campaigns = {**progress.campaigns, occasion.campaign: {**chapters, occasion.chapter: results}}
    return msgspec.structs.replace(progress, campaigns=campaigns)


def replay_name(occasion: Occasion, difficulty: Difficulty) -> str:
    """Return the file of a chapter's best game at a difficulty: another one for each campaign, on every file system."""
    whole = _whole_name(occasion, difficulty)
    stem = folders.file_stem(whole)
    if stem != whole or whole != whole.lower():  # other names may become this one, where case does not count
        stem = f"{folders.file_stem(whole, *PLAIN)}.{hashlib.sha256(whole.encode()).hexdigest()[:8]}"
    return stem + folders.SAVE_SUFFIX


def _whole_name(occasion: Occasion, difficulty: Difficulty) -> str:
    campaign = f"{occasion.campaign}." if occasion.campaign else ""
    return f"{campaign}{occasion.chapter}.{difficulty}"


def _earlier_name(occasion: Occasion, difficulty: Difficulty) -> str:
    """Return what `replay_name` was in earlier versions; games of theirs are still there."""
    return re.sub(r"[^\w .-]", "_", _whole_name(occasion, difficulty)) + folders.SAVE_SUFFIX


# --- repair ------------------------------------------------------------------------------------------------------


def mended(profile: Profile, content: Content) -> Profile:
    """Return a profile with what its lost file said, as far as its best games tell."""
    if profile.progress is None:
        return profile
    progress = healed(profile, profile.progress, content)
    return Profile(profile.id, progress, profile.trouble, profile.raw)


def healed(profile: Profile, progress: Progress, content: Content) -> Progress:
    """Return the progress with the results of best games that it does not know, if its file was in trouble."""
    if profile.trouble is None:
        return progress
    for path in folders.listing(profile.folder / REPLAYS).paths:
        if path.suffix == folders.SAVE_SUFFIX:
            progress = _told_by(path, progress, content)
    return progress


def _told_by(path: Path, progress: Progress, content: Content) -> Progress:
    try:
        kept = read_save(path)
        session = open_save(kept, content, path)
    except SaveError:
        return progress
    occasion = kept.setup.occasion
    if occasion is None or occasion.purpose is not Purpose.CHAPTER or not session.state.finished:
        return progress
    result = outcome(session)
    before = progress.best(occasion.campaign, occasion.chapter, result.difficulty)
    if before is not None and before.top >= (result.medal.rank, result.margin, result.score):
        return progress
    if progress.name == occasion.profile:  # the name was lost with the file
        progress = msgspec.structs.replace(progress, name=kept.setup.seats[0].name)
    names = (replay_name(occasion, result.difficulty), _earlier_name(occasion, result.difficulty))
    name = path.name if path.name in names else ""
    return with_best(progress, occasion, result.difficulty, improved(before, result, kept.saved, name))
