"""How good the candidates of given positions are: play-outs by the Master in worlds that agree with what a seat has seen,
weighed by how likely they make what the others did in the round.

python3 positions.py POSITIONS.jsonl WORLDS.bin MASTER.pt CHANCES.pt OUT.jsonl [--playouts 100000]

A position has `players`, `seat`, `candidates` (the chosen one first) and a `record` that ends before the decision. WORLDS
has as many decks for each of them, 55 packed cards each, drawn uniformly from those that agree with what the seat saw.
`tools/fitting/truth-positions.ts` writes both.
"""

import argparse
import ctypes
import json
import pathlib
import time

import torch

from arms import Jobs, Playouts
from chances import Chances, load_chances
from env import SEATS, Env, build, current_stream, pointer
from net import Net, load_net

CARDS = 55
VERBS = {"play": 0, "knock": 1, "pass": 2, "draw up": 3, "draw down": 4, "flip": 5}
NO_MOVE, NO_ACTION = 6, 255
# How often anybody does something else than the Master would.
SLIP = 0.03
SLOTS, FEW, ROWS = 131072, 32768, 1_600_000
# So many decks are replayed at once.
DECKS = 2_000_000


def move_of(text: str) -> tuple[int, int, int]:
    """The seat, the verb and the positions (as bits) of a move as a record writes it."""
    seat, verb, *rest = text.split()
    if verb == "draw":
        return int(seat), VERBS[f"draw {rest[0]}"], 0
    return int(seat), VERBS[verb], sum(1 << int(position) for position in rest)


class Moves:
    """One move for each table, the same for all tables of a position."""

    def __init__(self, moves: list[tuple[int, int, int]], each: int) -> None:
        seats, verbs, positions = torch.tensor(moves, device="cuda").repeat_interleave(each, 0).unbind(1)
        self.seats, self.verbs, self.positions = seats.to(torch.uint8), verbs.to(torch.uint8), positions.contiguous()

    def make(self, library, tables: torch.Tensor) -> torch.Tensor:
        """Returns which action each move was, NO_ACTION where it cannot be made."""
        actions = torch.zeros(len(self.seats), dtype=torch.uint8, device="cuda")
        library.move(
            pointer(tables), len(actions), pointer(self.seats), pointer(self.verbs), pointer(self.positions),
            pointer(actions), current_stream(),
        )
        return actions


class Worlds:
    """The tables of all positions, in every world, at the moment of the decision."""

    def __init__(self, library, positions: list[dict], decks: torch.Tensor) -> None:
        self.library, self.positions, self.count = library, positions, len(positions)
        self.each = len(decks) // self.count
        self.env = Env(library, self.column(lambda p: p["players"]), seeds=torch.arange(len(decks)))
        dealers = self.column(lambda p: p["record"]["rounds"][-1]["dealer"]).to("cuda", torch.uint8)
        totals = self.column(totals_of).to("cuda", torch.int16)
        targets = self.column(lambda p: p["record"]["target"]).to("cuda", torch.int16)
        library.deal(
            pointer(self.env.tables), len(decks), pointer(decks), pointer(self.env.players), pointer(dealers),
            pointer(totals), pointer(targets), current_stream(),
        )
        self.tell()

    def column(self, of) -> torch.Tensor:
        return torch.tensor([of(position) for position in self.positions]).repeat_interleave(self.each, 0)

    def tell(self) -> None:
        env = self.env
        self.library.tellAll(pointer(env.tables), env.games, ctypes.byref(env.out), current_stream())

    @torch.no_grad()
    def replay(self, master: Net) -> torch.Tensor:
        """Plays the round up to the decision; returns the logarithm of how likely the others' part of it was."""
        likelihood = torch.zeros(self.env.games, device="cuda")
        rounds = [position["record"]["rounds"][-1]["actions"] for position in self.positions]
        for step in range(max(map(len, rounds))):
            moves = [move_of(actions[step]) if step < len(actions) else (0, NO_MOVE, 0) for actions in rounds]
            likelihood += self.step(master, Moves(moves, self.each))
        # In some worlds the last move has ended the round, or somebody else is asked.
        asked = Moves([move_of(position["candidates"][0]) for position in self.positions], self.each)
        impossible = asked.make(self.library, self.env.tables.clone()) == NO_ACTION
        return likelihood.masked_fill(impossible, -torch.inf).view(-1, self.each)

    def step(self, master: Net, moves: Moves) -> torch.Tensor:
        logs = torch.zeros(self.env.games, device="cuda")
        rows = (moves.verbs != NO_MOVE).nonzero().squeeze(-1)
        mask = self.env.mask[rows].clone()
        chances = master(self.env.features[rows].float(), mask)[0].softmax(-1)
        actions = moves.make(self.library, self.env.tables)[rows]
        self.tell()
        legal = mask.sum(-1).clamp(min=1)
        chance = chances.gather(1, actions.long().clamp(max=mask.shape[1] - 1)[:, None]).squeeze(1)
        own = torch.where(moves.seats[rows] == 0, 0.0, ((1 - SLIP) * chance + SLIP / legal).log())
        logs[rows] = own.masked_fill(actions == NO_ACTION, -torch.inf)
        return logs


