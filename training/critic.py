"""The critic that judges luck: everybody's chance to win the game, from what anybody has seen (open.h).

python3 critic.py NET.pt CHANCES.pt --minutes 4 --out DIR
"""

import argparse
import json
import pathlib
import time

import torch
from torch import nn

from captured import Captured
from chances import Chances, chances_after, load_chances, turned
from env import SEATS, Env, build
from net import Net, load_net, through
from train import schedule

OPEN, WIDTHS = 512, (384, 256, 128)
GAMES, STEPS, BATCH = 16_384, 128, 32_768
RATE = (1e-3, 2e-5)
AVERAGE = 0.02
# The share of moves that are drawn from all legal ones: people are judged too, not only nets.
RANDOM = 0.03


class OpenCritic(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        for inputs, outputs in zip((OPEN, *WIDTHS), WIDTHS):
            layers += [nn.Linear(inputs, outputs), nn.LayerNorm(outputs), nn.ReLU()]
        self.body = nn.Sequential(*layers)
        self.head = nn.Linear(WIDTHS[-1], SEATS)

    def forward(self, seen: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """Logarithms of the chances, the seat on turn first; minus infinity where nobody sits."""
        sits = torch.arange(SEATS, device=seen.device) < players[:, None]
        return self.head(through(self.body, seen)).masked_fill(~sits, -1e9).log_softmax(-1)


class Segment:
    """What was open at each decision of a while, and the chances after the round that it belongs to."""

    def __init__(self, env: Env) -> None:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(STEPS, env.games, *shape, dtype=dtype, device="cuda")

        self.open, self.seat = room(OPEN, dtype=torch.bfloat16), room(dtype=torch.int64)
        self.ended, self.counts = room(dtype=torch.bool), room(dtype=torch.bool)
        self.after = room(SEATS)

    @torch.no_grad()
    def play(self, env: Env, policy: Net, chances: Chances) -> None:
        rows = torch.arange(env.games, device="cuda")
        for t in range(STEPS):
            self.open[t].copy_(env.open)
            self.seat[t].copy_(env.seat)
            logits = policy(env.features, env.mask)[0]
            flat = torch.where(env.mask, torch.rand_like(logits), -1.0)
            strays = torch.rand(env.games, 1, device="cuda") < RANDOM
            env.step(torch.where(strays, flat, logits).argmax(-1))
            self.ended[t].copy_(env.ended > 0)
            self.after[t].copy_(chances_after(chances, env, rows))
        self.hand_back(env)

    def hand_back(self, env: Env) -> None:
        """Gives each decision the chances after its round, from the seat that decided on."""
        after, known = self.after[-1], torch.zeros(env.games, dtype=torch.bool, device="cuda")
        for t in reversed(range(STEPS)):
            after = torch.where(self.ended[t][:, None], self.after[t], after)
            known = known | self.ended[t]
            self.counts[t].copy_(known)
            self.after[t].copy_(turned(after, self.seat[t], env.players))


class Learner:
    def __init__(self, critic: OpenCritic, segment: Segment, players: torch.Tensor) -> None:
        self.critic, self.segment = critic, segment
        self.players = players.expand(STEPS, -1).flatten()
        self.rate = torch.zeros((), device="cuda")
        self.optimiser = torch.optim.Adam(critic.parameters(), lr=self.rate, eps=1e-5, fused=True, capturable=True)
        self.batch = torch.zeros(BATCH, dtype=torch.int64, device="cuda")
        self.sums = torch.zeros(2, device="cuda")
        self.step = Captured(self.step_batch)

    def learn(self, rate: float) -> dict[str, float]:
        self.rate.fill_(rate)
        self.sums.zero_()
        index = self.segment.counts.flatten().nonzero().squeeze(-1)
        batches = index[torch.randperm(len(index), device="cuda")].split(BATCH)[:-1]
        for batch in batches:
            self.batch.copy_(batch)
            self.step()
        return dict(zip(("loss", "square"), (self.sums / len(batches)).tolist()))

    def step_batch(self) -> None:
        seen, after = (kept.flatten(0, 1)[self.batch] for kept in (self.segment.open, self.segment.after))
        guess = self.critic(seen, self.players[self.batch])
        loss = -(after * guess.clamp(min=-50)).sum(-1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimiser.step()
        self.sums += torch.stack([loss, (guess.exp() - after).square().sum(-1).mean()]).detach()


def fit(library, policy: Net, chances: Chances, minutes: float) -> OpenCritic:
    """Fits a critic and returns the running average of its weights."""
    tables = torch.arange(GAMES)
    env = Env(library, tables % 5 + 2, seeds=51_000_000 + tables, sees=("open",))
    critic, average, segment = OpenCritic().cuda(), OpenCritic().cuda(), Segment(env)
    average.load_state_dict(critic.state_dict())
    learner, began, told = Learner(critic, segment, env.players), time.time(), 0.0
    while (progress := (time.time() - began) / (minutes * 60)) < 1:
        segment.play(env, policy, chances)
        figures = learner.learn(schedule(progress, RATE))
        with torch.no_grad():
            for mean, present in zip(average.parameters(), critic.parameters()):
                mean.lerp_(present, AVERAGE)
        if time.time() - told > 20:
            told = time.time()
            print(json.dumps({"seconds": round(told - began)} | {k: round(x, 5) for k, x in figures.items()}), flush=True)
    return average


@torch.no_grad()
def spread_left(library, policy: Net, chances: Chances, critic: OpenCritic) -> None:
    """By number of players: how much of the squared spread of the chances after it the critic leaves open."""
    tables = torch.arange(GAMES)
    env = Env(library, tables % 5 + 2, seeds=91_000_000 + tables, sees=("open",))
    segment = Segment(env)
    segment.play(env, policy, chances)
    for players in range(2, 7):
        rows = segment.counts & (env.players == players)
        after, seen = segment.after[rows], segment.open[rows]
        guess = critic(seen, torch.full((len(seen),), players, device="cuda")).exp()
        mean = after.mean(0)
        print(json.dumps({
            "players": players, "decisions": len(after),
            "left": round(float((guess - after).square().mean() / (after - mean).square().mean()), 4),
        }), flush=True)


def load_critic(checkpoint: pathlib.Path, device: str = "cuda") -> OpenCritic:
    critic = OpenCritic().to(device)
    critic.load_state_dict(torch.load(checkpoint, map_location=device)["net"])
    return critic


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("net", type=pathlib.Path)
    parser.add_argument("chances", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    torch.manual_seed(51)
    torch.set_float32_matmul_precision("high")
    arguments.out.mkdir(exist_ok=True)
    library, policy, chances = build(), load_net(arguments.net), load_chances(arguments.chances)
    critic = fit(library, policy, chances, arguments.minutes)
    spread_left(library, policy, chances, critic)
    torch.save({"net": critic.state_dict()}, arguments.out / "critic.pt")


if __name__ == "__main__":
    main()
