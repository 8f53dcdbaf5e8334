"""How figures are laid out."""

from __future__ import annotations


def markdown(rows: list[list[str]]) -> str:
    """Lay rows out as a Markdown table, headings first; all but the first column stand at the right.

    >>> print(markdown([["game", "points"], ["Hamburg", "7"]]))
    | game    | points |
    |:--------|-------:|
    | Hamburg |      7 |
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]

    def line(cells: list[str]) -> str:
        first = cells[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return f"| {' | '.join([first, *rest])} |"

    rule = "|" + "|".join([f":{'-' * widths[0]}-", *(f"-{'-' * width}:" for width in widths[1:])]) + "|"
    return "\n".join([line(rows[0]), rule, *(line(row) for row in rows[1:])])


def put_between(text: str, begin: str, end: str, block: str) -> str:
    """Return a page with a block between two marks, in the place of what was there."""
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"the page needs the lines '{begin}' and '{end}' to hold the figures")
    return f"{before}{begin}\n\n{block}\n\n{end}{after}"
