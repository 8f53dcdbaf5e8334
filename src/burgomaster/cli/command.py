"""How the command helps and how it ends: in the reader's language, and without loading more than it needs."""

from __future__ import annotations

import difflib
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from burgomaster.cli.output import BAD_INPUT, BUG, INTERRUPTED, WIDEST, close_quietly, complain
from burgomaster.cli.own import HELP, Own, language_wanted
from burgomaster.core.message import Refused

HELP_OPTIONS: Final = {"help_option_names": ["-h", "--help"]}


# Help.


def _described(text: str) -> Iterable[Text]:
    """Return a help text line by line: a list is indented, and what can be typed stands out."""
    for line in text.splitlines():
        shown = Text("  " if line.startswith("- ") else "")
        for at, part in enumerate(re.split("`", line.removeprefix("- "))):
            shown.append(part, style="cyan" if at % 2 else "")
        yield shown


def summary(text: str) -> str:
    """Return the first paragraph of a help text."""
    return " ".join(text.split("\n\n", 1)[0].split())


def _argument(param: Any) -> str:
    """Return an argument as a usage line has it."""
    name = (param.metavar or param.name.upper()) + ("..." if param.nargs == -1 else "")
    return name if param.required else f"[{name}]"


def _range(own: Own, param: Any) -> str:
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    if low is None:
        return ""
    return own("range-from", low=int(low)) if high is None else own("range", low=int(low), high=int(high))


def _remarks(own: Own, param: Any) -> str:
    """Return what values an option takes, and which it has if it is not given."""
    parts = [] if getattr(param, "is_flag", False) else [_range(own, param)]
    if param.show_default and not getattr(param, "is_flag", False) and param.default not in (None, "", []):
        parts.append(own("default", value=str(param.default)))
    told = "; ".join([part for part in parts if part])
    return f" ({told})" if told else ""


