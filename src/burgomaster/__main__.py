"""Where the `burgomaster` command and `python -m burgomaster` begin."""

import sys

INTERRUPTED = 130
"""The exit code of a command that somebody ended by Ctrl-C; the loaded command says so, too."""


def main() -> None:
    """Run the command; whoever loses patience while it is still being loaded sees no traceback either."""
    try:
        from burgomaster.cli.main import app
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    app(prog_name="burgomaster")


if __name__ == "__main__":
    main()
