"""Distils the Master into a small net with two answers for every action: how likely the Master would choose it, and
how many points it gains or loses against what was to be expected.

python3 distil.py MASTER.pt --minutes 4 --out DIR
"""

import argparse
import copy
import json
import pathlib
import struct
import time

import torch
from torch import nn
from torch.nn import functional

from captured import Captured
from config import CONFIG
from env import Env, build
from evaluate import share_won
from export import layout_of
from net import ACTIONS, FEATURES, Critic, Net, load_net
from rollout import Rollout
from train import schedule

WIDTHS = (128, 64)
RATE = (3e-3, 5e-5)
# How often a seat makes a random legal move, by table: mistakes and what follows them must be in the examples.
SLIPS = (0.02, 0.02, 0.1, 0.1, 0.3)
# The reward of a round is a tenth of the lead in points.
POINTS = 10.0
# The share of the time after which the weights are rounded as in the exported file.
ROUND_AFTER = 0.7
# As in the stages of train.py: the decay of advantages, how fast the average follows, and how long only the critic learns.
DECAY, AVERAGE, CRITIC_FIRST = 0.95, 0.01, 40


def steps_of(weight: torch.Tensor) -> torch.Tensor:
    """The size of a rounding step, for each output: 127 of them reach the greatest weight."""
    return weight.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127


