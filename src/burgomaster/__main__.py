"""Lets `python -m burgomaster` do what the `burgomaster` command does."""

from burgomaster.cli.main import app

if __name__ == "__main__":
    app(prog_name="burgomaster")
