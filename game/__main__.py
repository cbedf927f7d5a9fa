"""`python -m game`: the window, or a command without one."""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path

from game import __version__, console, folders
from game.content.text import Text, load_default_text


def parser(text: Text) -> argparse.ArgumentParser:
    """Return the command line."""
    from game.commands import moves, replay, screenshot, simulate

    top = argparse.ArgumentParser(prog="carnegie", description=text("cli.description"))
    top.add_argument("--version", action="version", version=__version__)
    top.add_argument("--content", metavar="DIR", help=text("cli.content"))
    top.add_argument("--save", metavar="FILE", help=text("cli.save"))
    top.add_argument("--self-test", action="store_true", help=text("cli.self_test"))
    commands = top.add_subparsers(dest="command", metavar=text("cli.command"))
    for name, module in (
        ("simulate", simulate),
        ("moves", moves),
        ("replay", replay),
        ("screenshot", screenshot),
    ):
        sub = commands.add_parser(name, help=text(f"cli.{name}.help"), description=text(f"cli.{name}.help"))
        sub.add_argument("--content", metavar="DIR", help=text("cli.content"), default=argparse.SUPPRESS)
        module.add_arguments(sub, text)
        sub.set_defaults(run=module.run)
    sub = commands.add_parser("check", help=text("cli.check.help"), description=text("cli.check.help"))
    sub.add_argument("dir", nargs="?", type=Path, metavar="DIR", help=text("cli.content"))
    sub.set_defaults(run=_check)
    return top


def _check(args: argparse.Namespace, text: Text) -> int:
    from game.commands.check import run

    return run(args.dir or args.content)


def _no_output(error: OSError, text: Text) -> int:
    """Say that the output could not be written, as on a full disk, where that can be said."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError):
            if stream is sys.stderr:
                stream.write(text("cli.no_output", reason=error.strerror or str(error)) + "\n")
            stream.close()  # what is left in it would be tried again at the end
    return 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    multiprocessing.freeze_support()
    console.prepare()
    folders.settle()
    text = load_default_text()
    args = parser(text).parse_args(arguments)
    args.content = Path(args.content) if args.content else None
    try:
        if args.self_test:
            from game.selftest import run as try_out

            return try_out(args.content, text)
        if args.command is None:
            from game.window import run

            return run(args)
        status: int = args.run(args, text)
        sys.stdout.flush()
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        if error.filename is not None or args.command is None:
            raise
        return _no_output(error, text)  # only streams have no name
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