class Small(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        sizes = (FEATURES, *WIDTHS)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))
        self.norms = nn.ModuleList(nn.LayerNorm(b) for b in WIDTHS)
        self.head = nn.Linear(WIDTHS[-1], 2 * ACTIONS)
        self.register_buffer("rounding", torch.zeros(()))

    def linear(self, layer: nn.Linear, x: torch.Tensor) -> torch.Tensor:
        step = steps_of(layer.weight.detach())
        rounded = (layer.weight.detach() / step).round() * step
        return functional.linear(x, layer.weight + self.rounding * (rounded - layer.weight.detach()), layer.bias)

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = features.float()
        for layer, norm in zip(self.layers, self.norms):
            x = functional.relu(norm(self.linear(layer, x)))
        return self.linear(self.head, x).split(ACTIONS, -1)

    def best(self, features: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self(features)[0].masked_fill(~mask, -1e9).argmax(-1)


class ByPoints:
    """Plays the action with the most points, to measure that half of the net."""

    def __init__(self, net: Small) -> None:
        self.net = net

    def best(self, features: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.net(features)[1].masked_fill(~mask, -1e9).argmax(-1)


class Player:
    """Every seat is the Master with random moves in between; notes what it would have chosen."""

    def __init__(self, master: Net, critic: Critic, env: Env, rollout: Rollout) -> None:
        self.master, self.critic, self.env, self.rollout = master, critic, env, rollout
        self.slips = torch.tensor(SLIPS, device="cuda")[torch.arange(env.games, device="cuda") // 5 % len(SLIPS)]
        self.chances = torch.zeros(rollout.steps, env.games, ACTIONS, dtype=torch.bfloat16, device="cuda")
        rollout.learns.fill_(True)
        self.play = Captured(self.play_steps)

    @torch.no_grad()
    def play_steps(self) -> None:
        for t in range(self.rollout.steps):
            self.rollout.note_view(t, self.env)
            self.rollout.value[t].copy_(self.critic(self.env.features, self.env.truth))
            self.env.step(self.choose(t))
            self.rollout.note_result(t, self.env)

    def choose(self, t: int) -> torch.Tensor:
        logits = self.master(self.env.features, self.env.mask)[0].log_softmax(-1)
        noise = -torch.empty_like(logits).exponential_().log()
        slip = torch.rand(self.env.games, device="cuda") < self.slips
        flat = torch.zeros_like(logits).masked_fill(~self.env.mask, -1e9)
        action = (torch.where(slip[:, None], flat, logits) + noise).argmax(-1)
        self.rollout.action[t].copy_(action)
        self.chances[t].copy_(logits.exp())
        return action


class Learner:
    def __init__(self, net: Small, critic: Critic, player: Player) -> None:
        self.net, self.critic, self.player, self.rollout = net, critic, player, player.rollout
        groups = [{"params": list(part.parameters()), "lr": torch.zeros((), device="cuda")} for part in (net, critic)]
        self.optimiser = torch.optim.Adam(groups, eps=1e-5, fused=True, capturable=True)
        self.batch = torch.zeros(CONFIG.minibatch, dtype=torch.int64, device="cuda")
        self.sums = torch.zeros(4, device="cuda")
        self.weigh = Captured(lambda: self.rollout.weigh(DECAY))
        self.step = Captured(self.step_batch)

    def learn(self, rates: tuple[float, float]) -> dict[str, float]:
        for group, rate in zip(self.optimiser.param_groups, rates):
            group["lr"].fill_(rate)
        self.weigh()
        self.sums.zero_()
        index = self.rollout.counts.flatten().nonzero().squeeze(-1)
        index = index[torch.randperm(len(index), device="cuda")]
        batches = len(index) // CONFIG.minibatch
        for batch in index.split(CONFIG.minibatch)[:batches]:
            self.batch.copy_(batch)
            self.step()
        return dict(zip(("divergence", "points_loss", "critic_loss", "agrees"), (self.sums / batches).tolist()))

    def step_batch(self) -> None:
        def of(kept: torch.Tensor) -> torch.Tensor:
            return kept.flatten(0, 1)[self.batch]

        features, mask, chances = of(self.rollout.features), of(self.rollout.mask), of(self.player.chances).float()
        advantage = of(self.rollout.advantage)
        logits, points = self.net(features)
        logs = logits.masked_fill(~mask, -1e9).log_softmax(-1)
        divergence = (chances * (chances.clamp(min=1e-9).log() - logs.clamp(min=-60))).sum(-1).mean()
        taken = points.gather(-1, of(self.rollout.action)[:, None]).squeeze(-1)
        points_loss = functional.mse_loss(taken, POINTS * advantage)
        target = advantage + of(self.rollout.value)
        critic_loss = functional.mse_loss(self.critic(features, of(self.rollout.truth)), target)
        self.optimiser.zero_grad(set_to_none=True)
        (divergence + 0.02 * points_loss + critic_loss).backward()
        for part in (self.net, self.critic):
            nn.utils.clip_grad_norm_(part.parameters(), CONFIG.max_norm)
        self.optimiser.step()
        agrees = (logs.argmax(-1) == chances.argmax(-1)).float().mean()
        self.sums += torch.stack([divergence, points_loss, critic_loss, agrees]).detach()


def distil(master: Net, minutes: float, library, journal) -> Small:
    tables = torch.arange(CONFIG.games)
    env = Env(library, tables % 5 + 2, seeds=6_000_000 + tables, sees=("truth",))
    critic, net = Critic().cuda(), Small().cuda()
    average = copy.deepcopy(net)
    player = Player(master, critic, env, Rollout(CONFIG.steps, env))
    learner = Learner(net, critic, player)
    began, iteration, told = time.time(), 0, 0.0
    while (progress := (time.time() - began) / (minutes * 60)) < 1:
        net.rounding.fill_(float(progress > ROUND_AFTER))
        player.play()
        rate = schedule(progress, RATE) if iteration >= CRITIC_FIRST else 0.0
        figures = learner.learn((rate, schedule(progress, CONFIG.critic_rate)))
        with torch.no_grad():
            for mean, present in zip(average.parameters(), net.parameters()):
                mean.lerp_(present, AVERAGE)
        iteration += 1
        if time.time() - began - told > 20:
            told = time.time() - began
            line = json.dumps({k: round(v, 5) for k, v in (figures | {"seconds": told, "iteration": iteration}).items()})
            print(line, flush=True)
            journal.write(line + "\n")
    average.rounding.fill_(1.0)
    return average


def export(net: Small, out: pathlib.Path) -> None:
    """Each layer: its rounding steps, biases, norm (half precision), then the weights as whole steps (one byte each)."""
    head = {"layout": layout_of("net"), "widths": WIDTHS, "outputs": 2 * ACTIONS}
    text = json.dumps(head, separators=(",", ":")).encode()
    parts = [b"QSML", struct.pack("<I", len(text)), text]
    for layer, norm in zip([*net.layers, net.head], [*net.norms, None]):
        weight = layer.weight.detach().cpu()
        step = steps_of(weight).half().float()
        extra = [norm.weight, norm.bias] if norm else []
        for numbers in (step.squeeze(1), layer.bias, *extra):
            parts.append(numbers.detach().cpu().half().numpy().tobytes())
        parts.append((weight / step).round().clamp(-127, 127).to(torch.int8).numpy().tobytes())
    out.write_bytes(b"".join(parts))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("master", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    torch.manual_seed(6)
    torch.set_float32_matmul_precision("high")
    library, master = build(), load_net(arguments.master)
    with (arguments.out / "small.jsonl").open("w") as journal:
        small = distil(master, arguments.minutes, library, journal)
        torch.save({"net": small.state_dict()}, arguments.out / "small.pt")
        export(small, arguments.out / "small.qnet")
        for players in range(2, 7):
            line = json.dumps({
                "players": players,
                "among_masters": round(share_won(library, small, master, players, 24_000), 4),
                "by_points": round(share_won(library, ByPoints(small), master, players, 24_000), 4),
                "fair": round(1 / players, 4),
            })
            print(line, flush=True)
            journal.write(line + "\n")


if __name__ == "__main__":
    main()
