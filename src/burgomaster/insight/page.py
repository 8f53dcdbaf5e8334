"""One page to keep or to send: the curve as a drawing and as a table, and everything in words.

It asks nothing of other places and needs no script.
"""

from __future__ import annotations

from html import escape
from typing import Final

from burgomaster.core.message import Message
from burgomaster.insight.analysis import Analysis
from burgomaster.insight.curve import Point
from burgomaster.insight.telling import lines, method, of_luck, when
from burgomaster.insight.turning import Turned
from burgomaster.words import Words

COLOURS: Final = ("#8f2d2d", "#1f5f8b", "#3c7a3c", "#8a6a12", "#6b3f86")
DASHES: Final = ("", "9 4", "3 3", "12 4 3 4", "1 4")
"""Lines differ in more than colour."""
WIDE: Final = 900
HIGH: Final = 300
LEFT: Final = 48
RIGHT: Final = 110
TOP: Final = 14
APART: Final = 30
"""Pins nearer than this share their line and name."""

_STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto } svg text { font-size: 13px; fill: currentColor }
table { border-collapse: collapse } th, td { padding: .2rem .8rem; text-align: right }
tbody tr:nth-child(odd) { background: #8882 } li { margin: .7rem 0 } .how { opacity: .8 }
"""


def page(analysis: Analysis, words: Words) -> str:
    """Return the page in one language."""

    def said(message: Message) -> str:
        return escape(words.say(message))

    title = f"{said(Message('insight-title'))}: {escape(' · '.join(analysis.names))}"
    luck = "".join([f"<li>{said(of_luck(each))}</li>" for each in analysis.luck])
    return f"""<!doctype html>
<html lang="{words.language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{_STYLE}</style>
<h1>{title}</h1>
<h2>{said(Message("insight-chances"))}</h2>
{_drawing(analysis, words)}
{_table(analysis, words)}
<h2>{said(Message("insight-turning"))}</h2>
{_moments(analysis, analysis.turning, words)}
<h2>{said(Message("insight-best"))}</h2>
{_moments(analysis, analysis.best, words)}
<h2>{said(Message("insight-luck-heading"))}</h2>
<ul>{luck}</ul>
<p class="how">{said(method(analysis))}</p>
<p class="how">{said(Message("insight-unofficial"))}</p>
</html>
"""


def _moments(analysis: Analysis, moments: list[Turned], words: Words) -> str:
    if not moments:
        return f"<p>{escape(words.say(Message('insight-none')))}</p>"
    items = ["<br>".join([escape(line) for line in lines(analysis, turned, words)]) for turned in moments]
    return f"<ol>{''.join([f'<li>{item}</li>' for item in items])}</ol>"


def _table(analysis: Analysis, words: Words) -> str:
    """Return the chances at the beginning of each season or round, and the points at the end."""
    heads = "".join([f'<th scope="col">{escape(name)}</th>' for name in analysis.names])
    first: dict[int, Point] = {}
    for point in analysis.curve[:-1]:
        first.setdefault(point.chapter[0], point)
    rows = [
        _row(
            words.say(when(analysis, chapter)),
            [
                f"{100 * chance:.0f} % ± {200 * band:.0f}"
                for chance, band in zip(point.chances, point.bands, strict=True)
            ],
        )
        for chapter, point in first.items()
    ]
    rows.append(_row(words.say(Message("insight-end")), [str(points) for points in analysis.scores]))
    return f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _row(head: str, cells: list[str]) -> str:
    return f'<tr><th scope="row">{escape(head)}</th>{"".join([f"<td>{cell}</td>" for cell in cells])}</tr>'


def _drawing(analysis: Analysis, words: Words) -> str:
    """Return the curve with its bands, the turning points as pins; the table says the same."""
    parts = [_scale(analysis)]
    for seat, name in enumerate(analysis.names):
        parts.append(_line(analysis, seat, name))
    parts += [_pin(numbers, x) for x, numbers in _pins(analysis)]
    label = escape(words.say(Message("insight-chances")))
    return (
        f'<svg viewBox="0 0 {WIDE} {TOP + HIGH + 40}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
    )


def _scale(analysis: Analysis) -> str:
    parts: list[str] = []
    for percent in (0, 50, 100):
        y = _y(percent / 100)
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}" stroke="currentColor" opacity=".25"/>'
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent} %</text>'
        )
    for chapter in sorted({point.chapter[0] for point in analysis.curve[:-1]}):
        parts.append(f'<text x="{_x(analysis, chapter)}" y="{TOP + HIGH + 16}">{chapter}</text>')
    return "".join(parts)


def _line(analysis: Analysis, seat: int, name: str) -> str:
    colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    points = analysis.curve
    above = [(point.time, min(1.0, point.chances[seat] + 2 * point.bands[seat])) for point in points]
    below = [(point.time, max(0.0, point.chances[seat] - 2 * point.bands[seat])) for point in points]
    band = _places(analysis, [*above, *reversed(below)])
    line = _places(analysis, [(point.time, point.chances[seat]) for point in points])
    end = _y(points[-1].chances[seat]) + 4 + 14 * (seat - len(analysis.names) // 2)
    stroke = f'fill="none" stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"'
    return (
        f'<polygon points="{band}" fill="{colour}" opacity=".14"/>'
        f'<polyline points="{line}" {stroke}/>'
        f'<text x="{WIDE - RIGHT + 6}" y="{end}">{escape(name)}</text>'
    )


def _pins(analysis: Analysis) -> list[tuple[float, list[int]]]:
    """Return where turning points stand on the curve, with their numbers; those too near share a place."""
    pins: list[tuple[float, list[int]]] = []
    for number, turned in enumerate(analysis.turning, 1):
        x = _x(analysis, turned.time)
        if pins and x - pins[-1][0] < APART:
            pins[-1][1].append(number)
        else:
            pins.append((x, [number]))
    return pins


def _pin(numbers: list[int], x: float) -> str:
    stroke = 'stroke="currentColor" stroke-dasharray="2 4"'
    named = ", ".join([str(number) for number in numbers])
    return (
        f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{TOP + HIGH}" {stroke}/>'
        f'<text x="{x}" y="{TOP + HIGH + 32}" text-anchor="middle">{named}</text>'
    )


def _places(analysis: Analysis, points: list[tuple[float, float]]) -> str:
    return " ".join([f"{_x(analysis, time)},{_y(chance)}" for time, chance in points])


def _x(analysis: Analysis, time: float) -> float:
    first, last = analysis.curve[0].time, analysis.curve[-1].time
    return round(LEFT + (WIDE - LEFT - RIGHT) * (time - first) / max(0.01, last - first), 1)


def _y(chance: float) -> float:
    return round(TOP + HIGH * (1 - chance), 1)
