"""Improves a net by comparing actions: from true states of its own games it plays two actions out to the end of the
round, with the same cards to come, and learns which one was better.

python3 compare.py CHECKPOINT CHANCES --minutes 8 --out DIR [--against CHECKPOINT]
"""

import argparse
import copy
import json
import pathlib
import time

import torch
from torch.nn import functional

from arms import Jobs, Playouts
from captured import Captured
from chances import Chances, load_chances
from env import Env, build
from evaluate import share_won
from net import ACTIONS, FEATURES, Net, load_net
from train import schedule

GAMES, STEPS, STATES = 32768, 48, 262144
SLOTS, FEW = 131072, 32768
BATCH = 16384
RATE = (2e-4, 1e-5)
# How fast the average of the weights follows, per step of learning.
AVERAGE = 0.002
# How often a game makes a random move.
STRAY = 0.01
# How often the best action is compared with any other one, however unlikely; otherwise with a likely one, if its logit
# is hardly lower: always up to NEAR, then less and less often.
ANY, NEAR, FADE = 0.04, 2.0, 1.5
# Beyond this difference of logits nothing is pushed further apart.
BOUND = 6.0
# Rewards are three times the change of the chance to win, as in train.py; their differences are about this large.
REWARD, DEVIATION = 3.0, 0.35
VALUE_WEIGHT = 0.2


class Source:
    """Games that the net plays against itself; some of their decisions become jobs."""

    def __init__(self, library, net: Net, jobs: Jobs, seed: int) -> None:
        tables = torch.arange(GAMES)
        self.env = Env(library, tables % 5 + 2, seeds=seed * 1_000_000 + tables)
        self.net, self.jobs = net, jobs
        self.features = torch.zeros(jobs.states + 1, FEATURES, dtype=torch.bfloat16, device="cuda")
        self.mask = torch.zeros(jobs.states + 1, ACTIONS, dtype=torch.bool, device="cuda")
        self.count = torch.zeros((), dtype=torch.int64, device="cuda")
        self.play = Captured(self.play_steps)

    @torch.no_grad()
    def play_steps(self) -> None:
        self.count.zero_()
        for _ in range(STEPS):
            logits = self.net(self.env.features, self.env.mask)[0]
            self.note(logits)
            flat = torch.zeros_like(logits).masked_fill(~self.env.mask, -1e9)
            strays = torch.rand(GAMES, 1, device="cuda") < STRAY
            self.env.step(drawn(torch.where(strays, flat, logits)))

    def note(self, logits: torch.Tensor) -> None:
        """Makes jobs of the decisions that are worth it."""
        best = logits.argmax(-1, keepdim=True)
        others = self.env.mask.scatter(-1, best, False)
        anyhow = torch.rand(GAMES, device="cuda") < ANY
        other = drawn(torch.where(anyhow[:, None], 0.0, logits / 2).masked_fill(~others, -1e9))[:, None]
        gap = (logits.gather(-1, best) - logits.gather(-1, other)).squeeze(-1)
        near = torch.rand(GAMES, device="cuda") < ((NEAR - gap) / FADE).exp()
        wanted = others.any(-1) & (anyhow | near)
        row = self.count + wanted.cumsum(0) - 1
        row = torch.where(wanted & (row < self.jobs.states), row, self.jobs.states)
        self.count.copy_((self.count + wanted.sum()).clamp(max=self.jobs.states))
        self.jobs.tables[row] = self.env.tables
        self.jobs.action[row] = torch.cat([best, other], -1).to(torch.uint8)
        self.jobs.players[row], self.jobs.seat[row] = self.env.players, self.env.seat
        self.features[row], self.mask[row] = self.env.features, self.env.mask