def totals_of(position: dict) -> list[int]:
    finished = position["record"]["rounds"][:-1]
    totals = finished[-1]["totals"] if finished else [0] * position["players"]
    return totals + [0] * (SEATS - len(totals))


def drawn(weights: torch.Tensor, playouts: int) -> torch.Tensor:
    """As many worlds as there are play-outs, each as often as its weight says (systematic resampling)."""
    places = (torch.arange(playouts, device="cuda", dtype=torch.float64) + 0.5) / playouts
    sums = weights.double().cumsum(0)
    return torch.searchsorted(sums / sums[-1], places).clamp(max=len(weights) - 1)


class Trial:
    """Plays candidates out, several positions at once."""

    def __init__(self, library, master: Net, chances: Chances, playouts: int) -> None:
        self.chances, self.playouts = chances, playouts
        self.jobs = Jobs(ROWS, library.tableSize(), actions=1)
        self.jobs.action.fill_(NO_ACTION)
        self.runs = Playouts(library, master, self.jobs, SLOTS, FEW)

    def begin(self, worlds: Worlds, weights: torch.Tensor) -> None:
        self.worlds, self.weights = worlds, weights

    def groups(self) -> list[list[int]]:
        """Positions whose play-outs fit into the jobs together; none without a possible world."""
        groups, rows = [[]], 0
        for index, position in enumerate(self.worlds.positions):
            if bool(self.weights[index].isnan().any()):
                continue
            wanted = self.playouts * len(position["candidates"])
            if rows + wanted > ROWS:
                groups.append([])
                rows = 0
            groups[-1].append(index)
            rows += wanted
        return groups

    def prepare(self, index: int, start: int) -> tuple[torch.Tensor, int]:
        """Jobs of one position: the same worlds for every candidate, each with the unseen cards in another order."""
        library, position, jobs = self.worlds.library, self.worlds.positions[index], self.jobs
        decks = drawn(self.weights[index], self.playouts)
        tables = self.worlds.env.tables[index * self.worlds.each + decks]
        seeds = index * 1_000_000 + torch.arange(self.playouts, device="cuda")
        library.shuffleUnseen(pointer(tables), self.playouts, pointer(seeds), current_stream())
        for candidate in position["candidates"]:
            mine = tables.clone()
            actions = Moves([move_of(candidate)], self.playouts).make(library, mine)
            assert not bool((actions == NO_ACTION).any()), f"position {position['id']}: {candidate}"
            jobs.tables[start : start + self.playouts] = mine
            jobs.players[start : start + self.playouts] = position["players"]
            jobs.seat[start : start + self.playouts] = position["seat"]
            start += self.playouts
        return decks, start

    def run(self, group: list[int]) -> list[dict]:
        start, decks, starts = 0, [], []
        for index in group:
            starts.append(start)
            drawn_decks, start = self.prepare(index, start)
            decks.append(drawn_decks)
        self.runs.run(start)
        after = self.jobs.chances(self.chances, start)[1].squeeze(1)
        seats = self.jobs.seat[:start].long()[:, None]
        points = (self.jobs.before[:start] - self.jobs.after[:start]).gather(1, seats).squeeze(1)
        ended = self.jobs.ended[:start] > 0
        return [
            self.answer(index, decks[i], *(
                column[starts[i] :][: self.playouts * len(self.worlds.positions[index]["candidates"])]
                .view(-1, self.playouts) for column in (after, points, ended)
            ))
            for i, index in enumerate(group)
        ]

    def answer(
        self, index: int, decks: torch.Tensor, after: torch.Tensor, points: torch.Tensor, ended: torch.Tensor
    ) -> dict:
        position = self.worlds.positions[index]
        whole = ended.all(0)
        decks, after, points = decks[whole], after[:, whole].double(), points[:, whole].double()
        chance, points = (ByDeck(x, decks, self.worlds.each) for x in (after, points))
        gain = ByDeck(after - after[:1], decks, self.worlds.each)
        halves = [(after - after[:1])[:, decks % 2 == half].mean(1).tolist() for half in range(2)]
        return {
            "id": position["id"],
            "effective": round(float(1 / self.weights[index].double().square().sum()), 2),
            "playouts": len(decks),
            "candidates": [
                {"action": action, "chance": chance.mean[i], "error": chance.error[i], "points": points.mean[i],
                 "pointsError": points.error[i]}
                for i, action in enumerate(position["candidates"])
            ],
            "differences": [
                {"gain": gain.mean[i], "error": gain.error[i]} for i in range(len(position["candidates"]))
            ],
            # The same gains by decks with even and with odd numbers: what is best in one half can be measured in the other.
            "halves": [[round(x, 5) for x in half] for half in halves],
        }


