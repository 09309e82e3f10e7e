"""Starts the `overton` command."""

import os
import signal


def main() -> int:
    """Run the command line and return its exit code. Ctrl-C ends the program silently while it's still loading."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # a program in the background may ignore Ctrl-C
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from game import pure
    from game.core.content.loading import TITLES
    from game.folders import titles

    known = (os.environ.get(TITLES, ""), str(titles()))  # the shelf is read once, while the command line loads
    os.environ[TITLES] = os.pathsep.join(filter(None, known))
    if pure.asked():
        pure.prefer_source()
    from game.command_line import main as run

    signal.signal(signal.SIGINT, before)
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