def drawn(logits: torch.Tensor) -> torch.Tensor:
    """An action by its likelihood (Gumbel)."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(-1)


class Learner:
    def __init__(self, net: Net, average: Net, source: Source) -> None:
        self.net, self.average, self.source = net, average, source
        self.rate = torch.zeros((), device="cuda")
        self.optimiser = torch.optim.Adam(net.parameters(), lr=self.rate, eps=1e-5, fused=True, capturable=True)
        self.batch = torch.zeros(BATCH, dtype=torch.int64, device="cuda")
        self.gained = torch.zeros(source.jobs.states, 2, device="cuda")
        self.sums = torch.zeros(5, device="cuda")
        self.step = Captured(self.step_batch)

    def learn(self, gained: torch.Tensor, rows: torch.Tensor, rate: float) -> dict[str, float]:
        self.rate.fill_(rate)
        self.gained[: len(gained)] = REWARD * gained
        self.sums.zero_()
        batches = rows[torch.randperm(len(rows), device="cuda")].split(BATCH)[: len(rows) // BATCH]
        for batch in batches:
            self.batch.copy_(batch)
            self.step()
        names = ("gain", "value_loss", "square", "inside", "flips")
        return dict(zip(names, (self.sums / max(1, len(batches))).tolist()))

    def step_batch(self) -> None:
        gained = self.gained[self.batch]
        logits, value = self.net(self.source.features[self.batch], self.source.mask[self.batch])
        chosen = logits.gather(-1, self.source.jobs.action[self.batch].long())
        gap, merit = chosen[:, 0] - chosen[:, 1], (gained[:, 0] - gained[:, 1]) / DEVIATION
        pushes = (gap.abs() < BOUND) | (gap * merit < 0)
        gain = (gap * merit * pushes.detach()).mean()
        value_loss = functional.mse_loss(value, gained[:, 0])
        self.optimiser.zero_grad(set_to_none=True)
        (VALUE_WEIGHT * value_loss - gain).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        with torch.no_grad():
            for mean, present in zip(self.average.parameters(), self.net.parameters()):
                mean.lerp_(present, AVERAGE)
            inside, flips = (gap.abs() < BOUND).float().mean(), (gap < 0).float().mean()
            self.sums += torch.stack([merit.mean(), value_loss, merit.square().mean(), inside, flips])


def improve(library, net: Net, known: Net, chances: Chances, minutes: float, seed: int, out: pathlib.Path) -> Net:
    """Returns the running average of the weights; saves it from time to time."""
    average = copy.deepcopy(net)
    net.compile(dynamic=False)
    jobs = Jobs(STATES, library.tableSize())
    source = Source(library, net, jobs, seed)
    playouts, learner = Playouts(library, net, jobs, SLOTS, FEW), Learner(net, average, source)
    began, told, playing, iteration, compared, steps = time.time(), 0.0, 0.0, 0, 0, 0
    with (out / "compare.jsonl").open("a") as journal:
        while (progress := (time.time() - began) / (minutes * 60)) < 1:
            source.play()
            states = int(source.count)
            source_done = time.time()
            steps += playouts.run(states)
            playing += time.time() - source_done
            rows = (jobs.ended[: 2 * states].view(-1, 2) > 0).all(-1).nonzero().squeeze(-1)
            before, after = jobs.chances(chances, states)
            figures = learner.learn(after - before, rows, schedule(progress, RATE))
            iteration, compared = iteration + 1, compared + len(rows)
            seconds = time.time() - began
            if seconds - told > 45:
                told = seconds
                won = {f"won{n}": share_won(library, average, known, n, 24_000) for n in (2, 4)}
                figures |= {"seconds": seconds, "iteration": iteration, "compared": compared, "steps": steps} | won
                figures |= {"states": states, "lost": states - len(rows), "playing": playing}
                line = json.dumps({name: round(figure, 5) for name, figure in figures.items()})
                print(line, flush=True)
                journal.write(line + "\n")
                journal.flush()
                torch.save({"net": average.state_dict()}, out / "compare.pt")
    return average


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("net", type=pathlib.Path)
    parser.add_argument("chances", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--against", type=pathlib.Path, help="whom to measure strength by; default: the net itself")
    parser.add_argument("--seed", type=int, default=21)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    arguments.out.mkdir(exist_ok=True)
    library, net, chances = build(), load_net(arguments.net), load_chances(arguments.chances)
    known = load_net(arguments.against or arguments.net)
    average = improve(library, net, known, chances, arguments.minutes, arguments.seed, arguments.out)
    torch.save({"net": average.state_dict()}, arguments.out / "compare.pt")


if __name__ == "__main__":
    main()
