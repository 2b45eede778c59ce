"""One-file HTML reports with drawings of their own: nothing to load, nothing to run."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

STYLE: Final = """
:root { color-scheme: light dark; --paper: #FBF7EF; --ink: #1F2433; --soft: #6B6459; --line: #E2D8C6;
  --bar: #16785A; --fair: #B93A20; }
@media (prefers-color-scheme: dark) { :root { --paper: #1B1F2A; --ink: #F2ECE0; --soft: #A9A294; --line: #39404F;
  --bar: #4FB58F; --fair: #F08A6C; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 2rem 1rem; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { color: var(--soft); margin: 0 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .6rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th { color: var(--soft); font-weight: 600; }
svg { display: block; height: auto; max-width: 100%; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } svg .soft { fill: var(--soft); }
svg .bar { fill: var(--bar); } svg .span { stroke: var(--ink); stroke-width: 1.5; }
svg .grid { stroke: var(--line); } svg .fair { stroke: var(--fair); stroke-dasharray: 4 3; }
"""
LABELS: Final = 212
WIDTH: Final = 720
ROW: Final = 26


class Bar(NamedTuple):
    """A share with its interval."""

    label: str
    share: float
    low: float
    high: float
    told: str


def chart(bars: Sequence[Bar], fair: float | None = None) -> str:
    """Bars from 0 to 100 %, each with its interval; the dashed line is what would be fair."""
    scale = WIDTH - LABELS - 70
    height = ROW * len(bars) + 26
    lines = [f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">']
    for tick in range(0, 101, 25):
        x = LABELS + scale * tick / 100
        lines.append(f'<line class="grid" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height - 20}"/>')
        lines.append(f'<text class="soft" x="{x:.1f}" y="{height - 5}" text-anchor="middle">{tick}</text>')
    for number, bar in enumerate(bars):
        y = number * ROW + 4
        middle = y + 9
        low, high = LABELS + scale * bar.low, LABELS + scale * bar.high
        lines += [
            f'<text x="{LABELS - 8}" y="{middle + 4}" text-anchor="end">{escape(shortened(bar.label))}</text>',
            f'<rect class="bar" x="{LABELS}" y="{y}" width="{scale * bar.share:.1f}" height="18" rx="3"/>',
            f'<line class="span" x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}"/>',
            f'<line class="span" x1="{low:.1f}" y1="{middle - 4}" x2="{low:.1f}" y2="{middle + 4}"/>',
            f'<line class="span" x1="{high:.1f}" y1="{middle - 4}" x2="{high:.1f}" y2="{middle + 4}"/>',
            f'<text x="{WIDTH - 4}" y="{middle + 4}" text-anchor="end">{escape(bar.told)}</text>',
        ]
    if fair is not None:
        x = LABELS + scale * fair
        lines.append(f'<line class="fair" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height - 20}"/>')
    return "\n".join([*lines, "</svg>"])


def shortened(label: str) -> str:
    return label if len(label) <= 26 else label[:25] + "…"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def page(lang: str, title: str, lead: str, sections: Sequence[tuple[str, str]]) -> str:
    """`sections`: headings and what stands under them."""
    parts = [f"<section><h2>{escape(heading)}</h2>{content}</section>" for heading, content in sections]
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(lead)}</p>\n" + "\n".join(parts) + "\n</html>\n"
    )