def _section(shown: Console, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    shown.print()
    shown.print(Text(title, style="bold"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for name, text in rows:
        grid.add_row(Text(f"  {name}", style="cyan"), Text(text))
    shown.print(grid)


def help_text(command: Any, ctx: Any, commands: Sequence[tuple[str, str]]) -> str:
    """Return a command's help: how it is used, what it does, and what can be given to it."""
    own = HELP
    to_terminal = sys.stdout.isatty()
    written = io.StringIO()
    shown = Console(file=written, force_terminal=to_terminal, highlight=False, width=WIDEST)
    if to_terminal:
        shown.width = min(Console().width, WIDEST)
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    usage = [ctx.command_path, own("usage-options"), *[_argument(param) for param in arguments]]
    if commands:
        usage.append(own("usage-command"))
    shown.print(Text.assemble((f"{own('label-usage')}: ", "bold"), " ".join(usage)))
    shown.print()
    for line in _described(command.help or ""):
        shown.print(line)
    about = [(param.metavar or param.name.upper(), param.help + _remarks(own, param)) for param in arguments]
    _section(shown, own("label-arguments"), about)
    rows: list[tuple[str, str]] = []
    for param in options:
        names = ", ".join(sorted(param.opts, key=len))
        if param.secondary_opts:
            names += " / " + ", ".join(param.secondary_opts)
        if not param.is_flag:
            names += f" {param.metavar or param.name.upper()}"
        asks_help = param.name == "help"
        rows.append((names, own("option-help") if asks_help else (param.help or "") + _remarks(own, param)))
    _section(shown, own("label-options"), rows)
    _section(shown, own("label-commands"), commands)
    return "\n".join([line.rstrip() for line in written.getvalue().rstrip().splitlines()])


class Command(TyperCommand):
    """A subcommand that helps in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        """Return its help."""
        return help_text(self, ctx, ())


class Group(TyperGroup):
    """A command with subcommands that helps in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        """Return its help, with a sentence on each subcommand."""
        rows = [(name, summary(command.help or "")) for name, command in self.commands.items()]
        return help_text(self, ctx, rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the subcommand that is called, or say which there are."""
        name, known = args[0], self.list_commands(ctx)
        if name not in known and not name.startswith("-"):
            near = difflib.get_close_matches(name, known, 1)
            shown = ", ".join([each for each in known if each not in HIDDEN])
            told = _own(ctx.obj)("usage-no-command", name=name[:40], near=(near or ["none"])[0], known=shown)
            complain(told)
            raise typer.Exit(BAD_INPUT)
        return super().resolve_command(ctx, args)


# What is wrong with a command line.


def _option_names(param: Any) -> str:
    """Return how a parameter is called: an option by its long name, an argument by what it stands for."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    return str(max(param.opts, key=len))


def _fitting(own: Own, param: Any) -> str:
    """Return what values a parameter takes."""
    choices = getattr(getattr(param, "type_descriptor", None), "choices", None)
    if choices:
        return own("value-of", values=", ".join([str(getattr(each, "value", each)) for each in choices]))
    return own("value-number", range=_range(own, param) or "any")


def usage_mistake(own: Own, mistake: Any) -> str:
    """Return what is wrong with a command line, told from the kind of the parser's complaint."""
    kind = type(mistake).__name__
    param = getattr(mistake, "param", None)
    if kind == "NoSuchOption":
        near = ", ".join(sorted(mistake.possibilities or ()))
        return own("usage-no-option", option=mistake.option_name, near=near or "none")
    if kind == "MissingParameter" and param is not None:
        return own("usage-missing", name=_option_names(param))
    if kind == "BadParameter" and param is not None:
        return own("usage-bad-value", name=_option_names(param), fitting=_fitting(own, param))
    if kind == "BadOptionUsage":
        flag = "does not take" in mistake.format_message()  # the only thing that tells
        return own("usage-no-value" if flag else "usage-value-missing", option=mistake.option_name)
    if kind == "UsageError":
        return own("usage-too-many")
    return str(mistake.format_message())


class Program(Group):
    """The whole command: subcommands are loaded when they are called, and every end is a sentence."""

    lazy: dict[str, tuple[str, str]]
    """Where the subcommands are: module and name, by their names."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the subcommands in the order of the help."""
        return list(self.lazy)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a subcommand, loaded now."""
        place = self.lazy.get(cmd_name)
        if place is None:
            return None
        module, name = place
        found: Any = getattr(import_module(module), name)
        if isinstance(found, typer.Typer):
            return typer.main.get_command(found)
        return made(cmd_name, found)

    def get_help(self, ctx: Any) -> str:
        """Return its help; no subcommand is loaded for that."""
        shown = [name for name in self.lazy if name not in HIDDEN]
        return help_text(self, ctx, [(name, summary(HELP(f"help-of-{name}"))) for name in shown])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; what is wrong with it is told in the reader's language."""
        given = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(
                given, prog_name, complete_var, False, windows_expand_args, obj=given, **extra
            )
        except typer.Abort:
            code = INTERRUPTED
        except Exception as mistake:
            if not hasattr(mistake, "format_message"):
                raise
            code = self._usage(given, mistake)
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)

    def _usage(self, given: list[str], mistake: Any) -> int:
        if type(mistake).__name__ == "NoArgsIsHelpError":
            typer.echo(mistake.format_message(), err=True)
            return BAD_INPUT
        own = _own(given)
        complain(usage_mistake(own, mistake))
        if mistake.ctx is not None:
            complain(own("usage-try", command=f"{mistake.ctx.command_path} --help"))
        return BAD_INPUT

    def invoke(self, ctx: Any) -> Any:
        """Run a subcommand: a refusal becomes a sentence and exit code 2, never a traceback."""
        # Modules of one's own, as in --bots my_bots:Careful, lie in the folder one works in.
        if "" not in sys.path:
            sys.path.insert(0, "")
        try:
            return super().invoke(ctx)
        except Refused as refused:
            from burgomaster.cli.say import Voice

            complain(Voice(_own(ctx.obj).language).refusal(refused))
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            complain(_own(ctx.obj)("interrupted"))
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            close_quietly()
            raise typer.Exit(1) from None
        except Exception as mistake:
            # What Typer says to itself is not our business: Exit, Abort, a wrong option.
            if type(mistake).__module__.startswith(("typer", "click")) or os.environ.get("BURGOMASTER_DEBUG"):
                raise
            complain(_own(ctx.obj)("bug", what=f"{type(mistake).__name__}: {mistake}"))
            raise typer.Exit(BUG) from None


HIDDEN: Final = ("tiles",)
"""Second names of subcommands."""


def made(name: str, function: Callable[..., None]) -> Any:
    """Return a function as a subcommand."""
    alone = typer.Typer(add_completion=False, rich_markup_mode=None, context_settings=HELP_OPTIONS)
    text = HELP("help-of-cards" if name in HIDDEN else f"help-of-{name}")
    alone.command(name, cls=Command, help=text, context_settings=HELP_OPTIONS)(function)
    return typer.main.get_command(alone)


def _own(given: Sequence[str]) -> Own:
    return Own(language_wanted(given, os.environ))
