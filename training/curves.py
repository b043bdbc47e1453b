"""Plots the logs.

python3 curves.py
"""

import json
import pathlib
from dataclasses import dataclass

HERE = pathlib.Path(__file__).parent
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 340, 56, 16, 64, 44
BLUE, ORANGE = "#3b82d6", "#d9772b"  # legible on white and on black
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #424a53 } .title { font-weight: 600 } .axis { stroke: #8c959f; stroke-opacity: 0.4 }
@media (prefers-color-scheme: dark) { text { fill: #c3ccd5 } }
"""

Point = tuple[float, float]


@dataclass(frozen=True)
class Curve:
    name: str
    points: list[Point]
    colour: str
    dash: str = "none"


@dataclass(frozen=True)
class Chart:
    title: str
    curves: list[Curve]
    x_ticks: list[float]
    y_ticks: list[float]

    def place(self, point: Point) -> Point:
        (x, y), (x0, x1), (y0, y1) = point, (self.x_ticks[0], self.x_ticks[-1]), (self.y_ticks[0], self.y_ticks[-1])
        return (
            LEFT + (x - x0) / (x1 - x0) * (WIDTH - LEFT - RIGHT),
            HEIGHT - BOTTOM - (y - y0) / (y1 - y0) * (HEIGHT - TOP - BOTTOM),
        )

    def grid(self) -> list[str]:
        parts = []
        for y in self.y_ticks:
            left, height = self.place((self.x_ticks[0], y))
            parts.append(f'<path class="axis" d="M{left:.1f} {height:.1f}H{WIDTH - RIGHT}"/>')
            parts.append(f'<text x="{left - 8:.1f}" y="{height + 4:.1f}" text-anchor="end">{y:g}</text>')
        for x in self.x_ticks:
            left, height = self.place((x, self.y_ticks[0]))
            parts.append(f'<text x="{left:.1f}" y="{height + 20:.1f}" text-anchor="middle">{x:g}</text>')
        parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">minutes</text>')
        return parts

    def legend(self) -> list[str]:
        parts = [f'<text x="{LEFT}" y="20" class="title">{self.title}</text>']
        room = (WIDTH - LEFT - RIGHT) / len(self.curves)
        for i, curve in enumerate(self.curves):
            left = LEFT + i * room
            parts.append(f'<path d="M{left:.1f} 40h26" {pen(curve)}/><text x="{left + 32:.1f}" y="44">{curve.name}</text>')
        return parts

    def lines(self) -> list[str]:
        paths = ("L".join(f"{x:.1f} {y:.1f}" for x, y in map(self.place, curve.points)) for curve in self.curves)
        return [f'<path d="M{path}" {pen(curve)}/>' for path, curve in zip(paths, self.curves)]

    def svg(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        parts = [head, f"<title>{self.title}</title><style>{STYLE}</style>", *self.grid(), *self.legend(), *self.lines()]
        return "\n".join([*parts, "</svg>\n"])


def pen(curve: Curve) -> str:
    return f'fill="none" stroke="{curve.colour}" stroke-width="2.5" stroke-dasharray="{curve.dash}"'


def log(stage: str) -> list[dict[str, float]]:
    return [json.loads(line) for line in (HERE / "logs" / f"{stage}.jsonl").read_text().splitlines()]


def won(stage: str, players: int) -> list[Point]:
    """Games won, as a multiple of the fair share."""
    return [(line["seconds"] / 60, line[f"won{players}"] * players) for line in log(stage)]


def learning(figure: str) -> list[Point]:
    """A metric over the consecutive stages of self-play."""
    points: list[Point] = []
    for stage in ("lead", "win", "hone"):
        began = points[-1][0] if points else 0.0
        points += [(began + line["seconds"] / 60, line[figure]) for line in log(stage)]
    return points


def by_players(stage: str, start: str, colour: str) -> list[Curve]:
    return [
        Curve(f"{start}, 2", won(stage, 2), colour),
        Curve(f"{start}, 4", won(stage, 4), colour, dash="6 5"),
    ]


CHARTS = {
    "learning": Chart(
        "Self-play: lead until 8 minutes, win until 16, hone until 25",
        [Curve("squared error of the value", learning("value_loss"), BLUE), Curve("entropy", learning("entropy"), ORANGE)],
        x_ticks=[0, 5, 10, 15, 20, 25],
        y_ticks=[0, 0.05, 0.1, 0.15, 0.2, 0.25],
    ),
    "hone": Chart(
        "Hone, 2 and 4 players: games won among nets of the stage before (1 is a fair share)",
        by_players("hone", "from the stage before", BLUE),
        x_ticks=[0, 2, 4, 6, 8, 10],
        y_ticks=[0.95, 1, 1.05, 1.1],
    ),
    "answers": Chart(
        "Best responses, 2 and 4 players: games won among Masters (1 is a fair share)",
        by_players("answer", "own weights", BLUE) + by_players("answer-new", "from nothing", ORANGE),
        x_ticks=[0, 2, 4, 6, 8],
        y_ticks=[0.4, 0.6, 0.8, 1, 1.2],
    ),
    "beyond": Chart(
        "After hone, 2 and 4 players: games won among Masters (1 is a fair share)",
        by_players("compare", "comparing", BLUE) + by_players("polish", "polishing", ORANGE),
        x_ticks=[0, 2, 4, 6, 8],
        y_ticks=[0.95, 1, 1.05, 1.1],
    ),
}


def main() -> None:
    (HERE / "curves").mkdir(exist_ok=True)
    for name, chart in CHARTS.items():
        (HERE / "curves" / f"{name}.svg").write_text(chart.svg())


if __name__ == "__main__":
    main()
