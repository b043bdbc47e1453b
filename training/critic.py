"""The critic that judges luck: everybody's chance to win the game, from what anybody has seen (open.h).

python3 critic.py NET.pt CHANCES.pt --minutes 8 --out DIR [--resume CRITIC.pt]
"""

import argparse
import copy
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

OPEN, WIDTHS = 512, (448, 256, 128)
GAMES, STEPS, BATCH = 16_384, 128, 32_768
RATE = (1e-3, 2e-5)
# When the training of a critic goes on.
SLOW_RATE = (3e-4, 5e-6)
AVERAGE = 0.02
# People are judged too, not only nets: in three rounds of four, moves stray from the net's best one until a decision drawn
# from as many as STRAYING for each player, which is the last to stray. What comes after it teaches.
STRAYING, SHARE = 16, 0.1
# Half of the strays are drawn from all legal moves, the others by logits that are divided by this.
HEAT = 4.0
# How much more than others the first decision after the last stray counts: its difference from the one before is what an
# account asks for.
AFTER_STRAY = 8.0


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
        self.ended, self.strayed = room(dtype=torch.bool), room(dtype=torch.bool)
        self.counts, self.after = room(), room(SEATS)
        # How many decisions each round has had, and the last of them that strays.
        self.age = torch.zeros(env.games, dtype=torch.int64, device="cuda")
        self.last = self.drawn_last(env)

    @staticmethod
    def drawn_last(env: Env) -> torch.Tensor:
        return ((torch.rand(env.games, device="cuda") * 4 / 3 - 1 / 3) * STRAYING * env.players).floor().long()

    @torch.no_grad()
    def play(self, env: Env, policy: Net, chances: Chances) -> None:
        rows = torch.arange(env.games, device="cuda")
        for t in range(STEPS):
            self.open[t].copy_(env.open)
            self.seat[t].copy_(env.seat)
            logits = policy(env.features, env.mask)[0]
            self.strayed[t].copy_(self.strays())
            env.step(torch.where(self.strayed[t][:, None], stray_logits(logits, env.mask), logits).argmax(-1))
            self.ended[t].copy_(env.ended > 0)
            self.after[t].copy_(chances_after(chances, env, rows))
            self.age = torch.where(self.ended[t], 0, self.age + 1)
            self.last = torch.where(self.ended[t], self.drawn_last(env), self.last)
        self.hand_back(env)

    def strays(self) -> torch.Tensor:
        some = torch.rand(len(self.age), device="cuda") < SHARE
        return (self.age == self.last) | (self.age < self.last) & some

    def hand_back(self, env: Env) -> None:
        """Gives each decision that teaches its weight, and the chances after its round from the seat that decided on."""
        after, known = self.after[-1], torch.zeros(env.games, dtype=torch.bool, device="cuda")
        for t in reversed(range(STEPS)):
            after = torch.where(self.ended[t][:, None], self.after[t], after)
            known = (known | self.ended[t]) & ~self.strayed[t]
            is_next = self.strayed[t - 1] & ~self.ended[t - 1] if t > 0 else torch.zeros_like(known)
            self.counts[t].copy_(known * torch.where(is_next, AFTER_STRAY, 1.0))
            self.after[t].copy_(turned(after, self.seat[t], env.players))


def stray_logits(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Logits whose best action is a random one."""
    flat = torch.rand(len(logits), 1, device="cuda") < 0.5
    noise = -torch.empty_like(logits).exponential_().log()
    return torch.where(mask, torch.where(flat, 0.0, logits / HEAT) + noise, -1e9)


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
        kept = (self.segment.open, self.segment.after, self.segment.counts)
        seen, after, weight = (tensor.flatten(0, 1)[self.batch] for tensor in kept)
        guess = self.critic(seen, self.players[self.batch])
        loss = -((after * guess.clamp(min=-50)).sum(-1) * weight).sum() / weight.sum()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimiser.step()
        self.sums += torch.stack([loss, (guess.exp() - after).square().sum(-1).mean()]).detach()


def fit(library, policy: Net, chances: Chances, minutes: float, resumed: OpenCritic | None) -> OpenCritic:
    """Fits a critic and returns the running average of its weights."""
    tables = torch.arange(GAMES)
    env = Env(library, tables % 5 + 2, seeds=(52_000_000 if resumed else 51_000_000) + tables, sees=("open",))
    critic, segment, rates = resumed or OpenCritic().cuda(), Segment(env), SLOW_RATE if resumed else RATE
    average = copy.deepcopy(critic)
    learner, began, told = Learner(critic, segment, env.players), time.time(), 0.0
    while (progress := (time.time() - began) / (minutes * 60)) < 1:
        segment.play(env, policy, chances)
        figures = learner.learn(schedule(progress, rates))
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
        rows = (segment.counts > 0) & (env.players == players)
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
    parser.add_argument("--resume", type=pathlib.Path)
    arguments = parser.parse_args()
    torch.manual_seed(51)
    torch.set_float32_matmul_precision("high")
    arguments.out.mkdir(exist_ok=True)
    library, policy, chances = build(), load_net(arguments.net), load_chances(arguments.chances)
    resumed = load_critic(arguments.resume) if arguments.resume else None
    critic = fit(library, policy, chances, arguments.minutes, resumed)
    spread_left(library, policy, chances, critic)
    torch.save({"net": critic.state_dict()}, arguments.out / "critic.pt")


if __name__ == "__main__":
    main()