class ByDeck:
    """Means over play-outs, with errors that count each deck as one observation of its weight."""

    def __init__(self, values: torch.Tensor, decks: torch.Tensor, each: int) -> None:
        counts = torch.zeros(each, device="cuda", dtype=torch.float64).index_add_(0, decks, torch.ones_like(values[0]))
        sums = torch.zeros(len(values), each, device="cuda", dtype=torch.float64).index_add_(1, decks, values)
        mean = values.mean(1)
        spread = (sums - mean[:, None] * counts).square().sum(1).sqrt() / len(decks)
        self.mean = [round(x, 5) for x in mean.tolist()]
        self.error = [round(x, 5) for x in spread.tolist()]


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("positions", "worlds", "master", "chances", "out"):
        parser.add_argument(name, type=pathlib.Path)
    parser.add_argument("--playouts", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=9, help="stop after this time, with what there is")
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    began, library = time.time(), build()
    positions = [json.loads(line) for line in arguments.positions.read_text().splitlines()]
    decks = torch.frombuffer(bytearray(arguments.worlds.read_bytes()), dtype=torch.uint8).view(len(positions), -1, CARDS)
    # One net replays any number of tables, the other is compiled for as many as there are slots.
    master, playing = load_net(arguments.master), load_net(arguments.master)
    playing.compile(dynamic=False)
    trial = Trial(library, playing, load_chances(arguments.chances), arguments.playouts)
    with arguments.out.open("w") as out:
        for first in range(0, len(positions), at_once := max(1, DECKS // decks.shape[1])):
            some = slice(first, first + at_once)
            worlds = Worlds(library, positions[some], decks[some].reshape(-1, CARDS).to("cuda"))
            trial.begin(worlds, worlds.replay(master).softmax(1))
            for group in trial.groups():
                if time.time() - began > arguments.minutes * 60:
                    return
                out.writelines(json.dumps(answer) + "\n" for answer in trial.run(group))
                out.flush()
            print(json.dumps({"positions": first + worlds.count, "seconds": round(time.time() - began, 1)}), flush=True)


if __name__ == "__main__":
    main()
